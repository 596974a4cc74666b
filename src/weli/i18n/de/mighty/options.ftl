### Jede Hausregel von Mighty: ihr Name, der Satz zu jedem ihrer Werte, und wie die Werte heißen.
#
# In einem Satz ist $value yes oder no, ein Wort, eine Zahl oder none; $said ist der Wert in Worten,
# $half die Hälfte einer Zahl; $varies sagt, ob eine Zahl von der Zahl der Spieler abhängt, und
# $count ist, wie vieles ausgewählt ist.

## Wörter mehrerer Regeln

value-valid = wie immer
value-powerless = ohne Kraft
value-powerless-lead = ausgespielt ohne Kraft
value-no-lead = nicht auszuspielen
value-forbidden = nicht zu spielen

## Der Tisch

option-table-players = Spieler
    .sentence = { $count ->
        [0] Diese Regeln sind für niemanden.
       *[other] Diese Regeln sind für { $said } Spieler.
    }
option-table-first-dealer = erster Geber
    .random = durch das Los
    .seat0 = der erste Platz
    .sentence = { $value ->
        [seat0] Als Erster gibt, wer auf dem ersten Platz sitzt.
       *[random] Wer als Erster gibt, entscheidet das Los.
    }

## Die Karten

option-pack-four = Karten zu viert
    .seed43 = 43 Karten
    .roth51 = 51 Karten
    .sentence = { $value ->
        [roth51] Zu viert kommen Herz-Zwei und Kreuz-Zwei heraus: 51 Karten.
       *[seed43] Zu viert kommen Zweien, Vieren und die roten Dreien heraus: 43 Karten.
    }
option-pack-two-deck-jokers = Joker in zwei Spielen
    .sentence = Zwei Spiele haben { $value } Joker.
option-pack-one-deck-jokers = Joker in einem Spiel
    .sentence = { $value ->
        [1] Ein Spiel hat einen Joker.
       *[other] Ein Spiel hat { $value } Joker, einen schwarzen und einen roten.
    }
option-pack-many = zu sechst und mehr
    .two_decks = zwei Spiele
    .small_hands = kleine Blätter
    .sit_out = einige setzen aus
    .sentence = { $value ->
        [small_hands] Zu sechst und zu siebt spielt man mit einem Spiel und kleinen Blättern.
        [sit_out] Zu sechst setzt der Geber aus, zu siebt auch, wer rechts von ihm sitzt.
       *[two_decks] Ab sechs Spielern nimmt man zwei Spiele.
    }

## Besondere Karten

option-special-mighty = Mighty
    .sentence = Der Mighty, die höchste Karte von allen: { $said }.
option-special-alt-mighty = Mighty, wenn seine Farbe Trumpf ist
    .sentence = Ist seine Farbe Trumpf, ist der Mighty { $said }.
option-special-ripper = Ripper
    .sentence = Der Ripper, der den Joker fordert: { $said }.
option-special-alt-ripper = Ripper, wenn seine Farbe Trumpf ist
    .same = dieselbe Karte
    .none = keine Karte
    .sentence = { $value ->
        [same] Ist seine Farbe Trumpf, bleibt der Ripper derselbe.
        [none] Ist seine Farbe Trumpf, gibt es keinen Ripper.
       *[other] Ist seine Farbe Trumpf, ist der Ripper { $said }.
    }
option-special-red-ripper = Ripper des roten Jokers
    .sentence = Der Ripper des roten Jokers: { $said }.
option-special-alt-red-ripper = Ripper des roten Jokers, wenn seine Farbe Trumpf ist
    .same = dieselbe Karte
    .none = keine Karte
    .sentence = { $value ->
        [same] Ist seine Farbe Trumpf, bleibt der Ripper des roten Jokers derselbe.
        [none] Ist seine Farbe Trumpf, hat der rote Joker keinen Ripper.
       *[other] Ist seine Farbe Trumpf, ist der Ripper des roten Jokers { $said }.
    }
option-special-joker-is-point = Joker zählt ein Auge
    .sentence = { $value ->
        [yes] Auch ein Joker zählt ein Auge.
       *[no] Ein Joker zählt kein Auge.
    }
