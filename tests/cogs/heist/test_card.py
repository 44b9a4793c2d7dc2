"""The private card of a heist shows what a decision needs, and nothing else."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.standing_orders import give
from bot.tables.table import Bulletin, Player, Status
from cogs.heist.story import has_moved
from cogs.pages import require
from games.heist.players.house import EasyHouse
from tests.cogs.faces import WORDS, page_of
from tests.cogs.reading import buttons, menus, said
from tests.cogs.stage import Stage

LET_ALL = WORDS("order-heist-let-all")


def lines(stage: Stage, seat: int) -> list[str]:
    return said(page_of(stage.scene(seat))).splitlines()


def labels(stage: Stage, seat: int) -> list[str]:
    return [button.label for button in buttons(page_of(stage.scene(seat)))]


def to_window(seats: int = 3) -> Stage:
    """Return a game in which the first seat has played Freeze and the others may override it."""
    stage = Stage(seats, 1)
    state = stage.engine.game.state
    # Hands without an Override.
    for seat in state.seats:
        seat.hand[:] = ["freeze", "warn"]

    stage.enter()
    stage.choose(state.turn.seat, "play freeze")
    return stage


class TestOwnNews:
    def told(self, card: str) -> str:
        stage = Stage(3, 1)
        stage.session.table.news = (Bulletin(1, "overridden", {"by": 1, "seat": 0, "card": card}),)
        (line,) = (one for one in lines(stage, 0) if "Ben overrides" in one)
        return line

    def test_sentence_holds_a_sign_once(self):
        # Freeze has a sign, and the sentence has one for Override already.
        assert self.told("freeze").endswith("🚫 Ben overrides your ❄️ Freeze.")
        assert self.told("override").endswith("🚫 Ben overrides your Override.")


class TestSituation:
    def at(self, **changes: Any) -> Stage:
        stage = Stage(4, 1)
        state = stage.engine.game.state
        for name, value in changes.items():
            setattr(state, name, value)

        stage.enter()
        return stage

    def test_round_signals_and_truck_stand_on_every_card(self):
        stage = self.at(round=4, shown=3, signals=1)
        for seat in range(4):
            text = said(page_of(stage.scene(seat)))
            assert "**Round 4 of 10** · 🚗 **1 of 2** signals" in text
            assert "🚚 On the truck: 1" in text

    def test_card_lists_the_last_event_and_the_state_of_all_seats(self):
        stage = self.at(round=2, shown=1)
        state = stage.engine.game.state
        state.slots[0] = "shootout"

        assert "Last: 🔫 Shootout · everybody is still in" in said(page_of(stage.scene(0)))

        state.seats[1].status = "escaped"
        state.seats[1].loot = ["cash-1", "cash-2"]
        state.seats[2].status = "caught"
        told = "Last: 🔫 Shootout · 🏁 Away: Ben (2 loot) · ⛓️ Caught: Cleo"

        assert told in said(page_of(stage.scene(0)))

    def after(self, event: str, *told: Bulletin, **changes: Any) -> str:
        """Return what a card says about this event in the next round."""
        stage = self.at(round=2, shown=1, **changes)
        stage.engine.game.state.slots[0] = event
        stage.session.table.news = (
            # An event of the round before, which must be left out.
            Bulletin(8, "caught", {"seat": 0, "count": 0}),
            Bulletin(9, "event_shown", {"slot": 1, "event": event}),
            *told,
            Bulletin(9, "round_started", {"round": 2, "leader": 1}),
        )
        (line,) = (one for one in lines(stage, 0) if "Last: " in one)
        return line.partition("Last: ")[2].split(" · ")[0]

    def test_card_names_the_players_hit_by_the_last_event(self):
        """The card names the players:

        who is left, and who has no Hide, decides what is worth a risk.
        """
        assert (
            self.after(
                "searchlight",
                Bulletin(9, "saved", {"seat": 3}),
                Bulletin(9, "saved", {"seat": 0}),
                Bulletin(9, "hide_lost", {"seat": 2}),
                Bulletin(9, "caught", {"seat": 1, "count": 2}),
            )
            == "🔦 Searchlight (Ben caught, Dan and Ada gave up Hide)"
        )

        paid = Bulletin(9, "fee_paid", {"seat": 2})
        assert self.after("membership_fee", paid) == "💳 Membership Fee (Cleo paid)"

    def test_card_says_that_an_event_hit_no_player(self):
        assert self.after("searchlight") == "🔦 Searchlight (hit nobody)"
        # The event hits no seat by itself, so the note of an event without a hit would mislead.
        assert self.after("dyepack") == "🎨 Dyepack", "it is after nobody"

    def test_card_names_the_event_that_poor_planning_brought(self):
        told = Bulletin(9, "substituted", {"event": "searchlight"})
        caught = Bulletin(9, "caught", {"seat": 1, "count": 2})
        said_ = self.after("poor_planning", told, caught, substitute="searchlight")
        assert said_ == "🔦 Searchlight (Ben caught)"

    def test_card_is_silent_about_a_forgotten_reveal(self):
        stage = self.at(round=2, shown=1)
        stage.engine.game.state.slots[0] = "searchlight"
        # The news no longer hold the reveal, so the card cannot say what it did.
        stage.session.table.news = (Bulletin(9, "caught", {"seat": 1, "count": 2}),)
        assert "Last: 🔦 Searchlight · " in said(page_of(stage.scene(0)))

    def test_waiting_card_changes_only_with_the_round(self):
        """Every change of a waiting card costs an edit for each seat."""
        stage = Stage(4, 3)
        seen: dict[tuple[int, int, str], set[str]] = {}
        while not stage.over:
            state = stage.engine.game.state
            for seat in range(4):
                scene = stage.scene(seat)
                # Only seats that wait and are still in the bank.
                if scene.question is None and state.seats[seat].status == "in":
                    # Saves are the one phase in which a waiting card may change.
                    phase = "strikes" if state.phase == "saves" else "goes on"
                    shown = seen.setdefault((state.round, seat, phase), set())
                    text = lines(stage, seat)
                    # Two lines, below the news, hold round and last event.
                    first = next(at for at, line in enumerate(text) if line.startswith("**Round"))
                    shown.add("\n".join(text[first : first + 2]))

            stage.step(EasyHouse())

        assert len(seen) > 8
        assert all(len(shown) == 1 for shown in seen.values())

    def test_board_effects_are_shown_only_with_a_question(self):
        # Flash Grenade forbids Lookouts, which matters to the seat on turn only.
        stage = self.at(board=["flash_grenade"])
        up = stage.engine.game.state.turn.seat
        marked = [seat for seat in range(4) if "no Lookouts" in said(page_of(stage.scene(seat)))]
        assert marked == [up]


class TestFirstRounds:
    def test_character_is_explained_in_the_first_rounds(self):
        stage = Stage(3, 1)
        state = stage.engine.game.state
        up = state.turn.seat
        for seat in (up, (up + 1) % 3):
            state.seats[seat].character = "boss"
            assert "🔦 Searchlight catches your crew" in said(page_of(stage.scene(seat)))

        # From round 3 on the explanation is left out.
        state.round = 3
        state.shown = 2
        assert "catches your crew" not in said(page_of(stage.scene(up)))


class TestLetAllHappen:
    def test_let_all_is_offered_to_all_seats_of_a_window(self):
        stage = to_window()
        asked = list(stage.engine.ask.owed if stage.engine.ask else ())
        # One seat of the window could override; the others cannot.
        stage.engine.game.state.seats[asked[0]].hand[:] = ["override"]
        # The button appears for all of them, so that it does not reveal who could.
        assert all(LET_ALL in labels(stage, seat) for seat in asked if seat >= 0)

    def test_let_all_is_offered_to_waiting_seats_only(self):
        stage = Stage(3, 1)
        up = stage.engine.game.state.turn.seat
        offered = [seat for seat in range(3) if LET_ALL in labels(stage, seat)]
        assert offered == [seat for seat in range(3) if seat != up]

    def test_let_all_is_not_offered_if_no_window_can_come(self):
        stage = Stage(3, 1)
        waits = next(seat for seat in range(3) if seat != stage.engine.game.state.turn.seat)
        # Freeze forbids cards, so no window can come in this round.
        stage.engine.game.state.board[:] = ["freeze"]

        assert LET_ALL not in labels(stage, waits)

        stage.engine.game.state.board.clear()
        stage.session.table.status = Status.PAUSED
        assert LET_ALL not in labels(stage, waits)

    def test_let_all_is_not_offered_if_the_order_is_set(self):
        stage = Stage(3, 1)
        waits = next(seat for seat in range(3) if seat != stage.engine.game.state.turn.seat)
        give(stage.session.table, stage.engine, waits, "window", ["on"])
        assert LET_ALL not in labels(stage, waits)


class TestNews:
    def told(self, *events: tuple[str, dict[str, Any], int | None]) -> str:
        """Return the text on Ada's card after these events."""
        stage = Stage(3, 1)
        stage.session.table.players[0] = Player("Ada", user_id=100)
        stage.session.table.news = tuple(Bulletin(5, *event) for event in events)
        return said(page_of(stage.scene(0)))

    def test_own_losses_of_a_reveal_are_told_for_one_round(self):
        shown = ("event_shown", {"slot": 1, "event": "swat"}, None)
        lost = ("hide_lost", {"seat": 0}, None)
        began = ("round_started", {"round": 2, "leader": 0}, None)
        robbed = ("robbed_loot", {"loot": "cash-1"}, 0)
        text = self.told(robbed, shown, lost, began)

        assert WORDS("heist-told-hide_lost-you") in text
        # News of her own turn ended with the reveal.
        assert "You robbed" not in text
        # A second reveal has followed, so the line is gone.
        assert WORDS("heist-told-hide_lost-you") not in self.told(shown, lost, began, shown, began)

    def test_overridden_override_is_not_told(self):
        over = ("overridden", {"by": 1, "seat": 0, "card": "panic"}, None)
        stood = ("stood", {"seat": 0, "card": "panic"}, None)
        # "stood" says that the override was itself overridden.
        assert "Ben overrides your" in self.told(over)
        assert "Ben overrides your" not in self.told(over, stood)

    def test_an_agents_swap_is_one_sentence(self):
        swap = ("agent_swapped", {"seat": 1, "target": 0}, None)
        lost = ("lost_loot", {"loot": "cash-1", "target": 1}, 0)
        got = ("gained_loot", {"loot": "gold-4", "target": 1}, 0)
        # A non-breaking space keeps sign and name on one line.
        swapped = "Swapped blind with Ben: your 💵\u00a0Cash 1 for 🪙\u00a0Gold 4."
        # With and without the public event of the swap.
        for order in ((swap, lost, got), (got, lost)):
            text = self.told(*order)
            assert swapped in text
            assert "You got" not in text
            assert "No hands were shaken" not in text


