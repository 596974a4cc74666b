### Jede Hausregel: ihr Name, der Satz zu jedem ihrer Werte, und wie die Werte heißen.
#
# In einem Satz ist $value yes oder no, ein Wort, eine Zahl oder none; $said ist der Wert in Worten,
# $signed eine Zahl mit Vorzeichen; $varies sagt, ob eine Zahl von der Zahl der Spieler abhängt, und
# $count ist die Zahl der Farben.

## Die Karten

option-pack-size = Zahl der Karten
    .sentence = { $value ->
        [33] Man spielt mit 33 Karten: ohne Sechser, bis auf den Schell-Sechser, den Weli.
       *[36] Man spielt mit 36 Karten; der Schell-Sechser ist der Weli.
    }
option-pack-strip-sevens = zu zweit ohne Siebener
    .sentence = { $value ->
        [yes] Zu zweit kommen auch die Siebener heraus.
       *[no] Die Siebener bleiben im Stoß.
    }

## Die Plätze

option-seating-first-dealer = erster Geber
    .random = durch das Los
    .draw_high = die höchste gezogene Karte
    .seat0 = der erste Platz
    .sentence = { $value ->
        [draw_high] Ums erste Geben zieht jeder eine Karte, und die höchste gibt.
        [seat0] Als Erster gibt, wer auf dem ersten Platz sitzt.
       *[random] Wer als Erster gibt, entscheidet das Los.
    }
option-seating-fifth-sits-out = der Fünfte setzt aus
    .sentence = { $value ->
        [yes] Zu fünft setzt aus, wer rechts vom Geber sitzt.
       *[no] Zu fünft spielen alle fünf.
    }

## Das Abheben

option-cut-cut = Abheben
    .sentence = { $value ->
        [yes] Abgehoben wird rechts vom Geber; zeigt sich dabei der Weli, darf man ihn behalten.
       *[no] Es wird nicht abgehoben.
    }
option-cut-card = Karte beim Abheben
    .lifted_bottom = die unterste des abgehobenen Päckchens
    .rest_top = die oberste vom Rest
    .sentence = { $value ->
        [rest_top] Wer abhebt, sieht als Einziger die oberste Karte vom Rest.
       *[lifted_bottom] Wer abhebt, sieht als Einziger die unterste Karte seines Päckchens.
    }
option-cut-must-take-weli = Weli nehmen ist Pflicht
    .sentence = { $value ->
        [yes] Wer den Weli abhebt, muss ihn nehmen.
       *[no] Wer den Weli abhebt, darf ihn auch liegen lassen.
    }
option-cut-knock = Klopfen
    .sentence = { $value ->
        [yes] Statt abzuheben darf man klopfen: das Spiel zählt doppelt, alle sehen die unterste Karte, und ist es der Weli, darf man ihn behalten.
       *[no] Geklopft wird nicht.
    }
option-cut-knock-carries = Klopfen gilt weiter
    .sentence = { $value ->
        [yes] Ein Klopfen gilt auch dann noch, wenn neu gegeben wird.
       *[no] Ein Klopfen verfällt, wenn neu gegeben wird.
    }

## Weiße Blätter

option-white-redeal = weiße Blätter
    .mandatory = müssen hergezeigt werden
    .optional = dürfen hergezeigt werden
    .off = gelten nicht
    .sentence = { $value ->
        [optional] Ein weißes Blatt (ohne Unter, Ober, König, Sau und Weli) darf man herzeigen: es geht zusammen, derselbe Geber gibt noch einmal, und die Punkte verdoppeln sich jedes Mal.
        [off] Ein weißes Blatt wird gespielt wie jedes andere.
       *[mandatory] Ein weißes Blatt (ohne Unter, Ober, König, Sau und Weli) muss man herzeigen: es geht zusammen, derselbe Geber gibt noch einmal, und die Punkte verdoppeln sich jedes Mal.
    }
