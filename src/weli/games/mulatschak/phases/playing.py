"""Playing the tricks."""

from typing import ClassVar

from weli.games.mulatschak.events import Did, TrickTaken
from weli.games.mulatschak.state import Deal
from weli.games.mulatschak.trumps import best_place, duties
from weli.kernel.actions import Action, Envelopes, Play, Seat, to_all
from weli.kernel.engine import Phase
from weli.kernel.legal import Legal
from weli.kernel.tricks import Plays, Trick

__all__ = ["Playing", "playing"]


def playing(deal: Deal) -> tuple[Deal, Envelopes]:
    """Let the declarer lead; when all others stay home there is nothing to play."""
    players = deal.players()
    steps = (Playing(Trick(players)),) if len(players) > 1 else ()
    return deal.now(*steps, played=deal.hands), ()


class Playing(Phase[Deal], frozen=True):
    """A card is to be played to the trick."""

    name: ClassVar[str] = "play"
    trick: Trick

    def actor(self, deal: Deal) -> Seat:
        """The next player of the trick."""
        return self.trick.turn

    def legal(self, deal: Deal) -> Legal:
        """The cards that Farbzwang, Trumpfzwang and Stichzwang leave."""
        hand = deal.hands[self.trick.turn]
        found = duties(hand, self.trick.cards, deal.named_trump, deal.rules.play)
        return Plays.under(hand, found)

    def apply(self, deal: Deal, action: Action) -> tuple[Deal, Envelopes]:
        """Play the card; a full trick goes to its winner, who leads the next."""
        assert isinstance(action, Play)
        seat = self.trick.turn
        hand = tuple([card for card in deal.hands[seat] if card is not action.card])
        hands = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])
        cards = (*self.trick.cards, action.card)
        played = to_all(Did(seat, action))
        order = self.trick.order
        if len(cards) < len(order):
            return deal.now(Playing(Trick(order, cards)), hands=hands), played
        place = best_place(cards, deal.named_trump)
        winner = order[place]
        tricks = (*deal.tricks, Trick(order, cards, winner))
        envelopes = played + to_all(TrickTaken(winner))
        if not hand or _stops(deal, winner):
            return deal.now(hands=hands, tricks=tricks), envelopes
        onward = Playing(Trick(order[place:] + order[:place]))
        return deal.now(onward, hands=hands, tricks=tricks), envelopes


def _stops(deal: Deal, winner: Seat) -> bool:
    """Say whether a Muli ends here, with the first trick the declarer loses."""
    lost = deal.promise.muli and winner != deal.declarer
    return lost and deal.rules.scoring.stop_failed_muli
