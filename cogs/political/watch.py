"""Lists public facts that are hard to remember, for spectators; see cogs/watching.

A stack is a group with its attachments. Each group belongs to the left or the right wing.
"""

from collections.abc import Iterator

from bot.tables.scene import Scene
from cogs.pages import percent
from cogs.political import board
from cogs.political.labels import Labels
from games.engine.asks import Seat
from games.political.box import cards
from games.political.field import CASES, winning_rolls
from games.political.stacks import card
from games.political.view import PoliticalView
from games.political.vocabulary import WINGS

TURNS = 2  # bets are open until each seat has had this number of turns


def facts(labels: Labels) -> list[str]:
    """Return the rounds left, the scores, the groups that are out, and the odds of a battle."""
    return [board.headline(labels), board.standings(labels), *_wings(labels), *_battle(labels)]


def bets(scene: Scene[PoliticalView]) -> list[Seat]:
    """Return the seats on which to bet: all, until each has had `TURNS` turns; then no seat."""
    seats = range(len(scene.view.seats))
    return [*seats] if scene.view.turn <= TURNS * len(seats) else []


def _wings(labels: Labels) -> Iterator[str]:
    """Yield for each wing how many of its groups are on the table, and the hidden influence."""
    for wing in WINGS:
        on_table = [
            stack[0] for stack in board.stacks_on_table(labels.view) if card(stack[0]).wing == wing
        ]
        in_box = [box_card for box_card in cards().values() if box_card.wing == wing]
        yield labels.words(
            f"political-watch-{wing}",
            lie=len(on_table),
            there=len(in_box),
            hidden=sum(box_card.influence for box_card in in_box)
            - sum(card(name).influence for name in on_table),
        )


def _battle(labels: Labels) -> Iterator[str]:
    """Yield the odds of the current battle."""
    battle = labels.view.battle
    if battle is not None:
        # `winning_rolls` says in how many of the 36 rolls of two dice (CASES) the attacker wins.
        chance = percent(winning_rolls(battle) / CASES)
        seat = labels.seat(battle.attacker)
        yield labels.words("political-watch-battle", seat=seat, percent=chance)
