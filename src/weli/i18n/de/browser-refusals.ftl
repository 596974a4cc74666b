### Der Browser: was der Server ablehnt, außer den Regeln des Spiels.

## Ein Befehl am Tisch

refusal-stale = Inzwischen ist etwas geschehen. Schau noch einmal und wähl dann.
refusal-already-decided = Das ist schon entschieden.
refusal-mirror = Du spielst in einem anderen Fenster. Übernimm hier, um zu spielen.
refusal-not-seated = Das kann nur, wer einen Platz hat.
refusal-not-host = Das kann nur der Gastgeber.
refusal-not-in-lobby = Das geht nur vor dem ersten Spiel.
refusal-not-playing = Das geht nur während der Partie.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-no-person = Dort sitzt niemand.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-not-yourself = Das geht nur bei anderen.
refusal-no-such-level = Diesen Computerspieler gibt es nicht.
refusal-bad-rules = Zu so vielen kann man mit diesen Regeln nicht spielen.
refusal-too-few-seats = Hier sitzen mehr Leute, als diese Regeln Plätze haben.
refusal-other-rules = Die Regeln haben sich inzwischen geändert. Bitte lies sie noch einmal.
refusal-not-agreed = Jemand ist mit den Regeln noch nicht einverstanden.
refusal-open-seats = Ein Platz ist noch frei: warte auf jemanden, oder setz einen Computer hin.
refusal-deal-not-over = Das Spiel ist noch nicht aus.
refusal-match-over = Die Partie ist aus.
refusal-match-not-over = Die Partie ist noch nicht aus.
refusal-paused = Der Tisch macht Pause.
refusal-not-stood-in = Niemand spielt an deiner Stelle.
refusal-stood-in = Ein Computer spielt an deiner Stelle. Nimm zuerst deinen Platz wieder ein.
refusal-not-their-turn = Dieser Spieler ist nicht dran.
refusal-no-claims = Hier kannst du den Rest nicht beanspruchen.
refusal-not-your-card = Den Rest kannst du nur beanspruchen, wenn du eine Karte ausspielen sollst.
refusal-too-few-tricks = Die letzte Karte fällt von selbst: da gibt es nichts zu beanspruchen.
refusal-not-proven = Das ließ sich nicht schnell genug beweisen. Es kostet nichts; spiel weiter.
refusal-claim-fails = Nicht alles gehört dir: jemand könnte noch einen Stich machen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-not-alone = Tipps gibt es nur, solange kein anderer Mensch am Tisch sitzt.
refusal-not-your-decision = Einen Tipp bekommt nur, wer gerade entscheidet.
refusal-already-asked = Darüber denkt der Meister schon nach.
refusal-no-hint-found = Dem Meister ist kein Tipp eingefallen. Frag noch einmal.
refusal-hints-not-ready = Die Tipps werden noch vorbereitet. In einer Minute sind sie da.
refusal-not-yet = { $seconds ->
    [one] Warte noch eine Sekunde.
   *[other] Warte noch { $seconds } Sekunden.
}
refusal-no-standing-answer = Auf diese Frage gibt es keine Antwort im Voraus.
refusal-bad-policy = Diese Zahl ist zu groß oder zu klein.
refusal-empty = Da steht nichts.
refusal-bad-command-id = Das hat der Server nicht verstanden.

## Eine Seite, eine Anfrage oder eine Nachricht

trouble-bad-message = Das hat der Server nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
trouble-too-many = { $seconds ->
    [one] Das war zu viel auf einmal. Warte eine Sekunde.
   *[other] Das war zu viel auf einmal. Warte { $seconds } Sekunden.
}
trouble-too-long = Das ist zu lang.
trouble-broken = Der Tisch konnte nicht gespeichert werden. Verbinde dich neu.
trouble-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
trouble-no-watching = An diesen Tisch darf nur, wer einen Platz hat.
trouble-full = An diesem Tisch ist kein Platz mehr.
trouble-wrong-invite = Diese Einladung öffnet den Tisch nicht. Bitte um einen neuen Link.
trouble-not-seated = Das bekommt nur, wer einen Platz hat.
trouble-not-in-lobby = Die Partie hat begonnen; dazukommen kann niemand mehr.
trouble-not-over = Das gibt es erst nach der Partie.
trouble-bad-origin = Der Server kennt die Adresse dieser Seite nicht, { $origin }. Wer ihn betreibt, muss sie erlauben.
trouble-bad-host = Der Server kennt den Namen { $host } nicht. Wer ihn betreibt, muss ihn erlauben.
trouble-not-found = Hier ist nichts.
trouble-wrong-method = Das macht der Server nicht.
trouble-only-here = Das kann nur der Computer, auf dem der Server läuft.
trouble-no-lan = Dieser Computer ist in keinem lokalen Netz.
trouble-busy = Es sind zu viele Tische offen. Versuch es später wieder.
trouble-bad-rules = Zu so vielen kann man mit diesen Regeln nicht spielen.
trouble-no-such-game = Dieses Spiel gibt es nicht.
trouble-no-such-level = Diesen Computerspieler gibt es nicht.
trouble-no-answer = Der Server antwortet nicht.
trouble-unknown = Etwas ist schiefgegangen ({ $code }).
