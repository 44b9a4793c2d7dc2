"""The words that a scenario may expect are those that the game has (docs/scenarios.md)."""

import ast
import re
from collections.abc import Collection
from importlib import import_module
from inspect import getfile
from pathlib import Path

import pytest

from games.engine.asks import CLOCK
from games.engine.engine import Engine
from games.engine.scenario_told import written
from games.registry import GAMES, package_of, positions_of
from tests.games.contract.tables import Table, at_every_table, choices_at_random


def listed(slug: str) -> tuple[set[str], set[str]]:
    """The words under DECISIONS and under ASKS; some games refer from these to those."""
    text = import_module(f"games.{package_of(slug)}.vocabulary").__doc__ or ""
    before, _, asks = text.partition("\nEVENTS")[0].partition("\nASKS")
    decisions = set(re.findall(r"\w+", before.partition("\nDECISIONS")[2]))
    refers = "decision" in asks
    return decisions, set(re.findall(r"\w+", asks)) | (decisions if refers else set())


def constants(slug: str, *, without: Collection[str]) -> set[str]:
    """Every text that stands alone in the rules of the game, but for files that only list them."""
    found = set()
    for file in Path(getfile(GAMES[slug])).parent.glob("*.py"):
        if file.name in without:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@at_every_table
def test_all_that_is_told_and_offered_is_understood(table: Table):
    engine = table.deal()
    check(table, engine)
    for _ in choices_at_random(engine, table.rng("words")):
        check(table, engine)


def check(table: Table, engine: Engine) -> None:
    words, events = positions_of(table.game.slug).words, table.game.events
    decisions, asks = listed(table.game.slug)
    for event in engine.events:
        words.check_told(written(event, events), table.seats)
    if engine.ask is not None:
        file = f"the docstring of games/{table.game.slug}/vocabulary.py"
        assert engine.ask.kind in asks, f"{file} must list this kind under ASKS"
        owed = [decision for seat, decision in engine.ask.owed.items() if seat != CLOCK]
        unlisted = {decision.kind for decision in owed} - decisions
        assert not unlisted, f"{file} must list these kinds under DECISIONS"
        for option in (option for decision in owed for option in decision.options):
            words.check_option(str(option))


@pytest.mark.parametrize("slug", GAMES)
def test_no_event_or_option_is_listed_that_the_rules_do_not_know(slug: str):
    words = positions_of(slug).words
    told = constants(slug, without=("position_words.py", "vocabulary.py"))
    offered = constants(slug, without=("position_words.py",))

    assert words.events is GAMES[slug].events
    assert len(words.events.kinds) > 5
    assert words.events.kinds.keys() - told == set()
    assert set(words.options) - offered == set()
