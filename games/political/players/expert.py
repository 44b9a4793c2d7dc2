"""The expert of Political Chicken: keeps its cards, and plays on before it acts.

What it cannot see (hands, deck, reserve) it deals anew, over and over, and plays the game to its
end for every act, attack and answer that comes into question: itself by the weights of CUNNING, the
others by those or by the hard one's, in each world differently. A choice is worth the part of these
games that it wins.
"""

from games.political.building import Draft
from games.political.players.acts import JudgedAct
from games.political.players.candidates import Move
from games.political.players.hard import HardHouse
from games.political.players.plans import Plan
from games.political.players.thinking import At
from games.political.players.worth import CUNNING
from games.political.view import PoliticalView
from games.political.vocabulary import PASS

GAMES_PLAYED = 300
"""In all, for one choice."""


class ExpertHouse(HardHouse):
    """Looks ahead. `budget`: how many games it plays to their ends for a choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        super().__init__(CUNNING)
        self.budget = budget
        self.stand_in = HardHouse()

    def _move(self, view: PoliticalView) -> Move:
        from games.political.players.search import best_move  # NumPy, which nobody else needs

        return best_move(view, self.budget)

    def attack(self, view: PoliticalView) -> Plan | None:
        move = self._move(view)
        return move if isinstance(move, Plan) else super().attack(view)

    def act(self, at: At) -> JudgedAct | None:
        move = self._move(at.view)
        return None if isinstance(move, Plan) else move

    def picks(self, view: PoliticalView, name: str) -> tuple[str, ...]:
        move = self._move(view)
        if isinstance(move, Plan) or move.option == PASS:
            return super().picks(view, name)
        is_meant = name in (move.option.word, *move.picks)
        return move.picks if is_meant else super().picks(view, name)

    def draft(self, view: PoliticalView) -> Draft:
        if view.phase == "turn":
            return super().draft(view)
        from games.political.players.search import best_draft

        return best_draft(view, self.budget)
