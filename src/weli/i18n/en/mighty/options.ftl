### Every house rule of Mighty: its name, the sentence for each of its values, and their own names.
#
# In a sentence $value is yes or no, a word, a number, or none; $said is the value in words, $half
# half of a number; $varies says whether a number depends on the number of players, and $count is
# how many things are chosen.

## Words of several options

value-valid = as always
value-powerless = without power
value-powerless-lead = without power when led
value-no-lead = not led
value-forbidden = not played

## The table

option-table-players = players
    .sentence = { $count ->
        [0] These rules are for nobody.
       *[other] These rules are for { $said } players.
    }
option-table-first-dealer = first dealer
    .random = by lot
    .seat0 = the first seat
    .sentence = { $value ->
        [seat0] The player in the first seat deals first.
       *[random] The first dealer is found by lot.
    }

## The pack

option-pack-four = pack of four players
    .seed43 = 43 cards
    .roth51 = 51 cards
    .sentence = { $value ->
        [roth51] Four players take out the twos of hearts and clubs: 51 cards.
       *[seed43] Four players take out the twos, the fours and the red threes: 43 cards.
    }
option-pack-two-deck-jokers = jokers in two decks
    .sentence = Two decks have { $value } jokers.
option-pack-one-deck-jokers = jokers in one deck
    .sentence = { $value ->
        [1] One deck has one joker.
       *[other] One deck has { $value } jokers, a black and a red one.
    }
option-pack-many = six players and more
    .two_decks = two decks
    .small_hands = small hands
    .sit_out = some sit out
    .sentence = { $value ->
        [small_hands] Six and seven players play with one deck and small hands.
        [sit_out] Of six players the dealer sits out, of seven the player on the dealer's right as well.
       *[two_decks] From six players on, two decks are used.
    }

## Special cards

option-special-mighty = mighty
    .sentence = The mighty, the highest card of all, is the { $said }.
option-special-alt-mighty = mighty when its suit is trump
    .sentence = When its suit is trump, the mighty is the { $said }.
option-special-ripper = ripper
    .sentence = The ripper, which calls the joker, is the { $said }.
option-special-alt-ripper = ripper when its suit is trump
    .same = the same card
    .none = no card
    .sentence = { $value ->
        [same] When its suit is trump, the ripper stays the same.
        [none] When its suit is trump, there is no ripper.
       *[other] When its suit is trump, the ripper is the { $said }.
    }
option-special-red-ripper = ripper of the red joker
    .sentence = The ripper of the red joker is the { $said }.
option-special-alt-red-ripper = red joker's ripper when its suit is trump
    .same = the same card
    .none = no card
    .sentence = { $value ->
        [same] When its suit is trump, the red joker's ripper stays the same.
        [none] When its suit is trump, the red joker has no ripper.
       *[other] When its suit is trump, the red joker's ripper is the { $said }.
    }
option-special-joker-is-point = the joker is a point
    .sentence = { $value ->
        [yes] A joker counts a point, too.
       *[no] A joker counts no point.
    }
option-special-mighty-names-suit = the mighty names a suit
    .sentence = { $value ->
        [yes] Who leads the mighty names the suit to follow.
       *[no] When the mighty is led, its own suit must be followed.
    }
option-special-trump-needs-void = trump waits for a void
    .sentence = { $value ->
        [yes] Trump may not be led until somebody could not follow suit.
       *[no] Trump may be led at any time after the first trick.
    }

## Misdeals

option-misdeal-allowed = misdeals
    .sentence = { $value ->
        [yes] Who has a very poor hand may call a misdeal: the cards are dealt again.
       *[no] There are no misdeals: every hand is played.
    }
option-misdeal-spade-ace = ace of spades in a misdeal
    .sentence = { $value ->
        [0] For a misdeal, the ace of spades counts nothing.
       *[other] For a misdeal, the ace of spades counts { $half }.
    }
option-misdeal-honours = honours in a misdeal
    .sentence = { $value ->
        [0] For a misdeal, the other aces, kings, queens and jacks count nothing.
       *[other] For a misdeal, the other aces, kings, queens and jacks count { $half } each.
    }
