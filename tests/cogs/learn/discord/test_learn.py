"""A lesson on Discord: only its learner sees it, on one message, and it leaves no stored game."""

import pytest

from bot.i18n.words import Words
from bot.tables.table import Status
from cogs.learn.lesson import AGAIN, GO_ON, MARK, NoLesson
from games.registry import GAMES
from tests.cogs.learn.branches import TAUGHT
from tests.discord.conftest import Opened
from tests.support.clicks import Answer, answer
from tests.support.help import open_lesson, page_of_game
from tests.support.ledger import alter, ledger, rows, unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.shown import Control, Shown
from tests.support.world import World

WORDS = Words("en")
PLACES = "SELECT user_id, game, part, chosen FROM lessons ORDER BY 1, 2"


async def lesson(person: Person, game: str) -> Shown:
    answer = await open_lesson(person, game)
    assert answer.page.ephemeral, "nobody else may see it"
    return answer.page


def controls(shown: Shown) -> dict[int, Control]:
    """Return the live controls of the lesson by their option; for a menu its first item."""
    found = {}
    for control in shown.live:
        if control.does.verb.startswith("learn-"):
            # The index also holds the step, in multiples of MARK.
            found.setdefault(control.does.index % MARK if not control.values else 0, control)

    return found


async def press(person: Person, shown: Shown, what: int = 0) -> Answer:
    answer = await person.click(shown, controls(shown)[what])
    assert answer.kind == "update", "a lesson stays on one message"
    return answer


async def on(person: Person, shown: Shown) -> Shown:
    """Press the first control that is offered and return the new page."""
    answer = await press(person, shown, next(iter(sorted(controls(shown)))))
    return answer.page


def opens(shown: Shown) -> list[Control]:
    """Return the button that opens a real table, if the page has it."""
    return [control for control in shown.live if control.does.verb.startswith("learnt-")]


async def at_its_end(person: Person, shown: Shown) -> tuple[Shown, int]:
    presses = 0
    while not opens(shown):
        shown = await on(person, shown)
        presses = presses + 1
        # Longer than any lesson: one that does not end fails here.
        assert presses < 40

    return shown, presses


@pytest.mark.parametrize("game", TAUGHT)
async def test_lesson_reaches_its_end_and_stores_no_game(opened: Opened, game: str) -> None:
    world = await opened("Ada", "Ben")
    # `ledger` reads the stored tables and games.
    with unchanged(world.database):
        requests = world.coop.chat.outbox.requests
        last, presses = await at_its_end(world.ada, await lesson(world.ada, game))

        assert WORDS(f"{game}-lesson-farewell") in last.text
        assert presses <= 20

    assert world.coop.chat.outbox.requests == requests, "presses are answered, nothing is sent"
    assert world.in_channel() == []
    assert world.ada.dms() == []
    assert rows(world.database, "SELECT * FROM standings") == []
    assert world.coop.tables.next_due() is None, "no clock runs"


@pytest.mark.parametrize("game", TAUGHT)
async def test_lesson_ends_with_a_table_that_one_press_deals(opened: Opened, game: str) -> None:
    world = await opened("Ada")
    last, _ = await at_its_end(world.ada, await lesson(world.ada, game))
    answer = await world.ada.click(last, opens(last)[0])

    assert answer.kind == "message"

    table = await world.the_table()
    assert (table.game, table.status, table.host_id) == (game, Status.LOBBY, world.ada.id)

    await world.ada.do("start")
    dealt = await world.the_table()
    assert dealt.status is Status.PLAYING
    # The smallest number of seats: the house fills the rest.
    assert len(dealt.players) == GAMES[game].seats[0]
    assert [player.is_house for player in dealt.players].count(False) == 1


