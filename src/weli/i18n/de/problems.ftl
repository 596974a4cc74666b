### Was an Regeln, einem Code oder einer Aufzeichnung falsch ist, und was gemeint sein könnte.

problem-nearest = Am nächsten: { $near }.

## Regeln

problem-seats = Diese Regeln sind für { $allowed } Spieler, nicht für { $seats }.
problem-not-a-group = „{ $path }“ ist eine Gruppe von Regeln und braucht eine Tabelle, nicht „{ $value }“.
problem-unknown-key = Es gibt keine Regel „{ $path }“.
problem-bad-value = { $path } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
problem-bad-toml = { $place }: das ist kein TOML ({ $what }).
problem-too-many-keys = Die Datei hat mehr als { $most } Einträge; so viele Regeln hat kein Spiel.
problem-toml-place = Zeile { $line }, Spalte { $column }
problem-toml-end = Am Ende der Datei
problem-other-game = Das sind Regeln eines anderen Spiels, „{ $game }“.
problem-unknown-profile = Es gibt kein Profil „{ $path }“; es gibt: { $allowed }.
problem-needs-other = { $path } ({ $name }) hat keinen Sinn, so wie { $other } ({ $other_name }) steht.

## Codes

problem-code-head = Der Code beginnt mit „{ $head }“; ein Code dieses Spiels beginnt mit „{ $expected }“.
problem-code-symbol = „{ $symbol }“ kommt in einem Code nicht vor.
problem-code-check = Im Code „{ $code }“ ist ein Zeichen falsch oder fehlt: das Prüfzeichen passt nicht.
problem-code-unknown = Der Code setzt Regel Nummer { $number } auf etwas, das diese Version von Weli nicht kennt.

## Aufzeichnungen

record-error-line = Zeile { $line }: { $sentence }
record-error-empty = Die Datei ist leer.
record-error-not-json = Das ist kein JSON ({ $error }).
record-error-not-object = Das ist kein Eintrag einer Aufzeichnung.
record-error-no-header = Die erste Zeile ist nicht der Kopf einer Aufzeichnung.
record-error-version = Die Aufzeichnung hat das Format { $version }; diese Version von Weli liest das Format { $known }.
record-error-bad-line = Ein Feld ist falsch ({ $error }).
record-error-unknown-line = Das ist kein Eintrag einer Aufzeichnung (seine Felder: { $keys }).
record-error-bad-seat = Den Platz { $seat } gibt es bei { $seats } Spielern nicht; sie sitzen auf 0 aufwärts.
record-error-rules = Mit diesen Regeln kann man nicht spielen. { $why }
record-error-game = Es gibt kein Spiel „{ $game }“.
record-error-bad-action = Der Zug ist nicht zu lesen: { $error }.
record-error-bad-secret = Das Geheimnis ist keine Hexadezimalzahl.
record-error-commitment = Das Geheimnis passt nicht zu seiner Prüfsumme.
record-error-after-end = Nach dem Ende der Partie kommt noch ein Zug.
record-error-shuffle = Der Zug „{ $action }“ folgt nicht aus dem Geheimnis.
record-error-illegal = Der Zug „{ $action }“ ist nicht erlaubt. { $why }
record-error-differs = Der Zug „{ $action }“ führt zu etwas anderem als damals bei der Aufzeichnung.
record-error-deal-number = Hier stehen die Punkte von Spiel { $deal }, aber dieses Spiel endet hier nicht.
record-error-scores = Die Punkte nach Spiel { $deal } sind nicht die, die aus den Zügen folgen.
record-error-guard = Ein abgebrochenes Nachdenken steht vor einem Zug desselben Platzes; Platz { $seat } ist hier nicht gefragt.
