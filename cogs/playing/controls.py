"""The buttons of a decision: one for every card in hand, one press a choice."""

from collections.abc import Sequence

from bot.chat.pages.page import Block, Button, Do, Row, Tone
from cogs.playing.labels import Labels
from games.kit.asks import Decision, Option

SIDE_BY_SIDE = 3
"""Six buttons stand as two rows of three; fewer than six, as one."""


def controls(labels: Labels, decision: Decision, chosen: Sequence[Option] = ()) -> list[Block]:
    """In the order of the options; what is `chosen` now is marked."""
    buttons = [
        _button(labels, index, option, chosen) for index, option in enumerate(decision.options)
    ]
    wide = SIDE_BY_SIDE if len(buttons) > 2 * SIDE_BY_SIDE - 1 else len(buttons)
    return [Row(tuple(buttons[start : start + wide])) for start in range(0, len(buttons), wide)]


def _button(labels: Labels, index: int, option: Option, chosen: Sequence[Option]) -> Button:
    tone = Tone.GOOD if option in chosen else Tone.PLAIN if chosen else Tone.MAIN
    label = labels.option(option)
    if option in chosen:
        label = labels.words("playing-option-taken", option=label)
    return Button(label, Do("pick", index), tone)  # no sign: three fit side by side on a phone
