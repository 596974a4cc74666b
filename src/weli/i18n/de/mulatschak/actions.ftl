### Was ein Spieler tun kann: Beschriftungen der Knöpfe und der Züge einer Aufzeichnung.

action-draw = Ziehen ums erste Geben: { $cards }
action-lift = { $number ->
    [one] Eine Karte abheben
   *[other] { $number } Karten abheben
}
action-knock = Klopfen
action-take-weli = Den Weli nehmen
action-leave-card = Die Karte liegen lassen
action-throw-in = Das weiße Blatt herzeigen
action-keep-hand = Das Blatt behalten
action-muli = Muli
action-no-muli = Kein Muli
action-bid = { $tricks } ansagen
action-pass = Weiter
action-hold = Mit mir (halten)
action-name-trump = { $suit } als Trumpf
action-blind-trump = „Weiß noch nicht“ (blinder Trumpf)
action-play-along = Mitgehen
action-stay-home = Daheim bleiben
action-exchange = { $number ->
    [0] Nichts tauschen
    [one] Eine Karte tauschen: { $cards }
   *[other] { $number } Karten tauschen: { $cards }
}
action-five-on-sow = Fünf auf die Sau
action-packerl = Packerl
action-six-on-seven = Sechs auf den Siebener
action-keep-card = Die Karte behalten
action-refuse-card = Die Karte ablehnen
action-lay-off = Weglegen: { $cards }

contract = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
contract-muli = Muli
