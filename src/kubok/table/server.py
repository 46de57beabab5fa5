"""The web interface: everything that is asked over HTTP, and the gate that every request passes.

What is asked over a socket is in `sockets`. No rules here, and no text of a person is ever put into HTML.
"""

from __future__ import annotations

import asyncio
import html
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import FastAPI, HTTPException, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from msgspec import UNSET, to_builtins
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException as AnyHTTPException

from kubok import locale, titles
from kubok.kernel import BadData, Phrase
from kubok.table import catalogue, games, guard, metrics, replaying
from kubok.table.answers import Carried, Handed, Joined, Proof, SeatSummary, Summaries, Summary, TableMade, TableSummary
from kubok.table.guard import (
    COOKIE,
    HANDED_SECONDS,
    WATCH,
    Addresses,
    Guard,
    Handing,
    Limits,
    clean_name,
    network_of,
    origin_fits,
    table_of,
)
from kubok.table.health import Health
from kubok.table.hub import Hub, Keep
from kubok.table.live import Busy, Live
from kubok.table.orders import (
    CarryOrder,
    Digest,
    InAddress,
    JoinOrder,
    LessonOrder,
    LinkHeader,
    LinkOrder,
    Me,
    SeatAsked,
    TableId,
    TableOrder,
)
from kubok.table.players import PACE, Players
from kubok.table.protocol import PROTOCOL, encode
from kubok.table.replays import NO_STEPS, Replays, TooMany
from kubok.table.room import BOT, HERE, LINK, ODDS, OPEN, Chair, No, Room, Terms
from kubok.table.sockets import Sockets, headers_of
from kubok.table.store import Found, Lost, Store
from kubok.titles.title import Title

log: Final = logging.getLogger("kubok.table")

MAX_BODY: Final = 16_384
MAX_PATH: Final = 500
A_PAGE: Final = 20
"""Tables of a list that are told at once."""
MOST_PAGES: Final = 500
NO_PAGE: Final = ("api/", "metrics")
"""Where the page does not answer: metrics have an address of their own, and who looks for them here is told so."""
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
"""What a line of the log may name: anything else is a stranger's own word."""
YEAR: Final = 365 * 24 * 3600
PAGE: Final = Path(__file__).with_name("page")
"""Where the built page lies in the wheel."""

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]]


@dataclass(frozen=True)
class Config:
    """What a server is started with."""

    db: str
    public_url: str = ""
    games: tuple[str, ...] = field(default_factory=titles.names)
    pace: float = PACE
    workers: int = 0
    """Processes for bots; 0: one for every core but one."""
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)
    page: Path = PAGE
    data_dir: Path | None = None


# The service


