"""Mulatschak by rule of thumb: how the level `regular` thinks.

Every legal action is given a worth, and the highest is taken. A worth is a chance to win the match
(`race`): points count for what they do to the race to zero, under this table's own prices and
factor, so doublings hurt both ways, a player near zero is careful and one far behind is bold.

* A hand has a *strength* (`strength`): what its kept cards are worth (trumps by rank and number,
  the Weli, side Sows) and the cards still to be drawn, for the best exchange the house rules leave.
  How far the strength is above a hurdle gives the chance of at least one, two ... five tricks. The
  hurdles depend on the role and on how many play, and rise with the declarer's bid.
* From these chances and the points follows what it is worth to declare so many tricks under each
  trump, to go Muli, to look for trump blind, to play along, and to stay home (`prospects`).
  Calls compare them (`calls`): a bid is weighed with the chance that it stands; a Muli needs a hand
  that makes it without exchanging; staying home costs its price and playing along risks the price
  of no trick; a white hand is thrown in unless the match is worth more with it; the Weli is always
  taken; the pack is knocked on only by a player who is far behind.
* The exchange, each special form, a card on sight and the last laying-off keep what leaves the
  strongest hand to be expected (`exchange`).
* A card is weighed by the tricks it leaves to be expected (`tricks`): its chance to take this
  trick against the cards that are still out, without those that the others cannot hold since they
  would have had to play them (`sight`), and the chance of every other card in hand to take a later
  one. So the declarer leads trumps, tricks are headed cheaply, losers go first, a player without a
  trick fights for one, bids are broken, and a single trick is enough against a Muli.

Every number is in one table (`weights`).
"""
