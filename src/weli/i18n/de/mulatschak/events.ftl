### Das Protokoll eines Spiels: was geschehen ist. $who ist "you", wenn es der Leser selbst war.

event-card-seen = { $who ->
    [you] { $where ->
        [last] Du siehst { $the_card } ganz unten im Stoß.
       *[first] Du siehst { $the_card } ganz oben im Stoß.
    }
   *[other] { $where ->
        [last] Alle sehen { $the_card } ganz unten im Stoß.
       *[first] Alle sehen { $the_card } ganz oben im Stoß.
    }
}
event-white-shown = { $who ->
    [you] Du zeigst ein weißes Blatt: { $cards }.
   *[other] { $name } zeigt ein weißes Blatt: { $cards }.
}
event-thrown-in-white = Es geht zusammen und wird neu gegeben. Die Punkte verdoppeln sich.
event-thrown-in-all-pass = { $doubles ->
    [yes] Alle sind weiter: es wird neu gegeben. Die Punkte verdoppeln sich.
   *[no] Alle sind weiter: es wird neu gegeben.
}
event-declarer-found = { $who ->
    [you] Du hast die Ansage: { $contract }.
   *[other] { $name } hat die Ansage: { $contract }.
}
event-trump-fixed = { $suit } ist Trumpf.
event-turned = { $who ->
    [you] Für dich aufgedeckt: { $card }.
   *[other] Für { $name } aufgedeckt: { $card }.
}
event-drew = { $who ->
    [you] Du nimmst { $cards }.
   *[other] { $number ->
        [one] { $name } nimmt eine Karte.
       *[other] { $name } nimmt { $number } Karten.
    }
}
event-laid-off = { $who ->
    [you] { $known ->
        [yes] Du legst weg: { $cards }.
       *[no] Du tauschst nichts.
    }
   *[other] { $number ->
        [0] { $name } tauscht nichts.
        [one] { $name } legt eine Karte weg.
       *[other] { $name } legt { $number } Karten weg.
    }
}
event-served-last = { $who ->
    [you] Du tauschst alle fünf Karten und kommst zuletzt dran.
   *[other] { $name } tauscht alle fünf Karten und kommt zuletzt dran.
}
event-deal-scored = { $muli ->
    [yes] { $made ->
        [yes] { $who ->
            [you] Dein Muli ist aufgegangen.
           *[other] Der Muli von { $name } ist aufgegangen.
        }
       *[no] { $who ->
            [you] Dein Muli ist nicht aufgegangen.
           *[other] Der Muli von { $name } ist nicht aufgegangen.
        }
    }
   *[no] { $made ->
        [yes] { $who ->
            [you] Deine Ansage ist aufgegangen.
           *[other] Die Ansage von { $name } ist aufgegangen.
        }
       *[no] { $who ->
            [you] Deine Ansage ist nicht aufgegangen.
           *[other] Die Ansage von { $name } ist nicht aufgegangen.
        }
    }
}

## Was alle jemanden tun sahen.

event-did-draw = Ums erste Geben wird gezogen: { $cards }.
event-did-lift = { $who ->
    [you] { $number ->
        [one] Du hebst eine Karte ab.
       *[other] Du hebst { $number } Karten ab.
    }
   *[other] { $number ->
        [one] { $name } hebt eine Karte ab.
       *[other] { $name } hebt { $number } Karten ab.
    }
}
event-did-knock = { $who ->
    [you] Du klopfst: das Spiel zählt doppelt.
   *[other] { $name } klopft: das Spiel zählt doppelt.
}
event-did-take-weli = { $who ->
    [you] Du nimmst den Weli.
   *[other] { $name } nimmt den Weli.
}
event-did-throw-in = { $who ->
    [you] Du wirfst zusammen.
   *[other] { $name } wirft zusammen.
}
event-did-muli = { $who ->
    [you] Du sagst Muli an.
   *[other] { $name } sagt Muli an.
}
event-did-bid = { $who ->
    [you] Du sagst { $tricks } an.
   *[other] { $name } sagt { $tricks } an.
}
event-did-pass = { $who ->
    [you] Du sagst weiter.
   *[other] { $name } sagt weiter.
}
event-did-hold = { $who ->
    [you] Du hältst: „Mit mir!“
   *[other] { $name } hält: „Mit mir!“
}
event-did-name-trump = { $who ->
    [you] Du machst { $suit } zum Trumpf.
   *[other] { $name } macht { $suit } zum Trumpf.
}
event-did-blind-trump = { $who ->
    [you] Du weißt noch nicht: die sechste Karte bestimmt den Trumpf.
   *[other] { $name } weiß noch nicht: die sechste Karte bestimmt den Trumpf.
}
event-did-play-along = { $who ->
    [you] Du gehst mit.
   *[other] { $name } geht mit.
}
event-did-stay-home = { $who ->
    [you] Du bleibst daheim.
   *[other] { $name } bleibt daheim.
}
event-did-five-on-sow = { $who ->
    [you] Du nimmst fünf auf die Sau.
   *[other] { $name } nimmt fünf auf die Sau.
}
event-did-packerl = { $who ->
    [you] Du nimmst das Packerl.
   *[other] { $name } nimmt das Packerl.
}
event-did-six-on-seven = { $who ->
    [you] Du zeigst den Schell-Siebener und nimmst sechs.
   *[other] { $name } zeigt den Schell-Siebener und nimmt sechs.
}
event-did-keep-card = { $who ->
    [you] Du behältst die Karte.
   *[other] { $name } behält die Karte.
}
event-did-refuse-card = { $who ->
    [you] Du lehnst die Karte ab.
   *[other] { $name } lehnt die Karte ab.
}
