"""Stories of finished games: every scene as it was, and no scene of a running game."""

import asyncio
from dataclasses import replace

import pytest

from bot.records.records import GameGoesOn
from bot.tables.refusals import TableGone
from bot.tables.table import Status
from cogs.replays import stories as module
from cogs.replays.stories import KEPT, NeverDealt, Replayed, Stories, Story, StoryLost, replay
from tests.bot.records.shelf import (
    TOYS,
    Changed,
    ChangedLater,
    DealsAnew,
    play_out,
    played_out,
)
from tests.bot.tables.house import ADA, BEN
from tests.cogs.replays.test_replay import played_under_two_rules


@pytest.fixture
def stories(shelf):
    return Stories(shelf, TOYS)


async def watched(house):
    """Play a whole game and collect every committed scene of the public and of both seats."""
    table_id = await house.deal(BEN)
    seen = {}

    async def look():
        for viewer in (None, 0, 1):
            scene = await house.tables.scene(table_id, viewer)
            seen[scene.revision, viewer] = scene

    await look()
    while (await house.tables.table(table_id)).status is Status.PLAYING:
        for person in (ADA, BEN):
            question = (await house.scene(table_id, person)).question
            if question is not None and not question.settled:
                await house.press(table_id, person, 0)
                await look()

        # Past the pause between tricks.
        await house.wait(6)
        await look()

    return table_id, seen


async def test_story_scenes_equal_the_committed_scenes(house, stories):
    table_id, seen = await watched(house)
    story = await stories.of(await house.tables.table(table_id))

    assert story.is_whole
    revisions = [story._moments[place].row.revision for place in story._steps]
    assert revisions[0] == 0

    compared = 0
    for step in range(len(story)):
        for viewer in (None, 0, 1):
            told = story.scene(step, viewer)
            was = seen.get((revisions[step], viewer))
            # Steps of a story and commits of a table do not all coincide.
            if was is None:
                continue

            compared += 1
            assert told.view == was.view
            assert told.news == was.news
            assert told.status == was.status
            assert told.result == was.result
            assert (told.ask is None) == (was.ask is None)
            # Deadlines are left out, because nothing is due in a story.
            assert told.ask is None or told.ask.kind == was.ask.kind

            # The order of the options matters: journals store them as text.
            if told.question is not None:
                assert told.question.decision.kind == was.question.decision.kind
                assert told.question.decision.options == was.question.decision.options
                assert told.question.deadline is None

    assert compared > len(story)
    assert story.scene(len(story) - 1).result is not None


async def test_every_step_has_a_public_event(house, stories):
    table_id, _ = await watched(house)
    story = await stories.of(await house.tables.table(table_id))
    for step in range(1, len(story) - 1):
        # Steps without a public event would look the same to the reader.
        assert any(one.to is None for one in story.events_of(step)), step

    secrets = [
        event
        for step in range(len(story))
        for event in story.events_of(step)
        if event.to is not None
    ]
    assert {one.kind for one in secrets} == {"careful"}


async def test_story_knows_the_next_choice_of_a_seat(house, stories):
    table_id, _ = await watched(house)
    story = await stories.of(await house.tables.table(table_id))
    found = story.next_choice(0, 1)

    assert (found.cause, found.asked, len(found.picked)) == ("player", "card", 1)
    assert found.picked[0] in story.scene(0, 1).question.decision.options
    # After the last step no seat chooses anything.
    assert story.next_choice(len(story) - 1, 1) is None


async def test_running_game_has_no_story(house, stories, shelf):
    table_id = await house.deal(BEN)
    table = await house.tables.table(table_id)
    with pytest.raises(GameGoesOn):
        await stories.of(table)

    # also if the caller holds an outdated summary
    with pytest.raises(GameGoesOn):
        await stories.of(replace(table, status=Status.OVER))


async def test_a_lobby_has_no_story(house, stories):
    table_id = await house.open()
    await house.tables.moderation.end(table_id, ADA)
    with pytest.raises(NeverDealt):
        await stories.of(await house.tables.table(table_id))


async def test_deleted_table_has_no_story(house, stories, shelf):
    table = await house.tables.table(await played_out(house))
    # The row was deleted after the summary was read.
    house.store.tables.clear()
    with pytest.raises(TableGone):
        await stories.of(table)


async def test_story_of_an_ended_game_stops_where_it_ended(house, stories):
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    await house.tables.moderation.end(table_id, ADA)
    story = await stories.of(await house.tables.table(table_id))

    assert (story.is_finished, story.reason) == (False, "closed-by-host")

    last = story.scene(len(story) - 1)
    # The game was not finished, so its last scene is one of a running game.
    assert (last.status, last.result, last.revision) == (Status.PLAYING, None, 1)


async def test_story_stops_where_changed_rules_differ(house, shelf):
    table_id = await played_out(house)
    story = await Stories(shelf, {"toy": ChangedLater}).of(await house.tables.table(table_id))
    assert not story.is_whole
    assert story.scene(len(story) - 1).status is Status.PLAYING

    # Not even the deal is certain with these rules.
    with pytest.raises(StoryLost):
        await Stories(shelf, {"toy": DealsAnew}).of(await house.tables.table(table_id))


