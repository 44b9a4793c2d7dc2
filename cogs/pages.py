"""What the pages of all games have in common: the frames of table, card and result, and the words
of a scene, with which the `labels.py` of every game begins. Texts: faces.ftl; what a game says in
its own words (GAME-card-over-won) goes before what all say (card-over-won).

A notification shows how a message begins: the title. A phone shows how it ends: the question, right
above its buttons.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import starmap
from math import ceil
from typing import Any, Generic, TypeVar

from bot.features import FEATURES
from bot.i18n.words import Said, Words, commas, listed
from bot.pages.card_choice import hand_button
from bot.pages.page import Asked, Block, Button, Do, Link, Live, Page, Row, Text, Tone
from bot.pages.presentable import jump
from bot.tables.deadlines import DAY, FOR_NEWCOMERS, HOUR, span
from bot.tables.scene import OpenAsk, Question, Scene
from bot.tables.table import Pace, Result, Status, is_alone
from cogs.record import seal_button
from games.engine.asks import Choice, Fact, Option, Seat
from games.engine.game import Rules
from games.registry import GAMES

SIGN = "🐔"
WATCH = "watch"
"""The verb of the button that opens the watchers' page (cogs/watching)."""
OPEN, AGAIN = range(2)
"""Where that button is: on the table or a card, or on the page itself."""
REMATCH = "rematch"
"""The verb of the button Once more (cogs/lobby/rematch.py)."""
ACCENT = 0x5B6EE1
ACCENT_ASKED = 0xE8A33D

V = TypeVar("V")
T = TypeVar("T")


# -- the words of a scene -------------------------------------------------------------------------


class SceneLabels(Generic[V]):
    """The words of one scene, whose players' names are escaped already. `V` is the game's view."""

    def __init__(self, scene: Scene[V], words: Words) -> None:
        self.scene = scene
        self.words = words
        self.view = scene.view
        self.names = [player.name for player in scene.players]
        question = scene.question
        self.asked = "" if question is None else question.decision.kind
        """The kind of what the viewer is asked, or has answered and may still change."""

    @classmethod
    def label(cls, option: Option, decision: str, scene: Scene[V], words: Words) -> str:
        """An option looked back on; see Face."""
        return cls(scene, words).chosen(option, decision)

    @property
    def result(self) -> Result:
        """How the game ended."""
        return given(self.scene.result)

    @property
    def laid_open(self) -> Any:
        """What the game keeps secret, where a story tells it."""
        return given(self.scene.laid_open).view

    @property
    def why(self) -> str:
        """Why the table is paused."""
        return self.words(self.scene.reason) if self.scene.reason else ""

    @property
    def game(self) -> str:
        """What the game is called."""
        return self.words(f"{self.scene.game}-title")

    def seat(self, seat: Seat) -> str:
        return self.names[seat]

    def seats(self, seats: Sequence[Seat]) -> str:
        names = self.names
        return listed(self.words, [names[seat] for seat in seats])

    def finisher(self, seat: Seat) -> str:
        """The name in a result, marked where a house player brought the game to its end."""
        player = self.scene.players[seat]
        mark = " 🤖" if player.is_house else " 💤" if player.absence is not None else ""
        return player.name + mark

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """The facts of an event, as words for its sentence. `people` counts the seats it names."""
        seats = facts.get("seats")
        people = len(seats) if isinstance(seats, list) else 1
        return {**{name: self.fact(name, fact) for name, fact in facts.items()}, "people": people}

    def fact(self, name: str, fact: Fact) -> Said:
        """One of them: seats by name, lists with commas."""
        is_seat = name in GAMES[self.scene.game].events.seats
        if isinstance(fact, list):
            if is_seat:
                return self.seats([*map(int, fact)])
            return commas(self.words, [*map(str, fact)])

        return self.seat(int(fact)) if is_seat else fact

    def option(self, option: Option) -> str:
        """An option on its button."""
        return self.words(f"{self.scene.game}-option-{option.kind}", value=str(option.value))

    def chosen(self, option: Option, decision: str = "") -> str:
        """An option looked back on, in a sentence; `decision` is the kind of what it answered."""
        looked_back = f"{self.scene.game}-chosen-{option.kind}"
        if self.words.has(looked_back):
            return self.words(looked_back, value=str(option.value))
        return self.option(option)

    def hands(self) -> Sequence[str]:
        """What each seat holds, in a story; of a game without hands, nothing."""
        return ()

    def heading(self) -> str:
        """What a plain table (cogs/plain.py) says above its seats."""
        return ""

    def sitter(self, seat: Seat) -> Iterator[str]:
        """Who plays in the seat, if not its person: a house player, for good or for a while."""
        player = self.scene.players[seat]
        if player.is_house:
            yield self.words("seat-house")
        elif player.absence is not None:
            yield self.words("seat-sat-in")

    @property
    def last_awaited(self) -> Seat | None:
        """The one seat that everybody waits for. Before that, nobody is named: a table that is
        edited after every choice would cost a request for each.
        """
        ask = self.scene.ask
        return ask.waiting[0] if ask is not None and len(ask.waiting) == 1 else None


