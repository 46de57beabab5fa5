# One target for each thing to do. `make` alone shows them. The first one needs only python3 (3.11 or newer).

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
PEER := .venv-catanatron
MINUTES ?= 10

# The same versions everywhere. Environments that pip makes for building read the variables alone: an older pip the first,
# a newer one the second.
PINNED := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt
INSTALL := pip install --quiet --disable-pip-version-check

.PHONY: help setup play page test lint rules-report bench soak golden docs constraints minimums train clean

help:
	@echo "make play          the table, in your browser"
	@echo "make test          lint, types, rules report, all tests, the page in a browser; with the minutes of each"
	@echo "make page          build the page alone"
	@echo "make lint          ruff and mypy"
	@echo "make rules-report  every rule and the tests that prove it"
	@echo "make bench         speed, beside catanatron; writes build/bench.json"
	@echo "make soak          random games with new seeds, MINUTES=10; kills; a minute of attackers; writes docs/soak.md"
	@echo "make golden        write golden records that are missing"
	@echo "make docs          print docs/actions.md, docs/licences.md, the protocol's types and English errors anew"
	@echo "make constraints   the newest versions of all packages, into constraints.txt; then make docs and make test"
	@echo "make minimums      tests of the table and the terminal with the oldest packages that are allowed"
	@echo "make train         learn the expert's networks anew: hours; goes on where it stopped"
	@echo "make clean         remove everything that was built"

setup: $(TOOLS)

# What playing needs, and on top of it what testing needs.

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PINNED) $(BIN)/$(INSTALL) -e .
	@touch $@

$(TOOLS): $(READY)
	$(PINNED) $(BIN)/$(INSTALL) -e '.[dev]'
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
	@$(BIN)/python web/run.py presses
	PYTHONPATH=tests $(BIN)/python -m table.harm --seconds 60 --write

golden: $(TOOLS)
	$(BIN)/python tests/golden_records.py
	$(BIN)/python tests/venture_records.py

docs: $(TOOLS)
	$(BIN)/kubok actions > docs/actions.md
	$(BIN)/python tests/packages.py licences > docs/licences.md
	$(BIN)/python tests/english.py
	$(BIN)/python tests/typescript.py

# Both in environments of their own, made anew: the newest packages, and the oldest that pyproject.toml allows. The second
# takes some ten minutes, so it is no part of `make test`.

constraints:
	$(PYTHON) -m venv --clear .venv-newest
	.venv-newest/bin/$(INSTALL) -e '.[dev]'
	.venv-newest/bin/python tests/packages.py constraints > .venv-newest/constraints.txt
	mv .venv-newest/constraints.txt constraints.txt

minimums: $(TOOLS)
	$(PYTHON) -m venv --clear .venv-minimums
	$(BIN)/python tests/packages.py minimums > .venv-minimums/minimums.txt
	.venv-minimums/bin/$(INSTALL) -c .venv-minimums/minimums.txt -e '.[dev]'
	.venv-minimums/bin/pytest -n 2 tests/table tests/test_cli.py tests/test_cli_venture.py tests/test_lab.py tests/test_studies.py

train: $(TOOLS)
	$(PINNED) $(BIN)/$(INSTALL) -e '.[train]'
	$(BIN)/python -m studies.cubitos.strength
	$(BIN)/python -m studies.cubitos.daring

clean:
	rm -rf .venv .venv-* build dist .mypy_cache .ruff_cache .hypothesis web/node_modules web/dist src/kubok/table/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
