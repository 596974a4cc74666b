"""The games and options as the browser is told them, in every language."""

import asyncio
from collections.abc import Iterator
from threading import Event, Thread
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from weli.bots.levels import LEVELS
from weli.games import GAMES, load_profile, profile_names
from weli.i18n.sheets import offered_profiles
from weli.i18n.texts import LANGUAGES
from weli.kernel.domains import BadValue
from weli.kernel.options import Described
from weli.server import reference
from weli.server.catalogue import Control, GamesTold, OptionTold, games, options
from weli.server.reference import routes

OPTIONS = [each for game in GAMES.values() for each in game.rules().describe()]


@pytest.fixture(scope="module")
def app() -> Starlette:
    """A server that can only be asked for what it knows."""
    return Starlette(routes=routes())


async def ask(app: Starlette, path: str, **headers: str) -> httpx.Response:
    """One request."""
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://weli") as client:
        return await client.get(path, headers=headers)


def told(each: Described, lang: str) -> OptionTold:
    """An option as it is told."""
    groups = options(each.game, lang).groups
    (found,) = [one for group in groups for one in group.options if one.path == each.path]
    return found


# ------------------------------------------------------------------------ games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_told_with_its_profiles_and_levels(lang: str) -> None:
    found = games(lang).games
    assert [game.name for game in found] == list(GAMES)
    for game in found:
        assert [one.name for one in game.profiles] == offered_profiles(game.name, lang)
        assert [level.name for level in game.levels] == list(LEVELS)
        assert game.usual_level in LEVELS
        assert game.seats == GAMES[game.name].rules.seat_numbers
        assert all([game.title, game.about, *(one.title and one.about for one in game.profiles)])
        for profile in game.profiles:
            assert all(not load_profile(profile.name).check(seats) for seats in profile.seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_offered_profile_can_be_played_by_so_many(lang: str) -> None:
    for game in games(lang).games:
        assert set(game.offered) == set(map(str, game.seats))
        for seats, profile in game.offered.items():
            assert load_profile(profile).check(int(seats)) == ()


def test_koreans_are_offered_the_korean_game_where_it_can_be_played() -> None:
    (mighty,) = [game for game in games("ko").games if game.name == "mighty"]
    assert [mighty.offered[seats] for seats in "345"] == ["korean"] * 3
    assert [mighty.offered[seats] for seats in "678"] == ["seed"] * 3
    assert mighty.profiles[0].name == "korean"


def test_profiles_of_all_games_are_told() -> None:
    told = {one.name for game in games("en").games for one in game.profiles}
    assert told == set(profile_names())


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Answers that nobody has asked for yet; and in which languages the games are told from now."""
    made: list[str] = []
    never = Event()

    def noted(lang: str) -> GamesTold:
        made.append(lang)
        never.wait(0.02)  # time enough for others to ask for the same
        return games(lang)

    monkeypatch.setattr("weli.server.catalogue.games", noted)
    reference._made_games.cache_clear()
    yield made
    reference._made_games.cache_clear()


async def test_what_is_made_ready_is_made_once_for_everybody(
    app: Starlette, cold: list[str]
) -> None:
    for lang in LANGUAGES:
        reference.warm_up(lang)
    assert cold == list(LANGUAGES)
    for lang in LANGUAGES:
        assert (await ask(app, f"/api/games?lang={lang}")).json()["lang"] == lang
    assert cold == list(LANGUAGES)


async def test_whoever_comes_while_it_is_made_waits_for_it(app: Starlette, cold: list[str]) -> None:
    ready = Thread(target=reference.warm_up, args=["de"])
    ready.start()
    told = await asyncio.gather(*[ask(app, "/api/games?lang=de") for _ in range(5)])
    ready.join()
    assert {each.json()["lang"] for each in told} == {"de"}
    assert cold == ["de"]


# ------------------------------------------------------------------------ options


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_told_once_with_words_for_everything(game: str, lang: str) -> None:
    told = options(game, lang)
    paths = [option.path for group in told.groups for option in group.options]
    assert paths == [each.path for each in GAMES[game].rules().describe()]
    for group in told.groups:
        assert group.heading
        for option in group.options:
            assert all([option.name, option.about, option.source])
            assert set(option.profiles) == set(offered_profiles(game, lang))
            words = [choice.word for choice in option.control.choices]
            assert all(words)
            assert len(words) == len(set(words)), option.path


def drawn(control: Control) -> list[Any]:
    """Everything that the control of a form can be set to, or the ends of it."""
    match control.kind:
        case "whole":
            return [control.least, control.most, *(["none"] if control.optional else [])]
        case "per_seats":
            table = {"otherwise": control.most} | {str(n): control.least for n in control.seats}
            return [control.least, control.most, table]
        case "subset":
            words = [choice.value for choice in control.choices]
            return [words[:1], words, *([[]] if control.optional else [])]
        case _:
            return [choice.value for choice in control.choices]


@pytest.mark.parametrize("each", OPTIONS, ids=[f"{each.game} {each.path}" for each in OPTIONS])
def test_a_control_sends_what_the_option_takes_and_nothing_less(each: Described) -> None:
    option = told(each, "en")
    sent = drawn(option.control)
    values = [each.domain.parse(value) for value in sent]
    kind = option.control.kind
    if kind in ("flag", "choice", "card"):
        assert set(values) == set(each.domain.values())
    for value in (option.default, *option.profiles.values()):
        assert each.domain.plain(each.domain.parse(value)) == value
    if kind in ("whole", "per_seats"):
        for beyond in (option.control.least - 1, option.control.most + 1):
            with pytest.raises(BadValue):
                each.domain.parse(beyond)
    if kind in ("whole", "subset") and not option.control.optional:
        with pytest.raises(BadValue):
            each.domain.parse("none" if kind == "whole" else [])


def test_choices_are_explained_and_cards_are_named() -> None:
    by_path = {each.path: each for each in OPTIONS}
    stitch = told(by_path["play.trumpfzwang"], "de").control
    assert stitch.kind == "choice"
    assert all(choice.sentence for choice in stitch.choices)
    ripper = told(by_path["special.alt_ripper"], "de").control
    assert ripper.kind == "card"
    assert [choice.value for choice in ripper.choices[:2]] == ["same", "none"]
    assert {choice.card for choice in ripper.choices[2:]} > {"C3", "S3", "DA"}
    limit = told(by_path["limits.no_bid_at"], "de").control
    assert (limit.optional, limit.least, limit.most) == (True, 1, 30)
    assert limit.none


# ------------------------------------------------------------------------ asked over HTTP


async def test_the_games_are_asked_in_a_language_and_kept_by_the_browser(app: Starlette) -> None:
    first = await ask(app, "/api/games?lang=de")
    assert first.status_code == 200
    assert first.content == msgspec.json.encode(games("de"))
    assert first.headers["content-encoding"] == "gzip"
    plain = await ask(app, "/api/games?lang=de", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    again = await ask(app, "/api/games?lang=de", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await ask(app, "/api/games?lang=ko", **{"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("query", "accepted", "lang"),
    [
        ("", "", "en"),
        ("", "fr-FR, de-AT;q=0.8", "de"),
        ("?lang=ko", "de", "ko"),
        ("?lang=KO-kr", "", "ko"),
        ("?lang=tlh", "", "en"),
    ],
)
async def test_the_language_is_the_readers(
    app: Starlette, query: str, accepted: str, lang: str
) -> None:
    answer = await ask(app, f"/api/games{query}", **{"accept-language": accepted})
    assert answer.json()["lang"] == lang


async def test_the_options_of_a_game_are_asked_by_its_name(app: Starlette) -> None:
    answer = await ask(app, "/api/games/mighty/options?lang=ko")
    assert answer.content == msgspec.json.encode(options("mighty", "ko"))


async def test_a_game_that_there_is_not_is_named_with_the_nearest(app: Starlette) -> None:
    answer = await ask(app, "/api/games/mulatshak/options")
    assert answer.status_code == 404
    assert answer.json() == {
        "type": "problem",
        "code": "no_such_game",
        "details": {"game": "mulatshak", "near": "mulatschak"},
    }
