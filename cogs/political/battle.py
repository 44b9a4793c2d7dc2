"""Draws a battle of Political Chicken: two teams face to face, with the odds or the dice.

A group with its attachments is a stack. The attacking team fights against one stack, the target.
Other stacks may join the defence, and stacks with the attachment Lawyers may help it from outside
the battle. All lengths are in pixels; bot/pictures/display_list.py explains the marks, and
positions such as "cm".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.i18n.words import Words
from bot.pages.page import Image, Text
from bot.pictures.display_list import (
    CREAM,
    GOLD,
    HIDDEN,
    INK,
    CardDrawing,
    DisplayList,
    Keyframe,
    Label,
    Mark,
    Moving,
    Picture,
    Place,
    Rectangle,
    Sprite,
    StillMark,
    appear,
    pop,
)
from cogs.pictures import LIGHT, drawn_name, name_label
from cogs.political import board
from cogs.political.labels import Labels, number, sorted_stacks
from cogs.political.picture import (
    DULL,
    HELD,
    PALETTE,
    RADIUS,
    ROSE,
    RUINED,
    WING,
    Block,
    battle_alt,
)
from games.engine.asks import Seat
from games.political.field import attack_total, defence_total, winning_rolls
from games.political.stacks import Stack, card, nature
from games.political.state import Battle, Fought
from games.political.vocabulary import DESTROY, NOBODY, TAKE_OVER


def battle_image(labels: Labels, battle: Battle, fought: Fought | None = None, *more: str) -> Image:
    """Return a battle as a picture, with the names of the fighters below it, and the `more` lines.

    `fought` is set once the dice are thrown; it also holds the battle. A private card has no title:
    the picture shows attacker and target, and a phone has no room for the same text.
    """
    text = (
        board.describe_battle(labels, battle)
        if fought is None
        else board.describe_last_battle(labels, fought)
    )
    instead = Text("\n".join((text, *more)))
    if not labels.scene.pictured:
        return Image(instead=(instead,))

    verdict = () if fought is None else (board.verdict(labels, fought),)
    title = (board.battle_title(labels, battle),) if labels.scene.viewer is None else ()
    below = "\n".join((*title, *board.fighter_names(labels, battle), *verdict, *more))
    picture = BattlePicture.of(labels, battle, fought)
    return Image(picture, battle_alt(labels, battle, fought), (instead,), (Text(below),))


# -- the picture -----------------------------------------------------------------------------------

HEIGHT = 470  # the height of the picture
_FEET = 356  # the y of the chickens' feet

# The moments of a battle with dice, in seconds.
_ROLL = 0.5
"""The dice begin to roll."""

_FACE = 0.24
"""For each face of a rolling die: slowly enough not to flicker."""

_SUMS = 1.7
"""The dice rest, and a line says how the sums come about."""

_VERDICT = 2.0
_LANDED = 2.4
"""A group that was taken over has arrived on the other side."""

_FACES = (3, 6, 1, 4)
"""The faces of a rolling die before the last one."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """The attacker's die, the defender's (`other`), and whether the attacker won."""

    die: int
    other: int
    won: bool


@dataclass(frozen=True, slots=True)
class BattlePicture(Picture):
    """A battle, ready to draw. Each block is a stack with its value in the battle.

    Attributes:
        intent: Whether the attacker wants to take the target over or to destroy it.
        owner: The seat that owns the target, or NOBODY.
        defence: The stacks that have joined the defence.
        helpers: The stacks that help the defence with their Lawyers.
        attack: Total of the attacking team without the die.
        defending: Total of the defence without the die.
        wins: How many of the 36 throws of two dice the attacker wins.
        rolled: The dice, once they are thrown.
    """

    attacker: Seat
    attacker_name: str
    owner: Seat
    owner_name: str
    intent: str
    team: tuple[Block, ...]
    target: Block
    defence: tuple[Block, ...]
    helpers: tuple[Block, ...]
    attack: int
    defending: int
    wins: int
    rolled: Rolled | None

    @classmethod
    def of(cls, labels: Labels, battle: Battle, fought: Fought | None = None) -> "BattlePicture":
        rolled = None if fought is None else Rolled(fought.die, fought.other, fought.won)
        owner = "" if battle.owner == NOBODY else drawn_name(labels, battle.owner)
        return cls(
            battle.attacker,
            drawn_name(labels, battle.attacker),
            battle.owner,
            owner,
            battle.intent,
            _fighter_blocks(battle.team),
            _fighter_block(battle.target, is_target=True),
            _fighter_blocks(battle.defence),
            tuple(_helper_block(labels, helper.stack, helper.value) for helper in battle.helpers),
            attack_total(battle),
            defence_total(battle),
            winning_rolls(battle),
            rolled,
        )

    @property
    def moves(self) -> bool:
        return self.rolled is not None

    def display(self, words: Words) -> DisplayList:
        marks = [
            *self._names(words),
            *self._fighters(),
            *(self._odds(words) if self.rolled is None else self._dice(words, self.rolled)),
            *self._flight(),
        ]
        return DisplayList(HEIGHT, "political/hall", tuple(marks), PALETTE)

    @property
    def _end(self) -> str:
        """What happens to the target: the attacker's intent, `held`, or "" before the dice."""
        if self.rolled is None:
            return ""
        return self.intent if self.rolled.won else "held"

    def _fighters(self) -> Iterator[Mark]:
        """Draw both sides. A target changes sides if it is taken over, and turns grey if ruined."""
        others = (*self.defence, *self.helpers)
        before = (*_draw_side(self.team, -1), *_draw_side((self.target, *others), 1))
        if self._end not in (TAKE_OVER, DESTROY):
            yield from before
            return

        yield appear(*before, at=0, until=_VERDICT)
        if self._end == TAKE_OVER:
            *team, sprite, tile = _draw_side((self.target, *self.team), -1)
            yield appear(*team, *_draw_side(others, 1), at=_VERDICT)
            yield appear(sprite, tile, at=_LANDED)
        else:
            ruined = replace(self.target, is_dull=True)
            after = (*_draw_side(self.team, -1), *_draw_side((ruined, *others), 1))
            yield appear(*after, at=_VERDICT)

    def _flight(self) -> Iterator[Mark]:
        """Draw how a group that is taken over turns a somersault to the other side."""
        if self._end == TAKE_OVER:
            start, _ = _places((self.target, *self.defence, *self.helpers), 1)[0]
            end, _ = _places((self.target, *self.team), -1)[0]
            keyframes = (
                HIDDEN,
                Keyframe(_VERDICT, x=start - end, angle=360, ease="jump"),
                Keyframe(_VERDICT + 0.2, x=(start - end) / 2, y=-130, angle=180, ease="even"),
                Keyframe(_LANDED, ease="even"),
                Keyframe(_LANDED, alpha=0, ease="jump"),
            )
            # A smaller drawing, because what moves makes the file larger.
            flier = replace(_fighter(self.target, end), name=f"{self.target.sprite}@m")
            yield Moving((flier,), keyframes)

    def _names(self, words: Words) -> Iterator[Mark]:
        """Draw the names of both players, and what the attacker intends."""
        yield name_label(
            words, self.attacker_name, self.attacker, 22, 36, 330, size=42, at="lm", weight=700
        )
        aim = words("political-picture-aim", intent=self.intent)
        yield Label(aim, 22, 80, 32, ROSE, 600, room=310)

        if self.owner == NOBODY:
            yield Label(words("political-picture-unowned"), 978, 36, 42, CREAM, 700, "rm", room=330)
        else:
            yield name_label(
                words, self.owner_name, self.owner, 978, 36, 330, size=42, at="rm", weight=700
            )

        yield Label(words("political-picture-defends"), 978, 80, 32, ROSE, 600, "rm", room=310)

    def _odds(self, words: Words) -> Iterator[StillMark]:
        """Draw the totals before the dice, and the odds."""
        yield Sprite("political/burst", 500, 216, "cm")
        # Without a team there are no odds yet.
        if self.team:
            yield Label(self._percent(words), 500, 198, 64, INK, 700, "cm", room=210)
            wins = words("political-picture-wins", wins=self.wins)
            yield Label(wins, 500, 250, 31, INK, 600, "cm", room=170)
        else:
            yield Label("?", 500, 214, 96, INK, 700, "cm")

        for total, x, at in ((self.attack, 474, "rm"), (self.defending, 526, "lm")):
            yield Label(number(total), x, 70, 84, CREAM, 700, at, stroke=6)

        yield Label(":", 500, 64, 60, ROSE, 700, "cm")

    def _percent(self, words: Words) -> str:
        return words("political-picture-percent", percent=round(100 * self.wins / 36))

    def _dice(self, words: Words, rolled: Rolled) -> Iterator[Mark]:
        """Draw the dice after the odds, then the sums, and who won."""
        yield appear(*self._odds(words), at=0, until=_ROLL)
        burst = Sprite("political/burst", 500, 206, "cm")
        odds = Label(self._percent(words), 500, 256, 36, INK, 700, "cm", room=150)
        yield appear(burst, odds, at=_ROLL)
        sides = (
            (self.attack, rolled.die, 410, 452, _FACES[:-1]),
            (self.defending, rolled.other, 590, 548, _FACES[::-1]),
        )
        for total, die, sum_x, die_x, faces in sides:
            yield from _roll((*faces, die), die_x)
            rest = _ROLL + len(faces) * _FACE
            before = Label(number(total), sum_x, 70, 84, CREAM, 700, "cm", stroke=6)
            yield appear(before, at=_ROLL, until=rest)
            yield pop(replace(before, text=number(total + die), size=96), at=rest, seconds=0.2)

        # The default is for "held".
        fill, ink = {TAKE_OVER: (GOLD, INK), DESTROY: (RUINED, CREAM)}.get(self._end, (HELD, INK))
        text = words(f"political-picture-{self._end.replace('_', '-')}")
        yield pop(
            Rectangle(352, 310, 296, 66, 20, fill, INK, 5),
            Label(text, 500, 342, 44, ink, 700, "cm", room=270),
            at=_VERDICT,
        )
        sums = words(
            "political-picture-sums",
            attack=number(self.attack),
            die=rolled.die,
            defence=number(self.defending),
            other=rolled.other,
        )
        yield appear(Label(sums, 500, 426, 34, CREAM, 600, "cm", room=320), at=_SUMS)


