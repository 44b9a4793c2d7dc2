"""What a seat is asked, in words: the battle as it grows, the question with its deadline."""

from collections.abc import Iterable, Iterator, Sequence

from bot.pages.page import Block, Image, Live
from bot.tables.scene import Question
from cogs.orders import coming
from cogs.pages import texts, until
from cogs.political import battle, board, hand, signs
from cogs.political.labels import Labels, number
from cogs.political.order import of_card, sorted_stacks
from games.engine.asks import Decision, Seat
from games.political.field import helpers
from games.political.stacks import Stack, nature, read_stack, score
from games.political.state import Battle, Helper
from games.political.vocabulary import NOBODY


def prompt(labels: Labels, question: Question) -> list[Block]:
    """The battle that is being put together, or whom one could attack; then the question."""
    decision = question.decision
    asked = "\n".join(_asked(labels, question))
    return [*_about(labels, decision), *([Live(asked)] if asked else [])]


def _about(labels: Labels, decision: Decision) -> Iterable[Block]:
    if decision.kind == "inbox":
        held = sorted(_named(decision, "cards"), key=of_card)
        facts = labels.spoken({"cards": held, "target": decision.about["target"]})
        return (hand.shown(labels, labels.words("political-inbox", **facts)),)
    if "laid" in decision.about:
        return (_growing(labels, decision),)
    return texts("\n".join(_rivals(labels, decision)) if decision.kind == "target" else "")


def _asked(labels: Labels, question: Question) -> Iterator[str]:
    words, decision = labels.words, question.decision
    if question.coming is not None:
        choice = " + ".join(map(labels.chosen, question.coming.choice))
        yield coming(labels.scene, words, question.coming, choice)
    if decision.kind == "intent":
        yield from _spoils(labels, str(decision.about["stack"]))
    asked = words(f"political-question-{_kind(decision)}", **labels.spoken(_plain(decision)))
    yield until(words, asked, question.deadline)


def _kind(decision: Decision) -> str:
    """Who has added something to a defence can only raise, and is not asked about calling."""
    raising = decision.kind == "answer" and any(one.kind == "raise" for one in decision.options)
    return "raising" if raising else decision.kind


def _plain(decision: Decision) -> dict[str, str | int]:
    """What a question is about, battles left aside: a card, a stack, somebody."""
    named = ("card", "stack") if "laid" in decision.about else ("card", "stack", "target")
    about = decision.about
    return {name: fact for name in named if isinstance(fact := about.get(name), str | int)}


# -- before an attack ------------------------------------------------------------------------------


def _rivals(labels: Labels, decision: Decision) -> Iterator[str]:
    """Every base there is something to attack in, in one line: worth, hand, and what defends it."""
    view = labels.view
    on = {one.word for one in decision.options if one.kind == "stack"}
    lines = []
    for owner in (*_others(labels), NOBODY):
        base = view.middle if owner == NOBODY else view.seats[owner].base
        if any(stack[0] in on for stack in base):
            lines.append(_rival(labels, owner, base))
    yield from lines
    if any(signs.DEFENCE in one for one in lines):
        yield labels.words("political-card-defended-legend")


def _others(labels: Labels) -> list[Seat]:
    """Whoever sits next to the viewer first, as in the menus."""
    count, viewer = len(labels.view.seats), labels.scene.viewer or 0
    return [(viewer + step) % count for step in range(1, count)]


def _rival(labels: Labels, owner: Seat, base: Sequence[Stack]) -> str:
    stacks = "\u2002".join(_defended(labels, owner, base, one) for one in sorted_stacks(base))
    if owner == NOBODY:
        return labels.words("political-card-rival-middle", stacks=stacks)
    return labels.words(
        "political-card-rival",
        name=labels.seat(owner),
        worth=board.worth(labels, base),
        hand=labels.view.seats[owner].hand,
        stacks=stacks,
    )


def _defended(labels: Labels, owner: Seat, base: Sequence[Stack], stack: Stack) -> str:
    """`R3 (🛡️ 9)`, where what defends it is not its own influence."""
    brief, one = labels.stack_brief(stack), nature(stack)
    defence = one.battle
    if owner != NOBODY:
        defence += sum(helper.value for helper in helpers(base, stack[0]))
    if defence == one.influence:
        return brief
    return labels.words("political-card-defended", stack=brief, defence=number(defence))


def _spoils(labels: Labels, group: str) -> Iterator[str]:
    """What its owner would be left with; of what is nobody's there is nothing to say."""
    owner = _owner(labels, group)
    if owner == NOBODY:
        return
    base = labels.view.seats[owner].base
    after = score([stack for stack in base if stack[0] != group])
    seat = labels.seat(owner)
    yield labels.words("political-card-spoils", seat=seat, before=score(base), after=after)


# -- the growing card -----------------------------------------------------------------------------


def _growing(labels: Labels, decision: Decision) -> Image:
    """Target, aim, both teams, both totals and the odds, as they would be."""
    one = drafted(labels, decision)
    may_raise = one.owner not in (NOBODY, one.attacker) and decision.kind == "attack"
    cards = labels.view.seats[one.owner].hand if may_raise else 0
    if not cards:
        return battle.shown(labels, one)
    seat = labels.seat(one.owner)
    warning = labels.words("political-battle-may-raise", seat=seat, count=cards)
    return battle.shown(labels, one, None, warning)


def drafted(labels: Labels, decision: Decision) -> Battle:
    """The battle that the decision is about, with what has been put together so far."""
    about, view = decision.about, labels.view
    target = read_stack(str(about["target"]))
    owner = view.battle.owner if view.battle is not None else _owner(labels, target[0])
    base = view.middle if owner == NOBODY else view.seats[owner].base
    counted = _named(decision, "helpers")
    return Battle(
        view.seat,
        owner,
        0,
        str(about["intent"]),
        target,
        tuple(map(read_stack, _named(decision, "team"))),
        tuple(map(read_stack, _named(decision, "defence"))),
        tuple([Helper(one[0], nature(one).battle) for one in base if one[0] in counted]),
    )


def _named(decision: Decision, fact: str) -> list[str]:
    found = decision.about[fact]
    return [str(one) for one in found] if isinstance(found, list) else []


def _owner(labels: Labels, group: str) -> int:
    for seat, one in enumerate(labels.view.seats):
        if any(stack[0] == group for stack in one.base):
            return seat
    return NOBODY
