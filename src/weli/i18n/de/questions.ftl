### Was ein Spieler gefragt wird: eine Überschrift, und zwei Sätze für den, der Hilfe will.

question-shuffle = Mischen
    .help = Der Geber mischt. Niemand kennt die Reihenfolge der Karten.
