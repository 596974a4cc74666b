### The browser: what a player decides, and the score sheet.

## Every decision

decide-your-turn = Your turn
# Read aloud: $what is the question, or the duty.
decide-your-turn-for = Your turn. { $what }
decide-waiting = { $name } is to move.
decide-go-on = Go on
decide-back = Back
decide-close = Close
decide-stop = Stop
decide-take-back = Take back
decide-change = Change
decide-less = Less
decide-more = More
decide-propose = Weakest cards
decide-chosen = { $chosen } of { $size } chosen
decide-house-rule = House rule: { $name }
decide-sure = { $action }, really?
# $what is the name of the action in code.
decide-sure-hint = { $what ->
    [ThrowIn] Everyone sees your cards, and they are dealt again.
    [Misdeal] Everyone sees your cards, and they are dealt again.
   *[other] You promise all five tricks without exchanging a card.
}

## What the rules ask of the player to a trick

decide-duty-free = Play any card
decide-duty-joker = The joker is called: play it
decide-duty-lead = { $bound ->
    [yes] Lead; not every card may be led
   *[no] Lead any card
}
# $what is what must be played, $beat whether it must beat the winning card.
decide-duty = { $what ->
    [follow] { $beat ->
        [yes] Follow { $suit } and beat the { $card }
       *[no] Follow { $suit }
    }
    [trump] { $beat ->
        [yes] Play a trump that beats the { $card }
       *[no] Play a trump: { $suit }
    }
   *[free] Beat the { $card }
}
# $also is what may be played beside the suit.
decide-duty-follow = { $suits ->
    [one] Follow { $suit }
   *[other] Follow { $suit } or { $other_suit }
}{ $also ->
    [both] , or play the mighty or the joker
    [mighty] , or play the mighty
    [joker] , or play the joker
   *[none] {""}
}
decide-forced = It plays itself: { $the_card }
decide-again = Tap again to play { $the_card }
decide-ahead = Chosen for your turn
decide-not-now = Not the { $card } now.

## Standing answers

decide-standing-muli = Say “No Muli” from now on
decide-standing-white-hand = Keep every hand from now on
decide-standing-misdeal = Play every hand from now on

## Mulatschak

decide-cut = Cut the pack
decide-cut-hint = { $where ->
    [last] Lift a packet; you alone see its bottom card.
   *[first] Lift a packet; you alone see the card below it.
}
decide-cut-lift = { $number ->
    [one] Lift one card
   *[other] Lift { $number } cards
}
decide-cut-share = { $share ->
    [quarter] A quarter
    [half] Half
   *[most] Three quarters
}
decide-knock = Knock: ×2
decide-card-seen = The card you saw
decide-card-seen-hint = { $where ->
    [last] It is the { $card }, at the bottom of the pack. Nobody else has seen it.
   *[first] It is the { $card }, on top of the pack. Nobody else has seen it.
}
decide-muli-hint = All five tricks without exchanging: { $won } if you make them, { $lost } if not.
decide-home-hint = Going along: { $trick } for each trick, { $none } without one.
decide-stay-home = Stay home: { $points }
decide-on-sight-hint = The { $card } lies face up. Keep it, or take another instead.
decide-bid-tricks = How many tricks?
decide-bid-open = Nobody has bid yet.
decide-bid-standing = { $holds ->
    [yes] { $name } says { $contract }. You deal, so you may also play that.
   *[no] { $name } says { $contract }.
}
decide-bid-worth = { $made } or better if you make { $tricks ->
    [one] it
   *[other] { $tricks }
}, { $failed } if not
decide-hold = { $tricks ->
    [one] Hold: play for one
   *[other] Hold: play for { $tricks }
}
decide-muli = Muli: all five
decide-choose-suit = Choose a suit
decide-blind-trump = I don't know yet
decide-exchange = { $number ->
    [0] Exchange
    [one] Lay off one card
   *[other] Lay off { $number } cards
}
decide-exchange-hint = { $most ->
    [0] You may not exchange cards by choice.
   *[other] Tap cards to choose, { $most } at most.
} { $talon ->
    [one] One left in the talon.
   *[other] { $talon } left in the talon.
}
decide-exchange-how = How to exchange
decide-form-exchange = { $number ->
    [0] Exchange, face down
    [one] Exchange one
   *[other] Exchange { $number }, face down
}
decide-form-five-on-sow = Five on the Sow
    .about = Keep the trump Sow, lay off four, take five
