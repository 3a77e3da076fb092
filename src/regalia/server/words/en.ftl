# What the server says when it cannot do what was asked
bad-message = That was no message that this table understands.
slow-down = That was a little too quick. Please wait a moment.
too-large = That is too large.
not-your-seat = That is not your seat.
only-watching = This link is for watching. Ask for the other link if you want to play.
no-table = There is no such table. It may have been forgotten after a long time without play.
no-page = There is nothing here.
not-over = The game is not over yet.
wrong-origin = This was not asked for by our own page.
too-many-tables = You have opened many tables within an hour. Please wait before you open another.
too-many-hints = You have asked for many hints within a minute. Please wait a moment before you ask for another.
failed = Something went wrong on our side. Nothing was changed; please try again.
