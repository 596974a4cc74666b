### The log of a deal of Mighty: what happened, told to one reader. $who is "you" for the reader.

event-misdeal-shown = { $who ->
    [you] You call a misdeal and show { $cards }.
   *[other] { $name } calls a misdeal and shows { $cards }.
}
event-thrown-in-misdeal = { $who ->
    [you] The cards are thrown in, and you deal again.
   *[other] The cards are thrown in, and { $name } deals again.
}
event-thrown-in-all-pass = { $who ->
    [you] Everyone has passed: you deal again.
   *[other] Everyone has passed: { $name } deals again.
}
event-declarer-found = { $who ->
    [you] You are declarer with { $contract }.
   *[other] { $name } is declarer with { $contract }.
}
event-drew = { $who ->
    [you] You take the kitty: { $cards }.
   *[other] { $name } takes the kitty, { $number } cards.
}
event-laid-off = { $who ->
    [you] You bury { $cards }.
   *[other] { $name } buries { $number } cards.
}
event-stake-doubled = The change of trump doubles the stake.
event-lead-settled-suit = { $suits } must be followed.
event-lead-settled-call = The joker is called.
event-friend-shown = { $who ->
    [you] You are known as a friend of the declarer.
   *[other] { $name } is a friend of the declarer.
}
event-deal-scored = { $made ->
    [yes] { $who ->
        [you] You have made { $contract }, with { $taken } points.
       *[other] { $name } has made { $contract }, with { $taken } points.
    }
   *[no] { $who ->
        [you] You have not made { $contract }, with { $taken } points.
       *[other] { $name } has not made { $contract }, with { $taken } points.
    }
}

## Something that everyone saw somebody do.

event-did-bid = { $who ->
    [you] You bid { $contract }.
   *[other] { $name } bids { $contract }.
}
event-did-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-did-declare = { $who ->
    [you] You play { $contract }.
   *[other] { $name } plays { $contract }.
}
event-did-call-card = { $who ->
    [you] You call { $the_card }: whoever has it is your friend.
   *[other] { $name } calls { $the_card }: whoever has it is the friend.
}
event-did-call-cards = { $who ->
    [you] You call { $the_card } and { $the_other }: whoever plays one of them first is a friend.
   *[other] { $name } calls { $the_card } and { $the_other }: whoever plays one of them first is a friend.
}
event-did-call-trick = { $who ->
    [you] { $place ->
        [first] You call the winner of the first trick as your friend.
        [last] You call the winner of the last trick as your friend.
       *[other] You call the winner of trick { $number } as your friend.
    }
   *[other] { $place ->
        [first] { $name } calls the winner of the first trick as friend.
        [last] { $name } calls the winner of the last trick as friend.
       *[other] { $name } calls the winner of trick { $number } as friend.
    }
}
event-did-call-seat = { $who ->
    [you] You call { $player } as your friend.
   *[other] { $name } calls { $player } as friend.
}
event-did-alone = { $who ->
    [you] You play alone.
   *[other] { $name } plays alone.
}
event-did-request = { $who ->
    [you] You ask your friend for { $suit }.
   *[other] { $name } asks the friend for { $suit }.
}
event-did-no-call = { $who ->
    [you] You do not call the joker.
   *[other] { $name } does not call the joker.
}
