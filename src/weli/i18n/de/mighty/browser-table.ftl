### Der Browser: was nur der Tisch von Mighty zeigt.

scene-know-mighty = Mighty
scene-know-mighty-what = { $mine ->
    [yes] sticht alles. Du hast ihn.
   *[no] sticht alles.
}
scene-know-ripper = Ripper
scene-know-ripper-what = ausgespielt holt er den Joker heraus.
scene-know-point = Augenkarte
scene-know-point-what = A, K, D, B, 10: je ein Auge.
scene-good-to-know = Gut zu wissen
scene-friend = Freund
scene-called-by = gerufen von { $name }
scene-friend-is = { $names }
scene-of = von { $level }
scene-points-for = Augen für { $name }
scene-declarer = Ansager
scene-in-trick = in diesem Stich
scene-no-trump = Ohne Trumpf
scene-bid-no-trump = { $number } o. Tr.
scene-seat-friend = Freund
scene-seat-secret = heimlicher Freund
scene-card-mark = { $mark ->
    [mighty] der Mighty
    [ripper] der Ripper
    [friend] die Karte des Freundes
   *[point] ein Auge
}
scene-bid-pass = passt
scene-seat-declarer = Ansager
scene-phase = { $phase ->
    [misdeal] Geben
    [bidding] Ansagen
    [friend] Stock und Freund
    [over] abgerechnet
   *[next] nächstes Spiel
}