option-white-timing = wann weiße Blätter gezeigt werden
    .before_bidding = vor der Ansage
    .after_first_round = nach der ersten Runde der Ansage
    .sentence = { $value ->
        [after_first_round] Weiße Blätter werden erst gezeigt, wenn bei der Ansage alle gesprochen haben.
       *[before_bidding] Weiße Blätter werden vor der Ansage gezeigt.
    }

## Die Ansage

option-bidding-min-bid = kleinste Ansage
    .sentence = { $value ->
        [one] Die kleinste Ansage ist ein Stich.
       *[other] Die kleinste Ansage sind { $value } Stiche.
    }
option-bidding-five-is-muli = Fünf ist der Muli
    .sentence = { $value ->
        [yes] Wer fünf ansagt, spielt den Muli: alle Stiche, ohne eine Karte zu tauschen.
       *[no] Über der gewöhnlichen Fünf, mit Tausch, steht der Muli (Mulatschak, Mord): alle Stiche, ohne eine Karte zu tauschen.
    }
option-bidding-one-forces-hearts = Eins heißt Herz
    .sentence = { $value ->
        [yes] Wer die Ansage mit einem Stich bekommt, muss Herz zum Trumpf machen.
       *[no] Wer die Ansage mit einem Stich bekommt, darf jede Farbe zum Trumpf machen.
    }
option-bidding-dealer-hold = der Geber hält
    .sentence = { $value ->
        [yes] Der Geber darf halten („mit mir“, „selber“): er nimmt die höchste Ansage, ohne zu überbieten. Der andere darf erhöhen, der Geber wieder halten.
       *[no] Auch der Geber muss überbieten.
    }
option-bidding-rounds = Runden der Ansage
    .single_round_duel = eine Runde, dann nur mehr mit dem Geber
    .until_passes = reihum, bis alle weiter sind
    .sentence = { $value ->
        [until_passes] Die Ansage geht reihum, bis alle anderen weiter sind; wer einmal weiter gesagt hat, ist draußen.
       *[single_round_duel] Jeder spricht nur einmal, außer im Duell mit dem Geber.
    }
option-bidding-dealer-raise-reopens = Antwort auf das Überbieten des Gebers
    .duel = nach dem Halten
    .never = nie
    .always = immer
    .sentence = { $value ->
        [never] Überbietet der Geber, ist die Ansage zu Ende.
        [always] Überbietet der Geber, darf der Überbotene immer antworten.
       *[duel] Überbietet der Geber, darf man im Duell antworten, in der ersten Runde aber nicht.
    }
option-bidding-muli-first-round-only = Muli nur in der ersten Runde
    .sentence = { $value ->
        [yes] Sobald alle gesprochen haben, darf niemand mehr Muli ansagen.
       *[no] Ein Muli darf angesagt werden, solange die Ansage dauert.
    }
option-bidding-muli-out-of-turn = Muli außer der Reihe
    .sentence = { $value ->
        [yes] Einen Muli darf man gleich nach dem Geben ansagen, auch außer der Reihe.
       *[no] Einen Muli sagt man an, wenn man dran ist.
    }
option-bidding-dealer-may-hold-muli = der Geber hält einen Muli
    .sentence = { $value ->
        [yes] Auch einen Muli darf der Geber übernehmen, und danach kann niemand überbieten.
       *[no] Einen Muli kann niemand übernehmen.
    }
option-bidding-all-pass = wenn alle weiter sind
    .redeal = neu geben
    .redeal_double = neu geben, doppelte Punkte
    .dealer_must_bid = der Geber muss ansagen
    .sentence = { $value ->
        [redeal_double] Sind alle weiter, gibt derselbe Geber noch einmal, und die Punkte verdoppeln sich.
        [dealer_must_bid] Sind alle anderen weiter, muss der Geber ansagen.
       *[redeal] Sind alle weiter, gibt derselbe Geber noch einmal.
    }