option-special-mighty-names-suit = Mighty verlangt eine Farbe
    .sentence = { $value ->
        [yes] Wer den Mighty ausspielt, nennt die Farbe, die zu bedienen ist.
       *[no] Wird der Mighty ausgespielt, ist seine eigene Farbe zu bedienen.
    }
option-special-trump-needs-void = Trumpf muss warten
    .sentence = { $value ->
        [yes] Trumpf darf man erst ausspielen, wenn jemand nicht bedienen konnte.
       *[no] Trumpf darf man nach dem ersten Stich jederzeit ausspielen.
    }

## Neu geben lassen

option-misdeal-allowed = neu geben lassen
    .sentence = { $value ->
        [yes] Wer ein sehr schwaches Blatt hat, darf neu geben lassen.
       *[no] Jedes Blatt wird gespielt, auch das schwächste.
    }
option-misdeal-spade-ace = Pik-Ass im schwachen Blatt
    .sentence = { $value ->
        [0] In einem schwachen Blatt zählt das Pik-Ass nichts.
       *[other] In einem schwachen Blatt zählt das Pik-Ass { $half }.
    }
option-misdeal-honours = Bilder und Asse im schwachen Blatt
    .sentence = { $value ->
        [0] In einem schwachen Blatt zählen die anderen Asse, Könige, Damen und Buben nichts.
       *[other] In einem schwachen Blatt zählen die anderen Asse, Könige, Damen und Buben je { $half }.
    }
option-misdeal-tens = Zehnen im schwachen Blatt
    .sentence = { $value ->
        [0] In einem schwachen Blatt zählen Zehnen nichts.
       *[other] In einem schwachen Blatt zählen Zehnen je { $half }.
    }
option-misdeal-joker = Joker im schwachen Blatt
    .sentence = { $value ->
        [0] In einem schwachen Blatt zählt ein Joker nichts.
       *[other] In einem schwachen Blatt zählt ein Joker { $half }.
    }
option-misdeal-at-most = höchste Summe des schwachen Blatts
    .sentence = Ein Blatt, das { $half } oder weniger zählt, ist schwach genug.
option-misdeal-also = andere schwache Blätter
    .no_points = ein Blatt ohne Augen
    .lone_ten = eine Zehn als einziges Auge
    .one_eyed_jack = Pik-Bube oder Herz-Bube als einziges Auge
    .only_mighty = der Mighty als einziges Auge
    .le1 = ein Blatt mit höchstens einem Auge
    .all_points = ein Blatt aus lauter Augen
    .sentence = { $count ->
        [0] Kein anderes Blatt ist schwach genug.
       *[other] Immer schwach genug: { $said }.
    }
option-misdeal-when = wann man neu geben lässt
    .first_turn = bevor man das erste Mal ansagt
    .any_turn = sooft man ansagen könnte
    .before_bidding = vor der Ansage
    .sentence = { $value ->
        [any_turn] Neu geben lässt man, sooft man mit dem Ansagen dran ist.
        [before_bidding] Neu geben lässt man, bevor jemand ansagt.
       *[first_turn] Neu geben lässt man vor seiner ersten Ansage.
    }
option-misdeal-declarer-with-kitty = neu geben lassen mit dem Stock
    .sentence = { $value ->
        [yes] Auch der Ansager darf noch neu geben lassen, wenn er den Stock genommen hat.
       *[no] Hat der Ansager den Stock genommen, darf er nicht mehr neu geben lassen.
    }
option-misdeal-dealer = Geber nach einem schwachen Blatt
    .same = derselbe
    .caller = wer es gezeigt hat
    .sentence = { $value ->
        [caller] Danach gibt, wer neu geben ließ.
       *[same] Danach gibt derselbe Geber noch einmal.
    }
