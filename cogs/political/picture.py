"""Draws the table of Political Chicken, and describes the pictures in words.

A stack is a group card with its attachments. A special is an attachment that does more than change
a number. Every base is one row: the player's hen, then their plate between the blocks of the left
and the right wing. A block is a stack, and its width shows the influence. Left blocks are
round and right blocks are square, so that the colour is not the only sign. The middle is the row of
the stacks that no player owns. All lengths are in pixels; bot/pictures/display_list.py explains
marks, and positions such as "cb".
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.i18n.words import Words, join_with_and
from bot.pictures import sprites
from bot.pictures.display_list import (
    CREAM,
    GOLD,
    INK,
    Arrow,
    CardDrawing,
    DisplayList,
    Label,
    Mark,
    Picture,
    Place,
    Rectangle,
    Sprite,
    StillMark,
)
from bot.pictures.lettering import width
from cogs.pages import list_with_counts, require
from cogs.pictures import LIGHT, drawn_name, hen, name_label, sitter, standing, within_limit
from cogs.political import board
from cogs.political.labels import Labels, number, of_card, sorted_stacks
from games.engine.asks import Seat
from games.political.box import entries
from games.political.field import attack_total, defence_total, winning_rolls
from games.political.stacks import Stack, balance, card, nature, score
from games.political.state import Battle, Fought
from games.political.vocabulary import LEFT, NOBODY, WINGS

PALETTE = "political"

# Colours; those of wings have a variant for each ground.
PAGE = "#221733"
PANEL = "#33234c"
PLATE = "#452f66"
NOBODYS = "#2b1d40"
PALE = "#c6b2e0"
WING = {"left": "#2f9e93", "right": "#d9782d"}
WING_DARK = {"left": "#1d6c66", "right": "#9c4f14"}
WING_ON_GOLD = {"left": "#12504b", "right": "#7a3907"}
WING_LIGHT = {"left": "#6fd6cb", "right": "#ffb070"}
DULL = "#6c6580"
DULL_DARK = "#4a465c"
ROSE = "#f0c4c4"
RUINED = "#c0392b"
"""Background of the result of a battle if the target was destroyed."""

HELD = "#bfeef0"
"""Background of the result of a battle if the target held."""

FIELD = {
    "left": "#bfe6df", "right": "#f8d2ae", "asset": "#d3eac2", "deficit": "#f4c7c0",
    "event": "#dccdf0",
}  # fmt: skip
"""Background of the drawing on a card, by wing or kind."""

RADIUS = {"left": 24, "right": 5}
"""Radius of the corners. The shape shows the wing, too, for colour-blind players."""


# -- stacks ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Block:
    """A stack as every player sees it.

    Attributes:
        sprite: Name of the drawing of its group.
        wing: `left` or `right`.
        influence: The number on the block: the influence or the value in a battle.
        laid: Sprites of the attachments, specials first.
        is_dull: Whether the stack is drawn grey: it counts nothing, in battles or at all.
        is_target: Whether the stack is under attack.
    """

    sprite: str
    wing: str
    influence: int
    laid: tuple[str, ...]
    is_dull: bool
    is_target: bool = False

    @classmethod
    def of(
        cls,
        stack: Stack,
        *,
        is_target: bool = False,
        counts: int | None = None,
        wing: str | None = None,
    ) -> "Block":
        """Return the block of a stack.

        Args:
            stack: The group and its attachments.
            is_target: Whether it is under attack.
            counts: The number to show instead of the stack's influence, such as its value in
                battle.
            wing: The wing to show instead of the stack's own.
        """
        traits = nature(stack)
        # A stack whose influence or battle value is not positive is drawn grey.
        value = min(traits.battle, traits.influence) if counts is None else counts
        # Specials come first: a narrow block shows only the first attachments.
        laid = sorted(stack[1:], key=lambda name: not card(name).power)
        return cls(
            art(stack[0]),
            traits.wing if wing is None else wing,
            traits.influence if counts is None else counts,
            tuple(map(mark, laid)),
            value <= 0,
            is_target,
        )


@cache
def art(name: str) -> str:
    """Return the sprite of a card, or of its kind if there is no drawing of the card itself."""
    # `power` is the effect of a special or an event. Cards with the same effect share a drawing.
    box_card = card(name)
    if box_card.kind == "event":
        return f"political/event-{box_card.power}"
    if box_card.power:
        return f"political/special-{box_card.power}"

    kind, variant = (
        ("group", box_card.wing) if box_card.kind == "group" else ("attachment", box_card.kind)
    )
    # The operator can replace cards, and the new ones have no drawing.
    own = f"political/{kind}-{slug(entries()[box_card.entry].name)}"
    return own if sprites.has(f"{own}@m") else f"political/{kind}-{variant}"


def mark(attachment: str) -> str:
    """Return the small sprite of an attachment."""
    box_card = card(attachment)
    return f"political/mark-{box_card.power}" if box_card.power else art(attachment)


def slug(name: str) -> str:
    """Return the file name of a card: `Bus With Your Face On It` is bus-with-your-face-on-it."""
    letters = name.lower().replace("’", "").replace("'", "")
    return "-".join("".join(c if c.isalnum() else " " for c in letters).split())


POKE = 26  # the height of the room above a block, into which a drawing may reach (a hat)
_STRIP = 34  # the height of the strip at the foot of a block, which holds the influence
_NARROW = 84  # a block narrower than this shows only the head of its group
_STEP = 34  # the distance from one attachment to the next


@lru_cache(512)
def block_card(stack_block: Block, across: int, down: int) -> CardDrawing:
    """Draw a block, with `POKE` pixels above it for the hat.

    The group stands at the inner side of the table, its attachments at the outer side, and the
    influence in the strip below.

    Args:
        stack_block: What to draw.
        across: The width of the block.
        down: The height of the block without the room for the hat.
    """
    is_left = stack_block.wing == LEFT
    line, wide = (GOLD, 7) if stack_block.is_target else (INK, 5)
    fill, dark = (
        (DULL, DULL_DARK)
        if stack_block.is_dull
        else (WING[stack_block.wing], WING_DARK[stack_block.wing])
    )
    name = f"{stack_block.sprite}@{'h' if across < _NARROW else 's'}"
    own_width, own_height = sprites.size(name)
    foot = POKE + down

    # The drawing is made smaller if it is wider than the block or reaches above the room for hats.
    scale = min(1.0, (across - 8) / own_width, (foot - _STRIP - 2) / own_height)
    group_width = round(own_width * scale)

    # A special is shown even if it covers a part of the group; a plain number is not. `mark` gives
    # specials a sprite with "mark" in its name.
    has_special = bool(stack_block.laid) and "mark" in stack_block.laid[0]

    # How many attachments are shown: those that fit beside the group.
    visible_count = max(1 if has_special else 0, (across - group_width - 4) // _STEP)
    x = across / 2
    if stack_block.laid and visible_count and across >= group_width + _STEP:
        x = across - 7 - group_width / 2 if is_left else 7 + group_width / 2

    radius = RADIUS[stack_block.wing]
    value = number(stack_block.influence)
    marks: list[StillMark] = [
        Rectangle(0, POKE, across, down, radius, fill, line, wide),
        Sprite(
            name, x, foot - _STRIP, "cb",
            width=None if scale == 1.0 else group_width,
        ),
        Rectangle(wide, foot - _STRIP, across - 2 * wide, _STRIP - wide, max(2, radius - 8), dark),
        Label(
            value, across // 2, foot - _STRIP / 2 - 4, 36 if across > 44 else 31, CREAM, 700, "cm",
            room=across - 3,
        ),
    ]  # fmt: skip

    # Drawn from the last to the first, so that the first attachment covers the others.
    for place, laid in reversed([*enumerate(stack_block.laid[:visible_count])]):
        offset = place * _STEP - 3
        marks.append(
            Sprite(
                f"{laid}@s",
                offset if is_left else across - offset,
                POKE - 6,
                "lt" if is_left else "rt",
            )
        )

    return CardDrawing(across, foot, tuple(marks))


_FITS = ((62, 15), (60, 11), (58, 8), (56, 4), (50, 3), (46, 2), (42, 1), (38, 0))
"""Pairs of (least width, pixels for each influence above 1). The first pair that fits is used.

