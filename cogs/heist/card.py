"""The private card: what just happened to its seat, what it holds, what it is asked."""

from collections.abc import Iterator

from bot.i18n.words import commas
from bot.pages.page import Asked, Block, Line, Live, Page, Text
from bot.tables.scene import Question
from bot.tables.table import Status
from cogs.heist import board, hand, orders, reveal, story
from cogs.heist.controls import controls, warning
from cogs.heist.labels import Labels
from cogs.heist.result import winners
from cogs.orders import coming
from cogs.pages import card_page, card_title, chosen, given, orders_button, until, watch_buttons
from games.engine.asks import Choice, Decision, Seat
from games.heist.state import value
from games.heist.view import OwnView
from games.heist.vocabulary import MOVES

NEWS = 5
TOO_LATE = ("save", "fee")
"""Questions that come when all that was in force has had its effect."""

ON_BUTTONS = frozenset({"stay", "hide", "run", "end", "be_caught", "move", "crew"})
"""Options whose warnings have no line in a menu to stand on."""


def page(labels: Labels) -> Page:
    """The card of the scene's viewer."""
    scene, words, view = labels.scene, labels.words, labels.view
    own, over = given(view.own), scene.status is Status.OVER
    is_in = view.seats[own.seat].status == "in"
    told = [Text("\n".join(_situation(labels)))] if is_in and not over else []
    if news := story.own_news(labels, scene.news, own.seat, NEWS):
        told.append(Live(words("heist-card-news", news="\n".join(news))))
    if over:
        return card_page(labels, card_title(labels), (*told, Text(_fate(labels, own))))
    has: list[Block] = hand.blocks(labels, own) if is_in else [Live(_out(labels, own))]
    asked = [Line(), *_asked(labels)] if is_in or scene.question is not None else []
    may_watch = () if is_in else watch_buttons(words("watch-button"))
    may_order = scene.question is not None or orders.is_needed(view)
    ways_on = [*orders.let_all_happen(labels), orders_button(words)] if may_order else []
    body = (*told, *has, *asked)
    return card_page(labels, card_title(labels), body, *may_watch, *ways_on)


# -- what everybody knows --------------------------------------------------------------------------


def _situation(labels: Labels) -> Iterator[str]:
    """What a decision needs of the table. It changes with the round, and never sooner: each change
    is an edit for every seat. What is in force is told with a question, which comes anew anyway.
    """
    words, view = labels.words, labels.view
    facts = [words("heist-card-truck", count=view.truck)]
    if view.events[0] is not None:
        facts += [_latest_event(labels), *_company(labels)]
    yield labels.where()
    yield "-# " + " · ".join(facts)
    if labels.asked and labels.asked not in TOO_LATE and (effects := board.in_force(labels)):
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
    """The one that is striking, or else the last that did, and whom it hit."""
    words, view = labels.words, labels.view
    if view.phase in ("reveal", "saves") and view.event is not None:
        return words("heist-card-event-now", event=labels.terms.event(view.event))
    shown = next(event for event in reversed(view.events) if event is not None)
    event = view.substitute or shown if shown == "poor_planning" else shown
    hits = commas(words, [*reveal.hits(labels)])
    return words(
        "heist-card-event", event=labels.terms.event(event), hits=hits, hit="yes" if hits else "no"
    )


# -- what the seat is asked ------------------------------------------------------------------------


def _asked(labels: Labels) -> list[Block]:
    question = labels.scene.question
    if question is None:
        return [Live(_waiting(labels)), *orders.at_hand(labels)]
    buttons = controls(labels, question.decision, chosen(question))
    return [Asked(_question(labels, question)), *buttons]


def _waiting(labels: Labels) -> str:
    """What the table waits for, where this seat has nothing to say.

    Names and deadlines stand on the table only: every change here would be an edit for every seat.
    """
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return words("card-paused", why=labels.why)
    view = labels.view
    turn, viewer = view.turn, scene.viewer
    phase = "own" if turn is not None and turn.seat == viewer else view.phase
    lines = [words(f"heist-waiting-{phase}"), *_peeked(labels)]
    copied = view.copying.get(view.own.seat) if view.own is not None else None
    if copied is not None and view.phase in ("decision_a", "decision_b"):
        lines.append(words("heist-card-copying", target=labels.seat(copied)))
    return "\n".join(lines)


def _question(labels: Labels, question: Question) -> str:
    """The question with its deadline, what was chosen so far, and warnings."""
    words = labels.words
    decision = question.decision
    lines: list[str] = []
    if question.settled:
        lines.append(
            words("heist-card-answered", chosen=_named(labels, question, chosen(question)))
        )
        asked = words("heist-card-change")
    else:
        asked = _QUESTIONS.get(decision.kind, _plainly)(labels, question)
    lines.append(until(words, asked, question.deadline))

    if question.coming is not None:
        named = _named(labels, question, question.coming.choice)
        lines.append(coming(labels.scene, words, question.coming, named))
    return "\n".join([*lines, *_besides(labels, decision), *_warnings(labels, decision)])


