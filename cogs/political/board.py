"""The parts of the public table: the length of the game, the middle, every base, the battle."""

from collections.abc import Iterable, Iterator

from cogs.political import signs
from cogs.political.labels import Labels
from cogs.wording import sitter
from games.kit.asks import Seat
from games.political.field import attack_total, chances, defence_total
from games.political.stacks import Stack, balance, card, score
from games.political.state import Battle, Fought
from games.political.vocabulary import NOBODY


def headline(labels: Labels) -> str:
    """How many cards are left; who has how many turns to go is the same for all."""
    view, words = labels.view, labels.words
    state = "last" if view.deck == 0 else "soon" if view.deck < 2 * len(view.seats) else "on"
    rounds = -(-view.deck // len(view.seats))
    return words("political-table-deck", count=view.deck, rounds=rounds, state=state)


def rows(labels: Labels) -> Iterator[str]:
    """Every base, clockwise, then what is nobody's."""
    for seat in range(len(labels.view.seats)):
        yield _seat(labels, seat)
    yield f"{labels.words('political-table-middle')}\n{row(labels, standing(labels, NOBODY))}"


def row(labels: Labels, stacks: Iterable[Stack]) -> str:
    """A base on the table, set off from its owner's line."""
    return labels.words("political-row", stacks=labels.stacks(stacks))


def standing(labels: Labels, owner: Seat) -> list[Stack]:
    """The row as it lies, with a stack of it that is under attack in its place."""
    view = labels.view
    row = [*(view.middle if owner == NOBODY else view.seats[owner].base)]
    if view.battle is not None and view.battle.owner == owner:
        row.insert(view.battle.place, view.battle.target)
    return row


def _seat(labels: Labels, seat: Seat) -> str:
    base = standing(labels, seat)
    left, right = balance(base)
    line = labels.words(
        "political-seat-line",
        name=labels.seat(seat),
        left=left,
        right=right,
        points=score(base),
        hand=labels.view.seats[seat].hand,
    )
    head = " · ".join((line, *_facts(labels, seat)))
    return f"{head}\n{row(labels, base)}"


def _facts(labels: Labels, seat: Seat) -> Iterator[str]:
    ask, words = labels.scene.ask, labels.words
    if ask is not None and seat in ask.waiting:
        yield words("political-seat-awaited", sign=signs.AWAITED)
    sits = sitter(words, labels.scene.players[seat])
    if sits is not None:
        yield sits


def legend(labels: Labels) -> str:
    """What the signs on the table mean; empty where there are none."""
    view = labels.view
    stacks = [*view.middle, *(stack for one in view.seats for stack in one.base)]
    if view.battle is not None:
        battle = view.battle
        stacks += [battle.target, *battle.team, *battle.defence]
    names = {card(name).entry: name for stack in stacks for name in stack[1:] if card(name).power}
    return " · ".join(labels.card(name) for name in names.values())


# -- battles --------------------------------------------------------------------------------------


def battle(labels: Labels, one: Battle) -> str:
    """Who fights whom over what, with the totals before the dice and the odds."""
    return "\n".join((title(labels, one), *sides(labels, one), odds(labels, one)))


def title(labels: Labels, one: Battle) -> str:
    return labels.words(
        "political-battle-title",
        seat=labels.seat(one.attacker),
        owner=labels.owner(one.owner),
        whose="nobody" if one.owner == NOBODY else "own" if one.owner == one.attacker else "other",
        target=labels.stack_plain(one.target),
        intent=one.intent,
        sign=signs.INTENTS[one.intent],
    )


def sides(labels: Labels, one: Battle) -> list[str]:
    """Both teams with their totals."""
    words = labels.words
    helpers = [
        words("political-battle-helper", card=labels.name(helper.stack), value=helper.value)
        for helper in one.helpers
    ]
    target = words("political-battle-target", stack=labels.stack(one.target))
    return [
        words("political-battle-attack", total=attack_total(one), stacks=labels.stacks(one.team)),
        words(
            "political-battle-defence",
            total=defence_total(one),
            stacks=_joined((target, *map(labels.stack, one.defence), *helpers)),
        ),
    ]


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(parts)


def odds(labels: Labels, one: Battle) -> str:
    attack, defence = attack_total(one), defence_total(one)
    return labels.words("political-battle-odds", attack=attack, defence=defence, wins=chances(one))


def fought(labels: Labels, one: Fought) -> str:
    """The last battle with its dice, both sums and the verdict."""
    battle_ = one.battle
    attack, defence = attack_total(battle_), defence_total(battle_)
    dice = labels.words(
        "political-battle-dice",
        attack=attack,
        defence=defence,
        die=one.die,
        other=one.other,
        sum=attack + one.die,
        against=defence + one.other,
    )
    return "\n".join((title(labels, battle_), *sides(labels, battle_), dice, verdict(labels, one)))


def verdict(labels: Labels, one: Fought) -> str:
    """What became of the target."""
    won = one.battle.intent if one.won else "held"
    return labels.words(f"political-battle-{won.replace('_', '-')}")