With the first pair, a block of influence 3 is 62 + 2 × 15 = 92 pixels wide.
"""

GAP = 5  # the distance between two blocks
MOST = 7  # up to this number of blocks, a wing shows all of them
_OF_MORE = 6
"""A larger wing shows this number of blocks, the strongest ones, and the number of the others."""


def widths(influences: Sequence[int], room: int) -> list[int]:
    """Return the widths of blocks so that all of them together fit into `room` pixels."""
    for least, unit in _FITS:
        sizes = [least + unit * max(0, influence - 1) for influence in influences]
        if sum(sizes) + GAP * len(sizes) <= room:
            return sizes

    # Even if the narrowest blocks do not fit, no narrower ones are drawn.
    return [_FITS[-1][0]] * len(influences)


def wing_blocks(
    blocks: Sequence[Block], x: float, y: float, room: int, down: int, side: str
) -> Iterator[tuple[Block | None, Place]]:
    """Yield the blocks of a wing with their places, from the inner end `x` of the wing outwards.

    If blocks are left out, the last pair has None instead of a block, and shows how many they are.
    """
    visible = [*blocks]
    if len(blocks) > MOST:
        hidden = visible[_OF_MORE:]
        visible = visible[:_OF_MORE]
        # The target of an attack is always shown, in place of the last block.
        if attacked := [shown_block for shown_block in hidden if shown_block.is_target]:
            visible[-1] = attacked[0]

        room -= 57  # the box with the number is 52 wide, and `GAP` away

    # The left wing grows to the left.
    sign = -1 if side == LEFT else 1
    at = "rt" if side == LEFT else "lt"
    for stack_block, across in zip(
        visible, widths([b.influence for b in visible], room), strict=True
    ):
        yield stack_block, Place(block_card(stack_block, across, down), x, y - POKE, at)
        x += sign * (across + GAP)

    if len(blocks) > len(visible):
        yield None, Place(_more_card(side, len(blocks) - len(visible), down), x, y, at)


@lru_cache(64)
def _more_card(side: str, count: int, down: int) -> CardDrawing:
    """Draw how many blocks are left out."""
    marks = (
        Rectangle(0, 0, 52, down, RADIUS[side], None, WING_LIGHT[side], 4),
        Label(f"+{count}", 26, down // 2, 32, WING_LIGHT[side], 700, "cm"),
    )
    return CardDrawing(52, down, marks)


# -- the table -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BasePicture:
    """A base, ready to draw.

    `hand` is the number of cards in hand; `left` and `right` are the sums of the wings, and
    `points` is their difference. `blocks` has the left wing first, and strong blocks first.
    `is_away`: a house player plays for the person.
    """

    name: str
    hen: str
    is_away: bool
    hand: int
    points: int
    left: int
    right: int
    blocks: tuple[Block, ...]

    @classmethod
    def of(cls, labels: Labels, seat: Seat, target: Stack | None = None) -> "BasePicture":
        """Return the base of a seat. `target` is the stack under attack, which is highlighted."""
        stacks = board.stacks_of(labels, seat)
        left, right = balance(stacks)
        return cls(
            drawn_name(labels, seat),
            hen(labels, seat),
            sitter(labels, seat) == "away",
            labels.view.seats[seat].hand,
            score(stacks),
            left,
            right,
            blocks_of(stacks, target),
        )


def blocks_of(stacks: Iterable[Stack], target: Stack | None) -> tuple[Block, ...]:
    """Return the blocks of stacks in their order."""
    return tuple([Block.of(stack, is_target=stack == target) for stack in sorted_stacks(stacks)])


_PLATE = 240  # the width of the plate in the middle of a base
_MIDDLE = 534  # the middle of the plate: the hen of the player stands at the left edge
_ROOM = 1000 - _MIDDLE - _PLATE // 2 - 12 - 20
"""The width for the blocks of one wing. It begins 12 pixels from the plate, and the right wing ends
20 pixels from the edge of the picture.
"""

Spot = tuple[float, float, str]
"""A place in the picture as (x, y, wing)."""


def plate(
    words: Words, seat: Seat, base: BasePicture, y: int, high: int, *, is_turn: bool
) -> Iterator[Mark]:
    """Draw the plate of a base: its player, cards in hand, score, and the sums of both wings."""
    yield Rectangle(12, y, 976, high, 18, PANEL, GOLD if is_turn else None, 5)
    yield from standing(base.hen, 52, y + high - 6, size="s", is_away=base.is_away)
    left = _MIDDLE - _PLATE // 2
    right = _MIDDLE + _PLATE // 2
    yield Rectangle(left, y + 4, _PLATE, high - 8, 14, GOLD if is_turn else PLATE)
    ink = INK if is_turn else CREAM
    hand = str(base.hand)

    # Two lines of text, at about a quarter and three quarters of the height.
    upper = y + 4 + (high - 8) * 0.27
    lower = y + 4 + (high - 8) * 0.72
    x = left + 14

    # The name gets the room that the number of cards leaves.
    hand_width = width(hand, 34, 600) + 36
    room = right - 14 - hand_width - 6 - x
    yield name_label(words, base.name, seat, x, upper, room, size=34, fill=ink, at="lm")
    yield Sprite("common/cards@s", right - 10 - hand_width, upper, "lm", width=30)
    yield Label(hand, right - 14, upper, 34, ink, 600, "rm")
    tones = WING_ON_GOLD if is_turn else WING_LIGHT
    yield Label(number(base.left), left + 16, lower + 4, 36, tones["left"], 700)
    yield Label(number(base.points), _MIDDLE, lower, 56 if high > 96 else 48, ink, 700, "cm")
    yield Label(number(base.right), right - 16, lower + 4, 36, tones["right"], 700, "rm")


def add_blocks(blocks: Sequence[Block], y: int, high: int, marks: list[Mark]) -> Spot | None:
    """Add the blocks of both wings to `marks`.

    Returns:
        The place of the block under attack, or None if it is not in this base.
    """
    aim = None
    for side in WINGS:
        sign = -1 if side == LEFT else 1
        x = _MIDDLE + sign * (_PLATE // 2 + 12)
        blocks_of_wing = [shown_block for shown_block in blocks if shown_block.wing == side]
        for stack_block, place in wing_blocks(blocks_of_wing, x, y + 10, _ROOM, high - 18, side):
            marks.append(place)
            if stack_block is not None and stack_block.is_target:
                aim = place.x + sign * place.card.width / 2, y + high / 2, side

    return aim


_TOP = 64  # the upper edge of the first base
_SPACE = 7  # the distance between two bases


@dataclass(frozen=True, slots=True)
class TablePicture(Picture):
    """All bases and the middle.

    `deck` is the number of cards left. `turn` is the seat whose turn it is, `attacker` the seat
    that attacks now, if any.
    """

    deck: int
    turn: Seat
    attacker: Seat | None
    bases: tuple[BasePicture, ...]
    middle: tuple[Block, ...]

    @classmethod
    def of(cls, labels: Labels) -> "TablePicture":
        view = labels.view
        battle = labels.view.battle
        target = None if battle is None else battle.target
        return cls(
            view.deck,
            view.seat,
            None if battle is None else battle.attacker,
            tuple([BasePicture.of(labels, seat, target) for seat in range(len(view.seats))]),
            blocks_of(board.stacks_of(labels, NOBODY), target),
        )

    @property
    def height(self) -> int:
        return _TOP + len(self.bases) * (self._base_height + _SPACE) + self._middle_height + 8

    @property
    def _base_height(self) -> int:
        """The height of a base: 112 for up to five players, and 8 less for each further player."""
        return max(86, min(112, 152 - 8 * len(self.bases)))

    @property
    def _middle_height(self) -> int:
        """The height of the middle, which is low while it is empty."""
        return self._base_height if self.middle else 58

    def display(self, words: Words) -> DisplayList:
        base_height = self._base_height
        middle_height = self._middle_height
        y = _TOP
        marks = [*self._head(words)]
        # At most one block in the whole picture is under attack.
        aim: Spot | None = None
        for seat, base in enumerate(self.bases):
            marks += plate(words, seat, base, y, base_height, is_turn=seat == self.turn)
            aim = add_blocks(base.blocks, y, base_height, marks) or aim
            y += base_height + _SPACE

        marks += self._middle(words, y, middle_height)
        aim = add_blocks(self.middle, y, middle_height, marks) or aim
        if aim is not None:
            marks += self._attack(*aim, base_height)

        return DisplayList(self.height, PAGE, tuple(marks), PALETTE)

    def _head(self, words: Words) -> Iterator[Mark]:
        """Draw the cards left in the deck, the names of the wings, and the rounds left."""
        # Each player draws one card in a round. Rounded up: the last round may be incomplete.
        rounds = -(-self.deck // len(self.bases))
        last = "yes" if self.deck == 0 else "no"
        text = words("political-picture-deck", count=self.deck)
        yield Sprite("common/back-political@s", 18, 32, "lm", width=34)
        yield Label(text, 62, 33, 40, CREAM, 700, room=308)
        for wing, x in zip(WINGS, (_MIDDLE - 152, _MIDDLE + 4), strict=True):
            yield Rectangle(x, 9, 148, 46, RADIUS[wing], WING_DARK[wing], WING[wing], 5)
            name = words("political-picture-wing", wing=wing)
            yield Label(name, x + 74, 31, 31, CREAM, 600, "cm", room=134)

        rounds_left = words("political-picture-rounds", rounds=rounds, last=last)
        yield Label(
            rounds_left, 982, 34, 34, LIGHT if self.deck == 0 else PALE, 600, "rm", room=284
        )

    def _middle(self, words: Words, y: int, high: int) -> Iterator[Mark]:
        """Draw the row of the middle, with its number of stacks."""
        yield Rectangle(12, y, 976, high, 18, NOBODYS)
        yield Rectangle(_MIDDLE - _PLATE // 2, y + 4, _PLATE, high - 8, 14, PANEL)
        text = words("political-picture-nobody", count=len(self.middle))
        yield Label(text, _MIDDLE, y + high / 2, 34, PALE, 600, "cm", room=_PLATE - 24)

    def _attack(self, x: float, y: float, side: str, high: int) -> Iterator[Mark]:
        """Draw an arrow from the attacker's plate to the target at (x, y) in the wing `side`.

        There is no arrow if the target lies in the attacker's own base.
        """
        if self.attacker is None:
            return

        from_y = _TOP + self.attacker * (high + _SPACE) + high / 2
        if from_y == y:  # both are in the same row
            return

        sign = -1 if side == LEFT else 1
        from_x = _MIDDLE + sign * (_PLATE // 2 + 4)
        # The arrow ends at the near edge of the target's row, and bends away from the plates. A
        # positive `bend` is to the left of the arrow's direction.
        near = high / 2 - 6 if from_y < y else 6 - high / 2
        bend = 0.18 if (sign < 0) == (from_y > y) else -0.18
        yield Arrow(from_x, from_y, x, y - near, GOLD, 9, bend)


# -- alternative texts: no Markdown, no emojis, the most important facts first ---------------------


def table_alt(labels: Labels) -> str:
    """Describe the table: the standings, then each base by the names of its groups."""
    return within_limit(_table_text(labels))


def battle_alt(labels: Labels, battle: Battle, fought: Fought | None = None) -> str:
    """Describe a battle: both players, the target, both teams, and the odds or the result."""
    return within_limit(_battle_text(labels, battle, fought))


def hand_alt(labels: Labels) -> str:
    """Describe the hand in the picture, and the viewer's base."""
    return within_limit(_hand_text(labels))


