"""The default pages of a game that draws nothing itself: table, card, result, recap, spectators.

A game's `cogs/<game>/__init__.py` calls `face` with its own drawing functions. `face` returns a
Face, which draws all pages of the game (bot/pages/faces.py). For each function that the game lacks,
it uses a function of this module. These functions put events and the view (what a viewer may know
of the game) into messages:

* `GAME-told-KIND` for an event. A bulletin is an event as the table keeps it.
* `GAME-seat-line` for a seat. Its facts (variables) are the numbers and words of the seat's view.
* `GAME-own-line` for what the view tells one seat alone, on its private card.

Labels put a scene (a table and a view of its game) into words (cogs/pages.py). Texts:
data/locales/*/faces.ftl.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import partial
from typing import Any

from bot.i18n.words import Said, Words, join_with_commas
from bot.pages.faces import Aside, Face, ForWatchers
from bot.pages.limits import BUTTONS, ITEMS, room
from bot.pages.page import Asked, Block, Button, Do, Item, Line, Live, Menu, Page, Row, Text, Tone
from bot.tables.scene import OpenAsk, Question, Scene
from bot.tables.table import Bulletin, Status
from cogs.pages import (
    BLUE,
    L,
    SceneLabels,
    T,
    card_page,
    card_title,
    chosen_options,
    fate,
    headline,
    ranking,
    require,
    small_print,
    table_page,
    texts,
    until,
    waiting,
    winners,
    with_labels,
)
from cogs.results import margin, result_line, result_page
from games.engine.asks import Seat
from games.engine.game import Rules
from games.registry import GAMES

# -- tips ------------------------------------------------------------------------------------------
#
# A tip is one sentence for a player who is new to a game, shown when it matters. The `tips.py` of a
# game has a function for each kind of question that needs tips. Such a function looks at the scene
# of one viewer and yields names and facts of messages `GAME-tips-NAME`. It sees only what the seat
# sees, has no memory, and states facts without saying what to choose. Texts:
# data/locales/*/tips.ftl.

Tip = tuple[str, Mapping[str, Said]]
"""The name of a message, and its facts."""

Looks = Mapping[str, Callable[[L], Iterator[Tip]]]
"""Kind of question -> the function that yields tips for it.

The first tip is shown. A card may have all of them behind *Help & more…*.
"""


def always(name: str) -> Callable[[SceneLabels[Any]], Iterator[Tip]]:
    """Return a function that yields this tip whenever its question is asked."""
    return lambda _: iter([(name, {})])


def applicable_tips(labels: L, looks: Looks[L]) -> Iterator[Tip]:
    """Yield all tips that apply to the open question."""
    look = looks.get(_question_kind(labels.scene))
    return iter(()) if look is None else look(labels)


def first_tip(
    labels_of: Callable[[Scene[Any], Words], L], looks: Looks[L], scene: Scene[Any], words: Words
) -> str | None:
    """Return the first tip that applies, or None.

    On a public table, it begins with the names of the players it is for.
    """
    if _question_kind(scene) not in looks:
        return None

    labels = labels_of(scene, words)
    text = next(tip_texts(labels, looks), None)
    # Without a viewer all players read the tip.
    if text is not None and scene.viewer is None and scene.ask is not None:
        return words("tip-to", seats=labels.seats(scene.ask.waiting), said=text)

    return text


def tip_texts(labels: L, looks: Looks[L]) -> Iterator[str]:
    """Yield all tips that apply to the open question, in words."""
    for name, facts in applicable_tips(labels, looks):
        yield labels.words(f"{labels.scene.game}-tips-{name}", **facts)


def _question_kind(scene: Scene[Any]) -> str:
    """Return the kind of the viewer's question, or of the public table's; '' if there is none."""
    if scene.viewer is None:
        ask = scene.ask
        return ask.kind if ask is not None and ask.public and ask.waiting else ""

    question = scene.open_question
    return "" if question is None else question.decision.kind


# -- events in short sentences ---------------------------------------------------------------------
#
# Each game has its own messages `GAME-told-KIND`. Events of the table itself, whose kinds begin
# with `table-`, have the same words in all games (data/locales/*/tables.ftl).

QUIET = frozenset({"scored", "game_over"})
"""Kinds of events without a sentence, because the table shows what happened."""

LINES = 5
"""The most lines of the news, for a game without limits of its own."""

LONGEST = 1200
"""The most characters of the news, for a game without limits of its own."""


def message(labels: SceneLabels[Any], bulletin: Bulletin) -> str:
    """Return the message id of an event.

    `GAME-told-KIND` is for a public event, and for the seat that was told a private event ("you").
    `GAME-secret-KIND` is for another reader of a private event, as in a replay. It names the seat.
    """
    if bulletin.kind.startswith("table-"):
        return bulletin.kind
    if _is_of_another(labels, bulletin):
        return f"{labels.scene.game}-secret-{bulletin.kind}"

    return f"{labels.scene.game}-told-{bulletin.kind}"


def owner(labels: SceneLabels[Any], bulletin: Bulletin) -> dict[str, Said]:
    """Return the seat that was told a private event, as a fact; no fact for the seat itself."""
    if bulletin.to is None or not _is_of_another(labels, bulletin):
        return {}
    return {"seat": labels.seat(bulletin.to)}


def sentence(labels: SceneLabels[Any], bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    facts = labels.spoken(bulletin.facts) | owner(labels, bulletin)
    return labels.words(message(labels, bulletin), **facts)


def _is_of_another(labels: SceneLabels[Any], bulletin: Bulletin) -> bool:
    """Return whether an event was told to another seat than the viewer's."""
    return bulletin.to is not None and bulletin.to != labels.scene.viewer


