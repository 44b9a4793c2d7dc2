"""The watchers' page: it counts correctly, fits, and shows nothing hidden."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.pages.faces import ForWatchers
from bot.tables.scene import Scene
from bot.tables.table import alone_with
from cogs.chicken_out.watch import face_down
from cogs.crazy.watch import unseen
from cogs.lobby.face import LOBBY
from cogs.pages import WATCH, percent, percents
from cogs.playing.watch import ways_by_total
from cogs.watching import watch_page
from games.engine.asks import Seat
from games.heist.odds import ahead, danger
from games.registry import GAMES
from tests.cogs.faces import FACES, LONG, WIDE, WORDS, assert_fits, page_of
from tests.cogs.features import pages_of_game
from tests.cogs.reading import aloud, buttons, menus, said
from tests.cogs.stage import NAMES, Stage
from tests.cogs.test_contract import Lively, otherwise, staged
from tests.support.combinations import pairs

each_game = pytest.mark.parametrize("slug", GAMES)
each_with_bets = pytest.mark.parametrize(
    "slug", [slug for slug, face in FACES.items() if face.for_watchers.bets is not None]
)


def shown_to_watchers(scene: Scene) -> str:
    return aloud(watch_page(scene, FACES[scene.game], WORDS))


def bets(scene: Scene) -> Sequence[Seat]:
    """Return the seats on which this game's face takes bets."""
    offered = FACES[scene.game].for_watchers.bets
    assert offered is not None
    return offered(scene)


@each_game
def test_every_game_has_something_to_tell(slug: str) -> None:
    stage = staged(slug, GAMES[slug].seats[-1], 1)
    told = set[str]()
    while not stage.over:
        scene = stage.scene()
        facts = FACES[slug].for_watchers.facts(scene, WORDS)
        told |= {*facts}
        stage.step(Lively(slug))

    assert len(told) > 5


@pytest.mark.parametrize("names", [LONG, pytest.param(WIDE, marks=pytest.mark.slow)])
@each_game
def test_watchers_page_fits_in_every_position(slug: str, names: tuple[str, ...]) -> None:
    stage = staged(slug, GAMES[slug].seats[-1], 5, names, longest=True)
    while not stage.over:
        assert_fits(watch_page(stage.scene(), FACES[slug], WORDS))
        stage.step(Lively(slug))


@pytest.mark.parametrize(("slug", "seed"), pairs(GAMES, [41, 42]))
def test_watchers_page_does_not_depend_on_hidden_cards(slug: str, seed: int) -> None:
    stage = staged(slug, min(5, GAMES[slug].seats[-1]), seed)
    rng = Random(seed)
    moved = looks = 0
    while not stage.over and looks < 60:
        scene = stage.scene()
        shown = shown_to_watchers(scene)
        # Also which seats may watch must not depend on hidden cards.
        out = FACES[slug].for_watchers.finished_seats(scene)
        with otherwise(stage, None, rng) as is_moved:
            other = stage.scene()
            assert (shown_to_watchers(other), FACES[slug].for_watchers.finished_seats(other)) == (
                shown,
                out,
            )

            moved += is_moved

        looks += 1
        for _ in range(rng.randint(1, 4)):
            if not stage.over:
                stage.step(Lively(slug))

    # Many positions had something to shuffle.
    assert moved > looks // 2


@each_game
def test_watch_button_is_behind_more_of_every_table_that_can_be_watched(slug: str) -> None:
    def verbs(scene: Scene) -> list[str]:
        return [button.does.verb for button in buttons(LOBBY.more(scene, 1, WORDS, FACES[slug]))]

    stage = staged(slug, GAMES[slug].seats[0], 2)
    scene = stage.scene()
    assert verbs(scene)[0] == WATCH
    assert WATCH not in {button.does.verb for button in buttons(page_of(scene))}

    # A player with something to decide would be refused.
    seats = range(GAMES[slug].seats[0])
    assert [WATCH in verbs(stage.scene(seat)) for seat in seats] == [False for _ in seats]

    # In a DM with the bot alone there are no spectators.
    assert WATCH not in verbs(replace(scene, guild_id=alone_with(100)))

    while not stage.over:
        stage.step(Lively(slug))

    assert WATCH not in verbs(stage.scene())


