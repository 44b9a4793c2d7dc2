"""The interface of a game's face, which draws its pages, and the registry of faces.

Rule: a face takes a scene (what one viewer may see, with escaped names) and returns a page. A face
uses no Discord object and keeps no state: equal scenes give equal pages.

A card is the private message that shows a player what only this player may see. A slug is the short
name of a game in code, such as `heist`. A bulletin is an event as the table keeps it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from bot.i18n.words import Words
from bot.pages.page import Block, Page
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from games.engine.asks import Option, Seat


class Aside(NamedTuple):
    """A message of the game beside its table.

    Attributes:
        key: A short name that the table uses for only one message.
        page: The page.
        ended: Whether the page will not change any more.
    """

    key: str
    page: Page
    ended: bool = False


Draw = Callable[[Scene, Words], Page]
"""Draws a page of a scene in a language."""

ValueText = tuple[str, str | None]
"""A value of a standing order as text, and its emoji or None."""

FormatValues = Callable[[Scene, Words, Sequence[str]], Sequence[ValueText]]
"""Returns several values of a standing order as text, in the same order."""

ForAdults = Callable[[Mapping[str, Any]], bool]
"""Returns whether a table with these options needs an age-restricted channel."""


# Defaults of `Face` and `ForWatchers`, for games that do not offer something.


def _nothing(*_: object) -> None:
    """Return None: by default, a game has no private news, no tips and no last words of asides."""


def _no_items(*_: object) -> tuple[()]:
    """Return an empty tuple: by default, a game has no lines of this kind, or no such seats."""
    return ()


def _as_they_are(_scene: Scene, _words: Words, values: Sequence[str]) -> Sequence[ValueText]:
    """Return the values unchanged: by default, each of them has a sentence of its own."""
    return [(value, None) for value in values]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForWatchers:
    """What a game offers to spectators.

    All functions get the public scene: spectators see no more than the channel shows.
    """

    facts: Callable[[Scene, Words], Sequence[str]] = _no_items
    """Returns public facts that are hard to remember, one per line."""
    finished_seats: Callable[[Scene], Collection[Seat]] = _no_items
    """Returns the seats that are out of the game. Their players may watch too."""
    bets: Callable[[Scene], Sequence[Seat]] | None = None
    """Returns the seats on which spectators may bet. None: there are no bets on this game.

    The function returns no seats once too much of the game is decided. The sentence
    `GAME-bets-until` tells spectators when that is.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The drawing functions of one game. `slug` is the slug of the game."""

    slug: str
    table: Draw
    """Draws the public table: playing, paused or over."""
    card: Draw
    """Draws the private card of `scene.viewer`."""
    label: Callable[[Option, str, Scene, Words], str]
    """Returns an option as a past answer, for closed cards ("you chose Hide").

    The second argument is the kind of the decision.
    """
    private_news: Callable[[Bulletin, Scene, Words], str | None] = _nothing
    """Returns private news for the player who pressed ("you hold no Override"), or None."""
    aside: Callable[[Scene, Words], Aside | None] | None = None
    """Draws a public message beside the table, without buttons: what happens or has just ended.

    None: the game has no such messages.
    """
    last_word: Callable[[str, Scene, Words], str | None] = _nothing
    """Returns how the aside with this key ended, if the game goes on before the end is drawn.

    None: the end is unknown, or the aside shows it already.
    """
    for_adults: ForAdults = lambda _: False
    """Returns whether a table needs an age-restricted channel. By default, none does."""
    chapter: str = ""
    """The public event that begins a chapter of the game's story, such as a round or a turn.

    The sentence `GAME-chapter` names it, with the facts of the event and its number (`nth`).
    """
    tip: Callable[[Scene, Words], str | None] = _nothing
    """Returns a hint for a new player on the open question, from what they can see; or None."""
    recap: Callable[[Scene, Words], Sequence[str]] = _no_items
    """Returns what decided a finished game, in up to three sentences."""
    format_values: FormatValues = _as_they_are
    """Returns values of the game's standing orders as text (cogs/orders.py).

    A game needs this function if it has values without a sentence of their own.
    """
    for_watchers: ForWatchers = ForWatchers()
    """What spectators see."""
    hands: Callable[[Scene, Words], Sequence[str]] = _no_items
    """Returns the cards of each seat, by seat, from a scene with all secrets; "" for no cards."""

    def with_scenes(self, change: Callable[[Scene], Scene]) -> "Face":
        """Return a face that draws `change(scene)` instead of each scene."""
        # Every function that gets a scene must be wrapped. Otherwise it would draw the unchanged
        # scene, which may show more.
        watchers = self.for_watchers
        for_watchers = ForWatchers(
            facts=_wrap(watchers.facts, change),
            finished_seats=_wrap(watchers.finished_seats, change),
            bets=None if watchers.bets is None else _wrap(watchers.bets, change),
        )
        return replace(
            self,
            table=_wrap(self.table, change),
            card=_wrap(self.card, change),
            label=_wrap(self.label, change),
            private_news=_wrap(self.private_news, change),
            aside=None if self.aside is None else _wrap(self.aside, change),
            last_word=_wrap(self.last_word, change),
            tip=_wrap(self.tip, change),
            recap=_wrap(self.recap, change),
            format_values=_wrap(self.format_values, change),
            hands=_wrap(self.hands, change),
            for_watchers=for_watchers,
        )


Drawn = TypeVar("Drawn")


def _wrap(draw: Callable[..., Drawn], change: Callable[[Scene], Scene]) -> Callable[..., Drawn]:
    """Wrap a drawing function, so that it gets `change(scene)`."""

    def wrapper(*arguments: object) -> Drawn:
        # Arguments of other types, such as Words or keys, are passed on.
        return draw(
            *(
                change(argument) if isinstance(argument, Scene) else argument
                for argument in arguments
            )
        )

    return wrapper


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyFace:
    """The drawing functions for the lobby, and for tables that were closed without a result.

    These functions are the same for all games. The feature in cogs/lobby provides them.
    """

    page: Draw
    """Draws the public message."""
    removal: Draw
    """Draws a menu of the players that the host may remove (verb `remove`, index: the place)."""
    too_few: Draw
    """Draws what the host sees after starting with too few players (verb `fill`)."""
    more: Callable[[Scene, int, Words, Face | None], Page]
    """Draws what a user sees who presses *More…* at the table (verb `more`).

    The last argument is the face of the game, or None if Coop has this game no longer.
    """
    welcome: Draw
    """Draws the first private card, which also tests whether the player can be sent a DM."""
    away: Draw
    """Draws the private card of a player who is replaced by a house player (verb `back`)."""


class Faces(dict[str, Face]):
    """The faces of all games by slug. Cogs register theirs in `setup`."""

    lobby: LobbyFace
    orders: Callable[[Scene, Words], Iterable[Block]]
    """Draws the standing orders of a seat (`scene.orders`), for the page *More…* of its card.

    The verb is `order`, and the index as in bot/pages/page.py.
    """

    def register(self, face: Face) -> None:
        """Add the face of a game."""
        self[face.slug] = face

    def is_for_adults(self, slug: str, options: Mapping[str, Any]) -> bool:
        """Return whether a table of this game needs an age-restricted channel."""
        # This Coop may not have the game of the table.
        face = self.get(slug)
        return face is not None and face.for_adults(options)
