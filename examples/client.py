"""A client written from docs/protocol.md alone: a short race against a bot, over a line that may break at any moment.
Run it: python examples/client.py http://127.0.0.1:8321 race.jsonl. It needs httpx, websockets and nothing of Kubok."""

import json
import secrets
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

FOR_GOOD = (403, 1009, 4400, 4401, 4404, 4426)  # after these it is no use to come back
server, file = sys.argv[1:]
http = httpx.Client(base_url=server, headers={"Origin": server})
order = {"game": "cubitos", "seats": [{"kind": "here"}, {"kind": "bot"}], "options": {"max_rounds": 6}}
table = http.post("/api/tables", json=order).raise_for_status().json()["id"]
headers = {"Origin": server, "Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
hello: dict[str, Any] = {"t": "hello", "protocol": 2}
public: dict[str, Any] = {"status": {"phase": "waiting"}}  # what everybody sees
parts: dict[int, Any] = {}  # of my seats, until they are answered
act: dict[str, Any] = {}  # what has no answer yet: sent again after a cut, with the same key


def hear(line: ClientConnection, heard: dict[str, Any]) -> None:
    if heard["t"] == "welcome":
        parts.clear()
        hello["epoch"] = heard["epoch"]
        for seat in heard["you"]["seats"]:
            line.send(json.dumps({"t": "nonce", "seat": seat, "nonce": secrets.token_hex(16)}))
    if heard["t"] in ("welcome", "update"):
        hello["since"] = heard["seq"]
        public.update(heard["public"])
        parts.update({part["seat"]: part for part in heard.get("seats", [])})
    if heard["t"] in ("welcome", "resumed") and act:
        line.send(json.dumps(act))
    if heard["t"] in ("done", "refused") and heard["key"] == act.get("key"):
        act.clear()
    if not act and (part := next((part for part in parts.values() if part["legal"]), None)):
        chosen = secrets.choice(parts.pop(part["seat"])["legal"])
        act.update(t="act", key=secrets.token_hex(8), seat=part["seat"], number=part["number"], actions=[chosen["id"]])
        line.send(json.dumps(act))


while public["status"]["phase"] not in ("over", "closed"):
    try:
        with connect(server.replace("http", "ws", 1) + f"/ws/{table}", additional_headers=headers) as line:
            line.send(json.dumps(hello))
            while public["status"]["phase"] not in ("over", "closed"):
                hear(line, json.loads(line.recv(timeout=60)))
    except (OSError, WebSocketException) as error:  # the line broke, or somebody closed it
        closed = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 1006
        if (error.response.status_code if isinstance(error, InvalidStatus) else closed) in FOR_GOOD:
            raise SystemExit(f"the table is closed to us: {error}") from error
        time.sleep(0.5 if isinstance(error, ConnectionClosed) else 2)
Path(file).write_bytes(http.get(f"/api/tables/{table}/record").raise_for_status().content)
print(f"{public['view']['result']}; the record is in {file}")
