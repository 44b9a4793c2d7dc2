"""The upkeep of a Coop that is set up."""

from bot.app import Coop
from cogs.privacy.upkeep import Upkeep


def upkeep_of(coop: Coop) -> Upkeep:
    found = coop.features["cogs.privacy"]
    assert isinstance(found, Upkeep)
    return found
