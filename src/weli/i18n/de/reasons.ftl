### Warum etwas nicht geht, in jedem Spiel. Jeder Grund ist ein Satz mit einem Punkt am Ende.

# Der Satz kommt ohne seinen Punkt; $path ist der Name der Regel in Dateien und Befehlen.
reason-house-rule = { $sentence } (Hausregel { $path }: { $name }).

reason-not-now = Das ist keine Antwort auf die Frage, um die es jetzt geht.
reason-not-your-turn = Du bist nicht dran.
reason-deal-over = Das Spiel ist aus.
reason-deal-not-over = Das Spiel ist noch nicht aus.
reason-match-over = Die Partie ist aus.
reason-table-broken = Der Tisch steht still, weil ein Zug nicht gespeichert werden konnte. Nichts Gesagtes ist verloren: Nimm die Partie wieder auf.
reason-card-not-yours = Diese Karte hast du nicht: { $card }.
reason-card-not-in-pack = Diese Karte ist nicht im Spiel: { $card }.
reason-cards-not-sorted = Jede Karte wird einmal genannt, in der Reihenfolge des Stoßes.
reason-wrong-number = { $number ->
    [one] Eine Karte ist nicht die verlangte Zahl.
   *[other] { $number } Karten sind nicht die verlangte Zahl.
}
reason-bid-too-low = Die Ansage muss höher sein als { $standing }.
reason-bid-below-minimum = Die kleinste Ansage ist { $least }.
