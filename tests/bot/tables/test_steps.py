"""Presses and their refusals, deadlines, and restarts."""

from typing import Any, ClassVar

import pytest

from bot.common.refused import NotWritten, Refused
from bot.tables.deadlines import Thinking
from bot.tables.refusals import (
    AlreadyAnswered,
    NotAmongTheOptions,
    NotAtThisTable,
    NotDealtYet,
    NothingToSay,
    SomethingBroke,
    StaleClick,
    TableGone,
    TablePaused,
)
from bot.tables.session import Session
from bot.tables.table import Status
from games.registry import GAMES
from tests.bot.tables.house import ADA, BEN, CHANNEL, CLEO, House, MemoryStore, low_card
from tests.games.engine.toy import PASS, SQUAWK, Toy
from tests.support.expect import expect
from tests.support.found import found

STRANGER = 99


async def committed(house: House, table_id: str) -> tuple[int, str]:
    """Return what a refusal must not change: the length of the journal and the game's state."""
    engine = await house.engine(table_id)
    return len(house.store.journal), engine.game.state.to_json()


async def last_question_of_the_round(house: House, table_id: str, person: int) -> str:
    """Return the token of a question in which the first option ends the simultaneous choice."""
    question = await house.question(table_id, person)
    # A card of 6 or more asks for a neighbour too.
    if int(str(question.decision.options[0].value)) >= 6:
        await house.press(table_id, person, 0)
        question = await house.question(table_id, person)

    return question.token


async def test_accepted_choice_is_stored_with_its_cause(house: House, table_id: str) -> None:
    pressed = await house.press(table_id, ADA, 0)
    assert pressed.seat == await house.seat(table_id, ADA)

    (entry,) = house.store.journal.values()
    assert (entry.row.revision, entry.row.seat, entry.cause) == (1, pressed.seat, "player")
    assert entry.row.choice.startswith("card ")
    assert house.tables.choices == {"player": 1}


@pytest.mark.parametrize(
    ("person", "token", "picks", "refusal"),
    [
        (STRANGER, None, [0], NotAtThisTable),
        (ADA, "forged", [0], StaleClick),
        (BEN, None, [0], StaleClick),
        (ADA, None, [9], NotAmongTheOptions),
        (ADA, None, [-1], NotAmongTheOptions),
        (ADA, None, [], NotAmongTheOptions),
        (ADA, None, [0, 1], NotAmongTheOptions),
        (ADA, None, [0, 0], NotAmongTheOptions),
    ],
)
async def test_refused_press_changes_nothing(
    house: House,
    table_id: str,
    person: int,
    token: str | None,
    picks: list[int],
    refusal: type[Refused],
) -> None:
    """Without another token, the press uses the button of Ada."""
    before = await committed(house, table_id)
    token = token or (await house.question(table_id, ADA)).token
    await expect(refusal, house.tables.press(table_id, person, token, picks))

    assert await committed(house, table_id) == before
    assert not house.tables.choices


async def test_press_on_the_public_table_counts_for_the_presser(
    house: House, at_window: str
) -> None:
    token = (await house.ask(at_window)).token
    told = await house.tables.press(at_window, BEN, token, [1], public=True)

    assert told.choice == (PASS,)

    await expect(AlreadyAnswered, house.tables.press(at_window, BEN, token, [0], public=True))

    told = await house.tables.press(at_window, ADA, token, [0], public=True)
    assert told.choice == (SQUAWK,)


async def test_press_on_the_public_table_out_of_turn_changes_nothing() -> None:
    house = House(games=GAMES)
    table_id = await house.deal(BEN, game="out")
    ask = await house.ask(table_id)
    (seat_asked,) = ask.waiting
    other = BEN if await house.seat(table_id, ADA) == seat_asked else ADA
    before = await committed(house, table_id)
    await expect(NothingToSay, house.tables.press(table_id, other, ask.token, [0], public=True))

    assert await committed(house, table_id) == before


