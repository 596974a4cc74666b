### The score sheet of Mighty: every point explained.

# $side are the declarer and the friends, or score-alone.
score-outcome = { $made ->
    [yes] { $side }: { $contract } made with { $taken } points.
   *[no] { $side }: { $contract } failed with { $taken } points.
}
score-alone = { $name } alone

# $sum is how the deal is counted, such as "2 × (15 − 13) + 1 = 5, ×2 (no-trump) = 10".
score-worth = The deal is worth { $sum }.
score-times = ×{ $factor } ({ $cause })
score-cap = at most { $cap }

multiplier-run = run
multiplier-back-run = back-run
multiplier-no-trump = no-trump
multiplier-alone = alone
multiplier-max-bid = highest bid
multiplier-buried-special = mighty or joker buried
multiplier-change = trump changed
multiplier-redeal = redeal

score-declarer = declarer { $points }
score-friend = friend { $points }
score-defender = defender { $points }
score-sat-out = sat out
score-pot = { $entry }, { $pot } from the pot
