# One target for each thing to do. `make` alone shows them. The first one needs only python3 (3.11 or newer).

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
PEER := .venv-catanatron
MINUTES ?= 10

.PHONY: help setup play page test lint rules-report bench soak golden docs train clean

help:
	@echo "make play          the table, in your browser"
	@echo "make test          lint, types, rules report, all tests, the page in a browser; with the minutes of each"
	@echo "make page          build the page alone"
	@echo "make lint          ruff and mypy"
	@echo "make rules-report  every rule and the tests that prove it"
	@echo "make bench         speed, beside catanatron; writes build/bench.json"
	@echo "make soak          random games with new seeds, MINUTES=10; writes docs/soak.md"
	@echo "make golden        write golden records that are missing"
	@echo "make docs          print docs/actions.md anew"
	@echo "make train         learn the expert's networks anew: hours; goes on where it stopped"
	@echo "make clean         remove everything that was built"

setup: $(TOOLS)

# What playing needs, and on top of it what testing needs.

$(READY): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(TOOLS): $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

play: page
	@$(BIN)/kubok serve --open

page: $(READY)
	@$(BIN)/python web/run.py build

test: $(TOOLS)
	@$(BIN)/python tests/run_all.py

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rules-report: $(TOOLS)
	@$(BIN)/python tests/rules_report.py

bench: $(TOOLS)
	@test -x $(PEER)/bin/python || $(PYTHON) -m venv $(PEER)
	@$(PEER)/bin/pip install --quiet --disable-pip-version-check 'catanatron>=3.2,<4' || true
	@$(BIN)/python benchmarks/bench.py --peer $(PEER)/bin/python
	@$(BIN)/python web/run.py size
	@$(BIN)/python benchmarks/table.py --tables 500 2000 --seconds 20

soak: $(TOOLS)
	$(BIN)/python tests/soak.py --minutes $(MINUTES)
	KUBOK_SOAK=1 $(BIN)/pytest -n 2

golden: $(TOOLS)
	$(BIN)/python tests/golden_records.py
	$(BIN)/python tests/venture_records.py

docs: $(READY)
	$(BIN)/kubok actions > docs/actions.md

train: $(TOOLS)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[train]'
	$(BIN)/python -m kubok.lab.strength
	$(BIN)/python -m kubok.lab.daring

clean:
	rm -rf .venv .venv-* build dist .mypy_cache .ruff_cache .hypothesis web/node_modules web/dist src/kubok/table/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
