# Exercises, by theme: its name, what is wanted, and a hint

kill = Podiranje enote
kill-goal = Premakni se in napadi tako, da nasprotnikova enota pade.
kill-hint = Karta, ki jo igraš, leži pod tvojo enoto in šteje med štiri.
key = Ključne lege
key-goal = Premakni se in napadi cilj v ključni legi.
key-hint = Barva tvoje karte za pobudo pove smer.
style = Najboljši napad
style-goal = Izberi napad z največjim učinkom: najprej štejejo padle enote, nato izgubljeno življenje.
style-hint = Preštej adute za vsak način, nato odštej oklep.
blast = Čarobni val
blast-goal = Premakni se in napadi s čim večjim učinkom: najprej štejejo padle enote, nato odvzeto ali vrnjeno življenje.
blast-hint = Val zadene vsakega nasprotnika, čigar karta je iste barve kot karta cilja.
heal = Zdravljenje
heal-goal = Premakni se in ukrepaj s čim večjim učinkom: najprej štejejo padle enote, nato odvzeto ali vrnjeno življenje.
heal-hint = Zdravljenje doseže vse tvoje enote na kartah v barvi cilja; štejejo asi in jokerji.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] Tako ni ranjen noben nasprotnik.
   *[other] Nobena enota ne pade: nasprotniku ostane življenja: { $left }.
}
key-missed = Tako ni bil napaden noben cilj v ključni legi.
less-done = Tako – padlih: { $felled }, življenja: { $life }. Največ – padlih: { $most-felled }, življenja: { $most-life }.