option-bidding-max-all-pass = wie oft alle weiter sein dürfen
    .sentence = { $value ->
        [0] Sind alle anderen weiter, muss der Geber gleich ansagen.
        [one] War ein Spiel lang alles weiter, muss der Geber ansagen.
       *[other] Nach { $value } solchen Spielen hintereinander muss der Geber ansagen.
    }

## Der Trumpf

option-trump-blind = blinder Trumpf
    .sentence = { $value ->
        [yes] Blinder Trumpf: wer noch nicht weiß, legt alle fünf weg, nimmt fünf verdeckt und eine sechste offen, deren Farbe Trumpf ist, dann eine siebte verdeckt; fünf behält er.
       *[no] Der Ansager bestimmt den Trumpf mit den Karten, die er hat.
    }
option-trump-blind-weli = Der Weli als sechste Karte
    .next_card = die nächste Karte entscheidet
    .bells = Schell ist Trumpf
    .choose = der Ansager wählt
    .sentence = { $value ->
        [bells] Ist die sechste Karte beim blinden Trumpf der Weli, ist Schell Trumpf.
        [choose] Ist die sechste Karte beim blinden Trumpf der Weli, wählt der Ansager die Farbe.
       *[next_card] Ist die sechste Karte beim blinden Trumpf der Weli, entscheidet die nächste.
    }
option-trump-must-play-suits = Farben, bei denen alle mitgehen
    .sentence = { $count ->
        [0] Was immer Trumpf ist, man darf daheim bleiben.
        [4] Was immer Trumpf ist, niemand darf daheim bleiben.
       *[other] Ist { $said } Trumpf, darf niemand daheim bleiben.
    }

## Daheim bleiben

option-home-decision = wann man sich fürs Daheimbleiben entscheidet
    .before_exchange = vor dem Tauschen
    .after_declarer_exchange = nach dem Tausch des Ansagers
    .sentence = { $value ->
        [after_declarer_exchange] Hat der Ansager getauscht, sagen die anderen reihum, ob sie mitgehen oder daheim bleiben.
       *[before_exchange] Bevor jemand tauscht, sagen die anderen reihum, ob sie mitgehen oder daheim bleiben.
    }
option-home-cost = Preis fürs Daheimbleiben
    .sentence = { $value ->
        [0] Daheim bleiben kostet nichts.
        [one] Daheim bleiben kostet einen Punkt.
       *[other] Daheim bleiben kostet { $value } Punkte.
    }
option-home-last-must-play = der Letzte muss mitgehen
    .sentence = { $value ->
        [yes] Bleiben alle anderen daheim, muss der Letzte mitgehen.
       *[no] Es dürfen alle daheim bleiben; dann gehören dem Ansager alle fünf Stiche.
    }
option-home-no-consecutive = nicht zweimal hintereinander daheim
    .sentence = { $value ->
        [yes] Niemand darf zweimal hintereinander daheim bleiben.
       *[no] Man darf auch zweimal hintereinander daheim bleiben.
    }

## Das Tauschen

option-exchange-most = Höchstzahl beim Tauschen
    .sentence = { $varies ->
        [yes] Tauschen darf man höchstens so viele Karten: { $said }.
       *[no] { $value ->
            [0] Getauscht wird nicht.
            [one] Jeder darf höchstens eine Karte tauschen.
           *[other] Jeder darf bis zu { $said } Karten tauschen.
        }
    }
option-exchange-forbid-four = nie vier
    .sentence = { $value ->
        [yes] Genau vier Karten darf niemand tauschen.
       *[no] Auch vier Karten darf man tauschen.
    }
option-exchange-cap-to-declarer = nicht mehr als der Ansager
    .sentence = { $value ->
        [yes] Niemand darf mehr Karten tauschen als der Ansager.
       *[no] Man darf auch mehr Karten tauschen als der Ansager.
    }
