### Was `weli simulate` ausgibt.

simulate-progress = Es wird gespielt
simulate-head = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} zu { $players } Spielern, Startwert { $seed }. In Klammern: 95-%-Intervalle.
simulate-deals = Spiele in einer Partie
simulate-doubled = Verdoppelte Spiele
simulate-white = Zusammengegangen wegen eines weißen Blatts, je geschriebenem Spiel
simulate-passed = Alle weiter, je geschriebenem Spiel
simulate-home = Daheim geblieben, von denen, die wählen konnten
simulate-shared = Partien mit mehreren Siegern
simulate-given-up = Nach 1000 Spielen abgebrochene Partien
simulate-contract = Ansage
simulate-declared = Anteil der Spiele
simulate-made = Aufgegangen
simulate-muli = Muli
simulate-exchanged = Getauschte Karten, von allen, die tauschen oder behalten konnten:
simulate-seats = Gewonnene Partien nach Platz:
simulate-seat = Platz { $number }
simulate-players = Spieler
simulate-won = Partien gewonnen
simulate-score = Punkte am Ende
simulate-positive = { $option } muss mindestens eins sein, nicht { $number }.
simulate-bots = { $number ->
    [one] Ein Computerspieler ist
   *[other] { $number } Computerspieler sind
} genannt, aber { $players } spielen mit.
