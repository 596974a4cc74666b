"""Actions in the words of the rule book: written, read back; bad ones get the nearest right one."""

import pytest

from tests.mulatschak.scene import cards
from weli.cards import CARDS, Suit
from weli.games.mulatschak import actions as act
from weli.games.mulatschak.notation import read, write
from weli.kernel.actions import Action

# As the module, the records and line mode tell them.
WORDS: list[tuple[str, Action]] = [
    ("dealer 2", act.FirstDealer(2)),
    ("draw HK Weli A6", act.Draw(cards("HK Weli A6"))),
    ("lift 12", act.Lift(12)),
    ("knock", act.Knock()),
    ("take Weli", act.TakeWeli()),
    ("leave card", act.LeaveCard()),
    ("throw in", act.ThrowIn()),
    ("keep hand", act.KeepHand()),
    ("no muli", act.NoMuli()),
    ("muli", act.Muli()),
    ("bid 2", act.Bid(2)),
    ("pass", act.Pass()),
    ("hold", act.Hold()),
    ("trump hearts", act.NameTrump(Suit.HEARTS)),
    ("blind trump", act.BlindTrump()),
    ("play along", act.PlayAlong()),
    ("stay home", act.StayHome()),
    ("exchange L8 B9", act.Exchange(cards("L8 B9"))),
    ("exchange none", act.Exchange(())),
    ("five on the Sow", act.FiveOnSow()),
    ("Packerl", act.Packerl()),
    ("six on the Seven", act.SixOnSeven()),
    ("keep card", act.KeepCard()),
    ("refuse card", act.RefuseCard()),
    ("lay off B9", act.LayOff(cards("B9"))),
    ("play LO", act.Play(cards("LO")[0])),
    ("shuffle " + " ".join(card.code for card in CARDS), act.Shuffle(CARDS)),
]


@pytest.mark.parametrize(("words", "action"), WORDS, ids=[words[:20] for words, _ in WORDS])
def test_words_and_actions(words: str, action: Action) -> None:
    assert write(action) == words
    assert read(words) == action
    assert read(f"  {words.upper()}\t ") == read(words.lower()) == action


def test_there_are_words_for_every_action() -> None:
    assert {type(action).__name__ for _, action in WORDS} == set(act.__all__)


def test_a_choice_of_cards_is_read_in_any_order_and_kept_in_pack_order() -> None:
    """What lies in an order of its own, a shuffle or a draw, stays as it is."""
    assert read("exchange B9 L8") == act.Exchange(cards("L8 B9"))
    assert read("draw B9 L8") == act.Draw(cards("B9 L8"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("pas", "'pas' (nearest: 'pass')"),
        ("stay hom", "(nearest: 'stay home')"),
        ("qqqqqq", "'qqqqqq'"),
        ("", "''"),
        ("play XY", "'XY' is no card"),
        ("exchange L8 B99", "'B99' is no card"),
        ("bid two", "'two' is no number"),
        ("bid -1", "'-1' is no number"),
        ("lift 123", "'123' is no number"),
        ("lift ١٢", "'١٢' is no number"),
        ("trump leafs", "'leafs' is no suit (nearest: 'leaves')"),
        ("trump", "'' is no suit"),
    ],
)
def test_what_is_no_action_is_answered_with_the_nearest(words: str, said: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011  # the text is compared below
        read(words)
    assert said in str(error.value)


def test_an_action_of_another_game_is_not_written() -> None:
    class Meld(Action, frozen=True):
        """An action that Mulatschak does not know."""

    with pytest.raises(TypeError, match="Meld is no action of Mulatschak"):
        write(Meld())