option-misdeal-penalty = Preis fürs Neugeben
    .none = nichts
    .fixed = fünf
    .doubling = zwei, vier, acht und so weiter
    .sentence = { $value ->
        [fixed] Wer neu geben lässt, zahlt fünf in einen Topf; ihn bekommt die nächste Seite, die gewinnt, der Freund zwei Fünftel.
        [doubling] Wer neu geben lässt, zahlt zwei in einen Topf, der Nächste vier, dann acht und so weiter; ihn bekommt die nächste Seite, die gewinnt, der Freund zwei Fünftel.
       *[none] Neu geben zu lassen kostet nichts.
    }

## Die Ansage

option-bidding-opener = wer zuerst ansagt
    .left = links vom Geber
    .dealer = der Geber
    .dealer_then_declarer = der Geber, später der letzte Ansager
    .first_partner = der Geber, später der letzte Freund
    .sentence = { $value ->
        [left] Zuerst spricht, wer links vom Geber sitzt.
        [dealer_then_declarer] Zuerst spricht der letzte Ansager, im ersten Spiel der Geber.
        [first_partner] Zuerst spricht der letzte Freund, oder der Ansager, wenn er allein war; im ersten Spiel der Geber.
       *[dealer] Zuerst spricht der Geber.
    }
option-bidding-opener-must-bid = der Erste muss ansagen
    .sentence = { $value ->
        [yes] Wer zuerst spricht, muss ansagen.
       *[no] Wer zuerst spricht, darf passen.
    }
option-bidding-min = kleinste Ansage
    .sentence = Die kleinste Ansage: { $said }.
option-bidding-above-max = Ansagen über dem Höchsten
    .sentence = { $value ->
        [0] Mehr Augen, als es gibt, darf niemand ansagen.
       *[other] Man darf bis zu { $value } Augen mehr ansagen, als es gibt, und verliert dann immer.
    }
option-bidding-no-trump = Rang ohne Trumpf
    .over_equal = über einer Farbe
    .plus_one = eins mehr
    .equal_no = wie eine Farbe
    .forbidden = nicht gespielt
    .sentence = { $value ->
        [plus_one] Ohne Trumpf gilt so viel wie eine Farbe mit einem Auge mehr, und Gleiches überbietet einander nicht.
        [equal_no] Ohne Trumpf gilt so viel wie eine Farbe, jede Ansage braucht also eine höhere Zahl.
        [forbidden] Ohne Trumpf wird nicht gespielt.
       *[over_equal] Ohne Trumpf überbietet eine Farbe mit derselben Zahl; die Farben sind gleich.
    }
option-bidding-no-trump-below-min = ohne Trumpf eins tiefer
    .sentence = { $value ->
        [yes] Ohne Trumpf darf man mit einem Auge weniger als der kleinsten Ansage eröffnen.
       *[no] Auch ohne Trumpf gilt die kleinste Ansage.
    }
option-bidding-pass-final = gepasst ist gepasst
    .sentence = { $value ->
        [yes] Wer gepasst hat, ist draußen.
       *[no] Wer gepasst hat, darf später wieder ansagen.
    }
option-bidding-once = nur eine Ansage
    .sentence = { $value ->
        [yes] Jeder darf nur einmal ansagen.
       *[no] Jeder darf immer wieder ansagen.
    }
option-bidding-all-pass = wenn alle weiter sind
    .redeal = neu geben
    .redeal_next = der Nächste gibt
    .min_minus_1 = noch eine Runde, eins tiefer
    .dealer_last_chance = das letzte Wort für den Geber
    .opener_forced = der Erste muss ansagen
    .sentence = { $value ->
        [redeal_next] Passen alle, gibt der Nächste.
        [min_minus_1] Passen alle, gibt es noch eine Runde, in der ein Auge weniger genügt; danach gibt derselbe Geber noch einmal.
        [dealer_last_chance] Passen alle, darf der Geber die kleinste Ansage mit jedem Trumpf machen; sonst gibt er noch einmal.
        [opener_forced] Passen alle, muss die kleinste Ansage machen, wer zuerst gesprochen hat, mit jedem Trumpf.
       *[redeal] Passen alle, gibt derselbe Geber noch einmal.
    }
option-bidding-all-pass-fine = Strafe, wenn alle passen
    .sentence = { $value ->
        [0] Passen alle, zahlt niemand.
       *[other] Passen alle, zahlt jeder { $value } in den Topf.
    }