option-misdeal-tens = tens in a misdeal
    .sentence = { $value ->
        [0] For a misdeal, tens count nothing.
       *[other] For a misdeal, tens count { $half } each.
    }
option-misdeal-joker = joker in a misdeal
    .sentence = { $value ->
        [0] For a misdeal, a joker counts nothing.
       *[other] For a misdeal, a joker counts { $half }.
    }
option-misdeal-at-most = highest sum of a misdeal
    .sentence = A hand that counts { $half } or less is a misdeal.
option-misdeal-also = other misdeals
    .no_points = a hand without a point
    .lone_ten = a ten as the only point
    .one_eyed_jack = the jack of spades or hearts as the only point
    .only_mighty = the mighty as the only point
    .le1 = a hand with at most one point
    .all_points = a hand of nothing but points
    .sentence = { $count ->
        [0] No other hand is a misdeal.
       *[other] Always a misdeal: { $said }.
    }
option-misdeal-when = when a misdeal is called
    .first_turn = at the first turn to bid
    .any_turn = at any turn to bid
    .before_bidding = before the bidding
    .sentence = { $value ->
        [any_turn] A misdeal is called at any turn to bid.
        [before_bidding] A misdeal is called before the bidding.
       *[first_turn] A misdeal is called at one's first turn to bid.
    }
option-misdeal-declarer-with-kitty = misdeal with the kitty
    .sentence = { $value ->
        [yes] The declarer may also call a misdeal with the kitty in hand.
       *[no] With the kitty in hand nobody may call a misdeal.
    }
option-misdeal-dealer = dealer after a misdeal
    .same = the same
    .caller = who called it
    .sentence = { $value ->
        [caller] After a misdeal, the player who called it deals.
       *[same] After a misdeal, the same dealer deals again.
    }
option-misdeal-penalty = penalty for a misdeal
    .none = nothing
    .fixed = five
    .doubling = two, four, eight and so on
    .sentence = { $value ->
        [fixed] Who calls a misdeal pays five into a pot; the next side that makes its contract takes it, the friend two fifths.
        [doubling] Who calls a misdeal pays two into a pot, the next one four, then eight and so on; the next side that makes its contract takes it, the friend two fifths.
       *[none] A misdeal costs nothing.
    }

## Bidding

option-bidding-opener = who bids first
    .left = the player on the dealer's left
    .dealer = the dealer
    .dealer_then_declarer = the dealer, later the last declarer
    .first_partner = the dealer, later the last friend
    .sentence = { $value ->
        [left] The player on the dealer's left bids first.
        [dealer_then_declarer] The declarer of the last deal bids first, in the first deal the dealer.
        [first_partner] The friend of the last deal bids first, or its declarer when there was none; in the first deal the dealer.
       *[dealer] The dealer bids first.
    }
option-bidding-opener-must-bid = the first must bid
    .sentence = { $value ->
        [yes] Who speaks first must bid.
       *[no] Who speaks first may pass.
    }
option-bidding-min = lowest bid
    .sentence = The lowest bid, in points: { $said }.
option-bidding-above-max = bids above the maximum
    .sentence = { $value ->
        [0] No bid may be higher than the points in the pack.
       *[other] Bids may go { $value } above the points in the pack; such a contract always fails.
    }
option-bidding-no-trump = rank of no-trump
    .over_equal = above a suit
    .plus_one = one more
    .equal_no = like a suit
    .forbidden = not played
    .sentence = { $value ->
        [plus_one] No-trump ranks like a suit bid of one more, and equal bids do not top each other.
        [equal_no] No-trump ranks like a suit, so every bid needs a higher number.
        [forbidden] There is no no-trump.
       *[over_equal] No-trump tops a suit of the same number; suits do not rank.
    }
option-bidding-no-trump-below-min = no-trump one lower
    .sentence = { $value ->
        [yes] No-trump may open one below the lowest bid.
       *[no] No-trump may not open below the lowest bid.
    }
