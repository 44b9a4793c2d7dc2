"""The pages of a lobby: who sits there, how many are missing, and which buttons it has."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.words import Words
from bot.pages.limits import COMPONENTS
from bot.pages.presentable import component_count, presentable
from bot.tables.scene import Scene, escape_names, scene
from bot.tables.session import Session
from bot.tables.table import Guest, Pace, Player, Rematch, Status
from cogs.lobby import face
from cogs.lobby.face import LOBBY
from games.chicken_out.state import AUTOMATIC, OutOptions
from games.engine.length import expected_length
from games.registry import GAMES
from tests.cogs.reading import buttons, menus, said
from tests.cogs.stage import NAMES, table

WORDS = Words("en")
ONE_SENTENCE = 110
SEAL = "b55438ce"
"""The beginning of the seal of a lobby with this id."""
VERBS = {"join", "leave", "rules-heist", "start", "house", "more"}
HOST = 100


def lobby(people: int, houses: int = 0, viewer: int | None = None, **changes: Any) -> Scene:
    opened = table(3)
    opened.players = [Player(name, user_id=100 + i) for i, name in enumerate(NAMES[:people])]
    opened.players += [Player(f"House {one}", level="easy") for one in range(houses)]
    return replace(escape_names(scene(Session(opened), 3, 8, viewer)), **changes)


def live(page_scene: Scene) -> set[str]:
    return {
        button.does.verb for button in buttons(LOBBY.page(page_scene, WORDS)) if not button.disabled
    }


def behind_more(page_scene: Scene, user_id: int) -> set[str]:
    return {button.does.verb for button in buttons(LOBBY.more(page_scene, user_id, WORDS, None))}


def test_lobby_lists_players_and_marks_house_players():
    text = said(LOBBY.page(lobby(2, 1), WORDS))
    for message, facts in (
        ("lobby-host", {"name": "Ada"}),
        ("lobby-person", {"name": "Ben"}),
        ("lobby-house", {"name": "House 0", "level": WORDS("level-easy")}),
    ):
        assert WORDS(message, **facts) in text


@pytest.mark.parametrize(
    ("people", "houses", "fill", "state"),
    # Fewer than the three that a heist needs; enough; filled by the house; full.
    [
        (1, 0, 0, "more"),
        (3, 0, 0, "ready"),
        (2, 1, 0, "ready"),
        (1, 0, 5, "filled"),
        (5, 0, 4, "ready"),
        (6, 2, 0, "full"),
    ],
)
def test_lobby_says_what_is_missing(people, houses, fill, state):
    shown = lobby(people, houses, fill=fill)
    seated = people + houses
    call = WORDS(
        f"lobby-call-{state}",
        host="Ada",
        seated=seated,
        most=8,
        missing=max(0, 3 - seated),
        fill=fill,
    )

    assert call in said(LOBBY.page(shown, WORDS))


def test_lobby_of_a_game_for_two_says_two():
    text = said(LOBBY.page(lobby(1, game="crazy", least=2, most=2), WORDS))
    facts: dict[str, Any] = {"host": "Ada", "seated": 1, "most": 2, "missing": 1, "fill": 0}
    assert WORDS("lobby-call-more", **facts) in text


def test_challenged_player_is_mentioned_and_may_decline():
    shown = lobby(1, guest=Guest(7, "Ben"))
    page = LOBBY.page(shown, WORDS)
    assert WORDS("lobby-call-challenged", host="Ada", guest="Ben") in said(page)
    assert WORDS("lobby-guest", mention="<@7>") in said(page)
    # The only mention that notifies: the challenged player.
    assert page.pings == (7,)
    assert live(shown) == VERBS | {"decline"}


def test_declined_challenge_mentions_no_player():
    shown = lobby(1, guest=Guest(7, "Ben", declined=True))
    page = LOBBY.page(shown, WORDS)
    assert WORDS("lobby-guest-declined", name="Ben") in said(page)
    assert page.pings == ()
    assert live(shown) == VERBS


def test_every_verb_has_a_button():
    assert live(lobby(2)) == VERBS


def test_other_verbs_of_a_lobby_are_behind_more():
    shown = lobby(2, pictured=True)
    always = {"hand", "cut", "text", "help"}
    assert behind_more(shown, HOST) - {"call"} == always | {"setup-heist"}
    # Only the host changes settings, and only players cut the deck.
    assert behind_more(shown, HOST + 1) - {"call"} == always
    assert behind_more(shown, HOST + 50) == {"text", "help"}
    # Without pictures, the lobby is a text already.
    assert "text" not in behind_more(lobby(2, pictured=False), HOST)


def test_running_table_has_its_seal_behind_more():
    playing = lobby(3, status=Status.PLAYING, pictured=True)
    assert behind_more(playing, HOST) - {"watch"} == {"seal", "text", "help"}


# Chicken Out! has no private cards, so its players choose their pictures at the table.
def test_running_table_of_an_open_game_has_pictures_behind_more_for_players():
    shown = lobby(2, game="out", status=Status.PLAYING, pictured=True)
    assert "cards" not in behind_more(shown, HOST + 50)
    assert "cards" in behind_more(replace(shown, viewer=0), HOST)
    assert "cards" not in behind_more(replace(shown, viewer=0, pictured=False), HOST)


def test_lobby_says_when_it_expires():
    shown = lobby(2, until=1_790_000_000.2)
    # Rounded up, so that the lobby does not expire before the shown time.
    assert WORDS("lobby-until", when="<t:1790000001:R>") in said(LOBBY.page(shown, WORDS))
    assert "<t:" not in said(LOBBY.page(lobby(2), WORDS))


def test_lobby_without_alerts_has_no_call_button(monkeypatch):
    # With the feature alone, and with no feature.
    monkeypatch.setattr(face, "FEATURES", ("cogs.alerts",))
    assert "call" in behind_more(lobby(2), HOST)
    monkeypatch.setattr(face, "FEATURES", ())
    assert "call" not in behind_more(lobby(2), HOST)


def test_full_lobby_has_no_join_button():
    assert live(lobby(8)) == VERBS - {"join", "house"}
    assert "call" not in behind_more(lobby(8), HOST)


@pytest.mark.parametrize("level", ["easy", "random"])
def test_settings_are_told_in_words(level):
    text = said(LOBBY.page(lobby(2, level=level, fill=4), WORDS))
    pace = WORDS("pace-normal")
    assert WORDS("lobby-settings", pace=pace, level=WORDS(f"level-{level}"), seal=SEAL) in text


def test_removal_page_lists_all_other_players():
    (menu,) = menus(LOBBY.removal(lobby(3, 1), WORDS))
    # All but the host, by seat.
    assert menu.verb == "remove"
    assert [(item.label, item.index) for item in menu.items] == [
        ("Ben", 1),
        ("Cleo", 2),
        ("House 0", 3),
    ]


def test_removal_page_of_a_lone_host_is_empty():
    page = LOBBY.removal(lobby(1), WORDS)
    assert menus(page) == []
    assert said(page) == WORDS("lobby-removal-nobody")


@pytest.mark.parametrize("reason", ["closed-by-host", "closed-by-moderator", "closed-empty"])
def test_a_closed_table_says_why_and_has_no_buttons(reason):
    page = LOBBY.page(lobby(2, status=Status.CLOSED, reason=reason), WORDS)
    assert WORDS(reason) in said(page)
    assert list(buttons(page)) == []


def test_table_of_a_removed_game_can_be_drawn():
    """The texts of the game may have been deleted together with the game."""
    shown = lobby(2, status=Status.CLOSED, reason="closed-not-offered", game="heist")
    page = LOBBY.page(replace(shown, game="poker"), WORDS)

    assert "Poker" in said(page)
    assert WORDS("closed-not-offered") in said(page)
    assert WORDS("lobby-closed-another") in said(page)


def test_welcome_explains_itself():
    page = LOBBY.welcome(lobby(2, viewer=1), WORDS)
    assert WORDS("lobby-welcome", host="Ada") in said(page)
    assert WORDS("lobby-welcome-host", host="Ada") in said(LOBBY.welcome(lobby(2, viewer=0), WORDS))


def test_eight_long_names_fit():
    shown = lobby(8)
    names = tuple(replace(player, name="W" * 32) for player in shown.players)
    # Eight names of 32 wide characters.
    page = LOBBY.page(replace(shown, players=names), WORDS)
    assert component_count(presentable(page).blocks) <= COMPONENTS
    assert len(said(page)) < 1500


def test_lobby_shows_the_changed_rules():
    settings = {"exact": "double"}
    text = said(LOBBY.page(lobby(2, game="playing", options=settings), WORDS))
    assert WORDS("playing-setting-exact-double") in text
    assert WORDS("lobby-house-rules", settings="") not in said(LOBBY.page(lobby(2), WORDS))


def test_lobby_of_an_open_game_promises_no_cards():
    open_game = lobby(2, viewer=0, game="out")
    assert "hand" not in behind_more(open_game, HOST)
    assert "rules-out" in live(open_game)
    assert WORDS("lobby-newcomer-open") in said(LOBBY.page(open_game, WORDS))
    assert WORDS("lobby-welcome-host-open") in said(LOBBY.welcome(open_game, WORDS))
    guest = lobby(2, viewer=1, game="out")
    assert WORDS("lobby-welcome-open", host="Ada") in said(LOBBY.welcome(guest, WORDS))


@pytest.mark.parametrize(
    ("people", "options", "goal"),
    # Two players win by captures, unless deals or a race were set.
    [
        (2, {}, "win more cards"),
        (3, {}, "get rid of all your cards"),
        (2, {"deals": 3}, "get rid of all your cards"),
        (2, {"goal": "race"}, "get rid of all your cards"),
        (4, {"goal": "capture"}, "win more cards"),
    ],
)
def test_a_lobby_of_chicken_out_names_the_goal_that_will_be_played(people, options, goal):
    page = LOBBY.page(lobby(people, game="out", options=options), WORDS)
    assert goal in said(page)


@pytest.mark.parametrize("game", GAMES)
def test_lobby_explains_game_duration_and_buttons(game):
    text = said(LOBBY.page(lobby(2, game=game), WORDS))
    options = GAMES[game].Options().model_dump()
    what = WORDS(f"{game}-in-short", **options, seats=2)

    assert what in text
    assert len(what) <= ONE_SENTENCE
    # One sentence, so that it fits the list of games.
    assert what.count(".") == 1
    assert "about 0" not in text

    # Games without private cards have other hints.
    open_ = "" if GAMES[game].secrets else "-open"
    assert WORDS(f"lobby-newcomer{open_}") in text


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("heist", 3, {}),
        ("heist", 8, {}),
        ("crazy", 2, {"rounds": 1}),
        ("political", 5, {"format": "full"}),
        ("out", 2, {"deals": 3}),
    ],
)
def test_promised_duration_depends_on_seats_and_settings(game, people, options):
    shown = lobby(people, game=game, options=options)
    # A heist needs at least three seats, so the duration is that of three.
    least, most = expected_length(GAMES[game], GAMES[game].Options(**options), max(people, 3))
    told = WORDS("lobby-takes", pace="normal", least=least, most=most)
    assert told in said(LOBBY.page(shown, WORDS))


@pytest.mark.parametrize(
    ("positions", "people", "seated_positions", "deals"),
    [
        ("usual", 3, "stop", 1),
        ("usual", 4, "play_on", 1),
        ("stop", 4, "stop", 1),
        ("stop", 5, "stop", 3),
    ],
)
def test_automatic_settings_are_told_and_counted_in(positions, people, seated_positions, deals):
    """With more players, a game is played on for places, or has three deals, and takes longer."""
    options = {"positions": positions, "deals": AUTOMATIC}
    text = said(LOBBY.page(lobby(people, game="out", options=options), WORDS))
    meant = [f"out-setting-deals-{deals}"]
    if positions == "usual":
        meant.insert(0, f"out-setting-positions-{seated_positions}")
        # An automatic value is not listed as a changed rule.
        assert WORDS("lobby-house-rules", settings="").strip() not in text

    assert WORDS("lobby-automatic", settings=" · ".join(map(WORDS, meant))) in text
    seated = OutOptions.model_validate({"positions": seated_positions, "deals": deals})
    least, most = expected_length(GAMES["out"], seated, people)
    assert WORDS("lobby-takes", pace="normal", least=least, most=most) in text


def test_chosen_single_deal_is_listed_as_a_changed_rule():
    text = said(LOBBY.page(lobby(6, game="out", options={"deals": 1}), WORDS))
    assert WORDS("lobby-house-rules", settings=WORDS("out-setting-deals-1")) in text


@pytest.mark.parametrize("pace", Pace)
def test_promised_duration_depends_on_the_pace(pace):
    text = said(LOBBY.page(lobby(2, pace=pace), WORDS))
    least, most = expected_length(GAMES["heist"], GAMES["heist"].Options(), 3)
    assert WORDS("lobby-takes", pace=pace.value, least=least, most=most) in text
    # Slower paces are told in hours or days.
    assert ("minutes" in text) == (pace in (Pace.QUICK, Pace.NORMAL))


def test_lobby_of_a_rematch_leaves_out_the_introduction():
    # Two players of the game before sit here.
    again = lobby(2, rematch=Rematch((100, 101)))
    assert "⏱️" not in said(LOBBY.page(again, WORDS))
