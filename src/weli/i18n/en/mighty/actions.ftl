### What a player can do in Mighty: labels of buttons and of the moves of a record.

# $suit is empty for no-trump. A contract is what was bid, too.
contract = { $trump ->
    [none] { $level } no-trump
   *[suit] { $level } { $suit }
}

action-misdeal = Call a misdeal
action-no-misdeal = Play this hand
action-bid = Bid { $contract }
action-pass = Pass
action-bury = Bury { $cards }
action-declare = Play { $contract }
action-call-card = Call { $the_card }
action-call-cards = Call { $the_card } and { $the_other }
# $place is the first, the last or another trick.
action-call-trick = { $place ->
    [first] Call the winner of the first trick
    [last] Call the winner of the last trick
   *[other] Call the winner of trick { $number }
}
action-call-seat = Call { $player }
action-alone = Play alone
action-request = Ask for { $suit }
action-no-request = Ask for no suit
action-name-suit = Name { $suit }
action-name-colour = { $colour ->
    [black] Name black
   *[red] Name red
}
action-call-joker = Call the joker
action-no-call = Do not call the joker
