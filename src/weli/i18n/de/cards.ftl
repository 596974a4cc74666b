### Karten und Farben, und wie man Wörter aufzählt.

suit = { $suit ->
    [acorns] Eichel
    [leaves] Laub
    [hearts] Herz
    [bells] Schell
   *[other] { $suit }
}

rank = { $rank ->
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
card = { $kind ->
    [weli] { $rank }
   *[other] { $suit }-{ $rank }
}
    .object = { $kind ->
        [sow] die { card }
       *[other] den { card }
    }

no-cards = keine Karten

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

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
