# Every command sets up .venv by itself; the second run starts at once.
# Another Python: make play PYTHON=/path/to/python3.12

PYTHON ?=
GAME ?=
PORT ?=
CHANNEL ?=
VERSION ?=
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# One test after the other to whoever is free: tests/conftest.py has the long ones begin.
PYTEST := -m pytest -q -rfEs -n auto --dist load --maxschedchunk 1
TESTS := $(BIN)/python $(PYTEST)

.DEFAULT_GOAL := help
.PHONY: help play bot update release test test-all game golden template features leaks check lint coverage docs mutants simulate torture art lock licences clean

help:  ## what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.runtime  ## play in the browser, on a simulated Discord (no token needed; PORT=8000)
	@exec $(BIN)/python -m playground $(if $(PORT),--port $(PORT))

bot: $(VENV)/.runtime  ## run the bot on Discord, with the token in .env
	@./coop || test $$? -le 2  # what is wrong, Coop has said; make would add a line of its own

update:  ## take the newest release and what it needs (CHANNEL=main: the newest commit); then restart
	@./coop update $(CHANNEL)

release: $(VENV)/.dev  ## prepare a release in this checkout: make release VERSION=0.2.0
	@$(BIN)/python -m deploy.release $(VERSION)

test: $(VENV)/.dev  ## run the tests, with a sample of combinations that are alike
	@$(TESTS)

test-all: $(VENV)/.dev  ## run the tests with all combinations: games, seats, options, languages
	@$(TESTS) -m ""

game: $(VENV)/.dev  ## all tests of one game, with all combinations: make game GAME=heist
	@test -n "$(GAME)" || { echo "Which game? make game GAME=heist"; exit 1; }
	@$(TESTS) -m "" --game $(GAME) --ignore=tests/crash

golden: $(VENV)/.dev  ## write what tests compare with anew, of all games or one: make golden GAME=heist
	@$(BIN)/python -m tests.golden $(GAME)

template: $(VENV)/.dev  ## write two games by python -m games new into copies of the tree, and check them
	@$(BIN)/python -m tests.games.newcomer

features: $(VENV)/.dev  ## run all other tests without each feature, in copies of the tree (many minutes)
	@$(BIN)/python -m tests.repository.features $(FEATURE)

leaks: $(VENV)/.dev  ## the leak tests over thousands of positions (minutes)
	@COOP_LEAK_POSITIONS=1500 $(TESTS) tests/secrecy

check: lint  ## lint, types, walls, then make test (CI runs both, and make template)
	@$(TESTS)

lint: $(VENV)/.dev  ## lint, strict types, import walls
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Not formatted; mend with: $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > $(VENV)/walls.txt 2>&1 || { cat $(VENV)/walls.txt; exit 1; }

coverage: $(VENV)/.dev  ## run make test, and name the 15 files of ours that they cover least
	@$(BIN)/coverage erase
	@$(BIN)/coverage run $(PYTEST); status=$$?; \
	$(BIN)/coverage combine --quiet && $(BIN)/coverage report | sed -n '1,17p;/^TOTAL/p'; \
	exit $$status

mutants: $(VENV)/.dev  ## put N=40 faults (of SEED=1) into each package whose tests must notice them
	@$(BIN)/python -m tests.mutants --count $(or $(N),40) --seed $(or $(SEED),1) $(PACKAGE)

simulate: $(VENV)/.runtime  ## a thousand Chicken Heists between house players
	@$(BIN)/python -m games simulate heist --seats 5 --games 1000 --seed 1

torture: $(VENV)/.dev  ## kill Coop at thousands of points (minutes; make test takes a sample)
	@$(BIN)/python -m tests.crash

art: $(VENV)/.dev  ## draw the sprites and emojis again (ART=heist: one folder of them)
	@$(BIN)/python -m art $(ART)

# uv, because a lock for one Python is not enough: what 3.13 needs more is in it too, with a marker.
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --strip-extras --no-header --no-annotate --no-emit-index-url --upgrade

lock: $(VENV)/.lock  ## take the newest of everything we need into the lock files
	@$(LOCK) --output-file requirements.lock
	@$(LOCK) --output-file requirements-postgres.lock --extra postgres --constraint requirements.lock
	@$(LOCK) --output-file requirements-dev.lock --extra dev --extra postgres \
		--constraint requirements-postgres.lock

docs: $(VENV)/.dev  ## write the documents and the reference as pages of HTML into build/docs
	@$(BIN)/mkdocs --quiet build
	@echo "Open build/docs/index.html"

licences: $(VENV)/.dev  ## write THIRD_PARTY.md, the licences of the packages in the lock files
	@$(BIN)/python -m deploy.licences

clean:  ## remove .venv and what tools have cached
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*

# ------------------------------------------------------------------------- setting up .venv

$(VENV)/pyvenv.cfg:
	@PYTHON="$(PYTHON)" ./coop venv

# Whoever has PostgreSQL's driver wants that kept up to date, too.
POSTGRES := $(wildcard $(VENV)/lib/python*/site-packages/psycopg)

$(VENV)/.runtime: $(if $(POSTGRES),requirements-postgres.lock,requirements.lock) | $(VENV)/pyvenv.cfg
	@./coop install

$(VENV)/.dev: requirements-dev.lock | $(VENV)/pyvenv.cfg
	@echo "Fetching what Coop's tests need into $(VENV) (only this once) ..."
	@$(PIP) install --require-hashes -r $<
	@touch $@ $(VENV)/.runtime

$(VENV)/.lock: | $(VENV)/pyvenv.cfg
	@$(PIP) install uv
	@touch $@