@pytest.mark.parametrize("picks", [[0, 9], [0, -1], [9], [], [0, 0]])
async def test_refused_press_on_the_public_table_changes_nothing(
    house: House, at_window: str, picks: list[int]
) -> None:
    """Some of these picks begin with a valid option."""
    before = await committed(house, at_window)
    token = (await house.ask(at_window)).token
    await expect(NotAmongTheOptions, house.tables.press(at_window, ADA, token, picks, public=True))

    assert await committed(house, at_window) == before


async def test_double_click_counts_once(house: House, table_id: str) -> None:
    token = (await house.question(table_id, ADA)).token
    await house.tables.press(table_id, ADA, token, [0])
    await expect(StaleClick, house.tables.press(table_id, ADA, token, [0]))

    assert len(house.store.journal) == 1


async def test_press_before_the_deal_and_at_no_table_is_refused(house: House, lobby: str) -> None:
    await expect(NotDealtYet, house.tables.press(lobby, ADA, "x", [0]))
    await expect(TableGone, house.tables.press("nosuchtable", ADA, "x", [0]))


async def test_answer_may_be_changed_until_all_have_answered(house: House, table_id: str) -> None:
    await low_card(house, table_id, ADA)
    question = await house.question(table_id, ADA)

    assert question.settled
    assert question.chosen is not None

    others = [option for option in question.decision.options if str(option) != question.chosen]
    await house.press(table_id, ADA, list(question.decision.options).index(others[0]))
    assert (await house.question(table_id, ADA)).chosen != question.chosen


async def test_public_scene_shows_how_many_answered_but_not_who(
    house: House, table_id: str
) -> None:
    await low_card(house, table_id, BEN)
    ask = await house.ask(table_id)
    assert (ask.asked, ask.answered, ask.waiting) == (2, 1, ())


async def test_window_shows_nothing_and_stays_open_for_its_minimum(
    house: House, at_window: str
) -> None:
    before = await house.ask(at_window)
    for person in (ADA, BEN):
        await house.press(at_window, person, 1)
        now = await house.ask(at_window)
        # Neither a count nor a shorter deadline may reveal an answer.
        assert (now.answered, now.deadline) == (0, before.deadline)

    await expect(AlreadyAnswered, house.tables.press(at_window, ADA, before.token, [0]))

    # The minimum of five seconds, just before and just after its end.
    await house.wait(4.9)
    assert (await house.ask(at_window)).kind == "squawk"

    await house.wait(0.2)
    assert (await house.ask(at_window)).kind == "pause"


async def test_restart_keeps_questions_and_buttons(house: House, three: str) -> None:
    await house.press(three, BEN, 0)
    questions = [await house.question(three, person) for person in (ADA, BEN, CLEO)]
    assert await house.come_back() == [three]

    again = [await house.question(three, person) for person in (ADA, BEN, CLEO)]
    assert [(one.token, one.decision.options) for one in again] == [
        (one.token, one.decision.options) for one in questions
    ]

    await house.tables.press(three, ADA, questions[0].token, [0])


async def test_every_step_survives_a_restart(house: House) -> None:
    table_id = await house.deal(BEN, fill=3)
    for _ in range(80):
        await house.come_back()
        await house.tables.notice(table_id, ADA)
        await house.wait(7)

    assert (await house.row(table_id)).status is Status.OVER


@pytest.mark.parametrize(
    ("breaks", "error"),
    [((MemoryStore, "save"), SomethingBroke), ((Session, "remember"), TypeError)],
)
async def test_failed_step_or_commit_changes_nothing_and_the_next_press_counts(
    house: House,
    table_id: str,
    monkeypatch: pytest.MonkeyPatch,
    breaks: tuple[type, str],
    error: type[Exception],
) -> None:
    token = (await house.question(table_id, ADA)).token
    before = await committed(house, table_id)
    with monkeypatch.context() as patched:
        patched.setattr(*breaks, None)
        await expect(error, house.tables.press(table_id, ADA, token, [0]))

    assert await committed(house, table_id) == before

    await house.tables.press(table_id, ADA, token, [0])
    assert len(house.store.journal) == 1


