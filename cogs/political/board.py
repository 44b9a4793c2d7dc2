"""The parts of the public table: how long it goes on, every base, the middle, battles."""

from collections.abc import Iterable, Iterator, Sequence
from re import compile as pattern
from typing import NamedTuple

from bot.i18n.words import Said
from bot.pages.page import Block, Image, Line, Menu, Picker, Row, Text
from cogs.political import signs
from cogs.political.labels import Labels, number, sorted_stacks
from games.engine.asks import Seat
from games.political.field import attack_total, chances, defence_total
from games.political.stacks import Stack, balance, card, nature, score
from games.political.state import Battle, Fought
from games.political.vocabulary import NOBODY, WINGS

# -- how high a text stands on a phone -------------------------------------------------------------
#
# How high a text stands on a phone. Reckoned, because no server can know: rather a line too much.
#
# A phone of 390 pixels shows 36 characters in a line of a message, and 660 to 700 pixels at once.

PHONE = 700
"""No table should be higher than this, in pixels."""

FRAME = 60
"""What stands around the blocks of a message: its author above, and margins."""
_LINE = 17
_ROW = 46
_MENU = 48
_TITLE = (33, 32)
_TEXT = (22, 36)
_SMALL = (18, 44)
"""Pixels of a line, and characters in it."""
_MOMENT = pattern(r"<t:\d+:R>")
_COUNTS_DOWN = "in 60 minutes"


SHOWN = 0.34
"""Pixels of a phone for each of a picture's."""


def height(blocks: Iterable[Block]) -> int:
    """Without pictures."""
    return sum(map(_height, blocks))


def drawn(pixels: int) -> int:
    """Of a picture that is so high when it is 1000 across."""
    return round(pixels * SHOWN) + _LINE


def _height(block: Block) -> int:
    match block:
        case Text():
            return sum(map(of_line, block.body.split("\n")))
        case Line():
            return _LINE
        case Menu() | Picker():
            return _MENU
        case Row():
            return _ROW
        case Image():
            return height(block.instead)


