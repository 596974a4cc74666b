### Der Browser: was ein Spieler entscheidet, und der Punktezettel.

## Jede Entscheidung

decide-your-turn = Du bist dran
# Vorgelesen: $what ist die Frage oder die Pflicht.
decide-your-turn-for = Du bist dran. { $what }
decide-waiting = { $name } ist am Zug.
decide-go-on = Weiter
decide-back = Zurück
decide-close = Schließen
decide-stop = Halt
decide-take-back = Zurücknehmen
decide-change = Ändern
decide-less = Weniger
decide-more = Mehr
decide-propose = Schwächste Karten
decide-chosen = { $chosen } von { $size } gewählt
decide-house-rule = Hausregel: { $name }
decide-sure = { $action }, wirklich?
# $what ist der Name der Handlung im Programm.
decide-sure-hint = { $what ->
    [ThrowIn] Alle sehen deine Karten, und es wird neu gegeben.
    [Misdeal] Alle sehen deine Karten, und es wird neu gegeben.
   *[other] Du versprichst alle fünf Stiche, ohne eine Karte zu tauschen.
}

## Was die Regeln vom Spieler verlangen

decide-duty-free = Spiel, was du willst
decide-duty-joker = Der Joker ist gefordert: gib ihn
decide-duty-lead = { $bound ->
    [yes] Spiel aus; nicht jede Karte ist erlaubt
   *[no] Spiel aus, was du willst
}
# $what ist, was gespielt werden muss, $beat, ob es stechen muss.
decide-duty = { $what ->
    [follow] { $beat ->
        [yes] Gib { $suit } zu und stich: { $card }
       *[no] Gib { $suit } zu
    }
    [trump] { $beat ->
        [yes] Trumpfe höher als { $card }
       *[no] Trumpfe mit { $suit }
    }
   *[free] Stich: { $card }
}
# $also ist, was neben der Farbe erlaubt ist.
decide-duty-follow = { $suits ->
    [one] Bediene { $suit }
   *[other] Bediene { $suit } oder { $other_suit }
}{ $also ->
    [both] , oder spiel Mighty oder Joker
    [mighty] , oder spiel den Mighty
    [joker] , oder spiel den Joker
   *[none] {""}
}
decide-forced = Spielt sich von selbst: { $card }
decide-again = Noch einmal tippen: { $card }
decide-ahead = Für deinen Zug gewählt
decide-not-now = { $card }: jetzt nicht.

## Antworten ein für alle Mal

decide-standing-muli = Ab jetzt immer „Kein Muli“
decide-standing-white-hand = Ab jetzt jedes Blatt behalten
decide-standing-misdeal = Ab jetzt jedes Blatt spielen

## Mulatschak

decide-cut = Heb ab
decide-cut-hint = { $where ->
    [last] Heb ein Päckchen ab; nur du siehst seine unterste Karte.
   *[first] Heb ein Päckchen ab; nur du siehst die Karte darunter.
}
decide-cut-lift = { $number ->
    [one] Eine Karte abheben
   *[other] { $number } Karten abheben
}
decide-cut-share = { $share ->
    [quarter] Ein Viertel
    [half] Die Hälfte
   *[most] Drei Viertel
}
decide-knock = Klopfen: ×2
decide-card-seen = Die Karte, die du siehst
decide-card-seen-hint = { $where ->
    [last] { $card }, ganz unten im Stoß. Sonst hat sie niemand gesehen.
   *[first] { $card }, ganz oben im Stoß. Sonst hat sie niemand gesehen.
}
decide-muli-hint = Alle fünf Stiche ohne Tauschen: { $won }, wenn es aufgeht, { $lost }, wenn nicht.
decide-home-hint = Gehst du mit: { $trick } für jeden Stich, { $none } ohne Stich.
decide-stay-home = Daheim bleiben: { $points }
decide-on-sight-hint = { $card } liegt offen. Behalt die Karte, oder nimm eine andere dafür.
decide-bid-tricks = Wie viele Stiche?
decide-bid-open = Noch hat niemand angesagt.
decide-bid-standing = { $holds ->
    [yes] { $name } sagt { $contract }. Du gibst, also darfst du das auch selber spielen.
   *[no] { $name } sagt { $contract }.
}
decide-bid-worth = { $made } oder besser, wenn es { $tricks ->
    [one] einer wird
   *[other] { $tricks } werden
}, sonst { $failed }
decide-hold = { $tricks ->
    [one] Mit mir: um einen
   *[other] Mit mir: um { $tricks }
}
decide-muli = Muli: alle fünf
decide-choose-suit = Wähl eine Farbe
decide-blind-trump = Weiß noch nicht
decide-exchange = { $number ->
    [0] Tauschen
    [one] Eine Karte weglegen
   *[other] { $number } Karten weglegen
}
decide-exchange-hint = { $most ->
    [0] Frei tauschen darfst du nicht.
   *[other] Tipp Karten an, höchstens { $most }.
} { $talon ->
    [one] Eine liegt noch im Talon.
   *[other] { $talon } liegen noch im Talon.
}
decide-exchange-how = Wie getauscht wird
decide-form-exchange = { $number ->
    [0] Tauschen, verdeckt
    [one] Eine tauschen
   *[other] { $number } tauschen, verdeckt
}
decide-form-five-on-sow = Fünf auf die Sau
    .about = Trumpfsau bleibt, vier weg, fünf nehmen