## Der Stock

option-exchange-buried-points = gedrückte Augen
    .attackers = der Seite des Ansagers
    .defenders = den Gegnern
    .last_trick = wer den letzten Stich macht
    .sentence = { $value ->
        [defenders] Gedrückte Augen gehören den Gegnern.
        [last_trick] Gedrückte Augen gehören der Seite, die den letzten Stich macht.
       *[attackers] Gedrückte Augen gehören der Seite des Ansagers.
    }
option-exchange-forbid = was nicht gedrückt werden darf
    .mighty = den Mighty
    .joker = den Joker
    .sentence = { $count ->
        [0] Jede Karte darf gedrückt werden.
       *[other] Niemand darf { $said } drücken.
    }
option-exchange-raise-after = erhöhen ohne Wechsel
    .sentence = { $value ->
        [yes] Auch mit demselben Trumpf darf man nach dem Drücken erhöhen.
       *[no] Mit demselben Trumpf darf man nach dem Drücken nicht erhöhen.
    }

## Trumpf wechseln

option-change-mode = Wechsel des Trumpfs
    .raise = für eine höhere Ansage
    .double_stake = für doppelten Einsatz
    .free = umsonst
    .forbidden = nicht erlaubt
    .sentence = { $value ->
        [double_stake] Nach dem Drücken darf man den Trumpf wechseln, dann zählt das Spiel aber doppelt.
        [free] Nach dem Drücken darf man den Trumpf umsonst wechseln.
        [forbidden] Nach dem Drücken darf man den Trumpf nicht wechseln.
       *[raise] Nach dem Drücken darf man den Trumpf für eine höhere Ansage wechseln.
    }
option-change-suit-cost = Preis einer anderen Farbe
    .sentence = { $value ->
        [0] Eine andere Farbe kostet nicht mehr.
        [one] Eine andere Farbe kostet ein Auge mehr.
       *[other] Eine andere Farbe kostet { $value } Augen mehr.
    }
option-change-no-trump-cost = Preis ohne Trumpf
    .sentence = { $value ->
        [0] Ohne Trumpf kostet nicht mehr.
        [one] Ohne Trumpf kostet ein Auge mehr.
       *[other] Ohne Trumpf kostet { $value } Augen mehr.
    }
option-change-clamp-to-max = Preis bis zum Höchsten
    .sentence = { $value ->
        [yes] Mehr als die höchste Ansage kostet es nie.
       *[no] Ein Wechsel, dessen Preis über der höchsten Ansage läge, ist nicht möglich.
    }
option-change-max-no-trump-free = höchste Ansage ohne Trumpf umsonst
    .sentence = { $value ->
        [yes] Bei der höchsten Ansage kostet ohne Trumpf nichts.
       *[no] Bei der höchsten Ansage darf man nicht zu ohne Trumpf wechseln.
    }

## Der Freund

option-friend-kinds = wie man den Freund ruft
    .card = wer die gerufene Karte hat
    .cards = wer eine von zwei gerufenen Karten hat
    .first = wer den ersten Stich macht
    .last = wer den letzten Stich macht
    .nth = wer einen Stich dazwischen macht
    .seat = ein offen genannter Mitspieler
    .none = niemand
    .sentence = { $value ->
        [none] Der Ansager spielt immer allein.
       *[other] Freund wird: { $said }.
    }
option-friend-joker-card = den Joker rufen
    .sentence = { $value ->
        [yes] Der Joker darf gerufen werden.
       *[no] Der Joker darf nicht gerufen werden.
    }
option-friend-mighty-card = den Mighty rufen
    .sentence = { $value ->
        [yes] Der Mighty darf gerufen werden.
       *[no] Der Mighty darf nicht gerufen werden.
    }
option-friend-fake = eine eigene Karte rufen
    .sentence = { $value ->
        [yes] Wer eine eigene Karte ruft, spielt heimlich allein.
       *[no] Eine Karte, die man hat oder gedrückt hat, darf man nicht rufen.
    }
