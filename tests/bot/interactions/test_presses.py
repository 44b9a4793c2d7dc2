"""Wrong, forged, late and failing presses: one private sentence, and no change."""

import logging
from typing import Any
from unittest.mock import Mock

import pytest
from discord import InteractionType, Locale

from bot.discord_api.interaction_token import Reader
from bot.i18n.words import Words
from bot.interactions.interaction import Answer, Click, Verb, Where
from bot.interactions.router import press_of
from bot.messages.jobs import Kind, SurfaceId
from bot.pages.delivery import Delivery, DesiredMessage
from bot.pages.page import Button, ButtonTokens, Do, Page, Row, Text
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NotAtThisTable, TablePaused
from tests.bot.den import Den, is_quiet
from tests.support.clicks import Click as Clicked
from tests.support.clicks import deliver
from tests.support.found import found
from tests.support.shown import Shown

words = Words()


@pytest.mark.parametrize(
    ("custom_id", "message"),
    [
        ("coop:t1:forged:pick:0", "refused-stale-click"),
        ("coop:t1:forged:join:0", "refused-stale-click"),
        # A verb that does not exist, or no longer.
        ("coop:t1:own:explode:0", "refused-stale-click"),
        ("coop:nowhere:own:join:0", "refused-table-gone"),
        ("coop:nowhere:own:hand:0", "refused-table-gone"),
        ("coop:nowhere:q1:pick:0", "refused-table-gone"),
        ("coop:nowhere:q1:all:0", "refused-table-gone"),
        # Ids that cannot be parsed.
        ("coop:", "refused-stale-click"),
        ("coop:t1:own:join", "refused-stale-click"),
        ("coop:ü:🐔:pick:0", "refused-stale-click"),
        (f"coop:t1:q1:pick:{'9' * 5000}", "refused-stale-click"),
    ],
)
async def test_forged_id_is_refused_privately(
    den: Den, asked: None, caplog: pytest.LogCaptureFixture, custom_id: str, message: str
) -> None:
    # On a public and on a private message.
    for on in (den.tables()[0], den.cards(den.ben)[-1]):
        told = await den.forge(den.ben, on, custom_id)
        assert told.is_private
        assert words(message) in told.text

    assert den.stage.pressed == []
    # Any user can forge an id, so it must not fill the log.
    assert is_quiet(caplog)


@pytest.mark.parametrize("values", [None, [], ["9" * 5000], ["egg", None], ["-1"], [""]])
async def test_menu_value_that_is_no_number_is_ignored(
    den: Den, asked: None, caplog: pytest.LogCaptureFixture, values: list[Any] | None
) -> None:
    interaction = Mock(id=1, extras={}, user=Mock(id=den.ben.id), locale=Mock(value="en-US"))
    interaction.type = InteractionType.component
    # Type 3 is a select menu.
    interaction.data = {"custom_id": "coop:t1:q1:pick:0", "component_type": 3, "values": values}
    click = found(press_of(interaction, Reader("en")))
    # -1 stands for a value that no page offers.
    assert click.picks in ((), (-1,), (-1, -1))
    assert is_quiet(caplog)


TEXT = {"type": 4, "custom_id": "typed", "value": "cluck"}


@pytest.mark.parametrize(
    ("components", "typed"),
    [
        # 18 is a label, 1 an action row, and 10 a text; layouts of Discord change.
        ([{"type": 18, "component": TEXT}], ("cluck",)),
        ([{"type": 18, "component": TEXT}] * 2, ("cluck", "cluck")),
        ([{"type": 1, "components": [TEXT]}], ("cluck",)),
        ([{"type": 10, "content": "?"}, {"type": 18, "component": TEXT | {"value": None}}], ("",)),
        ([{"type": 18, "component": {"type": 3, "custom_id": "x", "values": ["1"]}}], ()),
        ([], ()),
        (None, ()),
    ],
)
def test_text_of_a_modal_is_read_from_every_layout(components: Any, typed: tuple[str, ...]) -> None:
    interaction = Mock(id=1, extras={}, user=Mock(id=2), locale=Mock(value="en-US"))
    interaction.type = InteractionType.modal_submit
    interaction.data = {"custom_id": "coop:t1:own:cut-said:0", "components": components}

    click = found(press_of(interaction, Reader("en")))
    assert (click.press.verb, click.typed, click.is_menu) == ("cut-said", typed, False)


def test_modal_of_another_bot_is_ignored() -> None:
    interaction = Mock(id=1, extras={}, user=Mock(id=2), locale=Mock(value="en-US"))
    interaction.type = InteractionType.modal_submit
    interaction.data = {"custom_id": "poll:1", "components": []}

    assert press_of(interaction, Reader("en")) is None