def given(what: T | None) -> T:
    """What is always there where it is asked for: a card's own hand, the result of what is over.
    Raises TypeError.
    """
    if what is None:
        raise TypeError("a page was drawn of a scene that it is not for")

    return what


# -- what is said alike everywhere -----------------------------------------------------------------


def times(name: str, count: int) -> str:
    """`Warn ×2`; what there is one of is just named."""
    return name if count == 1 else f"{name}\u00a0×{count}"


def counted(words: Words, names: Iterable[str]) -> str:
    """`Freeze, Warn ×2`, in the order in which they come first."""
    return commas(words, [*starmap(times, tally(names).items())])


def tally(items: Iterable[T]) -> dict[T, int]:
    """How often each is there, in the order in which they come first. To make a Counter of a few
    takes three times as long, and every card has some.
    """
    found: dict[T, int] = {}
    for one in items:
        found[one] = found.get(one, 0) + 1

    return found


def moment(when: float) -> str:
    """A moment that counts down by itself on everybody's screen."""
    return f"<t:{ceil(when)}:R>"


def until(words: Words, text: str, deadline: float | None, message: str = "deadline") -> str:
    """The text with the moment up to which it holds, if there is one."""
    return text if deadline is None else words(message, text=text, when=moment(deadline))


def place(rank: int) -> str:
    """A medal or a keycap. Not `4.`: chats count such lines on, whoever shares a place."""
    return {1: "🥇", 2: "🥈", 3: "🥉"}.get(rank, f"{rank}\ufe0f\u20e3")


def setting(game: str, name: str, value: Said) -> str:
    """The message for one of a game's settings at this value."""
    return f"{game}-setting-{name}-{str(value).lower()}"


def chosen_settings(game: str, options: Mapping[str, Said], words: Words) -> list[str]:
    """What a host has set otherwise than usual, in words."""
    return [words(setting(game, name, value)) for name, value in options.items()]


L = TypeVar("L", bound=SceneLabels[Any])


def with_labels(labels: type[L], draw: Callable[[L], T]) -> Callable[[Scene, Words], T]:
    """What draws a scene by its words, as the chat calls it."""

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
    """A running table: its `body`, whom it waits for, and the last row of buttons, of which the
    game's own come `first`.
    """
    now_ = Asked(now(labels, awaited))
    return Page((*body, now_, ways_on(labels.scene, labels.words, *first)), accent)


def headline(scene: Scene, words: Words) -> str:
    """Which table it is. A game that is no longer offered may have taken its name along."""
    title = f"{scene.game}-title"
    game = words(title) if words.has(title) else scene.game.capitalize()
    return "### " + words("table-headline", sign=SIGN, game=game, number=scene.number)


def now(labels: L, awaited: Callable[[L, OpenAsk], str]) -> str:
    """Whom the table waits for, in the game's own words; why it does not go on."""
    scene = labels.scene
    if scene.status is Status.PAUSED:
        return paused(labels)

    asked = awaited(labels, scene.ask) if scene.ask is not None else ""
    return "\n".join(filter(None, (remark(labels), asked)))


def remark(labels: SceneLabels[Any]) -> str:
    """What a house player has just said: in small letters, for it matters least of all."""
    one = labels.scene.remark
    if one is None:
        return ""

    said = labels.words(f"talk-{one.of}-{one.temper}-{one.line}", seat=labels.seat(one.about))
    return small_print(labels.words("talk-said", seat=labels.seat(one.seat), said=said))


def paused(labels: SceneLabels[Any]) -> str:
    return labels.words("table-paused", why=labels.why)


def small_print(*hints: str) -> str:
    """What the game explains below its table."""
    return "\n".join(f"-# {line}" for line in hints if line)


def ways_on(scene: Scene, words: Words, *first: Button) -> Row:
    """The last row of a running table: what the game itself offers, then one's own card (where
    there is anything only one player may see), what whoever watches may know (where anybody can),
    the rules, and the seal of the deal.
    """
    hand = (hand_button(words),) if GAMES[scene.game].secrets else ()
    watch = () if is_alone(scene.guild_id) else watch_buttons()
    return Row((*first, *hand, *watch, rules_button(scene.game, words), seal_button(scene, words)))


