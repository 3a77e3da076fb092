# What the server says when it cannot do what was asked
bad-message = This table does not understand that message.
slow-down = Not so fast! Please wait a moment.
too-large = That is too large.
not-your-seat = That is not your seat.
only-watching = This link is for spectators. Ask for the player link if you want to play.
no-table = There is no such table. It may have been cleared away after a long break.
not-over = The game is not over yet.
review-not-yours = Only players of this game can stop its review.
rush-full = This rush is full. Start one of your own.
rush-running = A rush that may ask for this is under way here. You can see what is right once it is over.
wrong-origin = This request did not come from our own page.
too-many-tables = You’ve opened a lot of tables in the last hour. Please wait a while before opening another.
too-many-hints = You have asked for many hints within a minute. Please wait a moment before you ask for another.
too-much-said = You have said a lot within a minute. Please wait a moment before you say more.
value-large = That is more than { $most } bytes.
values-many = No more than { $most } values can be kept.
phrase-unknown = Nobody has this code.
signed-out = This device was signed out. With your code you are back.
no-device = This device is signed out already.
code-gone = This link has been used already, or has expired. Get a new one on the other device.
too-many-phrases = That was a lot of tries. Please wait a while before the next one.
side-gone = This invitation no longer works. Please ask for a new one.
no-push = This server sends no notifications.
endpoint-form = Notifications cannot be sent there.
notice-turn = It’s your turn.
notice-reminder = { $hours ->
    [one] It’s your turn, and one hour is left.
   *[other] It’s your turn, and { $hours } hours are left.
}
failed = Something went wrong on our side. Nothing was changed; please try again.
not-kept = Nothing can be kept here at the moment; perhaps the server’s disk is full. Nothing you have seen is lost; please try again in a while.
analysis-running = You are playing this position with others right now. It can be analysed after the end.
analysis-playing = You are playing this game with others right now. You can see what each action is worth when it is over. Nobody can be kept from asking in another window or another program; where it matters, play in one room.
analysis-off = This server gives no values for a game while people play it with each other. You can see what each action is worth once they have finished.

# Tables that cannot be read any more
table-unreadable = This table cannot be opened: its stored data cannot be read.

# For whoever runs it
setting-number = { $name } is { $given }; it must be a number from { $lowest } to { $highest }.
cannot-listen = Cannot listen on { $host }, port { $port } ({ $why }). For another port: --port 8001
proxy-form = --trusted-proxies: { $given } is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8.
database-form = The database must be named like { $example }.
bus-form = The bus must be named like { $example }.
bus-alone = A bus (--bus) is for servers that share a PostgreSQL database: name that, too (--database postgresql://…).
push-form = --push needs a contact address, such as { $example }.
bus-key = Servers and the machines that think for them recognise each other by a key of at least { $least } characters, the same for all: --bus-key, or better the variable REGALIA_BUS_KEY.
servers-need = Several servers need a PostgreSQL database that they share and a Redis between them: --database postgresql://… --bus redis://…
database-foreign = { $file } is not a database of Regalia. Nothing was changed; choose another --folder.
database-cut = { $file } is cut short: part of the database is missing. Nothing was changed; put a backup in its place.
database-empty = { $file } is empty, though tables may have been kept there. Put a backup in its place, or remove the file to begin anew.
database-newer = { $file } was written by a newer version of Regalia. Nothing was changed; please update.
database-broken = { $file } cannot be used ({ $why }). Nothing was changed; put a backup in its place.
database-closed = { $file }: { $why }
database-locked = Another program is using { $file } and does not let go of it. Nothing was changed; close that program, then start again.
folder-taken = Another server already keeps its tables in { $folder }. Choose another --folder, or end that server.
