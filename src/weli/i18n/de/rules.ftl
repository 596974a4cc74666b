### Das Regelblatt, Unterschiede von Regeln, und was `weli rules` ausgibt, in jedem Spiel.

game-mulatschak = Mulatschak
    .about = Ein schnelles Stichspiel aus Österreich für zwei bis fünf: ansagen, tauschen, stechen und auf null kommen.
game-mighty = Mighty
    .about = Ein Stichspiel aus Korea für drei bis acht: Einer bietet auf die Punkte und ruft einen geheimen Freund.

## Das Regelblatt

sheet-title = { $game }: { $profile }
# $numbers ist "2 bis 5" oder "4, 6 oder 8"; $only ist die eine Zahl, wenn es nur eine gibt, sonst 0.
sheet-players = { $only ->
    [2] Für zwei Spieler.
   *[other] Für { $numbers } Spieler.
}
numbers-range = { $least } bis { $most }
sheet-changed = { $number ->
    [one] Mit einer eigenen Regel dieser Runde.
   *[other] Mit { $number } eigenen Regeln dieser Runde.
}
sheet-not-played = Hier nicht gespielt: { $names }.
sheet-code = Code dieser Regeln: { $code }

## Was anders ist

# $known ist, wie die anderen Regeln heißen.
difference-known = sonst
difference-line = { $ours } ({ $known }: { $theirs })
difference-gone = Das fällt weg: { $theirs }

## Die Befehle

difference-known-title = bekannt
difference-here-title = hier
difference-none = Es gibt keinen Unterschied.
difference-count = { $number ->
    [one] Eine Regel ist anders.
   *[other] { $number } Regeln sind anders.
}
difference-heading = { $number ->
    [one] { $here } ist in einer Regel anders als { $known }.
   *[other] { $here } ist in { $number } Regeln anders als { $known }.
}
difference-silent = Das kann nicht vorkommen.
difference-games = { $known } sind Regeln für { $known_game }, { $here } sind Regeln für { $here_game }.
rules-playable = { $rules }: gut für { $numbers } Spieler.
