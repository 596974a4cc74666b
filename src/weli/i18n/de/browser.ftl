### Der Browser: die erste Seite, der Tisch vor dem ersten Spiel, Hausregeln und was man gern hat.

# A computer player in the first seat; the others are named in terminal.ftl.
player-0 = Gärtner

## Jede Seite

page-title = Weli
page-title-turn = Du bist dran · { $table }
page-title-table = { $table } · Weli
page-to-start = Zur ersten Seite
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-settings = Einstellungen
page-learn = Spielen lernen
page-close = Schließen
page-failed = Die Seite ist nicht zu laden. Läuft der Server?
page-again = Noch einmal
page-copied = Kopiert
page-copy = Kopieren
page-copy-by-hand = Diesen Text markieren und kopieren:

## Die erste Seite

lobby-heading = Was spielen wir?
lobby-hint = Setz dich gleich zu Computerspielern, oder richte einen Tisch für deine Runde her.
lobby-play-now = Gleich spielen
lobby-play-now-how = { $players ->
    [one] Ein Spieler, Regeln { $profile }
   *[other] { $players } Spieler, Regeln { $profile }
}{ $changed ->
    [0] {""}
    [one] , eine Regel geändert
   *[other] , { $changed } Regeln geändert
}
lobby-new-table = Tisch für Freunde
lobby-go-on = Weiterspielen
lobby-go-on-stage = { $stage ->
    [lobby] wartet auf das erste Spiel
    [over] die Partie ist aus
   *[playing] die Partie läuft
}
lobby-code-heading = Eingeladen?
lobby-code-hint = Tipp den Code ein, den man dir sagt, zum Beispiel LAUB 47.
lobby-code = Code des Tisches
lobby-code-open = Öffnen
lobby-name = Dein Name

## Ein Tisch vor dem ersten Spiel

seats-heading = Wer spielt mit?
seats-hint = Schick den Link, oder setz dich zu Computerspielern.
seats-hint-guest = Der Gastgeber beginnt, wenn alle mit den Regeln einverstanden sind.
seats-players = Spieler
seats-host = Gastgeber
seats-you = du
seats-agreed = einverstanden
seats-not-agreed = liest die Regeln
seats-away = nicht da
seats-level = Computer, { $level }
seats-free = Freier Platz
seats-free-hint = per Einladung
seats-change = Ändern
seats-change-label = Den Platz von { $name } ändern
seats-add-bot = Computer dazu
seats-open = Für jemanden öffnen
seats-make-host = Zum Gastgeber machen
seats-kick = Bitten zu gehen
seats-leave = Vom Tisch aufstehen
seats-leave-sure = Wirklich aufstehen?
seats-start = { $players ->
    [one] Allein beginnen
   *[other] Zu { $players } beginnen
}
seats-start-waits = { $number ->
    [one] Eine Person ist noch nicht einverstanden
   *[other] { $number } Personen sind noch nicht einverstanden
}
seats-start-open = { $number ->
    [one] Ein Platz ist noch frei
   *[other] { $number } Plätze sind noch frei
}
seats-watching = Du schaust zu.

## Die Einladung

invite-heading = Einladung
invite-table-code = Code des Tisches
invite-button = Einladen
invite-link = Link zu diesem Tisch
invite-picture = Bild des Links für die Kamera eines Handys
invite-text = Komm und spiel mit uns { $game }:
invite-only-here = Den Link kann vorerst nur dieser Computer öffnen.
invite-lan = Das gleiche WLAN hereinlassen
invite-lan-hint = Dann können alle in deinem lokalen Netz diese Seite öffnen.

## Dazukommen

join-heading = Du bist eingeladen
join-hint = Wähl einen Namen und nimm Platz.
join-seat = Platz
join-any-seat = Irgendein freier Platz
join-take = Platz nehmen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt; du kannst zuschauen.

## Hausregeln