option-bidding-pass-final = a pass is final
    .sentence = { $value ->
        [yes] Who has passed is out of the bidding.
       *[no] Who has passed may bid again at a later turn.
    }
option-bidding-once = only one bid
    .sentence = { $value ->
        [yes] Each player may bid only once.
       *[no] Each player may bid again and again.
    }
option-bidding-all-pass = when all pass
    .redeal = deal again
    .redeal_next = the next deals
    .min_minus_1 = one more round, one lower
    .dealer_last_chance = a last word for the dealer
    .opener_forced = the first must bid
    .sentence = { $value ->
        [redeal_next] When all pass, the next player deals.
        [min_minus_1] When all pass, there is one more round in which one point less is enough; then the same dealer deals again.
        [dealer_last_chance] When all pass, the dealer may have the lowest bid with any trump; if not, the same dealer deals again.
        [opener_forced] When all pass, who spoke first must take the lowest bid with any trump.
       *[redeal] When all pass, the same dealer deals again.
    }
option-bidding-all-pass-fine = fine when all pass
    .sentence = { $value ->
        [0] When all pass, nobody pays.
       *[other] When all pass, each pays { $value } into the pot.
    }

## The exchange

option-exchange-buried-points = buried points
    .attackers = the declarer's side
    .defenders = the defenders
    .last_trick = who takes the last trick
    .sentence = { $value ->
        [defenders] Buried points belong to the defenders.
        [last_trick] Buried points belong to the side that takes the last trick.
       *[attackers] Buried points belong to the declarer's side.
    }
option-exchange-forbid = cards that may not be buried
    .mighty = the mighty
    .joker = the joker
    .sentence = { $count ->
        [0] Any card may be buried.
       *[other] Nobody may bury { $said }.
    }
option-exchange-raise-after = raising without a change
    .sentence = { $value ->
        [yes] After the exchange the contract may also be raised with the same trump.
       *[no] After the exchange the contract may not be raised with the same trump.
    }

## Changing trump

option-change-mode = change of trump
    .raise = for a higher contract
    .double_stake = for a double stake
    .free = for nothing
    .forbidden = not allowed
    .sentence = { $value ->
        [double_stake] Trump may be changed after the exchange, but then the deal counts double.
        [free] Trump may be changed after the exchange at no cost.
        [forbidden] Trump may not be changed after the exchange.
       *[raise] Trump may be changed after the exchange for a higher contract.
    }
option-change-suit-cost = price of another suit
    .sentence = { $value ->
        [0] Another suit costs nothing more.
        [one] Another suit costs one point more.
       *[other] Another suit costs { $value } points more.
    }
option-change-no-trump-cost = price of no-trump
    .sentence = { $value ->
        [0] No-trump costs nothing more.
        [one] No-trump costs one point more.
       *[other] No-trump costs { $value } points more.
    }
option-change-clamp-to-max = price cut to the maximum
    .sentence = { $value ->
        [yes] A price above the maximum is cut down to it.
       *[no] A change with a price above the maximum is not possible.
    }
option-change-max-no-trump-free = no-trump free at the maximum
    .sentence = { $value ->
        [yes] At the maximum, no-trump costs nothing.
       *[no] At the maximum, trump may not be changed to no-trump.
    }

## The friend

option-friend-kinds = ways to call a friend
    .card = the holder of a called card
    .cards = the holders of two called cards
    .first = the winner of the first trick
    .last = the winner of the last trick
    .nth = the winner of any trick between
    .seat = a player named openly
    .none = nobody
    .sentence = { $value ->
        [none] The declarer always plays alone.
       *[other] The friend may be: { $said }.
    }
option-friend-joker-card = calling the joker
    .sentence = { $value ->
        [yes] The joker may be called.
       *[no] The joker may not be called.
    }
option-friend-mighty-card = calling the mighty
    .sentence = { $value ->
        [yes] The mighty may be called.
       *[no] The mighty may not be called.
    }
