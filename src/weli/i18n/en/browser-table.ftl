### The browser: the table itself, its seats, its trick and what stands beside it.

scene-table = The table

## The bar

scene-deal = Deal { $deal } · { $what }
scene-trick-of = trick { $number } of { $tricks }
scene-last-trick = Last trick
scene-last-trick-of = { $points ->
    [no] Last trick: { $name }
    [one] Last trick: { $name }, one point
   *[other] Last trick: { $name }, { $points } points
}
scene-trick-taken = Trick { $number }: { $name }
scene-no-last-trick = No trick has been taken yet.
scene-scores = Score sheet
scene-speed = { $speed ->
    [off] Nothing moves
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}
scene-speed-label = Speed: { $speed }
scene-menu = Menu
scene-settings = Settings
scene-rules = House rules
scene-keys = Keys
scene-log = What has happened
scene-leave = Leave the table
scene-to-lobby = To the first page
scene-reverse = Reverse the order of the hand
scene-sort = Sort the hand

## Seats. $number counts cards, tricks or points.

scene-score = score
scene-bid = { $number }
scene-seat-sits-out = sits out
scene-seat-dealer = deals
scene-seat-stood-in = computer helps out
scene-seat-away = not here
scene-seat-bot = computer
scene-points = { $number ->
    [one] point
   *[other] points
}
scene-tricks = { $number ->
    [0] no trick yet
    [one] one trick
   *[other] { $number } tricks
}

## The middle of the table

scene-trick = The trick
scene-card-new = new
scene-winning = winning
scene-card-played = { $name }: { $card }{ $winning ->
    [yes] , winning
   *[no] {""}
}
scene-tap-on = Tap to go on

## The hand

scene-hand = Your hand
scene-card-may-not = not allowed now

## Beside the table

scene-this-deal = This deal
scene-chat = Chat
scene-chat-say = Say something
scene-chat-send = Send
scene-chat-empty = Nobody has said anything yet.
scene-chat-well = Well played!
scene-chat-moment = One moment, please

## What holds up the play

scene-mirror = You play this seat in another window.
scene-take-control = Play here
scene-stood-in-me = A computer player has stood in for you.
scene-return = Take my seat back
scene-paused = The host has paused the table.
scene-watching = You are watching.
scene-nudge = Let a computer play for { $name }
scene-people = Who is here
scene-make-host = Make { $name } host
scene-kick = Ask { $name } to leave
scene-kick-sure = Really ask { $name } to leave
scene-watch-link = Others can watch by a link.
scene-watch-link-copy = Copy the link for watching
scene-pause = Pause the table
scene-go-on = Go on
scene-time-short = Ten seconds are left.

## The rest are mine

claim-button = The rest are mine
claim-sure = { $cost ->
    [free] Sure? A wrong claim costs nothing.
    [open] Sure? If somebody can still win a trick, your hand lies open.
   *[once] Sure? If somebody can still win a trick, your hand lies open, and you claim no more in this match.
}
claim-holds = { $name } wins all the rest: proven with all cards. They are played out.
claim-holds-me = The rest are yours: proven with all cards. They are played out.
claim-fails = { $name } claimed the rest, but somebody can still win a trick.
claim-open-hand = Open: { $name }