option-friend-two-deck = Freunde mit zwei Spielen
    .both = alle, die sie haben
    .first_played = wer sie zuerst spielt
    .sentence = { $value ->
        [first_played] Mit zwei Spielen ist nur der ein Freund, der die gerufene Karte zuerst spielt.
       *[both] Mit zwei Spielen ist jeder ein Freund, der die gerufene Karte hat.
    }
option-friend-request = Bitte um eine Farbe
    .sentence = { $value ->
        [yes] Beim höchsten Spiel ohne Trumpf darf der Ansager um eine Farbe bitten, die der Freund ausspielt, sobald er kann.
       *[no] Der Ansager darf den Freund um keine Farbe bitten.
    }
option-friend-request-binding = wie lange die Bitte gilt
    .first_holding = einmal
    .every = jedes Mal
    .sentence = { $value ->
        [every] Der Freund muss die Farbe jedes Mal ausspielen, solange er sie hat.
       *[first_holding] Der Freund muss die Farbe nur einmal ausspielen.
    }

## Der erste und der letzte Stich

policy-mighty = { $value ->
    [powerless] der Mighty hat keine Kraft
    [powerless_lead] ein ausgespielter Mighty hat keine Kraft
    [no_lead] den Mighty darf man nicht ausspielen, solange etwas anderes geht
    [forbidden] den Mighty darf man nicht spielen, solange etwas anderes geht
   *[valid] der Mighty hat seine Kraft
}
policy-trump = { $value ->
    [powerless] Trümpfe haben keine Kraft
    [powerless_lead] Trümpfe haben keine Kraft, wenn Trumpf ausgespielt wird
    [no_lead] Trumpf darf man nicht ausspielen, solange etwas anderes geht
    [forbidden] Trumpf darf man nicht spielen, solange etwas anderes geht
   *[valid] Trumpf darf man ausspielen, und er hat seine Kraft
}
policy-joker = { $value ->
    [powerless] der Joker hat keine Kraft
    [powerless_lead] ein ausgespielter Joker hat keine Kraft
    [no_lead] der Joker hat keine Kraft, und man darf ihn nicht ausspielen, solange etwas anderes geht
    [forbidden] den Joker darf man nicht spielen, solange etwas anderes geht
   *[valid] der Joker hat seine Kraft
}
policy-ripper = { $value ->
    [powerless] der Ripper fordert den Joker nicht
    [powerless_lead] ein ausgespielter Ripper fordert den Joker nicht
    [no_lead] den Ripper darf man nicht ausspielen, solange etwas anderes geht
    [forbidden] den Ripper darf man nicht spielen, solange etwas anderes geht
   *[valid] der Ripper fordert den Joker wie immer
}
option-first-mighty = Mighty im ersten Stich
    .sentence = Im ersten Stich gilt: { policy-mighty }.
option-first-trump = Trümpfe im ersten Stich
    .sentence = Im ersten Stich gilt: { policy-trump }.
option-first-joker = Joker im ersten Stich
    .sentence = Im ersten Stich gilt: { policy-joker }.
option-first-ripper = Ripper im ersten Stich
    .sentence = Im ersten Stich gilt: { policy-ripper }.
option-last-mighty = Mighty im letzten Stich
    .sentence = Im letzten Stich gilt: { policy-mighty }.
option-last-trump = Trümpfe im letzten Stich
    .sentence = Im letzten Stich gilt: { policy-trump }.
option-last-joker = Joker im letzten Stich
    .sentence = Im letzten Stich gilt: { policy-joker }.
option-last-ripper = Ripper im letzten Stich
    .sentence = Im letzten Stich gilt: { policy-ripper }.

## Das Spielen

option-play-trump-release = Trumpf doch ausspielen
    .nothing_else = wenn nichts anderes geht
    .specials_ignored = wenn nur Besondere dabei sind
    .sentence = { $value ->
        [specials_ignored] Wer nur Trümpfe, Mighty und Joker hat, darf doch Trumpf ausspielen.
       *[nothing_else] Wer nichts anderes kann, darf doch Trumpf ausspielen.
    }
