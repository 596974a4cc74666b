### The terminal: what the table, the line mode and the commands for matches say.

## Card corners: a letter for each suit, and for each rank above ten.

index-acorns = A
index-leaves = L
index-hearts = H
index-bells = B
index-unter = U
index-ober = O
index-king = K
index-sow = S
index-weli = Weli
index-spades = S
index-diamonds = D
index-clubs = C
index-jack = J
index-queen = Q
index-ace = A
index-joker = Jok
# Short for no-trump in a bid.
index-no-trump = N

## The company at a table. The computer players are called by trades.

player-guest = Guest
player-1 = Miller
player-2 = Smith
player-3 = Baker
player-4 = Weaver
player-5 = Carpenter
player-6 = Fisher
player-7 = Cook
table-me = You

## What is played, before the first deal.

opening-rules = Mulatschak, rules { $profile }: { $points } points.
opening-different = Different from { $profile }:
opening-code = Code of these rules: { $code } (the whole sheet: weli rules sheet { $code })

## The table.

hand = Your hand: { $cards }.
hand-empty = You hold no cards.
table-no-bid = Nobody has bid yet.
table-contract = { $named ->
    [yes] Declarer: { $name } with { $contract }, trump { $trump }.
   *[no] Highest bid: { $name } with { $contract }.
}
table-factor = All points count { $factor } times ({ $causes }).
table-talon = { $number ->
    [one] One card in the talon.
   *[other] { $number } cards in the talon.
}
table-bottom = You know the last card of the talon: { $card }.
table-seat = { $name }: { $score } points, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { $tricks } tricks
}{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $state }.
seat-sits-out = sits out
seat-home = at home
seat-declares = { $muli ->
    [yes] plays Muli
   *[no] plays { $tricks }
}
seat-passed = passed
seat-holds = holds
seat-bids = bids { $tricks }
seat-goes = plays along
seat-served-last = takes five last
seat-changed = { $number ->
    [0] took none
   *[other] took { $number }
}
trick-card = { $name } { $card }
trick-open = On the table: { $played }.
trick-taken = { $played }. Taken by: { $name }.
trick-none = There is no full trick yet in this deal.

## Scores and cards after a deal.

scores-deal = Deal { $number }
scores-now = Scores now: { $scores }.
scores-one = { $name } { $score }
cards-heading = Everybody's cards in the last deal:
cards-kept = { $name }: { $dealt }.
cards-changed = { $name }: dealt { $dealt }; laid off { $discards }; played with { $played }.
cards-talon = Talon: { $cards }.
cards-not-yet = Everybody's cards are shown after the deal.

## Line mode.

line-commands = Type the number of a choice, or say it in words. Commands: ? explains the decision, hint tells what the Master would do, h your hand, t the table, l last trick, s score sheet, r rules, c everybody's cards after a deal, q leaves and keeps the match.
# What is typed for a hint, in small letters; “hint” does as well.
line-hint-word = hint
line-taken-up = The match is taken up again where it was left.
line-your-turn = Your turn. { $heading }
line-choice = { $number }: { $label }
line-lift = Or lift any number of cards from { $least } to { $most }: “{ $example }”.
line-pick = Or name the cards ({ $sizes }): “{ $example }”.
line-choose = Please choose: a number from 1 to { $most }, or words.
line-no-such-number = There is no choice { $number }; the choices go from 1 to { $most }.
line-not-understood = “{ $typed }” is not understood. Did you mean “{ $near }”?
line-unknown = “{ $typed }” is not understood. Type ? for help.
line-refused = Not allowed: { $reason }
line-next-deal = Next deal
line-leave = Leave the table
line-deal-over = The deal is over.
line-deal-over-help = Look at the cards (c) and the scores (s) as long as you like. Enter or 1 goes on.
line-match-over = The match is over.

## Leaving and coming back.

saved-resume = The match is saved. Go on with: weli resume
saved-preparing = The strongest players are being prepared. That takes about a minute, and only the first time after an installation.
saved-over = The match { $match } is over; there is nothing to go on with.
saved-none = No match is waiting to be continued. Begin one with: weli
saved-empty = No match has been saved yet. Begin one with: weli
saved-unknown = There is no saved match “{ $match }”.
saved-in-use = The match { $match } is being played in another window.
saved-disk = The match cannot be saved: { $file }: { $reason }
saved-people = In this match { $number } seats belong to people; the terminal has room for one.
saved-no-secret = The record { $match } does not hold the secret of its shuffles, so nobody can deal the next cards.
saved-broken = { $match }  broken  { $error }
saved-listed = { $match }  { $state ->
    [finished] finished
   *[unfinished] unfinished
}  { $date }  { $profile }  after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: { $scores }

## Following and checking records.

