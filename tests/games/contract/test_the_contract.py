"""Tests of the contract checks: each finds its mistake and names it."""

import re
from asyncio import sleep
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

from games.engine.asks import Ask, Choice, ClockId, Decision, Option, Showing, WrongAsk
from games.engine.engine import Engine
from games.engine.game import ClockGroup, GameOptions, GameState, Outcome, WrongEvent, choose
from games.engine.house import RandomHouse, random_choice
from games.engine.simulate import play_many
from games.registry import GAMES, package_of, rules_of
from tests.games.contract.promises import (
    ask_is_well_formed,
    dialogues_change_nothing,
    entries_are_needed,
    level_is_no_worse,
    outcome_is_whole,
    rulebook_has_its_form,
    rulebook_says_the_same,
    seats_are_known,
    views_are_snapshots,
    windows_are_fixed,
)
from tests.games.engine.table import SEED
from tests.games.engine.toy import Henhouse, Toy
from tests.repository.tree import ROOT


def played(game: type[Toy]) -> Iterator[Engine]:
    """Yield the engine of a game for two, after the deal and after each choice."""
    engine = Engine.deal(game, 2, GameOptions(), SEED)
    rng = Random(1)
    yield engine

    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        engine.decide(seat, random_choice(decision, rng))
        yield engine


def held_to(check: Callable[[Engine], None], game: type[Toy]) -> None:
    for engine in played(game):
        check(engine)


def asks_are_well_formed(engine: Engine) -> None:
    ask = engine.ask
    if ask is not None:
        ask_is_well_formed(type(engine.game), 2, ask, ask.owed)


def views_are_copies(engine: Engine) -> None:
    views_are_snapshots(engine.game.state, engine.view(0))


def test_a_game_without_mistakes_passes() -> None:
    """Without this, a check that always fails would pass the tests below."""
    # Each check here is shown a mistake further down.
    held_to(asks_are_well_formed, Toy)
    held_to(dialogues_change_nothing, Toy)
    held_to(views_are_copies, Toy)
    *_, engine = played(Toy)

    assert engine.outcome is not None

    outcome_is_whole(engine.outcome, 2)
    seats_are_known(Toy)
    windows_are_fixed(Toy)


