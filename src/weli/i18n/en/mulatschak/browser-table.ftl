### The browser: what only the table of Mulatschak shows.

scene-talon = Talon
scene-talon-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
scene-factor = doubled: { $causes }
scene-bid-muli = Muli
scene-bid-hold = holds
scene-seat-home = stays home
scene-seat-late = served last
scene-seat-changed = { $number ->
    [0] keeps all
   *[other] swapped { $number }
}
scene-seat-goes = plays along
scene-bid-pass = pass
scene-seat-declarer = declarer
scene-no-trump-yet = ?
scene-phase = { $phase ->
    [cut] cutting
    [bidding] bidding
    [trump] trump
    [home] going along
    [exchange] exchange
    [over] scored
   *[next] next deal
}
