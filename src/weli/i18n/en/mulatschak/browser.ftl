### The browser: how Mulatschak is played, in a page.

learn-aim = Each player has a number of points and wants to be rid of them. Every trick you take is worth a point off; whoever comes to zero first wins.
learn-cards = Everybody gets five cards. King, Ober, Unter and the numbers rank as you expect; the Sow is the highest, and the Weli is always the second highest trump, whatever trump is.
learn-bid = In turn everybody says how many tricks they will take at least, or passes. Who bids highest names trump and leads. All five tricks without exchanging a card are the Muli, which counts most, up or down.
learn-home = The others go along or stay home. Who goes along and takes no trick pays dearly; staying home costs a little for certain.
learn-exchange = Who plays may lay off cards and take new ones from the talon, once.
learn-play = You must follow suit, or else trump, and beat the cards on the table if you can. The highest trump takes the trick, without trumps the highest card of the suit that was led.
learn-points = A bid that is not made costs dearly. Hearts count double, and so does a deal after a white hand.
