### Was `weli doctor` und `weli dev` ausgeben.

doctor-versions = Weli { $weli }, Python { $python }
doctor-compiler = Übersetzer: Numba { $numba }, NumPy { $numpy }
doctor-folder-bad = Übersetzter Code kann nicht in { $folder } aufgehoben werden: { $reason }. Jeder Start übersetzt neu; die Umgebungsvariable NUMBA_CACHE_DIR nennt einen anderen Ordner.
doctor-ready = { $game }: Der schnelle Spielkern ist übersetzt ({ $folder }). Das dauerte { $seconds } Sekunden auf einem Kern.
doctor-busy = { $game }: Der schnelle Spielkern wird gerade übersetzt, in einem eigenen Prozess ({ $folder }).
doctor-not-ready = { $game }: Der schnelle Spielkern ist noch nicht übersetzt ({ $folder }). weli serve macht das von selbst in einem eigenen Prozess, während schon gespielt wird; beide Spiele zusammen brauchen etwa zwei Minuten auf einem Kern. Jetzt gleich: weli doctor --compile
doctor-compiled = { $game }: in { $seconds } Sekunden auf einem Kern übersetzt.
doctor-minutes = --minutes muss größer als null sein, nicht { $minutes }.
doctor-first = --first darf nicht kleiner als null sein wie { $first }.
doctor-fuzz-seed = Seed { $seed }
doctor-fuzz-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}, { $deals } Spiele, { $moves } Züge: kein Unterschied.
doctor-fuzz-table = Tisch { $first } des Seeds { $seed }; noch einmal: weli dev fuzz --seed { $seed } --first { $first }
doctor-fuzz-on = Weiter geht es mit: weli dev fuzz --seed { $seed } --first { $first }