@each_with_bets
def test_bets_open_with_the_deal_and_close_once(slug: str) -> None:
    """Every seat on the list may still win, judged by public information."""
    stage = staged(slug, GAMES[slug].seats[-1], 6)
    open_since_the_deal = True
    many = 0
    while not stage.over:
        offered = {*bets(stage.scene())}
        assert offered <= {*range(len(stage.session.table.players))}
        # Once closed, bets stay closed.
        assert open_since_the_deal or not offered, "bets were closed"

        open_since_the_deal = bool(offered)
        many += bool(offered)
        stage.step(Lively(slug))

    assert many > 3
    assert not open_since_the_deal, "they close before the end is near"


@each_with_bets
def test_watchers_page_has_a_menu_while_bets_are_open(slug: str) -> None:
    stage = staged(slug, GAMES[slug].seats[0], 2)
    scene = stage.scene()
    face = FACES[slug]
    until = WORDS(f"{slug}-bets-until")
    (menu,) = menus(watch_page(scene, face, WORDS))

    assert [item.index for item in menu.items] == [*bets(scene)]
    assert not any(item.chosen for item in menu.items)
    assert WORDS("bets-open", until=until) in shown_to_watchers(scene)

    page = watch_page(scene, face, WORDS, 1)
    assert WORDS("bets-mine", seat="Ben", until=until) in said(page)
    assert [item.index for item in menus(page)[0].items if item.chosen] == [1]
    assert not menus(watch_page(scene, face, WORDS, may_bet=False))

    # A face that takes no more bets.
    closed = replace(face, for_watchers=replace(face.for_watchers, bets=lambda _: ()))
    for bet, told in ((None, WORDS("bets-closed")), (0, WORDS("bets-closed-mine", seat="Ada"))):
        page = watch_page(scene, closed, WORDS, bet)
        assert told in said(page)
        assert not menus(page)


def test_no_bets_on_a_caught_player() -> None:
    seen = 0
    for stage, state, _ in (step for seed in range(8) for step in walked("heist", 5, seed)):
        caught = {seat for seat, one in enumerate(state.seats) if one.status == "caught"}
        offered = {*bets(stage.scene())}
        assert not offered & caught

        # At least one position had open bets and a caught player.
        seen += bool(offered and caught)

    assert seen


def test_game_without_facts_says_so() -> None:
    # A game without facts for watchers.
    face = replace(FACES["heist"], for_watchers=ForWatchers())
    page = watch_page(Stage(3, 1).scene(), face, WORDS)
    assert WORDS("watch-nothing") in said(page)
    assert WORDS("bets-closed") not in said(page), "nobody may ever bet on it"
    assert not menus(page)


@pytest.mark.parametrize(
    # What is possible is never shown as 0, and what is not certain never as 100.
    ("chance", "shown"),
    [(0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1, 100)],
)
def test_possible_event_is_never_shown_as_zero(chance: float, shown: int) -> None:
    assert percent(chance) == shown


# -- recounts with knowledge of all cards ----------------------------------------------------------


def walked(slug: str, seats: int, seed: int, **options: Any) -> Any:
    """Yield stage, state and public view at every position of a game."""
    stage = Stage(seats, seed, NAMES, GAMES[slug], **options)
    while not stage.over:
        yield stage, stage.engine.game.state, stage.engine.view(None)
        stage.step(Lively(slug))


def test_hidden_event_has_a_chance_above_zero() -> None:
    for _, state, view in walked("heist", 5, 3):
        likely = ahead(view)
        if view.phase == "split":
            continue

        # One slot holds one event, so the chances add up to 1 while any slot is hidden.
        assert round(sum(likely.values()), 6) == (1 if None in view.events else 0)

        for event in state.slots[state.shown :]:
            # A hidden event must be possible.
            assert likely[event] > 0, event

        for seat in range(5):
            assert 0 <= danger(view, seat) <= 1.000001


def test_chance_of_an_event_matches_its_frequency() -> None:
    """Compare the predicted chance with the share of deals in which it came true."""
    dealt = [Stage(4, seed).engine for seed in range(200)]
    chance = ahead(dealt[0].view(None))["drivers_signal"]
    # 200 deals: the share may differ a little.
    found = sum(one.game.state.slots[0] == "drivers_signal" for one in dealt)
    assert abs(found / len(dealt) - chance) < 0.09


