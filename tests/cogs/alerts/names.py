"""What alerts and plans add to lists of all of Coop (tests/cogs/features.py)."""

from tests.repository.ids.family import ids

COMMANDS = {"alerts", "call"}
UNSIGNED = {"alerts", "alerts-open", "alerts-clock", "alerts-said", "alerts-off"}
UNSIGNED |= {"plan-in", "plan-out", "plan-cancel"}
BUTTONS = {"call"}
FAMILIES = [
    ids("alerts-*", ("since", "until")),
    ids("alerts-*-prompt", ("since", "until")),
    ids("alerts-window-*", ("title", "label", "hint")),
]
