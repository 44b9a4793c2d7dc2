"""Wrong, forged, late and unlucky presses: one kind private sentence, and nothing changes."""

import logging
from typing import Any
from unittest.mock import Mock

import pytest
from discord import InteractionType, Locale

from bot.discord_api.reader import Reader
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.interactions.router import pressed
from bot.interactions.verbs import Answer, Verb, Where
from bot.messages.jobs import Kind, SurfaceId
from bot.pages.custom_ids import Stamps
from bot.pages.delivery import Delivery, Wanted
from bot.pages.page import Button, Do, Page, Row, Text
from bot.tables.refusals import TablePaused
from tests.bot.den import Den
from tests.support.clicks import Click as Clicked
from tests.support.clicks import deliver
from tests.support.shown import Shown

words = Words()


def quiet(caplog: pytest.LogCaptureFixture) -> bool:
    ours = [one for one in caplog.get_records("call") if one.name.startswith("bot.")]
    return all(one.levelno <= logging.INFO for one in ours)


@pytest.mark.parametrize(
    ("custom_id", "message"),
    [
        ("coop:t1:forged:pick:0", "refused-stale-click"),
        ("coop:t1:forged:join:0", "refused-stale-click"),
        ("coop:t1:own:explode:0", "refused-stale-click"),
        ("coop:nowhere:own:join:0", "refused-table-gone"),
        ("coop:nowhere:own:hand:0", "refused-table-gone"),
        ("coop:nowhere:q1:pick:0", "refused-table-gone"),
        ("coop:nowhere:q1:all:0", "refused-table-gone"),
        ("coop:", "refused-stale-click"),
        ("coop:t1:own:join", "refused-stale-click"),
        ("coop:ü:🐔:pick:0", "refused-stale-click"),
        (f"coop:t1:q1:pick:{'9' * 5000}", "refused-stale-click"),
    ],
)
async def test_forged_ids(
    den: Den, caplog: pytest.LogCaptureFixture, custom_id: str, message: str
) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    for on in (den.tables()[0], den.cards(den.ben)[-1]):
        told = await den.forge(den.ben, on, custom_id)
        assert told.is_private
        assert words(message) in told.text

    assert den.stage.pressed == []
    assert quiet(caplog)


@pytest.mark.parametrize("values", [None, [], ["9" * 5000], ["egg", None], ["-1"], [""]])
async def test_a_menu_that_sends_what_is_no_number(
    den: Den, caplog: pytest.LogCaptureFixture, values: list[Any] | None
) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    interaction = Mock(id=1, extras={}, user=Mock(id=den.ben.id), locale=Mock(value="en-US"))
    interaction.type = InteractionType.component
    interaction.data = {"custom_id": "coop:t1:q1:pick:0", "component_type": 3, "values": values}
    click = pressed(interaction, Reader("en"))

    assert click is not None
    assert click.picks in ((), (-1,), (-1, -1))
    assert quiet(caplog)


TEXT = {"type": 4, "custom_id": "typed", "value": "cluck"}


@pytest.mark.parametrize(
    ("components", "typed"),
    [
        ([{"type": 18, "component": TEXT}], ("cluck",)),
        ([{"type": 18, "component": TEXT}] * 2, ("cluck", "cluck")),
        ([{"type": 1, "components": [TEXT]}], ("cluck",)),
        ([{"type": 10, "content": "?"}, {"type": 18, "component": TEXT | {"value": None}}], ("",)),
        ([{"type": 18, "component": {"type": 3, "custom_id": "x", "values": ["1"]}}], ()),
        ([], ()),
        (None, ()),
    ],
)
def test_what_is_typed_into_a_window_is_read_whatever_frames_it(
    components: Any, typed: tuple[str, ...]
) -> None:
    interaction = Mock(id=1, extras={}, user=Mock(id=2), locale=Mock(value="en-US"))
    interaction.type = InteractionType.modal_submit
    interaction.data = {"custom_id": "coop:t1:own:cut-said:0", "components": components}

    click = pressed(interaction, Reader("en"))

    assert click is not None
    assert (click.press.verb, click.typed, click.is_menu) == ("cut-said", typed, False)


def test_a_window_of_somebody_else_is_left_alone() -> None:
    interaction = Mock(id=1, extras={}, user=Mock(id=2), locale=Mock(value="en-US"))
    interaction.type = InteractionType.modal_submit
    interaction.data = {"custom_id": "poll:1", "components": []}

    assert pressed(interaction, Reader("en")) is None


async def test_buttons_of_long_ago_still_work(den: Den) -> None:
    """Their ids had no field for the index yet; they stand on messages that nobody edits."""
    await den.deal()
    await den.ask(den.ben, "q1")
    told = await den.forge(den.ben, den.tables()[0], "coop:t1:own:hand0")

    assert "card of Ben" in told.text

    await den.forge(den.ben, den.cards(den.ben)[-1], "coop:t1:q1:pick0:0", ["1"])
    assert den.stage.pressed == [(den.ben.id, "q1", (1,))]