async def test_friends_at_the_lesson_table_replace_house_players(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", "Dora")
    last, _ = await at_its_end(world.ada, await lesson(world.ada, "playing"))
    await world.ada.click(last, opens(last)[0])

    # Three house players would fill the table.
    assert WORDS("lobby-call-filled", host="Ada", seated=1, most=8, fill=3) in world.table().text

    for friend in (world.ben, world.cleo, world.dora):
        await friend.join()

    # Four people: no house player is needed.
    await world.ada.do("start")
    dealt = await world.the_table()
    assert {player.user_id for player in dealt.players} == {
        person.id for person in world.people.values()
    }


async def test_lesson_presses_do_not_count_but_its_table_does(opened: Opened) -> None:
    world = await opened("Ada", settings={"commands_per_minute": 5})
    last, presses = await at_its_end(world.ada, await lesson(world.ada, "political"))
    # More presses than commands allowed in a minute: presses of a lesson do not count.
    assert presses > 5

    for _ in range(3):
        await world.ada.slash("chicken help")

    await world.ada.click(last, opens(last)[0])
    books = ledger(world.database)
    assert books["tables"] != []

    # Opening a table counts, and this minute's five are used up.
    answer = await world.ada.click(last, opens(last)[0])
    assert answer.is_private
    assert ledger(world.database) == books


async def test_lesson_opens_no_table_in_a_full_channel(opened: Opened) -> None:
    world = await opened("Ada", settings={"tables_per_channel": 1})
    await world.ada.start("out")
    last, _ = await at_its_end(world.ada, await lesson(world.ada, "playing"))
    with unchanged(world.database):
        answer = await world.ada.click(last, opens(last)[0])

        assert answer.is_private


async def test_lesson_continues_after_a_restart(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    shown = await on(world.ada, await lesson(world.ada, "heist"))
    # The place in the lesson is stored, so a crash loses nothing.
    await world.restart(crash=True)

    assert (await lesson(world.ada, "heist")).text == shown.text

    further = await on(world.ada, shown)
    assert further.text != shown.text
    assert (await lesson(world.ada, "heist")).text == further.text


async def test_learners_have_separate_lessons(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    await on(world.ada, await lesson(world.ada, "heist"))
    bens = await lesson(world.ben, "heist")

    assert "1 of" in bens.text

    await on(world.ben, await lesson(world.ben, "crazy"))
    # Part and choices of each learner.
    assert rows(world.database, PLACES) == [
        (world.ada.id, "heist", 0, "rob"),
        (world.ben.id, "crazy", 0, "draw left"),
    ]


async def test_press_on_an_old_page_shows_the_present_place(opened: Opened) -> None:
    world = await opened("Ada")
    first = await lesson(world.ada, "playing")
    second = await lesson(world.ada, "playing")
    here = await on(world.ada, second)
    before = rows(world.database, PLACES)
    # The first message shows the start; its button belongs to an older step.
    old = await world.ada.forge(first, controls(first)[0].custom_id)

    assert old.page.text == here.text
    assert rows(world.database, PLACES) == before


async def test_two_presses_at_once_count_once(opened: Opened) -> None:
    world = await opened("Ada")
    shown = await lesson(world.ada, "playing")
    # Both presses carry the same step, so the second is stale.
    press_ = world.ada.clicks(shown, controls(shown)[0])
    await world.at_once(press_, press_)
    assert rows(world.database, PLACES) == [(world.ada.id, "playing", 0, "play 3")]


# Indexes that no page offers, among them one that exceeds any integer column.
@pytest.mark.parametrize("index", [5, 59, GO_ON, 63, 7 * MARK, 10**30])
async def test_forged_choice_does_not_move_the_lesson(opened: Opened, index: int) -> None:
    world = await opened("Ada")
    shown = await lesson(world.ada, "playing")
    real = controls(shown)[0].custom_id
    forged = real.replace(":0", f":{index}") if real.endswith(":0") else real

    assert forged != real

    answer = await world.ada.forge(shown, forged)
    assert answer.kind is not None
    assert rows(world.database, PLACES) == []


async def test_lesson_can_be_restarted(opened: Opened) -> None:
    world = await opened("Ada")
    first = await lesson(world.ada, "playing")
    here = await on(world.ada, first)
    again = await press(world.ada, here, AGAIN)
    assert again.page.text == first.text


# Stored choices that the present lesson does not know.
@pytest.mark.parametrize(("part", "chosen"), [(0, "play 9"), (0, "play 3\nplay 3"), (99, "")])
async def test_changed_lesson_restarts_at_a_valid_place(
    opened: Opened, part: int, chosen: str
) -> None:
    world = await opened("Ada")
    first = await lesson(world.ada, "playing")
    await on(world.ada, first)
    # As if the lesson was changed after this place was stored.
    alter(world.database, "UPDATE lessons SET part = ?, chosen = ?", part, chosen)

    assert (await lesson(world.ada, "playing")).text == first.text


async def test_rules_do_not_replace_the_lesson(opened: Opened) -> None:
    world = await opened("Ada")
    shown = await lesson(world.ada, "heist")
    answer = await world.ada.click(shown, shown.verb("rules-heist"))
    # The rules must not replace the lesson's message.
    assert answer.is_private
    assert answer.kind == "message"


async def learnt(person: Person) -> set[str]:
    """Return the games whose pages on `/chicken help` offer a lesson."""
    pages = {game: await page_of_game(person, game) for game in GAMES}
    return {
        game
        for game, page in pages.items()
        if any(control.does.verb == f"learn-{game}" for control in page.live)
    }


async def test_game_without_lesson_offers_none_and_refuses_old_buttons(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    world: World = await opened("Ada")
    shown = await lesson(world.ada, "heist")
    assert await learnt(world.ada) == {*TAUGHT}

    monkeypatch.setattr("cogs.learn.lesson.lesson_of", lambda _: None)
    await world.restart()
    assert await learnt(world.ada) == set()

    # A button of the time when there was a lesson.
    assert_refused(await world.ada.click(shown, controls(shown)[0]), NoLesson())


async def test_lesson_in_a_dm_opens_its_table_there(opened: Opened) -> None:
    world = await opened("Ada")
    user = world.ada.member.user
    done = await user.slash("chicken help")
    await world.settle()
    opened_help = answer(world.env, done._interaction)
    first = (await open_lesson(world.ada, "playing", opened_help)).page

    assert first.channel_id == user.dm_channel.id

    last, _ = await at_its_end(world.ada, first)
    assert world.ada.dms() == [last], "the lesson is the only message"
    assert ledger(world.database)["tables"] == []

    # In a DM the table is opened in the DM too.
    await world.ada.click(last, opens(last)[0])
    (table,) = await world.coop.tables.tables_in(user.dm_channel.id)
    assert (table.game, table.status) == ("playing", Status.LOBBY)


async def test_lesson_is_the_same_in_channel_and_dm(opened: Opened) -> None:
    world = await opened("Ada")
    here = await on(world.ada, await lesson(world.ada, "heist"))
    done = await world.ada.member.user.slash("chicken help")
    await world.settle()
    opened_help = answer(world.env, done._interaction)
    there = (await open_lesson(world.ada, "heist", opened_help)).page

    assert there.text == here.text