class TestWhoIsUp:
    """The table shows when a move is done, but not that a player is thinking about one."""

    def moved(self, *kinds: str) -> bool:
        # Only the kinds matter to `has_moved`.
        return has_moved(Bulletin(1, kind, {}) for kind in kinds)

    def test_table_shows_that_the_move_is_done(self):
        for move in ("robbed", "resupplied", "looked_out", "tinkered"):
            assert self.moved("turn_started", move)
            assert self.moved("turn_started", move, "announced", "stood")
        assert not self.moved("turn_started", "announced", "stood")

    def test_next_turn_begins_without_a_move(self):
        assert not self.moved("turn_started", "robbed", "turn_ended", "turn_started")

    def test_move_bought_by_the_pirate_is_not_counted(self):
        assert not self.moved("turn_started", "pirate_returned", "tinkered")
        # The first tinker belongs to the pirate's exchange, the second is the move.
        assert self.moved("turn_started", "pirate_returned", "tinkered", "tinkered")

    def test_player_on_turn_is_told_that_others_decide(self):
        stage = to_window()
        up = stage.engine.game.state.turn.seat
        for seat in range(3):
            told = WORDS("heist-waiting-own") in said(page_of(stage.scene(seat)))
            assert told == (seat == up)

    # The move is public only after both slots are named.
    def test_tinker_is_public_after_its_slots_are_named(self):
        stage = Stage(3, 1)
        done = WORDS("heist-ask-turn", who="Ben", moved="yes").partition(": ")[2]
        state = stage.engine.game.state
        up = state.turn.seat
        state.seats[up].character = "boss"
        # A hand card keeps the turn open after the move.
        state.seats[up].hand[:] = ["panic"]
        stage.enter()
        before = said(page_of(stage.scene()))
        stage.choose(up, "tinker")

        assert said(page_of(stage.scene())) == before

        stage.choose(up, "slot 1 + slot 2")
        assert done in said(page_of(stage.scene()))


