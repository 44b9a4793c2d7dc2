"""Events of Crazy Chicken: which get a message beside the table, and draws that show no card."""

from typing import Any

import pytest

from bot.pages.page import Text, picture_of
from bot.pages.presentable import as_text
from bot.tables.table import Absence, Status
from cogs.crazy.table import QUIPS
from games.crazy.players.house import HardHouse
from games.engine.asks import CLOCK
from tests.cogs.crazy.test_pages import (
    at,
    beaten,
    ended,
    moment_of,
    next_turn,
    round_over,
    staged,
    taken,
    turn,
)
from tests.cogs.faces import WORDS, page_of
from tests.cogs.reading import aloud, said
from tests.cogs.stage import Stage
from tests.support.pictures import assert_well_drawn


class TestMoments:
    """A beaten set and the end of a round each have a message beside the table."""

    def test_beaten_set_is_a_moment_after_its_pile_is_chosen(self):
        stage = beaten()
        # The owner first chooses a pile for the beaten cards, which belongs to the same message.
        assert moment_of(stage) is None, "Ben still says where it goes"
        stage.choose(1, "put first")
        assert moment_of(stage) is not None

    def test_moment_stays_until_the_next_turn_ends(self):
        stage = taken()
        first = moment_of(stage)
        stage.choose(1, "draw left")
        stage.choose(1, "draw right")

        # Draws alone do not end the moment: the turn does.
        assert moment_of(stage) == first

        stage.choose(1, "discard 12 first")
        assert moment_of(stage) is None

    def test_laying_more_of_an_own_set_is_no_moment(self):
        stage = next_turn()
        assert stage.scene().news[-1].kind == "laid"
        assert moment_of(stage) is None

    def test_a_set_that_ends_the_round_is_told_with_its_end(self):
        words = turn()
        # The pile on the right is empty, so the lay also ends the round.
        words["A"]["hand"] = [20] * 6
        stage = at(phase="act", right=[], **words)
        stage.choose(0, "lay 6x20")
        found = moment_of(stage)

        assert found is not None

        beaten, ended, *_ = (block.body for block in found.page.blocks if isinstance(block, Text))
        assert "**6 × 20** beat **4**" in beaten
        assert WORDS("crazy-why-pile") in ended

    @pytest.mark.parametrize("of", [taken, round_over])
    def test_moment_is_well_drawn_and_the_same_as_text(self, of: Any):
        found = moment_of(of())
        assert found is not None

        drawn = picture_of(found.page)
        assert drawn is not None

        # Players without pictures get the same message in words.
        assert_well_drawn(drawn.picture)
        assert found.page.accent == as_text(found.page).accent
        assert picture_of(as_text(found.page)) is None

    def test_next_round_begins_without_a_moment(self):
        stage = round_over()
        before = moment_of(stage)
        moment = stage.engine.decision(CLOCK)

        assert moment is not None

        stage.choose(CLOCK, str(moment.options[0]))
        assert stage.engine.game.state.round == 2
        assert before is not None
        assert moment_of(stage) is None

    def test_end_of_the_game_has_no_moment(self):
        stage = ended()
        stage.session.table.status = Status.OVER
        assert moment_of(stage) is None

    def test_each_moment_of_a_game_is_a_message_of_its_own(self):
        """A message that was replaced by another one does not come back."""
        stage = staged(3)
        keys = []
        while not stage.over:
            found = moment_of(stage)
            key = found.key if found is not None else None
            if not keys or keys[-1] != key:
                keys.append(key)

            stage.step(HardHouse())

        told = [key for key in keys if key is not None]
        assert len(told) == len(set(told)) > 8

    def test_there_is_a_remark_for_every_number(self):
        assert len({WORDS("crazy-moment-quip", which=which) for which in range(QUIPS)}) == QUIPS


def drawing(*piles: str, **position: Any) -> Stage:
    """Return a game in which Ada has drawn from these piles."""
    stage = at(**turn(), **position)
    for pile in piles:
        stage.choose(0, f"draw {pile}")
    return stage


class TestDrawsThatShowNothing:
    """A draw that shows no card is told together with the choice that follows it."""

    def test_two_face_down_cards_wait_for_the_lay_or_the_discard(self):
        stage = drawing()
        before = aloud(page_of(stage.scene()))
        for pile in ("left", "right"):
            stage.choose(0, f"draw {pile}")
            # An edit of the table for it would cost a request and say nothing.
            assert aloud(page_of(stage.scene())) == before

        stage.choose(0, "discard 18 first")
        text = said(page_of(stage.scene()))
        assert WORDS("crazy-face-down", count=2) in text
        assert WORDS("crazy-pile-down", sign="⬅️", n=34) in text

    def test_last_card_of_a_pile_is_told_at_once(self):
        """6.1: the last card of a draw pile ends the round."""
        text = said(page_of(drawing("left", "right", left=[16], right=[16, 16]).scene()))
        assert WORDS("crazy-pile-down", sign="⬅️", n=0) in text

    @pytest.mark.parametrize("away", [False, True])
    def test_open_draw_is_told_later_if_the_other_player_is_silent(self, away: bool):
        stage = drawing()
        # Ben is silent, so an automated choice plays for him.
        if away:
            stage.session.table.change_player(1, absence=Absence.SILENT)

        for pile in ("left", "first"):
            stage.choose(0, f"draw {pile}")

        told = WORDS("crazy-told-draws", seat="Ada", mine="no", what="the 9 and a face-down card")
        assert (told in said(page_of(stage.scene()))) is not away

        # Now the draws are told, whether or not they waited.
        stage.choose(0, "discard 18 first")
        assert told in said(page_of(stage.scene()))


@pytest.mark.parametrize("round_", [1, 2])
def test_table_has_a_hint_in_the_first_round(round_: int):
    text = said(page_of(at(**turn(), round=round_).scene()))
    assert (WORDS("table-hand-hint") in text) is (round_ == 1)
    assert WORDS("crazy-table-hint") in text
