"""Invitations can be clicked, pointed a camera at, and said aloud."""

import ipaddress
import re
import socket
from itertools import pairwise
from typing import Any

import pytest
import segno

from weli.i18n.texts import LANGUAGES, Texts
from weli.server import invites

ALL_CODES = 64 * 90
LINK = invites.invite_link("http://192.168.1.20:8765/", "k3x9", "x" * 22)


def test_a_link_keeps_its_secret_behind_the_hash() -> None:
    before, _, secret = LINK.partition("#")
    assert (before, secret) == ("http://192.168.1.20:8765/t/k3x9", "x" * 22)


# ------------------------------------------------------------------------ pictures


def drawn(picture: invites.Picture) -> set[tuple[int, int]]:
    """The dark modules of a path, drawn by hand."""
    steps = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", picture.path)
    assert "".join(f"M{x} {y}h{n}v1h-{m}z" for x, y, n, m in steps) == picture.path
    assert all(there == back for _, _, there, back in steps)
    return {(int(x) + step, int(y)) for x, y, n, _ in steps for step in range(int(n))}


def test_a_picture_is_the_code_of_the_link_with_its_quiet_margin() -> None:
    picture = invites.picture(LINK)
    dark = drawn(picture)
    bare = [list(row) for row in segno.make(LINK, micro=False).matrix]
    margin = (picture.size - len(bare)) // 2
    assert margin == 4
    expected = {
        (x + margin, y + margin)
        for y, row in enumerate(bare)
        for x, module in enumerate(row)
        if module
    }
    assert dark == expected


# ------------------------------------------------------------------------ spoken codes


def test_every_language_has_as_many_words_and_none_at_two_places() -> None:
    places: dict[str, int] = {}
    for lang in LANGUAGES:
        words = Texts(lang)("invite-words").split()
        assert len(words) == 64
        for place, word in enumerate(words):
            assert places.setdefault(word.casefold(), place) == place, word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_is_read_as_it_is_said(lang: str) -> None:
    words = Texts(lang)
    said = [invites.say_code(words, code) for code in range(ALL_CODES)]
    assert len(set(said)) == ALL_CODES
    assert [invites.read_code(text) for text in said] == list(range(ALL_CODES))


@pytest.mark.parametrize(
    "text",
    [
        "LAUB 47",
        "laub47",
        " Laub - 47 ",
        "leaf 47",
        "LEAF_47",
        "나뭇잎 47",
        "나뭇잎47.",
        "LAUB \uff14\uff17",
    ],
)
def test_a_code_may_be_typed_in_any_way_and_language(text: str) -> None:
    assert invites.read_code(text) == invites.read_code("LEAF 47") == 1 * 90 + 37


@pytest.mark.parametrize("text", ["", "LAUB", "47", "LAUB 7", "LAUB 07", "LAUB 100", "LAUP 47"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert invites.read_code(text) is None


def test_a_mistyped_word_has_a_nearest() -> None:
    assert invites.nearest_word("Laup 47", "de") == "LAUB"
    assert invites.nearest_word("qqqqqq 47", "de") == ""
    assert invites.nearest_word("Mondd", "de") == "MOND"


def test_codes_that_are_taken_are_not_drawn() -> None:
    free = {3, 700, ALL_CODES - 1}
    taken = set(range(ALL_CODES)) - free
    drawn = set()
    for _ in free:
        code = invites.free_code(taken)
        drawn.add(code)
        taken.add(code)
    assert drawn == free
    with pytest.raises(ValueError, match="taken"):
        invites.free_code(taken)


# ------------------------------------------------------------------------ addresses


@pytest.mark.parametrize(
    ("host", "alone"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("::1", True),
        ("[::1]", True),
        ("0.0.0.0", False),
        ("192.168.1.20", False),
        ("cards.example", False),
    ],
)
def test_a_loopback_address_is_reached_by_its_own_machine_only(host: str, alone: bool) -> None:
    assert invites.is_loopback(host) is alone


def addresses(routed: dict[str, str], *named: str) -> tuple[str, ...]:
    """The local addresses of a machine that reaches others from these."""
    return invites.local_addresses(lambda address: routed.get(address, ""), lambda: list(named))


def test_the_address_of_the_usual_route_comes_first() -> None:
    home = {"192.0.2.1": "192.168.1.20", "10.255.255.255": "10.0.0.4"}
    assert addresses(home, "127.0.1.1", "172.17.0.1", "192.168.1.20") == (
        "192.168.1.20",
        "10.0.0.4",
        "172.17.0.1",
    )


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "8.8.8.8", "169.254.7.7", "fe80::1", "0.0.0.0", ""]
)
def test_addresses_that_a_neighbour_cannot_reach_are_left_out(address: str) -> None:
    assert addresses({"192.0.2.1": address}, address) == ()


def test_this_machines_own_addresses_are_private() -> None:
    found = invites.local_addresses()
    assert all(ipaddress.ip_address(address).is_private for address in found)
    assert all(one != other for one, other in pairwise(sorted(found)))


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "gethostbyname_ex", unreachable)
    assert invites.local_addresses() == ()