option-play-mighty-forced = Mighty als einzige Karte seiner Farbe
    .strict = muss gespielt werden
    .joker_allowed = oder der Joker
    .sentence = { $value ->
        [strict] Wer von der ausgespielten Farbe nur den Mighty hat, muss ihn spielen.
       *[joker_allowed] Wer von der ausgespielten Farbe nur den Mighty hat, muss ihn spielen, oder einen Joker.
    }
option-play-joker-lead = ausgespielter Joker
    .names_suit = verlangt eine Farbe
    .calls_trump = verlangt Trumpf
    .names_colour = verlangt Rot oder Schwarz
    .sentence = { $value ->
        [calls_trump] Wird ein Joker ausgespielt, ist Trumpf zu bedienen; ohne Trumpf nennt, wer ihn ausspielt, eine Farbe.
        [names_colour] Wer einen Joker ausspielt, sagt Schwarz oder Rot, und das ist zu bedienen.
       *[names_suit] Wer einen Joker ausspielt, nennt die Farbe, die zu bedienen ist.
    }
option-play-powerless-lead = ohne Kraft ausgespielter Joker
    .names_suit = verlangt eine Farbe
    .next_card = die nächste Karte entscheidet
    .sentence = { $value ->
        [next_card] Nach einem Joker, der ohne Kraft ausgespielt ist, bestimmt die nächste Karte die Farbe.
       *[names_suit] Auch ohne Kraft ausgespielt verlangt der Joker eine Farbe und sticht, wenn niemand sie, Trumpf oder den Mighty spielt.
    }
option-play-ripper-call = ausgespielter Ripper
    .always = fordert immer
    .optional = darf fordern
    .sentence = { $value ->
        [always] Wird der Ripper ausgespielt, muss der Joker gespielt werden.
       *[optional] Wer den Ripper ausspielt, darf den Joker fordern, der dann gespielt werden muss.
    }
option-play-ripper-multi = mehrere geforderte Joker
    .all_holders = alle müssen
    .next_holder = nur der Nächste muss
    .sentence = { $value ->
        [next_holder] Haben mehrere einen Joker, muss ihn nur der Nächste spielen.
       *[all_holders] Jeder, der einen Joker hat, muss einen spielen.
    }
option-play-mighty-defence = Mighty statt des geforderten Jokers
    .sentence = { $value ->
        [yes] Wer auch den Mighty hat, darf stattdessen ihn spielen.
       *[no] Der Mighty darf nicht stattdessen gespielt werden.
    }
option-play-called-joker-power = Kraft des geforderten Jokers
    .sentence = { $value ->
        [yes] Auch ein geforderter Joker behält seine Kraft.
       *[no] Ein geforderter Joker hat keine Kraft.
    }
option-play-forced-early = nichts für den letzten Stich
    .sentence = { $value ->
        [yes] Mit den letzten zwei Karten muss man einen Mighty oder Joker spielen.
       *[no] Mighty und Joker darf man bis zuletzt aufheben.
    }

## Die Punkte

option-score-style = Punkte
    .payment = man zahlt einander
    .penalty = Strafpunkte
    .sentence = { $value ->
        [penalty] Es gibt Strafpunkte: für jeden Gegner, wenn die Ansage aufgeht, für Ansager und Freund, wenn nicht.
       *[payment] Man zahlt einander.
    }
option-score-base = Grundlage der Strafe
    .min_minus_1 = kleinste Ansage weniger eins
    .fixed_12 = zwölf
    .sentence = { $value ->
        [fixed_12] Die Strafe ist: Ansage − 12, mit zwei Spielen Ansage − 24.
       *[min_minus_1] Die Strafe ist: Ansage − kleinste Ansage + 1.
    }
option-score-fail-split = Strafe, wenn es nicht aufgeht
    .each = jeder die ganze
    .shared = geteilt
    .sentence = { $value ->
        [shared] Geht es nicht auf, teilen sich Ansager und Freund die Strafe.
       *[each] Geht es nicht auf, bekommen Ansager und Freund jeder die ganze Strafe.
    }
