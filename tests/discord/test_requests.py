"""The number of requests that count against Discord's rate limit, for each accepted choice."""

import logging
from collections.abc import Callable

import pytest

from benchmarks.calls import AIM, Company, companies, measure, playable
from games.registry import GAMES
from tests.games.contract.tables import hidden
from tests.support.combinations import sampled

log = logging.getLogger(__name__)

TABLES = [(game, company) for game in playable() for company in companies(GAMES[game])]
FULL = {"playing"}
"""Games of which CI plays a table of five people, because they are short."""
SAMPLE = [(game, companies(GAMES[game])[game not in FULL]) for game in playable()]
"""Each game with one company."""


@pytest.mark.parametrize(
    ("game", "company"),
    sampled(TABLES, SAMPLE, SAMPLE[:1]),
    ids=[f"{game}, {company.name}" for game, company in TABLES],
)
async def test_requests_for_each_choice(
    game: str, company: Company, record_property: Callable[[str, object], None]
) -> None:
    calls = await measure(game, company, seed=94, **hidden(GAMES[game]).SHORT)
    record_property("requests_per_choice", calls.ratio)
    log.info("%s, %s: %s", game, company.name, calls)

    assert calls.pressed > 0
    # AIM is the project's own limit of requests for each choice.
    assert calls.ratio < AIM


@pytest.mark.slow
async def test_measured_requests_depend_on_the_seed_only() -> None:
    one = Company(people=1, fill=3)
    assert await measure("heist", one, seed=92) == await measure("heist", one, seed=92)
