"""What a seat is asked, in words: the question, what to consider before."""

from collections.abc import Iterator

from bot.tables.scene import Question
from bot.tables.standing_orders import Coming
from cogs.card import chosen
from cogs.heist.board import NEW
from cogs.heist.labels import Labels
from cogs.heist.warnings import warning
from cogs.orders import coming
from cogs.wording import until
from games.heist.vocabulary import MOVES
from games.kit.asks import Decision, Seat

ON_BUTTONS = frozenset({"stay", "hide", "run", "end", "be_caught", "move", "crew"})
"""Options whose warnings have no line in a menu to stand on."""


def prompt(labels: Labels, question: Question) -> str:
    """The question with its deadline, what was chosen so far, and warnings."""
    lines = [_answered(labels, question)] if question.settled else [_asked(labels, question)]
    if question.coming is not None:
        lines.append(_coming(labels, question, question.coming))
    lines += _besides(labels, question.decision)
    lines += _warnings(labels, question.decision)
    return "\n".join(lines)


def _answered(labels: Labels, question: Question) -> str:
    words, kind = labels.words, question.decision.kind
    named = " + ".join(labels.chosen(option, kind) for option in chosen(question))
    answered = words("heist-card-answered", chosen=named)
    return f"{answered}\n{until(words, words('heist-card-change'), question.deadline)}"


def _coming(labels: Labels, question: Question, one: Coming) -> str:
    named = (labels.chosen(option, question.decision.kind) for option in one.choice)
    return coming(labels.scene, labels.words, one, " + ".join(named))


def _asked(labels: Labels, question: Question) -> str:
    ask = _QUESTIONS.get(question.decision.kind, _plainly)
    return until(labels.words, ask(labels, question), question.deadline)


# -- the questions that need more than their facts -------------------------------------------------


def _plainly(labels: Labels, question: Question, variant: str = "") -> str:
    """The sentence of the decision's kind. Its event is the one that strikes (save, fee)."""
    facts = labels.spoken(question.decision.about) | {"slot": labels.view.round}
    event = labels.view.event
    if event is not None:
        facts.setdefault("event", labels.event(event))
    return labels.words(f"heist-question-{question.decision.kind}{variant}", **facts)


def _turn(labels: Labels, question: Question) -> str:
    turn = labels.view.turn
    if turn is not None and turn.move is not None:
        return _plainly(labels, question, "-moved")
    can_move = any(option.kind in MOVES for option in question.decision.options)
    return _plainly(labels, question, "" if can_move else "-stuck")


def _panic(labels: Labels, question: Question) -> str:
    """In a sweep the two slots are asked for one after the other."""
    return _plainly(labels, question, "" if question.decision.most > 1 else "-first")


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
        facts |= {"card": labels.card(view.chain[0].card), "fate": "void" if void else "stands"}
        asked = labels.words("heist-question-override-again", **facts)
    else:
        asked = labels.words(
            "heist-question-override", **facts, help=labels.help("card", str(about["card"]))
        )
    held = view.own.hand.count("override") if view.own is not None else 0
    return f"{asked}\n{labels.words('heist-question-override-have', count=held)}"


def _sweep(labels: Labels, question: Question) -> str:
    kinds = {option.kind for option in question.decision.options}
    return _plainly(labels, question, "" if "done" in kinds else "-change")


def _reconsider(labels: Labels, question: Question) -> str:
    kinds = {option.kind for option in question.decision.options}
    return _plainly(labels, question, "" if "go" in kinds else "-illegal")


_QUESTIONS = {
    "turn": _turn,
    "panic": _panic,
    "second": _second,
    "override": _override,
    "sweep": _sweep,
    "reconsider": _reconsider,
}


# -- what to consider ------------------------------------------------------------------------------


def _besides(labels: Labels, decision: Decision) -> Iterator[str]:
    """Who looks over one's shoulder, and what one's own Check Ins have shown."""
    if any(option.kind == "later" for option in decision.options):
        yield labels.words("heist-question-later-hint")
    if decision.kind == "turn" and _is_new_to_moves(labels, decision):
        yield "-# " + labels.words("heist-question-turn-hint")
    if decision.kind == "decision":
        hide = "yes" if any(option.kind == "hide" for option in decision.options) else "no"
        yield "-# " + labels.words("heist-question-decision-hint", hide=hide)
        yield from peeked(labels)
        yield from _watched(labels)


def _is_new_to_moves(labels: Labels, decision: Decision) -> bool:
    """In the first rounds somebody may have to be told what a Move does."""
    return labels.view.round <= NEW and any(option.kind in MOVES for option in decision.options)


def peeked(labels: Labels) -> Iterator[str]:
    """What one's own Check Ins have shown."""
    view = labels.view
    for seat, choice in view.own.peeked.items() if view.own is not None else ():
        yield labels.words(
            "heist-card-peeked", seat=labels.seat(seat), choice=labels.choice(choice)
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
            text = labels.warning(waste.id, waste.event)
            told.setdefault(text, []).append(labels.option(option, decision.kind))
    for text, names in told.items():
        yield labels.words("heist-card-warned", options=", ".join(names), warning=text)
