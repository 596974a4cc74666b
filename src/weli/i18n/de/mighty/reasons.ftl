### Warum etwas bei Mighty nicht geht. Jeder Grund ist ein Satz mit einem Punkt am Ende.

## Neu geben und ansagen

reason-no-misdeal = Dieses Blatt ist zu gut, um neu geben zu lassen.
reason-no-no-trump = Ohne Trumpf wird hier nicht gespielt.
reason-bid-too-high = Mehr als { $most } darf niemand ansagen.
reason-opener-must-bid = Wer als Erster spricht, muss ansagen.
reason-opener-forced = Alle haben gepasst, also muss jetzt ansagen, wer als Erster gesprochen hat.

## Drücken, Ansage und Freund

reason-not-buried = Diese Karte darf nicht gedrückt werden: { $card }.
reason-no-change = Dieser Wechsel des Trumpfs ist nicht erlaubt.
reason-change-costs-more = Für diesen Wechsel des Trumpfs muss die Ansage mindestens { $least } sein.
reason-no-raise = Die Ansage darf nicht weiter erhöht werden.
reason-not-alone = Der Ansager muss hier einen Freund rufen.
reason-no-card-call = Der Freund wird hier nicht durch eine Karte gerufen.
reason-joker-not-called = Der Joker darf nicht gerufen werden.
reason-mighty-not-called = Der Mighty darf nicht gerufen werden.
reason-too-many-copies = Von dieser Karte gibt es mehr als zwei, also darf sie nicht gerufen werden: { $card }.
reason-fake-not-called = Diese Karte hast du selbst oder hast du gedrückt: { $card }.

## Spielen

reason-follow-suit = Du musst die Farbe bedienen.
reason-only-mighty = Der Mighty ist deine einzige Karte dieser Farbe, also musst du ihn spielen.
reason-called-joker = Der Joker ist gefordert, also musst du ihn spielen.
reason-forced-early = Mighty und Joker darf man nicht für den letzten Stich aufheben.
reason-trump-needs-void = Trumpf darf man erst ausspielen, wenn jemand nicht bedienen konnte.
reason-request = Der Ansager hat um eine Farbe gebeten, also musst du sie ausspielen.
reason-banned-mighty = Den Mighty darf man zu diesem Stich nicht spielen, solange etwas anderes geht.
reason-banned-trump = Trümpfe darf man zu diesem Stich nicht spielen, solange etwas anderes geht.
reason-banned-joker = Den Joker darf man zu diesem Stich nicht spielen, solange etwas anderes geht.
reason-banned-ripper = Den Ripper darf man zu diesem Stich nicht spielen, solange etwas anderes geht.
