"""What is asked over HTTP: opening and joining tables, and everything that must not come in."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette
from starlette.routing import Route

from tests.server.webs import ORIGIN, serving
from weli.kernel.chance import Chance
from weli.kernel.record import Record
from weli.play.match import refold
from weli.server.identity import COOKIE
from weli.server.openapi import document
from weli.server.pages import Pages
from weli.server.refusals import PROBLEMS
from weli.server.requests import ENDPOINTS
from weli.server.settings import Limits

TABLE = {"game": "mulatschak", "name": "Anna", "lang": "en"}
OPEN_SEATS = [{"kind": "open"}] * 4


async def open_table(browser: Any, **changes: Any) -> str:
    """Opens a table, and returns its name."""
    answer = await browser.post("/api/tables", json=TABLE | changes)
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == 0
    return str(answer.json()["id"])


async def invite_of(browser: Any, table: str) -> dict[str, Any]:
    """How to invite others to a table."""
    answer = await browser.get(f"/api/tables/{table}/invite?lang=en")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def code(answer: Any) -> str:
    """What is wrong with a request."""
    found = answer.json()["code"]
    assert found in PROBLEMS
    return str(found)


# ------------------------------------------------------------------------ opening and joining


async def test_somebody_plays_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        table = await open_table(anna, play_now=True)
        line = await web.line(table, anna)
        welcome = await line.until("welcome")
        assert welcome["table"]["stage"] == "playing"
        assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person"] + ["bot"] * 3
        assert (await line.until("state"))["view"]["dealer"] is not None


async def test_who_plays_at_once_sees_cards_before_cutting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = count()
    other = classmethod(lambda cls: cls.from_seed(f"lot {next(seeds)}"))
    monkeypatch.setattr(Chance, "fresh", other)
    async with serving(tmp_path) as web, web.browser() as anna:
        for _ in range(8):
            table = await open_table(anna, play_now=True)
            state = await (await web.line(table, anna)).until("state")
            turn = state["turn"]
            assert (turn["seat"], turn["question"]) != (0, "cut")


async def test_the_cookie_is_for_the_browser_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        answer = await anna.post("/api/tables", json=TABLE)
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert len(anna.cookies[COOKIE]) == 43
        again = await anna.post("/api/tables", json=TABLE)
        assert "set-cookie" not in again.headers
        assert anna.cookies[COOKIE] not in (tmp_path / "tables.sqlite3").read_bytes().decode(
            "latin1"
        )


async def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    origins = ("https://cards.example.org",)
    base = "https://cards.example.org"
    async with serving(tmp_path, origins=origins) as web, web.browser(base=base) as anna:
        answer = await anna.post("/api/tables", json=TABLE)
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_friend_joins_by_the_link_and_keeps_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna, web.browser() as bert:
        table = await open_table(anna, seats=OPEN_SEATS)
        told = await invite_of(anna, table)
        assert told["only_this_machine"]
        link, _, invite = told["link"].partition("#")
        assert link == f"{ORIGIN}/t/{table}"
        assert len(invite) >= 22
        path = f"/api/tables/{table}/join"
        assert code(await bert.post(path, json={"invite": "x" * 22})) == "wrong_invite"
        wish = {"invite": invite, "name": "Bert", "seat": 2}
        assert (await bert.post(path, json=wish)).json() == {"id": table, "seat": 2}
        assert (await bert.post(path, json={"invite": "no more"})).json()["seat"] == 2
        mine = (await bert.get("/api/tables/mine")).json()
        assert [(each["id"], each["seat"], each["names"]) for each in mine] == [
            (table, 2, ["Anna", "Bert"])
        ]


async def test_a_spoken_code_works_while_the_lobby_is_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna, web.browser() as bert:
        table = await open_table(anna, seats=OPEN_SEATS[:2])
        spoken = (await invite_of(anna, table))["spoken"]
        wish = {"code": spoken.lower(), "name": "Bert"}
        assert (await bert.post("/api/join", json=wish)).json() == {"id": table, "seat": 1}
        line = await web.line(table, anna)
        rules = (await line.until("welcome"))["table"]["rules"]["code"]
        other = await web.line(table, bert)
        other.command("agree", code=rules)
        await other.until("accepted")
        line.command("start")
        await line.until("accepted")
        assert (await invite_of(anna, table))["spoken"] == ""
        async with web.browser() as cilli:
            assert code(await cilli.post("/api/join", json=wish)) == "no_such_table"


async def test_spoken_codes_cannot_be_tried_quickly(tmp_path: Path) -> None:
    limits = Limits(guesses=(3, 0.01))
    async with serving(tmp_path, limits=limits) as web, web.browser() as bert:
        wish = {"code": "LEAF 47"}
        for _ in range(3):
            assert code(await bert.post("/api/join", json=wish)) == "no_such_table"
        answer = await bert.post("/api/join", json=wish)
        assert (answer.status_code, code(answer)) == (429, "too_many")
        async with web.browser("10.1.1.1") as other:
            assert code(await other.post("/api/join", json=wish)) == "no_such_table"


async def test_a_full_table_takes_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna, web.browser() as bert:
        table = await open_table(anna)
        invite = (await invite_of(anna, table))["link"].partition("#")[2]
        answer = await bert.post(f"/api/tables/{table}/join", json={"invite": invite})
        assert (answer.status_code, code(answer)) == (409, "full")
        playing = await open_table(anna, play_now=True)
        invite = (await invite_of(anna, playing))["link"].partition("#")[2]
        answer = await bert.post(f"/api/tables/{playing}/join", json={"invite": invite})
        assert code(answer) == "not_in_lobby"


@pytest.mark.parametrize(
    ("changes", "problem", "near"),
    [
        ({"game": "mulatschk"}, "no_such_game", "mulatschak"),
        ({"code": "M1-XYZ"}, "bad_rules", None),
        ({"seats": OPEN_SEATS * 3}, "bad_rules", None),
        ({"seats": [{}, {"level": "reglar"}]}, "no_such_level", "regular"),
        ({"names": 3}, "bad_message", None),
        ({"play_now": "yes"}, "bad_message", None),
    ],
)
async def test_a_table_that_cannot_be_is_explained(
    tmp_path: Path, changes: dict[str, Any], problem: str, near: str | None
) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        answer = await anna.post("/api/tables", json=TABLE | changes)
        assert answer.status_code == 400
        assert code(answer) == problem
        assert answer.json()["details"].get("near") == near


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 10_000, b"\xff", b"3"])
async def test_a_body_that_is_no_wish_is_explained(tmp_path: Path, body: bytes) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        for path in ("/api/tables", "/api/join"):
            assert code(await anna.post(path, content=body)) == "bad_message"
        answer = await anna.post("/api/tables", content=b" " * 20_000)
        assert (answer.status_code, code(answer)) == (413, "too_long")


async def test_the_invite_and_the_record_are_for_people_with_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna, web.browser() as bert:
        table = await open_table(anna, play_now=True)
        for path in ("invite", "record"):
            assert code(await bert.get(f"/api/tables/{table}/{path}")) == "not_seated"
            assert code(await bert.get(f"/api/tables/nothing/{path}")) == "no_such_table"
        answer = await anna.get(f"/api/tables/{table}/record")
        assert (answer.status_code, code(answer)) == (409, "not_over")


async def test_the_record_is_told_after_the_match(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        short = {"code": await code_of(anna, "match.start_score", 5)}
        table = await open_table(anna, play_now=True, **short)
        line = await web.line(table, anna)
        await play_to_the_end(line)
        answer = await anna.get(f"/api/tables/{table}/record")
        assert refold(Record.load(answer.text)).over
        assert "attachment" in answer.headers["content-disposition"]
        line.command("again", command_id="again")
        while (await line.until("state"))["over"]:
            pass
        for match in ("", "?match=-1", "?match=0"):
            again = await anna.get(f"/api/tables/{table}/record{match}")
            assert again.text == answer.text
        for match in ("?match=1", "?match=2"):
            answer = await anna.get(f"/api/tables/{table}/record{match}")
            assert (answer.status_code, code(answer)) == (409, "not_over")
        answer = await anna.get(f"/api/tables/{table}/record?match=x")
        assert (answer.status_code, code(answer)) == (400, "bad_message")


async def code_of(browser: Any, path: str, value: object) -> str:
    """The code of the usual rules with one changed."""
    wish = {"game": "mulatschak", "base": "salzburg", "values": {path: value}}
    answer = await browser.post("/api/rules", json=wish)
    return str(
        answer.json()["rules"]["code"] if "rules" in answer.json() else answer.json()["code"]
    )


async def play_to_the_end(line: Any) -> None:
    """Takes the first choice until the match is over."""
    number = 0
    while True:
        state = await line.until("state")
        number += 1
        if state["over"]:
            return
        if state["turn"] is None:
            line.command("next", command_id=f"n{number}")
        elif state["decision"]:
            actions = state["decision"]["actions"]
            pick = None if actions else state["decision"]["picks"][0]
            action = (
                actions[0]
                if pick is None
                else {"type": pick["make"], "cards": pick["cards"][: pick["sizes"][0]]}
            )
            line.command("act", command_id=f"a{number}", after=state["seq"], action=action)


# ------------------------------------------------------------------------ the door


async def test_only_known_hosts_are_served(tmp_path: Path) -> None:
    async with serving(tmp_path) as web:
        for host in ("localhost:1", "127.0.0.1", "[::1]:8765"):
            async with web.browser(base=f"http://{host}") as browser:
                assert (await browser.get("/api/health")).status_code == 200
        async with web.browser(base="http://evil.example") as browser:
            answer = await browser.get("/api/health")
            assert (answer.status_code, code(answer)) == (403, "bad_host")
            assert answer.json()["details"]["host"] == "evil.example"


async def test_only_known_origins_may_change_anything(tmp_path: Path) -> None:
    known = "https://cards.example.org"
    async with serving(tmp_path, origins=(known,)) as web, web.browser() as anna:
        for origin in (ORIGIN, known):
            answer = await anna.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert answer.status_code == 201
        for origin in ("http://evil.example", "null", "http://127.0.0.1:9999"):
            answer = await anna.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert (answer.status_code, code(answer)) == (403, "bad_origin")
            assert answer.json()["details"]["origin"] == origin
        assert (await anna.get("/api/games", headers={"origin": "null"})).status_code == 200


async def test_a_trusted_proxy_speaks_for_others_and_nobody_else_does(tmp_path: Path) -> None:
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    limits = Limits(opened=(1, 0.001))
    async with serving(tmp_path, limits=limits) as web:
        web.app = ProxyHeadersMiddleware(web.app, ["10.0.0.9"])  # type: ignore[assignment,arg-type]  # both are ASGI
        async with web.browser("10.0.0.9") as proxy, web.browser("10.0.0.8") as liar:
            for client, good in ((proxy, [201, 201]), (liar, [201, 429])):
                found = []
                for number in range(2):
                    forwarded = {"x-forwarded-for": f"192.0.2.{number}"}
                    answer = await client.post("/api/tables", json=TABLE, headers=forwarded)
                    found.append(answer.status_code)
                assert found == good


async def test_an_address_may_ask_only_so_much(tmp_path: Path) -> None:
    limits = Limits(requests=(5, 0.01), open_tables=1)
    async with serving(tmp_path, limits=limits) as web, web.browser() as anna:
        await open_table(anna)
        assert code(await anna.post("/api/tables", json=TABLE)) == "busy"
        answers = [await anna.get("/api/health") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert code(answers[-1]) == "too_many"


async def test_every_answer_has_safe_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        for path in ("/", "/t/abc", "/api/health", "/nothing.js", "/api/nothing", "/openapi.json"):
            answer = await anna.get(path)
            assert answer.headers["x-content-type-options"] == "nosniff"
            policy = answer.headers["content-security-policy"]
            assert policy.startswith("default-src 'self'; connect-src 'self' ws://127.0.0.1:8765")
            assert "script-src" not in policy
            assert "'unsafe-inline'" not in policy.replace("style-src-attr 'unsafe-inline'", "")


async def test_what_does_not_exist_is_said(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        for path in ("/nothing.js", "/api/nothing", "/..%2f..%2fapp.py", "/assets/../../app.py"):
            answer = await anna.get(path)
            assert (answer.status_code, code(answer)) == (404, "not_found")
        answer = await anna.delete("/api/tables")
        assert (answer.status_code, code(answer)) == (405, "wrong_method")


async def test_only_this_computer_turns_the_network_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weli.server.site.local_addresses", lambda: ("192.168.7.7",))
    listened: list[str] = []

    async def listen(address: str) -> None:
        listened.append(address)

    async with serving(tmp_path) as web:
        web.site.listen = listen
        async with web.browser("192.168.7.8") as other, web.browser() as anna:
            assert code(await other.post("/api/lan")) == "only_here"
            lan = "http://192.168.7.7:8765"
            assert (await anna.post("/api/lan")).json() == {"origins": [lan]}
            assert (await anna.post("/api/lan")).json() == {"origins": [lan]}
            assert listened == ["192.168.7.7"]
            table = await open_table(anna)
            told = await invite_of(anna, table)
            assert told["link"].startswith(f"{lan}/t/{table}#")
            assert not told["only_this_machine"]
        async with web.browser("192.168.7.8", base=lan) as other:
            assert (await other.get("/api/health", headers={"origin": lan})).status_code == 200


@pytest.mark.parametrize("changes", [{"lan": True}, {"host": "0.0.0.0"}])
async def test_a_server_in_the_network_invites_to_its_address_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any]
) -> None:
    monkeypatch.setattr("weli.server.site.local_addresses", lambda: ("192.168.7.7",))
    lan = "http://192.168.7.7:8765"
    async with serving(tmp_path, **changes) as web, web.browser() as anna:
        table = await open_table(anna)
        assert (await invite_of(anna, table))["link"].startswith(f"{lan}/t/{table}#")
        async with web.browser("192.168.7.8", base=lan) as bert:
            wish = TABLE | {"name": "Bert"}
            answer = await bert.post("/api/tables", json=wish, headers={"origin": lan})
            assert answer.status_code == 201


async def test_without_a_network_nothing_is_turned_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weli.server.site.local_addresses", lambda: ())
    async with serving(tmp_path) as web, web.browser() as anna:
        answer = await anna.post("/api/lan")
        assert (answer.status_code, code(answer)) == (409, "no_lan")


async def test_everything_is_described(tmp_path: Path) -> None:
    async with serving(tmp_path) as web, web.browser() as anna:
        described = (await anna.get("/openapi.json")).json()
        for endpoint in ENDPOINTS:
            assert endpoint.method.lower() in described["paths"][endpoint.address]
    assert document(ENDPOINTS)["paths"].keys() <= described["paths"].keys()


# ------------------------------------------------------------------------ the pages


async def test_pages_are_sent_compressed_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + " " * 2000)
    (static / "assets" / "app-1234.js").write_text("let weli = 1;" + " " * 2000)
    (static / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    monkeypatch.setattr("weli.server.app.STATIC", static)
    async with serving(tmp_path / "data") as web, web.browser() as anna:
        page = await anna.get("/t/abc", headers={"accept-encoding": "gzip"})
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["cache-control"] == "no-cache"
        assert page.text.startswith("<!doctype html>")
        tag = {"if-none-match": page.headers["etag"]}
        assert (await anna.get("/", headers=tag)).status_code == 304
        (static / "index.html").write_text("rebuilt")
        assert (await anna.get("/", headers=tag)).text == "rebuilt"
        asset = "/assets/app-1234.js"
        plain = await anna.get(asset, headers={"accept-encoding": "identity"})
        assert plain.text.startswith("let weli")
        assert "immutable" in plain.headers["cache-control"]
        assert plain.headers["content-type"].startswith("text/javascript")
        async with anna.stream("GET", asset, headers={"accept-encoding": "br, gzip"}) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join([part async for part in packed.aiter_raw()]) == b"brotli"


async def test_pages_that_were_made_ready_are_compressed_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "icon.svg", "assets/app-1234.js", "assets/app-1234.js.br"):
        (tmp_path / name).write_text("weli" * 200)
    pages = Pages(tmp_path)
    pages.warm_up()

    def compress(*_: object, **__: object) -> bytes:
        raise AssertionError("it is compressed while somebody waits")

    monkeypatch.setattr("weli.server.pages.gzip.compress", compress)
    app = Starlette(routes=[Route("/{path:path}", pages.file)])
    transport = ASGITransport(app)
    async with AsyncClient(transport=transport, base_url="http://weli") as client:
        for path in ("/index.html", "/icon.svg", "/assets/app-1234.js"):
            answer = await client.get(path, headers={"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.text == "weli" * 200


async def test_a_copy_without_the_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weli.server.app.STATIC", tmp_path / "nothing")
    async with serving(tmp_path / "data") as web, web.browser() as anna:
        page = await anna.get("/", headers={"accept-language": "de"})
        assert page.status_code == 503
        assert "WELI_SKIP_WEB" in page.text