class Service:
    """What the handlers share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.db, lock=True)
        self.guard = Guard(self.store.key)
        self.players = Players(config.pace, config.workers, config.limits.bot_seconds)
        self.replays = Replays(self.store)
        self.hub = Hub(self.store, self.guard, self.players, config.limits, config.keep)
        self.health = Health(self.store, self.hub, self.players)
        limits = config.limits
        self.requests = Addresses(limits.requests, limits.requests_burst)
        self.pages = Addresses(limits.pages, limits.pages_burst)
        self.sockets = Sockets(self.hub, config.public_url, self.requests)
        self.making = Addresses(limits.tables, limits.tables_burst)
        self.handing = Handing()
        self.hands = Addresses(limits.handing, limits.handing_burst)
        self.reading = Addresses(limits.replays, limits.replays_burst)
        self.catalogue = encode(catalogue.catalogue(config.games, config.data_dir))
        self.frames: dict[str, bytes] = {}
        self.spoken: dict[tuple[str, str], tuple[int, str]] = {}
        """Files of the page in a language, by name, with the time at which the file was written."""

    def who(self, request: Request) -> str:
        return self.guard.who(request.cookies.get(COOKIE, ""))

    async def person(self, request: Request, response: Response, nickname: str) -> tuple[str, str]:
        """Who is asking, made known if new, and the nickname in force."""
        who = self.who(request)
        known = await asyncio.to_thread(self.store.nickname, who) if who else None
        name = clean_name(nickname) or known or ""
        if known is None:
            who = self.guard.new_person()
        now = time.time()
        await self.hub.write([("put_identity", {"id": who, "nickname": name, "made": now, "seen": now})])
        self.set_cookie(request, response, who)
        return who, name

    def set_cookie(self, request: Request, response: Response, who: str) -> None:
        secure = request.url.scheme == "https" or self.config.public_url.startswith("https://")
        response.set_cookie(
            COOKIE, self.guard.cookie(who), max_age=YEAR, path="/", httponly=True, samesite="strict", secure=secure
        )

    async def carried(self, request: Request, handed: guard.Handed | None) -> Carried:
        """Whom a token is for, and what this device has been so far."""
        name = None if handed is None else await asyncio.to_thread(self.store.nickname, handed.who)
        if handed is None or name is None:
            raise HTTPException(404, SPENT)
        here = self.who(request)
        count = self.store.count_of
        tables = await asyncio.to_thread(count, handed.who)
        own = await asyncio.to_thread(count, here) if here and here != handed.who else 0
        return Carried(name, tables, own, here == handed.who, None)

    async def live(self, request: Request, table: str) -> Live:
        try:
            live = await self.hub.find(table, _address(request))
        except Busy as busy:
            raise HTTPException(503, busy.phrase) from None
        if live is None:
            raise HTTPException(404, NO_TABLE_FOR_YOU)
        return live

    async def live_for(self, request: Request, table: str, link: str) -> tuple[Live, str]:
        """The table, for who has a part in it or a link to it, and as whom."""
        live = await self.live(request, table)
        who = self.who(request)
        if who and who in live.room.people():
            return live, who
        if link and table_of(link) == table and self.guard.chair_of(link, live.room):
            return live, ""
        raise HTTPException(404, NO_TABLE_FOR_YOU)

    async def invited(self, request: Request, link: str) -> tuple[Live, str]:
        """The table and the chair that a link leads to."""
        live = await self.live(request, table_of(link))
        chair = self.guard.chair_of(link, live.room)
        if chair is None:
            raise HTTPException(404, NO_TABLE_FOR_YOU)
        return live, chair

    def may_read(self, request: Request) -> None:
        if not self.reading.take(_address(request), time.monotonic()):
            raise HTTPException(429, MANY_REPLAYS)

    def may_hand(self, request: Request) -> None:
        if not self.hands.take(_address(request), time.monotonic()):
            raise HTTPException(429, MANY_REQUESTS)

    def may_make(self, request: Request) -> None:
        if not self.making.take(_address(request), time.monotonic()):
            raise HTTPException(429, MANY_TABLES)

    def title(self, name: str) -> Title:
        """A title that is played here."""
        if name not in self.config.games:
            raise catalogue.no_game(name, self.config.games)
        return titles.title_of(name)

    def chairs(self, order: TableOrder, who: str, name: str) -> list[Chair]:
        """The chairs as ordered. Those at this screen are the host's, under the names given."""
        chairs = [Chair(asked.kind, asked.level if asked.kind == BOT else "") for asked in order.seats]
        for chair, asked in zip(chairs, order.seats, strict=True):
            if asked.kind == HERE:
                chair.holder, chair.name = who, clean_name(asked.name) or name
        return chairs


def summary(found: Found, who: str, live: Live | None) -> Summary:
    """A table of a list; whose move it is, where it is in memory, as it is now."""
    you = [seat for seat, chair in enumerate(found.chairs) if chair.holder == who]
    owed = [seat for seat, chair in enumerate(found.chairs) if chair.owed] if live is None else live.room.owed()
    seats = [
        SeatSummary(
            chair.name, chair.kind, chair.taken, chair.level if chair.kind == BOT else "", seat in owed,
            found.places[seat] if found.places else 0, chair.conceded,
        )
        for seat, chair in enumerate(found.chairs)
    ]  # fmt: skip
    about = json.loads(found.about) if found.about else None
    return Summary(found.id, found.game, found.phase, found.host == who, found.made, found.touched, you, seats, about)


