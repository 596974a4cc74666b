### Der Spielzettel von Mighty: jeder Punkt erklärt.

# $side sind der Ansager und seine Freunde, oder score-alone.
score-outcome = { $made ->
    [yes] { $side }: { $contract } gewonnen mit { $taken } Augen.
   *[no] { $side }: { $contract } verloren mit { $taken } Augen.
}
score-alone = { $name } allein

# $sum ist die Rechnung, etwa "2 × (15 − 13) + 1 = 5, ×2 (ohne Trumpf) = 10".
score-worth = Das Spiel ist wert: { $sum }.
score-times = ×{ $factor } ({ $cause })
score-cap = höchstens { $cap }

multiplier-run = Durchmarsch
multiplier-back-run = Gegenmarsch
multiplier-no-trump = ohne Trumpf
multiplier-alone = allein
multiplier-max-bid = höchste Ansage
multiplier-buried-special = Mighty oder Joker gedrückt
multiplier-change = Trumpf gewechselt
multiplier-redeal = neu gegeben

score-declarer = Ansager { $points }
score-friend = Freund { $points }
score-defender = Gegner { $points }
score-sat-out = ausgesetzt
score-pot = { $entry }, { $pot } aus dem Topf
