### The log of a deal: what happened, told to one reader. $who is "you" when the reader did it.

event-card-seen = { $who ->
    [you] { $where ->
        [last] You see { $the_card } at the bottom of the pack.
       *[first] You see { $the_card } on top of the pack.
    }
   *[other] { $where ->
        [last] Everyone sees { $the_card } at the bottom of the pack.
       *[first] Everyone sees { $the_card } on top of the pack.
    }
}
event-white-shown = { $who ->
    [you] You show a white hand: { $cards }.
   *[other] { $name } shows a white hand: { $cards }.
}
event-thrown-in-white = The cards are thrown in and dealt again. The points double.
event-thrown-in-all-pass = { $doubles ->
    [yes] Everyone has passed: the cards are dealt again. The points double.
   *[no] Everyone has passed: the cards are dealt again.
}
event-declarer-found = { $who ->
    [you] You are declarer: { $contract }.
   *[other] { $name } is declarer: { $contract }.
}
event-trump-fixed = { $suit } are trump.
event-turned = { $who ->
    [you] Turned up for you: { $card }.
   *[other] Turned up for { $name }: { $card }.
}
event-drew = { $who ->
    [you] You take { $cards }.
   *[other] { $number ->
        [one] { $name } takes one card.
       *[other] { $name } takes { $number } cards.
    }
}
event-laid-off = { $who ->
    [you] { $known ->
        [yes] You lay off { $cards }.
       *[no] You exchange nothing.
    }
   *[other] { $number ->
        [0] { $name } exchanges nothing.
        [one] { $name } lays off one card.
       *[other] { $name } lays off { $number } cards.
    }
}
event-served-last = { $who ->
    [you] You change all five cards and are served last.
   *[other] { $name } changes all five cards and is served last.
}
event-deal-scored = { $muli ->
    [yes] { $made ->
        [yes] { $who ->
            [you] You have made the Muli.
           *[other] { $name } has made the Muli.
        }
       *[no] { $who ->
            [you] Your Muli has failed.
           *[other] { $name } has failed with the Muli.
        }
    }
   *[no] { $made ->
        [yes] { $who ->
            [you] You have made your bid.
           *[other] { $name } has made the bid.
        }
       *[no] { $who ->
            [you] You have not made your bid.
           *[other] { $name } has not made the bid.
        }
    }
}

## Something that everyone saw somebody do.

event-did-draw = Cards are drawn for the first deal: { $cards }.
event-did-lift = { $who ->
    [you] { $number ->
        [one] You lift one card.
       *[other] You lift { $number } cards.
    }
   *[other] { $number ->
        [one] { $name } lifts one card.
       *[other] { $name } lifts { $number } cards.
    }
}
event-did-knock = { $who ->
    [you] You knock: the deal counts double.
   *[other] { $name } knocks: the deal counts double.
}
event-did-take-weli = { $who ->
    [you] You take the Weli.
   *[other] { $name } takes the Weli.
}
event-did-throw-in = { $who ->
    [you] You throw the cards in.
   *[other] { $name } throws the cards in.
}
event-did-muli = { $who ->
    [you] You go Muli.
   *[other] { $name } goes Muli.
}
event-did-bid = { $who ->
    [you] You bid { $tricks }.
   *[other] { $name } bids { $tricks }.
}
event-did-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-did-hold = { $who ->
    [you] You hold.
   *[other] { $name } holds.
}
event-did-name-trump = { $who ->
    [you] You make { $suit } trump.
   *[other] { $name } makes { $suit } trump.
}
event-did-blind-trump = { $who ->
    [you] You do not know yet: the sixth card will decide trump.
   *[other] { $name } does not know yet: the sixth card will decide trump.
}
event-did-play-along = { $who ->
    [you] You play along.
   *[other] { $name } plays along.
}
event-did-stay-home = { $who ->
    [you] You stay home.
   *[other] { $name } stays home.
}
event-did-five-on-sow = { $who ->
    [you] You take five on the Sow.
   *[other] { $name } takes five on the Sow.
}
event-did-packerl = { $who ->
    [you] You take the Packerl.
   *[other] { $name } takes the Packerl.
}
event-did-six-on-seven = { $who ->
    [you] You show the seven of Bells and take six.
   *[other] { $name } shows the seven of Bells and takes six.
}
event-did-keep-card = { $who ->
    [you] You keep the card.
   *[other] { $name } keeps the card.
}
event-did-refuse-card = { $who ->
    [you] You refuse the card.
   *[other] { $name } refuses the card.
}
