### What is wrong with a set of rules for Mighty.

problem-players-not-offered = These rules are meant for { $allowed } players, not for { $seats }.
problem-eight-need-two-decks = { $path } ({ $name }): eight players need two decks.
problem-minimum-above-points = { $path } ({ $name }): there are only { $points } points, so the lowest bid must not be higher.
problem-two-cards-need-six = { $path } ({ $name }): two cards can be called only where six or more play.
