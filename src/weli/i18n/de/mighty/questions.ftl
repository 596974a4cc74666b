### Was man bei Mighty gefragt wird: eine Überschrift, und zwei Sätze für den, der Hilfe will.

question-first-dealer = Wer gibt als Erster?
    .help = Der erste Geber wird durch Zufall bestimmt. Wer danach gibt, steht in den Hausregeln.
question-misdeal = Neu geben lassen?
    .help = Ein zu schwaches Blatt darf man zeigen, und es wird neu gegeben. Alle werden gefragt, damit die Frage nichts verrät.
question-bidding = Ansage
    .help = Sag, wie viele Augen deine Seite macht und was Trumpf ist, mehr als die letzte Ansage, oder passe. Wer am höchsten ansagt, nimmt den Stock und ruft einen Freund, verliert aber, wenn die Ansage nicht aufgeht.
question-last-chance = Das letzte Wort
    .help = Alle haben gepasst, also darfst du noch die kleinste Ansage machen, mit jedem Trumpf. Will sie niemand, wird neu gegeben.
question-bury = Drücken
    .help = Du hast den Stock genommen, also leg ebenso viele Karten verdeckt weg; welche, steht dir frei, soweit es die Hausregeln erlauben. Werde eine Farbe los, und denk daran, wem die gedrückten Augen gehören.
question-contract = Die endgültige Ansage
    .help = Bleib bei deiner Ansage, erhöhe sie oder wechsle den Trumpf, soweit es die Hausregeln erlauben. Vom Trumpf hängt jetzt ab, welche Karten Mighty und Ripper sind.
question-friend = Einen Freund rufen
    .help = Nenn eine Karte, die dir fehlt, etwa den Mighty oder den Joker, und wer sie hat, spielt mit dir, unerkannt, bis er sie ausspielt. Du darfst auch anders rufen, wie es die Hausregeln vorsehen, oder allein spielen.
question-request = Eine Farbe vom Freund
    .help = Beim höchsten Spiel ohne Trumpf darfst du deinen Freund um eine Farbe bitten. Kommt er zum Ausspielen und hat sie, muss er sie ausspielen.
question-play = Ausspielen und zugeben
    .help = Bedien die Farbe, wenn du kannst; sonst spiel, was du willst. Der Mighty sticht alles, dann der Joker, dann die Trümpfe, und für den ersten und den letzten Stich gibt es eigene Hausregeln.
question-name-suit = Was muss bedient werden?
    .help = Du hast eine Karte ausgespielt, die jede Farbe verlangen darf. Nenn die Farbe, die die anderen bedienen müssen.
question-ripper-call = Den Joker fordern?
    .help = Du hast den Ripper ausgespielt, also darfst du den Joker fordern: wer ihn hat, muss ihn spielen, und er verliert seine Kraft. Forderst du ihn nicht, ist der Ripper eine Karte wie jede andere.
