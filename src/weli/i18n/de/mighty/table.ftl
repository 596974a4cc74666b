### Der Tisch von Mighty im Terminal.

start-mighty = { $name }. { $about }
opening-mighty = Mighty, Regeln { $profile }.

## Der Tisch.

table-nobody-bid = Noch niemand hat angesagt.
table-highest = Höchste Ansage: { $name } mit { $contract }.
table-declarer = Ansager: { $name } mit { $contract }{ $doubled ->
    [yes] , Einsatz verdoppelt
   *[no] {""}
}.
table-specials = Mighty: { $mighty }. { $rippers ->
    [0] Es gibt keinen Ripper.
   *[other] Ripper: { $ripper }.
}
# $call is the label of what the declarer called: "Pik-Ass rufen".
table-call = Gerufen wurde so: { $call }.
table-friends = { $number ->
    [one] Bekannter Freund: { $names }.
   *[other] Bekannte Freunde: { $names }.
}
table-secret = Du hast { $the_card }, und danach wurde gerufen: Du spielst mit dem Ansager.
table-request = Der Ansager bittet den Freund um { $suit }.
table-buried = Du hast gedrückt: { $cards }.
table-place = { $name }: Stand { $score }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
} gestochen{ $dealer ->
    [yes] , Geber
   *[no] {""}
}{ $state }.
seat-declarer = Ansager, { $contract }
seat-declarer-short = Ansager
seat-friend = Freund
duty-called-joker = gib den Joker

## Alle Karten nach einem Spiel.

cards-declarer = { $name }: bekommen { $dealt }; gedrückt { $buried }; gespielt mit { $played }.
cards-kitty = Stock: { $cards }.
cards-stock = Stock
cards-buried = gedrückt
pill-bury = { $number ->
    [one] Eine Karte drücken
   *[other] { $number } Karten drücken
}

## What has no number. $example is in the words of the rule book, $letters lists the suits.

more-bidding = Oder sag irgendetwas anderes an, bis { $most }: „{ $example }“, oder kurz eine Zahl und ein Buchstabe ({ $letters }, { $no_trump } ohne Trumpf).
more-contract = Oder spiel etwas anderes bis { $most }: „{ $example }“, oder kurz eine Zahl und ein Buchstabe ({ $letters }, { $no_trump } ohne Trumpf).
more-friend = Oder ruf anders (noch { $number } Möglichkeiten): „{ $example }“, oder nenn nur eine Karte: „PK“, „Pik-König“.

## Marks on the cards of the card table.

mark-mighty = M
mark-joker = J
mark-ripper = R
mark-trump = T
signs-mighty = Vor den Namen: ▶ zeigt, wer dran ist, (G) den Geber, dann kommen der Stand, ▮ die Karten auf der Hand und ● die gestochenen Punkte. Auf den Karten: { $mighty } die Mighty, { $joker } ein Joker, { $ripper } der Ripper, { $trump } Trumpf. Farben: ♠ Pik, ♥ Herz, ♣ Kreuz, ♦ Karo, jede mit ihrem Buchstaben und ihrer Farbe. Oben stehen Ansage, besondere Karten und Freund, rechts der letzte Stich, mit ! bei der Karte, die ihn gemacht hat.