option-friend-fake = calling one's own card
    .sentence = { $value ->
        [yes] Who calls a card of their own plays alone in secret.
       *[no] Nobody may call a card that they hold or have buried.
    }
option-friend-two-deck = friends with two decks
    .both = every holder
    .first_played = who plays it first
    .sentence = { $value ->
        [first_played] With two decks, only the one who plays the called card first is a friend.
       *[both] With two decks, everyone who holds the called card is a friend.
    }
option-friend-request = request for a suit
    .sentence = { $value ->
        [yes] At the highest no-trump, the declarer may ask for a suit, which the friend must lead as soon as possible.
       *[no] The declarer may not ask the friend for a suit.
    }
option-friend-request-binding = how long the request binds
    .first_holding = once
    .every = every time
    .sentence = { $value ->
        [every] The friend must lead that suit every time, as long as it is in hand.
       *[first_holding] The friend must lead that suit only once.
    }

## The first and the last trick

policy-mighty = { $value ->
    [powerless] the mighty has no power
    [powerless_lead] a mighty that is led has no power
    [no_lead] the mighty may not be led while anything else may
    [forbidden] the mighty may not be played while anything else may
   *[valid] the mighty has its power
}
policy-trump = { $value ->
    [powerless] trumps have no power
    [powerless_lead] trumps have no power when a trump is led
    [no_lead] trumps may not be led while anything else may
    [forbidden] trumps may not be played while anything else may
   *[valid] trumps may be led, and have their power
}
policy-joker = { $value ->
    [powerless] the joker has no power
    [powerless_lead] a joker that is led has no power
    [no_lead] the joker has no power and may not be led while anything else may
    [forbidden] the joker may not be played while anything else may
   *[valid] the joker has its power
}
policy-ripper = { $value ->
    [powerless] the ripper does not call the joker
    [powerless_lead] a ripper that is led does not call the joker
    [no_lead] the ripper may not be led while anything else may
    [forbidden] the ripper may not be played while anything else may
   *[valid] the ripper calls the joker as always
}
option-first-mighty = mighty in the first trick
    .sentence = In the first trick: { policy-mighty }.
option-first-trump = trumps in the first trick
    .sentence = In the first trick: { policy-trump }.
option-first-joker = joker in the first trick
    .sentence = In the first trick: { policy-joker }.
option-first-ripper = ripper in the first trick
    .sentence = In the first trick: { policy-ripper }.
option-last-mighty = mighty in the last trick
    .sentence = In the last trick: { policy-mighty }.
option-last-trump = trumps in the last trick
    .sentence = In the last trick: { policy-trump }.
option-last-joker = joker in the last trick
    .sentence = In the last trick: { policy-joker }.
option-last-ripper = ripper in the last trick
    .sentence = In the last trick: { policy-ripper }.

## Playing

option-play-trump-release = trump led all the same
    .nothing_else = with nothing else
    .specials_ignored = with only specials beside it
    .sentence = { $value ->
        [specials_ignored] Who holds nothing but trumps, mighty and joker may lead trump all the same.
       *[nothing_else] Who can lead nothing else may lead trump all the same.
    }
option-play-mighty-forced = mighty as the only card of its suit
    .strict = must be played
    .joker_allowed = or the joker
    .sentence = { $value ->
        [strict] A player whose only card of the suit led is the mighty must play it.
       *[joker_allowed] A player whose only card of the suit led is the mighty must play it, or a joker.
    }
option-play-joker-lead = joker that is led
    .names_suit = names a suit
    .calls_trump = calls for trump
    .names_colour = names a colour
    .sentence = { $value ->
        [calls_trump] When a joker is led, trump must be followed; in no-trump its leader names a suit.
        [names_colour] Who leads a joker names a colour, black or red, to be followed.
       *[names_suit] Who leads a joker names the suit to follow.
    }
option-play-powerless-lead = joker led without power
    .names_suit = names a suit
    .next_card = the next card decides
    .sentence = { $value ->
        [next_card] After a joker led without power, the next card decides which suit to follow.
       *[names_suit] A joker led without power still names a suit; it wins if nobody plays that suit, a trump or the mighty.
    }
