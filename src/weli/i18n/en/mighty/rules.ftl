### The rules sheet and the profiles of Mighty.

## Profiles

profile-seed = Tout-Puissant
    .about = The penalty game for three to eight, after a page that was translated twice.
profile-pagat = Pagat
    .about = As the card-game pages of Pagat have it.
profile-korean = Korean
    .about = As it is played in Korea, after the Korean wikis.
profile-roth = Roth
    .about = As a North American group plays it, up to eight with two decks.
profile-snucse = SNU
    .about = As computer scientists of a university in Seoul play it.
profile-sinchon = Sinchon
    .about = As students play it in Sinchon, Seoul.
profile-gyeonggi2 = Gyeonggi, two jokers
    .about = As it is played in Gyeonggi, with a black and a red joker.
profile-daejeon6 = Daejeon, six players
    .about = As six play it in Daejeon with one deck.
profile-league = League
    .about = As a league plays it, for hundreds of points.
profile-bga = Online table
    .about = As a web site for board games has it.
profile-ucla = California
    .about = As a group in Los Angeles plays it.

## Groups of options

group-table = The table
group-pack = The pack
group-special = Special cards
group-misdeal = Misdeals
group-bidding = The bidding
group-exchange = The exchange
group-change = Changing trump
group-friend = The friend
group-first = The first trick
group-last = The last trick
group-play = Playing
group-score = Points
group-match = The match

## The sheet

sheet-cards = The cards
# The pack for one number of players; $kind says which cards are taken out.
sheet-pack = { $players } players: { $hand } cards each, { $kitty } in the kitty; { $kind ->
    [sevens] the sevens and up.
    [threes] no twos, no fours, no red threes.
    [red_twos] no twos of hearts or clubs.
    [few_twos] two twos only, spade and diamond.
    [two_decks] both decks in full.
   *[full] the full deck.
}
sheet-ranks = High to low: ace, king, queen, jack, ten, each a point; then the nine and so on.
sheet-specials = The special cards
sheet-joker = The joker is the second highest card and has no suit.
sheet-lowest-ripper = Where the pack lacks that card, it is the lowest of its suit.
sheet-two-jokers = The joker of trump's colour beats all trumps, the other one stands just below them; in no-trump they are equal. Each ripper calls the joker of its own.
sheet-dealing = Dealing and misdeals
sheet-misdeal-values = It counts: { $values }; a sum of { $most } or less is a misdeal.
sheet-misdeal-value-ace = ace of spades { $half }
sheet-misdeal-value-honours = other aces, kings, queens and jacks { $half }
sheet-misdeal-value-tens = tens { $half }
sheet-misdeal-value-joker = joker { $half }
sheet-bidding = The bidding
sheet-bidding-lead = In turn, each bids a number of points with a suit as trump or no-trump, higher than before, or passes; the highest bidder is the declarer.
sheet-exchange = The kitty and the contract
sheet-exchange-lead = The declarer takes the kitty and buries as many cards face down.
sheet-top-no-trump = The contract may always be raised to the highest no-trump.
sheet-friend = The friend
sheet-three-alone = With three players the declarer always plays alone.
sheet-friend-lead = Who holds a called card stays unknown until it is played.
sheet-play = Playing
sheet-play-lead = The declarer leads, then the winner of each trick. Everyone must follow suit, but may always play the mighty or the joker. Highest is the mighty, then the joker, trumps, and the suit led.
sheet-equal-cards = Of two equal cards the first played wins.
sheet-edges = The first and the last trick
# $policies are messages such as policy-joker.
sheet-first-trick = In the first trick: { $policies }.
sheet-last-trick = In the last trick: { $policies }.
sheet-points = The points
sheet-made-lead = A contract is made with at least as many points as were promised.
sheet-shares = Each defender pays that, each friend gets it, the declarer the rest; a failure is paid the other way round.
sheet-end = The end
sheet-end-lead = { $style ->
    [penalty] Then the lowest score wins.
   *[payment] Then the highest score wins.
}
