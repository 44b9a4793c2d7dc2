"""Whole games of Chicken Out!: the table fits Discord's limits, asks, and tells its story.

A few pages are compared with the files tests/cogs/pages/out-*.txt.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.pages.faces import Aside
from bot.tables.scene import Scene
from bot.tables.table import Bulletin, Status
from cogs.chicken_out import FACE, story, table
from cogs.chicken_out.labels import Labels
from games.chicken_out.players.house import EasyHouse, MediumHouse
from games.chicken_out.rules import ChickenOut
from games.engine.asks import Option
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.house import House
from tests.cogs.faces import (
    LONG,
    WIDE,
    WORDS,
    aside_of,
    assert_fits,
    assert_no_page_is_left_over,
    assert_reads_as_it_did,
    page_of,
)
from tests.cogs.reading import buttons, said
from tests.cogs.stage import NAMES, Stage


def staged(seats: int, seed: int, names: tuple[str, ...] = NAMES, **options: Any) -> Stage:
    return Stage(seats, seed, names, ChickenOut, **options)


def turned(how: str, card: str, count: int) -> str:
    return WORDS("out-told-turned", how=how, cards=card, count=count)


def test_forced_cards_are_told_together():
    # Ada opens a series: its first two cards are turned without a choice.
    stage = staged(3, 1)
    state = stage.engine.game.state
    state.phase = "open"
    state.seat = 0
    state.seats[0].pile = ["B2", "B4", "B10"]
    state.seats[1].pile = ["B2", "E20"]
    state.series.cards = []
    state.series.identities = []
    state.series.count = 0
    stage.session.table.news = ()
    stage.session.engine = enter(stage)
    opened = "**Ada** opens with +10, +4: **14**"

    assert opened in said(page_of(stage.scene()))

    stage.choose(1, "play")
    text = said(page_of(stage.scene()))
    twenty = turned("dares", WORDS("out-card-e20", sign="🦊"), 20)

    assert f"{opened} · **Ben** {twenty}" in text
    assert "🔴 20" in text


def enter(stage: Stage) -> Any:
    """Return an engine that starts from the position set by hand, with its first forced cards as
    events.
    """
    engine = Engine(ChickenOut, stage.engine.game.state, SeededChance(bytes(32)))
    engine._run(None)
    stage.session.engine = engine
    stage.session.remember(engine.events)

    return engine


def test_news_of_an_old_series_has_only_its_last_card():
    """OR-39: of an earlier series only the card that ended it is told."""
    stage = staged(2, 5)
    most = 0
    while True:
        stage.step(MediumHouse())
        labels = Labels(stage.scene(), WORDS)
        *older, before = story.table_news(labels, 9, 3000) or [""]
        if stage.over:
            break

        # An arrow stands between two cards.
        assert before.count("→") <= 1
        assert all("→" not in line for line in older)

        most = max(most, len(older))

    assert most > 4


def test_present_series_is_told_once_below_its_count():
    stage = staged(3, 4)
    for _ in range(40):
        if stage.over:
            break

        text = said(page_of(stage.scene()))
        told = story.on_table(Labels(stage.scene(), WORDS))
        assert told
        assert text.count(told) == 1
        assert text.index(table.count_line(Labels(stage.scene(), WORDS))) < text.index(told)

        stage.step(EasyHouse())


def moments(stage: Stage, house: House) -> Iterator[tuple[Scene, Aside]]:
    """Yield each new message beside the table, with its scene, in the course of a game."""
    seen: set[str] = set()
    while not stage.over:
        stage.step(house)
        scene = stage.scene()
        aside = aside_of(scene)
        if aside is not None and aside.key not in seen:
            seen.add(aside.key)
            yield scene, aside


@pytest.mark.parametrize("options", [{}, {"goal": "race", "deals": 3}])
def test_notable_events_have_a_message_beside_the_table(options: dict[str, Any]):
    found = set()
    for seed in range(4):
        for scene, aside in moments(staged(2, seed, **options), MediumHouse()):
            (title, *_) = said(aside.page).splitlines()
            latest = [event for event in scene.news if str(event.revision) == aside.key]
            kinds = {one.kind for one in latest} & ChickenOut.moments
            titles = {
                WORDS(f"out-moment-{one.kind}", seat=scene.name(int(str(one.facts["seat"]))))
                for one in latest
                if one.kind in kinds
            }

            assert title.removeprefix("### ") in titles
            assert aside.ended

            found |= kinds

    # Only a race is won by going out, so the default game need not show it.
    assert found >= ChickenOut.moments - {"went_out"}
    assert options == {} or "went_out" in found


def test_a_small_bust_has_no_message():
    stage = staged(3, 1)
    # Small busts are frequent: a message for each would flood the channel.
    for cards in range(2, 9):
        bust = Bulletin(7, "busted", {"seat": 0, "count": 25, "cards": cards})
        stage.session.table.news = (bust,)
        told = aside_of(stage.scene())

        assert (told is not None) == (cards >= table.HURTS_FROM)


def test_message_beside_the_table_names_one_card_and_never_changes():
    """OR-39: a chat keeps its messages, so they must not record more than one card.

    A message stays the same when newer events follow.
    """
    stage = staged(2, 4)
    texts: dict[str, str] = {}
    count = 0
    while not stage.over:
        stage.step(MediumHouse())
        aside = aside_of(stage.scene())
        if aside is not None:
            text = said(aside.page)
            # The same key must always come with the same text, or the message would be edited.
            assert texts.setdefault(aside.key, text) == text
            assert text.count("→") <= text.count("###")

            count += 1

    assert count > len(texts) > 5


@pytest.mark.parametrize("names", [LONG, WIDE])
def test_messages_beside_the_table_fit(names: tuple[str, ...]):
    for _, aside in moments(staged(8, 7, names, positions="play_on", deals=2), EasyHouse()):
        assert_fits(aside.page)


def test_own_card_says_that_nothing_is_private():
    stage = staged(3, 1)
    assert stage.engine.ask is not None

    (asked,) = stage.engine.ask.owed
    cards = [said(page_of(stage.scene(seat))) for seat in range(3)]
    assert "Your turn" in cards[asked]
    assert all("No secrets here" in cards[seat] for seat in range(3) if seat != asked)


def test_label_of_an_option_equals_its_name():
    scene = staged(3, 1).scene()
    called = FACE.label(Option("chicken_out"), "turn", scene, WORDS)
    assert called == WORDS("out-option-chicken_out")


def test_a_paused_table_says_why_and_offers_no_move():
    stage = staged(3, 1)
    stage.session.table.status = Status.PAUSED
    stage.session.table.reason = "paused-channel-gone"
    page = page_of(stage.scene())

    assert WORDS("paused-channel-gone") in said(page)

    # The buttons for all stay; moves do not.
    assert {one.does.verb for one in buttons(page)} == {"rules-out", "more"}
    assert WORDS("paused-channel-gone") in said(page_of(stage.scene(0)))


def played(stage: Stage, steps: int) -> Scene:
    for _ in range(steps):
        if not stage.over:
            stage.step(MediumHouse())
    return stage.scene()


ALOUD = {
    "out-first-turn": lambda: staged(4, 5).scene(),
    "out-in-the-middle": lambda: played(staged(4, 5), 16),
    "out-run": lambda: until_run(staged(2, 5)),
    "out-over": lambda: played(staged(4, 5), 1000),
    "out-capture-over": lambda: played(staged(2, 5), 1000),
    "out-deals-over": lambda: played(staged(3, 6, deals=2), 1000),
}


ALOUD_BESIDE = {
    "out-moment-made_21": 9,
    "out-moment-busted": 9,
    "out-moment-went_out": 9,
}


@pytest.mark.golden
@pytest.mark.parametrize(("name", "seed"), ALOUD_BESIDE.items())
def test_message_beside_the_table_reads_as_before(name: str, seed: int):
    kind = name.rpartition("-")[2]
    for scene, aside in moments(staged(4, seed, positions="play_on"), MediumHouse()):
        if any(event.kind == kind and str(event.revision) == aside.key for event in scene.news):
            assert_reads_as_it_did(aside.page, name)
            return

    raise AssertionError(f"no {kind} in this game")


# Plays on until the game asks how to run.
def until_run(stage: Stage) -> Scene:
    while (ask := stage.scene().ask) is None or ask.kind != "run":
        stage.step(MediumHouse())
    return stage.scene()


@pytest.mark.golden
@pytest.mark.parametrize("name", ALOUD)
def test_page_reads_as_before(name: str):
    assert_reads_as_it_did(page_of(ALOUD[name]()), name)


@pytest.mark.golden
def test_no_page_is_left_over():
    assert_no_page_is_left_over("out", {*ALOUD, *ALOUD_BESIDE})


def test_forced_card_is_told_as_forced():
    stage = staged(2, 1)
    # A position set by hand in which Ben has no choice but to turn his card.
    state = stage.engine.game.state
    state.phase = "open"
    state.seat = 0
    state.seats[0].pile = ["B2", "B4", "B1"]
    state.seats[1].pile = ["B2", "B7"]
    state.series.cards = []
    state.series.identities = []
    state.series.count = 0
    stage.session.table.news = ()
    stage.session.engine = enter(stage)
    text = said(page_of(stage.scene()))

    assert "**Ada** opens with +1, +4: **5** · **Ben** must turn +7: **12**" in text


def test_recap_tells_of_the_run_that_won():
    stage = staged(3, 1)
    # Ada needs four more cards in one run to go out.
    state = stage.engine.game.state
    state.phase = "turn"
    state.seat = 0
    state.series.cards = ["B11"]
    state.series.identities = ["B11"]
    state.series.count = 11
    state.seats[0].pile = ["B1", "B2", "B3", "B4", "B10"]
    stage.session.engine = enter(stage)
    stage.choose(0, "play")
    for _ in range(3):
        stage.choose(0, "continue")

    scene = stage.scene()
    assert scene.result is not None
    assert "Ada ran 4 cards in one go" in said(page_of(scene))


@pytest.mark.parametrize("seats", [2, 5])
def test_button_that_turns_a_card_names_the_count(seats: int):
    stage = staged(seats, 4)
    seen = set[str]()
    while not stage.over:
        scene = stage.scene()
        counted = [
            button.label for button in buttons(FACE.table(scene, WORDS)) if "(" in button.label
        ]
        # Each question has a button that turns a card; a run has two.
        if scene.ask is not None and scene.ask.public:
            assert {label.partition(" (")[2] for label in counted} == {f"{scene.view.count})"}
            seen.update(label.partition(" (")[0] for label in counted)

        stage.step(MediumHouse())

    assert "Play" in seen