form-heading = Hausregeln
form-hint = Was anders ist als in { $profile }, ist angestrichen.
form-profiles = Bekannte Hausregeln
form-groups = Gruppen von Regeln
form-changed = { $number ->
    [one] Eine geändert
   *[other] { $number } geändert
}
form-same = wie in { $profile }
form-choices = Was zur Wahl steht
form-back = Zurück zu { $profile }
form-back-one = { $name }: zurück zu { $profile }
form-all-back = Alle Änderungen zurücknehmen
form-idle = Kommt nicht vor, so wie die anderen Regeln stehen.
form-source = So bei { $source }
form-code = Regelcode
form-code-copy = Regelcode kopieren
form-paste = Regeln einfügen
form-paste-hint = Ein Regelcode oder der Text einer Regeldatei (TOML).
form-paste-field = Code oder Datei
form-paste-use = Diese Regeln nehmen
form-file = Regeln als Datei (TOML)
form-problems = { $number ->
    [one] Diese Regeln passen nicht zusammen:
   *[other] Diese Regeln passen an { $number } Stellen nicht zusammen:
}
form-unread = Das war nicht zu lesen:
form-remedy = Abhilfe: { $sentence }
form-not-sent = Am Tisch gelten die letzten Regeln, die zusammenpassen.
form-seats = { $players }
form-for-others = sonst
form-players-not = Diese Regeln sind für { $numbers } Spieler.
form-other-game = Das sind Regeln des anderen Spiels.
form-search = Eine Regel suchen
form-search-none = So heißt keine Regel.

## Das Regelblatt, und die Zustimmung dazu

agree-heading = Was hier gespielt wird
agree-know = Ich kenne das Spiel wie in
agree-differences = { $number ->
    [0] Nichts ist anders, als du es kennst.
    [one] Eines ist anders, als du es kennst:
   *[other] { $number } Dinge sind anders, als du es kennst:
}
agree-known = { $profile }: { $sentence }
agree-gone = Gibt es in { $profile }, hier nicht: { $sentence }
agree-sheet = Das ganze Regelblatt
agree-button = Einverstanden
agree-done = Du bist einverstanden
agree-changed = Die Regeln haben sich geändert. Bitte lies sie noch einmal.

## Was sonst am Tisch gilt

policy-heading = Am Tisch
policy-history = Volle Stiche noch einmal anschauen
policy-history-none = keinen
policy-history-last = den letzten
policy-history-all = alle des Spiels
policy-show-cards = Nach einem Spiel alle Karten zeigen
policy-spectators = Andere dürfen zuschauen
policy-clock = Zeit für eine Entscheidung
policy-clock-none = ohne Ende
policy-claims = „Der Rest gehört mir“
policy-claims-off = gibt es hier nicht
policy-claims-free = ein falscher Anspruch kostet nichts
policy-claims-open = falsch: die Karten werden aufgelegt
policy-claims-once = falsch: Karten auflegen, und kein zweites Mal
policy-hints = Tipps vom Meister
policy-hints-alone = solange sonst niemand hier sitzt
policy-hints-all = für alle
policy-hints-off = keine
policy-stand-in = Für wen weg ist, spielt ein Computer nach
policy-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
policy-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}

## Die Verbindung

connection-connecting = Verbinde …
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
connection-ended = Der Tisch ist auf dieser Seite geschlossen worden.
connection-reload = Neu verbinden

## Was man gern hat

set-you = Du
set-table = Der Tisch
set-cards = Die Karten
set-notice = Wenn du dran bist
set-speed = Tempo
set-speed-off = aus
set-speed-slow = langsam
set-speed-normal = normal
set-speed-fast = schnell
set-stays = Ein voller Stich bleibt liegen
set-stays-tap = bis man tippt
set-stays-seconds = { $seconds } s
set-reduced = So wenig Bewegung wie möglich
set-paper = Papier der Karten
set-paper-auto = je nach hell oder dunkel
set-paper-day = weiß
set-paper-lamp = creme
set-paper-night = dunkel
set-palette = Farbzeichen
set-palette-four = vierfarbig
set-palette-two = zweifarbig
set-letters = Ein Buchstabe auf jedem Farbzeichen
set-own-colour = Eigene Farbe für { $suit }
set-own-colours = Eigene Farben der Farbzeichen
set-own-back = Übliche Farben
set-german = Deutsche Karten für Mulatschak
set-sound = Ton
set-title = Im Titel des Fensters
set-vibrate = Vibration
set-forced = Eine Karte von selbst spielen, wenn keine andere erlaubt ist
set-two-taps = Eine Karte mit dem zweiten Tipp spielen
set-reversed = Das Blatt andersherum
set-fan = Lange Blätter am Handy als ein Fächer: darüberwischen und auf einer Karte loslassen
set-mine-only = Diese Einstellungen siehst nur du; sie bleiben in diesem Browser.

## Lernen

learn-heading = So geht { $game }
learn-sheet-hint = Was ein Haus anders spielt, steht auf seinem Regelblatt.
learn-try = Gleich ausprobieren
