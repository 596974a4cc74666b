### Das Regelblatt und die Profile von Mighty.

## Profile

profile-seed = Tout-Puissant
    .about = Das Spiel um Strafpunkte für drei bis acht, nach einer zweimal übersetzten Seite.
profile-pagat = Pagat
    .about = So steht es auf den Kartenspielseiten von Pagat.
profile-korean = Koreanisch
    .about = So wird in Korea gespielt, nach den koreanischen Wikis.
profile-roth = Roth
    .about = So spielt eine Runde in Nordamerika, bis zu acht mit zwei Spielen Karten.
profile-snucse = SNU
    .about = So spielen die Informatiker einer Universität in Seoul.
profile-sinchon = Sinchon
    .about = So spielen die Studenten in Sinchon, Seoul.
profile-gyeonggi2 = Gyeonggi, zwei Joker
    .about = So wird in Gyeonggi gespielt, mit einem schwarzen und einem roten Joker.
profile-daejeon6 = Daejeon, zu sechst
    .about = So spielen sechs in Daejeon mit einem Spiel Karten.
profile-league = Liga
    .about = So spielt eine Liga, um Hunderte von Punkten.
profile-bga = Online-Tisch
    .about = So steht es auf einer Website für Brettspiele.
profile-ucla = Kalifornien
    .about = So spielt eine Runde in Los Angeles.

## Gruppen von Regeln

group-table = Der Tisch
group-pack = Die Karten
group-special = Besondere Karten
group-misdeal = Neu geben lassen
group-bidding = Die Ansage
group-exchange = Der Stock
group-change = Trumpf wechseln
group-friend = Der Freund
group-first = Der erste Stich
group-last = Der letzte Stich
group-play = Das Spielen
group-score = Die Punkte
group-match = Die Partie

## Das Regelblatt

sheet-cards = Die Karten
# Die Karten für eine Zahl von Spielern; $kind sagt, welche herauskommen.
sheet-pack = { $players } Spieler: je { $hand } Karten, { $kitty } im Stock; { $kind ->
    [sevens] Sieben bis Ass.
    [threes] ohne Zweien, Vieren, rote Dreien.
    [red_twos] ohne Herz- und Kreuz-Zwei.
    [few_twos] nur je eine Pik- und Karo-Zwei.
    [two_decks] zwei volle Spiele.
   *[full] das volle Spiel.
}
sheet-ranks = Rangfolge: Ass, König, Dame, Bube, Zehn, die je ein Auge zählen, dann Neun bis Zwei.
sheet-specials = Die besonderen Karten
sheet-joker = Der Joker ist die zweithöchste Karte und hat keine Farbe.
sheet-lowest-ripper = Fehlt diese Karte im Spiel, ist es die niedrigste ihrer Farbe.
sheet-two-jokers = Der Joker in der Farbe des Trumpfs schlägt alle Trümpfe, der andere steht knapp darunter; ohne Trumpf sind sie gleich. Jeder Ripper fordert seinen eigenen Joker.
sheet-dealing = Geben und neu geben
sheet-misdeal-values = Es zählen: { $values }; zu schwach sind { $most } oder weniger.
sheet-misdeal-value-ace = Pik-Ass { $half }
sheet-misdeal-value-honours = andere Asse, Könige, Damen und Buben { $half }
sheet-misdeal-value-tens = Zehnen { $half }
sheet-misdeal-value-joker = Joker { $half }
sheet-bidding = Die Ansage
sheet-bidding-lead = Reihum sagt jeder eine Zahl von Augen und den Trumpf oder „ohne Trumpf“ an, mehr als zuvor, oder passt; der Höchste ist der Ansager.
sheet-exchange = Stock und endgültige Ansage
sheet-exchange-lead = Der Ansager nimmt den Stock und drückt ebenso viele Karten.
sheet-top-no-trump = Auf das höchste Spiel ohne Trumpf darf man immer erhöhen.
sheet-friend = Der Freund
sheet-three-alone = Zu dritt spielt der Ansager immer allein.
sheet-friend-lead = Wer die Karte hat, bleibt unerkannt, bis er sie spielt.
sheet-play = Das Spielen
sheet-play-lead = Der Ansager spielt aus, danach immer, wer den Stich macht. Farbe muss man bedienen, darf aber immer Mighty oder Joker spielen. Am höchsten ist der Mighty, dann Joker, Trümpfe, ausgespielte Farbe.
sheet-equal-cards = Von zwei gleichen Karten sticht die zuerst gespielte.
sheet-edges = Der erste und der letzte Stich
# $policies sind Meldungen wie policy-joker.
sheet-first-trick = Im ersten Stich gilt: { $policies }.
sheet-last-trick = Im letzten Stich gilt: { $policies }.
sheet-points = Die Punkte
sheet-made-lead = Gewonnen ist mit mindestens so vielen Augen wie angesagt.
sheet-shares = Das zahlt jeder Gegner und bekommt jeder Freund, der Ansager den Rest; sonst umgekehrt.
sheet-end = Das Ende
sheet-end-lead = { $style ->
    [penalty] Dann gewinnt, wer am wenigsten hat.
   *[payment] Dann gewinnt, wer am meisten hat.
}
