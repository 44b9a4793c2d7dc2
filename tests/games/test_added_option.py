"""A new option of a game leaves positions valid that were stored before."""

from pathlib import Path
from typing import Literal

import pytest
from pydantic import create_model

from bot.records.records import compute_record
from games.engine.game import Rules, game_state
from games.engine.referee import verify
from games.registry import GAMES
from tests.upgrade.left_behind import CHANNEL, kept
from tests.upgrade.test_upgrade import moved_in

Breather = Literal["no", "yes"]


def with_one_more_option(game: Rules) -> Rules:
    """Return the game with one more option, which a stored position does not name."""
    wider = create_model("Options", __base__=game.Options, breather=(Breather, "no"))

    class WiderState(game.State):  # type: ignore[misc, name-defined]
        options: wider = wider()

    class Changed(game):  # type: ignore[misc, valid-type]
        Options = wider
        # A game without options may have none in its state.
        if hasattr(game.State, "options"):
            State = game_state(WiderState)

    return Changed


@pytest.mark.parametrize("slug", GAMES)
async def test_old_tables_and_records_stay_valid_when_an_option_is_added(
    slug: str, tmp_path: Path
) -> None:
    games = {**GAMES, slug: with_one_more_option(GAMES[slug])}
    async with moved_in(slug, kept(slug)[-1], tmp_path, games) as house:
        ended = await house.ended()
        tables = await house.store.tables.tables_in(CHANNEL)
        assert ended
        assert len(tables) >= 4

        for table_id in ended:
            chronicle = await house.store.records.chronicle(table_id)
            assert chronicle is not None
            assert verify(compute_record(chronicle, games), games).why is None

        for stored in tables:
            # Tokens of buttons are made of the epoch and the number of the ask.
            table = (await house.session(stored)).table
            assert (table.status, table.epoch) == (stored.status, stored.epoch), table.reason
            assert table.revision >= stored.revision
            assert table.ask_number >= stored.ask_number


@pytest.mark.parametrize("slug", GAMES)
def test_new_option_is_left_out_where_it_has_its_default(slug: str) -> None:
    options = GAMES[slug].Options

    class Wider(options):  # type: ignore[misc, valid-type]
        breather: str = "no"

    # Fingerprints are made of dumped options, so a default must not appear in them.
    assert Wider().model_dump() == options().model_dump()
    assert Wider(breather="yes").model_dump() == options().model_dump() | {"breather": "yes"}
    assert Wider.model_validate(Wider(breather="yes").model_dump()).breather == "yes"
