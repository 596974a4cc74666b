### Was man bei Mighty tun kann: Beschriftungen der Knöpfe und der Züge einer Aufzeichnung.

# $suit ist leer, wenn es keinen Trumpf gibt.
contract = { $trump ->
    [none] { $level } ohne Trumpf
   *[suit] { $level } { $suit }
}

action-misdeal = Neu geben lassen
action-no-misdeal = Das Blatt spielen
action-bid = { $contract } ansagen
action-pass = Passen
action-bury = Drücken: { $cards }
action-declare = { $contract } spielen
action-call-card = { $card } rufen
action-call-cards = { $cards } rufen
# $place ist der erste, der letzte oder ein anderer Stich.
action-call-trick = { $place ->
    [first] Den Gewinner des ersten Stichs rufen
    [last] Den Gewinner des letzten Stichs rufen
   *[other] Den Gewinner von Stich { $number } rufen
}
action-call-seat = { $player } rufen
action-alone = Allein spielen
action-request = Um { $suit } bitten
action-no-request = Um keine Farbe bitten
action-name-suit = { $suit } verlangen
action-name-colour = { $colour ->
    [black] Schwarz verlangen
   *[red] Rot verlangen
}
action-call-joker = Den Joker fordern
action-no-call = Den Joker nicht fordern
