"""The private card: what just happened to its seat, what it holds, what it is asked."""

from collections import Counter
from collections.abc import Iterator

from bot.chat.pages.page import Block, Line, Page, Text
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.card import chosen, framed, headline, paused, title
from cogs.heist import board, orders, prompt, story
from cogs.heist.controls import controls
from cogs.heist.labels import Labels
from cogs.heist.result import winners
from cogs.orders import way_in
from cogs.wording import either
from games.heist.box import crew_after, crew_of
from games.heist.state import value
from games.heist.view import OwnView
from games.heist.vocabulary import CREW_EVENTS

NEWS = 5
NO_CARDS = ("override", "decision", "save", "fee")
"""Questions that no card of the hand can help with: there it is only named."""
TOO_LATE = ("save", "fee")
"""Questions that come when all that was in force has had its effect."""
EXPLAINED = ("turn", "sweep")
"""Questions with a menu that explains the cards. In the first rounds the hand does so, too."""


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    view = labels.view
    assert view.own is not None, "a card belongs to a seat"
    is_in = view.seats[view.own.seat].status == "in"
    blocks: list[Block] = [Text(headline(labels, title(labels)))]
    if is_in and scene.status is not Status.OVER:
        blocks.append(Text("\n".join(_situation(labels))))
    news = story.own_news(labels, scene.news, view.own.seat, NEWS)
    if news:
        blocks.append(Text(words("heist-card-news", news="\n".join(news))))
    if scene.status is Status.OVER:
        blocks.append(Text(_fate(labels, view.own)))
    elif not is_in:
        blocks.append(Text(_out(labels, view.own)))
        blocks += [Line(), *_asked(labels)] if scene.question is not None else []
    else:
        blocks += [Text("\n".join(_self(labels, view.own))), Text(_hand(labels, view.own)), Line()]
        blocks += _asked(labels)
    may_order = scene.question is not None or orders.is_needed(view)
    ways_on = [*orders.let_all_happen(labels), way_in(words)] if may_order else []
    return framed(labels, blocks, *(ways_on if scene.status is not Status.OVER else ()))


# -- what everybody knows --------------------------------------------------------------------------


def _situation(labels: Labels) -> Iterator[str]:
    """What a decision needs of the table. It changes with the round, and never sooner: each change
    is an edit for every seat. What is in force is told with a question, which comes anew anyway.
    """
    words, view = labels.words, labels.view
    facts = [words("heist-card-truck", count=view.truck)]
    if view.events[0] is not None:
        facts += [_latest_event(labels), *_company(labels)]
    yield board.where(labels)
    yield "-# " + " · ".join(facts)
    asked = labels.scene.question is not None and not _asked_for(labels, *TOO_LATE)
    if asked and (effects := board.in_force(labels)):
        yield effects


def _company(labels: Labels) -> Iterator[str]:
    """Who is still in, and what became of the others."""
    inside = [one.seat for one in labels.view.seats if one.status == "in"]
    if len(inside) == len(labels.view.seats):
        yield labels.words("heist-card-all-in")
    else:
        yield labels.words("heist-card-in", seats=labels.seats(inside))
        yield board.out(labels)


def _latest_event(labels: Labels) -> str:
    """The one that is striking, or else the last that did."""
    view = labels.view
    shown = [event for event in view.events if event is not None]
    strikes = view.phase in ("reveal", "saves")
    event = view.event if strikes and view.event is not None else shown[-1]
    when = "now" if strikes else "last"
    return labels.words("heist-card-event", when=when, event=labels.event(event))


# -- what the seat has -----------------------------------------------------------------------------


def _self(labels: Labels, own: OwnView) -> Iterator[str]:
    words, view = labels.words, labels.view
    me = view.seats[own.seat]
    yield words(
        "heist-card-you-off" if me.disabled else "heist-card-you",
        character=labels.character(me.character),
        crew=labels.crew_of(me.character),
        help=labels.help("character", me.character),
        leads="yes" if view.leader == own.seat else "no",
    )
    if view.round <= board.NEW:
        yield "-# " + _perils(labels, me.character)
    yield _loot(labels, own)
    if not own.may_hide:
        yield words("heist-card-no-hide", hide="banned" if me.has_hide else "gone")
    if own.notes:
        yield _notebook(labels, own)
    if own.queued is not None:
        yield words("heist-card-queued", card=_queued(labels, *own.queued))


