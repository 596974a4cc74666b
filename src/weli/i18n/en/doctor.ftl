### What `weli doctor` and `weli dev` print.

doctor-versions = Weli { $weli }, Python { $python }
doctor-compiler = Compiler: Numba { $numba }, NumPy { $numpy }
doctor-folder-bad = Compiled code cannot be kept in { $folder }: { $reason }. Every start compiles anew; the environment variable NUMBA_CACHE_DIR names another folder.
doctor-ready = { $game }: the fast engine is compiled ({ $folder }).
doctor-not-ready = { $game }: the fast engine is not compiled yet. The first use does so and takes up to a minute; until then nothing else waits for it. Now: weli doctor --compile
doctor-compiled = { $game }: compiled in { $seconds } seconds.
doctor-minutes = --minutes must be more than zero, not { $minutes }.
doctor-fuzz-seed = seed { $seed }
doctor-fuzz-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $moves } moves: no difference.