def _table_text(labels: Labels) -> Iterator[str]:
    """Yield the description of the table."""
    words = labels.words
    view = labels.view
    yield words("political-alt-deck", count=view.deck, name=drawn_name(labels, view.seat))
    yield "; ".join(_standing_text(labels, seat) for seat in range(len(view.seats))) + "."
    if view.battle is not None:
        yield _aim_text(labels, view.battle)

    for owner in (*range(len(view.seats)), NOBODY):
        if stacks := sorted_stacks(board.stacks_of(labels, owner)):
            yield words(
                "political-alt-base",
                name=_owner(labels, owner),
                stacks=_listed_stacks(stacks, labels),
            )


def _standing_text(labels: Labels, seat: Seat) -> str:
    """Return the score of a base in words."""
    stacks = board.stacks_of(labels, seat)
    left, right = balance(stacks)
    return labels.words(
        "political-alt-seat",
        name=drawn_name(labels, seat),
        points=score(stacks),
        left=number(left),
        right=number(right),
        hand=labels.view.seats[seat].hand,
    )


def _battle_text(labels: Labels, battle: Battle, fought: Fought | None) -> Iterator[str]:
    """Yield the description of a battle."""
    words = labels.words
    attack = attack_total(battle)
    defence = defence_total(battle)
    yield _aim_text(labels, battle)

    if fought is not None:
        # `held`, or what the attacker intended. `die` is the attacker's die, `other` the defence's.
        end = (battle.intent if fought.won else "held").replace("_", "-")
        yield words(
            "political-alt-dice",
            end=words(f"political-picture-{end}"),
            attack=number(attack + fought.die),
            defence=number(defence + fought.other),
        )

    if battle.team:
        yield words(
            "political-alt-attack", total=number(attack), stacks=_listed_stacks(battle.team, labels)
        )

    defenders = [labels.stack_plain(stack) for stack in (battle.target, *battle.defence)]
    defenders += [
        words("political-alt-helper", card=labels.name(helper.stack), value=helper.value)
        for helper in battle.helpers
    ]
    yield words(
        "political-alt-defence", total=number(defence), stacks=join_with_and(words, defenders)
    )
    # No odds are told before a team is chosen. `winning_rolls` counts the rolls with which the
    # attacker wins, out of the 36 rolls of two dice.
    if battle.team:
        yield words("political-alt-odds", wins=winning_rolls(battle))


