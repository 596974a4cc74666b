### Every house rule: its name, the sentence for each of its values, and the values' own names.
#
# In a sentence $value is yes or no, a word, a number, or none; $said is the value in words, $signed
# a number with its sign; $varies says whether a number depends on the number of players, and
# $count is how many suits there are.

## The pack

option-pack-size = size of the pack
    .sentence = { $value ->
        [33] The pack has 33 cards: no sixes but the six of Bells, which is the Weli.
       *[36] The pack has 36 cards, and the six of Bells is the Weli.
    }
option-pack-strip-sevens = sevens taken out for two
    .sentence = { $value ->
        [yes] Two players take the sevens out as well.
       *[no] The sevens stay in the pack.
    }

## The seats

option-seating-first-dealer = first dealer
    .random = by lot
    .draw_high = the highest card drawn
    .seat0 = the first seat
    .sentence = { $value ->
        [draw_high] For the first deal everyone draws a card, and the highest deals.
        [seat0] The player in the first seat deals first.
       *[random] The first dealer is found by lot.
    }
option-seating-fifth-sits-out = fifth player sits out
    .sentence = { $value ->
        [yes] With five players, the one on the dealer's right sits out.
       *[no] With five players, all five play.
    }

## The cut

option-cut-cut = cutting
    .sentence = { $value ->
        [yes] The player on the dealer's right cuts, and may keep the Weli when it turns up there.
       *[no] The pack is not cut.
    }
option-cut-card = card seen at the cut
    .lifted_bottom = the bottom of the lifted packet
    .rest_top = the top of the rest
    .sentence = { $value ->
        [rest_top] The cutter alone sees the top card of the packet left lying.
       *[lifted_bottom] The cutter alone sees the bottom card of the lifted packet.
    }
option-cut-must-take-weli = taking the Weli is a duty
    .sentence = { $value ->
        [yes] A cutter who meets the Weli must take it.
       *[no] A cutter who meets the Weli may leave it.
    }
option-cut-knock = knocking
    .sentence = { $value ->
        [yes] Instead of lifting, the cutter may knock: the deal counts double, everyone sees the bottom card, and if it is the Weli, the cutter may keep it.
       *[no] Nobody may knock.
    }
option-cut-knock-carries = knock outlives a redeal
    .sentence = { $value ->
        [yes] A knock still counts when the cards are dealt again.
       *[no] A knock lapses when the cards are dealt again.
    }

## White hands

option-white-redeal = white hands
    .mandatory = must be shown
    .optional = may be shown
    .off = count for nothing
    .sentence = { $value ->
        [optional] Who has a white hand (no Unter, Ober, King, Sow or Weli) may show it: the same dealer deals again, and the points double each time.
        [off] A white hand is played like any other.
       *[mandatory] Who has a white hand (no Unter, Ober, King, Sow or Weli) must show it: the same dealer deals again, and the points double each time.
    }
option-white-timing = when white hands are shown
    .before_bidding = before the bidding
    .after_first_round = after the first round of bids
    .sentence = { $value ->
        [after_first_round] White hands are shown only when everyone has spoken in the bidding.
       *[before_bidding] White hands are shown before the bidding.
    }

## Bidding

option-bidding-min-bid = lowest bid
    .sentence = { $value ->
        [one] The lowest bid is one trick.
       *[other] The lowest bid is { $value } tricks.
    }
option-bidding-five-is-muli = five is the Muli
    .sentence = { $value ->
        [yes] A bid of five is the Muli: all tricks, without exchanging a card.
       *[no] Above a plain five, with exchange, stands the Muli (Mulatschak, Mord): all tricks, without exchanging a card.
    }
option-bidding-one-forces-hearts = one means Hearts
    .sentence = { $value ->
        [yes] Who wins the bidding with one trick must make Hearts trump.
       *[no] Who wins the bidding with one trick may name any suit.
    }
option-bidding-dealer-hold = dealer's hold
    .sentence = { $value ->
        [yes] The dealer may hold: take over the highest bid without raising it. The bidder may then raise, and the dealer may hold again.
       *[no] The dealer must bid higher, like everyone else.
    }
option-bidding-rounds = rounds of bidding
    .single_round_duel = one round, then a duel with the dealer
    .until_passes = round and round until all have passed
    .sentence = { $value ->
        [until_passes] Bidding goes round and round until everyone else has passed, and who has passed is out.
       *[single_round_duel] Everyone speaks only once, but for the duel with the dealer.
    }
option-bidding-dealer-raise-reopens = answering the dealer's raise
    .duel = in the duel
    .never = never
    .always = always
    .sentence = { $value ->
        [never] A raise by the dealer ends the bidding.
        [always] A raise by the dealer may always be answered by the bidder who was topped.
       *[duel] A raise by the dealer may be answered in the duel, but not in the first round.
    }