option-score-made = Wert, wenn es aufgeht
    .official = üblich
    .over_10 = über zehn
    .over_13 = über dreizehn
    .over_min = über der kleinsten Ansage
    .over_min_plus_1 = über der kleinsten Ansage, und eins
    .over_bid = über der Ansage
    .over_bid_plus_1 = über der Ansage, und eins
    .twice = doppelte Ansage
    .risk = Risiko
    .rust = Augen und Ansage
    .league = Liga
    .sentence = { $value ->
        [over_10] Geht es auf, ist es wert: Augen − 10 (mit zwei Spielen 20), mindestens 1.
        [over_13] Geht es auf, ist es wert: Augen − 13 (mit zwei Spielen 25).
        [over_min] Geht es auf, ist es wert: Augen − kleinste Ansage.
        [over_min_plus_1] Geht es auf, ist es wert: Augen − kleinste Ansage + 1.
        [over_bid] Geht es auf, ist es wert: Augen − Ansage.
        [over_bid_plus_1] Geht es auf, ist es wert: Augen − Ansage + 1.
        [twice] Geht es auf, ist es wert: 2 × (Ansage − kleinste Ansage + 1).
        [risk] Geht es auf, ist es wert: 1½ × (Ansage − kleinste Ansage) + (Augen − Ansage).
        [rust] Geht es auf, ist es wert: (Augen − 13) + (Ansage − 13), mindestens 1 (mit zwei Spielen 25 statt 13).
        [league] Geht es auf, ist es wert: 300 × (Ansage − 13) + 200 × (Augen − Ansage + 1) (mit zwei Spielen 25 statt 13).
       *[official] Geht es auf, ist es wert: 2 × (Ansage − kleinste Ansage) + (Augen − Ansage).
    }
option-score-failed = Preis, wenn es nicht aufgeht
    .short = was fehlt
    .pays_back = zahlt zurück
    .tooth = Zahn um Zahn
    .league = Liga
    .sentence = { $value ->
        [pays_back] Geht es nicht auf, kostet es: (Ansage − 10) + (Ansage − Augen) (mit zwei Spielen 20 statt 10).
        [tooth] Geht es nicht auf, kostet es: Ansage − Augen, unter der kleinsten Ansage aber (Ansage − kleinste Ansage) + 2 × (kleinste Ansage − Augen).
        [league] Geht es nicht auf, kostet es: 300 × (Ansage − 13) + 200 × (Ansage − Augen) (mit zwei Spielen 25 statt 13).
       *[short] Geht es nicht auf, kostet es: Ansage − Augen.
    }
option-score-run = Durchmarsch
    .any = verdoppelt
    .bid = verdoppelt, wenn angesagt
    .flat = eine feste Summe
    .none = zählt nicht extra
    .sentence = { $value ->
        [bid] Alle Augen zu machen (Durchmarsch) zählt doppelt, wenn sie alle angesagt waren.
        [flat] Alle Augen zu machen (Durchmarsch) ist so viel wert, wie es Augen gibt, was immer angesagt war.
        [none] Alle Augen zu machen zählt nicht extra.
       *[any] Alle Augen zu machen (Durchmarsch) zählt doppelt.
    }
option-score-back-run = Gegenmarsch
    .none = nie
    .half_plus = mehr als die Hälfte
    .half = die Hälfte
    .min = die kleinste Ansage
    .contract = die Ansage
    .missed = weit verfehlt
    .sentence = { $value ->
        [none] Verlieren zählt nie doppelt.
        [half] Haben die Gegner die Hälfte der Augen, zählt das Verlieren doppelt (Gegenmarsch).
        [min] Haben die Gegner so viele Augen wie die kleinste Ansage, zählt das Verlieren doppelt (Gegenmarsch).
        [contract] Haben die Gegner so viele Augen wie angesagt, zählt das Verlieren doppelt (Gegenmarsch).
        [missed] Die Ansage weit zu verfehlen zählt doppelt (Gegenmarsch).
       *[half_plus] Haben die Gegner mehr als die Hälfte der Augen, zählt das Verlieren doppelt (Gegenmarsch).
    }