def watch_buttons(label: str = "") -> tuple[Button, ...]:
    """Return the button that opens the watchers' page, if Coop has one.

    Args:
        label: Empty on the table, where a phone has no room for another row of buttons.
    """
    if "cogs.watching" not in FEATURES:
        return ()

    return (Button(label, Do(WATCH, OPEN), Tone.PLAIN, "👀"),)


# -- a private card --------------------------------------------------------------------------------


def card_page(
    labels: SceneLabels[Any],
    title: str,
    body: Iterable[Block],
    *ways_on: Button,
) -> Page:
    """The whole card: its title, what was chosen in silence, the `body`, and below it all the ways
    on, of which the table is the last.
    """
    scene = labels.scene
    words = labels.words
    said = words("card-headline", title=title, game=labels.game, number=scene.number)
    headline = Live("### " + said)
    ways = Row((*ways_on, rules_button(scene.game, words), way_back(scene, words)))
    blocks = (headline, *_chosen_in_silence(labels), *body, ways)
    # What a standing order answers in a moment asks for no attention.
    question = scene.open_question
    is_asked = question is not None and question.coming is None
    return Page(blocks, ACCENT_ASKED if is_asked else ACCENT)


def texts(*parts: str) -> Iterator[Text]:
    """Those of them that say something."""
    return (Text(part) for part in parts if part)


def card_title(labels: SceneLabels[Any], **facts: Said) -> str:
    """What its seat is asked, in a few words. `facts`: what the game says in its titles."""
    scene = labels.scene
    question = labels.scene.open_question
    if scene.status is Status.OVER:
        return labels.words("card-title-over")
    if question is None:
        return labels.words("card-title-none")

    return labels.words(f"{scene.game}-title-{question.decision.kind}", **facts)


def waiting(labels: SceneLabels[Any], why: str = "card-waiting") -> str:
    """Why there is nothing to press: the table is paused, or else what this message says."""
    if labels.scene.status is Status.PAUSED:
        return labels.words("card-paused", why=labels.why)
    return labels.words.own(labels.scene.game, why)


def fate(labels: SceneLabels[Any], seat: Seat) -> str:
    """How it ended for this seat, then for the table, if that is something else."""
    words = labels.words
    game = labels.scene.game
    result = labels.result
    points = result.scores.get(seat) or 0
    if seat not in result.winners:
        lost = words.own(game, "card-over-lost", points=points)
        return f"{lost}\n{winners(labels)}"

    others = [one for one in result.winners if one != seat]
    if others:
        seats = labels.seats(others)
        return words.own(game, "card-over-shared", seats=seats, people=len(others), points=points)

    return words.own(game, "card-over-won", points=points)


def chosen(question: Question) -> Choice:
    """What the seat has chosen and may still change."""
    if not question.settled or question.chosen is None:
        return ()
    return question.decision.read(question.chosen) or ()


def _chosen_in_silence(labels: SceneLabels[Any]) -> Iterator[Block]:
    """Nobody should take what the clock did for their own doing."""
    named = [
        labels.chosen(option, silence.kind)
        for silence in labels.scene.silences
        for option in silence.choice
    ]
    if named:
        yield Live(labels.words("card-silent", chosen=commas(labels.words, named)))


# -- who has won ----------------------------------------------------------------------------------


def winners(labels: SceneLabels[Any]) -> str:
    """Who won, with how much."""
    result = labels.result
    return labels.words.own(
        labels.scene.game,
        "result-won",
        seats=listed(labels.words, [labels.finisher(seat) for seat in result.winners]),
        people=len(result.winners),
        points=result.scores[result.winners[0]] or 0,
    )


def ranking(labels: SceneLabels[Any]) -> list[Seat]:
    """The best first, whoever has no rank last; who shares a place, in the order of the seats."""
    scores = labels.result.scores
    ranks = labels.result.ranks
    return sorted(scores, key=lambda seat: (ranks.get(seat, len(scores)), seat))


# -- buttons ---------------------------------------------------------------------------------------


def rematch_button(scene: Scene, words: Words) -> Button:
    """Stands on every table that is over. Once there is one after it, it leads there for good: the
    old message need not be edited when that is dealt, or over too.
    """
    sequel = scene.rematch.sequel
    label = words("rematch-button") if sequel is None else words("rematch-on", number=sequel.number)
    return Button(label, Do(REMATCH), Tone.MAIN, "🔁")