def test_waiting_card_has_a_menu_that_explains_the_hand():
    """It is for new players, with and without pictures, and is left out where a choice is due."""
    stage = Stage(4, 1)
    asked = next(scene for scene in stage.scenes() if scene.question is not None)
    waits = next(one for one in stage.scenes() if one.viewer is not None and one.question is None)

    assert not [menu for menu in menus(page_of(asked)) if menu.verb == "explain"]

    assert not [menu for menu in menus(page_of(waits)) if menu.verb == "explain"]

    new = replace(waits, tips=True)
    (menu,) = [menu for menu in menus(page_of(new)) if menu.verb == "explain"]
    hand = require(waits.view.own).hand
    assert {item.label for item in menu.items} == {WORDS(f"heist-card-{card}") for card in hand}
    assert {item.hint for item in menu.items} == {WORDS(f"heist-card-{card}-help") for card in hand}

    in_words = page_of(replace(new, pictured=False))
    assert menu in menus(in_words)


@pytest.mark.parametrize(
    ("tips", "pictured", "is_told"),
    [(None, True, False), (None, False, True), (False, True, True), (True, True, False)],
)
def test_card_says_how_many_overrides_it_has_unless_picture_or_tip_do(
    tips: bool | None, pictured: bool, is_told: bool
):
    stage = to_window()
    seat = max(require(stage.engine.ask).owed)
    stage.engine.game.state.seats[seat].hand[:] = ["override", "override"]
    stage.session.table.change_player(seat, tips=tips)
    text = said(page_of(replace(stage.scene(seat), pictured=pictured)))

    assert (WORDS("heist-question-override-have", count=2) in text) is is_told


@pytest.mark.parametrize("tips", [None, False, True])
def test_only_a_new_player_reads_what_the_moves_do(tips: bool | None):
    stage = Stage(4, 1)
    seat = require(next(one.viewer for one in stage.scenes() if one.question is not None))
    stage.session.table.change_player(seat, tips=tips)
    page = page_of(stage.scene(seat))
    assert WORDS("heist-tips-moves") not in said(page)
    assert (WORDS("heist-tips-moves") in said(require(page.more))) is (tips is not None)
