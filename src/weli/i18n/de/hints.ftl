### Ein Tipp: was der Meister täte, warum, und was jede Antwort wert ist.

# Stands between whole number and tenths: 31,2.
decimal-mark = ,

hint-would = Der Meister würde: { $label }.
hint-percent = { $number } %
hint-worth-match = gewinnt die Partie zu { $figure }
hint-worth-points = { $figure } Punkte
# $number is in how many imagined deals every answer was played out.
hint-heading-match = Aussicht, die Partie zu gewinnen ({ $number } vorgestellte Spiele):
hint-heading-points = Punkte, die dieses Spiel erwarten lässt ({ $number } vorgestellte Spiele):
hint-more = … und { $number } weitere

## Warum. $other is the next best answer, $by how much less it is worth.

because-only = Es gibt keine andere Wahl.
because-habit = Noch sind keine Karten bekannt; man macht es wie gewohnt.
because-better = { $unit ->
    [match] Das gewinnt { $by } von hundert Partien mehr als das Nächstbeste: { $other }.
   *[points] Das bringt { $by } Punkte mehr als das Nächstbeste: { $other }.
}
because-alike = { $other } ist etwa gleich gut: In den vorgestellten Spielen zeigt sich kein Unterschied.
because-alike-usual = So spielt man gewöhnlich; { $other } ist etwa gleich gut.
