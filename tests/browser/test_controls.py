"""Every decision of both games is made once by its control, and arrives as what it is."""

import re
from collections.abc import AsyncIterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ElementHandle

from tests.browser.hosting import House
from tests.browser.people import Company, Person
from tests.browser.situations import situation
from tests.web.test_decisions import controls_of, part
from weli.kernel.record import Record
from weli.play.match import Match
from weli.server.identity import new_token

MANY = 20


class Case(NamedTuple):
    """One decision, and how it is made.

    Attributes:
        profile: the profile of the rules, with `settings` that differ from it.
        question: what is asked.
        presses: what is pressed: keys that stand at buttons, the name of a way to exchange, `card`
            for the first legal card, or `a card` for the first card that can be chosen.
        sends: the actions that arrive, in order.
        settings: rules that differ from the profile's.
        seats: how many play.
        needs: the action that must be offered; the first that arrives unless told otherwise.
    """

    profile: str
    question: str
    presses: str
    sends: str
    settings: Mapping[str, Any] = MappingProxyType({})
    seats: int = 4
    needs: str = ""

    def record(self) -> Record:
        """A match that has come to this decision."""
        return situation(
            self.profile,
            self.settings,
            self.question,
            self.needs or self.sends.split()[0],
            seats=self.seats,
            wanted=self._wanted,
        )

    def _wanted(self, match: Match) -> bool:
        # Only where many bids are left there is a higher one to step to.
        return "+" not in self.presses or len(match.legal().offer().actions) > MANY


S, K = "salzburg", "korean"
OPTIONAL = {"white.redeal": "optional"}
HOLD = {"bidding.dealer_may_hold_muli": True}
BLIND = {"trump.blind_weli": "choose"}
FORMS = {"exchange.packerl": True, "exchange.five_on_sow": True, "exchange.six_on_seven": True}

MULATSCHAK = [
    Case(S, "cut", "3 g", "Lift"),
    Case(S, "cut", "k", "Knock"),
    Case(S, "take_weli", "g", "TakeWeli"),
    Case(S, "take_weli", "p", "LeaveCard", needs="TakeWeli"),
    Case(S, "white_hand", "p g", "ThrowIn", OPTIONAL),
    Case(S, "white_hand", "g", "KeepHand", OPTIONAL, needs="ThrowIn"),
    Case(S, "muli", "m g", "Muli"),
    Case(S, "muli", "g", "NoMuli"),
    Case(S, "hold_muli", "o g", "Hold", HOLD),
    Case(S, "hold_muli", "g", "Pass", HOLD),
    Case(S, "bidding", "g", "Bid"),
    Case(S, "bidding", "m g", "Muli"),
    Case(S, "bidding", "o", "Hold"),
    Case(S, "bidding", "p", "Pass"),
    Case(S, "trump", "l g", "NameTrump"),
    Case(S, "trump", "t", "BlindTrump"),
    Case(S, "blind_trump", "l g", "NameTrump", BLIND),
    Case(S, "home", "g", "PlayAlong", needs="StayHome"),
    Case(S, "home", "p", "StayHome"),
    Case(S, "exchange", "p", "Exchange"),
    Case(S, "exchange", "a_card g", "Exchange"),
    Case(S, "exchange", "w g", "Exchange"),
    Case(S, "exchange", "five-on-sow g", "FiveOnSow", FORMS),
    Case(S, "exchange", "six-on-seven g", "SixOnSeven", FORMS),
    Case(S, "exchange", "packerl g", "Packerl", FORMS),
    Case(S, "on_sight", "g", "KeepCard", needs="RefuseCard"),
    Case(S, "on_sight", "p", "RefuseCard"),
    Case(S, "lay_off", "w g", "LayOff"),
    Case(S, "play", "card", "Play"),
]

MISDEAL = {"misdeal.allowed": True}
KINDS = {"friend.kinds": ["card", "first", "last", "nth", "seat", "none"]}
TWO = {"friend.kinds": ["card", "cards", "none"]}
ASKED = {"play.ripper_call": "optional"}