option-bidding-muli-first-round-only = Muli in the first round only
    .sentence = { $value ->
        [yes] Once everyone has spoken, nobody may go Muli.
       *[no] A Muli may be bid as long as the bidding lasts.
    }
option-bidding-muli-out-of-turn = Muli out of turn
    .sentence = { $value ->
        [yes] A Muli may be announced straight after the deal, without waiting for one's turn.
       *[no] A Muli is bid in turn, like any other bid.
    }
option-bidding-dealer-may-hold-muli = dealer holds a Muli
    .sentence = { $value ->
        [yes] The dealer may take over a Muli too, and nobody can raise after that.
       *[no] Nobody can take over a Muli.
    }
option-bidding-all-pass = when all pass
    .redeal = deal again
    .redeal_double = deal again, points double
    .dealer_must_bid = the dealer must bid
    .sentence = { $value ->
        [redeal_double] When all pass, the same dealer deals again and the points double.
        [dealer_must_bid] When all others pass, the dealer must bid.
       *[redeal] When all pass, the same dealer deals again.
    }
option-bidding-max-all-pass = passed deals running
    .sentence = { $value ->
        [0] When all others pass, the dealer must bid at once.
        [one] After one deal that all have passed, the dealer must bid.
       *[other] After { $value } such deals running, the dealer must bid.
    }

## Trump

option-trump-blind = blind trump
    .sentence = { $value ->
        [yes] Blind trump: a declarer who does not know yet lays off all five cards and takes five face down and a sixth face up, whose suit is trump, then a seventh face down; five are kept.
       *[no] The declarer names trump from the cards in hand.
    }
option-trump-blind-weli = Weli as the sixth card
    .next_card = the next card decides
    .bells = Bells are trump
    .choose = the declarer chooses
    .sentence = { $value ->
        [bells] If the sixth card of a blind trump is the Weli, Bells are trump.
        [choose] If the sixth card of a blind trump is the Weli, the declarer chooses the suit.
       *[next_card] If the sixth card of a blind trump is the Weli, the next one decides.
    }
option-trump-must-play-suits = suits with which all must play
    .sentence = { $count ->
        [0] Whatever is trump, players may stay home.
        [4] Whatever is trump, nobody may stay home.
       *[other] When { $said } are trump, nobody may stay home.
    }

## Staying home

option-home-decision = when to decide on staying home
    .before_exchange = before any exchange
    .after_declarer_exchange = after the declarer's exchange
    .sentence = { $value ->
        [after_declarer_exchange] When the declarer has exchanged, the others say in turn whether they play along or stay home.
       *[before_exchange] Before anybody exchanges, the others say in turn whether they play along or stay home.
    }
option-home-cost = cost of staying home
    .sentence = { $value ->
        [0] Staying home costs nothing.
        [one] Staying home costs one point.
       *[other] Staying home costs { $value } points.
    }
option-home-last-must-play = the last one must play
    .sentence = { $value ->
        [yes] When all others stay home, the last one must play.
       *[no] All may stay home, and the declarer then takes all five tricks.
    }
option-home-no-consecutive = not home twice running
    .sentence = { $value ->
        [yes] Nobody may stay home in two deals running.
       *[no] Players may stay home in two deals running.
    }

## Exchanging

option-exchange-most = most cards exchanged
    .sentence = { $varies ->
        [yes] The most cards that may be exchanged: { $said }.
       *[no] { $value ->
            [0] Nobody may exchange cards.
            [one] Everyone may exchange one card at most.
           *[other] Everyone may exchange up to { $said } cards.
        }
    }
option-exchange-forbid-four = never four
    .sentence = { $value ->
        [yes] Nobody may exchange exactly four cards.
       *[no] Four cards may be exchanged.
    }
option-exchange-cap-to-declarer = no more than the declarer
    .sentence = { $value ->
        [yes] Nobody may exchange more cards than the declarer did.
       *[no] Everyone may exchange more cards than the declarer did.
    }
option-exchange-one-on-sight = one on sight
    .refuse_once = refused once
    .chain = refused again and again
    .off = face down
    .sentence = { $value ->
        [off] A single new card comes face down, like any other.
        [chain] One on sight: a single new card is dealt face up and may be refused. After a refused trump the next one comes face up too, and may be refused if it is a trump; after any other card the next one comes face down and stays.
       *[refuse_once] One on sight: a single new card is dealt face up and may be refused; the next one comes face down and stays.
    }
option-exchange-five-on-sow = five on the Sow
    .sentence = { $value ->
        [yes] Five on the Sow: who holds the trump Sow may lay off the other four, take five and lay one off.
       *[no] There is no five on the Sow.
    }
option-exchange-packerl = Packerl
    .sentence = { $value ->
        [yes] Packerl: who lays off all five takes five and a sixth face up, and one more for each trump turned up; five are kept.
       *[no] There is no Packerl: who lays off all five takes five.
    }
