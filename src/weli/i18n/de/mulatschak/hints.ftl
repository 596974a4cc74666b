### Warum der Meister beim Mulatschak etwas täte; jeder Satz ist eine Tatsache der Lage.

because-from-declarer = Sie nimmt dem Ansager den Stich weg.
because-top-trump = Niemand kann sie stechen, und sie zieht den anderen die Trümpfe.
because-draws-trumps = Sie zieht Trümpfe: Wer einen hat, muss ihn zugeben.
because-keeps-trumps = Sie spart die Trümpfe für spätere Stiche.
because-makes-void = Danach hast du { $suit } nicht mehr und kannst diese Farbe später trumpfen.
because-makes-bid = Mit diesem Stich ist die Ansage geschafft, und die Karte macht ihn sicher.
because-breaks-bid = Der Ansager braucht jeden Stich, der noch kommt, und diese Karte macht einen.
because-first-trick = Sie macht sicher einen Stich; ganz ohne Stich zahlst du { $fine ->
    [one] einen Punkt
   *[other] { $fine } Punkte
}.
because-bid-sure = Mit { $suit } als Trumpf hast du die allerhöchsten Karten: { $number ->
    [one] Ein Stich ist sicher
   *[other] { $number } Stiche sind sicher
}.
because-bid-trumps = Mit { $suit } als Trumpf hast du { $number } Trümpfe{ $weli ->
    [yes] , den Weli dabei
   *[no] {""}
}.
because-others-close = Jemand anderer braucht nur noch { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}; jetzt heißt es etwas wagen.
because-ahead = Du führst in der Partie und musst nichts riskieren.
because-passes = Keine Ansage ist mehr wert als Weiter.
because-no-muli = Ein Muli wäre nicht mehr wert.
because-longest-trump = Damit hast du { $number ->
    [one] einen Trumpf
   *[other] { $number } Trümpfe
}, mehr als mit jeder anderen Farbe.
because-highest-trump = Damit hast du so viele Trümpfe wie mit einer anderen Farbe, aber höhere.
because-doubled-trump = Mit { $suit } als Trumpf zählen alle Punkte { $factor }-fach.
because-not-doubled = Mit einer anderen Farbe zählten alle Punkte { $factor }-fach, auch deine, wenn es schiefgeht.
because-stays-home = { $trumps ->
    [0] Du hast keinen Trumpf
    [one] Du hast einen Trumpf
   *[other] Du hast { $trumps } Trümpfe
}: Daheimbleiben kostet { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}, Mitgehen ohne Stich { $fine }.
because-along-sure = Deine höchsten Trümpfe machen sicher { $number ->
    [one] einen Stich
   *[other] { $number } Stiche
}.
because-along-trumps = Du hast { $number ->
    [one] einen Trumpf
   *[other] { $number } Trümpfe
} und darfst auf einen Stich hoffen.
because-along-saves = Daheimbleiben würde { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} kosten.
because-keeps-all = Alle deine Karten sind Trümpfe oder Säue.
because-keeps-dear = So bleibt { $kept ->
    [trumps] jeder Trumpf
    [sows] jede Sau
   *[both] jeder Trumpf und jede Sau
}, und du bekommst { $number ->
    [one] eine neue Karte
   *[other] { $number } neue Karten
}.
because-all-new = Kein Trumpf und keine Sau, die man behalten könnte.
because-lays-off-plain = Kein Trumpf und keine Sau wird weggelegt.
because-takes-weli = Der Weli ist der zweithöchste Trumpf, was auch Trumpf wird.
because-throws-in = Ein weißes Blatt muss man nicht spielen: Es wird neu gegeben.