def table_news(labels: SceneLabels[Any]) -> str:
    """Return the latest public news, oldest first."""
    bulletins = [
        bulletin
        for bulletin in labels.scene.news
        if bulletin.to is None and bulletin.kind not in QUIET
    ]
    return _sentences(labels, bulletins)


def card_news(labels: SceneLabels[Any], seat: Seat) -> str:
    """Return the news for one seat, with its private events.

    Events of the table itself are left out: the player that such an event is about knows it.
    """
    news = [bulletin for bulletin in labels.scene.news if not bulletin.kind.startswith("table-")]
    return _sentences(
        labels,
        [
            bulletin
            for bulletin in news
            if bulletin.to in (None, seat) and bulletin.kind not in QUIET
        ],
    )


def _sentences(labels: SceneLabels[Any], bulletins: list[Bulletin]) -> str:
    return "\n".join(
        latest((sentence(labels, bulletin) for bulletin in reversed(bulletins)), LINES, LONGEST)
    )


def latest(backwards: Iterable[str], most: int, longest: int) -> list[str]:
    """Return the latest sentences in their order, at most `most` lines and `longest` characters.

    `backwards` yields the newest sentence first. Sentences beyond the limits are not made.
    """
    lines: list[str] = []
    free = longest
    for line in backwards:
        # The line break counts as well.
        free -= room(line) + 1
        if free < 0 or len(lines) == most:
            break

        lines.append(line)

    return lines[::-1]


# -- the recap -------------------------------------------------------------------------------------


def recap(labels: SceneLabels[Any]) -> list[str]:
    """Return the last milestone of the game (an important event), and by how much it was won."""
    sentences = [sentence(labels, bulletin) for bulletin in (labels.scene.milestones or ())[-1:]]
    next_best, points = margin(labels)
    # The last player in the game may win with fewer points than another. Then there is no margin.
    if next_best and points > 0:
        words = labels.words
        names = labels.seats(next_best)
        sentences.append(words.own(labels.scene.game, "recap-margin", seats=names, by=points))

    return sentences


# -- the table -------------------------------------------------------------------------------------

AWAITED = "⏳"
"""Marks the seat that all others wait for."""


def table(labels: L) -> Page:
    """Return the table while the game runs or is paused: a heading, the seats, the news."""
    scene = labels.scene
    words = labels.words
    head = "\n".join(filter(None, (headline(scene, words), labels.heading())))
    # In a game with secrets, a hint says where players find their own cards. It is Live: a replay
    # leaves it out.
    hint = [Live(small_print(words("table-hand-hint")))] if GAMES[scene.game].secrets else []
    text_blocks = texts(head, "\n".join(seats(labels)), table_news(labels))
    return table_page(labels, (*text_blocks, *hint, Line()), awaited_text, accent=BLUE)


