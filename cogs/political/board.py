"""Writes the parts of the public table: the headline, the bases, the middle, and battles.

A group with its attachments is a stack, and belongs to the left or the right wing. A base is all
stacks of a seat, and its score is the difference between the sums of its wings. The middle holds
the stacks of no seat (owner NOBODY).

A row is a line or a paragraph of text. If there is room, each wing of a base has a row with all its
stacks by name. Otherwise each base is one row, in which some stacks or all of them are shown only
by their values.
"""

from collections.abc import Iterable, Iterator, Sequence
from re import compile as pattern
from typing import NamedTuple

from bot.i18n.words import Said
from bot.pages.page import Block, Image, Line, Menu, Picker, Row, Text
from cogs.political import signs
from cogs.political.labels import Labels, number, sorted_stacks
from games.engine.asks import Seat
from games.political.field import attack_total, defence_total, winning_rolls
from games.political.stacks import Stack, balance, card, nature, score
from games.political.state import Battle, Fought
from games.political.view import PoliticalView
from games.political.vocabulary import NOBODY, WINGS

# -- the height of a text on a phone ---------------------------------------------------------------
#
# The height is estimated, because a server cannot know it. A wrong estimate is a line too high.
# A phone of 390 pixels shows 36 characters in a line of a message, and 660 to 700 pixels at once.

PHONE = 700
"""The height of a phone screen in pixels. No table should be higher."""

WITH_PICTURE = 620
"""The same for a table with a picture. Its buttons may need a second line, which is not counted."""

FRAME = 60
"""Pixels around the blocks of a message: the author's name and margins."""

_LINE = 17
"""The height of a separating line in pixels."""

_ROW = 46
"""The height of a row of buttons in pixels."""

_MENU = 48
"""The height of a menu in pixels."""

_TITLE = (33, 32)
"""Pixels of a line of a title, and the characters in it."""

_TEXT = (22, 36)
"""Pixels of a line of text, and the characters in it."""

_SMALL = (18, 44)
"""Pixels of a line of small print, and the characters in it."""

_MOMENT = pattern(r"<t:\d+:R>")
"""A timestamp in Discord's format."""

_COUNTS_DOWN = "in 60 minutes"
"""What Discord shows instead of a timestamp, at its longest."""

PHONE_SCALE = 0.34
"""Pixels on a phone for each pixel of a picture."""


def height(blocks: Iterable[Block]) -> int:
    """Return the estimated height of some blocks in pixels. For a picture, its text counts."""
    return sum(map(_height, blocks))


def picture_height(pixels: int) -> int:
    """Return the height of a picture on a phone. `pixels`: its height at a width of 1000.

    The margins around the picture are about as high as a separating line.
    """
    return round(pixels * PHONE_SCALE) + _LINE


def _height(block: Block) -> int:
    """Return the height of a block in pixels."""
    match block:
        case Text():
            return sum(map(line_height, block.body.split("\n")))
        case Line():
            return _LINE
        case Menu() | Picker():
            return _MENU
        case Row():
            return _ROW
        case Image():
            return height(block.instead)