option-exchange-six-on-seven = six on the Seven
    .sentence = { $value ->
        [yes] Six on the Seven: with Bells as trump, who shows the seven of Bells may lay off the other four, take six and lay two off.
       *[no] There is no six on the Seven.
    }
option-exchange-five-served-last = five are served last
    .sentence = { $value ->
        [yes] Who changes all five is served last.
       *[no] Who changes all five is served in turn.
    }
option-exchange-first = who exchanges first
    .declarer = the declarer
    .forehand = the player on the dealer's left
    .sentence = { $value ->
        [forehand] Cards are exchanged in turn from the dealer's left.
       *[declarer] The declarer exchanges first, then the others in turn.
    }

## Playing

option-play-trumpfzwang = duty to trump
    .always = always
    .only_if_wins = only if it wins
    .off = never
    .sentence = { $value ->
        [only_if_wins] Who cannot follow suit must win the trick with a trump if possible, and may play any card if not.
        [off] Who cannot follow suit may play any card.
       *[always] Who cannot follow suit must trump, even with a trump that does not win.
    }
option-play-stichzwang = duty to win the trick
    .sentence = { $value ->
        [yes] Who follows suit or has to trump must beat the cards on the table if possible.
       *[no] Nobody is bound to beat the cards on the table.
    }

## Points

option-scoring-trick = points for a trick
    .sentence = { $value ->
        [0] Tricks count nothing.
       *[other] Each trick counts { $signed }.
    }
option-scoring-no-trick = points without a trick
    .sentence = Playing without a trick costs { $signed }.
option-scoring-failed-bid = points for a bid not made
    .sentence = A bid not made costs the declarer { $signed }, and the tricks do not count.
option-scoring-muli-won-declarer = Muli made: declarer
    .sentence = A declarer who makes a Muli gets { $signed }.
option-scoring-muli-won-others = Muli made: the others
    .sentence = When a Muli is made, each of the others gets { $signed }.
option-scoring-muli-lost-declarer = Muli failed: declarer
    .sentence = A declarer who fails with a Muli gets { $signed }.
option-scoring-muli-lost-others = Muli failed: the others
    .sentence = When a Muli fails, the reward is { $signed }.
option-scoring-muli-fail = who is rewarded for a broken Muli
    .all_others = all others
    .breaker = the one who broke it
    .sentence = { $value ->
        [breaker] When a Muli fails, only the player who took the first trick off the declarer is rewarded.
       *[all_others] When a Muli fails, all the others are rewarded.
    }
option-scoring-stop-failed-muli = a failed Muli stops
    .sentence = { $value ->
        [yes] A Muli ends with the first trick that the declarer loses.
       *[no] A Muli is played to the end even when it has failed.
    }
option-scoring-hearts-factor = Hearts multiply
    .sentence = { $value ->
        [1] Hearts count like any other trump.
        [2] When Hearts are trump, all points double.
       *[other] When Hearts are trump, all points count { $value } times.
    }
option-scoring-max-multiplier = highest factor
    .sentence = { $value ->
        [1] Nothing ever multiplies the points.
       *[other] Doublings multiply each other, up to { $value } times, and hold for every entry of the deal.
    }

## Close to zero

option-limits-no-bid-at = too low to bid
    .sentence = { $value ->
        [none] Everyone may bid, whatever the score.
        [one] With one point or less nobody may bid or hold.
       *[other] With { $value } points or less nobody may bid or hold.
    }
option-limits-no-home-at = too low to stay home
    .sentence = { $value ->
        [none] Everyone may stay home, whatever the score.
        [one] With one point or less nobody may stay home.
       *[other] With { $value } points or less nobody may stay home.
    }
option-limits-no-exchange-at = too low to exchange
    .sentence = { $value ->
        [none] Everyone may exchange, whatever the score.
        [one] With one point or less nobody may exchange.
       *[other] With { $value } points or less nobody may exchange.
    }
option-limits-low-score-may-muli = Muli with a low score
    .sentence = { $value ->
        [yes] Who may not bid any more may still go Muli.
       *[no] Who may not bid any more may not go Muli either.
    }

## The match

option-match-start-score = starting score
    .sentence = Everyone starts with { $value } points.
option-match-bust-limit = upper limit
    .sentence = { $value ->
        [none] No score is too high: the match goes on until somebody reaches zero.
       *[other] The match also ends when somebody reaches { $value } points; then the lowest score wins.
    }
option-match-tie = several at zero
    .lowest_then_declarer = the lowest, then the declarer
    .shared = all of them
    .sentence = { $value ->
        [shared] If several reach zero in one deal, they win together.
       *[lowest_then_declarer] If several reach zero in one deal, the lowest wins, and between equals the declarer.
    }
option-match-clamp-at-zero = nothing below zero
    .sentence = { $value ->
        [yes] Scores below zero are shown as zero.
       *[no] Scores below zero are shown as they are.
    }