def _perils(labels: Labels, character: str) -> str:
    """What can happen to oneself: in the first rounds nobody knows the events yet."""
    crew = crew_of(character)
    event = next(event for event in CREW_EVENTS if crew_after(event) == crew)
    return labels.words("heist-card-perils", event=labels.event(event))


def _loot(labels: Labels, own: OwnView) -> str:
    if not own.loot:
        return labels.words("heist-card-loot-none")
    total = sum(map(value, own.loot))
    return labels.words("heist-card-loot", total=total, loots=labels.loots(own.loot))


def _notebook(labels: Labels, own: OwnView) -> str:
    words = labels.words
    notes = [
        words(
            "heist-card-note",
            slots=either(words, [str(slot) for slot in note.slots]),
            event=labels.event(note.event),
        )
        for note in sorted(own.notes, key=lambda note: note.slots)
    ]
    return words("heist-card-notes", notes=" · ".join(notes))


def _queued(labels: Labels, card: str, targets: tuple[int | str, ...]) -> str:
    """The card in the queue, with the targets locked for it."""
    named = [labels.target(card, target) for target in targets]
    return " · ".join((labels.card(card), *named))


def _hand(labels: Labels, own: OwnView) -> str:
    words = labels.words
    if not own.hand:
        return words("heist-card-hand-none")
    known = labels.view.round > board.NEW and _asked_for(labels, *EXPLAINED)
    if known or _asked_for(labels, *NO_CARDS):
        return words("heist-card-hand-short", cards=labels.cards(own.hand))
    lines = [words("heist-card-hand")]
    for card, count in sorted(Counter(own.hand).items()):
        lines.append(
            words(
                "heist-card-hand-line" if count == 1 else "heist-card-hand-several",
                card=labels.card(card),
                count=count,
                help=labels.help("card", card),
            )
        )
    return "\n".join(lines)


def _asked_for(labels: Labels, *kinds: str) -> bool:
    question = labels.scene.question
    return question is not None and question.decision.kind in kinds


# -- what the seat is asked ------------------------------------------------------------------------


def _asked(labels: Labels) -> list[Block]:
    question = labels.scene.question
    if question is None:
        return [Text(_waiting(labels)), *orders.at_hand(labels)]
    buttons = controls(labels, question.decision, chosen(question))
    return [Text(prompt.prompt(labels, question)), *buttons]


def _waiting(labels: Labels) -> str:
    """What the table waits for, where this seat has nothing to say.

    Names and deadlines stand on the table only: every change here would be an edit for every seat.
    """
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return paused(labels)
    view = labels.view
    lines = [words(f"heist-waiting-{view.phase}"), *prompt.peeked(labels)]
    copied = view.copying.get(view.own.seat) if view.own is not None else None
    if copied is not None and view.phase in ("decision_a", "decision_b"):
        lines.append(words("heist-card-copying", target=labels.seat(copied)))
    return "\n".join(lines)


# -- when it is over -------------------------------------------------------------------------------


def _out(labels: Labels, own: OwnView) -> str:
    status = labels.view.seats[own.seat].status
    return labels.words(f"heist-card-out-{status}", total=sum(map(value, own.loot)))


def _fate(labels: Labels, own: OwnView) -> str:
    """How it ended for this seat, then for the table."""
    result, words = labels.result, labels.words
    total = result.scores.get(own.seat)
    if total is None:
        mine = words("heist-card-over-caught")
    elif own.seat not in result.winners:
        mine = words("heist-card-over-escaped", total=total)
    elif len(result.winners) > 1:
        others = [seat for seat in result.winners if seat != own.seat]
        mine = words("heist-card-over-shared", seats=labels.seats(others), total=total)
    else:
        mine = words("heist-card-over-won", total=total)
    return f"{mine}\n{winners(labels)}" if own.seat not in result.winners else mine
