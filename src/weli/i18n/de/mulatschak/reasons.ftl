### Warum etwas beim Mulatschak nicht geht. Jeder Grund ist ein Satz mit einem Punkt am Ende.

## Abheben und weiße Blätter

reason-no-knock = Geklopft wird hier nicht.
reason-not-the-weli = Du hast den Weli nicht abgehoben.
reason-must-take-weli = Wer den Weli abhebt, muss ihn nehmen.
reason-hand-not-white = Das Blatt ist nicht weiß: es hat einen Unter, Ober, König, eine Sau oder den Weli.

## Ansage

reason-no-hold = Der Geber darf hier nicht halten.
reason-nothing-to-hold = Es gibt keine Ansage eines anderen, die du halten könntest.
reason-score-too-low-to-bid = { $limit ->
    [one] Mit einem Punkt oder weniger darf man nicht mehr ansagen.
   *[other] Mit { $limit } Punkten oder weniger darf man nicht mehr ansagen.
}
reason-muli-too-late = Sobald alle gesprochen haben, darf niemand mehr Muli ansagen.
reason-dealer-must-bid = Sind alle anderen weiter, muss der Geber ansagen.
reason-too-many-passes = { $number ->
    [0] Niemand hat angesagt, also muss der Geber.
    [one] Beim letzten Mal waren alle weiter, also muss der Geber jetzt ansagen.
   *[other] Schon { $number }-mal hintereinander waren alle weiter, also muss der Geber jetzt ansagen.
}
reason-five-is-muli = Fünf Stiche sind hier der Muli; eine gewöhnliche Fünf gibt es nicht.

## Trumpf

reason-one-forces-hearts = Wer mit einem Stich die Ansage bekommt, muss Herz zum Trumpf machen.
reason-no-blind-trump = Blinder Trumpf wird hier nicht gespielt.
reason-muli-no-exchange = Beim Muli wird nicht getauscht.

## Mitgehen oder daheim bleiben

reason-score-too-low-for-home = { $limit ->
    [one] Mit einem Punkt oder weniger darf man nicht daheim bleiben.
   *[other] Mit { $limit } Punkten oder weniger darf man nicht daheim bleiben.
}
reason-home-twice = Du bist beim letzten Mal daheim geblieben, und zweimal hintereinander darf das niemand.
reason-last-must-play = Alle anderen bleiben daheim, also musst du mitgehen.

## Tauschen

reason-score-too-low-to-exchange = { $limit ->
    [one] Mit einem Punkt oder weniger darf man nicht mehr tauschen.
   *[other] Mit { $limit } Punkten oder weniger darf man nicht mehr tauschen.
}
reason-too-many-cards = { $most ->
    [0] Es darf nicht getauscht werden.
    [one] Höchstens eine Karte darf getauscht werden.
   *[other] Höchstens { $most } Karten dürfen getauscht werden.
}
reason-more-than-declarer = { $most ->
    [0] Der Ansager hat nichts getauscht, also darf es niemand.
    [one] Der Ansager hat eine Karte getauscht, also darf niemand mehr tauschen.
   *[other] Der Ansager hat { $most } Karten getauscht, also darf niemand mehr tauschen als er.
}
reason-talon-too-small = { $left ->
    [0] Der Talon ist leer, und dafür braucht es { $needed }.
    [one] Im Talon ist nur noch eine Karte, und dafür braucht es { $needed }.
   *[other] Im Talon sind nur noch { $left } Karten, und dafür braucht es { $needed }.
}
reason-not-four = Genau vier Karten dürfen nicht getauscht werden.
reason-five-is-packerl = Alle fünf Karten tauschen heißt hier das Packerl nehmen.
reason-plain-only = { $left ->
    [0] Der Talon ist aus, also gibt es nichts mehr zu tauschen.
    [one] Im Talon ist nur noch eine Karte, also geht nur noch ein einfacher Tausch.
   *[other] Im Talon sind nur noch { $left } Karten, also geht nur noch ein einfacher Tausch.
}
reason-no-packerl = Das Packerl wird hier nicht gespielt.
reason-no-five-on-sow = Fünf auf die Sau wird hier nicht gespielt.
reason-no-trump-sow = Du hast die Trumpf-Sau nicht.
reason-no-six-on-seven = Sechs auf den Siebener wird hier nicht gespielt.
reason-no-bells-seven = Sechs auf den Siebener geht nur, wenn Schell Trumpf ist und du den Schell-Siebener hast.

## Ausspielen und zugeben

reason-farbzwang = Du musst Farbe bekennen (Farbzwang).
reason-trumpfzwang = Du kannst nicht bekennen, also musst du trumpfen (Trumpfzwang).
reason-trumpfzwang-wins = Du kannst nicht bekennen, aber mit einem Trumpf stechen, also musst du (Trumpfzwang).
reason-stichzwang = Du kannst stechen, also musst du (Stichzwang).
