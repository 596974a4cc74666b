### What a player is asked in Mighty: a heading, and two sentences for whoever asks for help.

question-first-dealer = The first dealer
    .help = The first dealer is found by chance. Who deals after that is a house rule.
question-misdeal = A misdeal?
    .help = A hand that is too poor may be shown, and the cards are dealt again. Everyone is asked, so the question tells nobody anything.
question-bidding = Bidding
    .help = Say how many points your side will take and what is trump, more than the bid before you, or pass. Who bids highest gets the kitty and calls a friend, but loses points if the contract fails.
question-last-chance = The last word
    .help = Everyone has passed, so you may still have the lowest bid with any trump. If nobody takes it, the cards are dealt again.
question-bury = Burying
    .help = You have taken the kitty, so lay as many cards face down; you may choose any that the house rules let you bury. Get rid of a suit, and remember that buried points count as the house rules say.
question-contract = The contract
    .help = Keep the contract that you bid, or raise it or change trump as far as the house rules allow. From now on trump decides which cards are the mighty and the ripper.
question-friend = Calling a friend
    .help = Name a card you miss, such as the mighty or the joker, and whoever holds it plays with you, unknown to all until it is played. You may also call as the house rules offer, or play alone.
question-request = A suit from the friend
    .help = At the highest no-trump you may ask your friend for a suit. When the friend comes to lead and has that suit, it must be led.
question-play = Playing a card
    .help = Follow suit if you can; otherwise play what you like. The mighty beats everything, then the joker, then trumps, and the first and the last trick have house rules of their own.
question-name-suit = What must be followed?
    .help = You have led a card that may ask for any suit. Name the suit or colour that the others have to follow.
question-ripper-call = Calling the joker?
    .help = You have led the ripper, so you may call the joker: whoever holds it must play it, and it loses its power. If you do not call, the ripper is a card like any other.
