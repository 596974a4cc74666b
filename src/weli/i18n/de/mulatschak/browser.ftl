### Der Browser: wie Mulatschak geht, auf einer Seite.

learn-aim = Jeder hat eine Zahl von Punkten und will sie loswerden. Jeder Stich bringt einen Punkt weniger; wer zuerst auf null ist, gewinnt.
learn-cards = Jeder bekommt fünf Karten. König, Ober, Unter und die Zahlen reihen sich wie gewohnt; die Sau ist die höchste, und der Weli ist immer der zweithöchste Trumpf, was auch Trumpf ist.
learn-bid = Der Reihe nach sagt jeder, wie viele Stiche er mindestens macht, oder „weiter“. Wer am höchsten ansagt, bestimmt den Trumpf und spielt aus. Alle fünf Stiche ohne Tauschen sind der Muli, der am meisten zählt, hinunter wie hinauf.
learn-home = Die anderen gehen mit oder bleiben daheim. Wer mitgeht und keinen Stich macht, zahlt viel; daheim bleiben kostet sicher eine Kleinigkeit.
learn-exchange = Wer mitspielt, darf Karten weglegen und neue aus dem Talon nehmen, einmal.
learn-play = Man muss Farbe bekennen, sonst trumpfen, und die Karten auf dem Tisch überstechen, wenn man kann. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
learn-points = Eine Ansage, die nicht aufgeht, kommt teuer. Herz zählt doppelt, und ebenso ein Spiel nach einem weißen Blatt.