replay-commands = Enter goes on, b goes back, d goes to the next deal, a number goes to that place, t shows the table, h the cards, q leaves.
replay-place = { $number } of { $most }:
replay-end = That is the end of the record.
replay-guard = The thinking of { $name } was cut short { $guard ->
    [time] by the clock
    [compiling] because what it needs was still being prepared
   *[other] because nothing could be imagined
}.
replay-seat = There is no seat “{ $seat }”; there are 0 to { $most }: { $known }.
verify-true = True: all { $moves } moves are allowed by the rules in the record, and the scores after { $deals ->
    [one] one deal
   *[other] { $deals } deals
} are what they make. { $finished ->
    [yes] The match is finished.
   *[no] The match is not finished.
}
verify-fingerprint = Fingerprint of the whole: { $fingerprint }
verify-shuffles = Each of the { $number } choices of chance follows from the secret in the record, and the secret fits the commitment { $commitment }. If that was told before the first card, nobody chose the shuffles.
verify-no-secret = The record does not hold the secret, so it is not shown that the { $number } choices of chance follow from the commitment { $commitment }.
verify-guards = { $number ->
    [one] One move of a computer player was made after its thinking had been cut short.
   *[other] { $number } moves of computer players were made after their thinking had been cut short.
}
verify-differs = The record differs. { $error }
verify-unreadable = The record cannot be read. { $error }
verify-cut-off = The last line was cut off while it was being written, and is left out.

## The commands.

cli-language = There are no words in the language “{ $language }”; there are: { $known }.
cli-game = There is no game “{ $game }”.
cli-command = There is no command “{ $command }” (weli --help lists them).
cli-file = { $file } cannot be read: { $reason }
cli-setting = “{ $setting }” is no setting; write group.option=value, as in exchange.most=3.
cli-speed = There is no speed “{ $speed }”.
bot-unknown-level = There is no computer player “{ $name }”; there are: { $known }, or package.module:Class of your own.
bot-no-module = The module of the computer player “{ $name }” cannot be loaded.
bot-no-class = The module of the computer player “{ $name }” has no such class.
bot-no-bot = “{ $name }” is no computer player: it has no method choose.
bot-breaks = The computer player “{ $name }” cannot be made: { $error }
bot-arena-only = “{ $name }” sees all cards and plays only in the arena (weli arena).
cli-bots = { $number ->
    [one] One computer player is named
   *[other] { $number } computer players are named
}, but { $others } sit at this table beside you.

## Sitting down: the questions of weli play --ask.

start-game = Which game ({ $answers }) [{ $usual }]:
start-profiles = Whose rules?
start-profile = { $name } ({ $points } points, { $cards } cards). { $about }
start-last = As last time: { $profile }, with { $number ->
    [one] one rule changed
   *[other] { $number } rules changed
}
start-last-name = last
start-rules = Rules, by number or name [{ $usual }]:
start-players = How many players, you included ({ $answers }) [{ $usual }]:
start-level = Level of the others ({ $answers }) [{ $usual }]:
start-not-that = “{ $typed }” is not among the answers.

## The card table.

felt-factor = counts ×{ $factor }
felt-talon = talon { $number }
felt-bottom = last: { $card }
felt-winning = wins
felt-dealer = {" "}(D)

cards-dealt = dealt
cards-laid-off = laid off
cards-played = played
cards-rest = Talon
scores-column = deal
scores-total = now

pill = [{ $key }] { $label }
pill-fewer = fewer
pill-more = more
pill-back = back
pill-onward = more
pill-exchange = { $number ->
    [one] Exchange one card
   *[other] Exchange { $number } cards
}
pill-layoff = { $number ->
    [one] Lay off one card
   *[other] Lay off { $number } cards
}
duty-lead = lead any card
duty-follow = follow { $suit }
duty-trump = play a trump
duty-head = beat the trick
duty-free = play any card
duty-mine = Your turn: { $heading }
duty-pick = Your turn: { $heading }. Pick cards by number, then Enter
duty-waiting = { $name } is to move …
duty-go-on = { $told } Space goes on.

key-hint = Hint
key-scores = Scores
key-last-trick = Trick
key-cards = Cards
key-rules = Rules
key-table = Table
key-log = Log
key-explain = Help
key-light = Light
key-leave = Leave
keys-explained = Numbers and letters choose what stands beside them; a click does too. Arrows move the cursor, Enter takes what is chosen, space picks a card and goes on when others move. h a hint from the Master, s score sheet, l last trick, c everybody's cards after a deal, r rules, t the table in words, g the log, d light or dark, q leaves and keeps the match.
signs-explained = On the mats: ▮ a card, ■ a trick, (D) the dealer, and the score in the frame. A heavy frame stands for whose turn it is; the card that wins the trick so far says so. Suits: ♣ acorns, ♠ leaves, ♥ hearts, ♦ bells, each with its letter; ★ is the Weli. Above on the left lie trump and bid, on the right the talon and the last trick, with ! at the card that took it.

sheet-scores-title = Score sheet
sheet-last-trick-title = The last trick
sheet-cards-title = Everybody's cards
sheet-rules-title = What is played
sheet-table-title = The table
sheet-log-title = What has happened
sheet-explain-title = Help
sheet-back = Enter: back to the table
sheet-sit-down = Enter: sit down
sheet-next-deal = Enter: next deal
sheet-leave = Enter: leave the table
