### What `weli simulate` prints.

simulate-progress = Playing
simulate-head = { $matches ->
    [one] One match
   *[other] { $matches } matches
} of { $players } players, seed { $seed }. In brackets: 95 % intervals.
simulate-deals = Deals in a match
simulate-doubled = Deals that were doubled
simulate-white = Deals thrown in for a white hand, for each scored deal
simulate-passed = Deals in which all passed, for each scored deal
simulate-home = Stayed home, of those who could choose
simulate-shared = Matches with several winners
simulate-given-up = Matches given up after 1000 deals
simulate-contract = Bid
simulate-declared = Share of deals
simulate-made = Made
simulate-muli = Muli
simulate-exchanged = Cards exchanged, of all who exchanged or kept their hand:
simulate-seats = Matches won, by seat:
simulate-seat = Seat { $number }
simulate-players = Player
simulate-won = Matches won
simulate-alone = Won alone
simulate-parts = With shared wins divided
simulate-score = Average score
simulate-positive = { $option } must be at least one, not { $number }.
simulate-bots = { $number ->
    [one] One computer player is named
   *[other] { $number } computer players are named
}, but { $players } play.

## Mighty.

simulate-stake-doubled = Deals whose stake was doubled
simulate-misdeal = Cards thrown in for a misdeal, for each scored deal
simulate-without = Deals in which nobody was the friend that was called
simulate-suit = With trump
simulate-no-trump = No-trump
simulate-friends = Friends called:
simulate-friend-mighty = the mighty
simulate-friend-joker = the joker
simulate-friend-card = another card
simulate-friend-cards = two cards
simulate-friend-trick = a trick
simulate-friend-seat = a player
simulate-friend-alone = nobody
