### The rules sheet and the profiles of Mulatschak.

## Profiles

profile-salzburg = Salzburg
    .about = As it is played in the Flachgau, near Salzburg.
profile-geiser = Geiser
    .about = As Geiser describes it (2004).
profile-murln = Murln
    .about = As Murln is played in Vienna and Styria.
profile-krisch = Café Krisch
    .about = As a café's rules page has it.
profile-app33 = Phone, 33 cards
    .about = As the programs for phones play it.

## Groups of options

group-pack = The pack
group-seating = The seats
group-cut = The cut
group-white = White hands
group-bidding = The bidding
group-trump = Trump
group-home = Staying home
group-exchange = The exchange
group-play = Playing
group-scoring = Points
group-limits = Close to zero
group-match = The match

## The sheet

sheet-cards = The cards
sheet-ranks = High to low: Sow, Weli, King, Ober, Unter, and the ten down to the { $lowest }; the Weli is always a trump.
sheet-dealing = Cutting and dealing
sheet-dealer-moves = Then the deal passes to the left.
sheet-deal = Each gets five cards, three and then two; the rest is the talon.
sheet-bidding = The bidding
sheet-bidding-lead = From the dealer's left, each bids the tricks they will take at least, or passes; the highest bidder is the declarer.
sheet-trump = Trump
sheet-trump-lead = The declarer names trump.
sheet-home = Staying home
sheet-two-play = With two players nobody can stay home.
sheet-exchange = Exchanging
sheet-exchange-lead = This is done once, while the talon lasts. In a Muli nobody { $home ->
    [yes] exchanges or stays home.
   *[no] exchanges.
}
sheet-play = Playing
sheet-play-lead = The declarer leads, then the winner of each trick. Everyone must follow suit.
sheet-points = The points
sheet-points-lead = The score counts down, so minus is good.
sheet-muli-won = A Muli that is made: the declarer { $made_declarer }, each of the others { $made_others }.
sheet-muli-lost = A Muli that fails: the declarer { $failed_declarer }, { $rewarded ->
    [breaker] the one who took the first trick off the declarer { $failed_others }, the others nothing.
   *[all_others] each of the others { $failed_others }.
}
# $deeds are some of the four below, with "or".
sheet-limit = { $limit ->
    [one] With one point or less nobody may { $deeds }.
   *[other] With { $limit } points or less nobody may { $deeds }.
}
sheet-limit-bid = bid
sheet-limit-hold = hold
sheet-limit-home = stay home
sheet-limit-exchange = exchange
sheet-end = The end
sheet-end-lead = Who is first at zero wins the match.
