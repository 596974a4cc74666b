### Why an action is refused in Mighty. Each is one sentence that ends with a full stop.

## Misdeals and bidding

reason-no-misdeal = This hand is too good for a misdeal.
reason-no-no-trump = No-trump is not played here.
reason-bid-too-high = Nobody may bid more than { $most }.
reason-opener-must-bid = Who speaks first must bid.
reason-opener-forced = Everyone has passed, so who spoke first must bid now.

## Burying, the contract and the friend

reason-not-buried = This card may not be buried: { $card }.
reason-no-change = This change of trump is not allowed.
reason-change-costs-more = For this change of trump the contract must be at least { $least }.
reason-no-raise = The contract may not be raised any further.
reason-not-alone = The declarer must call a friend here.
reason-no-card-call = The friend is not called by a card here.
reason-joker-not-called = The joker may not be called.
reason-mighty-not-called = The mighty may not be called.
reason-too-many-copies = There are more than two of this card, so it may not be called: { $card }.
reason-fake-not-called = You hold or have buried this card yourself: { $card }.

## Playing

reason-follow-suit = You must follow suit.
reason-only-mighty = The mighty is your only card of the suit led, so you must play it.
reason-called-joker = The joker is called, so you must play it.
reason-forced-early = The mighty and the joker may not be kept for the last trick.
reason-trump-needs-void = Trump may not be led until somebody could not follow suit.
reason-request = The declarer has asked for a suit, so you must lead it.
reason-banned-mighty = The mighty may not be played to this trick while anything else may.
reason-banned-trump = Trumps may not be played to this trick while anything else may.
reason-banned-joker = The joker may not be played to this trick while anything else may.
reason-banned-ripper = The ripper may not be played to this trick while anything else may.