option-exchange-one-on-sight = Eins auf Sicht
    .refuse_once = einmal ablehnen
    .chain = immer wieder ablehnen
    .off = verdeckt
    .sentence = { $value ->
        [off] Auch eine einzelne neue Karte kommt verdeckt.
        [chain] Eins auf Sicht: eine einzelne neue Karte kommt offen und darf abgelehnt werden. Nach einem abgelehnten Trumpf kommt auch die nächste offen, und ist sie Trumpf, darf sie wieder abgelehnt werden; nach jeder anderen kommt die nächste verdeckt und bleibt.
       *[refuse_once] Eins auf Sicht: eine einzelne neue Karte kommt offen und darf abgelehnt werden; die nächste kommt verdeckt und bleibt.
    }
option-exchange-five-on-sow = Fünf auf die Sau
    .sentence = { $value ->
        [yes] Fünf auf die Sau: wer die Trumpf-Sau hat, darf die anderen vier weglegen, fünf nehmen und eine weglegen.
       *[no] Fünf auf die Sau gibt es nicht.
    }
option-exchange-packerl = Packerl
    .sentence = { $value ->
        [yes] Packerl: wer alle fünf weglegt, nimmt fünf und eine sechste offen, und für jeden aufgedeckten Trumpf noch eine; fünf behält er.
       *[no] Das Packerl gibt es nicht: wer alle fünf weglegt, bekommt fünf.
    }
option-exchange-six-on-seven = Sechs auf den Siebener
    .sentence = { $value ->
        [yes] Sechs auf den Siebener: ist Schell Trumpf, darf man den Schell-Siebener herzeigen, die anderen vier weglegen, sechs nehmen und zwei weglegen.
       *[no] Sechs auf den Siebener gibt es nicht.
    }
option-exchange-five-served-last = wer fünf tauscht, kommt zuletzt
    .sentence = { $value ->
        [yes] Wer alle fünf tauscht, kommt zuletzt.
       *[no] Wer alle fünf tauscht, kommt dran wie alle anderen.
    }
option-exchange-first = Wer zuerst tauscht
    .declarer = der Ansager
    .forehand = die Vorhand
    .sentence = { $value ->
        [forehand] Getauscht wird reihum von der Vorhand an.
       *[declarer] Zuerst tauscht der Ansager, dann die anderen der Reihe nach.
    }

## Das Spielen

option-play-trumpfzwang = Trumpfzwang
    .always = immer
    .only_if_wins = nur, wenn man damit sticht
    .off = nie
    .sentence = { $value ->
        [only_if_wins] Wer nicht bekennen kann, muss mit einem Trumpf stechen, wenn es geht; sonst ist er frei.
        [off] Wer nicht bekennen kann, darf jede Karte spielen.
       *[always] Wer nicht bekennen kann, muss trumpfen, auch wenn er damit nicht sticht (Trumpfzwang).
    }
option-play-stichzwang = Stichzwang
    .sentence = { $value ->
        [yes] Wer bekennt oder trumpfen muss, muss stechen, wenn er kann (Stichzwang).
       *[no] Stechen muss niemand.
    }

## Die Punkte

option-scoring-trick = Punkte für einen Stich
    .sentence = { $value ->
        [0] Stiche zählen nichts.
       *[other] Jeder Stich zählt { $signed }.
    }
option-scoring-no-trick = Punkte ohne Stich
    .sentence = Mitgehen ohne Stich kostet { $signed }.
option-scoring-failed-bid = Punkte, wenn die Ansage nicht aufgeht
    .sentence = Eine Ansage, die nicht aufgeht, kostet { $signed }, und die Stiche zählen nicht.
option-scoring-muli-won-declarer = Muli aufgegangen: Ansager
    .sentence = Geht ein Muli auf, bekommt der Ansager { $signed }.
option-scoring-muli-won-others = Muli aufgegangen: die anderen
    .sentence = Geht ein Muli auf, bekommt jeder andere { $signed }.
option-scoring-muli-lost-declarer = Muli nicht aufgegangen: Ansager
    .sentence = Geht ein Muli nicht auf, bekommt der Ansager { $signed }.