def orders_button(words: Words) -> Button:
    """Opens the page of one's standing orders."""
    return Button(words("order-button"), Do("orders"), Tone.PLAIN, "📋")


def rules_verb(slug: str) -> str:
    """What turns to a page of this game's rules (see bot/pages/page.py)."""
    return f"rules-{slug}"


def setup_verb(slug: str) -> str:
    """Opens what the host of a lobby of this game may still set (cogs/lobby/setup_page.py)."""
    return f"setup-{slug}"


def rules_button(slug: str, words: Words) -> Button:
    """Stands on every lobby, table and card: opens the rules in an eggshell."""
    return Button(words("rules-button"), Do(rules_verb(slug)), Tone.PLAIN, "📖")


def way_back(scene: Scene, words: Words) -> Link:
    """To the table's channel."""
    where = jump(scene.guild_id, scene.channel_id)
    return Link(words("card-back", number=scene.number), where)


def links(words: Words, privacy: str | None, terms: str | None) -> tuple[Row, ...]:
    """A row with those that there are, or none."""
    named = (("me-privacy-link", privacy), ("me-terms-link", terms))
    found = tuple(Link(words(name), url) for name, url in named if url is not None)
    return (Row(found),) if found else ()


# -- lists that one page does not hold: a few numbered lines at a time -----------------------------


def leaf(
    those: Sequence[T], at: int, most: int, verb: str, words: Words
) -> tuple[list[tuple[int, T]], tuple[Button, ...]]:
    """The `at`-th leaf of a list, or the last: `most` things with their numbers, and the buttons to
    the leaves beside it. `verb` turns them.
    """
    last = max(0, (len(those) - 1) // most)
    at = min(at, last)
    ways: list[Button] = []
    if at > 0:
        ways.append(Button(words("chat-newer"), Do(verb, at - 1), Tone.PLAIN, "🔼"))

    if at < last:
        ways.append(Button(words("chat-older"), Do(verb, at + 1), Tone.PLAIN, "🔽"))

    first = at * most
    return [*enumerate(those[first : first + most], first + 1)], tuple(ways)


def mention(user_id: int | None, words: Words) -> str:
    """None: whoever it was has asked to be forgotten."""
    return words("chat-somebody") if user_id is None else f"<@{user_id}>"


# -- how long a decision has at each pace, by the clocks of the games ------------------------------

UNITS = {"days": DAY, "hours": HOUR, "seconds": 1.0}
"""The longest first: the times of a pace are said in the longest that fits the shortest of them."""


def pace_time(games: Iterable[Rules], pace: Pace, words: Words) -> str:
    """How long people have for a decision in these games, windows and pauses excepted."""
    least, most = _between(games, pace)
    unit = next(name for name, seconds in UNITS.items() if least >= seconds)
    said, count = _span_said(least, most, UNITS[unit])
    return words(f"pace-in-{unit}", span=said, count=count, times=FOR_NEWCOMERS)


def pace_choice(game: Rules, pace: Pace, words: Words) -> str:
    """A choice of a command, as short as can be: all texts of one command have 8,000 characters."""
    least, most = _between([game], pace)
    symbol, unit = ("h", HOUR) if least >= HOUR else ("s", 1.0)
    said, _ = _span_said(least, most, unit)
    return words("command-pace", pace=words(f"command-pace-{pace}"), time=f"{said}\u00a0{symbol}")


def _between(games: Iterable[Rules], pace: Pace) -> tuple[float, float]:
    """The least and the most seconds."""
    spans = [span(game.clocks, pace) for game in games]
    return min(short for short, _ in spans), max(long for _, long in spans)


def _span_said(least: float, most: float, unit: float) -> tuple[str, int]:
    """As numbers of that unit, and the larger of them."""
    short = round(least / unit)
    long = round(most / unit)
    return (str(long) if short == long else f"{short}–{long}"), long


# -- chances as whole percentages ------------------------------------------------------------------


def percent(chance: float) -> int:
    """A chance in hundredths. What may happen is never nothing, and what may not never certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def percents(shares: Sequence[float]) -> list[int]:
    """Chances of which exactly one comes true, in hundredths that add up to 100.

    Each is rounded down, and those that lose most by that get one more (largest remainder). What
    may happen is never nothing.
    """
    exact = [100 * share / sum(shares) for share in shares]
    found = [int(one) if one >= 1 or one == 0 else 1 for one in exact]
    by_remainder = sorted(range(len(exact)), key=lambda place: found[place] - exact[place])
    for place in by_remainder[: max(0, 100 - sum(found))]:
        found[place] += 1

    while sum(found) > 100:  # many were lifted to 1
        found[found.index(max(found))] -= 1

    return found