async def test_buttons_in_the_former_id_format_still_work(den: Den, asked: None) -> None:
    """Their ids have no field for the index, and their messages may never be edited again."""
    told = await den.forge(den.ben, den.tables()[0], "coop:t1:own:hand0")

    assert "card of Ben" in told.text

    await den.forge(den.ben, den.cards(den.ben)[-1], "coop:t1:q1:pick0:0", ["1"])
    assert den.stage.pressed == [(den.ben.id, "q1", (1,))]


async def test_stranger_with_a_players_button_is_refused(
    den: Den, asked: None, caplog: pytest.LogCaptureFixture
) -> None:
    told = await den.forge(den.zoe, den.tables()[0], "coop:t1:q1:pick:0")

    assert told.is_private
    assert refusal(NotAtThisTable(), words) in told.text
    assert is_quiet(caplog)


async def test_card_is_never_drawn_on_a_public_message(den: Den, asked: None) -> None:
    """The player forges a private button onto the public table.

    The choice counts, but the card is not shown there.
    """
    table = den.tables()[0]
    den.stage.then = lambda user_id: den.stage.ask(user_id, "q2", "secret")
    told = await den.forge(den.ben, table, "coop:t1:q1:pick:0")

    assert told.is_private
    assert den.now(table).text == table.text

    # The refusal of a stale button must not redraw the table either.
    stale = await den.forge(den.ben, table, "coop:t1:q1:pick:0")
    assert stale.is_private
    assert den.now(table).text == table.text


@pytest.mark.parametrize("verb", ["all", "turn"])
async def test_message_of_another_table_is_not_edited(den: Den, dealt: None, verb: str) -> None:
    """A late press redraws its own table, but not the message of a forged id."""
    page = Page((Text("the other table"), Row((Button("Join", Do("join")),))))
    with den.env._bot_scope():
        channel = den.bot.get_partial_messageable(den.channel.id)
        await channel.send(
            **Delivery.of(DesiredMessage.of(page, ButtonTokens("t2", own="own"))).as_message()
        )

    other = den.messages(den.channel.id)[-1]
    custom_id = f"coop:t1:late:{verb}:0"
    (told,) = await deliver(
        den.env, Clicked(den.ben.id, den.guild.id, other, custom_id, planted=False)
    )

    assert told.is_private
    assert told.text == words("refused-stale-click")
    assert den.now(other) == other


class TestAMessageOfATableThatNobodyKnows:
    """The table was opened after the backup from which the database was restored."""

    @pytest.fixture
    async def other(self, den: Den) -> Shown:
        await den.deal()
        page = Page((Text("the other table"), Row((Button("Join", Do("join")),))))
        with den.env._bot_scope():
            channel = den.bot.get_partial_messageable(den.channel.id)
            await channel.send(
                **Delivery.of(DesiredMessage.of(page, ButtonTokens("t2", own="own"))).as_message()
            )

        return den.messages(den.channel.id)[-1]

    async def test_press_replaces_the_message_by_an_explanation(
        self, den: Den, other: Shown
    ) -> None:
        told = await den.press(den.ben, other, "Join")
        assert told.kind == "update"
        assert den.now(other).text == words("refused-table-gone")
        assert den.now(other).buttons == []

    async def test_forged_id_does_not_replace_the_message(self, den: Den, other: Shown) -> None:
        # The messages have buttons of t2 and of a known table, so an id of t3 is forged.
        for on in (other, den.tables()[0]):
            forged = Clicked(den.ben.id, den.guild.id, on, "coop:t3:own:join:0", planted=False)
            (told,) = await deliver(den.env, forged)
            assert told.is_private
            assert told.text == words("refused-table-gone")
            assert den.now(on) == on


