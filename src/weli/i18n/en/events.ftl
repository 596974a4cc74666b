### The log of a deal: what happened, told to one reader. $who is "you" when the reader did it.

event-deal-began = { $who ->
    [nobody] Deal { $number } begins.
    [you] Deal { $number }: you deal.
   *[other] Deal { $number }: { $name } deals.
}
event-dealer-found = { $who ->
    [you] You deal first.
   *[other] { $name } deals first.
}
event-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
event-trick-taken = { $who ->
    [you] You take the trick.
   *[other] { $name } takes the trick.
}
event-did-play = { $who ->
    [you] You play { $the_card }.
   *[other] { $name } plays { $the_card }.
}
