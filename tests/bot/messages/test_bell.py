"""Reminders by direct message in games without private cards."""

from types import SimpleNamespace

import pytest

from bot.i18n.words import Words
from bot.messages.jobs import Kind, SurfaceId
from bot.tables.standing_orders import StandingOrder
from games.engine.orders import ON, REMINDER, Reminder
from tests.bot.den import Den


class TestTheBell:
    """A player who has asked for it gets a direct message when it is their turn."""

    @pytest.fixture
    async def open_table(self, den: Den) -> Den:
        # A game without secrets has no private cards, so nothing else would ring.
        den.stage.games = {"tiny": SimpleNamespace(secrets=False)}
        den.stage.orders = (StandingOrder(REMINDER, Reminder(), 0, (ON,)),)
        await den.deal()
        return den

    async def test_question_rings_a_player_who_is_elsewhere(self, open_table: Den) -> None:
        den = open_table
        await den.ask(den.ben, "q1")
        assert den.cards(den.ben)[-1].buttons == ["hide", "run"]

    async def test_question_rings_a_player_at_the_table_after_a_minute(
        self, open_table: Den
    ) -> None:
        den = open_table
        before = [card.id for card in den.cards(den.ben)]
        # The press shows that Ben is looking at the table.
        den.chat._surfaces.note_press("t1", den.ben.id)
        await den.ask(den.ben, "q1")
        await den.env.advance_time(58)

        assert [card.id for card in den.cards(den.ben)] == before

        await den.env.advance_time(3)
        assert den.cards(den.ben)[-1].buttons == ["hide", "run"]

        rung = [card.id for card in den.cards(den.ben)]
        await den.env.advance_time(600)
        assert [card.id for card in den.cards(den.ben)] == rung, "once"

    async def test_answer_at_the_table_cancels_the_ring(self, open_table: Den) -> None:
        den = open_table
        before = [card.id for card in den.cards(den.ben)]
        den.chat._surfaces.note_press("t1", den.ben.id)
        await den.ask(den.ben, "q1")
        den.stage.asked.clear()
        den.commit()
        await den.env.advance_time(600)

        assert [card.id for card in den.cards(den.ben)] == before

    async def test_bell_switched_off_says_so_and_is_silent(self, open_table: Den) -> None:
        den = open_table
        den.stage.orders = ()
        await den.ask(den.ben, "q1")
        (card,) = den.cards(den.ben)

        assert card.text == Words()("chat-bell-off", number=1)
        assert not den.chat._surfaces.get(SurfaceId("t1", Kind.CARD, den.ben.id)).surface
