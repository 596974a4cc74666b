### Das Protokoll eines Spiels von Mighty. $who ist "you", wenn es der Leser selbst war.

event-misdeal-shown = { $who ->
    [you] Du lässt neu geben und zeigst { $cards }.
   *[other] { $name } lässt neu geben und zeigt { $cards }.
}
event-thrown-in-misdeal = { $who ->
    [you] Es geht zusammen, und du gibst noch einmal.
   *[other] Es geht zusammen, und { $name } gibt noch einmal.
}
event-thrown-in-all-pass = { $who ->
    [you] Alle haben gepasst: du gibst noch einmal.
   *[other] Alle haben gepasst: { $name } gibt noch einmal.
}
event-declarer-found = { $who ->
    [you] Du bist Ansager mit { $contract }.
   *[other] { $name } ist Ansager mit { $contract }.
}
event-drew = { $who ->
    [you] Du nimmst den Stock: { $cards }.
   *[other] { $name } nimmt den Stock, { $number } Karten.
}
event-laid-off = { $who ->
    [you] Du drückst { $cards }.
   *[other] { $name } drückt { $number } Karten.
}
event-stake-doubled = Der Wechsel des Trumpfs verdoppelt den Einsatz.
event-lead-settled-suit = { $suits } muss bedient werden.
event-lead-settled-call = Der Joker ist gefordert.
event-friend-shown = { $who ->
    [you] Jetzt wissen alle, dass du Freund des Ansagers bist.
   *[other] { $name } ist Freund des Ansagers.
}
event-deal-scored = { $made ->
    [yes] { $who ->
        [you] Du hast { $contract } gewonnen, mit { $taken } Augen.
       *[other] { $name } hat { $contract } gewonnen, mit { $taken } Augen.
    }
   *[no] { $who ->
        [you] Du hast { $contract } verloren, mit { $taken } Augen.
       *[other] { $name } hat { $contract } verloren, mit { $taken } Augen.
    }
}

## Was alle jemanden tun sahen.

event-did-bid = { $who ->
    [you] Du sagst { $contract } an.
   *[other] { $name } sagt { $contract } an.
}
event-did-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-did-declare = { $who ->
    [you] Du spielst { $contract }.
   *[other] { $name } spielt { $contract }.
}
event-did-call-card = { $who ->
    [you] Du rufst { $the_card }: wer die Karte hat, ist dein Freund.
   *[other] { $name } ruft { $the_card }: wer die Karte hat, ist der Freund.
}
event-did-call-cards = { $who ->
    [you] Du rufst { $the_card } und { $the_other }: wer eine davon als Erster spielt, ist ein Freund.
   *[other] { $name } ruft { $the_card } und { $the_other }: wer eine davon als Erster spielt, ist ein Freund.
}
event-did-call-trick = { $who ->
    [you] { $place ->
        [first] Du rufst den Gewinner des ersten Stichs als Freund.
        [last] Du rufst den Gewinner des letzten Stichs als Freund.
       *[other] Du rufst den Gewinner von Stich { $number } als Freund.
    }
   *[other] { $place ->
        [first] { $name } ruft den Gewinner des ersten Stichs als Freund.
        [last] { $name } ruft den Gewinner des letzten Stichs als Freund.
       *[other] { $name } ruft den Gewinner von Stich { $number } als Freund.
    }
}
event-did-call-seat = { $who ->
    [you] Du rufst { $player } als Freund.
   *[other] { $name } ruft { $player } als Freund.
}
event-did-alone = { $who ->
    [you] Du spielst allein.
   *[other] { $name } spielt allein.
}
event-did-request = { $who ->
    [you] Du bittest deinen Freund um { $suit }.
   *[other] { $name } bittet den Freund um { $suit }.
}
event-did-no-call = { $who ->
    [you] Du forderst den Joker nicht.
   *[other] { $name } fordert den Joker nicht.
}