async def test_a_stranger_with_somebodys_button(den: Den, caplog: pytest.LogCaptureFixture) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    told = await den.forge(den.zoe, den.tables()[0], "coop:t1:q1:pick:0")

    assert told.is_private
    assert words("refused-not-at-this-table") in told.text
    assert quiet(caplog)


async def test_a_card_is_never_drawn_where_others_see_it(den: Den) -> None:
    """A private button, forged onto the public table by its own player: taken, but not shown
    there.
    """
    await den.deal()
    await den.ask(den.ben, "q1")
    table = den.tables()[0]
    den.stage.then = lambda user_id: den.stage.ask(user_id, "q2", "secret")
    told = await den.forge(den.ben, table, "coop:t1:q1:pick:0")

    assert told.is_private
    assert den.now(table).text == table.text

    stale = await den.forge(den.ben, table, "coop:t1:q1:pick:0")
    assert stale.is_private
    assert den.now(table).text == table.text


@pytest.mark.parametrize("verb", ["all", "turn"])
async def test_the_message_of_another_table_is_left_alone(den: Den, verb: str) -> None:
    """A late press redraws what was pressed, but not what a forged id was put on."""
    await den.deal()
    page = Page((Text("the other table"), Row((Button("Join", Do("join")),))))
    with den.env._bot_scope():
        channel = den.bot.get_partial_messageable(den.channel.id)
        await channel.send(**Delivery.of(Wanted.of(page, Stamps("t2", own="own"))).as_message())

    other = den.messages(den.channel.id)[-1]
    custom_id = f"coop:t1:late:{verb}:0"
    (told,) = await deliver(
        den.env, Clicked(den.ben.id, den.guild.id, other, custom_id, planted=False)
    )

    assert told.is_private
    assert told.text == words("refused-stale-click")
    assert den.now(other) == other


class TestAMessageOfATableThatNobodyKnows:
    """It was opened after the copy of the database was made that was put back since."""

    @pytest.fixture
    async def other(self, den: Den) -> Shown:
        await den.deal()
        page = Page((Text("the other table"), Row((Button("Join", Do("join")),))))
        with den.env._bot_scope():
            channel = den.bot.get_partial_messageable(den.channel.id)
            await channel.send(**Delivery.of(Wanted.of(page, Stamps("t2", own="own"))).as_message())

        return den.messages(den.channel.id)[-1]

    async def test_it_says_so_when_it_is_pressed(self, den: Den, other: Shown) -> None:
        told = await den.press(den.ben, other, "Join")
        assert told.kind == "update"
        assert den.now(other).text == words("refused-table-gone")
        assert den.now(other).buttons == []

    async def test_a_forged_id_does_not_wipe_it(self, den: Den, other: Shown) -> None:
        forged = Clicked(den.ben.id, den.guild.id, other, "coop:t3:own:join:0", planted=False)
        (told,) = await deliver(den.env, forged)
        assert told.is_private
        assert den.now(other) == other

    async def test_a_table_that_is_known_is_never_wiped(self, den: Den) -> None:
        await den.deal()
        before = den.tables()[0]
        forged = Clicked(den.ben.id, den.guild.id, before, "coop:t3:own:join:0", planted=False)
        (told,) = await deliver(den.env, forged)

        assert told.text == words("refused-table-gone")
        assert den.now(before) == before


