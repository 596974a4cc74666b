### What a player can do: labels of buttons and of the moves of a record.

action-draw = Draw for the first deal: { $cards }
action-lift = { $number ->
    [one] Lift one card
   *[other] Lift { $number } cards
}
action-knock = Knock
action-take-weli = Take the Weli
action-leave-card = Leave the card
action-throw-in = Show the white hand
action-keep-hand = Keep the hand
action-muli = Muli
action-no-muli = No Muli
action-bid = Bid { $tricks }
action-pass = Pass
action-hold = Hold
action-name-trump = { $suit } as trump
action-blind-trump = “I don't know yet” (blind trump)
action-play-along = Play along
action-stay-home = Stay home
action-exchange = { $number ->
    [0] Exchange nothing
    [one] Exchange one card: { $cards }
   *[other] Exchange { $number } cards: { $cards }
}
action-five-on-sow = Five on the Sow
action-packerl = Packerl
action-six-on-seven = Six on the Seven
action-keep-card = Keep the card
action-refuse-card = Refuse the card
action-lay-off = Lay off: { $cards }

contract = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
contract-muli = Muli
