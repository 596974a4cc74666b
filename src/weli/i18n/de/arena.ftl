### Was `weli arena` ausgibt.

arena-progress = Es wird gespielt
arena-head = { $kind ->
    [matches] { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    } zu { $players } Spielern
    [cards] { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } zu { $players } Spielern, nur das Ausspielen
   *[deals] { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } zu { $players } Spielern
}, { $rules }, Startwert { $seed }. In Klammern: 95-%-Intervalle.
arena-circle = Jeder Spieler saß mit denselben Karten auf jedem Platz.
arena-against = Jeder Spieler saß mit denselben Karten auf jedem Platz, auf allen anderen Plätzen saß { $player }.
arena-points = Punkte im Spiel; mehr ist besser, wie auch immer geschrieben wird
arena-won = Anteil gewonnener Partien; gleich stark wäre { $par }
arena-player = Spieler
arena-result = Ergebnis
arena-match-points = Punkte der Partie
arena-scale = { $low } ist 0, { $high } ist 100
arena-league = Wertung
arena-time = ms je Entscheidung
arena-slow = 95 % unter
arena-slower = 99 % unter
arena-roles = Punkte im Spiel nach Rolle
arena-declarer = Ansager
arena-friend = Freund
arena-defender = Gegner
arena-home = Daheim
arena-differences = Mit denselben Karten besser als der andere um
arena-instead = Punkte im Spiel mehr als { $player } auf demselben Platz, nach der Rolle, die { $player } dort hatte
arena-given-up = { $tables ->
    [one] Ein Tisch kam an kein Ende, dort bekam niemand etwas.
   *[other] { $tables } Tische kamen an kein Ende, dort bekam niemand etwas.
}
arena-sprt-progress = Es wird gespielt, { $ratio } von ±{ $bound }
arena-sprt = { $result ->
    [high] Mit 5 % Irrtum gezeigt: { $one } ist eher um { $high } besser als { $other } als um { $low }
    [low] Mit 5 % Irrtum gezeigt: { $one } ist eher um { $low } besser als { $other } als um { $high }
   *[open] Noch nicht entschieden: ob { $one } um { $low } oder um { $high } besser ist als { $other }
} (Logarithmus des Likelihood-Verhältnisses { $ratio } von ±{ $bound }, nach { $count }).
arena-guards = Abgebrochenes Nachdenken: { $listed }.
arena-deal-set = Spielesatz { $deals }, Einstellungen { $settings }

## Was nicht gespielt werden kann.

arena-one-of = { $one } und { $other } gehen nicht zusammen.
arena-sprt-numbers = --sprt erwartet zwei Unterschiede mit einem Komma dazwischen, den kleineren zuerst, etwa 0,0.5; nicht „{ $given }“.
arena-needs-others = Ein Spieler allein lässt sich mit niemandem vergleichen; nenne mehrere, oder mit --against, wer auf den anderen Plätzen sitzt.
arena-failed = Der Computerspieler { $bot } ist gescheitert ({ $place }): { $problem }
arena-other-run = In { $file } stehen die Ergebnisse eines anderen Laufs; anders sind diese Einstellungen: { $settings }.
arena-bad-results = { $file }, Zeile { $line }: Das ist kein Ergebnis der Arena.
arena-in-use = Ein anderer Lauf schreibt gerade in { $file }.
arena-go-on = Alle bisherigen Ergebnisse stehen in { $file }; derselbe Befehl macht dort weiter.

## Alle Hausregeln der Reihe nach.

arena-every-head = { $tables } Tische, { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
} ohne Fehler gespielt: alle mitgelieferten Regeln mit jeder Spielerzahl, und { $random }-mal zufällige Regeln.
arena-every-promised = versprochen
arena-every-kept = gehalten
arena-every-missed = verfehlt
arena-every-table = An diesem Tisch: { $table }