def _named(labels: Labels, question: Question, choice: Choice) -> str:
    return " + ".join(labels.chosen(option, question.decision.kind) for option in choice)


# -- the questions that need more than their facts -------------------------------------------------


def _plainly(labels: Labels, question: Question) -> str:
    """The sentence of the decision's kind. Its event is the one that strikes (save, fee)."""
    decision = question.decision
    facts = labels.spoken(decision.about) | {"slot": labels.view.round}
    event = labels.view.event
    if event is not None:
        facts |= labels.terms.of_event(event) | facts
    return labels.words(f"heist-question-{decision.kind}{_variant(labels, decision)}", **facts)


def _variant(labels: Labels, decision: Decision) -> str:
    """How the sentence differs from the usual one of its kind."""
    kinds = {option.kind for option in decision.options}
    turn = labels.view.turn
    if decision.kind == "turn" and turn is not None and turn.move is not None:
        return "-moved"
    is_usual = {
        "turn": not kinds.isdisjoint(MOVES),
        "panic": decision.most > 1,  # in a sweep the slots are asked for one after the other
        "sweep": "done" in kinds,
        "reconsider": "go" in kinds,
    }
    if is_usual.get(decision.kind, True):
        return ""
    others = {"turn": "-stuck", "panic": "-first", "sweep": "-change", "reconsider": "-illegal"}
    return others[decision.kind]


def _second(labels: Labels, question: Question) -> str:
    """The partner's pick was public; it is among the latest news."""
    for one in reversed(labels.scene.news):
        if one.kind == "partner_picked":
            facts = labels.spoken(one.facts)
            return labels.words("heist-question-second-known", **facts)
    return _plainly(labels, question)


def _override(labels: Labels, question: Question) -> str:
    view = labels.view
    about = question.decision.about
    facts = labels.spoken(about)
    if about["card"] == "override":
        void = len(view.chain) % 2 == 0
        first = view.chain[0].card
        facts |= {"card": labels.terms.card(first), "card_id": first}
        facts["fate"] = "void" if void else "stands"
        asked = labels.words("heist-question-override-again", **facts)
    else:
        asked = labels.words(
            "heist-question-override", **facts, help=labels.terms.help("card", str(about["card"]))
        )
    held = view.own.hand.count("override") if view.own is not None else 0
    return f"{asked}\n{labels.words('heist-question-override-have', count=held)}"


_QUESTIONS = {"second": _second, "override": _override}


# -- what to consider ------------------------------------------------------------------------------


def _besides(labels: Labels, decision: Decision) -> Iterator[str]:
    """Who looks over one's shoulder, and what one's own Check Ins have shown."""
    if any(option.kind == "later" for option in decision.options):
        yield labels.words("heist-question-later-hint")
    can_move = any(option.kind in MOVES for option in decision.options)
    # In the first rounds somebody may have to be told what a Move does.
    if decision.kind == "turn" and can_move and labels.view.round <= board.NEW:
        yield "-# " + labels.words("heist-question-turn-hint")
    if decision.kind == "decision":
        hide = "yes" if any(option.kind == "hide" for option in decision.options) else "no"
        yield "-# " + labels.words("heist-question-decision-hint", hide=hide)
        yield from _peeked(labels)
        yield from _watched(labels)


def _peeked(labels: Labels) -> Iterator[str]:
    """What one's own Check Ins have shown."""
    view = labels.view
    for seat, choice in view.own.peeked.items() if view.own is not None else ():
        yield labels.words(
            "heist-card-peeked", seat=labels.seat(seat), choice=labels.terms.choice(choice)
        )


def _watched(labels: Labels) -> Iterator[str]:
    view, viewer = labels.view, labels.scene.viewer
    checkers: list[Seat] = [aim.by for aim in view.checking if aim.target == viewer]
    copiers: list[Seat] = [by for by, target in view.copying.items() if target == viewer]
    for message, seats in (("checked", checkers), ("copied", copiers)):
        if seats:
            yield labels.words(
                f"heist-question-decision-{message}", seats=labels.seats(seats), people=len(seats)
            )


def _warnings(labels: Labels, decision: Decision) -> Iterator[str]:
    """Those of the buttons; a menu's stand on its lines. The same warning is given once."""
    told: dict[str, list[str]] = {}
    for option in decision.options:
        waste = warning(labels.scene, decision, option) if option.kind in ON_BUTTONS else None
        if waste is not None:
            text = labels.terms.warning(waste.id, waste.event)
            told.setdefault(text, []).append(labels.option(option, decision.kind))
    for text, names in told.items():
        yield labels.words("heist-card-warned", options=commas(labels.words, names), warning=text)


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
        seats = labels.seats(others)
        mine = words("heist-card-over-shared", seats=seats, people=len(others), total=total)
    else:
        mine = words("heist-card-over-won", total=total)
    return f"{mine}\n{winners(labels)}" if own.seat not in result.winners else mine
