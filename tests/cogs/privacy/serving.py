"""Access to the upkeep of a bot in a test."""

from bot.app import Coop
from cogs.privacy.upkeep import Upkeep


def upkeep_of(coop: Coop) -> Upkeep:
    found = coop.features["cogs.privacy"]
    assert isinstance(found, Upkeep)
    return found
