"""Replays of finished games, choice by choice."""

from dataclasses import replace

import pytest

from bot.tables.table import Status
from cogs.replays.stories import _engine_at_start, replay
from games.engine.errors import ReplayDiffers
from tests.bot.records.shelf import (
    TOYS,
    Changed,
    ChangedLater,
    DealsAnew,
    play_out,
    played_out,
)
from tests.bot.tables.house import ADA, BEN
from tests.games.engine.toy import Toy


async def test_replay_repeats_the_whole_game(house, shelf):
    table_id = await played_out(house)
    chronicle = await shelf.chronicle(table_id)
    deal, *steps = replay(chronicle, TOYS)

    assert deal.choice is None
    # The deal comes with a checkpoint, the steps with the rows of the journal.
    assert deal.step is not None
    assert deal.step.checkpoint is not None
    assert [one.choice for one in steps] == chronicle.choices

    taken = [one.step for one in steps if one.step is not None]
    assert [step.row for step in taken] == [one.row for one in chronicle.entries]

    told = [event.kind for step in taken for event in step.events]
    assert told.count("played") == 6
    assert "careful" in told, "what one seat alone was told"


async def played_under_two_rules(house):
    """Play a game that falls back after its first choice, because the rules change to `Changed`."""
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    house.settings["games"] = {"toy": Changed}
    house.restart()
    await play_out(house, table_id)
    return table_id


async def test_replay_leaves_out_choices_that_were_taken_back(house, shelf):
    table_id = await played_under_two_rules(house)
    deal, again, *steps = replay(await shelf.chronicle(table_id), {"toy": Changed})

    # A second deal in epoch 1 follows the first, without the choice that was taken back.
    assert (deal.epoch, deal.choice, again.epoch, again.choice) == (0, None, 1, None)
    assert again.step is not None
    assert {one.epoch for one in steps} == {1}
    assert steps[-1].step is not None


class Broken(Toy):
    """Rules that break at the deal."""

    @classmethod
    def deal(cls, seats, options, chance):
        raise RuntimeError


# Rules that fail, and a game that is no longer offered.
@pytest.mark.parametrize("games", [{"toy": Broken}, {}])
async def test_replay_without_working_rules_has_no_step(house, shelf, games):
    chronicle = await shelf.chronicle(await played_out(house))
    (found,) = replay(chronicle, games)
    assert found.step is None


async def test_replay_stops_where_changed_rules_differ(house, shelf):
    chronicle = await shelf.chronicle(await played_out(house))
    _, *steps = replay(chronicle, {"toy": ChangedLater})
    assert steps[-1].step is None
    # Replays up to the first choice that the rules no longer allow.
    assert 1 < len(steps) < len(chronicle.entries)


# Neither first choice nor checkpoint agrees with the deal of these rules.
@pytest.mark.parametrize("rules", [Changed, DealsAnew])
async def test_unproven_deal_is_not_replayed(house, shelf, rules):
    chronicle = await shelf.chronicle(await played_out(house))
    (found,) = replay(chronicle, {"toy": rules})
    assert found.step is None


async def test_deal_proven_by_its_checkpoint_is_replayed(house, shelf):
    """This also holds if the first choice leads elsewhere under the present rules."""
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    await house.tables.moderation.end(table_id, ADA)
    chronicle = await shelf.chronicle(table_id)
    deal, lost = replay(chronicle, {"toy": Changed})

    assert deal.step is not None
    assert lost.step is None

    # Without a proof by the checkpoint the deal may be another one.
    (lost,) = replay(chronicle, {"toy": DealsAnew})
    assert lost.step is None


async def test_deal_without_choices_needs_its_checkpoint(house, shelf):
    table_id = await house.deal(BEN)
    await house.tables.moderation.end(table_id, ADA)
    chronicle = await shelf.chronicle(table_id)
    assert [one.step is None for one in replay(chronicle, TOYS)] == [False]
    # With other rules the checkpoint differs, so the deal is not told.
    assert [one.step is None for one in replay(chronicle, {"toy": DealsAnew})] == [True]
    # Without its checkpoint nothing proves the deal.
    assert [*replay(replace(chronicle, checkpoints=()), {"toy": DealsAnew})] == []


async def test_replay_of_an_ended_game_stops_where_it_ended(house, shelf):
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    await house.tables.moderation.end(table_id, ADA)
    chronicle = await shelf.chronicle(table_id)

    assert chronicle.table.status is Status.CLOSED
    # The deal and one choice.
    assert len([*replay(chronicle, TOYS)]) == 2


async def test_epoch_without_a_beginning_is_not_replayed(house, shelf):
    """Its choices belong to an epoch that began at a checkpoint which no longer exists."""
    chronicle = await shelf.chronicle(await played_out(house))
    with pytest.raises(ReplayDiffers, match="the start of epoch 1 is unknown"):
        _engine_at_start(chronicle, TOYS, 1, None)
