"""What a seat is asked, in words: the battle as it grows, the question with its deadline."""

from collections.abc import Iterator

from bot.chat.page import Block, Text
from bot.tables.scene import Question
from cogs.orders import coming
from cogs.political import board
from cogs.political.labels import Labels
from cogs.political.order import named
from cogs.wording import until
from games.kit.asks import Decision
from games.political.stacks import nature, read_stack
from games.political.state import Battle, Helper
from games.political.vocabulary import NOBODY


def prompt(labels: Labels, question: Question) -> list[Block]:
    """The battle that is being put together, then the question with its deadline."""
    battle = "\n".join(_growing(labels, question.decision))
    asked = "\n".join(_asked(labels, question))
    return [Text(text) for text in (battle, asked) if text]


def _asked(labels: Labels, question: Question) -> Iterator[str]:
    words, decision = labels.words, question.decision
    if question.coming is not None:
        choice = " + ".join(map(labels.chosen, question.coming.choice))
        yield coming(labels.scene, words, question.coming, choice)
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


# -- the growing card -----------------------------------------------------------------------------


def _growing(labels: Labels, decision: Decision) -> Iterator[str]:
    """Target, aim, both teams, both totals and the odds, as they would be."""
    if decision.kind == "inbox":
        hand = sorted(_named(decision, "cards"), key=named(labels.name))
        facts = labels.spoken({"cards": hand, "target": decision.about["target"]})
        yield labels.words("political-inbox", **facts)
    if "laid" not in decision.about:
        return
    battle = drafted(labels, decision)
    yield board.title(labels, battle)
    yield from board.sides(labels, battle)
    if battle.team:
        yield board.odds(labels, battle)
    may_raise = battle.owner not in (NOBODY, battle.attacker) and decision.kind == "attack"
    cards = labels.view.seats[battle.owner].hand if may_raise else 0
    if cards:
        yield labels.words(
            "political-battle-may-raise", seat=labels.seat(battle.owner), count=cards
        )


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
