"""What the pages of all games share: parts of table, card and result, and the base of labels.

A page is drawn from a scene: a table and what one viewer, a seat or the public, may see of its
game. `words` has the texts of the reader's language, and labels put a scene into words. A card is a
seat's private message. A house player is an automated player.

Texts: data/locales/*/faces.ftl. Where a game has a message of its own (GAME-card-over-won), the
page uses that message instead of the shared one (card-over-won); `words.own` finds it. `Live` is a
text that matters only during the game, and `Asked` the open question (bot/pages/page.py).

A page begins with its title, because a notification shows the beginning of a message. The question
and its buttons are at the end, because a phone shows the end of a long message.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import starmap
from math import ceil
from typing import Any, Generic, TypeVar

from bot.features import FEATURES
from bot.i18n.words import Said, Words, join_with_and, join_with_commas
from bot.pages.card_choice import hand_button, more_button
from bot.pages.page import (
    HELP,
    MORE_OF_CARD,
    Asked,
    Block,
    Button,
    Do,
    Link,
    Live,
    Page,
    Row,
    Text,
    Tone,
)
from bot.pages.presentable import jump
from bot.tables.deadlines import DAY, FOR_NEWCOMERS, HOUR, span
from bot.tables.refusals import NotAmongTheOptions
from bot.tables.scene import OpenAsk, Question, Scene
from bot.tables.table import Pace, Result, Status, is_alone
from games.engine.asks import Choice, Fact, Option, Seat
from games.engine.game import Rules
from games.registry import GAMES

SIGN = "🐔"
"""The emoji of Coop."""

WATCH = "watch"
"""The verb of the button that opens the spectators' page (cogs/watching)."""

OPEN, AGAIN = range(2)
"""The index in the id of a WATCH button: OPEN on a table or a card, AGAIN on the page itself."""

REMATCH = "rematch"
"""The verb of the rematch button (cogs/lobby/rematch.py)."""

# The colours of pages.
BLUE = 0x5B6EE1  # most pages
AMBER = 0xE8A33D  # games, and cards with a question
RED = 0xC0392B  # dangers and losses
GREEN = 0x3F7D58  # gains and endings
YELLOW = 0xF2C94C  # lobbies, and pages that belong to no table
GREY = 0x7F8C8D  # what is closed

V = TypeVar("V")
T = TypeVar("T")
Numbered = tuple[int, Option]
"""An option with its index among the options of its decision."""


# -- the words of a scene -------------------------------------------------------------------------


class SceneLabels(Generic[V]):
    """Words for one scene, in which names are escaped already. `V` is the game's view.

    Base class of the `Labels` of each game.
    """

    def __init__(self, scene: Scene[V], words: Words) -> None:
        self.scene = scene
        self.words = words
        self.view = scene.view
        self.names = [player.name for player in scene.players]
        question = scene.question
        self.asked = "" if question is None else question.decision.kind
        """The kind of the viewer's question, also while an answer can be changed; else ''."""

    @classmethod
    def label(cls, option: Option, decision: str, scene: Scene[V], words: Words) -> str:
        """Return an option that was chosen, in words. It is the `label` of a Face."""
        return cls(scene, words).chosen(option, decision)

    @property
    def result(self) -> Result:
        """How the game ended. Only for games that are over."""
        return require(self.scene.result)

    @property
    def open_secrets(self) -> Any:
        """The secrets of the game. Only for replays."""
        return require(self.scene.open_secrets).view

    @property
    def why(self) -> str:
        """Why the table is paused."""
        return self.words(self.scene.reason) if self.scene.reason else ""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.words(f"{self.scene.game}-title")

    def seat(self, seat: Seat) -> str:
        return self.names[seat]

    def seats(self, seats: Sequence[Seat]) -> str:
        """Return the names of several seats in one list."""
        return join_with_and(self.words, [self.names[seat] for seat in seats])

    def finisher(self, seat: Seat) -> str:
        """Return a player's name for a result, marked if a house player finished the game."""
        player = self.scene.players[seat]
        mark = " 🤖" if player.is_house else (" 💤" if player.absence is not None else "")
        return player.name + mark

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """Return the facts of an event as words, and `people`: how many seats the event names."""
        seats = facts.get("seats")
        people = len(seats) if isinstance(seats, list) else 1
        return {**{name: self.fact(name, fact) for name, fact in facts.items()}, "people": people}

    def fact(self, name: str, fact: Fact) -> Said:
        """Return one fact in words: seats by name, lists with commas."""
        is_seat = name in GAMES[self.scene.game].events.seats
        if isinstance(fact, list):
            if is_seat:
                return self.seats([*map(int, fact)])
            return join_with_commas(self.words, [*map(str, fact)])

        return self.seat(int(fact)) if is_seat else fact

    def option(self, option: Option) -> str:
        """Return the label of an option on its button."""
        return self.words(f"{self.scene.game}-option-{option.kind}", value=str(option.value))

    def chosen(self, option: Option, decision: str = "") -> str:
        """Return an option that was chosen. `decision`: the kind of its question."""
        message = f"{self.scene.game}-chosen-{option.kind}"
        if self.words.has(message):
            return self.words(message, value=str(option.value))

        # The game has no message for chosen options of this kind: the label of the button.
        return self.option(option)

    def hands(self) -> Sequence[str]:
        """Return the hands of all seats for a replay; nothing for a game without hands."""
        return ()

    def heading(self) -> str:
        """Return what a plain table (cogs/plain.py) says above its seats."""
        return ""

    def sitter(self, seat: Seat) -> Iterator[str]:
        """Yield a note if a house player has the seat, for good or for a while."""
        player = self.scene.players[seat]
        if player.is_house:
            yield self.words("seat-house")
        elif player.absence is not None:
            yield self.words("seat-sat-in")

    @property
    def last_awaited(self) -> Seat | None:
        """The only seat that still has to decide; None if there are several or none.

        Tables do not name several waiting seats: each choice would then cost an edit of the table.
        """
        ask = self.scene.ask
        return ask.waiting[0] if ask is not None and len(ask.waiting) == 1 else None