# -- the outcome -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        # Points, winners and ranks must agree, also where all seats are without points.
        (Outcome((0,), {0: 5, 1: 3}, {}), r"ranks the seats \[\] of 2: see Outcome.by_points"),
        (Outcome((0,), {0: 5, 1: 3}, {0: 1}), r"ranks the seats \[0\] of 2"),
        (Outcome((), {0: 5, 1: 3}, {0: 1, 1: 2}), r"winners are \(\), but rank 1 have \[0\]"),
        (Outcome((0,), {0: 5, 1: 5}, {0: 1, 1: 1}), r"rank 1 have \[0, 1\]"),
        (Outcome((1,), {0: 5, 1: 3}, {0: 1, 1: 2}), r"winners are \(1,\)"),
        (Outcome((0,), {0: 5}, {0: 1, 1: 2}), r"scores of seats \[0\]"),
        (Outcome((0,), {0: 5, 1: 3}, {0: 1, 1: 3}), r"ranks are \[1, 3\]"),
        (Outcome((0,), {0: None, 1: None}, {0: 1, 1: 1}), r"winners are \(0,\)"),
    ],
)
def test_incomplete_outcome_is_found(outcome: Outcome, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        outcome_is_whole(outcome, 2)


@pytest.mark.parametrize(
    ("points", "winners", "ranks"),
    # The last two rows: a seat without points ranks last, and alone it wins nothing.
    [
        ({0: 5, 1: 3, 2: 4}, (0,), {0: 1, 1: 3, 2: 2}),
        ({0: 5, 1: 5, 2: 4}, (0, 1), {0: 1, 1: 1, 2: 3}),
        ({0: None, 1: 0, 2: None}, (1,), {0: 2, 1: 1, 2: 2}),
        ({0: None, 1: None}, (), {0: 1, 1: 1}),
    ],
)
def test_outcome_by_points_is_whole(points: Any, winners: Any, ranks: Any) -> None:
    outcome = Outcome.by_points(points)

    assert outcome == Outcome(winners, points, ranks)
    outcome_is_whole(outcome, len(points))


def test_merit_may_rank_differently_from_points() -> None:
    # Both have five points; the second number of the merit breaks the tie.
    outcome = Outcome.by_merit({0: 5, 1: 5}, {0: (5, 2), 1: (5, 3)})

    assert outcome == Outcome((1,), {0: 5, 1: 5}, {0: 2, 1: 1})


# -- events, asks and views ------------------------------------------------------------------------


class Fractions(Toy):
    def next_round(self) -> None:
        half: Any = 0.5
        self.tell("voided", by=half)
        super().next_round()


class Tuples(Toy):
    def next_round(self) -> None:
        both: Any = (0, 1)
        self.tell("voided", by=both)
        super().next_round()


@pytest.mark.parametrize("game", [Fractions, Tuples])
def test_fact_of_a_wrong_type_is_refused(game: type[Toy]) -> None:
    """The error is raised in a simulation already, before any test of the contract."""
    with pytest.raises(WrongEvent, match=r"public event 'voided': by=.* is not a seat"):
        play_many(game, GameOptions(), [RandomHouse()] * 2, 1, "facts")


class Hasty(Toy):
    async def pick_card(self, seat: int) -> list[int]:
        # Changes the state while other seats have not answered yet.
        picked = await super().pick_card(seat)
        self.state.played.append(picked[0])
        return picked


def test_dialogue_that_changes_the_state_is_found() -> None:
    with pytest.raises(AssertionError, match="somebody answered 'cards', and the state has"):
        held_to(dialogues_change_nothing, Hasty)


class Live(Toy):
    @classmethod
    def view(cls, state: Henhouse, viewer: int | None) -> dict[str, object]:
        # The list itself instead of a copy: a page could change the hand.
        return {"hands": [state.hands[viewer or 0]]}


@dataclass
class LiveView:
    state: GameState


class Whole(Toy):
    @classmethod
    def view(cls, state: Henhouse, viewer: int | None) -> Any:
        return LiveView(state)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Live, r"view\['hands'\]\[0\] is state\.hands\[0\] itself: hand out a copy"),
        (Whole, r"view\.state is state itself: hand out a copy"),
    ],
)
def test_view_with_live_state_is_found(game: type[Toy], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        held_to(views_are_copies, game)


class NoClock(Toy):
    async def pick_card(self, seat: int) -> Any:
        return await choose("card", [Option("card", 1)], None, "reveal")


class Sleepy(Toy):
    async def take_eggs(self) -> None:
        # Awaits the event loop instead of an ask; a script runs without a loop.
        await sleep(0)


class SleepyDialogue(Toy):
    async def pick_card(self, seat: int) -> Any:
        await sleep(0)


class Bare(Toy):
    async def take_eggs(self) -> None:
        await Decision("eggs", [Option("egg", 0)], None, ClockId("card"))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (NoClock, "'card' runs on the clock 'reveal', which is not among the game's `clocks`"),
        (Sleepy, "the script awaited None, which is no ask"),
        (SleepyDialogue, "the script awaited None, which is no ask"),
        (Bare, r"the script awaited Decision\(kind='eggs'.*self.ask, ask_each, parallel"),
    ],
)
def test_script_that_awaits_something_else_than_an_ask_is_refused(
    game: type[Toy], said: str
) -> None:
    """The error is raised in a simulation already; the engine is unusable afterwards."""
    with pytest.raises(WrongAsk, match=said):
        play_many(game, GameOptions(), [RandomHouse()] * 2, 3, "asks")


class Reacting(Toy):
    """A game with a window on a clock that is not declared as one."""

    clocks: ClassVar = {**Toy.clocks, "window": ClockGroup(8, fixed=True)}


def test_window_on_an_undeclared_clock_is_found() -> None:
    with pytest.raises(AssertionError, match=r"nobody may see who answers 'squawk', so it is a w"):
        held_to(asks_are_well_formed, Reacting)


class Hurried(Toy):
    clocks: ClassVar = {**Toy.clocks, "window": ClockGroup(8, window=True)}


def test_window_that_changes_with_the_pace_is_found() -> None:
    with pytest.raises(AssertionError, match="the clock 'window' is a window, so its length must"):
        windows_are_fixed(Hurried)


@pytest.mark.parametrize(
    # JSON knows neither tuples nor exact fractions, and records must be compared byte by byte.
    ("about", "said"),
    [({"at": 0.5}, "at=0.5: a fact is"), ({"cards": (1, 2)}, r"cards=\(1, 2\): a fact is")],
)
def test_ask_about_a_fact_of_a_wrong_type_is_found(about: Any, said: str) -> None:
    decision = Decision("card", [Option("card", 1)], None, ClockId("card"), about=about)
    with pytest.raises(AssertionError, match=said):
        ask_is_well_formed(Toy, 2, Ask("cards", {0: decision}), {0: decision})

    decision = Decision("card", [Option("card", 1)], None, ClockId("card"))
    ask = Ask("cards", {0: decision}, Showing.SEATS, about)
    with pytest.raises(AssertionError, match=said):
        ask_is_well_formed(Toy, 2, ask, {0: decision})


# -- what a game declares --------------------------------------------------------------------------


