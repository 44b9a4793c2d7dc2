"""The state of a surface that is known only while the process runs."""

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import MAX_BACKOFF, Aim, Attempt, Depth, Ring, Seen, SurfaceState
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Page, Text

WANTED = DesiredMessage.of(Page((Text("x"),)))


class TestTheBackOff:
    def test_backoff_grows_to_its_maximum(self) -> None:
        attempt = Attempt()
        waits = []
        for _ in range(8):
            attempt.record_failure(100.0)
            waits.append(attempt.due - 100.0)

        assert waits == [0.0, 2.0, 6.0, 14.0, 30.0, MAX_BACKOFF, MAX_BACKOFF, MAX_BACKOFF]

    def test_success_resets_the_backoff(self) -> None:
        attempt = Attempt()
        for _ in range(4):
            attempt.record_failure(100.0)

        attempt.failures = 0
        attempt.record_failure(200.0)
        assert attempt.due == 200.0


class TestDoubts:
    """An edit and an answer to a press can cross, and then the shown page is uncertain."""

    def test_edit_clears_earlier_doubts(self) -> None:
        shown = SurfaceState(SurfaceId("t", Kind.TABLE))
        shown.mark_uncertain()
        shown.mark_drawn(WANTED, 1.0, shown.doubts)
        assert not shown.doubts

    def test_edit_keeps_doubts_that_arose_during_it(self) -> None:
        shown = SurfaceState(SurfaceId("t", Kind.TABLE))
        shown.mark_uncertain()
        began = shown.doubts
        shown.mark_uncertain()
        shown.mark_drawn(WANTED, 1.0, began)

        assert shown.doubts


class TestAims:
    def test_surface_that_was_given_up_stays_so_until_it_is_posted(self) -> None:
        shown = SurfaceState(SurfaceId("t", Kind.TABLE))
        shown.aim = Aim.GIVE_UP
        shown.mark_sending()

        assert shown.is_given_up

        shown.mark_posted(WANTED, 1.0)
        assert not shown.is_given_up

    def test_new_message_is_due_once(self) -> None:
        shown = SurfaceState(SurfaceId("t", Kind.TABLE))
        shown.aim = Aim.POST
        assert shown.is_coming
        shown.mark_sending()
        assert not shown.is_to_be_posted


def test_depth_is_undisturbed_by_messages_of_the_table() -> None:
    depths = (Depth(below=1), Depth(below=1, asides=(5,)), Depth(below=2, asides=(5,)))
    assert [depth.is_undisturbed for depth in depths] == [False, True, False]


def test_aside_posted_before_the_answer_of_a_send_counts_if_it_is_newer() -> None:
    depth = Depth(below=9, asides=(100, 102))
    assert depth.posted(101) == Depth(below=1, asides=(102,), is_known=True)
    assert depth.posted(103) == Depth(is_known=True)


def test_moment_is_new_once() -> None:
    seen = Seen()
    assert [seen.set_moment(one) for one in ("a", "a", "b")] == [True, False, True]


def test_waiting_time_is_counted_from_the_first_call() -> None:
    seen = Seen()
    assert [seen.seconds_waited(now) for now in (5.0, 7.5)] == [0.0, 2.5]


def test_held_ring_is_due_at_its_planned_time() -> None:
    ring = Ring()
    ring.hold("q1")
    # A time must be planned as well.
    assert not ring.is_due(100.0)

    ring.at = 50.0
    assert ring.is_due(50.0)

    ring.clock_set_back(20.0)
    assert ring.at == 20.0

    ring.at = None
    assert not ring.is_due(100.0)


class TestNames:
    @pytest.mark.parametrize(
        ("surface_id", "name"),
        [
            (SurfaceId("t", Kind.TABLE), "table"),
            (SurfaceId("t", Kind.CARD, 17), "card:17"),
            (SurfaceId("t", Kind.HAND, 17), "hand:17"),
            (SurfaceId("t", Kind.CALL, 17), "call:17"),
            (SurfaceId("t", Kind.ASIDE, key="battle:3"), "aside:battle:3"),
            (SurfaceId("t", Kind.CARD, 17, generation=0), "old:0:card:17"),
            (SurfaceId("t", Kind.TABLE, generation=12), "old:12:table"),
        ],
    )
    def test_stored_names_never_change(self, surface_id: SurfaceId, name: str) -> None:
        assert surface_id.name == name
        assert SurfaceId.parse("t", name) == surface_id

    @pytest.mark.parametrize("name", ["", "board", "card:", "card:x", "old:table", "old::table"])
    def test_invalid_name_is_rejected(self, name: str) -> None:
        with pytest.raises(ValueError, match=r"not a valid|invalid literal"):
            SurfaceId.parse("t", name)

    def test_old_message_knows_its_former_place(self) -> None:
        old = SurfaceId("t", Kind.CARD, 17, generation=3)
        assert old.current == SurfaceId("t", Kind.CARD, 17)
        assert old.current.current == old.current
