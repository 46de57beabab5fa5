"""What the server counts and times while it runs, for Prometheus. docs/hosting.md says what to look at.

Nothing here knows a person, a table or an address: labels are kinds, of which there are few.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

acts: Final = Counter("kubok_acts", "Actions and take-backs, stored and told to everybody", ["by"], registry=REGISTRY)
"""By a person or a bot."""
act_seconds: Final = Histogram(
    "kubok_act_seconds", "From reading an action until it is stored and told", buckets=_QUICK, registry=REGISTRY
)
loop_lag: Final = Histogram(
    "kubok_loop_lag_seconds", "How late the event loop wakes up", buckets=_QUICK, registry=REGISTRY
)
sockets: Final = Gauge("kubok_sockets", "Open sockets", registry=REGISTRY)
tables: Final = Gauge("kubok_tables_in_memory", "Tables being played or looked at", registry=REGISTRY)
bots_waiting: Final = Gauge("kubok_bots_waiting", "Decisions of bots that wait for a worker", registry=REGISTRY)
bot_seconds: Final = Histogram(
    "kubok_bot_seconds", "How long a bot's decision takes, waiting included", buckets=_QUICK, registry=REGISTRY
)
bot_failures: Final = Counter("kubok_bot_failures", "Bots that failed, by kind", ["kind"], registry=REGISTRY)
commits: Final = Counter("kubok_commits", "Commits to the database", registry=REGISTRY)
commit_seconds: Final = Histogram("kubok_commit_seconds", "How long a commit takes", buckets=_QUICK, registry=REGISTRY)
requests: Final = Counter("kubok_requests", "Requests over HTTP, by status", ["status"], registry=REGISTRY)
refusals: Final = Counter(
    "kubok_refusals", "What was turned away to protect the server, by kind", ["kind"], registry=REGISTRY
)
"""Kinds: requests, pages, tables, replays, origin, body, connections, headers, sockets, watchers, frames, hello,
malformed, processor, queue, busy."""
problems: Final = Gauge(
    "kubok_problem", "1 for the worst that is the matter, as the health names it", ["what"], registry=REGISTRY
)
"""What: lock, disk, database (nobody can play), bots, lag."""
