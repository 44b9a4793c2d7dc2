"""Private warnings: when they appear and when not. They use only what the seat knows."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.heist.controls import warning
from games.engine.asks import ClockId, Decision, Option
from games.heist.state import CardAim, Note, StandingEffect
from tests.cogs.stage import Stage


class Position:
    """The first turn of four seats, seen by Ada, with some fields changed by the tests."""

    def __init__(self) -> None:
        self.stage = Stage(4, 1)
        self.state: Any = self.stage.engine.game.state
        self.state.leader = 0
        self.state.turn_order[:] = [0, 1, 2, 3]
        self.state.turn.seat = 0
        characters = ("agent", "cowboy", "boss", "knight")
        for one, character in zip(self.state.seats, characters, strict=True):
            one.character = character
            one.hand = []
            one.loot = ["cash-1"]
            one.notes = []

    # Knowing an event takes a note with a single slot.
    def knows(self, event: str) -> None:
        self.state.slots[self.state.round - 1] = event
        self.state.seats[0].notes = [Note(event, [self.state.round])]

    # The other options matter to some warnings: they may make an option pointless.
    def of(self, kind: str, value: int | str | None = None, **about: Any) -> str | None:
        option = Option(kind, value)
        others = [Option(one) for one in about.pop("beside", ())]
        decision = Decision("any", [option, *others], None, ClockId("turn"), about=about)
        waste = warning(replace(self.stage.scene(0)), decision, option)
        return None if waste is None else waste.id


@pytest.fixture
def at() -> Position:
    return Position()


class TestCards:
    """HR-22: pointless plays are legal, and the card warns of them."""

    @pytest.mark.parametrize("card", ["flash_grenade", "signal_jammer"])
    def test_warns_of_a_card_that_is_already_in_force(self, at, card):
        """HR-28: a second card of this kind is allowed, but has no effect."""
        assert at.of("play", card) is None
        at.state.board.append(card)
        assert at.of("play", card) == "in-force"

    def test_warns_of_a_flash_grenade_after_the_last_move(self, at):
        # Seat 3 is the last to move, so no later seat could be hindered.
        at.state.turn.seat = 3
        assert at.of("play", "flash_grenade") == "no-moves-left"
        at.state.turn = None
        assert at.of("play", "flash_grenade") == "no-moves-left"
        assert at.of("play", "signal_jammer") is None

    def test_warns_of_an_aim_that_is_void(self, at):
        """HR-43: an aim that is void is allowed."""
        assert at.of("seat", 1, card="copycat") is None

        # A check-in at a seat voids the next check-in there.
        at.state.check_ins.append(CardAim(1, 2))
        assert at.of("seat", 1, card="copycat") is None
        assert at.of("seat", 1, card="check_in") == "void-target"

        at.state.copycats.append(CardAim(1, 2))
        assert at.of("seat", 1, card="copycat") == "void-target"
        assert at.of("seat", 2, card="check_in") is None

    def test_warns_of_a_play_without_effect(self, at):
        assert at.of("seat", 0, card="influence") == "leader-already"
        assert at.of("seat", 0, card="disguise") is None

        at.state.fortified.append("vault")
        assert at.of("crew", "vault") == "fortified-already"
        assert at.of("crew", "lobby") is None

        at.state.locked.append(4)
        assert at.of("slot", 4, card="lockdown") == "locked-already"
        assert at.of("slot", 4, card="panic") is None

    def test_warns_of_an_event_that_is_gone(self, at):
        at.state.round = 3
        at.state.shown = 2
        at.state.slots[:2] = ["swat", "drivers_signal"]

        assert at.of("event", "swat") is None
        assert at.of("event", "drivers_signal") is None

        # The only Betrayal was revealed; of the driver's signals another one remains.
        at.state.slots[0] = "betrayal"
        assert at.of("event", "betrayal") == "event-gone"

    def test_warns_of_contradicting_own_notes(self, at):
        at.knows("swat_again")
        assert at.of("event", "swat") is None
        assert at.of("event", "dyepack") == "event-elsewhere"


class TestTurns:
    def test_warns_of_looking_at_a_known_slot(self, at):
        # Two slots in a note: the seat knows both events but not their order.
        at.state.seats[0].notes = [Note("dyepack", [4]), Note("swat", [5, 6])]
        assert at.of("lookout", 4) == "known-already"
        assert at.of("lookout", 5) is None

    def test_warns_of_an_agent_without_loot(self, at):
        assert at.of("agent", 1) is None
        # Without loot the agent's swap returns what it has just taken.
        at.state.seats[0].loot = []
        assert at.of("agent", 1) == "agent-empty"

    def test_warns_of_an_angel_after_the_turn(self, at):
        """HR-67: the angel may name a seat that has moved already."""
        # Seat 3 has moved before, so forbidding its move does nothing.
        at.state.turn_order[:] = [3, 0, 1, 2]
        assert at.of("angel", 3) == "turn-over"
        assert at.of("angel", 1) is None

    def test_warns_of_an_angel_that_forbids_its_last_move(self, at):
        """HR-68: the angel may block its own last move."""
        assert at.of("move", "rob", target=1) is None

        # Only "rob" is left to Ada, so forbidding it would leave her no move.
        at.state.standing += [
            StandingEffect("angel", 2, 0, move) for move in ("resupply", "lookout", "tinker")
        ]
        assert at.of("move", "rob", target=1) == "own-last-move"
        assert at.of("move", "tinker", target=2) == "forbidden-already"

    def test_warns_of_a_second_devil_at_a_seat(self, at):
        at.state.standing.append(StandingEffect("devil", 2, 1))
        assert at.of("devil", 1) == "off-already"
        assert at.of("devil", 3) is None

    def test_warns_of_ending_with_an_open_offer(self, at):
        assert at.of("end") is None
        # Gold that was shown and not taken.
        assert at.of("end", beside=("show_gold",)) == "offer-open"


class TestDecisions:
    """The event is in the seat's notes. HR-82 says when Hide is lost."""

    @pytest.mark.parametrize(
        ("event", "stay", "hide", "run"),
        [
            ("time_lock", "stay-saved", None, None),
            ("shootout", None, "hide-misses", None),
            ("swat", "stay-saved", None, None),
            ("drivers_signal", None, "hide-misses", None),
            ("betrayal", "stay-saved", None, None),
            ("dyepack", None, "hide-misses", None),
            ("membership_fee", "stay-fee", None, None),
            ("police_patrol", None, "hide-misses", "run-patrol-saved"),
            ("poor_planning", None, None, None),
        ],
    )
    def test_warnings_of_a_vault_leader_with_hide(self, at, event, stay, hide, run):
        at.knows(event)
        assert (at.of("stay"), at.of("hide"), at.of("run")) == (stay, hide, run)

    def test_warnings_without_hide_say_caught(self, at):
        at.state.seats[0].has_hide = False
        at.knows("time_lock")
        assert at.of("stay") == "stay-caught"
        at.knows("police_patrol")
        assert at.of("run") == "run-patrol"

    def test_warnings_at_the_second_signal(self, at):
        """HR-84: Hide does not help at the second signal."""
        # One signal was shown, so this one is the second.
        at.state.signals = 1
        at.knows("drivers_signal")
        assert (at.of("stay"), at.of("hide"), at.of("run")) == ("stay-signal", "hide-signal", None)

    @pytest.mark.parametrize("event", ["time_lock", "swat", "membership_fee"])
    def test_warnings_of_an_immune_samurai(self, at, event):
        """HR-81: an immune seat is not hit by these events."""
        at.state.seats[0].character = "samurai"
        at.state.seats[3].character = "agent"
        at.knows(event)
        assert (at.of("stay"), at.of("hide")) == (None, "hide-misses")

    def test_warnings_of_a_samurai_who_runs_into_the_patrol(self, at):
        """HR-81: the event passes an immune seat, which keeps Hide."""
        at.state.seats[0].character = "samurai"
        at.state.seats[3].character = "agent"
        at.knows("police_patrol")

        assert at.of("run") is None

        # The Samurai is spared in rounds 1 to 5 only.
        at.state.round = 6
        at.state.seats[0].notes = [Note("police_patrol", [6])]
        assert at.of("run") == "run-patrol-saved"

    def test_no_warning_without_knowledge(self, at):
        assert (at.of("stay"), at.of("hide"), at.of("run")) == (None, None, None)

    def test_no_warning_from_an_uncertain_note(self, at):
        # Time lock is in one of two slots: the seat cannot know in which.
        at.state.seats[0].notes = [Note("time_lock", [1, 2])]
        assert at.of("stay") is None
