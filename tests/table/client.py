"""A client for tests: HTTP with a cookie, and a socket whose every raw message is kept."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from kubok.table.protocol import PROTOCOL

AROUND = ("game", "nickname", "help", "pause")
"""What a new table has beside the options of its game."""


def shown(view: Any, label: str) -> list[Any]:
    """What a sheet shows under a label: of every seat that has it, else of the table."""
    rows = [row for seat in view["seats"] for row in seat] + view["table"]
    return [row["value"] for row in rows if row["label"]["say"] == label]


BESIDE = ("id", "say", "note", "means", "leads", "safe")
"""What an offered action has beside its structured form."""

HIDDEN = {"say": "plain-hidden"}


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=30, verify=False)

    async def post(self, path: str, body: Any = None, expect: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == expect, (answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, expect: int = 200, **more: Any) -> Any:
        answer = await self.http.get(path, **more)
        assert answer.status_code == expect, (answer.status_code, answer.text)
        return answer.json()

    async def make(self, *kinds: str, **order: Any) -> Any:
        seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2]} for kind in kinds]
        body = {"game": "cubitos", "seats": seats, "nickname": "Ann"}
        options = {name: value for name, value in order.items() if name not in AROUND}
        around = {name: value for name, value in order.items() if name in AROUND}
        return await self.post("/api/tables", {**body, **around, "options": options}, expect=201)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def sit(self, table: str, **hello: Any) -> Chair:
        chair = Chair(self, table, hello)
        await chair.open()
        return chair


class Chair:
    """A socket at a table."""

    def __init__(self, person: Person, table: str, hello: dict[str, Any]) -> None:
        self.person, self.table, self.extra = person, table, hello
        self.raw: list[str] = []
        self.parts: dict[int, dict[str, Any]] = {}
        self.public: dict[str, Any] = {}
        self.seats: list[int] = []
        self.welcome: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.seq = 0
        self.socket: ClientConnection | None = None
        self.patience = 20.0

    async def open(self, **hello: Any) -> None:
        url = self.person.url.replace("http", "ws", 1) + f"/ws/{self.table}"
        headers = {"cookie": self.person.cookie} if self.person.cookie else {}
        origin: Any = self.person.url
        self.socket = await connect(url, origin=origin, additional_headers=headers, compression=None)
        await self.send(t="hello", **{"protocol": PROTOCOL, **self.extra, **hello})
        await self.until(lambda m: m["t"] in ("welcome", "resumed", "error", "reload"))

    async def send(self, **message: Any) -> None:
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def receive(self, timeout: float = 0) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(timeout or self.patience):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.note(message)
        return message

    def note(self, message: dict[str, Any]) -> None:
        if message["t"] == "welcome":
            self.welcome, self.parts, self.seats = message, {}, message["you"]["seats"]
            self.public = {}
        if message["t"] in ("welcome", "update"):
            if message["t"] == "update":
                assert message["seq"] == self.seq + 1, "an update is missing"
            self.seq = message["seq"]
            self.public.update(message["public"])
            self.events += message["public"].get("events", [])
            for part in message.get("seats", []):
                self.parts[part["seat"]] = part

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not wanted(message := await self.receive()):
            pass
        return message

    async def give_nonces(self) -> None:
        for seat in self.seats:
            await self.send(t="nonce", seat=seat, nonce=secrets.token_hex(16))

    async def playing(self) -> None:
        while self.public["status"]["phase"] == "waiting" or (self.seats and not self.parts):
            await self.receive()

    async def act(self, seat: int, *actions: int, key: str = "", number: int | None = None) -> dict[str, Any]:
        key = key or secrets.token_hex(8)
        number = self.parts[seat]["number"] if number is None else number
        await self.send(t="act", key=key, seat=seat, number=number, actions=list(actions))
        return await self.until(lambda m: m["t"] in ("done", "refused") and m["key"] == key)

    @property
    def over(self) -> bool:
        return bool(self.public["status"]["phase"] in ("over", "closed"))

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def closed(self) -> int:
        """Read until the server closes; its code."""
        try:
            while True:
                await self.receive()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
