### The rules sheet, differences between rules, and what `weli rules` prints, whatever the game.

game-mulatschak = Mulatschak
    .about = A fast trick-taking game from Austria for two to five: bid, exchange, take tricks, and count down to zero.
game-mighty = Mighty
    .about = A trick-taking game from Korea for three to eight: one bids for the points and calls a secret friend.

## The sheet

sheet-title = { $game }: { $profile }
# $numbers is "2 to 5" or "4, 6 or 8"; $only is the one number there is, or 0.
sheet-players = { $only ->
    [2] For two players.
   *[other] For { $numbers } players.
}
numbers-range = { $least } to { $most }
sheet-changed = { $number ->
    [one] With one rule of this table's own.
   *[other] With { $number } rules of this table's own.
}
sheet-not-played = Not played here: { $names }.
sheet-code = Code of these rules: { $code }

## What is different

# $known is what the other rules are called.
difference-known = before
difference-line = { $ours } ({ $known }: { $theirs })
difference-gone = Gone is: { $theirs }

## The commands

difference-known-title = you know
difference-here-title = here
difference-none = There is no difference.
difference-count = { $number ->
    [one] One rule is different.
   *[other] { $number } rules are different.
}
difference-heading = { $number ->
    [one] { $here } differs from { $known } in one rule.
   *[other] { $here } differs from { $known } in { $number } rules.
}
difference-silent = This cannot come up.
difference-games = { $known } are rules of { $known_game }, and { $here } are rules of { $here_game }.
rules-playable = { $rules }: good for { $numbers } players.
