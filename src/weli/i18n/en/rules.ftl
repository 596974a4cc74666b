### The rules sheet, profiles, and what `weli rules` prints.

game-mulatschak = Mulatschak

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

sheet-title = { $game }: { $profile }
sheet-players = { $least ->
    [2] { $most ->
        [2] For two players.
       *[other] For 2 to { $most } players.
    }
   *[other] For { $most } players.
}
sheet-changed = { $number ->
    [one] With one rule of this table's own.
   *[other] With { $number } rules of this table's own.
}
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
sheet-not-played = Not played here: { $names }.
sheet-code = Code of these rules: { $code }

## What is different

# $known is what the other rules are called.
difference-known = before
difference-line = { $ours } ({ $known }: { $theirs })
difference-gone = Gone is: { $theirs }

## The commands

difference-known-title = you know
difference-here-title = here
difference-none = There is no difference.
difference-count = { $number ->
    [one] One rule is different.
   *[other] { $number } rules are different.
}
difference-heading = { $number ->
    [one] { $here } differs from { $known } in one rule.
   *[other] { $here } differs from { $known } in { $number } rules.
}
difference-silent = This cannot come up.
rules-playable = { $rules }: good for { $numbers } players.
