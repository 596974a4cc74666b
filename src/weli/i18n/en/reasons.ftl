### Why an action is refused, whatever the game. Each is one sentence that ends with a full stop.

# The sentence comes without its full stop; $path is the rule's name in files and commands.
reason-house-rule = { $sentence } (house rule { $path }: { $name }).

reason-not-now = That does not answer the question that is asked now.
reason-not-your-turn = It is not your turn.
reason-deal-over = The deal is over.
reason-deal-not-over = The deal is not over yet.
reason-match-over = The match is over.
reason-table-broken = The table stands still, because a move could not be saved. Nothing that was told is lost: take the match up again.
reason-card-not-yours = You do not hold this card: { $card }.
reason-card-not-in-pack = This card is not in the pack: { $card }.
reason-cards-not-sorted = Each card must be named once, in the order of the pack.
reason-wrong-number = { $number ->
    [one] One card is not the number asked for.
   *[other] { $number } cards are not the number asked for.
}
reason-bid-too-low = A bid must be higher than { $standing }.
reason-bid-below-minimum = The lowest bid is { $least }.