decide-form-six-on-seven = Sechs auf den Siebener
    .about = Schellsiebener bleibt, vier weg, sechs nehmen
decide-form-packerl = Packerl
    .about = Alle fünf weg, sechs oder mehr; zuletzt
decide-keep-all = Alle behalten
decide-lay-off = { $number ->
    [one] Eine Karte weglegen
   *[other] { $number } Karten weglegen
}
decide-lay-off-hint = Du hast zu viele. Tipp an, welche gehen; es darf jede sein.
decide-lack = { $more ->
    [yes] { $number ->
        [one] Noch eine
       *[other] Noch { $number }
    }
   *[no] { $number ->
        [one] Eine zu viel
       *[other] { $number } zu viel
    }
}

## Mighty

decide-no-trump = Ohne Trumpf
decide-joker = Joker
decide-points = Deine Ansage
# In $contract ist das Farbzeichen gezeichnet.
decide-points-standing = Über { $contract } von { $name }. Du darfst bis { $most } gehen.
decide-points-open = Noch hat niemand angesagt. Du darfst bis { $most } gehen.
decide-bury = { $number ->
    [one] Drück eine Karte
   *[other] Drück { $number } Karten
}
decide-bury-hint = { $buried ->
    [attackers] Gedrücktes zählt für dich.
    [defenders] Gedrücktes zählt für die anderen.
   *[last_trick] Gedrücktes gehört dem letzten Stich.
}
decide-bury-lack = { $number ->
    [one] Noch eine drücken
   *[other] Noch { $number } drücken
}
decide-bury-send = Drücken und { $contract } spielen
decide-contract-change = Ansage ändern
decide-contract-done = Ansage steht
decide-friend = Dein Freund hat
decide-friend-missing = Ruf einen Freund
decide-friend-card = Andere Karte
decide-friend-other = Welche Karte?
decide-friend-two = Zwei Karten
decide-friend-pair = Welche zwei Karten?
decide-friend-trick = { $place ->
    [first] Erster Stich
    [last] Letzter Stich
   *[other] Stich { $number }
}
decide-friend-tricks = Ein Stich
decide-friend-seats = Ein Spieler
# $step ist die Frage, die neu zu beantworten ist.
decide-sheet-dropped = { $step ->
    [contract] Die gewählte Ansage ist nicht erlaubt. Wähl neu.
    [friend] Der gewählte Freund kann nicht gerufen werden. Wähl neu.
   *[request] Um die gewählte Farbe kann nicht gebeten werden. Wähl neu.
}

## Ein Tipp

decide-hint = Tipp
decide-hint-thinking = Der Meister denkt nach …

## Die Tasten

decide-keys = Tasten
decide-key-hand = durch das Blatt
decide-key-home-end = Pos1 Ende
decide-key-ends = an ein Ende des Blatts
decide-key-take = Karte spielen oder wählen, Knopf drücken
decide-key-digits = Antworten der Reihe nach; Stiche der Ansage
decide-key-go = der große Knopf
decide-key-pass = weiter, behalten, zurück
decide-key-step = mehr und weniger
decide-key-propose = die schwächsten Karten wählen
decide-key-muli = Muli
decide-key-hold = halten
decide-key-knock = klopfen
decide-key-no-trump = ohne Trumpf
decide-key-other = andere Karte für den Freund
decide-key-alone = allein spielen
decide-key-hint = einen Tipp holen oder weglegen
decide-key-close = schließen, zurücknehmen, halt
decide-key-help = diese Tasten

## Der Punktezettel und das Ende eines Spiels

scores-title = Punkte
scores-start = Anfang
scores-of-deal = { $name }, Spiel { $number }: { $points }
scores-of-deal-now = { $name }, Spiel { $number }: { $points }, Stand { $score }
scores-race = Das Rennen zur Null
scores-none = Noch ist kein Spiel abgerechnet.
# $kind ist die Art des Eintrags, kurz unter der Zahl.
scores-cause = { $kind ->
    [bid] Spiel { $points }
    [failed] Spiel { $points }
    [home] heim { $points }
    [none] null { $points }
    [muli] Muli { $points }
    [out] aus
    [declarer] Ans. { $points }
    [friend] Fr. { $points }
   *[other] { $points }
}
scores-penalty = Strafpunkte: weniger ist besser
scores-now-deal = Dieses Spiel
# Was jemand in diesem Spiel tut, in einem Wort.
scores-so-far = { $what ->
    [bid] spielt { $tricks }
    [muli] Muli
    [home] heim { $points }
   *[plays] geht mit
}
result-points = Punkte
result-cards = Karten
result-next = Nächstes Spiel
result-looking = { $number ->
    [one] { $names } schaut noch
   *[other] { $names } schauen noch
}
result-waiting = Warten auf die anderen
result-show = Zeigen
result-show-again = Ergebnis zeigen
result-close = Zum Tisch
match-over = Die Partie ist aus
match-again = Noch einmal, gleiche Regeln
match-other-rules = Andere Regeln
match-record = Aufzeichnung sichern
match-leave = Zur ersten Seite