option-play-ripper-call = ripper that is led
    .always = always calls
    .optional = may call
    .sentence = { $value ->
        [always] When the ripper is led, the joker must be played.
       *[optional] Who leads the ripper may call the joker, which must then be played.
    }
option-play-ripper-multi = several jokers called
    .all_holders = all must be played
    .next_holder = only the next holder's
    .sentence = { $value ->
        [next_holder] Of several who hold a joker, only the next one must play it.
       *[all_holders] Everyone who holds a joker must play one.
    }
option-play-mighty-defence = mighty instead of a called joker
    .sentence = { $value ->
        [yes] Who holds the mighty as well may play it instead.
       *[no] The mighty may not be played instead.
    }
option-play-called-joker-power = power of a called joker
    .sentence = { $value ->
        [yes] A joker that is called keeps its power.
       *[no] A joker that is called has no power.
    }
option-play-forced-early = nothing kept for the last trick
    .sentence = { $value ->
        [yes] With two cards left, a mighty or joker in hand must be played.
       *[no] The mighty and the joker may be kept to the end.
    }

## Points

option-score-style = points
    .payment = players pay each other
    .penalty = penalty points
    .sentence = { $value ->
        [penalty] Penalty points are collected: by each defender when a contract is made, by declarer and friend when it fails.
       *[payment] The players pay each other.
    }
option-score-base = base of the penalty
    .min_minus_1 = lowest bid less one
    .fixed_12 = twelve
    .sentence = { $value ->
        [fixed_12] The penalty is: bid − 12, with two decks bid − 24.
       *[min_minus_1] The penalty is: bid − lowest bid + 1.
    }
option-score-fail-split = penalty of a failure
    .each = in full for each
    .shared = shared
    .sentence = { $value ->
        [shared] When a contract fails, declarer and friend share the penalty.
       *[each] When a contract fails, declarer and friend get the penalty in full each.
    }
option-score-made = worth of a made contract
    .official = official
    .over_10 = over ten
    .over_13 = over thirteen
    .over_min = over the lowest bid
    .over_min_plus_1 = over the lowest bid, and one
    .over_bid = over the bid
    .over_bid_plus_1 = over the bid, and one
    .twice = twice the bid
    .risk = risk
    .rust = taken and bid
    .league = league
    .sentence = { $value ->
        [over_10] Made, it is worth: taken − 10 (20 with two decks), at least 1.
        [over_13] Made, it is worth: taken − 13 (25 with two decks).
        [over_min] Made, it is worth: taken − lowest bid.
        [over_min_plus_1] Made, it is worth: taken − lowest bid + 1.
        [over_bid] Made, it is worth: taken − bid.
        [over_bid_plus_1] Made, it is worth: taken − bid + 1.
        [twice] Made, it is worth: 2 × (bid − lowest bid + 1).
        [risk] Made, it is worth: 1½ × (bid − lowest bid) + (taken − bid).
        [rust] Made, it is worth: (taken − 13) + (bid − 13), at least 1 (25 for 13 with two decks).
        [league] Made, it is worth: 300 × (bid − 13) + 200 × (taken − bid + 1) (25 for 13 with two decks).
       *[official] Made, it is worth: 2 × (bid − lowest bid) + (taken − bid).
    }
option-score-failed = cost of a failed contract
    .short = what is missing
    .pays_back = pays back
    .tooth = tooth for tooth
    .league = league
    .sentence = { $value ->
        [pays_back] Failed, it costs: (bid − 10) + (bid − taken) (20 for 10 with two decks).
        [tooth] Failed, it costs: bid − taken, and below the lowest bid: (bid − lowest bid) + 2 × (lowest bid − taken).
        [league] Failed, it costs: 300 × (bid − 13) + 200 × (bid − taken) (25 for 13 with two decks).
       *[short] Failed, it costs: bid − taken.
    }
