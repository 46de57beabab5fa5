"""Hypothesis explores the same examples every time in `make test`, and new ones in `make soak` (KUBOK_SOAK)."""

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60, database=None)
settings.register_profile("soak", deadline=None, max_examples=3000, print_blob=True)
settings.load_profile("soak" if os.environ.get("KUBOK_SOAK") else "steady")
