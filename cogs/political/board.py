"""The parts of the public table: how long it goes on, every base, the middle, battles."""

from collections.abc import Iterable, Iterator

from cogs.political import signs
from cogs.political.labels import Labels, number
from cogs.political.order import sorted_stacks
from games.kit.asks import Seat
from games.political.field import attack_total, chances, defence_total
from games.political.stacks import Stack, balance, card, nature, score
from games.political.state import Battle, Fought
from games.political.vocabulary import NOBODY, WINGS


def headline(labels: Labels) -> str:
    """How many cards are left; who has how many turns to go is the same for all."""
    view, words = labels.view, labels.words
    state = "last" if view.deck == 0 else "soon" if view.deck < 2 * len(view.seats) else "on"
    rounds = -(-view.deck // len(view.seats))
    return words("political-table-deck", count=view.deck, rounds=rounds, state=state)


def rows(labels: Labels) -> Iterator[str]:
    """Every base, clockwise, then what is nobody's."""
    for seat in range(len(labels.view.seats)):
        yield from _seat(labels, seat)
    middle = standing(labels, NOBODY)
    yield labels.words("political-table-middle", count=len(middle))
    yield from row(labels, middle)


def row(labels: Labels, stacks: Iterable[Stack]) -> Iterator[str]:
    """A base, set off from its owner's line: left, then right, as far as there is any."""
    found = sorted_stacks(stacks)
    for wing in WINGS:
        if of_wing := [stack for stack in found if nature(stack).wing == wing]:
            yield line(labels, map(labels.stack, of_wing))


def line(labels: Labels, parts: Iterable[str]) -> str:
    """Things in a row, set off from the line above. No line of a phone begins with a dot."""
    return labels.words("political-row", stacks="\u00a0· ".join(parts))


def standing(labels: Labels, owner: Seat) -> list[Stack]:
    """The row as it lies, with a stack of it that is under attack in its place."""
    view = labels.view
    row = [*(view.middle if owner == NOBODY else view.seats[owner].base)]
    if view.battle is not None and view.battle.owner == owner:
        row.insert(view.battle.place, view.battle.target)
    return row


def _seat(labels: Labels, seat: Seat) -> Iterator[str]:
    base = standing(labels, seat)
    ask = labels.scene.ask
    head = labels.words(
        "political-seat-line",
        awaited=f"{signs.AWAITED} " if ask is not None and seat in ask.waiting else "",
        name=labels.seat(seat),
        worth=worth(labels, base),
        hand=labels.view.seats[seat].hand,
    )
    yield " · ".join((head, *labels.sitter(seat)))
    yield from row(labels, base)


def worth(labels: Labels, base: Iterable[Stack]) -> str:
    """What a base scores, and how: `**6** (L2 R8)`."""
    stacks = [*base]
    left, right = balance(stacks)
    return labels.words(
        "political-worth",
        points=score(stacks),
        left=number(left),
        right=number(right),
        count=len(stacks),
    )


def legend(labels: Labels) -> str:
    """What the signs on the table mean; empty where there are none."""
    view = labels.view
    stacks = [stack for one in view.seats for stack in one.base]
    if labels.scene.result is None:  # at the end, what is nobody's is not shown
        stacks += view.middle
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
        you=labels.is_reader(one.attacker),
        group=labels.group(labels.stack_plain(one.target), one.owner, one.attacker),
        intent=one.intent,
        sign=signs.INTENTS[one.intent],
    )


def sides(labels: Labels, one: Battle) -> Iterator[str]:
    """Both teams with their totals; no attack where nobody has joined yet."""
    if one.team:
        attack = labels.words("political-battle-attack", total=number(attack_total(one)))
        yield _side(labels, attack, map(labels.stack, one.team))
    defence = labels.words("political-battle-defence", total=number(defence_total(one)))
    yield _side(labels, defence, _defenders(labels, one))


def _side(labels: Labels, side: str, parts: Iterable[str]) -> str:
    """Who fights alone needs no row."""
    first, *others = parts
    if others:
        return f"{side}\n{line(labels, (first, *others))}"
    return labels.words("political-battle-alone", side=side, stack=first)


def _defenders(labels: Labels, one: Battle) -> Iterator[str]:
    yield labels.words("political-battle-target", stack=labels.stack(one.target))
    yield from map(labels.stack, one.defence)
    for helper in one.helpers:
        name = labels.name(helper.stack)
        yield labels.words("political-battle-helper", card=name, value=helper.value)


def odds(labels: Labels, one: Battle) -> str:
    """In 36ths, and for those who think in hundredths."""
    wins = chances(one)
    return labels.words("political-battle-odds", wins=wins, percent=round(100 * wins / 36))


def fought(labels: Labels, one: Fought) -> str:
    """The last battle with its dice, both sums and the verdict."""
    battle_ = one.battle
    attack, defence = attack_total(battle_), defence_total(battle_)
    dice = labels.words(
        "political-battle-dice",
        attack=number(attack),
        defence=number(defence),
        die=one.die,
        other=one.other,
        sum=number(attack + one.die),
        against=number(defence + one.other),
    )
    return "\n".join((title(labels, battle_), *sides(labels, battle_), dice, verdict(labels, one)))


def verdict(labels: Labels, one: Fought) -> str:
    """What became of the target, and how close it was."""
    end = (one.battle.intent if one.won else "held").replace("_", "-")
    by = abs(attack_total(one.battle) + one.die - defence_total(one.battle) - one.other)
    odd = "yes" if one.die % 2 else "no"
    quip = labels.words(f"political-quip-{end}", by=_margin(by), odd=odd)
    return f"{labels.words(f'political-battle-{end}')} {quip}"


def _margin(by: int) -> str:
    if by < 2:
        return "one" if by else "tie"
    return "some" if by < 4 else "clear" if by < 7 else "landslide"
