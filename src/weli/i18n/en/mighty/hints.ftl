### Why the Master would do something at Mighty; each is a fact about the position.

because-from-declarer = It takes the trick away from the declarer.
because-top-trump = Nobody can beat it, and it draws trumps from the others.
because-draws-trumps = It draws trumps: whoever has one must follow.
because-keeps-trumps = It keeps the trumps for later tricks.
because-makes-void = It leaves you without { $suit }, so that you can trump that suit later.
because-finds-friend = It asks for { $suit }, the suit of the called card, to find the friend.
because-takes-points = It takes the { $number } points that lie on the table.
because-partner-has-it = Your side has the best card on the table already, so { $the_card } is kept.
because-points-to-partner = It gives a point to your side, which has the best card on the table.
because-saves-points = It keeps a point from the other side, which has the best card on the table.
because-passes = No bid that was tried is worth more than passing.
# $specials: mighty, joker, both or none of them in the hand.
because-bid-hand = You hold { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
} of { $suit }{ $specials ->
    [mighty] , and the mighty
    [joker] , and a joker
    [both] , the mighty and a joker
   *[none] {""}
}.
because-bid-no-trump = You hold { $number ->
    [0] no ace
    [one] one ace
   *[other] { $number } aces
}{ $specials ->
    [mighty] , and the mighty
    [joker] , and a joker
    [both] , the mighty and a joker
   *[none] {""}
}.
because-longest-trump = You then hold { $number ->
    [one] one trump
   *[other] { $number } trumps
}, more than with any other suit.
because-buries-points = It buries { $number ->
    [one] a point
   *[other] { $number } points
} for your side.
because-buries-no-points = Buried points would not surely be yours, so none is buried.
because-buries-suit = It leaves you without { $suit }.
because-keeps-strong = No trump and no special card is buried.
because-calls-strongest = It is the strongest card that you lack.
because-calls-highest = It is the highest card of { $suit } that you lack.
because-alone = You hold the mighty and a joker yourself.
because-calls-joker = The joker is still out, and called it has no power.
because-names-trump = It draws trumps: whoever has one must follow.
