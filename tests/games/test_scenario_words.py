"""Tests that scenarios know exactly the words that a game uses (docs/scenarios.md)."""

import ast
from collections.abc import Collection
from inspect import getfile
from pathlib import Path

import pytest

from games.engine.asks import CLOCK
from games.engine.engine import Engine
from games.engine.scenario import format_event
from games.registry import GAMES, package_of, positions_of
from tests.games.contract.tables import Table, at_every_table, choices_at_random


def constants(slug: str, *, without: Collection[str]) -> set[str]:
    """Return every string constant in the game's rules, except in files that only list them."""
    found = set()
    for file in Path(getfile(GAMES[slug])).parent.glob("*.py"):
        if file.name in without:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)

    return found


@at_every_table
def test_events_and_options_of_games_are_known_words(table: Table):
    engine = table.deal()
    check(table, engine)
    for _ in choices_at_random(engine, table.rng("words")):
        check(table, engine)


def check(table: Table, engine: Engine) -> None:
    """Check that scenarios know the events, the ask and the options of the position."""
    game = table.game
    words = positions_of(table.game.slug).words
    file = f"games/{package_of(game.slug)}/vocabulary.py"
    for event in engine.events:
        words.check_told(format_event(event, game.events), table.seats)

    if engine.ask is not None:
        assert engine.ask.kind in {*game.asked, *game.asks, "pause"}, f"list it in {file}"

        for seat, decision in engine.ask.owed.items():
            # The clock has no options that a scenario could name.
            if seat != CLOCK:
                offered = {choice.kind for choice in decision.options}
                assert offered <= {*game.asked.get(decision.kind, ())}, (
                    f"ASKED in {file} must list them for {decision.kind!r}"
                )

                for option in decision.options:
                    words.check_option(str(option))


@pytest.mark.parametrize("slug", GAMES)
def test_listed_words_are_used_by_the_rules(slug: str):
    words = positions_of(slug).words
    # The lists themselves do not count as use, or the comparison would always pass.
    event_words = constants(slug, without=("positions.py", "vocabulary.py"))
    offered = constants(slug, without=("positions.py",))

    assert words.events is GAMES[slug].events
    assert len(words.events.kinds) > 5
    # `Game.finish` tells the last two events of every game.
    told_at_the_end = {"scored", "game_over"}
    assert words.events.kinds.keys() - event_words <= told_at_the_end
    assert set(words.options) - offered == set()
    assert {kind for kinds in GAMES[slug].asked.values() for kind in kinds} == set(words.options)