def _aim_text(labels: Labels, battle: Battle) -> str:
    """Return who attacks what, and with what aim."""
    return labels.words(
        "political-alt-aim",
        name=drawn_name(labels, battle.attacker),
        intent=battle.intent,
        stack=labels.stack_plain(battle.target),
        owner=_owner(labels, battle.owner),
        nobodys="yes" if battle.owner == NOBODY else "no",
    )


def _hand_text(labels: Labels) -> Iterator[str]:
    """Yield the description of a hand."""
    words = labels.words
    own = require(labels.view.own)

    # `whose` is None for the viewer's own hand. An event lets the viewer look into another hand.
    cards, whose = labels.hand_in_sight()
    names = map(labels.card_plain, sorted(cards, key=of_card))
    name = "" if whose is None else drawn_name(labels, whose)
    yield words(
        "political-alt-hand",
        count=len(cards),
        cards=list_with_counts(words, names),
        name=name,
        own="yes" if whose is None else "no",
    )
    if labels.new_cards:
        new_names = list_with_counts(words, map(labels.card_plain, labels.new_cards))
        yield words("political-told-drew", cards=new_names)

    stacks = sorted_stacks(board.stacks_of(labels, own.seat))
    yield words(
        "political-alt-own-base",
        points=score(stacks),
        count=len(stacks),
        stacks=_listed_stacks(stacks, labels),
    )


def _owner(labels: Labels, owner: Seat) -> str:
    if owner == NOBODY:
        return labels.words("political-picture-unowned")
    return drawn_name(labels, owner)


def _listed_stacks(stacks: Iterable[Stack], labels: Labels) -> str:
    return join_with_and(labels.words, [labels.stack_plain(stack) for stack in stacks])