class DealsAnewAndAsksAnew(DealsAnew, Changed):
    """Rules with which running games fall back and the deal cannot be replayed."""


async def test_story_without_a_deal_begins_at_the_fall_back(house, shelf):
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    house.settings["games"] = changed = {"toy": DealsAnewAndAsksAnew}
    house.restart()
    await play_out(house, table_id)
    story = await Stories(shelf, changed).of(await house.tables.table(table_id))

    # "Headless": the story begins at the fall-back.
    assert story.lacks_beginning
    assert next(one.kind for one in story.events_of(0)) == "table-fell-back"
    assert not any(story.breaks_off_after(step) for step in range(len(story)))
    assert story.scene(len(story) - 1).result is not None


async def test_game_without_rules_has_no_story(house, shelf):
    table_id = await played_out(house)
    with pytest.raises(StoryLost):
        await Stories(shelf, {}).of(await house.tables.table(table_id))


async def test_a_fall_back_is_part_of_the_story(house, shelf):
    table_id = await played_under_two_rules(house)
    story = await Stories(shelf, {"toy": Changed}).of(await house.tables.table(table_id))

    told = [event.kind for step in range(len(story)) for event in story.events_of(step)]

    assert told.count("table-fell-back") == 1
    assert story.scene(len(story) - 1).result is not None


async def test_story_with_a_gap_still_has_its_end(house, shelf):
    chronicle = await shelf.chronicle(await played_under_two_rules(house))
    told = [*replay(chronicle, {"toy": Changed})]
    # A gap is inserted before the fall-back, as if those steps were lost.
    fall = next(place for place, one in enumerate(told) if one.epoch == 1)
    story = Story(chronicle.table, Changed, [*told[:fall], Replayed(0, None, None), *told[fall:]])

    torn = [step for step in range(len(story)) if story.breaks_off_after(step)]

    assert len(torn) == 1
    assert story.events_of(torn[0] + 1)[0].kind == "table-fell-back"
    # The end is complete, which is what matters to a reader.
    assert story.is_whole
    assert story.scene(len(story) - 1).result is not None


async def test_stories_are_replayed_once_and_cached(house, stories, shelf):
    asked = []
    chronicle = shelf.chronicle

    async def counted(table_id):
        asked.append(table_id)
        return await chronicle(table_id)

    shelf.chronicle = counted
    table = await house.tables.table(await played_out(house))
    # Two requests at the same time share one replay.
    both = await asyncio.gather(stories.of(table), stories.of(table))

    assert both[0] is both[1]
    assert asked == [table.id]

    for number in range(KEPT):
        # Copies of the game under other ids, as many as the cache holds.
        shelf.store.tables[f"t{number}"] = replace(shelf.store.tables[table.id], id=f"t{number}")
        for rows in (shelf.store.checkpoints, shelf.store.journal):
            for key, row in [*rows.items()]:
                if key[0] == table.id:
                    rows[f"t{number}", *key[1:]] = row

        await stories.of(replace(table, id=f"t{number}"))

    assert len(stories._cache) == KEPT

    # The first story was displaced, so it is read again.
    await stories.of(table)
    assert asked.count(table.id) == 2


async def test_replay_yields_to_the_event_loop(house, stories, monkeypatch):
    # A slice without duration: the replay yields after every step.
    monkeypatch.setattr(module, "SLICE", 0.0)
    table = await house.tables.table(await played_out(house))
    turns = 0

    async def others():
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    going_on = asyncio.create_task(others())
    story = await stories.of(table)
    going_on.cancel()

    # Other tasks ran between all steps.
    assert turns > len(story)


async def test_story_shows_seats_without_absences(house, stories):
    """The journal does not hold when a player was absent."""
    table_id = await house.deal(BEN)
    await house.tables.depart(table_id, BEN)
    await house.press(table_id, ADA, 0)
    await house.tables.moderation.end(table_id, ADA)
    story = await stories.of(await house.tables.table(table_id))

    assert story.seats == 2

    for step in range(len(story)):
        assert not any(player.absence for player in story.scene(step).players)


async def test_story_cache_keeps_the_most_recently_used(house, shelf, monkeypatch):
    monkeypatch.setattr(module, "KEPT", 2)
    stories = Stories(shelf, TOYS)
    first, second, third = [await house.tables.table(await played_out(house)) for _ in range(3)]
    known = await stories.of(first)
    await stories.of(second)

    # Reading the first story again makes the second the oldest.
    assert await stories.of(first) is known

    await stories.of(third)
    assert set(stories._cache) == {first.id, third.id}
    assert await stories.of(first) is known


async def test_story_forgotten_during_its_replay_is_read_again(house, shelf, stories):
    """Otherwise an erased person would stay in the cached story until the next start."""
    table = await house.tables.table(await played_out(house))
    asked = []
    read = shelf.chronicle

    async def slowly(table_id):
        found = await read(table_id)
        asked.append(table_id)
        # The story is forgotten while it is read.
        if len(asked) == 1:
            stories.forget(table_id)
        return found

    shelf.chronicle = slowly
    story = await stories.of(table)
    # It was read twice, and the second one is cached.
    assert asked == [table.id, table.id]
    assert await stories.of(table) is story
    assert len(asked) == 2
