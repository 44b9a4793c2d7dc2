"""Exchange what a viewer cannot know: nothing that leaves the bot for this viewer may change."""

from random import Random

import pytest

from bot.pages.faces import Faces
from games.engine.asks import CLOCK, Seat, Showing
from games.registry import GAMES
from tests.cogs.stage import Stage
from tests.games.contract.tables import hidden
from tests.secrecy.outside import outside
from tests.secrecy.positions import POSITIONS, checkpoints, elsewhere, entered, positions
from tests.support.duplicates import duplicate

every_game = pytest.mark.parametrize("slug", GAMES)


@every_game
async def test_nothing_shown_depends_on_hidden_state(slug: str, faces: Faces) -> None:
    # In a quarter of the positions at least there was something to exchange.
    assert await moved_without_leak(slug, faces, POSITIONS) > POSITIONS // 4


@every_game
async def test_no_question_depends_on_hidden_state(slug: str, faces: Faces) -> None:
    """This also holds if the question is asked again:

    its kind, its options and their order stay.
    """
    assert await asked_without_leak(slug, faces, POSITIONS // 2) > POSITIONS // 8


@every_game
async def test_window_offers_all_seats_the_same(slug: str) -> None:
    for stage, _ in positions(slug):
        ask = stage.engine.ask
        # Only asks that must not show who could act.
        if ask is None or ask.showing is not Showing.NOTHING:
            continue

        offers: dict[str, set[object]] = {}
        for seat, one in ask.owed.items():
            offer = (tuple(map(str, one.options)), one.default, one.least, one.most, one.clock)
            # The clock has a decision of its own.
            offers.setdefault(one.kind if seat != CLOCK else "the clock", set()).add(offer)

        assert all(len(alike) == 1 for alike in offers.values()), offers


async def moved_without_leak(slug: str, faces: Faces, many: int) -> int:
    """Return how many of the compared states differed at all."""
    moved = 0
    for number, (stage, rng) in enumerate(positions(slug, many)):
        for viewer in some_viewers(stage, rng):
            state = stage.engine.game.state
            other = elsewhere(stage, viewer, rng)
            # Building the components is slow, so only every fourth position includes them.
            sent = number % 4 == 0
            here = await outside(stage.session, viewer, faces, sent=sent)
            stage.engine.game.state = other
            try:
                there = await outside(stage.session, viewer, faces, sent=sent)
            finally:
                stage.engine.game.state = state

            moved += other != state
            # The state is restored before the comparison, so a failure leaves no trace.
            must_be_alike(here, there, f"{slug}: seat {viewer} in {state.phase}")
            assert not here["log"], (
                f"{slug}: drawing a page tells what nobody may know to the log: {here['log']}"
            )

    return moved


async def asked_without_leak(slug: str, faces: Faces, many: int) -> int:
    moved = 0
    for stage, state, rng in checkpoints(slug, many):
        if state.phase in hidden(GAMES[slug]).REVEALING:
            # Entering these phases reveals cards by the rules.
            continue
        for viewer in some_viewers(stage, rng):
            other = hidden(GAMES[slug]).reshuffled(duplicate(state), viewer, rng)
            here = entered(stage, duplicate(state))
            there = entered(stage, duplicate(other))
            disclosing = hidden(GAMES[slug]).DISCLOSING

            assert here.engine is not None

            # An event of this step reveals a card, so the states may differ afterwards.
            if any(event.kind in disclosing for event in here.engine.events):
                continue

            moved += other != state
            must_be_alike(
                await outside(here, viewer, faces, sent=False),
                await outside(there, viewer, faces, sent=False),
                f"{slug}: seat {viewer} entering {state.phase}",
            )

    return moved


def some_viewers(stage: Stage, rng: Random) -> list[Seat | None]:
    seats = len(stage.session.table.players)
    # The public and two random seats.
    return [None, *rng.sample(range(seats), 2)]


def must_be_alike(here: dict[str, object], there: dict[str, object], where: str) -> None:
    assert here.keys() == there.keys()
    for what, seen in here.items():
        assert there[what] == seen, f"{where}: the {what} tells what nobody may know"