def of_line(line: str) -> int:
    """Of a line as it is written, which a phone may break into several."""
    pixels, characters = _TEXT
    if line.startswith("-# "):
        pixels, characters = _SMALL
    elif line.startswith("### "):
        pixels, characters = _TITLE

    if "<t:" in line:
        line = _MOMENT.sub(_COUNTS_DOWN, line)

    seen = len(line) - 2 * line.count("**")
    return pixels * max(1, -(-seen // characters))


# -- the parts of the table ------------------------------------------------------------------------

BETWEEN = "\u00a0· "
"""What stands between things in a row: no line of a phone begins with a dot."""


class Base(NamedTuple):
    """A base in words, said once for all the ways to show it: left before right, the strong ones
    first. `strength`: the places of the stacks, the strongest first.
    """

    owner: Seat
    stacks: list[Stack]
    head: str
    brief_head: str
    named: list[str]
    valued: list[str]
    strength: list[int]

    def parts(self, named: int) -> list[str]:
        """So many by name, the others by their values."""
        first = self.strength[:named]
        both = enumerate(zip(self.named, self.valued, strict=True))
        return [name if place in first else value for place, (name, value) in both]

    def by_wing(self, texts: list[str]) -> list[list[str]]:
        """Of these, one for each stack, what stands on the left and on the right, if any does."""
        split = sum(nature(stack).wing == WINGS[0] for stack in self.stacks)
        return [of_wing for of_wing in (texts[:split], texts[split:]) if of_wing]


def headline(labels: Labels) -> str:
    """How many cards are left; who has how many turns to go is the same for all."""
    view = labels.view
    words = labels.words
    state = "last" if view.deck == 0 else "soon" if view.deck < 2 * len(view.seats) else "on"
    rounds = -(-view.deck // len(view.seats))
    return words("political-table-deck", count=view.deck, rounds=rounds, state=state)


def bases(labels: Labels) -> list[Base]:
    """Every base, clockwise, then what is nobody's."""
    return [_laid_out(labels, owner) for owner in (*range(len(labels.view.seats)), NOBODY)]


def rows(labels: Labels, bases: Sequence[Base], room: int) -> list[str]:
    """The bases in at most so many pixels: all by name where there is room, else the strongest of
    each, else all of them by their values alone.
    """
    if sum(map(_height_of_whole, bases)) <= room:
        return [line_ for one in bases for line_ in _whole(labels, one)]

    for named in range(max(len(one.stacks) for one in bases), 0, -1):
        short = [_short(one, named) for one in bases]
        if sum(map(of_line, short)) <= room:
            return short

    return [*map(_brief, bases)]


def least(bases: Iterable[Base]) -> int:
    """The pixels that they take at least."""
    return sum(of_line(_brief(one)) for one in bases)


def with_names(bases: Iterable[Base]) -> int:
    """The pixels that they take with one name each."""
    return sum(of_line(_short(one, 1)) for one in bases)


def _laid_out(labels: Labels, owner: Seat) -> Base:
    stacks = sorted_stacks(standing(labels, owner))
    return Base(
        owner,
        stacks,
        _head(labels, owner, stacks),
        _head(labels, owner, stacks, brief=True),
        [labels.stack(stack) for stack in stacks],
        [labels.stack_brief(stack) for stack in stacks],
        sorted(range(len(stacks)), key=lambda place: -nature(stacks[place]).influence),
    )


def _whole(labels: Labels, base: Base) -> Iterator[str]:
    yield base.head
    yield from row(labels, base.stacks)


def _height_of_whole(base: Base) -> int:
    wings = base.by_wing(base.named)
    return of_line(base.head) + sum(of_line(BETWEEN.join(of_wing)) for of_wing in wings)


def _short(base: Base, named: int) -> str:
    """A base beside its owner, in one paragraph."""
    return BETWEEN.join((base.brief_head, *base.parts(named)))


def _brief(base: Base) -> str:
    """The same by values alone."""
    wings = [" ".join(of_wing) for of_wing in base.by_wing(base.valued)]
    return BETWEEN.join((base.brief_head, *wings))


def short_row(labels: Labels, owner: Seat, named: int) -> Iterator[str]:
    """One base in one row: so many by name, the others by their values."""
    base = _laid_out(labels, owner)
    if base.stacks:
        yield line(labels, base.parts(named))


def strongest(stacks: Sequence[Stack], most: int) -> list[Stack]:
    """So many of them, the ones that count most, in the order in which stacks are shown."""
    first = sorted(sorted_stacks(stacks), key=lambda one: -nature(one).influence)[:most]
    return sorted_stacks(first)


def row(labels: Labels, stacks: Iterable[Stack]) -> Iterator[str]:
    """A base, set off from its owner's line: left, then right, as far as there is any."""
    found = sorted_stacks(stacks)
    for wing in WINGS:
        if of_wing := [stack for stack in found if nature(stack).wing == wing]:
            yield line(labels, map(labels.stack, of_wing))


def line(labels: Labels, parts: Iterable[str]) -> str:
    """Things in a row, set off from the line above."""
    return labels.words("political-row", stacks=BETWEEN.join(parts))


def standing(labels: Labels, owner: Seat) -> list[Stack]:
    """The row as it lies, with a stack of it that is under attack in its place."""
    view = labels.view
    row = [*(view.middle if owner == NOBODY else view.seats[owner].base)]
    if view.battle is not None and view.battle.owner == owner:
        row.insert(view.battle.place, view.battle.target)

    return row


def _head(labels: Labels, owner: Seat, stacks: Sequence[Stack], *, brief: bool = False) -> str:
    """Whose base it is, and what it is worth; `brief`: without the sums of both wings."""
    if owner == NOBODY:
        return labels.words("political-table-middle", count=len(stacks))

    ask = labels.scene.ask
    facts: dict[str, Said] = {
        "awaited": f"{signs.AWAITED} " if ask is not None and owner in ask.waiting else "",
        "name": labels.seat(owner),
        "hand": labels.view.seats[owner].hand,
    }
    if brief:
        head = labels.words("political-seat-brief", points=score(stacks), **facts)
    else:
        head = labels.words("political-seat-line", worth=worth(labels, stacks), **facts)

    return " · ".join((head, *labels.sitter(owner)))


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
    """Who fights whom over what, with the totals before the dice and, once there is a team, the
    odds.
    """
    lines = [title(labels, one), *sides(labels, one)]
    return "\n".join((*lines, odds(labels, one)) if one.team else lines)


def title(labels: Labels, one: Battle) -> str:
    return labels.words(
        "political-battle-title",
        seat=labels.seat(one.attacker),
        **labels.group(labels.stack_plain(one.target), one.owner, one.attacker),
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


def fighters(labels: Labels, one: Battle) -> Iterator[str]:
    """Both teams by their names alone, in small print."""
    sides = {"attack": one.team, "defence": (one.target, *one.defence)}
    for side, stacks in sides.items():
        if stacks:
            named = BETWEEN.join(map(labels.stack, stacks))
            yield labels.words(f"political-battle-{side}-names", stacks=named)


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
    attack = attack_total(battle_)
    defence = defence_total(battle_)
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
