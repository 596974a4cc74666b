### Der Browser: wie Mighty geht, auf einer Seite.

learn-aim = Jedes Ass, jeder König, jede Dame, jeder Bube und jede Zehn ist ein Auge, zwanzig sind in einem Spiel Karten. Einer, der Ansager, verspricht eine Zahl davon, zusammen mit einem Freund und gegen alle anderen.
learn-cards = Das Pik-Ass ist der Mighty und sticht alles; ist Pik Trumpf, ist es ein anderes Ass. Der Joker ist der Zweite. Der Ripper, meist die Kreuz-Drei, holt den Joker heraus, wenn er ausgespielt wird.
learn-bid = Der Reihe nach sagt jeder, wie viele Augen seine Seite macht und was Trumpf ist, höher als zuvor, oder passt. Wer am höchsten ansagt, ist der Ansager.
learn-exchange = Der Ansager nimmt den Stock und drückt ebenso viele Karten. Danach darf er den Trumpf noch wechseln, gegen eine höhere Ansage.
learn-friend = Der Ansager nennt eine Karte: wer sie hat, ist sein Freund. Wer das ist, weiß sonst niemand, bis die Karte fällt.
learn-play = Man bedient die Farbe, wenn man kann; sonst spielt man, was man will. Der Mighty sticht alles, dann der Joker, dann die Trümpfe. Im ersten und im letzten Stich können besondere Karten schwächer sein.
learn-points = Hat die Seite des Ansagers ihre Augen, zahlen die anderen; hat sie sie nicht, zahlt sie selbst. Wie viel, rechnet jedes Haus auf seine Art.
