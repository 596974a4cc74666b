### Warum der Meister bei Mighty etwas täte; jeder Satz ist eine Tatsache der Lage.

because-from-declarer = Sie nimmt dem Ansager den Stich weg.
because-top-trump = Niemand kann sie stechen, und sie zieht den anderen die Trümpfe.
because-draws-trumps = Sie zieht Trümpfe: Wer einen hat, muss ihn zugeben.
because-keeps-trumps = Sie spart die Trümpfe für spätere Stiche.
because-makes-void = Danach hast du { $suit } nicht mehr und kannst diese Farbe später trumpfen.
because-finds-friend = Sie verlangt { $suit }, die Farbe der gerufenen Karte, um den Freund zu finden.
because-takes-points = Sie sticht die { $number } Augen, die auf dem Tisch liegen.
because-partner-has-it = Deine Seite hat schon die beste Karte auf dem Tisch, also bleibt { $card } in der Hand.
because-points-to-partner = Sie gibt deiner Seite, die die beste Karte auf dem Tisch hat, ein Auge.
because-saves-points = Sie gibt der anderen Seite, die die beste Karte auf dem Tisch hat, kein Auge.
because-passes = Keine Ansage, die probiert wurde, ist mehr wert als Passen.
# $specials: mighty, joker, both or none of them in the hand.
because-bid-hand = Du hast { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
} in { $suit }{ $specials ->
    [mighty] , dazu den Mighty
    [joker] , dazu einen Joker
    [both] , dazu den Mighty und einen Joker
   *[none] {""}
}.
because-bid-no-trump = Du hast { $number ->
    [0] kein Ass
    [one] ein Ass
   *[other] { $number } Asse
}{ $specials ->
    [mighty] , dazu den Mighty
    [joker] , dazu einen Joker
    [both] , dazu den Mighty und einen Joker
   *[none] {""}
}.
because-longest-trump = Damit hast du { $number ->
    [one] einen Trumpf
   *[other] { $number } Trümpfe
}, mehr als mit jeder anderen Farbe.
because-buries-points = So drückst du { $number ->
    [one] ein Auge
   *[other] { $number } Augen
} für deine Seite.
because-buries-no-points = Gedrückte Augen wären dir nicht sicher, also wird keines gedrückt.
because-buries-suit = Danach hast du { $suit } nicht mehr.
because-keeps-strong = Kein Trumpf und keine besondere Karte wird gedrückt.
because-calls-strongest = Das ist die stärkste Karte, die dir fehlt.
because-calls-highest = Das ist die höchste Karte in { $suit }, die dir fehlt.
because-alone = Den Mighty und einen Joker hast du selbst.
because-calls-joker = Der Joker ist noch im Spiel, und gefordert hat er keine Kraft.
because-names-trump = Das zieht Trümpfe: Wer einen hat, muss ihn zugeben.
