### Der Browser: der Tisch selbst, die Plätze, der Stich und was daneben steht.

scene-table = Der Tisch

## Die Leiste

scene-deal = Spiel { $deal } · { $what }
scene-trick-of = Stich { $number } von { $tricks }
scene-last-trick = Letzter Stich
scene-last-trick-of = { $points ->
    [no] Letzter Stich: { $name }
    [one] Letzter Stich: { $name }, ein Auge
   *[other] Letzter Stich: { $name }, { $points } Augen
}
scene-trick-taken = Stich { $number }: { $name }
scene-no-last-trick = Noch hat niemand einen Stich gemacht.
scene-scores = Punktetafel
scene-speed = { $speed ->
    [off] Ohne Bewegung
    [slow] Langsam
    [fast] Schnell
   *[normal] Normal
}
scene-speed-label = Tempo: { $speed }
scene-menu = Menü
scene-settings = Einstellungen
scene-rules = Hausregeln
scene-keys = Tasten
scene-log = Was geschehen ist
scene-leave = Den Tisch verlassen
scene-to-lobby = Zur ersten Seite
scene-reverse = Blatt andersherum halten
scene-sort = Blatt ordnen

## Die Plätze. $number zählt Karten, Stiche oder Punkte.

scene-score = Stand
scene-bid = { $number }
scene-seat-sits-out = setzt aus
scene-seat-dealer = gibt
scene-seat-stood-in = Computer hilft aus
scene-seat-away = nicht da
scene-seat-bot = Computer
scene-points = { $number ->
    [one] Auge
   *[other] Augen
}
scene-tricks = { $number ->
    [0] noch kein Stich
    [one] ein Stich
   *[other] { $number } Stiche
}

## Die Mitte des Tisches

scene-trick = Der Stich
scene-card-new = neu
scene-winning = sticht
scene-card-played = { $name }: { $card }{ $winning ->
    [yes] , sticht
   *[no] {""}
}
scene-tap-on = Weiter mit einem Tipp

## Das Blatt

scene-hand = Dein Blatt
scene-card-may-not = jetzt nicht erlaubt

## Neben dem Tisch

scene-this-deal = Dieses Spiel
scene-chat = Plaudern
scene-chat-say = Etwas sagen
scene-chat-send = Senden
scene-chat-empty = Noch hat niemand etwas gesagt.
scene-chat-well = Gut gespielt!
scene-chat-moment = Moment, bitte

## Was das Spiel aufhält

scene-mirror = Du spielst diesen Platz in einem anderen Fenster.
scene-take-control = Hier spielen
scene-stood-in-me = Ein Computer ist für dich eingesprungen.
scene-return = Meinen Platz zurück
scene-paused = Der Gastgeber hat den Tisch angehalten.
scene-watching = Du schaust zu.
scene-nudge = Den Computer für { $name } spielen lassen
scene-people = Wer da ist
scene-make-host = { $name } zum Gastgeber machen
scene-kick = { $name } bitten zu gehen
scene-kick-sure = { $name } wirklich bitten zu gehen
scene-watch-link = Andere können über einen Link zuschauen.
scene-watch-link-copy = Link zum Zuschauen kopieren
scene-pause = Den Tisch anhalten
scene-go-on = Weiterspielen
scene-time-short = Noch zehn Sekunden.

## Der Rest gehört mir

claim-button = Der Rest gehört mir
claim-sure = { $cost ->
    [free] Sicher? Ein falscher Anspruch kostet nichts.
    [open] Sicher? Kann noch jemand stechen, liegen deine Karten offen.
   *[once] Sicher? Kann noch jemand stechen, liegen deine Karten offen, und du darfst es in dieser Partie nicht mehr.
}
claim-holds = { $name } macht alle restlichen Stiche: mit allen Karten bewiesen. Sie werden ausgespielt.
claim-holds-me = Der Rest gehört dir: mit allen Karten bewiesen. Er wird ausgespielt.
claim-fails = { $name } wollte den Rest, aber jemand kann noch einen Stich machen.
claim-open-hand = Offen: { $name }
