### The browser: a hint, as it stands beside the hand.

advice-title = The Master’s choice
advice-alike = as good
advice-match = Chance to win the match
advice-points = Points from this deal
advice-worlds = { $number ->
    [one] one imagined deal
   *[other] { $number } imagined deals
}
advice-choose = Choose these cards
