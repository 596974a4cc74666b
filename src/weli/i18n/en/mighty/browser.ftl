### The browser: how Mighty is played, in a page.

learn-aim = Every ace, king, queen, jack and ten counts a point, twenty in a deck. One player, the declarer, promises to take a number of them together with one friend, against everybody else.
learn-cards = The ace of spades is the mighty and beats everything; where spades are trump it is another ace. The joker is second. The ripper, mostly the three of clubs, calls the joker out when it is led.
learn-bid = In turn everybody says how many points their side will take and what is trump, higher than before, or passes. Who bids highest is the declarer.
learn-exchange = The declarer takes the kitty and buries as many cards. Then trump may still be changed, for a higher bid.
learn-friend = The declarer names a card: whoever holds it is the friend. Nobody else knows who that is until the card is played.
learn-play = Follow suit if you can; otherwise play what you like. The mighty beats everything, then the joker, then trumps. In the first and the last trick special cards may be weaker.
learn-points = If the declarer's side has its points, the others pay; if not, it pays itself. How much, each house counts in its own way.