option-scoring-muli-lost-others = Muli nicht aufgegangen: die anderen
    .sentence = Geht ein Muli nicht auf, ist der Lohn { $signed }.
option-scoring-muli-fail = wer für den gebrochenen Muli belohnt wird
    .all_others = alle anderen
    .breaker = wer ihn gebrochen hat
    .sentence = { $value ->
        [breaker] Geht ein Muli nicht auf, wird nur belohnt, wer dem Ansager den ersten Stich abnimmt.
       *[all_others] Geht ein Muli nicht auf, werden alle anderen belohnt.
    }
option-scoring-stop-failed-muli = ein gefallener Muli ist aus
    .sentence = { $value ->
        [yes] Mit dem ersten Stich, den der Ansager verliert, ist der Muli zu Ende.
       *[no] Ein Muli wird zu Ende gespielt, auch wenn er schon verloren ist.
    }
option-scoring-hearts-factor = Herz vervielfacht
    .sentence = { $value ->
        [1] Herz zählt wie jeder andere Trumpf.
        [2] Ist Herz Trumpf, zählen alle Punkte doppelt.
       *[other] Ist Herz Trumpf, zählen alle Punkte { $value }-fach.
    }
option-scoring-max-multiplier = höchster Faktor
    .sentence = { $value ->
        [1] Die Punkte werden nie vervielfacht.
       *[other] Verdopplungen gelten für alles Geschriebene und werden malgenommen, bis höchstens { $value }-fach.
    }

## Knapp vor null

option-limits-no-bid-at = zu tief für eine Ansage
    .sentence = { $value ->
        [none] Ansagen darf jeder, wie immer er steht.
        [one] Mit einem Punkt oder weniger darf man nicht mehr ansagen oder halten.
       *[other] Mit { $value } Punkten oder weniger darf man nicht mehr ansagen oder halten.
    }
option-limits-no-home-at = zu tief fürs Daheimbleiben
    .sentence = { $value ->
        [none] Daheim bleiben darf jeder, wie immer er steht.
        [one] Mit einem Punkt oder weniger darf man nicht mehr daheim bleiben.
       *[other] Mit { $value } Punkten oder weniger darf man nicht mehr daheim bleiben.
    }
option-limits-no-exchange-at = zu tief fürs Tauschen
    .sentence = { $value ->
        [none] Tauschen darf jeder, wie immer er steht.
        [one] Mit einem Punkt oder weniger darf man nicht mehr tauschen.
       *[other] Mit { $value } Punkten oder weniger darf man nicht mehr tauschen.
    }
option-limits-low-score-may-muli = Muli trotz tiefen Stands
    .sentence = { $value ->
        [yes] Wer nicht mehr ansagen darf, darf trotzdem noch Muli ansagen.
       *[no] Wer nicht mehr ansagen darf, darf auch keinen Muli ansagen.
    }

## Die Partie

option-match-start-score = Punkte am Anfang
    .sentence = Jeder beginnt mit { $value } Punkten.
option-match-bust-limit = obere Grenze
    .sentence = { $value ->
        [none] Nach oben gibt es keine Grenze: die Partie dauert, bis jemand auf null ist.
       *[other] Die Partie ist auch aus, wenn jemand { $value } Punkte erreicht; dann gewinnt, wer am tiefsten steht.
    }
option-match-tie = mehrere auf null
    .lowest_then_declarer = der Tiefste, dann der Ansager
    .shared = alle zusammen
    .sentence = { $value ->
        [shared] Kommen in einem Spiel mehrere auf null, gewinnen sie gemeinsam.
       *[lowest_then_declarer] Kommen in einem Spiel mehrere auf null, gewinnt der Tiefste, bei Gleichstand der Ansager.
    }
option-match-clamp-at-zero = nichts unter null
    .sentence = { $value ->
        [yes] Stände unter null werden als null gezeigt.
       *[no] Stände unter null werden gezeigt, wie sie sind.
    }