option-score-back-run-by = wie weit beim Gegenmarsch
    .sentence = { $value ->
        [one] Weit heißt: um ein Auge oder mehr.
       *[other] Weit heißt: um { $value } Augen oder mehr.
    }
option-score-no-trump = Faktor ohne Trumpf
    .sentence = { $value ->
        [1] Ohne Trumpf zählt wie jeder Trumpf.
        [2] Ohne Trumpf zählt doppelt.
       *[other] Ohne Trumpf zählt { $value }-fach.
    }
option-score-no-trump-when = wann ohne Trumpf vervielfacht
    .always = immer
    .win = wenn es aufgeht
    .sentence = { $value ->
        [win] Das gilt nur, wenn die Ansage aufgeht.
       *[always] Das gilt, ob die Ansage aufgeht oder nicht.
    }
option-score-alone = Faktor des Alleinspiels
    .one = eins
    .one_and_half = eineinhalb
    .two = zwei
    .sentence = { $value ->
        [one] Allein zu spielen vervielfacht nichts.
        [one_and_half] Angesagt allein zu spielen zählt eineinhalbfach.
       *[two] Angesagt allein zu spielen zählt doppelt.
    }
option-score-max-bid = Faktor der höchsten Ansage
    .sentence = { $value ->
        [1] Alle Augen anzusagen vervielfacht nichts.
        [2] Alle Augen anzusagen zählt doppelt.
       *[other] Alle Augen anzusagen zählt { $value }-fach.
    }
option-score-buried-special = Faktor, wenn Mighty oder Joker gedrückt ist
    .sentence = { $value ->
        [1] Mighty oder Joker zu drücken vervielfacht nichts.
        [2] Mighty oder Joker zu drücken zählt doppelt.
       *[other] Mighty oder Joker zu drücken zählt { $value }-fach.
    }
option-score-redeal-doubles = Neugeben verdoppelt
    .sentence = { $value ->
        [yes] Wurde neu gegeben, zählt das Spiel doppelt, nach zwei Malen oder mehr vierfach.
       *[no] Neu zu geben ändert nicht, was ein Spiel wert ist.
    }
option-score-four-fail = zu viert verloren
    .equal = beide zahlen gleich viel
    .declarer_alone = der Ansager zahlt
    .two_one = zwei zu eins
    .sentence = { $value ->
        [declarer_alone] Zu viert zahlt beim Verlieren der Ansager allein.
        [two_one] Zu viert zahlt beim Verlieren der Ansager doppelt so viel wie der Freund.
       *[equal] Zu viert zahlen beim Verlieren Ansager und Freund gleich viel.
    }
option-score-cap = Deckel
    .sentence = { $value ->
        [none] Ein Spiel mit Trumpf hat keinen Deckel.
       *[other] Ein Spiel mit Trumpf ist höchstens { $value } wert.
    }
option-score-cap-no-trump = Deckel ohne Trumpf
    .sentence = { $value ->
        [none] Ein Spiel ohne Trumpf hat keinen Deckel.
       *[other] Ein Spiel ohne Trumpf ist höchstens { $value } wert.
    }

## Die Partie

option-match-deals = Spiele einer Partie
    .sentence = { $value ->
        [none] Eine Partie hat doppelt so viele Spiele wie Spieler.
        [one] Eine Partie hat ein Spiel.
       *[other] Eine Partie hat { $value } Spiele.
    }
option-match-target = Stand, der die Partie beendet
    .sentence = { $value ->
        [none] Vorher beendet kein Stand die Partie.
       *[other] Die Partie ist auch aus, wenn jemand { $value } erreicht, nach oben oder unten.
    }
option-match-next-dealer = nächster Geber
    .left = der Nächste links
    .same = derselbe
    .friend_or_declarer = der Freund
    .declarer_if_made_else_friend = der Ansager, wenn es aufging
    .sentence = { $value ->
        [left] Nach jedem Spiel gibt der Nächste links.
        [same] Es gibt immer derselbe.
        [declarer_if_made_else_friend] Ging es auf, gibt als Nächster der Ansager, sonst der Freund.
       *[friend_or_declarer] Als Nächster gibt der Freund, oder der Ansager, wenn er allein war.
    }
