### Karten und Farben, und wie man Wörter aufzählt.

## Doppeldeutsche Karten

german-suit = { $suit ->
    [acorns] Eichel
    [leaves] Laub
    [hearts] Herz
    [bells] Schell
   *[other] { $suit }
}

german-rank = { $rank ->
    [six] Sechser
    [seven] Siebener
    [eight] Achter
    [nine] Neuner
    [ten] Zehner
    [unter] Unter
    [ober] Ober
    [king] König
    [sow] Sau
    [weli] Weli
   *[other] { $rank }
}

# $kind ist der Name des Rangs im Programm (weli, sow, six ...).
# .object steht im Satz: Du spielst den Laub-Ober, die Laub-Sau.
german-card = { $kind ->
    [weli] { $rank }
   *[other] { $suit }-{ $rank }
}
    .object = { $kind ->
        [sow] die { german-card }
       *[other] den { german-card }
    }

## Französische Karten

french-suit = { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
    [diamonds] Karo
   *[other] { $suit }
}

french-rank = { $rank ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
    [king] König
    [ace] Ass
    [joker] Joker
   *[other] { $rank }
}

# Mit Artikel im Satz: den Herz-König und den Joker, das Pik-Ass, die Karo-Dame und die Kreuz-Drei.
french-card = { $kind ->
    [joker] { $rank }
    [black_joker] schwarzer { $rank }
    [red_joker] roter { $rank }
   *[other] { $suit }-{ $rank }
}
    .object = { $kind ->
        [joker] den { $rank }
        [black_joker] den schwarzen { $rank }
        [red_joker] den roten { $rank }
        [ace] das { french-card }
        [king] den { french-card }
        [jack] den { $suit }-Buben
       *[other] die { french-card }
    }

card-copy = { $card } ({ $number })

no-cards = keine Karten

## Aufzählungen.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

# Teile eines Satzes, einer nach dem anderen.
clauses = { $before }; { $next }

number-word = { $number ->
    [0] keine
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $number }
}

# As in: with four players, zu viert.
players-number = { $number ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $number }
}

yes = ja
no = nein
