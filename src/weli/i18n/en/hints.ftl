### A hint: what the Master would do, why, and what every answer is worth.

# Stands between whole number and tenths: 31.2.
decimal-mark = .

hint-thinking = The Master is thinking …
hint-thinking-long = The Master is thinking … The first time after an installation this takes a minute, since the program is still being compiled.
hint-not-now = There is a hint when it is your turn.
hint-would = The Master would: { $label }.
hint-percent = { $number } %
hint-worth-match = wins the match { $figure }
hint-worth-points = { $figure } points
# $number is in how many imagined deals every answer was played out.
hint-heading-match = Chance to win the match ({ $number } imagined deals):
hint-heading-points = Points to be expected from the deal ({ $number } imagined deals):
# The same on a panel with little room.
hint-column-match = Chance to win the match
hint-column-points = Points from this deal
hint-more = … and { $number } more

## Why. $other is the next best answer, $by how much less it is worth.

because-only = There is no other choice.
because-habit = Nothing can be imagined yet; this is the usual answer.
because-same = It makes no difference: the imagined deals end alike whatever is done.
because-better = { $unit ->
    [match] It wins { $by } matches in a hundred more than the next best: { $other }.
   *[points] It brings { $by } points more than the next best: { $other }.
}
because-over-passing = { $unit ->
    [match] It wins { $by } matches in a hundred more than passing.
   *[points] It brings { $by } points more than passing.
}
because-alike = About as good: { $other }.
because-alike-usual = It is the usual answer; about as good: { $other }.

## The cards of a trick.

because-only-taker = It is the only card that takes the trick.
because-only-head = It is the only card that beats those on the table.
because-cheap-taker = It takes the trick with the lowest card that does.
because-cheap-head = It is the lowest card that beats those on the table.
because-safe-taker = It takes the trick for certain; a lower card could still be beaten.
because-lets-go = It lets this trick go and keeps { $the_card }.
because-keeps = It keeps { $the_card } for a later trick.
because-keeps-last = It keeps { $the_card } for the last trick.
because-lowest = No card that may be played beats those on the table, so the lowest one goes.
because-unbeatable = Nobody can beat it.
because-top-of-suit = Nobody can play a higher card of { $suit }.
