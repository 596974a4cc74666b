### Why the Master would do something at Mulatschak; each is a fact about the position.

because-from-declarer = It takes the trick away from the declarer.
because-top-trump = Nobody can beat it, and it draws trumps from the others.
because-draws-trumps = It draws trumps: whoever has one must follow.
because-keeps-trumps = It keeps the trumps for later tricks.
because-makes-void = It leaves you without { $suit }, so that you can trump that suit later.
because-makes-bid = This trick makes the bid, and the card takes it for certain.
because-breaks-bid = The declarer needs every trick that is left, and this card takes one.
because-first-trick = It takes a trick for certain; without any you would pay { $fine ->
    [one] one point
   *[other] { $fine } points
}.
because-bid-sure = With { $suit } as trump you hold the very highest cards: { $number ->
    [one] one trick is certain
   *[other] { $number } tricks are certain
}.
because-bid-trumps = With { $suit } as trump you hold { $number } trumps{ $weli ->
    [yes] , the Weli among them
   *[no] {""}
}.
because-others-close = Somebody else needs only { $number ->
    [one] one point
   *[other] { $number } points
} more, so it is time to dare something.
because-ahead = You lead the match, so nothing need be risked.
because-passes = No bid is worth more than passing.
because-no-muli = A Muli would not be worth more.
because-longest-trump = You then hold { $number ->
    [one] one trump
   *[other] { $number } trumps
}, more than with any other suit.
because-highest-trump = You hold as many trumps as with another suit, and higher ones.
because-doubled-trump = With { $suit } as trump all points count { $factor } times.
because-not-doubled = Another suit would make all points count { $factor } times, yours for a failure too.
because-stays-home = { $trumps ->
    [0] You hold no trump
    [one] You hold one trump
   *[other] You hold { $trumps } trumps
}: staying home costs { $cost ->
    [one] one point
   *[other] { $cost } points
}, playing without a trick { $fine }.
because-along-sure = Your highest trumps take { $number ->
    [one] one trick
   *[other] { $number } tricks
} for certain.
because-along-trumps = You hold { $number ->
    [one] one trump
   *[other] { $number } trumps
}, and may hope for a trick.
because-along-saves = Staying home would cost { $cost ->
    [one] one point
   *[other] { $cost } points
}.
because-keeps-all = All your cards are trumps or Sows.
because-keeps-dear = It keeps every { $kept ->
    [trumps] trump
    [sows] Sow
   *[both] trump and every Sow
}, and draws { $number ->
    [one] a new card
   *[other] { $number } new cards
}.
because-all-new = There is no trump and no Sow to keep.
because-lays-off-plain = No trump and no Sow is laid off.
because-takes-weli = The Weli is the second highest trump, whatever is trump.
because-throws-in = A white hand need not be played: the cards are dealt anew.
