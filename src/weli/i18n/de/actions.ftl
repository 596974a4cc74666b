### Was ein Spieler tun kann: Beschriftungen der Knöpfe und der Züge einer Aufzeichnung.

# Ein Spieler, dessen Namen man nicht kennt.
seat-number = Platz { $number }

action-first-dealer = { $player } gibt als Erster
action-shuffle = Mischen
action-play = { $card } spielen