class TestCommands:
    async def test_command_during_shutdown_is_refused(self, den: Den) -> None:
        den.chat.stop_taking_clicks()
        done = await den.ben.slash(den.channel, "hand")
        assert done.response is not None
        assert done.response.ephemeral
        assert done.response.content == words("refused-shutting-down")
        assert not done.followups, "nor is it carried out"

    async def test_command_delivered_twice_is_carried_out_once(self, den: Den) -> None:
        # The same object twice stands for two deliveries of one id.
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

    async def test_failing_command_is_logged_and_apologised_for(
        self,
        den: Den,
        dealt: None,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
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

        (logged,) = [
            record for record in caplog.get_records("call") if record.levelno >= logging.ERROR
        ]
        assert "/chicken table" in logged.getMessage()


async def test_undeliverable_refusal_is_only_logged(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    """The refusal is itself refused by Discord."""
    den.refuse("POST", "/interactions/*", 403, 50013)
    told = await den.forge(den.zoe, den.tables()[0], "coop:t1:own:hand:0")

    assert told.kind is None
    assert "error message not delivered" in caplog.text
    assert is_quiet(caplog)


async def test_lobby_button_forged_onto_a_card_is_refused(den: Den, posted: None) -> None:
    """Such buttons work only on the table's own server."""
    card = den.cards(den.ben)[0]
    told = await den.forge(den.ben, card, "coop:t1:own:house:0")

    assert told.is_private
    assert den.now(card).text == card.text
    assert "Nugget" not in den.tables()[0].text


async def test_press_at_a_paused_table_is_refused(den: Den, asked: None) -> None:
    den.stage.breaks = TablePaused()
    told = await den.press(den.ben, den.cards(den.ben)[-1], "hide")
    assert words("refused-table-paused") in told.text


async def test_failing_press_is_logged_and_apologised_for(
    den: Den, asked: None, caplog: pytest.LogCaptureFixture
) -> None:
    den.stage.breaks = ZeroDivisionError("a bug")
    card = den.cards(den.ben)[-1]
    told = await den.press(den.ben, card, "hide")

    assert told.is_private
    assert words("refused-something-broke") in told.text

    (logged,) = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert logged.exc_info is not None
    assert den.now(card) == card

    # The question is still open, and the same button works.
    den.stage.breaks = None
    assert (await den.press(den.ben, card, "hide")).kind == "update"


async def test_press_during_shutdown_is_refused(den: Den, asked: None) -> None:
    den.chat.stop_taking_clicks()

    for on, custom_id in [
        (den.cards(den.ben)[-1], "coop:t1:q1:pick:0"),
        (den.tables()[0], "coop:t1:own:hand:0"),
    ]:
        told = await den.forge(den.ben, on, custom_id)
        assert told.is_private
        assert told.text == words("refused-shutting-down")

    assert den.stage.pressed == []


async def test_lost_answer_is_followed_by_an_edit(
    den: Den, asked: None, caplog: pytest.LogCaptureFixture
) -> None:
    """The choice counts, and the card is brought up to date by an edit."""
    card = den.cards(den.ben)[-1]
    den.wire.allowed.add(10062)
    den.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=1, message="late")
    told = await den.press(den.ben, card, "hide")

    assert told.kind is None
    assert len(den.stage.pressed) == 1
    assert den.now(card).buttons == []
    assert is_quiet(caplog)


@pytest.mark.parametrize("pressed", ["table", "card", "hand"])
async def test_message_with_a_lost_answer_is_drawn_again(
    den: Den, dealt: None, pressed: str
) -> None:
    """Discord carries out the answer, but its response is lost. The table has not changed since."""
    on = den.cards(den.ben)[0] if pressed == "card" else den.tables()[0]
    if pressed == "hand":
        told = await den.do(den.ben, "hand")
        assert told.shown is not None

        on = told.shown

    # The verb tells which message its answer redraws.
    answer = Answer.TABLE if pressed == "table" else Answer.CARD

    async def half(click: Click) -> None:
        await click.redraw(DesiredMessage.of(Page((Text("half done"),))))

    den.chat.verbs.add(Verb("half", half, where=Where.ANYWHERE, answer=answer))
    den.wire.loses = "POST /interactions/.*"
    await den.forge(den.ben, on, "coop:t1:own:half:0")

    assert den.now(on).text == "half done"

    den.wire.down = False
    await den.env.advance_time(61)
    assert den.now(on).text == on.text


@pytest.mark.parametrize("answer", [Answer.CARD, Answer.TABLE])
async def test_worker_does_not_redraw_what_the_answer_redraws(
    den: Den, dealt: None, answer: Answer
) -> None:
    """The verb tells which message it redraws, for every handler."""
    on = den.cards(den.ben)[0] if answer is Answer.CARD else den.tables()[0]
    workers = den.chat._workers
    busy = list[bool]()

    async def slow(click: Click) -> None:
        is_card = answer is Answer.CARD
        place = click.pressed_card if is_card else SurfaceId(click.table_id, Kind.TABLE)
        # The mark would start a worker if the surface were not blocked.
        workers.mark(place)
        busy.append(workers.is_busy(place))
        await click.redraw(DesiredMessage.of(Page((Text("drawn"),))))

    den.chat.verbs.add(Verb("slow", slow, where=Where.ANYWHERE, answer=answer))
    await den.forge(den.ben, on, "coop:t1:own:slow:0")
    assert busy == [False]
