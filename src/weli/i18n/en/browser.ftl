### The browser: the first page, the table before its first deal, house rules, and what a reader likes.

# A computer player in the first seat; the others are named in terminal.ftl.
player-0 = Gardener

## Every page

page-title = Weli
page-title-turn = Your turn · { $table }
page-title-table = { $table } · Weli
page-to-start = To the first page
page-language = Language
page-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-settings = Settings
page-learn = Learn to play
page-close = Close
page-failed = The page could not be loaded. Is the server running?
page-again = Try again
page-copied = Copied
page-copy = Copy
page-copy-by-hand = Select and copy this text:

## The first page

lobby-heading = What shall we play?
lobby-hint = Sit down at once with computer players, or set up a table for your friends.
lobby-play-now = Play now
lobby-play-now-how = { $players ->
    [one] One player, rules { $profile }
   *[other] { $players } players, rules { $profile }
}{ $changed ->
    [0] {""}
    [one] , one rule changed
   *[other] , { $changed } rules changed
}
lobby-new-table = Table for friends
lobby-go-on = Go on playing
lobby-go-on-stage = { $stage ->
    [lobby] waiting for the first deal
    [over] the match is over
   *[playing] the match is being played
}
lobby-code-heading = Invited?
lobby-code-hint = Type the code that your friends tell you, such as LEAF 47.
lobby-code = Table code
lobby-code-open = Open
lobby-name = Your name

## A table before its first deal

seats-heading = Who plays?
seats-hint = Send the link, or sit down with computer players.
seats-hint-guest = The host begins when everybody has agreed to the rules.
seats-players = Players
seats-host = host
seats-you = you
seats-agreed = agrees
seats-not-agreed = reads the rules
seats-away = not here
seats-level = computer, { $level }
seats-free = Free seat
seats-free-hint = by invitation
seats-change = Change
seats-change-label = Change the seat of { $name }
seats-add-bot = Add computer
seats-open = Open for a person
seats-make-host = Make host
seats-kick = Ask to leave
seats-leave = Leave the table
seats-leave-sure = Really leave?
seats-start = { $players ->
    [one] Start with one
   *[other] Start with { $players }
}
seats-start-waits = { $number ->
    [one] One person has not agreed yet
   *[other] { $number } people have not agreed yet
}
seats-start-open = { $number ->
    [one] One seat is still free
   *[other] { $number } seats are still free
}
seats-watching = You are watching.

## The invitation

invite-heading = Invitation
invite-table-code = Table code
invite-button = Invite
invite-link = Link to this table
invite-picture = Picture of the link for a phone's camera
invite-text = Come and play { $game } with us:
invite-only-here = Only this computer can open the link so far.
invite-lan = Let the same Wi-Fi in
invite-lan-hint = Everybody in your local network can then open this page.

## Joining

join-heading = You are invited
join-hint = Choose a name and take a seat.
join-seat = Seat
join-any-seat = Any free seat
join-take = Take a seat
join-watch = Just watch
join-full = Every seat is taken; you can watch.

## House rules

form-heading = House rules
form-hint = Changes against { $profile } are marked.
form-profiles = Known house rules
form-groups = Groups of rules
form-changed = { $number ->
    [one] One changed
   *[other] { $number } changed
}
form-same = as in { $profile }
form-choices = All choices
form-back = Back to { $profile }
form-back-one = { $name }: back to { $profile }
form-all-back = Undo every change
form-idle = Cannot come up with the other rules as they are.
form-source = Told by { $source }
form-code = Rules code
form-code-copy = Copy the rules code
form-paste = Paste rules
form-paste-hint = A rules code, or the text of a rules file (TOML).
form-paste-field = Code or file
form-paste-use = Use these rules
form-file = Rules as a file (TOML)
form-problems = { $number ->
    [one] These rules do not go together:
   *[other] These rules do not go together, in { $number } places:
}
form-unread = This could not be read:
form-remedy = Mend: { $sentence }
form-not-sent = The table keeps the last rules that go together.
form-seats = with { $players }
form-for-others = otherwise
form-players-not = These rules are for { $numbers } players.
form-other-game = These are rules of the other game.
form-search = Find a rule
form-search-none = No rule is called that.

## The rule sheet, and agreeing to it

agree-heading = What is played here
agree-know = I know the game as in
agree-differences = { $number ->
    [0] Nothing differs from what you know.
    [one] One thing differs from what you know:
   *[other] { $number } things differ from what you know:
}
agree-known = { $profile }: { $sentence }
agree-gone = { $profile } has it, this table does not: { $sentence }
agree-sheet = The whole rule sheet
agree-button = I agree
agree-done = You have agreed
agree-changed = The rules have changed. Please read them again.

## What else holds at the table

policy-heading = At the table
policy-history = Full tricks to look at again
policy-history-none = none
policy-history-last = the last one
policy-history-all = all of the deal
policy-show-cards = Show everybody's cards after a deal
policy-spectators = People may watch
policy-clock = Time for a decision
policy-clock-none = no limit
policy-claims = “The rest are mine”
policy-claims-off = not at this table
policy-claims-free = a wrong claim costs nothing
policy-claims-open = after a wrong claim the hand lies open
policy-claims-once = the hand lies open, and no other claim
policy-hints = Hints from the Master
policy-hints-alone = while nobody else sits here
policy-hints-all = for everybody
policy-hints-off = none
policy-stand-in = A computer plays for who is gone, after
policy-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
policy-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}

## The connection

connection-connecting = Connecting …
connection-lost = The connection is lost. It comes back by itself.
connection-ended = The table has been closed on this page.
connection-reload = Connect again

## What a reader likes

set-you = You
set-table = The table
set-cards = The cards
set-notice = When it is your turn
set-speed = Speed
set-speed-off = off
set-speed-slow = slow
set-speed-normal = normal
set-speed-fast = fast
set-stays = A full trick stays
set-stays-tap = until tapped
set-stays-seconds = { $seconds } s
set-reduced = As little motion as possible
set-paper = Paper of the cards
set-paper-auto = by the theme
set-paper-day = white
set-paper-lamp = cream
set-paper-night = dark
set-palette = Colours of the suits
set-palette-four = four
set-palette-two = two
set-letters = A letter on every suit mark
set-own-colour = Own colour of { $suit }
set-own-colours = Own colours of the suits
set-own-back = Usual colours
set-german = German cards for Mulatschak
set-sound = Sound
set-title = In the title of the window
set-vibrate = Vibration
set-forced = Play a card by itself when no other is allowed
set-two-taps = Play a card with a second tap
set-reversed = Hand the other way round
set-fan = Long hands on a phone in one fan: slide over it, let go on a card
set-mine-only = Only you see these settings; they stay in this browser.

## Learning

learn-heading = How { $game } is played
learn-sheet-hint = What a house plays differently stands on its rule sheet.
learn-try = Try it now