class TestCommands:
    async def test_shutting_down_takes_none(self, den: Den) -> None:
        den.chat.stop_taking_clicks()
        done = await den.ben.slash(den.channel, "hand")
        assert done.response is not None
        assert done.response.ephemeral
        assert done.response.content == words("refused-shutting-down")
        assert not done.followups, "nor is it carried out"

    async def test_one_that_discord_delivers_twice_is_carried_out_once(self, den: Den) -> None:
        again: Any = Mock(
            data={},
            id=17,
            user=Mock(id=den.ben.id),
            guild_id=None,
            extras={},
            locale=Locale.american_english,
        )
        assert await den.chat.router.admits(again)
        assert not await den.chat.router.admits(again)

    async def test_a_bug_is_logged_and_confessed(
        self, den: Den, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        await den.deal()
        command: Any = Mock(
            data={}, id=17, user=Mock(id=den.ben.id), extras={}, locale=Locale.american_english
        )
        said: list[str] = []

        async def say(click: Click, text: str) -> None:
            said.append(text)

        monkeypatch.setattr(Click, "say", say)
        await den.chat.router.failed(command, ZeroDivisionError("a bug"), "chicken table")
        await den.chat.router.failed(command, TablePaused(), "chicken table")

        assert said == [words("refused-something-broke"), words("refused-table-paused")]

        (logged,) = [one for one in caplog.get_records("call") if one.levelno >= logging.ERROR]
        assert "/chicken table" in logged.getMessage()


async def test_who_cannot_be_told_is_not_told(den: Den, caplog: pytest.LogCaptureFixture) -> None:
    """The refusal itself is refused."""
    await den.deal()
    den.refuse("POST", "/interactions/*", 403, 50013)
    told = await den.forge(den.zoe, den.tables()[0], "coop:t1:own:hand:0")

    assert told.kind is None
    assert "error message not delivered" in caplog.text
    assert quiet(caplog)


async def test_lobby_buttons_forged_onto_a_card(den: Den) -> None:
    """They stand on the table's own server alone."""
    await den.post()
    card = den.cards(den.ben)[0]
    told = await den.forge(den.ben, card, "coop:t1:own:house:0")

    assert told.is_private
    assert den.now(card).text == card.text
    assert "Nugget" not in den.tables()[0].text


async def test_a_paused_table(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    den.stage.breaks = TablePaused()
    told = await den.press(den.ben, den.cards(den.ben)[-1], "hide")
    assert words("refused-table-paused") in told.text


async def test_a_bug_is_logged_and_confessed(den: Den, caplog: pytest.LogCaptureFixture) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    den.stage.breaks = ZeroDivisionError("a bug")
    card = den.cards(den.ben)[-1]
    told = await den.press(den.ben, card, "hide")

    assert told.is_private
    assert words("refused-something-broke") in told.text

    (logged,) = [one for one in caplog.get_records("call") if one.levelno >= logging.ERROR]
    assert logged.exc_info is not None
    assert den.now(card) == card

    den.stage.breaks = None
    assert (await den.press(den.ben, card, "hide")).kind == "update"


async def test_shutting_down_takes_no_presses(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    den.chat.stop_taking_clicks()

    for on, custom_id in [
        (den.cards(den.ben)[-1], "coop:t1:q1:pick:0"),
        (den.tables()[0], "coop:t1:own:hand:0"),
    ]:
        told = await den.forge(den.ben, on, custom_id)
        assert told.is_private
        assert told.text == words("refused-shutting-down")

    assert den.stage.pressed == []


async def test_an_answer_that_discord_loses_is_made_up_for(
    den: Den, caplog: pytest.LogCaptureFixture
) -> None:
    """The choice counts; the card catches up by an edit."""
    await den.deal()
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    den.wire.allowed.add(10062)
    den.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=1, message="late")
    told = await den.press(den.ben, card, "hide")

    assert told.kind is None
    assert len(den.stage.pressed) == 1
    assert den.now(card).buttons == []
    assert quiet(caplog)


@pytest.mark.parametrize("pressed", ["table", "card", "hand"])
async def test_what_a_lost_answer_may_have_drawn_is_drawn_over(den: Den, pressed: str) -> None:
    """It was carried out, and Coop never heard of it; meanwhile the table is as it was before."""
    await den.deal()
    on = den.cards(den.ben)[0] if pressed == "card" else den.tables()[0]
    if pressed == "hand":
        told = await den.do(den.ben, "hand")
        assert told.shown is not None

        on = told.shown

    answer = Answer.TABLE if pressed == "table" else Answer.CARD

    async def half(click: Click) -> None:
        await click.redraw(Wanted.of(Page((Text("half done"),))))

    den.chat.verbs.add(Verb("half", half, where=Where.ANYWHERE, answer=answer))
    den.wire.loses = "POST /interactions/.*"
    await den.forge(den.ben, on, "coop:t1:own:half:0")

    assert den.now(on).text == "half done"

    den.wire.down = False
    await den.env.advance_time(61)
    assert den.now(on).text == on.text


@pytest.mark.parametrize("answer", [Answer.CARD, Answer.TABLE])
async def test_nobody_else_draws_what_the_answer_redraws(den: Den, answer: Answer) -> None:
    """Whichever handler answers: its verb says what it redraws."""
    await den.deal()
    on = den.cards(den.ben)[0] if answer is Answer.CARD else den.tables()[0]
    workers = den.chat._workers
    busy = list[bool]()

    async def slow(click: Click) -> None:
        is_card = answer is Answer.CARD
        place = click.pressed_card if is_card else SurfaceId(click.table_id, Kind.TABLE)
        workers.mark(place)
        busy.append(workers.is_busy(place))
        await click.redraw(Wanted.of(Page((Text("drawn"),))))

    den.chat.verbs.add(Verb("slow", slow, where=Where.ANYWHERE, answer=answer))
    await den.forge(den.ben, on, "coop:t1:own:slow:0")
    assert busy == [False]