def test_player_who_is_out_has_a_watch_button() -> None:
    seen = 0
    for stage, state, _ in (step for seed in range(2) for step in walked("heist", 5, seed)):
        gone = [seat for seat, one in enumerate(state.seats) if one.status != "in"]
        assert [*FACES["heist"].for_watchers.finished_seats(stage.scene())] == gone

        for seat in range(5):
            # Seats in the bank do not have the button.
            card = page_of(stage.scene(seat))
            table_more = LOBBY.more(stage.scene(seat), 1, WORDS, FACES["heist"])
            for page in (card.more or card, *([] if stage.over else [table_more])):
                has = {button.does.verb: button.label for button in buttons(page)}
                assert has.get(WATCH) == (WORDS("watch-button") if seat in gone else None)

        seen += bool(gone)

    assert seen


def test_playing_chicken_shows_remaining_goals_and_hands() -> None:
    for stage, state, _ in walked("playing", 4, 3):
        told = shown_to_watchers(stage.scene())
        for seat, one in enumerate(state.seats):
            # Only spent cards are public, so the rest of each hand is known.
            cards = " ".join(map(str, sorted(one.hand))) or WORDS("playing-no-cards")
            name = stage.session.table.players[seat].name
            assert WORDS("playing-card-other", name=name, cards=cards) in told

        left = ", ".join(map(str, sorted(state.pile)))
        assert not left or WORDS("playing-watch-goals", goals=left) in told


def test_all_ways_to_a_total_are_counted() -> None:
    # All sums of one card from each hand, with the number of ways.
    assert ways_by_total(((1, 2), (1, 3), (6,))) == {8: 1, 9: 1, 10: 1, 11: 1}
    assert ways_by_total(((1, 2), (1, 2))) == {2: 1, 3: 2, 4: 1}


@pytest.mark.parametrize("seats", [2, 4])
def test_chicken_out_counts_the_face_down_cards(seats: int) -> None:
    for _, state, view in walked("out", seats, 3):
        # Each pile's cards are hidden, but all together they are known.
        hidden = [card for seat in state.seats for card in seat.pile] + state.left_over
        assert Counter(face_down(view)) == Counter(hidden)


def test_player_who_went_out_in_chicken_out_may_watch() -> None:
    # With `play_on` the game continues after the first player is out.
    gone = set[Seat]()
    for stage, state, _ in walked("out", 4, 6, goal="race", positions="play_on"):
        out = [seat for seat, one in enumerate(state.seats) if one.place is not None]
        assert [*FACES["out"].for_watchers.finished_seats(stage.scene())] == out

        gone |= {*out}

    assert gone


def test_crazy_chicken_counts_the_unseen_cards() -> None:
    for _, state, view in walked("crazy", 2, 3, rounds=1):
        hidden = Counter([*state.left, *state.right])
        for seat in state.seats:
            # Cards that were shown are no longer unseen.
            hidden += Counter(seat.hand) - Counter(seat.shown)
        assert +unseen(view) == hidden


def test_a_battle_is_told_by_its_odds() -> None:
    stage = next(stage for stage, _, view in walked("political", 4, 3) if view.battle is not None)
    battle = stage.engine.view(None).battle
    told = said(watch_page(stage.scene(), FACES["political"], WORDS))
    assert "⚔️" in told
    assert stage.session.table.players[battle.attacker].name in told


@pytest.mark.parametrize(
    ("shares", "shown"),
    [
        ([64.4, 9.6, 26.0], [64, 10, 26]),
        ([33.6, 10.6, 55.8], [34, 10, 56]),
        ([1, 1, 1], [34, 33, 33]),
        ([0, 5, 0], [0, 100, 0]),
        ([997, 1, 1, 1], [97, 1, 1, 1]),
    ],
)
def test_percentages_of_exclusive_events_add_up(shares: list[float], shown: list[int]) -> None:
    assert percents(shares) == shown
    # Rounded percentages of a whole must add up to 100.
    assert sum(percents(shares)) == 100


def test_general_tests_find_its_page() -> None:
    scene = Stage(3, 1).scene()
    face = FACES[scene.game]
    assert ("watch", watch_page(scene, face, WORDS)) in [*pages_of_game(scene, face, WORDS)]
