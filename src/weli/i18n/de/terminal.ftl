### Das Terminal: was der Tisch, der Zeilenmodus und die Befehle für Partien sagen.

## Kartenecken: ein Buchstabe für jede Farbe und für jeden Rang über dem Zehner.

index-acorns = E
index-leaves = L
index-hearts = H
index-bells = S
index-unter = U
index-ober = O
index-king = K
index-sow = S
index-weli = Weli
index-spades = P
index-diamonds = K
index-clubs = T
index-jack = B
index-queen = D
index-ace = A
index-joker = Jok
# Short for no-trump in a bid.
index-no-trump = O

## Die Runde am Tisch. Die Computerspieler heißen nach Berufen.

player-guest = Gast
player-1 = Müller
player-2 = Schmied
player-3 = Bäcker
player-4 = Wirt
player-5 = Zimmermann
player-6 = Fischer
player-7 = Koch
table-me = Du

## Was gespielt wird, vor dem ersten Spiel.

opening-rules = Mulatschak, Regeln { $profile }: { $points } Punkte.
opening-different = Anders als { $profile }:
opening-code = Code dieser Regeln: { $code } (das ganze Blatt: weli rules sheet { $code })

## Der Tisch.

hand = Deine Karten: { $cards }.
hand-empty = Du hast keine Karten.
table-no-bid = Noch niemand hat angesagt.
table-contract = { $named ->
    [yes] Ansager: { $name } mit { $contract }, Trumpf { $trump }.
   *[no] Höchste Ansage: { $name } mit { $contract }.
}
table-factor = Alle Punkte zählen { $factor }-fach ({ $causes }).
table-talon = { $number ->
    [one] Eine Karte im Talon.
   *[other] { $number } Karten im Talon.
}
table-bottom = Du kennst die letzte Karte im Talon: { $card }.
table-seat = { $name }: { $score } Punkte, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}{ $dealer ->
    [yes] , Geber
   *[no] {""}
}{ $state }.
seat-sits-out = setzt aus
seat-home = daheim
seat-declares = { $muli ->
    [yes] spielt Muli
   *[no] spielt { $tricks }
}
seat-passed = weiter
seat-holds = hält
seat-bids = sagt { $tricks }
seat-goes = geht mit
seat-served-last = nimmt fünf zuletzt
seat-changed = { $number ->
    [0] nahm keine
   *[other] nahm { $number }
}
trick-card = { $name } { $card }
trick-open = Auf dem Tisch: { $played }.
trick-taken = { $played }. Stich für: { $name }.
trick-none = In diesem Spiel gibt es noch keinen vollen Stich.

## Punkte und Karten nach einem Spiel.

scores-deal = Spiel { $number }
scores-now = Spielstand: { $scores }.
scores-one = { $name } { $score }
cards-heading = Alle Karten des letzten Spiels:
cards-kept = { $name }: { $dealt }.
cards-changed = { $name }: bekommen { $dealt }; weggelegt { $discards }; gespielt mit { $played }.
cards-talon = Talon: { $cards }.
cards-not-yet = Alle Karten werden nach dem Spiel gezeigt.

## Zeilenmodus.

line-commands = Tippe die Nummer einer Möglichkeit oder sag sie in Worten. Befehle: ? erklärt die Entscheidung, tipp sagt, was der Meister täte, h deine Karten, t der Tisch, l letzter Stich, s Punktezettel, r Regeln, c alle Karten nach einem Spiel, q geht und hebt die Partie auf.
# What is typed for a hint, in small letters; “hint” does as well.
line-hint-word = tipp
line-taken-up = Die Partie geht weiter, wo sie aufgehört hat.
line-your-turn = Du bist dran. { $heading }
line-choice = { $number }: { $label }
line-lift = Oder heb irgendeine Zahl von { $least } bis { $most } Karten ab: „{ $example }“.
line-pick = Oder nenn die Karten ({ $sizes }): „{ $example }“.
line-choose = Bitte wähle: eine Zahl von 1 bis { $most }, oder Worte.
line-no-such-number = Eine Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $most }.
line-not-understood = „{ $typed }“ verstehe ich nicht. Ist „{ $near }“ gemeint?
line-unknown = „{ $typed }“ verstehe ich nicht. Mit ? gibt es Hilfe.
line-refused = Nicht erlaubt: { $reason }
line-next-deal = Nächstes Spiel
line-leave = Vom Tisch aufstehen
line-deal-over = Das Spiel ist vorbei.
line-deal-over-help = Schau dir die Karten (c) und die Punkte (s) an, solange du magst. Enter oder 1 geht weiter.
line-match-over = Die Partie ist vorbei.

