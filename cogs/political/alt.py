"""The pictures of Political Chicken in sentences, for whoever does not see them: no Markdown, no
signs, what matters most first.
"""

from collections.abc import Iterable, Iterator

from bot.i18n.words import listed
from cogs.pages import counted, given
from cogs.pictures import drawn_name
from cogs.political import board
from cogs.political.labels import Labels, number
from cogs.political.order import of_card, sorted_stacks
from games.engine.asks import Seat
from games.political.field import attack_total, chances, defence_total
from games.political.stacks import Stack, balance, score
from games.political.state import Battle, Fought
from games.political.vocabulary import NOBODY

LONGEST = 1024
"""Characters of a description."""


def table(labels: Labels) -> str:
    """How everybody stands, then every base by the names of its groups."""
    return _within(_table(labels))


def battle(labels: Labels, one: Battle, fought: Fought | None = None) -> str:
    """Who fights whom over what, both teams, and how it stands or ended."""
    return _within(_battle(labels, one, fought))


def hand(labels: Labels) -> str:
    """What a hand holds, and the base of whoever looks at it."""
    return _within(_hand(labels))


def _within(facts: Iterable[str]) -> str:
    """As many of the facts as a description may have, the first ones first."""
    found = ""
    for fact in facts:
        longer = f"{found} {fact}".lstrip()
        if len(longer) <= LONGEST:
            found = longer
    return found


def _table(labels: Labels) -> Iterator[str]:
    words, view = labels.words, labels.view
    yield words("political-alt-deck", count=view.deck, name=drawn_name(labels, view.seat))
    yield "; ".join(_standing(labels, seat) for seat in range(len(view.seats))) + "."
    if view.battle is not None:
        yield _aim(labels, view.battle)
    for owner in (*range(len(view.seats)), NOBODY):
        if stacks := sorted_stacks(board.standing(labels, owner)):
            yield words(
                "political-alt-base", name=_owner(labels, owner), stacks=_all(stacks, labels)
            )


def _standing(labels: Labels, seat: Seat) -> str:
    stacks = board.standing(labels, seat)
    left, right = balance(stacks)
    return labels.words(
        "political-alt-seat",
        name=drawn_name(labels, seat),
        points=score(stacks),
        left=number(left),
        right=number(right),
        hand=labels.view.seats[seat].hand,
    )


def _battle(labels: Labels, one: Battle, fought: Fought | None) -> Iterator[str]:
    words, attack, defence = labels.words, attack_total(one), defence_total(one)
    yield _aim(labels, one)
    if fought is not None:
        end = (one.intent if fought.won else "held").replace("_", "-")
        yield words(
            "political-alt-dice",
            end=words(f"political-picture-{end}"),
            attack=number(attack + fought.die),
            defence=number(defence + fought.other),
        )
    if one.team:
        yield words("political-alt-attack", total=number(attack), stacks=_all(one.team, labels))
    defenders = [labels.stack_plain(stack) for stack in (one.target, *one.defence)]
    defenders += [
        words("political-alt-helper", card=labels.name(helper.stack), value=helper.value)
        for helper in one.helpers
    ]
    yield words("political-alt-defence", total=number(defence), stacks=listed(words, defenders))
    if fought is None and one.team:
        yield words("political-alt-odds", wins=chances(one))


def _aim(labels: Labels, one: Battle) -> str:
    return labels.words(
        "political-alt-aim",
        name=drawn_name(labels, one.attacker),
        intent=one.intent,
        stack=labels.stack_plain(one.target),
        owner=_owner(labels, one.owner),
        nobodys="yes" if one.owner == NOBODY else "no",
    )


def _hand(labels: Labels) -> Iterator[str]:
    words, own = labels.words, given(labels.view.own)
    cards, whose = labels.hand_in_sight()
    names = map(labels.card_plain, sorted(cards, key=of_card))
    name = "" if whose is None else drawn_name(labels, whose)
    yield words(
        "political-alt-hand",
        count=len(cards),
        cards=counted(words, names),
        name=name,
        own="yes" if whose is None else "no",
    )
    stacks = sorted_stacks(board.standing(labels, own.seat))
    yield words(
        "political-alt-own-base",
        points=score(stacks),
        count=len(stacks),
        stacks=_all(stacks, labels),
    )


def _owner(labels: Labels, owner: Seat) -> str:
    if owner == NOBODY:
        return labels.words("political-picture-unowned")
    return drawn_name(labels, owner)


def _all(stacks: Iterable[Stack], labels: Labels) -> str:
    return listed(labels.words, [labels.stack_plain(stack) for stack in stacks])
