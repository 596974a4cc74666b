### Was `weli doctor` und `weli dev` ausgeben.

doctor-versions = Weli { $weli }, Python { $python }
doctor-compiler = Übersetzer: Numba { $numba }, NumPy { $numpy }
doctor-folder-bad = Übersetzter Code kann nicht in { $folder } aufgehoben werden: { $reason }. Jeder Start übersetzt neu; die Umgebungsvariable NUMBA_CACHE_DIR nennt einen anderen Ordner.
doctor-ready = { $game }: Der schnelle Spielkern ist übersetzt ({ $folder }).
doctor-not-ready = { $game }: Der schnelle Spielkern ist noch nicht übersetzt. Das geschieht beim ersten Gebrauch und dauert bis zu einer Minute; bis dahin wartet sonst nichts darauf. Jetzt gleich: weli doctor --compile
doctor-compiled = { $game }: in { $seconds } Sekunden übersetzt.
doctor-minutes = --minutes muss größer als null sein, nicht { $minutes }.
doctor-fuzz-seed = Seed { $seed }
doctor-fuzz-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}, { $moves } Züge: kein Unterschied.
