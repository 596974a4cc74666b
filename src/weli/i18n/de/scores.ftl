### Der Spielzettel, in jedem Spiel.

score-of = { $name }: { $entry }; Stand { $score }
winners = { $who ->
    [you] Du hast gewonnen!
   *[other] { $number ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
}