def _roll(faces: Sequence[int], x: int) -> Iterator[Moving]:
    """Draw a die that tumbles from face to face, and rests with the last one."""
    for index, face in enumerate(faces):
        start = Keyframe(_ROLL + index * _FACE, y=-10, angle=40, ease="jump")
        end = start.at + _FACE
        tumbles = Keyframe(end, y=-10, angle=-40, ease="even")
        gone = (tumbles, Keyframe(end, alpha=0, ease="jump"))
        last = (Keyframe(end, ease="stop"),) if index == len(faces) - 1 else gone
        yield Moving((Sprite(f"political/die-{face}@m", x, 190, "cm"),), (HIDDEN, start, *last))


def _fighter_blocks(stacks: Sequence[Stack]) -> tuple[Block, ...]:
    return tuple([_fighter_block(stack) for stack in sorted_stacks(stacks)])


def _fighter_block(stack: Stack, *, is_target: bool = False) -> Block:
    return Block.of(stack, is_target=is_target, counts=nature(stack).battle)


def _helper_block(labels: Labels, group: str, value: int) -> Block:
    """Return the block of a stack that helps with its Lawyers. Other attachments are not shown.

    `group` is the group of the stack, and `value` what the stack adds to the defence.
    """
    _, stack = board.find_stack(labels, group)
    lawyers = [name for name in stack[1:] if card(name).power == "lawyers"]
    return Block.of((group, *lawyers[:1]), counts=value, wing=nature(stack).wing)