class Crowded(Toy):
    seats = range(2, 10)


def test_more_seats_than_seat_letters_are_found() -> None:
    with pytest.raises(AssertionError, match="toy is for up to 9 seats; this house has 8"):
        seats_are_known(Crowded)


class Timid:
    """Plays its lowest card and never reacts."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (
            min(decision.options, key=lambda option: (option.kind == "squawk", option.value or 0)),
        )


class UpsideDown(Toy):
    houses: ClassVar = {"easy": RandomHouse, "hard": Timid}


def test_level_worse_than_the_one_below_is_found() -> None:
    with pytest.raises(AssertionError, match=r"toy: hard finishes better than easy in \d+% of the"):
        level_is_no_worse(UpsideDown, "hard", "easy")


@pytest.mark.parametrize("slug", ["uno2", "six-nimmt", "Uno", "", "hühner"])
def test_slug_that_is_invalid_in_custom_ids_is_refused(slug: str) -> None:
    """A slug must be ASCII letters: it is part of custom ids."""
    with pytest.raises(LookupError, match="is no slug: it stands in the ids of buttons"):
        rules_of(slug)


def test_unneeded_entry_of_hidden_is_found() -> None:
    with pytest.raises(AssertionError, match="REVEALING has 'deal', and nothing needs it: take it"):
        entries_are_needed({"deal", "reveal"}, "REVEALING", lambda entry, _: entry == "reveal")


# -- RULES.md --------------------------------------------------------------------------------------

GOOD = (
    "# Toy\n\n## In an eggshell\n\nEggs.\n\n## 1. Play\n\n1.1 On.\n\n- Oh.\n\n| A | B |\n\n"
    "## Appendix B. The rulings\n\n<!-- not shown -->\n\n- TY-1: no.\n"
)
GERMAN = "# Spiel\n\n## Kurz gesagt\n\nEier.\n\n## 1. Spiel\n\n1.1 Los.\n\n- Ach.\n\n| A | B |\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# Toy\n\nEggs.\n", "RULES.md has no section"),
        (GOOD.replace("## In an eggshell", "## In short"), "begins with 'In short', not with"),
        (GOOD.replace("## Appendix B. The rulings", ""), "ends with '1. Play', not with '## App"),
        # 26 sections do not fit into a menu of 25 options.
        (GOOD.replace("## 1. Play", "## 1. Play\n" * 25), "has 26 sections; the menu .* holds 25"),
        (
            GOOD.replace("<!-- not shown -->", ""),
            "under '## Appendix B. The rulings' stands no <!--",
        ),
    ],
)
def test_rulebook_of_a_wrong_form_is_found(text: str, said: str) -> None:
    rulebook_has_its_form(GOOD)
    with pytest.raises(AssertionError, match=said):
        rulebook_has_its_form(text)


@pytest.mark.parametrize("slug", GAMES)
def test_every_rulebook_has_its_form(slug: str) -> None:
    rulebook_has_its_form((ROOT / "games" / package_of(slug) / "RULES.md").read_text("utf-8"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GERMAN.replace("1.1 Los.\n\n", ""), "after '## 1.' stands '-', in English '1.1'"),
        (GERMAN.replace("1.1 Los.", "1.2 Los."), "after '## 1.' stands '1.2', in English '1.1'"),
        (GERMAN.replace("## 1. ", "## "), "after 'a paragraph' stands '## ', in English '## 1.'"),
        (GERMAN.replace("| A | B |", "| A |"), "stands 'a row of 1', in English 'a row of 2'"),
        (GERMAN.replace("Eier.", "Eier.\n\nHuhn."), "stands 'a paragraph', in English '## 1.'"),
        (GERMAN + "\nMehr.\n", "after 'a row of 2' stands 'a paragraph', in English 'nothing'"),
    ],
)
def test_translation_of_another_form_is_found(text: str, said: str) -> None:
    rulebook_says_the_same(GOOD, GERMAN)
    # The appendix is not shown to players, so a translation may have it or not.
    rulebook_says_the_same(GOOD, GERMAN + GOOD[GOOD.index("\n## App") :])
    with pytest.raises(AssertionError, match=re.escape(said)):
        rulebook_says_the_same(GOOD, text)


@pytest.mark.parametrize("slug", GAMES)
def test_every_translation_has_the_form_of_the_original(slug: str) -> None:
    english = ROOT / "games" / package_of(slug) / "RULES.md"
    for file in english.parent.glob("RULES.*.md"):
        # English is RULES.md, so a file RULES.en.md must not exist.
        assert english.with_name(f"RULES.{file.name.split('.')[1]}.md") == file
        rulebook_says_the_same(english.read_text("utf-8"), file.read_text("utf-8"))
