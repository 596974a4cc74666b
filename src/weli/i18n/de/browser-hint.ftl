### Der Browser: ein Tipp, wie er beim Blatt steht.

advice-title = Was der Meister täte
advice-alike = gleich gut
advice-match = Aussicht auf die Partie
advice-points = Punkte aus diesem Spiel
advice-worlds = { $number ->
    [one] ein vorgestelltes Spiel
   *[other] { $number } vorgestellte Spiele
}
advice-choose = Diese Karten wählen
