# Each target creates .venv if it is missing. To choose the Python: make play PYTHON=/path/to/python3.12

PYTHON ?=
GAME ?=
PORT ?=
SLOW ?=
CHANNEL ?=
VERSION ?=
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# Each worker begins with neighbouring tests, which share caches. tests/conftest.py orders the tests.
PYTEST := -m pytest -q -rfEs -n auto --dist worksteal
TESTS := $(BIN)/python $(PYTEST)

.DEFAULT_GOAL := help
.PHONY: help play bot update release test test-all game golden template features leaks check lint coverage docs mutants simulate torture art lock licences clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.runtime  ## play in the browser on a simulated Discord, without a token (PORT=8000)
	@exec $(BIN)/python -m playground $(if $(PORT),--port $(PORT))

bot: $(VENV)/.runtime  ## run the bot on Discord, with the token in .env
	@./coop || test $$? -le 2  # Coop has printed the reason; without this, make would print another line

update:  ## install the newest release (CHANNEL=main: the newest commit); restart Coop afterwards
	@./coop update $(CHANNEL)

release: $(VENV)/.dev  ## write, commit and tag a release in this checkout: make release VERSION=0.2.0
	@$(BIN)/python -m deploy.release $(VERSION)

test: $(VENV)/.dev  ## run the quick tests (SLOW=1: also those with processes or a browser, as CI does)
	@$(TESTS) $(if $(SLOW),-m "not full")

test-all: $(VENV)/.dev  ## run all tests, with all combinations of games, seats, options and languages
	@$(TESTS) -m ""
	@$(BIN)/python -m benchmarks.guard

game: $(VENV)/.dev  ## run the tests of one game with all combinations: make game GAME=heist
	@test -n "$(GAME)" || { echo "Which game? make game GAME=heist"; exit 1; }
	@$(TESTS) -m "" --game $(GAME) --ignore=tests/crash

golden: $(VENV)/.dev  ## rewrite the expected files of all games, or of one: make golden GAME=heist
	@$(BIN)/python -m tests.golden $(GAME)

template: $(VENV)/.dev  ## generate two games with python -m games new, in copies of the tree, and check them
	@$(BIN)/python -m tests.games.newcomer

features: $(VENV)/.dev  ## delete each feature in a copy of the tree, and run the other tests (many minutes)
	@$(BIN)/python -m tests.repository.features $(FEATURE)

leaks: $(VENV)/.dev  ## run the leak tests on thousands of positions (minutes)
	@COOP_LEAK_POSITIONS=1500 $(TESTS) tests/secrecy

check: lint  ## make lint, then make test SLOW=1 (CI runs both, and make template)
	@$(MAKE) --no-print-directory test SLOW=1

lint: $(VENV)/.dev  ## run ruff, mypy and import-linter
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Not formatted. Run: $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > $(VENV)/walls.txt 2>&1 || { cat $(VENV)/walls.txt; exit 1; }

coverage: $(VENV)/.dev  ## run the tests of CI and list the 15 files with the lowest coverage
	@$(BIN)/coverage erase
	@$(BIN)/coverage run $(PYTEST) -m "not full"; status=$$?; \
	$(BIN)/coverage combine --quiet && $(BIN)/coverage report | sed -n '1,17p;/^TOTAL/p'; \
	exit $$status

mutants: $(VENV)/.dev  ## check that tests notice N=40 planted faults (SEED=1) in each package
	@$(BIN)/python -m tests.mutants --count $(or $(N),40) --seed $(or $(SEED),1) $(PACKAGE)

simulate: $(VENV)/.runtime  ## play a thousand games of Chicken Heist between house players
	@$(BIN)/python -m games simulate heist --seats 5 --games 1000 --seed 1

torture: $(VENV)/.dev  ## kill Coop at thousands of points (minutes; CI runs a sample)
	@$(BIN)/python -m tests.crash

art: $(VENV)/.dev  ## draw the sprites and emojis again (ART=heist: one folder)
	@$(BIN)/python -m art $(ART)

# uv writes locks for all versions of Python: what only 3.13 needs has a marker.
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --strip-extras --no-header --no-annotate --no-emit-index-url --upgrade

lock: $(VENV)/.lock  ## update the lock files to the newest packages
	@$(LOCK) --output-file requirements.lock
	@$(LOCK) --output-file requirements-postgres.lock --extra postgres --constraint requirements.lock
	@$(LOCK) --output-file requirements-dev.lock --extra dev --extra postgres \
		--constraint requirements-postgres.lock

docs: $(VENV)/.dev  ## build the documents and the API reference as HTML in build/docs
	@$(BIN)/mkdocs --quiet build
	@echo "Open build/docs/index.html"

licences: $(VENV)/.dev  ## write THIRD_PARTY.md from the licences of the packages in the lock files
	@$(BIN)/python -m deploy.licences

clean:  ## remove .venv and the caches of the tools
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*

# ------------------------------------------------------------------------- setting up .venv

$(VENV)/pyvenv.cfg:
	@PYTHON="$(PYTHON)" ./coop venv

# If PostgreSQL's driver is installed, it is updated too.
POSTGRES := $(wildcard $(VENV)/lib/python*/site-packages/psycopg)

$(VENV)/.runtime: $(if $(POSTGRES),requirements-postgres.lock,requirements.lock) | $(VENV)/pyvenv.cfg
	@./coop install

$(VENV)/.dev: requirements-dev.lock | $(VENV)/pyvenv.cfg
	@echo "Installing what the tests need into $(VENV) (only this once) ..."
	@$(PIP) install --require-hashes -r $<
	@touch $@ $(VENV)/.runtime

$(VENV)/.lock: | $(VENV)/pyvenv.cfg
	@$(PIP) install uv
	@touch $@
