### Why an action is refused in Mulatschak. Each is one sentence that ends with a full stop.

## Cutting and white hands

reason-no-knock = Knocking is not played here.
reason-not-the-weli = You did not meet the Weli.
reason-must-take-weli = Who meets the Weli at the cut must take it.
reason-hand-not-white = The hand is not white: it has an Unter, Ober, King, Sow or the Weli.

## Bidding

reason-no-hold = The dealer may not hold here.
reason-nothing-to-hold = There is no bid of another player to hold.
reason-score-too-low-to-bid = { $limit ->
    [one] With a score of one or less nobody may bid.
   *[other] With a score of { $limit } or less nobody may bid.
}
reason-muli-too-late = Once everyone has spoken nobody may go Muli.
reason-dealer-must-bid = When everybody else passes, the dealer must bid.
reason-too-many-passes = { $number ->
    [0] Nobody has bid, so the dealer must.
    [one] Everyone passed in the last deal, so the dealer must bid now.
   *[other] Everyone has passed { $number } times running, so the dealer must bid now.
}
reason-five-is-muli = Five tricks are the Muli here; there is no plain five.

## Trump

reason-one-forces-hearts = Who wins the bidding with one trick must make Hearts trump.
reason-no-blind-trump = Blind trump is not played here.
reason-muli-no-exchange = In a Muli nobody exchanges.

## Going or staying home

reason-score-too-low-for-home = { $limit ->
    [one] With a score of one or less nobody may stay home.
   *[other] With a score of { $limit } or less nobody may stay home.
}
reason-home-twice = You stayed home in the last deal, and nobody may do so twice running.
reason-last-must-play = Everyone else stays home, so you must play.

## Exchanging

reason-score-too-low-to-exchange = { $limit ->
    [one] With a score of one or less nobody may exchange.
   *[other] With a score of { $limit } or less nobody may exchange.
}
reason-too-many-cards = { $most ->
    [0] No cards may be exchanged.
    [one] At most one card may be exchanged.
   *[other] At most { $most } cards may be exchanged.
}
reason-more-than-declarer = { $most ->
    [0] The declarer exchanged nothing, so nobody may.
    [one] The declarer exchanged one card, so nobody may exchange more.
   *[other] The declarer exchanged { $most } cards, so nobody may exchange more.
}
reason-talon-too-small = { $left ->
    [0] The talon is empty, and this needs { $needed }.
    [one] The talon has only one card left, and this needs { $needed }.
   *[other] The talon has only { $left } cards left, and this needs { $needed }.
}
reason-not-four = Exactly four cards may not be exchanged.
reason-five-is-packerl = Changing all five cards is the Packerl here.
reason-plain-only = { $left ->
    [0] The talon has run out, so there is nothing to exchange.
    [one] The talon has only one card left, so only a plain exchange is possible.
   *[other] The talon has only { $left } cards left, so only a plain exchange is possible.
}
reason-no-packerl = The Packerl is not played here.
reason-no-five-on-sow = Five on the Sow is not played here.
reason-no-trump-sow = You do not hold the trump Sow.
reason-no-six-on-seven = Six on the Seven is not played here.
reason-no-bells-seven = Six on the Seven needs Bells as trump and the seven of Bells in your hand.

## Playing

reason-farbzwang = You must follow suit.
reason-trumpfzwang = You cannot follow suit, so you must play a trump.
reason-trumpfzwang-wins = You cannot follow suit but can win with a trump, so you must.
reason-stichzwang = You can beat the cards on the table, so you must.