## Aufhören und weiterspielen.

saved-resume = Die Partie ist gespeichert. Weiter geht es mit: weli resume
saved-preparing = Die stärksten Spieler werden vorbereitet. Das dauert etwa eine Minute, und nur beim ersten Mal nach der Installation.
saved-over = Die Partie { $match } ist zu Ende; da gibt es nichts weiterzuspielen.
saved-none = Keine Partie wartet auf dich. Fang eine an mit: weli
saved-empty = Es ist noch keine Partie gespeichert. Fang eine an mit: weli
saved-unknown = Eine gespeicherte Partie „{ $match }“ gibt es nicht.
saved-in-use = Die Partie { $match } wird gerade in einem anderen Fenster gespielt.
saved-disk = Die Partie lässt sich nicht speichern: { $file }: { $reason }
saved-people = In dieser Partie gehören { $number } Plätze Menschen; im Terminal hat einer Platz.
saved-no-secret = In der Aufzeichnung { $match } fehlt das Geheimnis der Mischungen, also kann niemand weitergeben.
saved-broken = { $match }  kaputt  { $error }
saved-listed = { $match }  { $state ->
    [finished] zu Ende
   *[unfinished] offen
}  { $date }  { $profile }  nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}: { $scores }

## Aufzeichnungen nachspielen und prüfen.

replay-commands = Enter geht weiter, b zurück, d zum nächsten Spiel, eine Zahl an diese Stelle, t zeigt den Tisch, h die Karten, q hört auf.
replay-place = { $number } von { $most }:
replay-end = Hier endet die Aufzeichnung.
replay-guard = { $name } konnte nicht zu Ende denken: { $guard ->
    [time] Die Zeit war um
    [compiling] Was gebraucht wird, wurde noch vorbereitet
   *[other] Es fand sich keine passende Kartenverteilung
}.
replay-seat = Einen Platz „{ $seat }“ gibt es nicht; es gibt 0 bis { $most }: { $known }.
verify-true = Stimmt: Alle { $moves } Züge sind nach den Regeln der Aufzeichnung erlaubt, und die Punkte nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
} sind die, die sie ergeben. { $finished ->
    [yes] Die Partie ist zu Ende.
   *[no] Die Partie ist nicht zu Ende.
}
verify-fingerprint = Fingerabdruck des Ganzen: { $fingerprint }
verify-shuffles = Jede der { $number } Zufallsentscheidungen folgt aus dem Geheimnis der Aufzeichnung, und das Geheimnis passt zur Festlegung { $commitment }. Wurde sie vor der ersten Karte genannt, dann hat niemand die Mischungen ausgesucht.
verify-no-secret = Das Geheimnis fehlt in der Aufzeichnung; so bleibt offen, ob die { $number } Zufallsentscheidungen aus der Festlegung { $commitment } folgen.
verify-guards = { $number ->
    [one] Vor einem Zug eines Computerspielers wurde das Nachdenken abgebrochen.
   *[other] Vor { $number } Zügen von Computerspielern wurde das Nachdenken abgebrochen.
}
verify-differs = Die Aufzeichnung weicht ab. { $error }
verify-unreadable = Die Aufzeichnung ist nicht lesbar. { $error }
verify-cut-off = Die letzte Zeile wurde beim Schreiben abgeschnitten und bleibt weg.

## Die Befehle.

cli-language = In der Sprache „{ $language }“ gibt es keine Worte; es gibt: { $known }.
cli-game = Ein Spiel „{ $game }“ gibt es nicht.
cli-command = Einen Befehl „{ $command }“ gibt es nicht (weli --help zeigt alle).
cli-file = { $file } lässt sich nicht lesen: { $reason }
cli-setting = „{ $setting }“ ist keine Einstellung; schreib gruppe.regel=wert, etwa exchange.most=3.
cli-speed = Ein Tempo „{ $speed }“ gibt es nicht.
bot-unknown-level = Einen Computerspieler „{ $name }“ gibt es nicht; es gibt: { $known }, oder package.module:Class von dir selbst.
bot-no-module = Das Modul des Computerspielers „{ $name }“ lässt sich nicht laden.
bot-no-class = Im Modul des Computerspielers „{ $name }“ gibt es diese Klasse nicht.
bot-no-bot = „{ $name }“ ist kein Computerspieler: die Methode choose fehlt.
bot-breaks = Der Computerspieler „{ $name }“ lässt sich nicht machen: { $error }
bot-arena-only = „{ $name }“ sieht alle Karten und spielt nur in der Arena (weli arena).
cli-bots = { $number ->
    [one] Ein Computerspieler ist genannt
   *[other] { $number } Computerspieler sind genannt
}, aber neben dir sitzen { $others } an diesem Tisch.

