### Der Browser: was nur der Tisch von Mulatschak zeigt.

scene-talon = Talon
scene-talon-cards = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
scene-factor = doppelt: { $causes }
scene-bid-muli = Muli
scene-bid-hold = selber
scene-seat-home = bleibt daheim
scene-seat-late = kommt zuletzt
scene-seat-changed = { $number ->
    [0] tauscht nichts
   *[other] tauscht { $number }
}
scene-seat-goes = geht mit
scene-bid-pass = weiter
scene-seat-declarer = sagt an
scene-no-trump-yet = ?
scene-phase = { $phase ->
    [cut] Abheben
    [bidding] Ansagen
    [trump] Trumpf
    [home] Mitgehen
    [exchange] Tauschen
    [over] abgerechnet
   *[next] nächstes Spiel
}