def seats(labels: SceneLabels[Any]) -> list[str]:
    """Return a line for each seat: its public facts, and who plays there."""
    lines: list[str] = []
    for seat, seat_view in enumerate(labels.view.seats):
        facts = _simple_facts(seat_view)
        line = labels.words.own(labels.scene.game, "seat-line", name=labels.seat(seat), **facts)
        mark = [AWAITED] if labels.last_awaited == seat else []
        lines.append(" · ".join((line, *mark, *labels.sitter(seat))))

    return lines


def _simple_facts(view: Any) -> dict[str, Said]:
    """Return the fields of a view that are plain numbers or words."""
    return {name: fact for name, fact in _fields_of(view).items() if isinstance(fact, int | str)}


def _fields_of(view: Any) -> dict[str, Any]:
    """Return the values of a view, which is a dataclass, by the names of its fields."""
    return {field.name: getattr(view, field.name) for field in fields(view)}


def awaited_text(labels: SceneLabels[Any], ask: OpenAsk) -> str:
    """Return what is asked, and until when. A seat is named if all others wait for it alone."""
    words = labels.words
    game = labels.scene.game
    last = labels.last_awaited
    # A pause asks no seat: it ends when its time is over.
    if ask.kind == "pause":
        return words.own(game, "ask-pause")

    if last is not None:
        what = words.own(game, "ask-one", seat=labels.seat(last))
    else:
        what = words.first(f"{game}-ask-{ask.kind}", "ask-all")

    return until(words, what, ask.deadline)


def plain_result(labels: L, recap: Callable[[L], Sequence[str]] = recap) -> Page:
    """Return the table after the game: the winner, all points, and the recap or the latest news."""
    players = [" · ".join(result_line(labels, seat) for seat in ranking(labels))]
    # Without a recap, the news say how the game ended.
    reasons = recap(labels)
    news = "" if reasons else table_news(labels)

    return result_page(labels, winners(labels), players, news, recap=reasons)


# -- the private card ------------------------------------------------------------------------------

MOST_BUTTONS = 20
"""Up to this number of options are buttons; more options are items of menus."""


def card(labels: SceneLabels[Any]) -> Page:
    """Return the card: news, private facts and the question; after the game, how it ended."""
    scene = labels.scene
    seat = require(scene.viewer)
    title = _title(labels)
    if scene.status is Status.OVER:
        return card_page(labels, title, [Text(fate(labels, seat))])

    text_blocks = texts(labels.heading(), card_news(labels, seat), _private_facts(labels))
    return card_page(labels, title, [*text_blocks, Line(), *_asking(labels, scene.question)])


def _title(labels: SceneLabels[Any]) -> str:
    """Return what the seat is asked, in a few words, with the simple facts of the view."""
    return card_title(labels, **_simple_facts(labels.view))


def _private_facts(labels: SceneLabels[Any]) -> str:
    """Return what the view tells this seat alone.

    The message gets each value as a fact of its own, and all values in one list as `known`.
    """
    # The views of a game without secrets have no field `own`.
    own = getattr(labels.view, "own", None)
    if own is None:
        return ""

    facts: dict[str, Said] = {}
    for name, fact in _fields_of(own).items():
        if isinstance(fact, tuple | list):
            facts[name] = join_with_commas(labels.words, [*map(str, fact)])
        elif isinstance(fact, int | str):
            facts[name] = fact

    values = [str(fact) for name, fact in facts.items() if name != "seat" and fact != ""]
    if not values:
        return ""

    return labels.words.own(
        labels.scene.game, "own-line", known=join_with_commas(labels.words, values), **facts
    )


