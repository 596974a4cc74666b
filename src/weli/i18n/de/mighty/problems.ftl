### Was an Regeln für Mighty falsch ist.

problem-players-not-offered = Diese Regeln sind für { $allowed } Spieler gedacht, nicht für { $seats }.
problem-eight-need-two-decks = { $path } ({ $name }): zu acht braucht man zwei Spiele Karten.
problem-minimum-above-points = { $path } ({ $name }): es gibt nur { $points } Augen, also darf die kleinste Ansage nicht höher sein.
problem-two-cards-need-six = { $path } ({ $name }): zwei Karten kann man nur rufen, wo sechs oder mehr mitspielen.