def require(what: T | None) -> T:
    """Return `what`, which is never None on this kind of page, such as the hand on a card.

    Raises:
        TypeError: It is None, because the page was drawn from a scene of another kind.
    """
    if what is None:
        raise TypeError("a page was drawn of a scene that it is not for")

    return what


# -- shared texts ----------------------------------------------------------------------------------


def times(name: str, count: int) -> str:
    """Return `Warn ×2`, or only the name if the count is 1."""
    return name if count == 1 else f"{name}\u00a0×{count}"


def list_with_counts(words: Words, names: Iterable[str]) -> str:
    """Return `Freeze, Warn ×2`, in the order of the first occurrences."""
    return join_with_commas(words, [*starmap(times, tally(names).items())])


def tally(items: Iterable[T]) -> dict[T, int]:
    """Return how often each item occurs, in the order of the first occurrences.

    It is not a Counter, which takes three times as long for a few items, and cards use this often.
    """
    counts: dict[T, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1

    return counts


def moment(when: float) -> str:
    """Return a moment (seconds since 1970) as a timestamp that counts down on each screen."""
    return f"<t:{ceil(when)}:R>"


def until(words: Words, text: str, deadline: float | None, message: str = "deadline") -> str:
    """Return the text with its deadline, if there is one."""
    return text if deadline is None else words(message, text=text, when=moment(deadline))


def place(rank: int) -> str:
    """Return a medal or a keycap. Discord would renumber lines that begin with `4.` instead."""
    return {1: "🥇", 2: "🥈", 3: "🥉"}.get(rank, f"{rank}\ufe0f\u20e3")


def setting(game: str, name: str, value: Said) -> str:
    """Return the id of the message that says that a game's setting has this value."""
    return f"{game}-setting-{name}-{str(value).lower()}"


def chosen_settings(game: str, options: Mapping[str, Said], words: Words) -> list[str]:
    """Return the settings that a host has changed, in words."""
    return [words(setting(game, name, value)) for name, value in options.items()]


L = TypeVar("L", bound=SceneLabels[Any])


def with_labels(labels: type[L], draw: Callable[[L], T]) -> Callable[[Scene, Words], T]:
    """Turn a function of labels into a function of scene and words, as a Face needs it."""

    def drawn(scene: Scene, words: Words) -> T:
        return draw(labels(scene, words))

    return drawn


# -- the table -------------------------------------------------------------------------------------


def table_page(
    labels: L,
    body: Iterable[Block],
    awaited: Callable[[L, OpenAsk], str],
    *first: Button,
    accent: int,
) -> Page:
    """Return the page of a running table.

    Args:
        labels: The words of the scene.
        body: Everything above the question.
        awaited: Returns the sentence about the seats that have to decide.
        first: The game's own buttons, at the beginning of the last row.
        accent: The colour of the page.
    """
    question = Asked(now(labels, awaited))
    return Page((*body, question, last_row(labels.scene, labels.words, *first)), accent)


def headline(scene: Scene, words: Words) -> str:
    """Return the game and number of the table."""
    title = f"{scene.game}-title"
    # A game that Coop no longer has is named by its slug.
    game = words(title) if words.has(title) else scene.game.capitalize()
    return "### " + words("table-headline", sign=SIGN, game=game, number=scene.number)


def now(labels: L, awaited: Callable[[L, OpenAsk], str]) -> str:
    """Return a house player's remark and which seats have to decide, or why the table is paused."""
    scene = labels.scene
    if scene.status is Status.PAUSED:
        return paused(labels)

    sentence = awaited(labels, scene.ask) if scene.ask is not None else ""
    return "\n".join(filter(None, (remark(labels), sentence)))


def remark(labels: SceneLabels[Any]) -> str:
    """Return what a house player has just said, in small print because it matters least."""
    # `temper` is the character of the house player, and `line` numbers their sentences.
    last_remark = labels.scene.remark
    if last_remark is None:
        return ""

    text = labels.words(
        f"talk-{last_remark.of}-{last_remark.temper}-{last_remark.line}",
        seat=labels.seat(last_remark.about),
    )
    return small_print(labels.words("talk-said", seat=labels.seat(last_remark.seat), said=text))


def paused(labels: SceneLabels[Any]) -> str:
    return labels.words("table-paused", why=labels.why)


def small_print(*hints: str) -> str:
    """Return hints in small print."""
    return "\n".join(f"-# {line}" for line in hints if line)


def last_row(scene: Scene, words: Words, *first: Button) -> Row:
    """Return the last row of buttons of a running table.

    These are the game's own buttons, then buttons for the player's hand (if the game has secrets),
    the rules, and everything else.
    """
    hand = (hand_button(words),) if GAMES[scene.game].secrets else ()
    return Row((*first, *hand, rules_button(scene.game, words), more_button(words)))


def watch_buttons(scene: Scene, words: Words) -> tuple[Button, ...]:
    """Return the button that opens the spectators' page, if Coop has that feature.

    In a direct message, where a user plays alone, there are no spectators.
    """
    if "cogs.watching" not in FEATURES or is_alone(scene.guild_id):
        return ()

    return (Button(words("watch-button"), Do(WATCH, OPEN), Tone.PLAIN, "👀"),)


# -- a private card --------------------------------------------------------------------------------


def card_page(
    labels: SceneLabels[Any],
    title: str,
    body: Iterable[Block],
    *buttons: Button,
    explained: Iterable[str] = (),
) -> Page:
    """Return a whole card: title, choices that the clock made, `body`, rules and *More…*.

    Behind *More…* are explanations, `buttons` and a link to the table. A card of a finished game
    has no answers, so it shows these buttons itself.

    Args:
        labels: The words of the scene.
        title: What the seat is asked, in a few words.
        body: Everything between the title and the last row.
        buttons: The game's own buttons.
        explained: What a player who is new to the game may want to know. On the card it would leave
            no room to see the picture and the question together.
    """
    scene = labels.scene
    words = labels.words
    text = words(
        "card-headline",
        title=title,
        game=labels.game,
        number=scene.number,
        drawn="yes" if scene.pictured else "no",
    )
    title_block = Live("### " + text)
    rules = rules_button(scene.game, words)
    link = channel_link(scene, words)
    row = Row((*buttons, rules, link))
    more = None
    if scene.status is not Status.OVER:
        # A tip may repeat an explanation.
        lines = "\n".join(f"- {line}" for line in dict.fromkeys(explained))
        label = "more-button-help" if lines else "more-button"
        row = Row((rules, more_button(words, MORE_OF_CARD, label)))
        more = Page((*texts(headline(scene, words), lines), Row((*buttons, link))), BLUE)

    blocks = (title_block, *_chosen_in_silence(labels), *body, row)

    # A standing order (an answer that the player has given in advance) may be about to answer
    # (`coming`). Then the question needs no attention.
    question = scene.open_question
    is_asked = question is not None and question.coming is None
    return Page(blocks, AMBER if is_asked else BLUE, more=more)


def texts(*parts: str) -> Iterator[Text]:
    """Return text blocks for the parts that are not empty."""
    return (Text(part) for part in parts if part)


def card_title(labels: SceneLabels[Any], **facts: Said) -> str:
    """Return what the seat is asked, in a few words. `facts` are for the game's titles."""
    scene = labels.scene
    question = labels.scene.open_question
    if scene.status is Status.OVER:
        return labels.words("card-title-over")
    if question is None:
        return labels.words("card-title-none")

    return labels.words(f"{scene.game}-title-{question.decision.kind}", **facts)


def waiting(labels: SceneLabels[Any], why: str = "card-waiting") -> str:
    """Return why there is nothing to press: the table is paused, or what the message `why` says."""
    if labels.scene.status is Status.PAUSED:
        return labels.words("card-paused", why=labels.why)
    return labels.words.own(labels.scene.game, why)


def fate(labels: SceneLabels[Any], seat: Seat) -> str:
    """Return how the game ended for this seat, and for a loser also who has won."""
    words = labels.words
    game = labels.scene.game
    result = labels.result
    points = result.scores.get(seat) or 0
    if seat not in result.winners:
        lost = words.own(game, "card-over-lost", points=points)
        return f"{lost}\n{winners(labels)}"

    others = [winner for winner in result.winners if winner != seat]
    if others:
        seats = labels.seats(others)
        return words.own(game, "card-over-shared", seats=seats, people=len(others), points=points)

    return words.own(game, "card-over-won", points=points)


def chosen_options(question: Question) -> Choice:
    """Return the options that the seat has chosen and may still change; none before a choice."""
    if not question.settled or question.chosen is None:
        return ()
    return question.decision.read(question.chosen) or ()


def _chosen_in_silence(labels: SceneLabels[Any]) -> Iterator[Block]:
    """Yield a text with the choices that were made for this player, who was silent too long."""
    names = [
        labels.chosen(option, silence.kind)
        for silence in labels.scene.silences
        for option in silence.choice
    ]
    if names:
        yield Live(labels.words("card-silent", chosen=join_with_commas(labels.words, names)))


# -- who has won ----------------------------------------------------------------------------------


def winners(labels: SceneLabels[Any]) -> str:
    """Return who won, and with how many points."""
    result = labels.result
    return labels.words.own(
        labels.scene.game,
        "result-won",
        seats=join_with_and(labels.words, [labels.finisher(seat) for seat in result.winners]),
        people=len(result.winners),
        points=result.scores[result.winners[0]] or 0,
    )


def ranking(labels: SceneLabels[Any]) -> list[Seat]:
    """Return the seats by rank, the best first, then those without a rank; equals by seat."""
    scores = labels.result.scores
    ranks = labels.result.ranks
    return sorted(scores, key=lambda seat: (ranks.get(seat, len(scores)), seat))


# -- buttons ---------------------------------------------------------------------------------------


def rematch_button(scene: Scene, words: Words) -> Button:
    """Return the rematch button of a finished table.

    Once there is a next table (the sequel), the button leads to that table for good, so the old
    message needs no further edits.
    """
    sequel = scene.rematch.sequel
    label = words("rematch-button") if sequel is None else words("rematch-on", number=sequel.number)
    return Button(label, Do(REMATCH), Tone.MAIN, "🔁")


def games_button(words: Words) -> Button:
    """Return the button that shows all games."""
    return Button(words("help-games"), Do(HELP), Tone.PLAIN, "🐔")


def rules_verb(slug: str) -> str:
    """Return the verb (see `Do` in bot/pages/page.py) that opens a page of this game's rules."""
    return f"rules-{slug}"


def play_verb(slug: str) -> str:
    """Return the verb that opens a table of this game with all usual settings."""
    return f"play-{slug}"


def setup_verb(slug: str) -> str:
    """Return the verb that opens the host's settings of a lobby (cogs/lobby/setup_page.py)."""
    return f"setup-{slug}"


def rules_button(slug: str, words: Words) -> Button:
    """Return the button of lobbies, tables and cards that opens the rules in short."""
    return Button(words("rules-button"), Do(rules_verb(slug)), Tone.PLAIN, "📖")


def channel_link(scene: Scene, words: Words) -> Link:
    """Return the link to the table's channel."""
    where = jump(scene.guild_id, scene.channel_id)
    return Link(words("card-back", number=scene.number), where)


def links(words: Words, privacy: str | None, terms: str | None) -> tuple[Row, ...]:
    """Return a row with the links that the operator has set, or nothing."""
    candidates = (("me-privacy-link", privacy), ("me-terms-link", terms))
    buttons = tuple(Link(words(name), url) for name, url in candidates if url is not None)
    return (Row(buttons),) if buttons else ()


# -- long lists: a few numbered lines on a page ----------------------------------------------------


def paginate(
    things: Sequence[T], at: int, most: int, verb: str, words: Words
) -> tuple[list[tuple[int, T]], tuple[Button, ...]]:
    """Return one page of a list.

    Args:
        things: The whole list.
        at: Index of the page. If there are fewer pages, the last one is returned.
        most: Items per page.
        verb: The verb of the buttons to other pages.
        words: The words of the reader's language.

    Returns:
        The items with their numbers from 1 on, and the buttons to the pages before and after.
    """
    last = max(0, (len(things) - 1) // most)
    # The list may have become shorter since the button was drawn.
    at = min(at, last)
    buttons: list[Button] = []
    if at > 0:
        buttons.append(Button(words("chat-newer"), Do(verb, at - 1), Tone.PLAIN, "🔼"))

    if at < last:
        buttons.append(Button(words("chat-older"), Do(verb, at + 1), Tone.PLAIN, "🔽"))

    first = at * most
    return [*enumerate(things[first : first + most], first + 1)], tuple(buttons)


def name_at(names: Sequence[str], picks: Sequence[int]) -> str:
    """Return the name at the place that a button or a line of a menu has as its index.

    Raises:
        NotAmongTheOptions: There is no such place, because the index is forged.
    """
    (place,) = picks
    if not 0 <= place < len(names):
        raise NotAmongTheOptions

    return names[place]


def mention(user_id: int | None, words: Words) -> str:
    """Return a mention of a user, or a word for a user who was erased (None)."""
    return words("chat-somebody") if user_id is None else f"<@{user_id}>"


# -- how long a decision may take at each pace -----------------------------------------------------

UNITS = {"days": DAY, "hours": HOUR, "seconds": 1.0}
"""Seconds of each unit, the longest first. The longest unit that fits the shortest time is used."""


def pace_time(games: Iterable[Rules], pace: Pace, words: Words) -> str:
    """Return how long players have for a decision in these games.

    Windows (in which several seats may act) and pauses do not count.
    """
    least, most = _between(games, pace)
    # The longest unit that is not longer than the shortest time.
    unit = next(name for name, seconds in UNITS.items() if least >= seconds)
    span_text, count = _span_text(least, most, UNITS[unit])
    return words(f"pace-in-{unit}", span=span_text, count=count, times=FOR_NEWCOMERS)


def pace_choice(game: Rules, pace: Pace, words: Words) -> str:
    """Return a pace and its times as a short choice of a command, whose length Discord limits."""
    span_text, symbol = pace_span(game, pace)
    return words(
        "command-pace", pace=words(f"command-pace-{pace}"), time=f"{span_text}\u00a0{symbol}"
    )


def pace_span(game: Rules, pace: Pace) -> tuple[str, str]:
    """Return the times of a decision such as `30–60`, and the symbol of their unit: s or h."""
    least, most = _between([game], pace)
    symbol, unit = ("h", HOUR) if least >= HOUR else ("s", 1.0)
    span_text, _ = _span_text(least, most, unit)
    return span_text, symbol


def _between(games: Iterable[Rules], pace: Pace) -> tuple[float, float]:
    """Return the least and the most seconds for a decision over all these games."""
    spans = [span(game.clocks, pace) for game in games]
    return min(short for short, _ in spans), max(long for _, long in spans)


def _span_text(least: float, most: float, unit: float) -> tuple[str, int]:
    """Return the span in this unit, such as `2–3`, and its larger number."""
    short = round(least / unit)
    long = round(most / unit)
    return (str(long) if short == long else f"{short}–{long}"), long


# -- chances as whole percentages ------------------------------------------------------------------


def percent(chance: float) -> int:
    """Return a chance in percent. Only an impossible event has 0, only a certain event has 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def percents(shares: Sequence[float]) -> list[int]:
    """Return the chances of events that exclude each other, in whole percent that add up to 100.

    Each chance is rounded down, and the chances with the largest remainders are raised by 1. A
    chance that is not zero is at least 1. Shares of 1, 1 and 1 give 34, 33 and 33; 1 and 999 give 1
    and 99.
    """
    exact = [100 * share / sum(shares) for share in shares]
    rounded = [int(share) if share >= 1 or share == 0 else 1 for share in exact]
    # Chances that rounding down has reduced the most come first and get the missing hundredths.
    by_remainder = sorted(range(len(exact)), key=lambda place: rounded[place] - exact[place])
    for place in by_remainder[: max(0, 100 - sum(rounded))]:
        rounded[place] += 1

    # Chances below 1 were raised to 1. If that made too many, the largest chances are reduced.
    while sum(rounded) > 100:
        rounded[rounded.index(max(rounded))] -= 1

    return rounded
