### Was der Server außer den Regeln sagt: Regelformular, Computerspieler, Einladungen.

## Das Formular

# Neben einer geänderten Hausregel: was das Profil dort hat.
form-known = { $profile }: { $said }

## Computerspieler

catalogue-level-random = Zufall
    .about = Spielt irgendeine erlaubte Karte.
catalogue-level-beginner = Anfänger
    .about = Kennt die Regeln, spielt nach ein paar einfachen Gewohnheiten und vertut sich ab und zu.
catalogue-level-regular = Stammgast
    .about = Spielt vernünftig, nach Faustregeln, und sofort.
catalogue-level-master = Meister
    .about = Stellt sich die verdeckten Karten vor, spielt jede Antwort durch und nimmt die beste; braucht einen Augenblick.

## Einladungen. Ein Tisch, der auf Leute wartet, heißt nach einem Wort und einer Zahl: LAUB 47.
# Jede Sprache hat gleich viele Wörter in derselben Reihenfolge; kein Wort steht an zwei Stellen.

invite-code = { $word } { $number }
invite-words = EICHEL LAUB HERZ GLOCKE KRONE KLEE SPATEN DIAMANT TISCH STUHL LAMPE KERZE BROT APFEL PFLAUME KIRSCHE ZITRONE WALNUSS HONIG SUPPE PFEFFER SALZ KAFFEE FUCHS HASE HIRSCH WOLF EULE ADLER RABE ELSTER SCHWAN ENTE FROSCH FORELLE SCHNECKE PFERD ZIEGE KATZE HUND TIGER BAUM BIRKE ROSE TULPE SCHNEE STURM WOLKE MOND STERN FLUSS BERG TURM GARTEN TROMMEL HUT STIEFEL HANDSCHUH KNOPF TALER ANKER UHR SCHIFF SCHLITTEN