decide-form-six-on-seven = Six on the Seven
    .about = Show the seven of Bells, lay off four, take six
decide-form-packerl = Packerl
    .about = Lay off all five, take six or more; served last
decide-keep-all = Keep all
decide-lay-off = { $number ->
    [one] Lay off one card
   *[other] Lay off { $number } cards
}
decide-lay-off-hint = You hold too many. Tap those to go, any you like.
decide-lack = { $more ->
    [yes] { $number ->
        [one] One more
       *[other] { $number } more
    }
   *[no] { $number ->
        [one] One too many
       *[other] { $number } too many
    }
}

## Mighty

decide-no-trump = No trump
decide-joker = Joker
decide-points = Your bid
# The mark of the suit is drawn in $contract.
decide-points-standing = Beat { $contract } by { $name }. You may go up to { $most }.
decide-points-open = Nobody has bid yet. You may go up to { $most }.
decide-bury = { $number ->
    [one] Bury one card
   *[other] Bury { $number } cards
}
decide-bury-hint = { $buried ->
    [attackers] Buried points count for you.
    [defenders] Buried points count for the others.
   *[last_trick] Buried points go to the last trick.
}
decide-bury-lack = { $number ->
    [one] Bury one more
   *[other] Bury { $number } more
}
decide-bury-send = Bury and play { $contract }
decide-contract-change = Change contract
decide-contract-done = Contract is set
decide-friend = Your friend holds
decide-friend-missing = Call a friend
decide-friend-card = Other card
decide-friend-other = Which card?
decide-friend-two = Two cards
decide-friend-pair = Which two cards?
decide-friend-trick = { $place ->
    [first] First trick
    [last] Last trick
   *[other] Trick { $number }
}
decide-friend-tricks = A trick
decide-friend-seats = A player
# $step is the question that has to be answered anew.
decide-sheet-dropped = { $step ->
    [contract] The contract you chose is not allowed. Choose again.
    [friend] The friend you chose cannot be called. Choose again.
   *[request] The suit you chose cannot be asked for. Choose again.
}

## A hint

decide-hint = Hint
decide-hint-thinking = The Master is thinking …

## The keys

decide-keys = Keys
decide-key-hand = along the hand
decide-key-home-end = Home End
decide-key-ends = to an end of the hand
decide-key-take = play or choose the card, press the button
decide-key-digits = choices in their order; tricks in a bid
decide-key-go = the large button
decide-key-pass = pass, keep, back
decide-key-step = more and less
decide-key-propose = choose the weakest cards
decide-key-muli = Muli
decide-key-hold = hold
decide-key-knock = knock
decide-key-no-trump = no trump
decide-key-other = other card for the friend
decide-key-alone = play alone
decide-key-hint = ask for a hint, or put it away
decide-key-close = close, take back, stop
decide-key-help = these keys

## The score sheet and the end of a deal

scores-title = Score
scores-start = start
scores-of-deal = { $name }, deal { $number }: { $points }
scores-of-deal-now = { $name }, deal { $number }: { $points }, score { $score }
scores-race = The race to zero
scores-none = No deal has been scored yet.
# $kind is the kind of the entry, short under a score.
scores-cause = { $kind ->
    [bid] bid { $points }
    [failed] bid { $points }
    [home] home { $points }
    [none] none { $points }
    [muli] Muli { $points }
    [out] out
    [declarer] led { $points }
    [friend] friend { $points }
   *[other] { $points }
}
scores-penalty = Penalty points: fewer is better
scores-now-deal = This deal
# What somebody does in the deal that is played, in a word.
scores-so-far = { $what ->
    [bid] bid { $tricks }
    [muli] Muli
    [home] home { $points }
   *[plays] plays
}
result-points = Points
result-cards = Cards
result-next = Next deal
result-looking = { $number ->
    [one] { $names } is still looking
   *[other] { $names } are still looking
}
result-waiting = Waiting for the others
result-show = Show
result-show-again = Show the result
result-close = To the table
match-over = The match is over
match-again = Again, same rules
match-other-rules = Other rules
match-record = Save the record
match-leave = To the first page