MIGHTY = [
    Case(K, "misdeal", "p g", "Misdeal", MISDEAL),
    Case(K, "misdeal", "g", "NoMisdeal", MISDEAL, needs="Misdeal"),
    Case(K, "bidding", "+ g", "Bid"),
    Case(K, "bidding", "n g", "Bid"),
    Case(K, "bidding", "p", "Pass"),
    Case(K, "last_chance", "g", "Bid", {"bidding.all_pass": "dealer_last_chance"}),
    Case(K, "last_chance", "p", "Pass", {"bidding.all_pass": "dealer_last_chance"}),
    Case(K, "bury", "w 1 g", "Bury Declare CallCard", seats=5),
    Case(K, "bury", "w x g", "Bury Declare Alone", seats=5),
    Case(K, "bury", "w f g", "Bury Declare CallTrick", seats=5),
    Case(K, "contract", "c g", "Declare", seats=5),
    Case(K, "friend", "t 2 g", "CallCard", seats=5),
    Case(K, "friend", "1 g", "CallCard", seats=5),
    Case(K, "bury", "w e 1 g", "Bury Declare CallSeat", KINDS, seats=5),
    Case(K, "friend", "f 2 g", "CallTrick", KINDS, seats=5),
    Case("seed", "friend", "b 1 2 g", "CallCards", TWO, seats=8),
    Case("seed", "request", "s g", "Request", seats=5),
    Case("seed", "request", "g", "NoRequest", seats=5, needs="Request"),
    Case("seed", "name_suit", "h g", "NameSuit", seats=5),
    Case("seed", "name_suit", "r", "NameColour", {"play.joker_lead": "names_colour"}, seats=5),
    Case("seed", "ripper_call", "g", "CallJoker", ASKED, seats=5),
    Case("seed", "ripper_call", "p", "NoCall", ASKED, seats=5),
    Case(K, "play", "card", "Play"),
]
CASES = [*MULATSCHAK, *MIGHTY]
FORM_NAMES = {
    "five-on-sow": "Five on the Sow",
    "six-on-seven": "Six on the Seven",
    "packerl": "Packerl",
}


def name_of(case: Case) -> str:
    """What a case is called in the report."""
    return f"{case.question} {case.sends} by {case.presses}".replace(" ", "-")


def params(cases: list[Case], group: str) -> list[Any]:
    """The cases as parameters, in one group so that they share a browser."""
    return [
        pytest.param(case, id=name_of(case), marks=pytest.mark.xdist_group(group)) for case in cases
    ]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def anna(served: House, chromium: Browser) -> AsyncIterator[Person]:
    """Somebody who goes from table to table, since a page that was here before is there at once."""
    company = Company(served, chromium)
    yield await company.person()
    await company.leave()


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("case", params(MULATSCHAK, "browser 2") + params(MIGHTY, "browser 2"))
async def test_a_control_sends_what_it_says(anna: Person, case: Case) -> None:
    token = new_token()
    house = anna.company.house
    table = await house.lay(case.record(), token=token, people=range(case.seats))
    await anna.move_to(table, token)
    await anna.asked()
    assert anna.state["decision"]["name"] == case.question
    for press in case.presses.split():
        await anna.press_on(await thing(anna, press))
    sends = case.sends.split()
    await anna.until(lambda: len(anna.accepted) >= len(sends))
    assert [action["type"] for action in anna.did][: len(sends)] == sends
    assert anna.refusals == []
    made = [line.do for line in house.lines_of(table) if getattr(line, "seat", None) == 0]
    assert len(made) >= len(sends)
    anna.company.no_trouble()


async def thing(person: Person, press: str) -> ElementHandle:
    """What is to be pressed, as soon as it can be."""
    page = person.page
    if press in ("card", "a_card"):
        found = page.locator("[data-hand] [data-card]:not([aria-disabled])").first
    elif press in FORM_NAMES:
        found = page.get_by_role("button", name=FORM_NAMES[press])
    else:
        found = page.locator(f'.decide [aria-keyshortcuts~="{press}"]:not(:disabled)').first
    await found.wait_for()
    return await found.element_handle()


def test_every_question_and_every_action_has_a_case() -> None:
    """What the page can be asked and can send, by its own tables, is tried here."""
    assert {case.question for case in MULATSCHAK} == controls_of("mulatschak")
    assert {case.question for case in MIGHTY} == controls_of("mighty")
    sent = {action for case in CASES for action in case.sends.split()}
    assert sent >= set(re.findall(r'"(\w+)"', part("SENDS")))
