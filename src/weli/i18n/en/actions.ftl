### What a player can do: labels of buttons and of the moves of a record.

# A player whose name is not known.
seat-number = Seat { $number }

action-first-dealer = { $player } deals first
action-shuffle = Shuffle
action-play = Play { $the_card }
