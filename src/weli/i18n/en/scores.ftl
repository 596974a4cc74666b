### The score sheet, whatever the game.

score-of = { $name }: { $entry }; score { $score }
winners = { $who ->
    [you] You have won!
   *[other] { $number ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
}
