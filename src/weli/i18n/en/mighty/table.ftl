### The table of Mighty in the terminal.

start-mighty = { $name }. { $about }
opening-mighty = Mighty, rules { $profile }.

## The table.

table-nobody-bid = Nobody has bid yet.
table-highest = Highest bid: { $name } with { $contract }.
table-declarer = Declarer: { $name } with { $contract }{ $doubled ->
    [yes] , stake doubled
   *[no] {""}
}.
table-specials = Mighty: { $mighty }. { $rippers ->
    [0] There is no ripper.
   *[other] Ripper: { $ripper }.
}
# $call is the label of what the declarer called: "Call the ace of spades".
table-call = The declarer's call: { $call }.
table-friends = { $number ->
    [one] Known friend: { $names }.
   *[other] Known friends: { $names }.
}
table-secret = You hold { $the_card }, which was called: you play with the declarer.
table-request = The declarer asks the friend for { $suit }.
table-buried = You have buried { $cards }.
table-place = { $name }: score { $score }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} taken{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $state }.
seat-declarer = declarer, { $contract }
seat-declarer-short = declarer
seat-friend = friend
duty-called-joker = play the joker

## Everybody's cards after a deal.

cards-declarer = { $name }: dealt { $dealt }; buried { $buried }; played with { $played }.
cards-kitty = Kitty: { $cards }.
cards-stock = Kitty
cards-buried = buried
pill-bury = { $number ->
    [one] Bury one card
   *[other] Bury { $number } cards
}

## What has no number. $example is in the words of the rule book, $letters lists the suits.

more-bidding = Or bid anything else up to { $most }: “{ $example }”, or in short a number and a letter ({ $letters }, { $no_trump } no-trump).
more-contract = Or play any other contract up to { $most }: “{ $example }”, or in short a number and a letter ({ $letters }, { $no_trump } no-trump).
more-friend = Or call in another way ({ $number } more): “{ $example }”, or just name a card: “SK”, “king of spades”.

## Marks on the cards of the card table.

mark-mighty = M
mark-joker = J
mark-ripper = R
mark-trump = T
signs-mighty = Before the names: ▶ stands for whose turn it is, (D) the dealer, then the score, ▮ the cards in hand, ● the points taken. On cards: { $mighty } the mighty, { $joker } a joker, { $ripper } the ripper, { $trump } trump. Suits: ♠ spades, ♥ hearts, ♣ clubs, ♦ diamonds, each with its letter and its colour. Above stand the contract, the special cards and the friend, on the right the last trick, with ! at the card that took it.
