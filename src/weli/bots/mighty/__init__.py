"""Mighty by rule of thumb: how the level `regular` thinks.

Every legal action is given a worth, and the highest is taken; of equal ones the first, in the order
of the cards. What is said is weighed in score, what is played in points.

* A hand is counted by its *traits* (`hand`): mighty, jokers, trumps, aces, cards that nothing
  beats, short and long suits. Each trait is worth some points, so a hand promises points under
  every trump, spread around them by a normal distribution (`prospects`, `chances`). A friend adds
  points by what is called, buried points add theirs.
* What points are worth is asked of the engine's own scoring, for every number of points (`worth`);
  so bids, raises, changes of trump, friends and playing alone go by this table's formulas,
  multipliers and penalties. Where only a lead over the others counts, that is what is compared.
* Calls (`calls`): a bid is weighed with the chance that it stands, a pass with what the others may
  declare, a misdeal with what the hand could still win. Every redeal makes the player bolder. The
  friend is whoever brings the best score: mostly by the strongest missing card.
* The burial (`burying`) puts away losing points where they count for the declarer, and empties
  suits; then the contract is fixed for which the hand is best.
* In the tricks a player knows what is out and who cannot hold what (`sight`), and how likely each
  other seat is on its side (`sides`): the friend knows all, the declarer looks for one friend, a
  defender of five takes an unknown player for two thirds an ally.
* A card (`playing`) is weighed by the points that its side then takes from the trick, against the
  chance that foes behind beat it (`table`), less what it would be worth in a later trick
  (`keeping`). So points go to tricks that the own side wins, foes get low cards, and the mighty and
  the joker wait for a trick that needs them. On top come a few habits: the declarer draws trumps
  and leads to the called card, the friend leads trumps back, the ripper calls a joker that is
  likelier with a foe, a joker's leader asks for trumps or for a suit with many points (`naming`).

Every number is in one table (`weights`); `tools/fit_mighty.py` holds what hands promise against
what they take.
"""
