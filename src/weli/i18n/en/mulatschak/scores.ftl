### The score sheet: every point explained. Minus is good.

score-trick = { $count ->
    [one] 1 trick × { $points }
   *[other] { $count } tricks × { $points }
}
score-no-trick = no trick { $points }
score-failed-bid = bid not made { $points }
score-home = stayed home { $points }
score-muli-won = Muli made { $points }
score-muli-lost = Muli failed { $points }
score-sat-out = sat out

# $factor is empty, or one of the two messages below.
score-line = { $entry }{ $factor } = { $total }
score-factor = , ×{ $factor }
score-factor-because = , ×{ $factor } ({ $causes })

doubling-hearts = Hearts
doubling-white = { $factor ->
    [2] white hand
   *[other] white hands ×{ $factor }
}
doubling-knock = { $factor ->
    [2] knock
   *[other] knocks ×{ $factor }
}
doubling-all-pass = { $factor ->
    [2] all passed
   *[other] all passed ×{ $factor }
}
doubling-cap = at most ×{ $factor }

