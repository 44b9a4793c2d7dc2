"""Which hen shows a player."""

from collections.abc import Sequence

import pytest

from art.hens import COLOURS as DRAWN_COLOURS
from art.hens import LEVELS
from art.hens import OUTFITS as DRAWN_OUTFITS
from bot.i18n.words import house_names, locales
from bot.pictures.sprites import SPRITES
from bot.tables.table import Player
from cogs.looks import COLOURS, EARNED, HOUSE_PLACES, OUTFITS, hens, next_house_hen
from games.engine.temper import Temper

PEOPLE = [Player(f"P{number}", 10**17 + number * 7919) for number in range(300)]


def house(locale: str) -> list[Player]:
    tempers = [*Temper]
    return [
        Player(name, level="hard", temper=tempers[place % len(tempers)])
        for place, name in enumerate(house_names(locale))
    ]


def test_person_has_the_same_hen_in_the_lobby_and_in_every_seat() -> None:
    people = PEOPLE[:8]
    in_lobby = dict(zip([player.name for player in people], hens(people), strict=True))
    seated = [
        Player(player.name, player.user_id, joined=place) for place, player in enumerate(people)
    ]
    seated.reverse()

    at_table = dict(zip([player.name for player in seated], hens(seated), strict=True))
    assert at_table == in_lobby


def test_person_keeps_the_hen_under_another_name() -> None:
    (before,) = hens([Player("Ada", 42)])
    (after,) = hens([Player("Countess Ada", 42, locale="de")])
    assert before == after


def test_chosen_hen_replaces_the_usual_one() -> None:
    chosen = Player("Ada", 42, hen="toque-coal")
    assert hens([chosen]) == ("common/hen-toque-coal",)
    # The player who joined first keeps the hen, also if both have chosen it.
    later = Player("Ben", 43, hen="toque-coal")
    assert hens([chosen, later]) == ("common/hen-toque-coal", "common/hen-toque-white")


@pytest.mark.parametrize("outfit", EARNED)
def test_earned_outfit_is_worn_only_by_choice(outfit: str) -> None:
    assert hens([Player("Ada", 42, hen=f"{outfit}-corn")]) == (f"common/hen-{outfit}-corn",)
    assert not any(outfit in hen for player in PEOPLE for hen in hens([player]))


@pytest.mark.parametrize("hen", ["", "toque", "toque-gold", "crown-coal", "coal-toque"])
def test_unknown_hen_gives_the_usual_one(hen: str) -> None:
    assert hens([Player("Ada", 42, hen=hen)]) == hens([Player("Ada", 42)])


def test_person_who_joined_later_gets_other_feathers() -> None:
    (hen,) = hens(PEOPLE[:1])
    twin = next(player for player in PEOPLE[1:] if hens([player]) == (hen,))
    first, second = hens([PEOPLE[0], twin])

    assert first == hen
    assert second != hen
    assert second.rsplit("-", 1)[0] == hen.rsplit("-", 1)[0], "another outfit"


@pytest.mark.parametrize("start", range(0, 296, 8))
def test_no_two_hens_at_a_table_look_alike(start: int) -> None:
    assert len({*hens(PEOPLE[start : start + 8])}) == 8


def test_five_people_with_one_look_have_five_hens() -> None:
    (hen,) = hens(PEOPLE[:1])
    alike = [player for player in PEOPLE if hens([player]) == (hen,)][:5]
    assert len(alike) == 5
    assert len({*hens(alike)}) == 5


def test_many_looks_are_in_use() -> None:
    looks = {hens([player])[0] for player in PEOPLE}
    assert len(looks) == len(OUTFITS) * len(COLOURS)


@pytest.mark.parametrize("locale", locales())
def test_house_players_have_a_hen_for_each_name(locale: str) -> None:
    names = house_names(locale)
    assert len(names) == HOUSE_PLACES
    # In every language a name has the hen of its place, which shows the name's temper.
    assert hens(house(locale)) == tuple(f"common/house-{place}-hard" for place in range(8))


def test_house_player_shows_its_level() -> None:
    shown = [hens([Player("Clucky", level=level, temper=Temper.BOLD)]) for level in LEVELS]
    assert shown == [(f"common/house-1-{level}",) for level in LEVELS]


@pytest.mark.parametrize(
    "players",
    [
        [Player("Hettie 9", level="easy", temper=Temper.BOLD), *house("en")[1:]],
        [Player("Clucky", level="hard"), Player("Gacki", level="hard")],
        [Player("Ada"), Player("Ben")],
    ],
    ids=["a name from no list", "two languages", "erased people"],
)
def test_unusual_players_have_different_hens(players: Sequence[Player]) -> None:
    looks = hens(players)
    assert len({*looks}) == len(players)
    assert all((SPRITES / f"{look}@m.png").exists() for look in looks)


def test_lobby_shows_the_house_players_that_will_come() -> None:
    seated = [PEOPLE[0], house("en")[0], house("en")[2]]
    coming = [next_house_hen(seated, "easy", after) for after in range(3)]
    assert coming == [f"common/house-{place}-easy" for place in (1, 3, 4)]


def test_each_look_is_drawn() -> None:
    assert tuple(DRAWN_OUTFITS) == (*OUTFITS, *EARNED)
    assert tuple(DRAWN_COLOURS) == COLOURS
