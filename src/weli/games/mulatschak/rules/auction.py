"""Options of the bidding and of naming trump.

The tags of the sources are explained in the rule book, `docs/rulebook/mulatschak.md`.
"""

from typing import Annotated, Literal

from weli.cards import GERMAN_SUITS, Suit
from weli.kernel.options import Group, option

__all__ = ["Bidding", "Trump"]


class Bidding(Group, frozen=True):
    """Bidding for the number of tricks."""

    min_bid: Annotated[
        int,
        option(
            "The lowest bid, in tricks.", number=12, source="S1, S2: one; LU: two", least=1, most=4
        ),
    ] = 1
    five_is_muli: Annotated[
        bool,
        option(
            "Five tricks is the Muli itself; otherwise a plain five with exchange stands below it.",
            number=13,
            source="S1: the same; S2, MU: two bids",
        ),
    ] = True
    one_forces_hearts: Annotated[
        bool,
        option(
            "Who wins the bidding with one trick must make Hearts trump.",
            number=14,
            source="DM, LU",
        ),
    ] = False
    dealer_hold: Annotated[
        bool,
        option(
            "The dealer may take over the highest bid without raising it.",
            number=15,
            source="S1, S2, CK, FK, DB",
        ),
    ] = True
    rounds: Annotated[
        Literal["single_round_duel", "until_passes"],
        option(
            "One round of bids and then a duel with the dealer, or rounds until all have passed.",
            number=16,
            source="S1: one round; CK: rounds",
            book="bidding",
        ),
    ] = "single_round_duel"
    dealer_raise_reopens: Annotated[
        Literal["duel", "never", "always"],
        option(
            "When the displaced bidder may answer a raise: in the duel, never or always.",
            number=17,
            source="Rule book, section 4",
        ),
    ] = "duel"
    muli_first_round_only: Annotated[
        bool, option("Nobody may go Muli once everyone has spoken.", number=18, source="CK")
    ] = False
    muli_out_of_turn: Annotated[
        bool,
        option(
            "A Muli may be announced straight after the deal, before the bidding.",
            number=19,
            source="S1",
        ),
    ] = True
    dealer_may_hold_muli: Annotated[
        bool,
        option(
            "The dealer may take over a Muli as well.",
            number=20,
            source="DM: no; S1, S2 are silent",
        ),
    ] = False
    all_pass: Annotated[
        Literal["redeal", "redeal_double", "dealer_must_bid"],
        option(
            "When all pass: deal again, deal again for double points, or the dealer must bid.",
            number=21,
            source="S1, S2 are silent; DM: double; HM: the last player must bid",
        ),
    ] = "redeal"
    max_all_pass: Annotated[
        int,
        option(
            "After so many deals running in which all passed, the dealer must bid.",
            number=22,
            source="Rule book, section 4: a guard against endless redeals",
            least=0,
            most=9,
        ),
    ] = 3


class Trump(Group, frozen=True):
    """Naming trump."""

    blind: Annotated[
        bool,
        option(
            "The declarer may not know yet: he takes five new cards, and the sixth decides trump.",
            number=23,
            source="S1, a special variant",
            book="blind_trump",
        ),
    ] = True
    blind_weli: Annotated[
        Literal["next_card", "bells", "choose"],
        option(
            "When the Weli is the sixth card: the next card decides, Bells are trump, or a choice.",
            number=24,
            source="A12; the sources are silent",
        ),
    ] = "next_card"
    must_play_suits: Annotated[
        frozenset[Suit],
        option(
            "With these suits as trump nobody may stay home.",
            number=25,
            source="S1, S2: Hearts; LU: Acorns; DB: Bells",
            choices=GERMAN_SUITS,
        ),
    ] = frozenset({Suit.HEARTS})
