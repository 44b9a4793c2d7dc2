"""The pages of `/chicken help`: all games, one game, the reader's own pages, and a text by topic.

Texts: data/locales/*/info.ftl. A topic has its title (`help-topic-TOPIC`) and its text
(`help-TOPIC`).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.features import FEATURES
from bot.i18n.words import Words, join_with_commas
from bot.pages.page import HELP, MINE, Block, Button, Do, Image, Item, Menu, Page, Row, Text, Tone
from bot.pictures.display_list import (
    CREAM,
    DARK,
    DisplayList,
    Label,
    Mark,
    Picture,
    Rectangle,
    Sprite,
)
from cogs.learn.lesson import RESUME, learn_verb
from cogs.lobby.picture import PAGES, PLAIN
from cogs.moderation.settings import PAGE as SETTINGS
from cogs.pages import YELLOW, games_button, links, play_verb, rules_button
from games.engine.game import Rules
from games.engine.length import expected_length
from games.registry import GAMES

# -- pictures: the boxes of all games, or one game with its facts ----------------------------------
#
# Numbers without a name are pixels in a picture that is 1000 pixels wide.


_PALETTE = "common"
"""The palette of the sprites."""

_ROW = 3
"""Boxes in a row."""

_WIDE = 316
"""The width of the place of a box, in pixels."""

_HIGH = 278
"""The height of the place of a box."""

_GAP = 12
"""The gap between two places."""


@dataclass(frozen=True, slots=True)
class ShelfPicture(Picture):
    """The boxes of all games, with their names."""

    games: tuple[str, ...]

    def alt(self, words: Words) -> str:
        """Name the games."""
        titles = [words(f"{game}-title") for game in self.games]
        return words("help-alt", games=join_with_commas(words, titles))

    def display(self, words: Words) -> DisplayList:
        marks: list[Mark] = []
        for place, game in enumerate(self.games):
            row, column = divmod(place, _ROW)
            marks += _box(words, game, _GAP + column * (_WIDE + _GAP), _GAP + row * (_HIGH + _GAP))

        rows = -(-len(self.games) // _ROW)  # rounded up
        # A hen stands where the last row has room for one more box.
        if len(self.games) % _ROW:
            x = _GAP + (_ROW - 1) * (_WIDE + _GAP) + _WIDE // 2
            marks.append(Sprite("common/hen-sun-corn@l", x, rows * (_HIGH + _GAP) - 6, "cb"))

        return DisplayList(_GAP + rows * (_HIGH + _GAP), PLAIN[0], tuple(marks), _PALETTE)


@dataclass(frozen=True, slots=True)
class GamePicture(Picture):
    """The box of one game, and its facts in words."""

    game: str
    facts: tuple[str, ...]

    def alt(self, words: Words) -> str:
        """Name the game, and say its facts."""
        return words(
            "help-alt-game",
            game=words(f"{self.game}-title"),
            facts=join_with_commas(words, self.facts),
        )

    def display(self, words: Words) -> DisplayList:
        marks = [*_box(words, self.game, _GAP, _GAP)]
        left = _GAP + _WIDE + _GAP
        high = (_HIGH + _GAP) // len(self.facts) - _GAP
        for place, fact in enumerate(self.facts):
            y = _GAP + place * (high + _GAP)
            marks.append(Rectangle(left, y, 1000 - _GAP - left, high, 18, DARK))
            marks.append(Label(fact, left + 28, y + high // 2, 44, CREAM, room=580))

        return DisplayList(_HIGH + 2 * _GAP, PLAIN[0], tuple(marks), _PALETTE)


def _box(words: Words, game: str, x: int, y: int) -> Iterator[Mark]:
    """Draw a game's box with its name below. (x, y) is the upper left corner of its place."""
    box = f"box-{game}" if game in PAGES else "egg"
    yield Rectangle(x, y, _WIDE, _HIGH, 20, PAGES.get(game, PLAIN)[1])
    yield Sprite(f"common/{box}@l", x + _WIDE // 2, y + 226, "cb")
    title = words(f"{game}-title")
    yield Label(title, x + _WIDE // 2, y + 252, 31, CREAM, 600, "cm", room=_WIDE - 12)


# -- pages -----------------------------------------------------------------------------------------

GAME = "help-game"
"""Verb: show the game at this index."""

TOPIC = "help-topic"
"""Verb: show the topic at this index."""

TOPICS = ("start", "cards", "time", "tables", "commands")


def help_page(words: Words) -> Page:
    """Return the first page: a picture of all games, and a button for each."""
    slugs = tuple(GAMES)
    games = [
        Button(words(f"{slug}-title"), Do(GAME, index), Tone.MAIN)
        for index, slug in enumerate(slugs)
    ]
    picture = ShelfPicture(slugs)
    return Page(
        (
            Text(f"### {words('help-title')}\n{words('help-what')}"),
            Image(picture, picture.alt(words), (Text("\n".join(_list_of_games(words))),)),
            Row(tuple(games)),
            Row((_mine_button(words), _more_button(words))),
        ),
        YELLOW,
    )


def greeting_page(words: Words) -> Page:
    """Return the message for a server that has added Coop."""
    buttons = (
        Button(words("help-games"), Do(HELP), Tone.GOOD, "🐔"),
        _more_button(words),
        Button(words("help-settings"), Do(SETTINGS), Tone.PLAIN, "⚙️"),
    )
    lines = [f"### {words('help-greeting-title')}", words("help-greeting"), *_list_of_games(words)]
    return Page((Text("\n".join(lines)), Row(buttons)), YELLOW)


def game_page(game: Rules, words: Words, *, has_lesson: bool, is_off: bool = False) -> Page:
    """Return the page of one game: what it is like, and buttons to play, learn and read.

    Args:
        game: The game.
        words: The words of the reader's language.
        has_lesson: Whether the game has a lesson.
        is_off: Whether the reader's server has switched the game off.
    """
    facts = _facts(game, words)
    picture = GamePicture(game.slug, facts)
    learn = Button(words("help-learn"), Do(learn_verb(game.slug), RESUME), Tone.PLAIN, "🎓")
    return Page(
        (
            Text(f"### {words(f'{game.slug}-title')}\n{words(f'{game.slug}-pitch')}"),
            Image(picture, picture.alt(words), (Text(" · ".join(facts)),)),
            Row(
                (
                    Button(words("help-play"), Do(play_verb(game.slug)), Tone.GOOD, "🎬", is_off),
                    *((learn,) if has_lesson else ()),
                    rules_button(game.slug, words),
                    games_button(words),
                )
            ),
        ),
        YELLOW,
    )


def mine_page(seats: Iterable[str], own_pages: Iterable[Button], words: Words) -> Page:
    """Return the page that leads to everything about the reader.

    Args:
        seats: A line for each table at which the reader plays.
        own_pages: The buttons of features that have a page about the reader.
        words: The words of the reader's language.
    """
    lines = [*seats] or [words("help-no-seats")]
    text = "\n".join((f"### {words('help-mine-title')}", *lines))
    return Page((Text(text), Row((*own_pages, games_button(words)))), YELLOW)


def topic_page(
    topic: str, words: Words, version: str, privacy: str | None = None, terms: str | None = None
) -> Page:
    """Return the text about a topic, with a menu of all topics.

    The first one has the links and the version.

    Args:
        topic: One of TOPICS.
        words: The words of the reader's language.
        version: The number of this Coop's version.
        privacy: URL of the operator's privacy policy, if there is one.
        terms: URL of the operator's terms, if there are any.
    """
    lines = [f"### {words(f'help-topic-{topic}')}", words(f"help-{topic}")]
    if topic == "commands":
        # Each feature that is loaded may add a line with its commands.
        of_features = (f"help-commands-{feature.rpartition('.')[2]}" for feature in FEATURES)
        lines += [words(message) for message in of_features if words.has(message)]

    items = tuple(
        Item(words(f"help-topic-{other}"), index, chosen=other == topic)
        for index, other in enumerate(TOPICS)
    )
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines)),
        Menu(words("help-topics"), items, verb=TOPIC),
        Row((games_button(words), _mine_button(words))),
    )
    if topic == TOPICS[0]:
        blocks += (*links(words, privacy, terms), Text(words("help-version", version=version)))

    return Page(blocks, YELLOW)


def _list_of_games(words: Words) -> list[str]:
    return [f"- {words(f'command-start-{slug}')}" for slug in GAMES]


def _facts(game: Rules, words: Words) -> tuple[str, ...]:
    """Return how many players a game has, how long it takes, and whether it has secrets."""
    options = game.Options()
    seats = game.seats_for(options)
    least = seats[0]
    most = seats[-1]
    # The length is that for a usual table. The host's seat is not drawn yet; 0 stands in.
    usual = seats[len(seats) // 2]
    length = expected_length(game, options.seated(0, usual), usual)
    return (
        words("help-players", seats=f"{least}–{most}" if least < most else str(most)),
        words("help-minutes", least=length.least, most=length.most),
        words("help-secrets", secrets="yes" if game.secrets else "no"),
    )


def _mine_button(words: Words) -> Button:
    return Button(words("help-mine"), Do(MINE), Tone.PLAIN, "🎒")


def _more_button(words: Words) -> Button:
    return Button(words("more-button"), Do(TOPIC), Tone.PLAIN, "❔")