## Sich dazusetzen: die Fragen von weli play --ask.

start-game = Welches Spiel ({ $answers }) [{ $usual }]:
start-profiles = Nach wessen Regeln?
start-profile = { $name } ({ $points } Punkte, { $cards } Karten). { $about }
start-last = Wie letztes Mal: { $profile }, mit { $number ->
    [one] einer geänderten Regel
   *[other] { $number } geänderten Regeln
}
start-last-name = zuletzt
start-rules = Regeln, als Nummer oder Name [{ $usual }]:
start-players = Wie viele spielen mit dir zusammen ({ $answers }) [{ $usual }]:
start-level = Stärke der anderen ({ $answers }) [{ $usual }]:
start-not-that = „{ $typed }“ ist keine der Antworten.

## Der Kartentisch.

felt-factor = zählt ×{ $factor }
felt-talon = Talon { $number }
felt-bottom = unten: { $card }
felt-winning = sticht
felt-dealer = {" "}(G)

cards-dealt = bekommen
cards-laid-off = weggelegt
cards-played = gespielt
cards-rest = Talon
scores-column = Spiel
scores-total = Stand

pill = [{ $key }] { $label }
pill-fewer = weniger
pill-more = mehr
pill-back = zurück
pill-onward = weitere
pill-exchange = { $number ->
    [one] Eine Karte tauschen
   *[other] { $number } Karten tauschen
}
pill-layoff = { $number ->
    [one] Eine Karte weglegen
   *[other] { $number } Karten weglegen
}
duty-lead = spiel aus, was du willst
duty-follow = gib { $suit } zu
duty-trump = trumpfe
duty-head = stich
duty-free = spiel, was du willst
duty-mine = Du bist dran: { $heading }
duty-pick = Du bist dran: { $heading }. Karten mit Nummern wählen, dann Enter
duty-waiting = { $name } ist dran …
duty-go-on = { $told } Leertaste geht weiter.

key-hint = Tipp
key-scores = Punkte
key-last-trick = Stich
key-cards = Karten
key-rules = Regeln
key-table = Tisch
key-log = Log
key-explain = Hilfe
key-light = Licht
key-leave = Gehen
keys-explained = Zahlen und Buchstaben wählen, was neben ihnen steht; ein Klick auch. Pfeile bewegen die Marke, Enter nimmt das Gewählte, die Leertaste wählt eine Karte und geht weiter, wenn andere am Zug sind. h ein Tipp vom Meister, s Punktezettel, l letzter Stich, c alle Karten nach einem Spiel, r Regeln, t der Tisch in Worten, g der Verlauf, d hell oder dunkel, q geht und hebt die Partie auf.
signs-explained = Auf den Bierdeckeln: ▮ eine Karte, ■ ein Stich, (G) der Geber, und im Rahmen der Stand. Ein dicker Rahmen zeigt, wer dran ist; die Karte, die bisher sticht, sagt es. Farben: ♣ Eichel, ♠ Laub, ♥ Herz, ♦ Schell, jede mit ihrem Buchstaben; ★ ist der Weli. Oben liegen links Trumpf und Ansage, rechts der Talon und der letzte Stich, mit ! bei der Karte, die ihn gemacht hat.

sheet-scores-title = Punktezettel
sheet-last-trick-title = Der letzte Stich
sheet-cards-title = Alle Karten
sheet-rules-title = Was gespielt wird
sheet-table-title = Der Tisch
sheet-log-title = Was geschehen ist
sheet-explain-title = Hilfe
sheet-back = Enter: zurück zum Tisch
sheet-sit-down = Enter: hinsetzen
sheet-next-deal = Enter: nächstes Spiel
sheet-leave = Enter: aufstehen
