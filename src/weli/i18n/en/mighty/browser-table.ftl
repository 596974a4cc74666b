### The browser: what only the table of Mighty shows.

scene-know-mighty = Mighty
scene-know-mighty-what = { $mine ->
    [yes] beats everything. You hold it.
   *[no] beats everything.
}
scene-know-ripper = Ripper
scene-know-ripper-what = led, it calls the joker out.
scene-know-point = Point card
scene-know-point-what = A K Q J 10, one point each.
scene-good-to-know = Good to know
scene-friend = friend
scene-called-by = called by { $name }
scene-friend-is = { $names }
scene-of = of { $level }
scene-points-for = points for { $name }
scene-declarer = declarer
scene-in-trick = in this trick
scene-no-trump = No trump
scene-bid-no-trump = { $number } NT
scene-seat-friend = friend
scene-seat-secret = secret friend
scene-card-mark = { $mark ->
    [mighty] the mighty
    [ripper] the ripper
    [friend] the friend's card
   *[point] a point
}
scene-bid-pass = pass
scene-seat-declarer = declarer
scene-phase = { $phase ->
    [misdeal] dealing
    [bidding] bidding
    [friend] kitty and friend
    [over] scored
   *[next] next deal
}
