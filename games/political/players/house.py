"""House players of Political Chicken: they know their seat's view and nothing else.

easy    gathers its strongest groups, and attacks what is plainly weaker
medium  keeps to a wing, attacks when the odds are even or better, raises when it is close
hard    weighs every attack against everything else that a turn could bring (plans.py, acts.py)
expert  keeps its cards, and plays on before it acts (search.py)

Each is a file of its own; thinking.py is what they share.
"""

from games.political.players.easy import EasyHouse
from games.political.players.expert import ExpertHouse
from games.political.players.hard import HardHouse
from games.political.players.medium import MediumHouse

__all__ = ["EasyHouse", "ExpertHouse", "HardHouse", "MediumHouse"]
