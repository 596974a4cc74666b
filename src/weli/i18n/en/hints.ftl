### A hint: what the Master would do, why, and what every answer is worth.

# Stands between whole number and tenths: 31.2.
decimal-mark = .

hint-would = The Master would: { $label }.
hint-percent = { $number } %
hint-worth-match = wins the match { $figure }
hint-worth-points = { $figure } points
# $number is in how many imagined deals every answer was played out.
hint-heading-match = Chance to win the match ({ $number } imagined deals):
hint-heading-points = Points to be expected from the deal ({ $number } imagined deals):
hint-more = … and { $number } more

## Why. $other is the next best answer, $by how much less it is worth.

because-only = There is no other choice.
because-habit = No cards are known yet; one does it as usual.
because-better = { $unit ->
    [match] It wins { $by } matches in a hundred more than the next best: { $other }.
   *[points] It brings { $by } points more than the next best: { $other }.
}
because-alike = { $other } is about as good: the imagined deals do not tell them apart.
because-alike-usual = It is the usual answer, and { $other } is about as good.
