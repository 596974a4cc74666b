### Das Regelblatt und die Profile von Mulatschak.

## Profile

profile-salzburg = Salzburg
    .about = So wird im Flachgau bei Salzburg gespielt.
profile-geiser = Geiser
    .about = So beschreibt es Geiser (2004).
profile-murln = Murln
    .about = So wird in Wien und in der Steiermark Murln gespielt.
profile-krisch = Café Krisch
    .about = So steht es auf der Regelseite eines Kaffeehauses.
profile-app33 = Handy, 33 Karten
    .about = So spielen es die Programme für das Handy.

## Gruppen von Regeln

group-pack = Die Karten
group-seating = Die Plätze
group-cut = Das Abheben
group-white = Weiße Blätter
group-bidding = Die Ansage
group-trump = Der Trumpf
group-home = Daheim bleiben
group-exchange = Das Tauschen
group-play = Das Spielen
group-scoring = Die Punkte
group-limits = Knapp vor null
group-match = Die Partie

## Das Regelblatt

sheet-cards = Die Karten
sheet-ranks = Rangfolge: Sau, Weli, König, Ober, Unter, Zehner bis { $lowest }; der Weli ist immer Trumpf.
sheet-dealing = Abheben und Geben
sheet-dealer-moves = Danach geht es nach links weiter.
sheet-deal = Jeder bekommt fünf Karten, erst drei, dann zwei; der Rest ist der Talon.
sheet-bidding = Die Ansage
sheet-bidding-lead = Links vom Geber beginnend sagt jeder, wie viele Stiche er mindestens macht, oder „weiter“; wer am höchsten ansagt, ist der Ansager.
sheet-trump = Der Trumpf
sheet-trump-lead = Der Ansager bestimmt den Trumpf.
sheet-home = Daheim bleiben
sheet-two-play = Zu zweit kann niemand daheim bleiben.
sheet-exchange = Das Tauschen
sheet-exchange-lead = Das geht einmal, solange der Talon reicht. Beim Muli wird nicht { $home ->
    [yes] getauscht, und niemand bleibt daheim.
   *[no] getauscht.
}
sheet-play = Das Spielen
sheet-play-lead = Der Ansager spielt aus, danach immer, wer den Stich macht. Farbe muss man bekennen (Farbzwang).
sheet-points = Die Punkte
sheet-points-lead = Gezählt wird hinunter, Minus ist also gut.
sheet-muli-won = Ein Muli, der aufgeht: der Ansager { $made_declarer }, jeder andere { $made_others }.
sheet-muli-lost = Ein Muli, der nicht aufgeht: der Ansager { $failed_declarer }, { $rewarded ->
    [breaker] wer ihm den ersten Stich abnimmt { $failed_others }, die anderen nichts.
   *[all_others] jeder andere { $failed_others }.
}
# $deeds sind einige der vier nächsten, mit "oder".
sheet-limit = { $limit ->
    [one] Mit einem Punkt oder weniger darf man nicht mehr { $deeds }.
   *[other] Mit { $limit } Punkten oder weniger darf man nicht mehr { $deeds }.
}
sheet-limit-bid = ansagen
sheet-limit-hold = halten
sheet-limit-home = daheim bleiben
sheet-limit-exchange = tauschen
sheet-end = Das Ende
sheet-end-lead = Wer als Erster auf null ist, gewinnt die Partie.