async def test_no_change_happens_while_the_store_cannot_write(
    house: House, table_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    token = (await house.question(table_id, ADA)).token
    before = await committed(house, table_id)
    told = len(house.told)
    house.store.stuck = True
    await expect(NotWritten, house.tables.press(table_id, ADA, token, [0]))

    await expect(NotWritten, house.tables.depart(table_id, BEN))

    await house.wait(3600)
    assert await committed(house, table_id) == before
    assert len(house.told) == told
    assert not caplog.records, "the store has told the log"

    house.store.stuck = False
    await house.tables.press(table_id, ADA, token, [0])
    assert len(house.store.journal) == 1


class Breaking(Toy):
    """A game with a bug behind its first window."""

    broken: ClassVar[bool] = True

    async def window(self) -> None:
        if self.broken:
            raise ZeroDivisionError
        await super().window()


async def test_script_that_breaks_twice_pauses_the_table() -> None:
    house = House(games={"toy": Breaking})
    table_id = await house.deal(BEN)
    await low_card(house, table_id, BEN)
    # This answer completes the round, so the script goes on to the bug.
    token = await last_question_of_the_round(house, table_id, ADA)
    for _ in range(2):
        await expect(SomethingBroke, house.tables.press(table_id, ADA, token, [0]))

    assert await house.state(table_id) == (Status.PAUSED, "paused-broken")

    await expect(TablePaused, house.tables.press(table_id, ADA, "x", [0]))

    # A paused table has no deadlines.
    await house.wait(10_000)
    assert (await house.row(table_id)).status is Status.PAUSED


async def test_only_consecutive_breaks_pause_a_table() -> None:
    house = House(games={"toy": Breaking})
    table_id = await house.deal(BEN)
    await low_card(house, table_id, BEN)
    token = await last_question_of_the_round(house, table_id, ADA)
    for _ in range(3):
        await expect(SomethingBroke, house.tables.press(table_id, ADA, token, [0]))
        # A choice that succeeds in between resets the count.
        await low_card(house, table_id, BEN)

    assert (await house.row(table_id)).status is Status.PLAYING


async def test_person_sees_their_own_seat_and_a_stranger_none(house: House, table_id: str) -> None:
    for person in (ADA, BEN):
        scene = await house.tables.scene_of(table_id, person)
        assert scene.players[found(scene.viewer)].user_id == person

    await expect(NotAtThisTable, house.tables.scene_of(table_id, STRANGER))


async def test_resumed_table_has_full_time(house: House, table_id: str) -> None:
    await house.tables.pause(table_id, "paused-channel")
    await house.wait(1000)

    assert not house.store.journal

    await house.tables.unpause(table_id, CHANNEL + 1)
    table = await house.tables.table(table_id)
    assert (table.status, table.reason, table.channel_id) == (Status.PLAYING, None, CHANNEL + 1)

    question = await house.question(table_id, ADA)
    deadline = (await house.ask(table_id)).deadline
    assert question.deadline == deadline == house.clock.time + 30


class Announced(Toy):
    """A game with an event before its first question, and with a great moment."""

    moments = frozenset({"stands"})

    async def cards_at_once(self) -> None:
        self.tell("stands")
        await super().cards_at_once()


async def test_event_of_the_deal_is_news_at_once() -> None:
    house = House(games={"toy": Announced}, thinking=Thinking(1, 1, moment=4))
    table_id = await house.deal(fill=2)
    (told,) = (await house.scene(table_id, ADA)).news
    assert (told.revision, told.kind) == (0, "stands")
    assert house.tables.next_due() == house.clock.time + 5, "and the house takes a look"


class Hasty(Toy):
    """A game that asks before its first checkpoint."""

    async def play(self) -> Any:
        return await self.window()


async def test_script_without_a_first_checkpoint_is_not_dealt() -> None:
    house = House(games={"toy": Hasty})
    table_id = await house.open(BEN)
    await expect(
        RuntimeError,
        house.tables.lobbies.start(table_id, ADA),
        match="toy: a script begins with a checkpoint",
    )
    # The deal was undone, and the lobby can still be used.
    assert house.store.tables[table_id].status is Status.LOBBY