option-score-run = run
    .any = doubles
    .bid = doubles when bid
    .flat = a flat sum
    .none = counts nothing extra
    .sentence = { $value ->
        [bid] Taking every point (a run) counts double if all were bid.
        [flat] Taking every point (a run) is worth as many points as there are, whatever was bid.
        [none] Taking every point counts nothing extra.
       *[any] Taking every point (a run) counts double.
    }
option-score-back-run = back-run
    .none = never
    .half_plus = more than half
    .half = half
    .min = the lowest bid
    .contract = the contract
    .missed = missed by far
    .sentence = { $value ->
        [none] No failure counts double.
        [half] A failure counts double (a back-run) when the defenders have half of the points.
        [min] A failure counts double (a back-run) when the defenders have as many points as the lowest bid.
        [contract] A failure counts double (a back-run) when the defenders have as many points as the contract.
        [missed] A failure by far counts double (a back-run).
       *[half_plus] A failure counts double (a back-run) when the defenders have more than half of the points.
    }
option-score-back-run-by = how far a back-run is
    .sentence = { $value ->
        [one] By far means by one point or more.
       *[other] By far means by { $value } points or more.
    }
option-score-no-trump = factor of no-trump
    .sentence = { $value ->
        [1] No-trump counts like any trump.
        [2] No-trump counts double.
       *[other] No-trump counts { $value } times.
    }
option-score-no-trump-when = when no-trump multiplies
    .always = always
    .win = when made
    .sentence = { $value ->
        [win] That holds for made contracts only.
       *[always] That holds for made and failed contracts.
    }
option-score-alone = factor of playing alone
    .one = one
    .one_and_half = one and a half
    .two = two
    .sentence = { $value ->
        [one] Playing alone is not multiplied.
        [one_and_half] Playing alone, announced, counts one and a half times.
       *[two] Playing alone, announced, counts double.
    }
option-score-max-bid = factor of the highest bid
    .sentence = { $value ->
        [1] A bid of every point is not multiplied.
        [2] A bid of every point counts double.
       *[other] A bid of every point counts { $value } times.
    }
option-score-buried-special = factor of a buried mighty or joker
    .sentence = { $value ->
        [1] Burying the mighty or the joker is not multiplied.
        [2] With the mighty or the joker buried, the deal counts double.
       *[other] With the mighty or the joker buried, the deal counts { $value } times.
    }
option-score-redeal-doubles = redeals double
    .sentence = { $value ->
        [yes] A deal after a redeal counts double, after two or more four times.
       *[no] Redeals do not change what a deal is worth.
    }
option-score-four-fail = failure with four players
    .equal = both pay the same
    .declarer_alone = the declarer pays
    .two_one = two to one
    .sentence = { $value ->
        [declarer_alone] With four players, the declarer alone pays for a failure.
        [two_one] With four players, the declarer pays twice as much for a failure as the friend.
       *[equal] With four players, declarer and friend pay the same for a failure.
    }
option-score-cap = cap
    .sentence = { $value ->
        [none] There is no cap on what a deal with a trump is worth.
       *[other] A deal with a trump is worth { $value } at most.
    }
option-score-cap-no-trump = cap of no-trump
    .sentence = { $value ->
        [none] There is no cap on what a no-trump deal is worth.
       *[other] A no-trump deal is worth { $value } at most.
    }

## The match

option-match-deals = deals of a match
    .sentence = { $value ->
        [none] A match has twice as many deals as players.
        [one] A match has one deal.
       *[other] A match has { $value } deals.
    }
option-match-target = score that ends the match
    .sentence = { $value ->
        [none] No score ends the match before that.
       *[other] The match also ends when somebody has { $value }, up or down.
    }
option-match-next-dealer = next dealer
    .left = the next on the left
    .same = the same
    .friend_or_declarer = the friend
    .declarer_if_made_else_friend = the declarer if it was made
    .sentence = { $value ->
        [left] After each deal, the next player on the left deals.
        [same] The same player deals all the time.
        [declarer_if_made_else_friend] The declarer deals next after a made contract, otherwise the friend.
       *[friend_or_declarer] The friend deals next, or the declarer when there was none.
    }