def _asking(labels: SceneLabels[Any], question: Question | None) -> list[Block]:
    """Return the question with its options, or why there is no question.

    Options are buttons, or menus if several can be chosen or there are many.
    """
    if question is None:
        return [Live(waiting(labels))]

    words = labels.words
    decision = question.decision
    picked = chosen_options(question)
    facts = _simple_facts(labels.view)
    question_text = words.first(
        f"{labels.scene.game}-question-{decision.kind}", "card-question", **facts
    )
    if picked:
        answer = join_with_commas(
            words, [labels.chosen(option, decision.kind) for option in picked]
        )
        question_text = words("card-answered", chosen=answer)

    prompt = Asked(until(words, question_text, question.deadline))
    options = list(enumerate(decision.options))

    if decision.most == 1 and len(options) <= MOST_BUTTONS:
        # After a choice, the buttons that were not chosen are plain.
        tone = Tone.PLAIN if picked else Tone.MAIN
        buttons = [
            Button(
                labels.option(option),
                Do("pick", index),
                Tone.GOOD if option in picked else tone,
            )
            for index, option in options
        ]
        return [prompt, *(Row(tuple(row)) for row in _parts(buttons, BUTTONS))]

    items = [
        Item(labels.option(option), index, chosen=option in picked) for index, option in options
    ]
    title = _title(labels)
    menus = [
        Menu(
            title,
            tuple(part),
            min(decision.least, len(part)),
            min(decision.most, len(part)),
            slot=slot,
        )
        for slot, part in enumerate(_parts(items, ITEMS))
    ]
    return [prompt, *menus]


def _parts(things: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    """Yield slices of at most `most` things, in order."""
    for start in range(0, len(things), most):
        yield things[start : start + most]


# -- the face --------------------------------------------------------------------------------------


def face(
    game: Rules,
    labels: type[L],
    *,
    card: Callable[[L], Page] = card,
    table: Callable[[L], Page] = table,
    result: Callable[[L], Page] | None = None,
    aside: Callable[[L], Aside | None] | None = None,
    last_word: Callable[[str, L], str | None] | None = None,
    looks: Looks[L] | None = None,
    recap: Callable[[L], Sequence[str]] = recap,
    sentence: Callable[[L, Bulletin], str] = sentence,
    facts: Callable[[L], Sequence[str]] = seats,
    finished_seats: Callable[[Scene], Collection[Seat]] = lambda _: (),
    bets: Callable[[Scene], Sequence[Seat]] | None = None,
    **own: Any,
) -> Face:
    """Return the face of a game.

    The functions get the labels of a scene. By default, the functions of this module are used.

    Args:
        game: The rules.
        labels: The game's own class of labels.
        card: The private card.
        table: The public table, until the game is over.
        result: The table when it is over.
        aside: The message beside the table, or None; see Face.
        last_word: How the aside with a key ended, if it was not drawn in time; see Face.
        looks: The functions that yield the game's tips.
        recap: What decided the game, in up to three sentences.
        sentence: Returns an event in words.
        facts: What spectators are shown.
        finished_seats: The seats that are out of the game; see ForWatchers.
        bets: The seats on which spectators may bet; see ForWatchers.
        own: Other parts that the game draws itself, as in Face.
    """

    over = partial(plain_result, recap=recap) if result is None else result

    def last_words(key: str, scene: Scene, words: Words) -> str | None:
        return None if last_word is None else last_word(key, labels(scene, words))

    def private_news(bulletin: Bulletin, scene: Scene, words: Words) -> str:
        return sentence(labels(scene, words), bulletin)

    def public(scene_labels: L) -> Page:
        if scene_labels.scene.status is Status.OVER:
            return over(scene_labels)
        return table(scene_labels)

    return Face(
        slug=game.slug,
        table=with_labels(labels, public),
        card=with_labels(labels, card),
        aside=None if aside is None else with_labels(labels, aside),
        last_word=last_words,
        label=labels.label,
        private_news=private_news,
        chapter=game.rounds,  # the kind of event that begins a chapter of a replay
        tip=partial(first_tip, labels, looks or {}),
        recap=with_labels(labels, recap),
        hands=with_labels(labels, labels.hands),
        for_watchers=ForWatchers(
            facts=with_labels(labels, facts), finished_seats=finished_seats, bets=bets
        ),
        **own,
    )
