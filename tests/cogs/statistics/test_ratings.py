"""Ratings are computed once, until another game is counted for them."""

import asyncio
from collections import Counter

import pytest

from cogs.statistics import ladder
from cogs.statistics.ladder import Ratings, rate
from cogs.statistics.ports import Entrant

ADA = 1
BEN = 2
SERVER = 7
SEASON = 8104


class Shelf:
    """A repository of games that counts how often it is read."""

    def __init__(self):
        self.seats = {}
        self.read = Counter()

    def add(self, game="out", *, winner=ADA, at=None):
        seats = self.seats.setdefault((SERVER, game, SEASON), [])
        number = len(seats) if at is None else at
        for user_id in (ADA, BEN):
            rank = 1 if user_id == winner else 2
            seats.append(Entrant(float(number), f"t{len(seats) // 2:04}", user_id, rank))

        seats.sort(key=lambda one: (one.ended_at, one.table_id))

    async def entrants(self, guild_id, game, season):
        self.read[game] += 1
        return list(self.seats.get((guild_id, game, season), ()))

    async def entries(self, guild_id, game, season):
        return len(self.seats.get((guild_id, game, season), ()))


@pytest.fixture
def shelf():
    shelf = Shelf()
    shelf.add("out")
    shelf.add("crazy", winner=BEN)
    return shelf


async def test_ratings_are_cached(shelf):
    made = Ratings(shelf)
    first = await made.of(SERVER, "out", SEASON)
    assert first == rate(shelf.seats[SERVER, "out", SEASON])
    assert await made.of(SERVER, "out", SEASON) is first
    # The second request was answered from the cache.
    assert shelf.read == {"out": 1}


async def test_ratings_belong_to_one_server_game_and_season(shelf):
    made = Ratings(shelf)
    out, crazy = [await made.of(SERVER, game, SEASON) for game in ("out", "crazy")]
    assert out[ADA].points == crazy[BEN].points > crazy[ADA].points
    assert await made.of(SERVER + 1, "out", SEASON) == {}
    assert await made.of(SERVER, "out", SEASON - 1) == {}


async def test_counted_game_invalidates_the_ratings(shelf):
    made = Ratings(shelf)
    before = await made.of(SERVER, "out", SEASON)
    await made.of(SERVER, "crazy", SEASON)
    shelf.add("out", winner=BEN, at=-1)  # counted late, but it was played earlier
    after = await made.of(SERVER, "out", SEASON)

    assert after == rate(shelf.seats[SERVER, "out", SEASON])
    assert before[ADA].games + 1 == after[ADA].games == 2

    await made.of(SERVER, "crazy", SEASON)
    # Only the ratings of the changed game were computed again.
    assert shelf.read == {"out": 2, "crazy": 1}


async def test_game_counted_during_the_computation_is_included_later(shelf):
    made = Ratings(shelf)
    entrants = shelf.entrants

    async def late(*where):
        found = await entrants(*where)
        # A game is counted while the entrants are read.
        shelf.add("out")
        return found

    shelf.entrants = late
    assert (await made.of(SERVER, "out", SEASON))[ADA].games == 1

    shelf.entrants = entrants
    assert (await made.of(SERVER, "out", SEASON))[ADA].games == 2


async def test_simultaneous_requests_compute_ratings_once(shelf):
    made = Ratings(shelf)
    found = await asyncio.gather(*(made.of(SERVER, "out", SEASON) for _ in range(5)))
    assert all(one is found[0] for one in found)
    # Five requests share one computation.
    assert shelf.read == {"out": 1}


async def test_cancelled_request_does_not_cancel_another(shelf):
    made = Ratings(shelf)
    entrants = shelf.entrants
    begun = asyncio.Event()

    async def never(*_):
        begun.set()
        await asyncio.Event().wait()

    # The first request hangs and is then cancelled.
    shelf.entrants = never
    impatient = asyncio.create_task(made.of(SERVER, "out", SEASON))
    await begun.wait()
    shelf.entrants = entrants
    other = asyncio.create_task(made.of(SERVER, "out", SEASON))
    impatient.cancel()

    assert ADA in await asyncio.wait_for(other, 5)


async def test_least_recently_used_ratings_are_dropped(shelf, monkeypatch):
    monkeypatch.setattr(ladder, "KEPT", 2)
    made = Ratings(shelf)
    shelf.add("heist")
    # With room for two: "crazy" was used longest ago when "heist" came.
    for game in ("out", "crazy", "out", "heist", "out", "crazy"):
        await made.of(SERVER, game, SEASON)

    assert shelf.read == {"out": 1, "crazy": 2, "heist": 1}


async def test_large_ratings_are_dropped_except_the_latest(shelf, monkeypatch):
    # The limit of entries is below the size of any ladder here.
    monkeypatch.setattr(ladder, "KEPT_ENTRIES", 1)
    made = Ratings(shelf)
    for game in ("out", "crazy", "crazy", "out"):
        await made.of(SERVER, game, SEASON)
    assert shelf.read == {"out": 2, "crazy": 1}
