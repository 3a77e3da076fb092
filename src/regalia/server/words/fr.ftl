# Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande
bad-message = La table ne comprend pas ce message.
slow-down = C’était un peu trop rapide. Attends un instant, s’il te plaît.
too-large = C’est trop grand.
not-your-seat = Ce n’est pas ta place.
only-watching = Ce lien permet de regarder. Demande l’autre lien si tu veux jouer.
no-table = Cette table n’existe pas. Elle a peut-être été supprimée après une longue inactivité.
not-over = La partie n’est pas encore finie.
review-not-yours = Seuls les joueurs de cette partie peuvent arrêter son analyse.
rush-full = Beaucoup ont déjà participé, il n’y a plus de place. Crée ta propre course.
rush-running = Une course où cela peut apparaître est en cours ici. Tu verras ce qui est juste quand elle sera finie.
wrong-origin = Cela ne vient pas de notre page.
too-many-tables = Tu as ouvert beaucoup de tables en une heure. Attends avant d’en ouvrir une autre.
too-many-hints = Tu as demandé beaucoup d’indices en une minute. Attends un instant avant d’en demander un autre.
too-much-said = Tu as dit beaucoup de choses en une minute. Attends un instant avant de continuer.
value-large = Cela fait plus de { $most } octets.
values-many = On ne peut pas conserver plus de { $most } valeurs.
phrase-unknown = Ce code n’appartient à personne.
signed-out = Cet appareil a été déconnecté. Avec ton code, tu retrouves tout.
no-device = Cet appareil est déjà déconnecté.
code-gone = Ce lien a déjà servi ou est trop ancien. Demandes-en un nouveau sur l’autre appareil.
too-many-phrases = Cela fait beaucoup d’essais. Attends un peu avant le prochain.
side-gone = Cette invitation n’est plus valable. Demandes-en une nouvelle.
no-push = Ce serveur n’envoie pas d’alertes.
endpoint-form = Impossible d’y envoyer des alertes.
notice-turn = C’est à toi de jouer.
notice-reminder = { $hours ->
    [one] C’est à toi de jouer, il reste une heure.
   *[other] C’est à toi de jouer, il reste { $hours } heures.
}
failed = Un souci est survenu de notre côté. Rien n’a changé ; essaie encore, s’il te plaît.
not-kept = Rien ne peut être enregistré ici pour le moment ; le disque du serveur est peut-être plein. Rien de ce que tu as vu n’est perdu ; essaie encore dans un moment, s’il te plaît.
analysis-running = Tu es en train de jouer cette position avec d’autres. Elle pourra être analysée après la fin.
analysis-playing = Tu joues à ce jeu avec d’autres en ce moment. La valeur des coups te sera montrée quand votre partie sera finie. Personne ne peut être empêché de demander dans une autre fenêtre ou un autre programme. Quand c’est important, jouez dans la même pièce.
analysis-off = Ce serveur ne donne aucune valeur pour un jeu tant que des personnes y jouent entre elles. La valeur des coups sera montrée quand elles auront fini.

# Tables that cannot be read any more
table-unreadable = Cette table ne peut pas être ouverte : ce qui en a été enregistré est illisible.

# For whoever runs it
setting-number = { $name } vaut { $given } ; il faut un nombre de { $lowest } à { $highest }.
cannot-listen = Impossible d’écouter sur { $host }, port { $port } ({ $why }). Un autre port : --port 8001
proxy-form = --trusted-proxies : { $given } n’est ni une adresse ni un réseau, comme 127.0.0.1 ou 10.0.0.0/8.
database-form = La base de données doit être indiquée ainsi : { $example }.
bus-form = Le bus doit être indiqué ainsi : { $example }.
bus-alone = Un bus (--bus) sert aux serveurs qui partagent une base PostgreSQL : indique-la aussi (--database postgresql://…).
push-form = --push demande une adresse de contact, par exemple { $example }.
bus-key = Les serveurs et ceux qui calculent pour eux se reconnaissent à une clé d’au moins { $least } caractères, la même pour tous : --bus-key ou, mieux, la variable REGALIA_BUS_KEY.
servers-need = Plusieurs serveurs ont besoin d’une base PostgreSQL commune et d’un Redis entre eux : --database postgresql://… --bus redis://…
database-foreign = { $file } n’est pas une base de données de Regalia. Rien n’a été modifié ; choisis un autre dossier avec --folder.
database-cut = { $file } est tronqué : il manque une partie de la base de données. Rien n’a été modifié ; remets une sauvegarde à sa place.
database-empty = { $file } est vide, alors que des tables y étaient peut-être conservées. Remets une sauvegarde à sa place, ou supprime le fichier pour repartir de zéro.
database-newer = { $file } vient d’une version plus récente de Regalia. Rien n’a été modifié ; une mise à jour est nécessaire.
database-broken = { $file } est inutilisable ({ $why }). Rien n’a été modifié ; remets une sauvegarde à sa place.
database-closed = { $file } : { $why }
database-locked = Un autre programme utilise { $file } et ne le libère pas. Rien n’a été modifié ; ferme ce programme, puis recommence.
folder-taken = Un autre serveur garde déjà ses tables dans { $folder }. Choisis un autre dossier avec --folder, ou arrête ce serveur.
