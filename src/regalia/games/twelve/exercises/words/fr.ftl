# Exercises, by theme: its name, what is wanted, and a hint

win = Encercler le roi
win-goal = { $count ->
    [1] Gagne tout de suite.
   *[other] Tu peux forcer la victoire en { $count } actions à toi. Trouve la première.
}
win-hint = Compte les côtés ouverts du roi adverse : un bord de la fenêtre en ferme un aussi.
save = Les côtés des rois
save-goal = Ton roi va être encerclé. Sauve-le.
save-hint = Vois par quelle action l’adversaire gagne, et prends-lui la place ou la fenêtre.
only = La seule action
only-goal = Toutes les actions sauf une perdent. Trouve-la.
only-hint = Regarde deux actions adverses plus loin, même après ce qui semble aider.

# What is said of a wrong answer

not-over = La partie continue : le roi adverse a encore un côté ouvert.
no-more-forced = Après cette réponse, il te faut plus de { $count } actions en tout.