_MOST = 5  # the most fighters that are drawn on a side
_MIDDLE = 314  # the distance of the middle of a side from the middle of the picture
_ROOM = 208  # the width that the fighters of a side share
_WIDEST = 124  # the largest distance between two fighters


def _draw_side(blocks: Sequence[Block], sign: int) -> Iterator[StillMark]:
    """Draw one side. The last two marks are the first fighter and its tile.

    Only the first `_MOST` fighters are drawn; a number says how many more there are. `sign` is -1
    for the left side and 1 for the right.
    """
    places = _places(blocks, sign)
    if len(blocks) > len(places):
        more = f"+{len(blocks) - len(places)}"
        yield Label(more, 500 + sign * 456, 146, 44, LIGHT, 700, "cm", stroke=6)

    across = round(min(86, _step(places) - 6))
    # The outer fighters are drawn first, so that those nearer to the middle cover them.
    for x, block in reversed(places):
        yield _fighter(block, x)
        yield Place(_tile_card(block, across), x, 366, "ct")


def _places(blocks: Sequence[Block], sign: int) -> list[tuple[float, Block]]:
    """Return the x of each fighter that is drawn. The first one is nearest to the middle."""
    visible = blocks[:_MOST]
    # For example, two fighters of the right side stand 124 apart: at 500 + 252 and 500 + 376.
    step = _step(visible)
    first = _MIDDLE - step * (len(visible) - 1) / 2
    return [(500 + sign * (first + place * step), block) for place, block in enumerate(visible)]


def _step(fighters: Sequence[object]) -> float:
    """Return the distance between two fighters of a side."""
    return min(_WIDEST, _ROOM / max(1, len(fighters) - 1))


def _fighter(block: Block, x: float) -> Sprite:
    return Sprite(f"{block.sprite}@l", x, _FEET, "cb", grey=block.is_dull)


@lru_cache(256)
def _tile_card(block: Block, across: int) -> CardDrawing:
    """Draw the tile below a fighter: its value, and its attachments."""
    line, wide = (GOLD, 6) if block.is_target else (INK, 5)
    radius = min(RADIUS[block.wing], across // 2)
    marks: list[StillMark] = [
        Rectangle(
            0, 0, across, 54, radius, DULL if block.is_dull else WING[block.wing], line, wide
        ),
        Label(number(block.influence), across // 2, 26, 40, CREAM, 700, "cm", stroke=4),
    ]

    # The distance between two attachments, and the middle of the first one.
    step = min(36, (across - 40) / max(1, len(block.laid) - 1)) if block.laid else 0
    left = (across - step * (len(block.laid) - 1)) / 2
    marks += [
        Sprite(f"{laid}@s", left + place * step, 76, "cm") for place, laid in enumerate(block.laid)
    ]
    return CardDrawing(across, 100, tuple(marks))
