### Cards and suits, and how words are listed.

## The double German deck

german-suit = { $suit ->
    [acorns] Acorns
    [leaves] Leaves
    [hearts] Hearts
    [bells] Bells
   *[other] { $suit }
}

german-rank = { $rank ->
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [unter] Unter
    [ober] Ober
    [king] King
    [sow] Sow
    [weli] Weli
   *[other] { $rank }
}

# $kind is the rank's name in code (weli, sow, six ...), $rank and $suit are the two messages above.
# .object is for the object of a sentence: You play the Ober of Leaves.
german-card = { $kind ->
    [weli] { $rank }
   *[other] { $rank } of { $suit }
}
    .object = the { german-card }

## The French deck

french-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
    [diamonds] diamonds
   *[other] { $suit }
}

french-rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
    [joker] joker
   *[other] { $rank }
}

# $kind is the rank's name in code too, or black_joker or red_joker where one deck has both.
french-card = { $kind ->
    [joker] { $rank }
    [black_joker] black { $rank }
    [red_joker] red { $rank }
   *[other] { $rank } of { $suit }
}
    .object = the { french-card }

# One of several cards that look the same.
card-copy = { $card } ({ $number })

no-cards = no cards

## Lists: "a, b and c". $first are all but the last, with commas.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

# Parts of a sentence, one after another.
clauses = { $before }; { $next }

number-word = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}

# As in: with four players, zu viert.
players-number = { number-word }

yes = yes
no = no
