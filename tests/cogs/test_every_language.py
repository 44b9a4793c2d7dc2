"""Every page in every language: it fits Discord, it can be pressed, and no English is left on it.

One of the languages is artificial (tests/support/pseudo.py), with longer texts than any real one.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.i18n.checking import english, translations
from bot.i18n.words import Words
from bot.messages.drawing import PageDrawer
from bot.pages.card_choice import choice_page
from bot.pages.delivery import RawView
from bot.pages.page import Page, Text
from bot.people import Cards
from bot.tables.scene import Scene
from bot.tables.table import Absence, Status
from cogs.lobby.face import LOBBY
from cogs.lobby.mending import mending_page
from cogs.lobby.setup_page import Setup
from cogs.moderation.bans import LONGEST_REASON, bans_page
from cogs.moderation.blocks import SHOWN, blocks_page
from cogs.my_hen.page import my_hen_page
from cogs.orders import order_blocks
from cogs.privacy.knowledge import Knowledge
from cogs.privacy.page import forgotten_page, me_page, question_page
from cogs.replays.document import document
from cogs.replays.leaf import StoryPages, StoryPlace
from cogs.replays.stories import Story
from cogs.rulebook import Rulebook
from games.registry import GAMES, package_of
from playground.limits.messages import problems
from tests.cogs import features
from tests.cogs.faces import FACES, WIDE, assert_fits, assert_whole
from tests.cogs.info.pages import help_pages
from tests.cogs.learn.branches import TAUGHT
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.moderation import server_pages
from tests.cogs.moderation.test_keeping_away_pages import a_ban
from tests.cogs.privacy.test_page import KINDS, PERSON
from tests.cogs.replays.test_leaf import chronicle, story_of
from tests.cogs.replays.test_story_document import PNG
from tests.cogs.stage import Stage
from tests.cogs.test_contract import Lively
from tests.cogs.test_wild_names import texts
from tests.repository.tree import ROOT
from tests.support import pseudo
from tests.support.combinations import pairs

NAMES = re.compile(
    r"\b(Ada|Ben|Cleo|House|English|Deutsch|Español|Français|Português)\b( \(Brasil\))?"
)
"""Names of people and languages. Languages are called what their speakers call them."""

POSITIONS = 6
"""Number of positions of each game that are checked, at its largest table, from the deal
to the end.
"""

STEPS = 12
"""Number of steps of each story that are checked."""


LESSON = 700
"""Limit on the characters of one text of a coach."""

LANGUAGES = [pseudo.LOCALE, *translations()]
in_every_language = pytest.mark.parametrize("locale", LANGUAGES)
each_game_in_a_language = pytest.mark.parametrize(
    ("slug", "locale"), pairs(GAMES, LANGUAGES, always=[pseudo.LOCALE])
)


def words_of(locale: str, *, drawn: bool = False) -> Words:
    return pseudo.words(drawn=drawn) if locale == pseudo.LOCALE else Words(locale)


@cache
def scenes(slug: str) -> list[Scene]:
    """Return scenes of a whole game with wide names, at some positions, for every seat."""
    stages = [Stage(GAMES[slug].seats[-1], 11, WIDE, GAMES[slug])]
    steps = 0
    while not stages[0].over:
        stages[0].step(Lively(slug))
        steps += 1

    # The same seed and choices, so the second game goes the same way.
    again = Stage(GAMES[slug].seats[-1], 11, WIDE, GAMES[slug])
    found = [*again.scenes()]
    looked = {steps * one // POSITIONS for one in range(1, POSITIONS + 1)}
    for step in range(1, steps + 1):
        again.step(Lively(slug))
        if step in looked:
            found += again.scenes()

    return found


def pages(scene: Scene, words: Words) -> Iterator[Page]:
    """Yield all pages about a scene."""
    face = FACES[scene.game]
    if scene.viewer is not None:
        yield face.card(scene, words)
        # The blocks follow those of the page behind More….
        yield Page((Text("–"), *order_blocks(FACES, scene, words)))
        # A page may not be empty, so a dash stands for no tip.
        yield Page((Text(face.tip(scene, words) or "–"),), 0)

        return

    yield face.table(scene, words)
    for _, page in features.pages_of_game(scene, face, words):
        yield page

    aside = face.aside(scene, words) if face.aside is not None else None
    if aside is not None:
        yield aside.page

    if scene.status is Status.OVER:
        yield Page((Text(" ".join(face.recap(scene, words)) or "–"),), 0)


@each_game_in_a_language
def test_every_page_of_a_game_fits(slug: str, locale: str) -> None:
    for scene in scenes(slug):
        for page in pages(scene, words_of(locale)):
            assert_fits(page)
            assert_is_taken(page, scene, locale)


def assert_is_taken(page: Page, scene: Scene, locale: str) -> None:
    sent = RawView(page, PageDrawer.stamps(scene)).to_components()
    # The flag marks messages made of components; `problems` lists what Discord would refuse.
    assert problems("POST", "/channels/1/messages", {"flags": 1 << 15, "components": sent}) == []
    # Every text of the artificial language is marked, so anything unmarked is left in English.
    if locale == pseudo.LOCALE:
        for text in texts(sent):
            assert pseudo.left_in(NAMES.sub("", text)) == [], text


def _away(why: Absence) -> Callable[[Words], Page]:
    # Ben's seat, at a table with wide names.
    stage = Stage(5, 1, WIDE)
    stage.session.table.change_player(1, absence=why)
    return lambda words: LOBBY.away(stage.scene(1), words)


def _setup(slug: str) -> Callable[[Words], Page]:
    settings = getattr(import_module(f"cogs.{package_of(slug)}"), "SETTINGS", ())
    seats = GAMES[slug].seats
    shown = lobby(2, game=slug, least=seats[0], most=seats[-1])
    return lambda words: Setup(Mock(), GAMES[slug], settings).page(shown, words)


EVERYTHING = Knowledge(1, dict.fromkeys(KINDS, [PERSON | {"guild_id": 1}] * 2), ())
"""Everything that can be stored about a person."""
FIVE_BANS = [a_ban(number, "鶏" * LONGEST_REASON) for number in range(5)]

OF_NO_GAME: dict[str, Callable[[Words], Page]] = {
    "lobby": lambda words: LOBBY.page(lobby(2, 1, fill=5), words),
    "welcome": lambda words: LOBBY.welcome(lobby(2, viewer=1), words),
    "removal": lambda words: LOBBY.removal(lobby(2, 1), words),
    "mending": lambda words: mending_page(Stage(5, 1, WIDE).scene(None), words),
    "me": lambda words: me_page(EVERYTHING, words, "https://x.y", "https://x.z"),
    "me-ask": partial(question_page, step=0),
    "me-ask-again": partial(question_page, step=1),
    "me-forgotten": forgotten_page,
    "bans": lambda words: bans_page(FIVE_BANS, 1, words, words("bans-lifted", who="<@5>")),
    "bans-none": lambda words: bans_page([], 0, words),
    "blocks": lambda words: blocks_page([*range(90, 90 + 3 * SHOWN)], 1, words),
    "blocks-none": lambda words: blocks_page([], 0, words),
    "hen": lambda words: my_hen_page("laurel", "corn", words, feats=15, is_chosen=True),
    "cards": lambda words: choice_page(
        Cards.DM, words, looks={"pictures": True, "motion": False}, shut=True
    ),
    **{f"away-{why.value}": _away(why) for why in Absence},
    **{f"setup-{slug}": _setup(slug) for slug in GAMES},
    **features.pages(),
}
ELSEWHERE = {name: (server_pages, page) for name, page in server_pages.SERVERS.items()}
"""Pages that use the language of their module."""


@in_every_language
def test_every_page_beside_the_games_fits(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_of(locale)
    monkeypatch.setattr(server_pages, "WORDS", words)
    drawn = {name: page(words) for name, page in OF_NO_GAME.items()}
    drawn |= {name: page() for name, (_, page) in ELSEWHERE.items()}
    drawn |= help_pages(words)
    for page in drawn.values():
        # These pages have no answers or options, so only their size is checked.
        assert_whole(page)
        assert_is_taken(page, lobby(2), locale)


@each_game_in_a_language
def test_every_page_of_a_rulebook_fits(slug: str, locale: str, tmp_path: Path) -> None:
    words = words_of(locale)
    folder = ROOT / "games" / package_of(slug)
    if locale == pseudo.LOCALE:
        # There are no rules in the artificial language, so they are made from the English ones.
        folder = tmp_path
        text = pseudo.markdown((ROOT / "games" / package_of(slug) / "RULES.md").read_text("utf-8"))
        for name in ("RULES.md", f"RULES.{words.locale}.md"):
            (folder / name).write_text(text, "utf-8")

    book = Rulebook(slug, folder)
    assert len(book.pages(words.locale)) > 3

    for number in range(len(book.pages(words.locale))):
        page = book.page(number, words)
        assert_whole(page)
        assert_is_taken(page, lobby(2), locale)


@cache
def story(slug: str, seats: int | None = None) -> Story:
    """Return the story of a game with this number of seats, by default the largest."""
    return story_of(chronicle(slug, names=WIDE, seats=seats))


@each_game_in_a_language
def test_every_page_of_a_story_fits(slug: str, locale: str) -> None:
    """A story also has texts that tables leave out."""
    leaves = StoryPages(story(slug), FACES[slug], words_of(locale))
    seats = (None, 0) if GAMES[slug].secrets else (None,)
    for step in {*range(0, len(leaves), 1 + len(leaves) // STEPS), len(leaves) - 1}:
        for eyes in seats:
            page, scene = leaves.page(StoryPlace(step, eyes))
            assert_fits(page)
            assert_is_taken(page, scene, locale)


class Read(HTMLParser):
    """Everything that a reader or a screen reader finds on a page."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.languages: list[str | None] = []
        self._tag = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._tag = tag
        said = dict(attrs)
        self.languages += [said["lang"]] if "lang" in said else []
        self.texts += [text for name in ("aria-label", "title", "alt") if (text := said.get(name))]

    def handle_data(self, data: str) -> None:
        self.texts += [] if self._tag in ("style", "script") else [data]


@each_game_in_a_language
async def test_story_document_is_in_one_language(slug: str, locale: str) -> None:
    async def paint(picture: object) -> bytes | None:
        return PNG

    words = words_of(locale)
    read = Read()
    leaves = StoryPages(story(slug, GAMES[slug].seats[0]), FACES[slug], words)
    read.feed((await document(leaves, paint, words)).decode())

    assert read.languages == [words.locale]
    assert len(read.texts) > STEPS

    if locale == pseudo.LOCALE:
        for text in read.texts:
            # "/" begins paths of files, which have no language.
            assert text.startswith("/") or pseudo.left_in(NAMES.sub("", text)) == [], text


@pytest.mark.parametrize("slug", TAUGHT)
@in_every_language
def test_every_lesson_text_can_be_formatted(slug: str, locale: str) -> None:
    """Each text gets the facts that a lesson has.

    A text that needs others would appear in English.
    """
    words = words_of(locale)
    lessons = [one for one in english().messages if one.startswith(f"{slug}-lesson-")]

    assert lessons

    names = dict(zip("abcd", WIDE[: GAMES[slug].seats[-1]], strict=False))
    for name in lessons:
        assert 0 < len(words(name, **names)) <= LESSON
