"""Which hen shows a player, in pictures of games without characters.

A person may choose a hen (cogs/my_hen). Otherwise it is computed from the user id. So it is the
same in every lobby, game and story. If it is taken at a table, the person who joined later gets
another colour of feathers or another outfit.
A house player's hen is computed from its name; its eyes show its temper, and the plate at its neck
its level.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import NamedTuple

from bot.i18n.words import house_names, locales
from bot.tables.table import Player
from games.engine.temper import Temper

OUTFITS = ("bow", "bobble", "headphones", "toque", "mohawk", "headscarf", "party", "sun")
COLOURS = ("white", "brown", "corn", "coal")
"""The sprites `common/hen-OUTFIT-COLOUR` (art/hens.py). A hen is named `OUTFIT-COLOUR`."""

EARNED = {"viking": 3, "astronaut": 8, "laurel": 15}
"""Outfits that only a choice gives, each with the number of different feats that it takes."""

HOUSE_PLACES = 8
"""The number of places in a language's list of house players' names. Each place has its hen."""

TABLES = 256
"""How many tables' hens are cached: a table is drawn often, and its players rarely change."""


class _HenKey(NamedTuple):
    """The facts that decide a player's hen. Unlike a player, it can be the key of a cache."""

    name: str
    user_id: int | None
    level: str | None
    joined: int | None
    temper: Temper | None
    hen: str | None


def hens(players: Collection[Player]) -> tuple[str, ...]:
    """Return the hen of each player, as the name of a sprite without its size."""
    return _hens(tuple(_hen_key(player) for player in players))


def _hen_key(player: Player) -> _HenKey:
    """Return the facts that decide the hen of this player."""
    return _HenKey(
        player.name, player.user_id, player.level, player.joined, player.temper, player.hen
    )


@lru_cache(TABLES)
def _hens(players: tuple[_HenKey, ...]) -> tuple[str, ...]:
    chosen: dict[int, str] = {}
    # Players choose in the order in which they joined the lobby. After the deal, that is `joined`,
    # because seats were drawn. Before the deal `joined` is None, and the seat is that order.
    for seat, player in sorted(enumerate(players), key=_joined):
        wishes = _wishes(seat, player)
        taken = chosen.values()
        chosen[seat] = next((hen for hen in wishes if hen not in taken), wishes[0])

    return tuple(chosen[seat] for seat in range(len(players)))


def next_house_hen(players: Collection[Player], level: str, after: int) -> str:
    """Return the hen of a house player who will be added.

    Args:
        players: The players in the lobby.
        level: The level of the house player.
        after: How many more house players will be added before this one.
    """
    taken = {_places(_hen_key(player))[0] for player in players if player.is_house}
    free = [place for place in range(HOUSE_PLACES) if place not in taken]
    # If all hens are taken, one appears twice: `_house_hen` takes the number modulo HOUSE_PLACES.
    return _house_hen(free[after % len(free)] if free else after, level)


def _joined(seated: tuple[int, _HenKey]) -> int:
    """Return the place of a player, given with its seat, in the order of joining."""
    seat, player = seated
    return seat if player.joined is None else player.joined


def _wishes(seat: int, player: _HenKey) -> Sequence[str]:
    """Return the hens of a player, the best one first."""
    if player.level is not None:
        return [_house_hen(place, player.level) for place in _places(player)]

    # Erased data leaves no user id: then the seat decides.
    outfit, colour = parts(player.hen) or usual_parts(str(player.user_id or f"seat {seat}"))
    # First the hen itself, then its outfit in the other colours, then all outfits in its colour.
    place = COLOURS.index(colour)
    colours = COLOURS[place:] + COLOURS[:place]
    return [f"common/hen-{outfit}-{name}" for name in colours] + [
        f"common/hen-{name}-{colour}" for name in OUTFITS
    ]


def parts(hen: str | None) -> tuple[str, str] | None:
    """Return outfit and colour of a hen that was chosen; None if Coop has no such hen."""
    outfit, _, colour = (hen or "").partition("-")
    is_known = outfit in (*OUTFITS, *EARNED) and colour in COLOURS
    return (outfit, colour) if is_known else None


def usual_parts(person: str) -> tuple[str, str]:
    """Return outfit and colour of the hen that belongs to a user id, or to any other text."""
    outfit, colour = divmod(_hash(person) % (len(OUTFITS) * len(COLOURS)), len(COLOURS))
    return OUTFITS[outfit], COLOURS[colour]


def _house_hen(place: int, level: str) -> str:
    return f"common/house-{place % HOUSE_PLACES}-{level}"


def _places(player: _HenKey) -> Sequence[int]:
    """Return the places of a house player in the list of names, the best one first.

    A name can have different places in the lists of two languages; the temper tells which one is
    meant. A name from no list has a place by its hash.
    """
    # The names of a list get the tempers in turn (bot/tables/lobby.py), so a place has one temper.
    known = _places_of_names().get(player.name, [_hash(player.name) % HOUSE_PLACES])
    tempers = [*Temper]
    fitting = [place for place in known if tempers[place % len(tempers)] is player.temper]
    best = (fitting or known)[0]
    return [(best + step) % HOUSE_PLACES for step in range(HOUSE_PLACES)]


@cache
def _places_of_names() -> dict[str, list[int]]:
    """Return the places of all names of house players, in the lists of all languages."""
    places: dict[str, list[int]] = defaultdict(list)
    for locale in locales():
        for place, name in enumerate(house_names(locale)):
            places[name].append(place)

    return places


def _hash(text: str) -> int:
    """Return a number that is the same in each process, unlike `hash`."""
    return int.from_bytes(sha256(text.encode()).digest()[:8])
