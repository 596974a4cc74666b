### The browser: what the server refuses beside the rules of the game.

## A command at the table

refusal-stale = Something happened in the meantime. Look again and choose.
refusal-already-decided = That has been decided already.
refusal-mirror = You play in another window. Take control here to act.
refusal-not-seated = Only people with a seat can do that.
refusal-not-host = Only the host can do that.
refusal-not-in-lobby = That is possible only before the first deal.
refusal-not-playing = That is possible only during the match.
refusal-no-such-seat = There is no such seat.
refusal-no-person = Nobody sits there.
refusal-seat-taken = Somebody sits there already.
refusal-not-yourself = You can do that only to somebody else.
refusal-no-such-level = There is no such computer player.
refusal-bad-rules = These rules cannot be played by so many people.
refusal-too-few-seats = More people sit here than these rules have seats for.
refusal-other-rules = The rules have changed in the meantime. Please read them again.
refusal-not-agreed = Somebody has not agreed to the rules yet.
refusal-open-seats = A seat is still free: wait for somebody, or add a computer player.
refusal-deal-not-over = The deal is not over yet.
refusal-match-over = The match is over.
refusal-match-not-over = The match is not over yet.
refusal-paused = The table is paused.
refusal-not-stood-in = Nobody plays in your place.
refusal-stood-in = A computer plays in your place. Take your seat back first.
refusal-not-their-turn = It is not that player's turn.
refusal-no-claims = You may not claim the rest here.
refusal-not-your-card = You can claim the rest only when it is your turn to play a card.
refusal-too-few-tricks = The last card plays itself: there is nothing to claim.
refusal-not-proven = The claim could not be proven in time. It costs nothing; play on.
refusal-claim-fails = The rest are not all yours: somebody could still win a trick.
refusal-no-hints = At this table there are no hints.
refusal-not-alone = Hints are given only while no other person sits at the table.
refusal-not-your-decision = A hint is for whoever has to decide now.
refusal-already-asked = The Master is thinking about this already.
refusal-no-hint-found = The Master could not find a hint. Ask again.
refusal-hints-not-ready = Hints are still being prepared. In a minute they will be there.
refusal-not-yet = { $seconds ->
    [one] Wait one more second.
   *[other] Wait { $seconds } more seconds.
}
refusal-no-standing-answer = This question takes no standing answer.
refusal-bad-policy = That number is out of range.
refusal-empty = There is nothing in it.
refusal-bad-command-id = The server did not understand that.

## A page, a request or a message

trouble-bad-message = The server did not understand that. Loading the page anew may help.
trouble-too-many = { $seconds ->
    [one] That was too much at once. Wait a second.
   *[other] That was too much at once. Wait { $seconds } seconds.
}
trouble-too-long = That is too long.
trouble-broken = The table could not be saved. Connect again.
trouble-no-such-table = There is no such table, or it has been cleared away.
trouble-no-watching = This table is open only to those who have a seat.
trouble-full = There is no room left at this table.
trouble-wrong-invite = This invitation does not open the table. Ask for a new link.
trouble-not-seated = Only people with a seat can have that.
trouble-not-in-lobby = The match has begun; nobody can join any more.
trouble-not-over = That can be had only after the match.
trouble-bad-origin = The server does not know this page's address, { $origin }. Who runs it has to allow it.
trouble-bad-host = The server does not know the name { $host }. Who runs it has to allow it.
trouble-not-found = There is nothing here.
trouble-wrong-method = The server does not do that.
trouble-only-here = Only the computer that the server runs on can do that.
trouble-no-lan = This computer is in no local network.
trouble-busy = Too many tables are open. Try again later.
trouble-bad-rules = These rules cannot be played by so many people.
trouble-no-such-game = There is no such game.
trouble-no-such-level = There is no such computer player.
trouble-no-answer = The server does not answer.
trouble-unknown = Something went wrong ({ $code }).