def line_height(line: str) -> int:
    """Return the height of a line of text in pixels. A phone may break it into several lines.

    For example, 80 characters of plain text are three lines of 36, and so 3 × 22 = 66 pixels.
    """
    pixels, characters = _TEXT
    if line.startswith("-# "):
        pixels, characters = _SMALL
    elif line.startswith("### "):
        pixels, characters = _TITLE

    # A timestamp is much longer in the source than on the screen.
    if "<t:" in line:
        line = _MOMENT.sub(_COUNTS_DOWN, line)

    # Pairs of ** are not visible. The division rounds up to whole lines.
    visible = len(line) - 2 * line.count("**")
    return pixels * max(1, -(-visible // characters))


# -- the parts of the table ------------------------------------------------------------------------

SEPARATOR = "\u00a0· "
"""Separates parts of a row. With its no-break space a line never begins with a dot."""


class Base(NamedTuple):
    """A base with all texts that may be used to show it, which are made once.

    The lists have one entry for each stack: the left wing first, and in each wing the strong stacks
    first.

    Attributes:
        owner: The seat, or NOBODY for the middle.
        stacks: The stacks.
        head: The owner, and the score of the base with the sums of both wings.
        brief_head: The owner and the score.
        named: Each stack with its value and name.
        valued: Each stack with its value only.
        strength: Indexes of the stacks, the strongest stack first.
    """

    owner: Seat
    stacks: list[Stack]
    head: str
    brief_head: str
    named: list[str]
    valued: list[str]
    strength: list[int]

    def parts(self, named_count: int) -> list[str]:
        """Return the texts of all stacks: the `named_count` strongest by name, others by value."""
        strongest = self.strength[:named_count]
        texts = enumerate(zip(self.named, self.valued, strict=True))
        return [name if place in strongest else value for place, (name, value) in texts]

    def by_wing(self, texts: list[str]) -> list[list[str]]:
        """Split texts, one for each stack, by wing. An empty wing is left out."""
        # The stacks of the left wing come first, so their number is where the right wing begins.
        split = sum(nature(stack).wing == WINGS[0] for stack in self.stacks)
        return [of_wing for of_wing in (texts[:split], texts[split:]) if of_wing]


def headline(labels: Labels) -> str:
    """Return how many cards and rounds are left in the deck.

    Near the end it adds that cards in hand do not count. A card with a picture has no room for it.
    """
    brief = labels.scene.pictured and labels.scene.viewer is not None
    view = labels.view
    words = labels.words
    # In a round each seat draws one card, so `soon` means that less than two full rounds are left.
    state = "last" if view.deck == 0 else ("soon" if view.deck < 2 * len(view.seats) else "on")
    # The number is rounded up, because the last round may be incomplete.
    rounds = -(-view.deck // len(view.seats))
    return words("political-table-deck", count=view.deck, rounds=rounds, state=state, brief=brief)


def bases(labels: Labels) -> list[Base]:
    """Return the bases of all seats clockwise, then the middle."""
    return [_make_base(labels, owner) for owner in (*range(len(labels.view.seats)), NOBODY)]


def rows_of_bases(labels: Labels, bases: Sequence[Base], room: int) -> list[str]:
    """Return the bases as lines of text in at most `room` pixels.

    All stacks are named if that fits. Otherwise only the strongest of each base are named, as many
    as fit. If not even one name in each base fits, no stack is named.
    """
    if sum(map(_full_height, bases)) <= room:
        return [row for base in bases for row in _rows_with_all_names(labels, base)]

    # Each step leaves out one more name in each base, until the rows fit.
    for named_count in range(max(len(base.stacks) for base in bases), 0, -1):
        short = [_row_with_names(base, named_count) for base in bases]
        if sum(map(line_height, short)) <= room:
            return short

    return [*map(_row_of_values, bases)]


def least_height(bases: Iterable[Base]) -> int:
    """Return the least height of the bases in pixels: with values and without names."""
    return sum(line_height(_row_of_values(base)) for base in bases)


def height_with_names(bases: Iterable[Base]) -> int:
    """Return the height in pixels of the bases with one name each."""
    return sum(line_height(_row_with_names(base, 1)) for base in bases)


def _make_base(labels: Labels, owner: Seat) -> Base:
    """Return the texts of a base."""
    stacks = sorted_stacks(stacks_of(labels, owner))
    return Base(
        owner=owner,
        stacks=stacks,
        head=_head(labels, owner, stacks),
        brief_head=_head(labels, owner, stacks, brief=True),
        named=[labels.stack(stack) for stack in stacks],
        valued=[labels.stack_brief(stack) for stack in stacks],
        strength=sorted(range(len(stacks)), key=lambda place: -nature(stacks[place]).influence),
    )


def _rows_with_all_names(labels: Labels, base: Base) -> Iterator[str]:
    """Yield a base with all names: its head, then a row for each wing."""
    yield base.head
    yield from rows_of_wings(labels, base.stacks)


def _full_height(base: Base) -> int:
    """Return the height in pixels of a base with all names."""
    wings = base.by_wing(base.named)
    return line_height(base.head) + sum(line_height(SEPARATOR.join(of_wing)) for of_wing in wings)


def _row_with_names(base: Base, named_count: int) -> str:
    """Return a base in one paragraph: its owner, some stacks by name, the others by value."""
    return SEPARATOR.join((base.brief_head, *base.parts(named_count)))


def _row_of_values(base: Base) -> str:
    """Return a base in one paragraph: its owner, and all stacks by value."""
    wings = [" ".join(of_wing) for of_wing in base.by_wing(base.valued)]
    return SEPARATOR.join((base.brief_head, *wings))


def row_without_owner(labels: Labels, owner: Seat, named_count: int) -> Iterator[str]:
    """Yield a base in one paragraph: `named_count` stacks by name, the others by value.

    An empty base has no row.
    """
    base = _make_base(labels, owner)
    if base.stacks:
        yield join_parts(labels, base.parts(named_count))


def strongest(stacks: Sequence[Stack], most: int) -> list[Stack]:
    """Return up to `most` stacks, those of the greatest influence, in the usual order."""
    first = sorted(sorted_stacks(stacks), key=lambda stack: -nature(stack).influence)[:most]
    return sorted_stacks(first)


def rows_of_wings(labels: Labels, stacks: Iterable[Stack]) -> Iterator[str]:
    """Yield a row for each wing that has stacks, the left one first."""
    ordered = sorted_stacks(stacks)
    for wing in WINGS:
        if of_wing := [stack for stack in ordered if nature(stack).wing == wing]:
            yield join_parts(labels, map(labels.stack, of_wing))


def join_parts(labels: Labels, parts: Iterable[str]) -> str:
    """Return a row of parts, indented below the line above."""
    return labels.words("political-row", stacks=SEPARATOR.join(parts))


def stacks_of(labels: Labels, owner: Seat) -> list[Stack]:
    """Return the stacks of an owner, with the stack under attack in its old place."""
    view = labels.view
    stacks = [*(view.middle if owner == NOBODY else view.seats[owner].base)]
    # The rules take the target out of its base while the battle lasts.
    if view.battle is not None and view.battle.owner == owner:
        stacks.insert(view.battle.place, view.battle.target)

    return stacks


def find_stack(labels: Labels, name: str) -> tuple[Seat, Stack]:
    """Return the owner and the stack of a group or attachment that lies on the table."""
    view = labels.view
    for owner, row in [
        *enumerate([seat_view.base for seat_view in view.seats]),
        (NOBODY, view.middle),
    ]:
        for stack in row:
            if name in stack:
                return owner, stack

    raise AssertionError(f"{name} does not lie on the table")


def stacks_on_table(view: PoliticalView) -> list[Stack]:
    """Return every stack on the table, including those in a battle."""
    stacks = [*(stack for seat_view in view.seats for stack in seat_view.base), *view.middle]
    if (battle := view.battle) is not None:
        stacks += [battle.target, *battle.team, *battle.defence]
    return stacks


def standings(labels: Labels, without: Seat | None = None) -> str:
    """Return the scores of all seats but `without`, the highest first."""
    scores = {seat: score(seat_view.base) for seat, seat_view in enumerate(labels.view.seats)}
    ranked = sorted((seat for seat in scores if seat != without), key=lambda seat: -scores[seat])
    standings = [
        labels.words("political-card-score", seat=labels.seat(seat), points=scores[seat])
        for seat in ranked
    ]
    return labels.words("political-card-scores", scores=SEPARATOR.join(standings))


def _head(labels: Labels, owner: Seat, stacks: Sequence[Stack], *, brief: bool = False) -> str:
    """Return the owner and the score of a base, without the sums of its wings if `brief`."""
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
        head = labels.words("political-seat-line", worth=describe_worth(labels, stacks), **facts)

    # `sitter` adds a note if a house player plays this seat.
    return " · ".join((head, *labels.sitter(owner)))


def describe_worth(labels: Labels, base: Iterable[Stack]) -> str:
    """Return the score of a base and the sums of its wings: `**6** (L2 R8)`."""
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
    """Return what the emojis of special attachments on the table mean; '' if there are none."""
    stacks = stacks_on_table(labels.view)
    # `stack[0]` is the group, and the other cards are its attachments. Copies of a card have the
    # same entry in the table of cards, so each kind is named once.
    names = {card(name).entry: name for stack in stacks for name in stack[1:] if card(name).power}
    return " · ".join(labels.card(name) for name in names.values())


# -- battles --------------------------------------------------------------------------------------


def describe_battle(labels: Labels, fight: Battle) -> str:
    """Describe a battle: target, both teams and totals, and the odds once there is a team."""
    lines = [battle_title(labels, fight), *describe_sides(labels, fight)]
    return "\n".join((*lines, odds(labels, fight)) if fight.team else lines)


def battle_title(labels: Labels, fight: Battle) -> str:
    """Return who attacks which stack, and with what aim."""
    return labels.words(
        "political-battle-title",
        seat=labels.seat(fight.attacker),
        **labels.group(labels.stack_plain(fight.target), fight.owner, fight.attacker),
        intent=fight.intent,
        sign=signs.INTENTS[fight.intent],
    )


def describe_sides(labels: Labels, fight: Battle) -> Iterator[str]:
    """Yield both teams with their totals. The attack is left out until a group has joined it."""
    if fight.team:
        attack = labels.words("political-battle-attack", total=number(attack_total(fight)))
        yield _side(labels, attack, map(labels.stack, fight.team))

    defence = labels.words("political-battle-defence", total=number(defence_total(fight)))
    yield _side(labels, defence, _defenders(labels, fight))


def fighter_names(labels: Labels, fight: Battle) -> Iterator[str]:
    """Yield both teams in small print, by name only."""
    teams = {"attack": fight.team, "defence": (fight.target, *fight.defence)}
    for side, stacks in teams.items():
        if stacks:
            names = SEPARATOR.join(map(labels.stack, stacks))
            yield labels.words(f"political-battle-{side}-names", stacks=names)


def _side(labels: Labels, side: str, parts: Iterable[str]) -> str:
    """Return a side below its name and total (`side`). A single fighter is on the same line."""
    first, *others = parts
    if others:
        return f"{side}\n{join_parts(labels, (first, *others))}"
    return labels.words("political-battle-alone", side=side, stack=first)


def _defenders(labels: Labels, fight: Battle) -> Iterator[str]:
    """Yield the stacks of the defence: target, team, and helpers with their value."""
    yield labels.words("political-battle-target", stack=labels.stack(fight.target))
    yield from map(labels.stack, fight.defence)
    for helper in fight.helpers:
        name = labels.name(helper.stack)
        yield labels.words("political-battle-helper", card=name, value=helper.value)


def odds(labels: Labels, fight: Battle) -> str:
    """Return the chance of the attack, in 36ths and in percent."""
    wins = winning_rolls(fight)  # in how many of the 36 rolls of two dice the attacker wins
    return labels.words("political-battle-odds", wins=wins, percent=round(100 * wins / 36))


def describe_last_battle(labels: Labels, last_fight: Fought) -> str:
    """Describe the last battle with its dice, both sums and the verdict.

    `die` and `sum` are the attacker's; `other` and `against` are those of the defence.
    """
    last_battle = last_fight.battle
    attack = attack_total(last_battle)
    defence = defence_total(last_battle)
    dice = labels.words(
        "political-battle-dice",
        attack=number(attack),
        defence=number(defence),
        die=last_fight.die,
        other=last_fight.other,
        sum=number(attack + last_fight.die),
        against=number(defence + last_fight.other),
    )
    return "\n".join(
        (
            battle_title(labels, last_battle),
            *describe_sides(labels, last_battle),
            dice,
            verdict(labels, last_fight),
        )
    )


def verdict(labels: Labels, last_fight: Fought) -> str:
    """Return what happened to the target, with a comment on how close it was."""
    end = (last_fight.battle.intent if last_fight.won else "held").replace("_", "-")
    difference = abs(
        attack_total(last_fight.battle)
        + last_fight.die
        - defence_total(last_fight.battle)
        - last_fight.other
    )
    # The stored die chooses between two comments. A new random number would choose another one at
    # each redraw.
    odd = "yes" if last_fight.die % 2 else "no"
    quip = labels.words(f"political-quip-{end}", by=_margin_word(difference), odd=odd)
    return f"{labels.words(f'political-battle-{end}')} {quip}"


def _margin_word(difference: int) -> str:
    """Return the word with which a message chooses its comment on a difference of the sums."""
    if difference == 0:
        return "tie"
    if difference == 1:
        return "one"
    return "some" if difference < 4 else ("clear" if difference < 7 else "landslide")