def of_room(live: Live, **more: Any) -> TableSummary:
    room = live.room
    game = room.session.game
    seats = [
        SeatSummary(chair.name, chair.kind, chair.taken, chair.level if chair.by_bot else "", conceded=chair.conceded)
        for chair in room.chairs
    ]
    return TableSummary(room.id, game.name, room.phase, game.options(), seats, **more)


def answer(found: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(encode(found), status, headers, "application/json")


def create_app(config: Config) -> Gate:
    """The server as an ASGI application."""
    service = Service(config)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.hub.start()
        service.health.start()
        log.info("ready", extra={"protocol": PROTOCOL})
        yield
        await service.replays.close()
        await service.health.stop()
        await service.hub.stop()

    api = FastAPI(title="kubok", version=version("kubok"), lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")  # fmt: skip
    _errors(api)
    _people(api, service)
    _tables(api, service)
    _reading(api, service)
    _page(api, service)
    return Gate(api, service)


CODES: Final = {
    400: "malformed", 404: "not_found", 405: "method", 413: "too_large", 429: "slow_down", 500: "internal", 503: "busy",
}  # fmt: skip
"""The code of an answer that has no better one, by its status."""

REFUSALS: Final = {
    "many_requests": "requests", "many_pages": "pages", "many_new_tables": "tables", "many_replays": "replays",
    "other_origin": "origin", "body_large": "body", "many_tables": "busy",
}  # fmt: skip
"""The phrases that turn somebody away to protect the server, and the kind under which they are counted."""

NOTHING_HERE: Final = Phrase("nothing_here", "there is nothing here")
WRONG_METHOD: Final = Phrase("wrong_method", "that cannot be done here")
UNREADABLE: Final = Phrase("unreadable_request", "this request cannot be read")
BROKEN: Final = Phrase("server_failed", "the server has failed at this; it is in its log")
NOT_NOW: Final = Phrase("store_trouble", "the server cannot store or read anything now; try again in a moment")
MANY_REQUESTS: Final = Phrase("many_requests", "so many requests at once; wait a moment")
MANY_PAGES: Final = Phrase("many_pages", "so many pages at once; wait a moment")
OTHER_ORIGIN: Final = Phrase("other_origin", "this request does not come from our page")


def _plain(status: int, code: str, text: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    seen = text.encode("utf-8", "replace").decode()  # what is half a character cannot be sent
    return JSONResponse({"code": code, "text": seen}, status, headers)


def _said(accepted: str, phrase: Phrase) -> str:
    """The server says it: who asks may know neither the code nor its words, and asks in a language."""
    with locale.speaking(locale.preferred(accepted)):
        return locale.phrase_words(phrase)[:500]


def _refused(accepted: str, status: int, phrase: Phrase, code: str = "") -> JSONResponse:
    """A phrase as an answer, counted if it protects the server."""
    if phrase.code in REFUSALS:
        metrics.refusals.labels(REFUSALS[phrase.code]).inc()
    return _plain(status, code or CODES.get(status, "refused"), _said(accepted, phrase))


def _errors(api: FastAPI) -> None:
    """Whatever goes wrong is answered with a code and a sentence."""
    of_framework = {404: NOTHING_HERE, 405: WRONG_METHOD}

    def accepted(request: Request) -> str:
        return request.headers.get("accept-language", "")

    @api.exception_handler(BadData)
    async def _(request: Request, error: Exception) -> Response:
        assert isinstance(error, BadData)
        return _refused(accepted(request), 422, error.phrase, "bad_data")

    @api.exception_handler(No)
    async def _(request: Request, error: Exception) -> Response:
        assert isinstance(error, No)
        return _refused(accepted(request), 409, Phrase("refused", "{reason}", reason=error.reason), error.reason.code)

    @api.exception_handler(Busy)
    async def _(request: Request, error: Exception) -> Response:
        assert isinstance(error, Busy)
        return _refused(accepted(request), 503, error.phrase)

    @api.exception_handler(TooMany)
    async def _(request: Request, error: Exception) -> Response:
        return _refused(accepted(request), 429, MANY_REPLAYS)

    @api.exception_handler(AnyHTTPException)
    async def _(request: Request, error: Exception) -> Response:
        assert isinstance(error, AnyHTTPException)
        said: Any = error.detail
        phrase = said if isinstance(said, Phrase) else of_framework.get(error.status_code, UNREADABLE)
        answer = _refused(accepted(request), error.status_code, phrase)
        answer.headers.update(error.headers or {})
        return answer

    @api.exception_handler(RequestValidationError)
    async def _(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _plain(422, "malformed", f"{where}: {first['msg']}"[:300])

    @api.exception_handler(SQLAlchemyError)
    @api.exception_handler(Lost)
    async def _(request: Request, error: Exception) -> Response:
        """The health says what the matter is; who asks may ask again."""
        log.error("not stored or not read", exc_info=error)
        return _refused(accepted(request), 503, NOT_NOW, "store")

    @api.exception_handler(Exception)
    async def _(request: Request, _: Exception) -> Response:
        return _refused(accepted(request), 500, BROKEN)  # the gate writes it into the log


def _people(api: FastAPI, service: Service) -> None:
    @api.get("/api/me")
    async def me(request: Request) -> dict[str, str]:
        who = service.who(request)
        return {"nickname": (await asyncio.to_thread(service.store.nickname, who) if who else None) or ""}

    @api.post("/api/me")
    async def rename(request: Request, response: Response, body: Me) -> dict[str, str]:
        who, name = await service.person(request, response, body.nickname)
        for live in [live for live in service.hub.lives.values() if live.room.seats_of(who)]:
            change = live.room.rename(who, name)
            if change is not None:
                await live.applied(change)
        return {"nickname": name}

    @api.post("/api/me/link")
    async def link(request: Request, body: LinkOrder) -> Response:
        """For another device of one's own: good once, and for ten minutes. Only who has a seat or a name has one."""
        service.may_hand(request)
        who = service.who(request)
        if not who or await asyncio.to_thread(service.store.nickname, who) is None:
            raise HTTPException(404, NOTHING_TO_CARRY)
        return answer(Handed(service.handing.give(who, dict(body.settings), time.monotonic()), HANDED_SECONDS))

    @api.post("/api/me/look")
    async def look(request: Request, body: CarryOrder) -> Response:
        """Who one would be. Nothing is used up by looking."""
        service.may_hand(request)
        return answer(await service.carried(request, service.handing.look(body.token, time.monotonic())))

    @api.post("/api/me/take")
    async def take(request: Request, body: CarryOrder) -> Response:
        """Be that person from now on, here too. What this device had so far goes along, or is left behind."""
        service.may_hand(request)
        handed = service.handing.take(body.token, time.monotonic())
        before = service.who(request)
        found = await service.carried(request, handed)
        assert handed is not None
        if before and before != handed.who:
            if body.bring:
                await service.hub.hand_over(before, handed.who)
            else:
                service.hub.cut_soon(before)
        now = time.time()
        person = {"id": handed.who, "nickname": found.nickname, "made": now, "seen": now}
        await service.hub.write([("put_identity", person)])
        told = answer(replace(found, settings=handed.settings))
        service.set_cookie(request, told, handed.who)
        return told

    @api.delete("/api/me")
    async def forget(request: Request, response: Response) -> dict[str, bool]:
        """Everything of this person: seats, nickname, and tables that nobody else has a part in."""
        who = service.who(request)
        if who:
            service.handing.forget(who)
            await service.hub.forget(who)
        response.delete_cookie(COOKIE, path="/")
        return {"forgotten": bool(who)}


def _tables(api: FastAPI, service: Service) -> None:
    @api.post("/api/tables", status_code=201)
    async def make(request: Request, response: Response, order: TableOrder) -> Any:
        title = service.title(order.game)
        if order.help == ODDS and ODDS not in title.asks:
            raise BadData("no_odds", "this game has no odds to help with")
        service.may_make(request)
        files = catalogue.folder_of(title, service.config.data_dir)
        game = await asyncio.to_thread(catalogue.game_of, title, len(order.seats), order.options, files)
        who, name = await service.person(request, response, order.nickname)
        live = await service.hub.make(game, service.chairs(order, who, name), Terms(who, order.help, order.pause))
        return to_builtins(TableMade(live.room.id, service.guard.links(live.room)))

    @api.post("/api/lesson", status_code=201)
    async def lesson(request: Request, response: Response, body: LessonOrder) -> dict[str, str]:
        """The first lesson: a short game against a bot with dice that are known beforehand."""
        title = service.title(body.game)
        if title.lesson is None:
            raise HTTPException(404, Phrase("no_lesson", "there is no lesson for this game"))
        service.may_make(request)
        who, name = await service.person(request, response, body.nickname)
        chairs = [Chair(HERE, holder=who, name=name), Chair(BOT, level=title.lesson.bot)]
        help = ODDS if ODDS in title.asks else "none"
        live = await service.hub.make_lesson(title.lesson, chairs, Terms(who, help))
        return {"id": live.room.id}

    @api.get("/api/tables")
    async def mine(request: Request, page: Annotated[int, Query(ge=0, le=MOST_PAGES)] = 0) -> Response:
        who, store = service.who(request), service.store
        found = await asyncio.to_thread(store.tables_of, who, A_PAGE, page * A_PAGE) if who else []
        every = await asyncio.to_thread(store.count_of, who) if who else 0
        return answer(Summaries([summary(one, who, service.hub.lives.get(one.id)) for one in found], every))

    @api.get("/api/tables/{table}")
    async def one(request: Request, table: TableId, link: LinkHeader = "") -> Response:
        live, who = await service.live_for(request, table, link)
        links = service.guard.links(live.room) if who and who == live.room.terms.host else {}
        return answer(of_room(live, links=links))

    @api.post("/api/invitation")
    async def look(request: Request, body: JoinOrder) -> Response:
        """What a link leads to, before sitting down."""
        live, chair = await service.invited(request, body.link)
        room = live.room
        offer = UNSET if chair == WATCH else room.offer(service.who(request), chair, time.time())
        links = UNSET if offer in (UNSET, "seat") else {WATCH: service.guard.link(room.id, WATCH)}
        host = [one.name for one in room.chairs if one.holder and one.holder == room.terms.host and one.name]
        if not host and room.terms.host:
            known = await asyncio.to_thread(service.store.nickname, room.terms.host)
            host = [known or ""]
        return answer(of_room(live, chair=chair, about=room.about, offer=offer, links=links, host="".join(host[:1])))

    @api.post("/api/join")
    async def join(request: Request, response: Response, body: JoinOrder) -> Any:
        """Sit down by a secret link. A link for watching gives no seat."""
        live, chair = await service.invited(request, body.link)
        if chair == WATCH:
            return to_builtins(Joined(live.room.id, None))
        who, name = await service.person(request, response, body.nickname)
        seat = _seat(live, chair, who)
        sockets = sum(socket.who == who and not socket.watcher for socket in live.sockets)
        await live.applied(live.room.claim(who, seat, name, time.time(), sockets))
        return to_builtins(Joined(live.room.id, seat))

    @api.post("/api/tables/{table}/onward", status_code=201)
    async def onward(request: Request, table: TableId) -> dict[str, str]:
        """Somebody gave up: whoever stayed plays on against bots, at a new table with new dice, from where it stood."""
        live, who = await service.live_for(request, table, "")
        room = live.room
        if not room.session.conceded or not room.is_over or not room.seats_of(who):
            raise HTTPException(409, Phrase("nothing_to_go_on", "there is no game to be played on here"))
        service.may_make(request)
        terms = Terms(who, room.terms.help, room.terms.pause)
        state = room.session.state.to_data()
        made = await service.hub.make(room.session.game, _against_bots(room, who), terms, state)
        return {"id": made.room.id}

    @api.post("/api/tables/{table}/rematch")
    async def rematch(request: Request, table: TableId) -> dict[str, Any]:
        """The same again with the same people; asked twice it is the same table."""
        live, who = await service.live_for(request, table, "")
        room = live.room
        if not room.is_over:
            raise HTTPException(409, Phrase("game_not_over", "the game is not over"))
        if not room.terms.next:
            service.may_make(request)
            chairs = [
                Chair(
                    c.kind if c.kind != LINK or c.holder else OPEN, c.level if c.kind == BOT else "", c.name, c.holder
                )
                for c in room.chairs
            ]
            terms = Terms(room.terms.host or who, room.terms.help, room.terms.pause)
            made = await service.hub.make(room.session.game, chairs, terms)
            if not room.terms.next:  # somebody may have been quicker
                await live.applied(room.follow(made.room.id))
        return {"id": room.terms.next}


def _against_bots(room: Room, who: str) -> list[Chair]:
    """The same seats, with bots in place of everybody else."""
    usual = room.bot_level()
    return [
        Chair(HERE, "", one.name, who) if one.holder == who else Chair(BOT, one.level if one.kind == BOT else usual)
        for one in room.chairs
    ]


def _seat(live: Live, chair: str, who: str) -> int:
    """The seat that a link leads to; of the open ones the person's own, or else the first that is free."""
    if chair != OPEN:
        return int(chair)
    own = [seat for seat in live.room.seats_of(who) if live.room.chairs[seat].kind == OPEN]
    return own[0] if own else live.room.open_seat()


def _reading(api: FastAPI, service: Service) -> None:
    lasting = {"cache-control": "public, max-age=31536000, immutable"}
    an_hour = {"cache-control": "public, max-age=3600"}

    @api.get("/api/health")
    async def health() -> Response:
        """How the server is; 503 while people cannot play."""
        found = await service.health.answer()
        return JSONResponse(found, 200 if found["ok"] else 503)

    @api.get("/api/catalogue")
    async def everything() -> Response:
        return Response(service.catalogue, media_type="application/json")

    @api.get("/api/games/{name}/{what}")
    async def of_title(request: Request, name: InAddress, what: InAddress) -> Response:
        """What only this game has to tell: cards to choose from, pictures, its rules page."""
        return await served(request, name, what, "")

    @api.get("/api/games/{name}/{what}/{topic}")
    async def of_topic(request: Request, name: InAddress, what: InAddress, topic: InAddress) -> Response:
        return await served(request, name, what, topic)

    async def served(request: Request, name: str, what: str, topic: str) -> Response:
        title = service.title(name)
        serve, files = title.serves.get(what), catalogue.folder_of(title, service.config.data_dir)
        found = None if serve is None else await asyncio.to_thread(serve, files, topic, dict(request.query_params))
        if found is None:
            raise HTTPException(404, NOTHING_HERE)
        body = found.body if isinstance(found.body, str) else await asyncio.to_thread(encode, found.body)
        return Response(body, media_type=found.kind, headers=an_hour if found.kept else None)

    @api.get("/api/frames/{digest}")
    async def frame(digest: Digest) -> Response:
        """What never changes in a game, so a browser keeps it."""
        body = service.frames.get(digest)
        if body is None:
            header = await asyncio.to_thread(service.store.header_with, digest)
            if header is None:
                raise HTTPException(404, Phrase("no_such_data", "there is no such data"))
            body = service.frames[digest] = await asyncio.to_thread(lambda: games.frame(games.make(header)))
            if len(service.frames) > 100:
                service.frames.pop(next(iter(service.frames)))
        return Response(body, media_type="application/json", headers=lasting)

    @api.get("/api/tables/{table}/record")
    async def record(request: Request, table: TableId, link: LinkHeader = "") -> Response:
        """The record of a table that is over, as a file. While it is played it would tell what is hidden."""
        await service.live_for(request, table, link)
        service.may_read(request)
        found = await asyncio.to_thread(service.store.record_text, table)
        if found is None or not found[1]:
            raise HTTPException(409, Phrase("record_when_over", "the record is available once the game is over"))
        name = f'attachment; filename="kubok-{table}.jsonl"'
        return Response(found[0], media_type="application/jsonl", headers={"content-disposition": name})

    @api.get("/api/tables/{table}/verify")
    async def verify(request: Request, table: TableId, link: LinkHeader = "") -> Response:
        """What is needed to verify the dice; the secret when the table is over (docs/verify.md)."""
        live, _ = await service.live_for(request, table, link)
        nonces = [chair.nonce for chair in live.room.chairs]
        secret = await asyncio.to_thread(service.store.secret_of_ended, table)
        return answer(Proof("kubok/1", table, live.room.session.commitment, nonces, secret))

    @api.get("/api/tables/{table}/steps")
    async def steps(
        request: Request,
        table: TableId,
        start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Query(ge=1, le=replaying.MOST_STEPS)] = 100,
        seat: SeatAsked = None,
        views: bool = True,
        link: LinkHeader = "",
    ) -> Response:
        """The game step by step as a seat of one's own, or a watcher, may see it: for the log and for the replay."""
        live, who = await service.live_for(request, table, link)
        if seat is not None and seat not in live.room.seats_of(who):
            raise HTTPException(403, Phrase("seat_not_yours", "that seat is not yours"))
        service.may_read(request)
        if not live.room.session.started:
            return Response(NO_STEPS, media_type="application/json")
        body = await service.replays.steps(live, _address(request), seat, start, count, views)
        return Response(body, media_type="application/json")

    @api.get("/api/tables/{table}/recap")
    async def recap(request: Request, table: TableId, link: LinkHeader = "") -> Response:
        """The round that ended last, told shortly; null before that, and for a game without rounds."""
        live, _ = await service.live_for(request, table, link)
        service.may_read(request)
        return Response(await service.replays.recap(live, _address(request)), media_type="application/json")

    @api.get("/api/tables/{table}/tally")
    async def tally(request: Request, table: TableId, link: LinkHeader = "") -> Response:
        """The game in figures, when it is over; null for a game that keeps none."""
        live, _ = await service.live_for(request, table, link)
        service.may_read(request)
        found = await service.replays.tally(live, _address(request))
        if found is None:
            raise HTTPException(409, Phrase("table_not_over", "the game at this table is not over yet"))
        return Response(found, media_type="application/json")


NO_TABLE_FOR_YOU: Final = Phrase("no_table_for_you", "table not found")
NOTHING_TO_CARRY: Final = Phrase("nothing_to_carry", "there is nothing to take along: this device has no tables yet")
SPENT: Final = Phrase("link_spent", "this link has been used, or is older than ten minutes; make a new one")
MANY_TABLES: Final = Phrase("many_new_tables", "too many new tables at once; wait a little")
MANY_REPLAYS: Final = Phrase("many_replays", "too many replays at once; wait a moment")


def _page(api: FastAPI, service: Service) -> None:
    """The built page. Its names carry digests, so all but the first file can be kept by a browser."""
    page = service.config.page

    @api.get("/{path:path}", include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        if path.startswith(NO_PAGE) or len(path) > MAX_PATH or not path.isprintable():
            raise HTTPException(404, NOTHING_HERE)
        wanted = _file(page, path)
        language = locale.preferred(request.headers.get("accept-language", ""))
        spoken = {"cache-control": "no-cache", "vary": "accept-language"}
        if path == "manifest.json" and wanted is not None:
            text = _spoken(service, wanted, language, _quoted)
            return Response(text, media_type="application/manifest+json", headers=spoken)
        if wanted is not None:
            kept = "public, max-age=31536000, immutable" if "assets" in wanted.parts else "no-cache"
            return FileResponse(wanted, headers={"cache-control": kept})
        index = page / "index.html"
        if index.is_file():
            return HTMLResponse(_spoken(service, index, language, html.escape), headers=spoken)
        return HTMLResponse("<!doctype html><title>kubok</title><p>The page is not built; the server runs.")


def _file(page: Path, path: str) -> Path | None:
    """The file of the page that a path names; None where it names none, and the page itself is to answer."""
    try:
        wanted = (page / path).resolve()
        return wanted if path and wanted.is_relative_to(page.resolve()) and wanted.is_file() else None
    except (OSError, RuntimeError):  # longer than a name may be, or a circle of links
        raise HTTPException(404, NOTHING_HERE) from None


def _spoken(service: Service, file: Path, language: str, written: Callable[[str], str]) -> str:
    """A file of the page in the reader's language: kept until the file is written anew."""
    at, known = file.stat().st_mtime_ns, service.spoken.get((file.name, language))
    if known is not None and known[0] == at:
        return known[1]
    # whoever shows a shared link wants the picture's whole address
    whole = f'content="{service.config.public_url}/share.jpg"'
    text = file.read_text(encoding="utf-8").replace('content="/share.jpg"', whole)
    service.spoken[file.name, language] = at, _in_language(text, language, written)
    return service.spoken[file.name, language][1]


def _in_language(text: str, language: str, written: Callable[[str], str]) -> str:
    """A file of the page with what it says in English before any script has run, in the reader's language."""
    text = text.replace('<html lang="en"', f'<html lang="{language}"').replace('"lang": "en"', f'"lang": "{language}"')
    for english, theirs in zip(_site(locale.ENGLISH), _site(language), strict=True):
        text = text.replace(written(english), written(theirs))
    return text


def _site(language: str) -> tuple[str, ...]:
    with locale.speaking(language):
        return locale.text("site-description"), locale.text("site-shared"), locale.text("site-no-script")


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _address(request: Request) -> str:
    """Whom limits count: see `network_of`."""
    return network_of(request.client.host) if request.client else ""


# The gate


class Gate:
    """Every request passes here: sockets to `sockets`; for HTTP rate, origin and size, and the headers of an answer."""

    def __init__(self, api: FastAPI, service: Service) -> None:
        self.api, self.service = api, service
        url = service.config.public_url
        sockets = url.replace("http", "ws", 1) if url else ""
        csp = (
            f"default-src 'self'; connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; "
            "form-action 'self'; frame-ancestors 'none'"
        )
        self._headers = [
            (b"content-security-policy", csp.replace(" ;", ";").encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        ]
        if url.startswith("https://"):
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(
        self, scope: Scope, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        if scope["type"] == "websocket":
            await self.service.sockets(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.api(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                metrics.requests.labels(str(status)).inc()
                headers = [*message.get("headers", ()), *self._headers]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:  # counted, but not logged: there may be many
            if refusal.status_code == 429:
                await asyncio.sleep(self.service.config.limits.refused_seconds)
            await refusal(scope, receive, answer)
            return
        if scope["method"] == "HEAD":  # asked like GET; the server under us leaves the body out
            scope = {**scope, "method": "GET"}
        try:
            await self.api(scope, partial(_limited, receive, [0]), answer)
        except Exception:
            # Answered already: the framework has raised it once more for whoever writes logs.
            log.exception("a request failed", extra={"route": _route(scope)})
        log.info(
            "request",
            extra={
                "method": scope["method"] if scope["method"] in METHODS else "-",
                "route": _route(scope),
                "status": status,
                "ms": round(1000 * (time.perf_counter() - begun), 1),
            },
        )

    def _refusal(self, scope: Scope) -> Response | None:
        """What is turned away before anybody looks at it."""
        headers = headers_of(scope)
        accepted = headers.get("accept-language", "")
        address = network_of(str((scope.get("client") or ("",))[0]))
        is_api = scope["path"].startswith("/api/")
        rate = self.service.requests if is_api else self.service.pages
        if not rate.take(address, time.monotonic()):
            return _refused(accepted, 429, MANY_REQUESTS if is_api else MANY_PAGES)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            origin = headers.get("origin")
            if origin is not None and not origin_fits(origin, headers.get("host", ""), self.service.config.public_url):
                return _refused(accepted, 403, OTHER_ORIGIN, "origin")
            length = headers.get("content-length", "0")
            if not length.isascii() or not length.isdigit():
                return _refused(accepted, 400, UNREADABLE)
            if len(length) > len(str(MAX_BODY)) or int(length) > MAX_BODY:
                return _refused(accepted, 413, _too_large())
        return None


def _route(scope: Scope) -> str:
    """The pattern that a request fits, never its path: that may hold what is secret."""
    return str(getattr(scope.get("route"), "path", "-"))


def _too_large() -> Phrase:
    return Phrase("body_large", "a request has at most {most} bytes", most=MAX_BODY)


async def _limited(receive: Callable[[], Awaitable[Any]], taken: list[int]) -> Any:
    """The body of a request, cut off where it is longer than it may be."""
    message = await receive()
    taken[0] += len(message.get("body", b""))
    if taken[0] > MAX_BODY:
        raise HTTPException(413, _too_large())
    return message
