### Der Spielzettel: jeder Punkt erklärt. Minus ist gut.

score-trick = { $count ->
    [one] 1 Stich × { $points }
   *[other] { $count } Stiche × { $points }
}
score-no-trick = kein Stich { $points }
score-failed-bid = Ansage nicht aufgegangen { $points }
score-home = daheim geblieben { $points }
score-muli-won = Muli aufgegangen { $points }
score-muli-lost = Muli nicht aufgegangen { $points }
score-sat-out = ausgesetzt

# $factor ist leer, oder eine der beiden nächsten Meldungen.
score-line = { $entry }{ $factor } = { $total }
score-factor = , ×{ $factor }
score-factor-because = , ×{ $factor } ({ $causes })

doubling-hearts = Herz
doubling-white = { $factor ->
    [2] weißes Blatt
   *[other] weiße Blätter ×{ $factor }
}
doubling-knock = { $factor ->
    [2] geklopft
   *[other] geklopft ×{ $factor }
}
doubling-all-pass = { $factor ->
    [2] alle weiter
   *[other] alle weiter ×{ $factor }
}
doubling-cap = höchstens ×{ $factor }

