### What `weli doctor` and `weli dev` print.

doctor-versions = Weli { $weli }, Python { $python }
doctor-compiler = Compiler: Numba { $numba }, NumPy { $numpy }
doctor-folder-bad = Compiled code cannot be kept in { $folder }: { $reason }. Every start compiles anew; the environment variable NUMBA_CACHE_DIR names another folder.
doctor-ready = { $game }: the fast engine is compiled ({ $folder }). It took { $seconds } seconds of one core.
doctor-busy = { $game }: the fast engine is being compiled just now, in a process of its own ({ $folder }).
doctor-not-ready = { $game }: the fast engine is not compiled yet ({ $folder }). weli serve does so by itself, in processes of its own, while people play already; both games together take about two minutes of one core. Now: weli doctor --compile
doctor-compiled = { $game }: compiled in { $seconds } seconds of one core.
doctor-minutes = --minutes must be more than zero, not { $minutes }.
doctor-first = --first must not be less than zero, as { $first } is.
doctor-fuzz-seed = seed { $seed }
doctor-fuzz-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $deals } deals, { $moves } moves: no difference.
doctor-fuzz-table = Table { $first } of seed { $seed }; once more: weli dev fuzz --seed { $seed } --first { $first }
doctor-fuzz-on = To go on: weli dev fuzz --seed { $seed } --first { $first }
