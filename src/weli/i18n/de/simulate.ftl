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
simulate-alone = Allein gewonnen
simulate-parts = Geteilte Siege anteilig
simulate-score = Punkte am Ende
simulate-positive = { $option } muss mindestens eins sein, nicht { $number }.
simulate-bots = { $number ->
    [one] Ein Computerspieler ist
   *[other] { $number } Computerspieler sind
} genannt, aber { $players } spielen mit.

## Mighty.

simulate-stake-doubled = Spiele mit verdoppeltem Einsatz
simulate-misdeal = Neu gegeben nach schlechtem Blatt, je gewertetes Spiel
simulate-without = Spiele, in denen niemand der gerufene Freund war
simulate-suit = Mit Trumpf
simulate-no-trump = Ohne Trumpf
simulate-friends = Gerufene Freunde:
simulate-friend-mighty = die Mighty
simulate-friend-joker = der Joker
simulate-friend-card = eine andere Karte
simulate-friend-cards = zwei Karten
simulate-friend-trick = ein Stich
simulate-friend-seat = ein Spieler
simulate-friend-alone = niemand
