"""Short runs of `python -m benchmarks.load`: some tables at once, and stored tables.

tests/benchmarks/test_soak.py has the soak test.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.load.playing import Load, play
from benchmarks.load.stored import fill_shelf
from bot.common.database_url import Place
from bot.store import Store
from playground.discord.world import World
from tests.support import postgres
from tests.support.combinations import sampled


# With SQLite, tests/benchmarks/test_soak.py does more.
@pytest.mark.slow
@pytest.mark.parametrize("on_postgres", sampled([False, True], [True]), ids=["sqlite", "postgres"])
async def test_load_run_answers_every_click(on_postgres: bool) -> None:
    load = Load(tables=3, think=1.2, warm_up=0.2, seconds=1.5, on_postgres=on_postgres)
    measured = await play(load)
    # The figures differ from run to run; only that they make sense is checked.
    assert measured.clicks
    assert measured.unanswered == 0
    assert measured.refused == 0
    assert measured.decisions > 0
    assert measured.true
    assert measured.bot_cpu > 0


@pytest.fixture(params=[False, True], ids=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if not request.param:
        yield tmp_path / "coop.sqlite3"
        return
    with postgres.database() as server:
        yield server


async def test_stored_tables_equal_those_of_a_stopped_bot(tmp_path: Path, database: Place) -> None:
    world = World(1)
    shelf = await fill_shelf(world, tmp_path, database, count=10, overdue=5, shown=10)
    store = await Store.open(database)
    try:
        live = await store.tables.live()
        assert live.keys() == {place.table_id for place in shelf.places}

        overdue = [due for due in live.values() if due is not None and due < world.clock.now()]
        assert len(overdue) >= 5  # and some that were in a pause between steps

        for place in shelf.places:
            surfaces = await store.surfaces.surfaces(place.table_id)
            # The table itself and one card for each person.
            assert len(surfaces) == 1 + len(place.cards)
    finally:
        await store.close()
