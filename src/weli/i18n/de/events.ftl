### Das Protokoll eines Spiels: was geschehen ist. $who ist "you", wenn es der Leser selbst war.

event-deal-began = { $who ->
    [nobody] Spiel { $number } beginnt.
    [you] Spiel { $number }: du gibst.
   *[other] Spiel { $number }: { $name } gibt.
}
event-dealer-found = { $who ->
    [you] Du gibst als Erster.
   *[other] { $name } gibt als Erster.
}
event-dealt = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $name } bekommt { $cards }.
}
event-trick-taken = { $who ->
    [you] Der Stich gehört dir.
   *[other] Der Stich geht an { $name }.
}
event-did-play = { $who ->
    [you] Du spielst { $the_card }.
   *[other] { $name } spielt { $the_card }.
}
