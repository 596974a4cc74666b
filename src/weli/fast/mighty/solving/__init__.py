"""Perfect play at Mighty with all cards open.

Everybody knows all cards, and two sides play against each other. The declarer's side wants as many
points as it can get, as the house counts them at the end (captured, and buried where those are its
own); the other side wants it to get as few. A seat plays for the declarer when it is he, a friend
who is known, the called seat, or a holder of a called card who is sure to become a friend by it. A
seat that may only come to be a friend, because it may win the trick that was named, or because
several hold a card of which the first player counts, plays against the declarer until it is one;
the points it has taken by then are the declarer's from then on. What a leader names with a card
goes with his lead, and is chosen for the side that he led for. So the value is what the declarer
is sure of.

The aims are `points`, whose values are the points of the declarer's side for its seats, and what
is missing to all points of the pack for the others, and `contract`, whose values are 1 for the
side that reaches its aim and 0 for the other. Where the nodes run out, the points of a step are
the middle of what is still possible, and a contract that is not proven counts as not made.
"""

from weli.fast.mighty.solving.solver import SOLVER, Made

__all__ = ["SOLVER", "Made"]
