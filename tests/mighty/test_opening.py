"""The first dealer, dealing, and who sees what of it: rule book A4."""

from collections import Counter

from tests.mighty.marks import cites, option
from tests.mighty.scene import GAME, begun, dealt
from weli.games.mighty.events import DealerFound, Dealt, Drew, LaidOff, Reveal
from weli.kernel.actions import NATURE, FirstDealer, Move
from weli.kernel.chance import KeyedRandom


@option("table.first_dealer", "random", "seat0")
@cites("A4")
def test_the_first_dealer() -> None:
    """S: lot decides the first dealer."""
    scene = begun("table.first_dealer=random", dealer="nature")
    assert scene.asks.startswith("nature ")
    assert set(GAME.legal(scene.deal)) == {FirstDealer(seat) for seat in range(5)}
    scene.move(NATURE, FirstDealer(3))
    assert scene.told("spectator", DealerFound) == [DealerFound(3)]
    assert (scene.asks, scene.deal.table) == ("nature shuffle", (4, 0, 1, 2, 3))
    fixed = begun("table.first_dealer=seat0", dealer="nature")
    assert (fixed.asks, fixed.deal.dealer) == ("nature shuffle", 0)
    assert fixed.told("spectator", DealerFound) == [DealerFound(0)]


def test_the_lot_is_fair_to_every_seat() -> None:
    scene = begun(dealer="nature")
    drawn = Counter(GAME.legal(scene.deal).sample(KeyedRandom.of(n)) for n in range(1000))
    assert all(150 < drawn[FirstDealer(seat)] < 250 for seat in range(5))


def test_cards_are_dealt_left_of_the_dealer_first_and_the_rest_is_the_kitty_a4() -> None:
    """S: ten each starting left of the dealer; three down."""
    scene = begun(dealer="B")
    order = scene.deal.outfit.cards
    move = Move(NATURE, GAME.read("shuffle " + " ".join(card.code for card in order)))
    deal, _ = GAME.step(scene.deal, move)
    for place, seat in enumerate((2, 3, 4, 0, 1)):
        assert deal.hands[seat] == order[10 * place : 10 * place + 10]
    assert deal.kitty == order[50:]


def test_everybody_sees_his_own_hand_and_the_others_backs() -> None:
    scene = dealt()
    for name in ("A", "C", "E", "spectator"):
        for event in scene.told(name, Dealt):
            assert isinstance(event, Dealt)
            own = "ABCDE"[event.seat] == name
            assert event.cards == (scene.deal.hands[event.seat] if own else None)
            assert event.count == 10


def test_only_the_declarer_sees_the_kitty_and_what_he_buries_a7() -> None:
    scene = dealt(kitty="D2 D3 D4").won("A bid 13 hearts").ready()
    for name in ("A", "B", "spectator"):
        (drew,) = scene.told(name, Drew)
        (laid,) = scene.told(name, LaidOff)
        assert isinstance(drew, Drew)
        assert isinstance(laid, LaidOff)
        assert (drew.count, laid.count) == (3, 3)
        assert (drew.cards is not None) == (laid.cards is not None) == (name == "A")


def test_everything_is_revealed_after_the_deal() -> None:
    scene = dealt(kitty="D2 D3 D4").won("A bid 13 hearts").ready(bury="S2 S3 S4").go_on()
    reveal = GAME.reveal(scene.deal)
    assert isinstance(reveal, Reveal)
    assert [len(hand) for hand in reveal.dealt] == [10] * 5
    assert {card.code for card in reveal.buried} == {"S2", "S3", "S4"}
