"""The arena: computer players against each other with the same cards, and how sure the result is.

* `plan`: what is to be played, and who sits where: every player at every seat of the same deal.
* `table`: a deal of the arena; its chance depends on nothing that anybody does.
* `playing`: deals, matches and card play alone, and what each player got from them.
* `runs`: all of a plan on all cores, kept in a file from which it goes on after a break.
* `times`, `bootstrap`, `league`: time for a decision, intervals, and the league table.
* `sprt`: stopping as soon as a difference is shown.
* `report`: what the results say.
* `every`: all house rules, one after another, to see that nobody fails.
"""
