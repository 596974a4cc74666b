### What `weli arena` prints.

arena-progress = Playing
arena-head = { $kind ->
    [matches] { $count ->
        [one] One match
       *[other] { $count } matches
    } of { $players } players
    [cards] { $count ->
        [one] One deal
       *[other] { $count } deals
    } of { $players } players, the play of the cards alone
   *[deals] { $count ->
        [one] One deal
       *[other] { $count } deals
    } of { $players } players
}, { $rules }, seed { $seed }. In brackets: 95 % intervals.
arena-circle = Every player held every seat with the same cards.
arena-against = Every player held every seat with the same cards, all other seats were held by { $player }.
arena-points = Points of a deal; more is better, whatever the scoring
arena-won = Part of the matches won; par is { $par }
arena-player = Player
arena-result = Result
arena-match-points = Points of a match
arena-scale = { $low } is 0, { $high } is 100
arena-league = Rating
arena-time = ms for a decision
arena-slow = 95 % below
arena-slower = 99 % below
arena-roles = Points of a deal by role
arena-declarer = Declarer
arena-friend = Friend
arena-defender = Defender
arena-home = Stayed home
arena-differences = With the same cards, better than the other by
arena-instead = Points of a deal more than { $player } at the same seat, by the role that { $player } had there
arena-given-up = { $tables ->
    [one] One table did not end, and nobody got anything there.
   *[other] { $tables } tables did not end, and nobody got anything there.
}
arena-sprt-progress = Playing, { $ratio } of ±{ $bound }
arena-sprt = { $result ->
    [high] Shown with an error of 5 %: { $one } is better than { $other } by { $high } rather than { $low }
    [low] Shown with an error of 5 %: { $one } is better than { $other } by { $low } rather than { $high }
   *[open] Not decided yet whether { $one } is better than { $other } by { $low } or by { $high }
} (log of the likelihood ratio { $ratio } of ±{ $bound }, after { $count }).
arena-guards = Thinking that was cut short: { $listed }.
arena-deal-set = Deal set { $deals }, settings { $settings }

## What cannot be played.

arena-one-of = { $one } and { $other } do not go together.
arena-sprt-numbers = --sprt takes two differences with a comma between, the lower first, such as 0,0.5; not “{ $given }”.
arena-needs-others = One player alone can be compared with nobody; name several, or who holds the other seats with --against.
arena-failed = The computer player { $bot } broke down ({ $place }): { $problem }
arena-other-run = { $file } holds the results of another run; these settings differ: { $settings }.
arena-bad-results = { $file }, line { $line }: this is no result of the arena.
arena-in-use = Another run writes to { $file }.
arena-go-on = Every result so far is in { $file }; the same command goes on from there.

## All house rules, one after another.

arena-every-head = { $tables } tables, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} played without an error: every set of rules that comes along with every number of players, and { $random } sets of random rules.
arena-every-promised = promised
arena-every-kept = kept
arena-every-missed = missed
arena-every-table = At this table: { $table }
