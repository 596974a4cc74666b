### Ein Tipp: was der Meister täte, warum, und was jede Antwort wert ist.

# Stands between whole number and tenths: 31,2.
decimal-mark = ,

hint-thinking = Der Meister überlegt …
hint-thinking-long = Der Meister überlegt … Beim ersten Mal nach dem Einrichten dauert das eine Minute, weil das Programm noch übersetzt wird.
hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
hint-would = Der Meister würde: { $label }.
hint-percent = { $number } %
hint-worth-match = gewinnt die Partie zu { $figure }
hint-worth-points = { $figure } Punkte
# $number is in how many imagined deals every answer was played out.
hint-heading-match = Aussicht, die Partie zu gewinnen ({ $number } vorgestellte Spiele):
hint-heading-points = Punkte, die dieses Spiel erwarten lässt ({ $number } vorgestellte Spiele):
# The same on a panel with little room.
hint-column-match = Aussicht auf die Partie
hint-column-points = Punkte in diesem Spiel
hint-more = … und { $number } weitere

## Warum. $other is the next best answer, $by how much less it is worth.

because-only = Es gibt keine andere Wahl.
because-habit = Noch lässt sich nichts vorstellen; so macht man es gewöhnlich.
because-same = Es macht keinen Unterschied: Die vorgestellten Spiele enden so und so gleich.
because-better = { $unit ->
    [match] Das gewinnt { $by } von hundert Partien mehr als das Nächstbeste: { $other }.
   *[points] Das bringt { $by } Punkte mehr als das Nächstbeste: { $other }.
}
because-over-passing = { $unit ->
    [match] Das gewinnt { $by } von hundert Partien mehr, als nichts anzusagen.
   *[points] Das bringt { $by } Punkte mehr, als nichts anzusagen.
}
because-alike = Etwa gleich gut: { $other }.
because-alike-usual = So macht man es gewöhnlich; etwa gleich gut: { $other }.

## Die Karten eines Stichs.

because-only-taker = Nur diese Karte macht den Stich.
because-only-head = Nur diese Karte sticht, was auf dem Tisch liegt.
because-cheap-taker = Sie macht den Stich und ist die niedrigste, die das kann.
because-cheap-head = Sie ist die niedrigste, die sticht, was auf dem Tisch liegt.
because-safe-taker = Sie macht den Stich sicher; eine niedrigere könnte noch gestochen werden.
because-lets-go = Sie lässt diesen Stich aus und hält { $the_card } zurück.
because-keeps = Sie hält { $the_card } für einen späteren Stich zurück.
because-keeps-last = Sie hält { $the_card } für den letzten Stich zurück.
because-lowest = Keine Karte, die man spielen darf, sticht, was auf dem Tisch liegt; also geht die niedrigste weg.
because-unbeatable = Niemand kann sie stechen.
because-top-of-suit = Niemand kann eine höhere Karte in { $suit } spielen.
