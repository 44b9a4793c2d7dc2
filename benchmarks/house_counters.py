"""Simple players that no searching player may lose to.

There are about a dozen for each game, each with one idea that a person might have: always play the
highest card, never feed, only collect. `OLD` holds former versions of the levels of automated
players. The words of the games are in games/<game>/RULES.md.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from games.chicken_out.odds import would_copy
from games.chicken_out.players.house import by_fresh_odds
from games.chicken_out.vocabulary import BRAVE_FROM, CHICKEN_OUT, CONTINUE, PLAY, STOP, UNTIL_11
from games.crazy.box import TYPES_TO_END
from games.crazy.players.house import EasyHouse, HardHouse
from games.crazy.players.plans import CrazyStyle
from games.engine.asks import Choice, Decision, Option
from games.engine.house import House, RandomHouse, default_choice
from games.heist.players.house import EasyHouse as Thief
from games.political.players import house as political
from games.political.players.house import PoliticalContext
from games.political.players.worth import CUNNING, JudgedAct, best_act, mind
from games.political.players.worth import Style as Weights
from games.political.stacks import card

Make = Callable[[], House]

HASTY = CrazyStyle(0.16, 1.2, 0.8, 0.3, 5, 7, TYPES_TO_END - 1, 8, 0.1, 1.0)
"""The former level hard of Crazy Chicken."""


class Playing:
    """Plays a card by a rule.

    The rule takes the goal divided by the number of seats, the card numbers in ascending order, and
    a random generator, and returns one of the numbers.
    """

    def __init__(self, rule: Callable[[float, list[int], Random], int]) -> None:
        self._rule = rule

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        cards = {option.number: option for option in decision.options}
        share = (view.goal or 0) / len(view.seats)
        return (cards[self._rule(share, sorted(cards), rng)],)


class NeverLays:
    """Draws face down, and lays cards only when it must."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        # The first option of a draw is a face-down pile; a draw has no lays.
        others = [option for option in decision.options if option.kind != "lay"]
        return (others[0] if others else decision.options[0],)


class OpenHanded:
    """Draws open cards, and otherwise plays like level easy."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        if decision.kind.startswith("draw"):
            return (max(decision.options, key=_is_open),)
        return EasyHouse().choose(view, decision, rng)


class Robbing:
    """Robs while it can, and plays no card.

    Args:
        runs: The rule by which it runs, if it has not seen the event of the round.
        does: Its decision while it does not run.
        looks: From this number of signals on, it looks at the event of the round instead of
            robbing, and runs only from the last signal. 9: never (a game has two signals).
    """

    def __init__(self, runs: Callable[[Any], bool], does: str = "stay", looks: int = 9) -> None:
        self._runs = runs
        self._does = does
        self._looks = looks

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        options = {str(option): option for option in decision.options}
        seen = [note.event for note in view.own.notes if note.slots == [view.round]]
        if decision.kind == "decision":
            runs = seen == ["drivers_signal"] if seen else self._runs(view)
            return (options["run"] if runs else options.get(self._does, options["stay"]),)

        look = f"lookout {view.round}"
        if view.signals >= self._looks and not seen and look in options:
            return (options[look],)
        if decision.kind == "sweep":
            return (options.get("done", options["pass"]),)

        return (options["rob"],) if "rob" in options else default_choice(decision, rng)


class Prodigal:
    """Plays every card it may, and decides like level easy."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        cards = [option for option in decision.options if option.kind == "play"]
        return (rng.choice(cards),) if cards else Thief().choose(view, decision, rng)


def _is_open(option: Option) -> bool:
    return option.word in ("first", "second", "first second")


class Silent:
    """Takes the default of each decision."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return default_choice(decision, rng)


class Peaceful(political.HardHouse):
    """Never attacks."""

    def act(self, at: PoliticalContext) -> JudgedAct:
        return best_act(mind(at.view, self.style), at.decision.options)


class Defenceless(political.HardHouse):
    """Never raises."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        if decision.kind in ("answer", "reraise"):
            return (decision.options[0],)
        return super().choose(view, decision, rng)


class Recruiting(political.HardHouse):
    """Recruits the strongest group that it holds, on either wing."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        recruits = [option for option in decision.options if option.kind == "recruit"]
        if recruits:
            return (max(recruits, key=lambda option: card(option.word).influence),)
        return super().choose(view, decision, rng)


class Out:
    """Decides its turns by the rule `turn` and its runs by the rule `run`.

    Without a rule (None) it decides by the odds of a fresh deck.
    """

    def __init__(self, turn: Callable[[Any], bool] | None, run: Callable[[Any], bool] | None):
        self._rules = {"turn": turn, "run": run}

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        rule = self._rules[decision.kind]
        if rule is None:
            action = by_fresh_odds(view.phase, view.count, len(view.series), would_copy(view))
        elif decision.kind == "turn":
            action = PLAY if rule(view) else CHICKEN_OUT
        else:
            action = CONTINUE if rule(view) else STOP

        # Below eleven no card can bust, so the option to continue until eleven is safe.
        is_safe = action == CONTINUE and view.count < BRAVE_FROM
        return (UNTIL_11 if is_safe else action,)


def _out(
    turn: Callable[[Any], bool] | None = None, run: Callable[[Any], bool] | None = None
) -> Make:
    return partial(Out, turn, run)


OLD: Mapping[str, Mapping[str, Make]] = {"crazy": {"hard as it was": partial(HardHouse, HASTY)}}


def _styled(**style: float) -> Make:
    return partial(HardHouse, CrazyStyle(**style))  # type: ignore[arg-type]


def _weighing(**weights: float) -> Make:
    return partial(political.HardHouse, Weights(**weights))  # type: ignore[arg-type]


def _ruled(rule: Callable[[float, list[int], Random], int]) -> Make:
    return partial(Playing, rule)


def _robbing(runs: Callable[[Any], bool], **more: Any) -> Make:
    return partial(Robbing, runs, **more)


COUNTERS: Mapping[str, Mapping[str, Make]] = {
    "heist": {
        "never runs": _robbing(lambda _view: False),
        "runs in round 2": _robbing(lambda view: view.round >= 2),
        "runs in round 3": _robbing(lambda view: view.round >= 3),
        "runs in round 4": _robbing(lambda view: view.round >= 4),
        "runs in round 5": _robbing(lambda view: view.round >= 5),
        "runs after a signal": _robbing(lambda view: view.signals > 0),
        "runs without Hide": _robbing(lambda view: not view.seats[view.own.seat].has_hide),
        "runs with three loot": _robbing(lambda view: len(view.own.loot) >= 3),
        "hides while it can": _robbing(lambda view: view.round >= 5, does="hide"),
        "looks every round": _robbing(lambda _view: False, looks=0),
        "looks after a signal": _robbing(lambda _view: False, looks=1),
        "plays every card": Prodigal,
        "any choice": RandomHouse,
    },
    "crazy": {
        "lays at once": _styled(patience=0.0),
        "gathers a third": _styled(patience=0.33),
        "gathers two fifths": _styled(patience=0.4),
        "only lays what is safe": _styled(patience=0.5),
        "never stops gathering": _styled(patience=0.33, late_types=9, late_both=9, late_pile=0),
        "feeds everybody": _styled(feeding=0.0),
        "feeds nobody": _styled(feeding=4.0),
        "only wants to take": _styled(beating=4.0),
        "ends where it can": _styled(ending=5.0),
        "draws what lies open": OpenHanded,
        "never lays": NeverLays,
        "any choice": RandomHouse,
    },
    "playing": {
        "always highest": _ruled(lambda _share, cards, _rng: cards[-1]),
        "always lowest": _ruled(lambda _share, cards, _rng: cards[0]),
        "always the middle": _ruled(lambda _share, cards, _rng: cards[len(cards) // 2]),
        "second highest": _ruled(lambda _share, cards, _rng: cards[max(0, len(cards) - 2)]),
        "second lowest": _ruled(lambda _share, cards, _rng: cards[min(1, len(cards) - 1)]),
        "its share of the goal": _ruled(
            lambda share, cards, _rng: min(cards, key=lambda card: abs(card - share))
        ),
        "one below its share": _ruled(
            lambda share, cards, _rng: min(cards, key=lambda card: abs(card - share + 1))
        ),
        "one above its share": _ruled(
            lambda share, cards, _rng: min(cards, key=lambda card: abs(card - share - 1))
        ),
        "bold on high goals": _ruled(lambda share, cards, _rng: cards[-1 if share > 3.5 else 0]),
        "timid on high goals": _ruled(lambda share, cards, _rng: cards[0 if share > 3.5 else -1]),
        "highest or lowest": _ruled(lambda _share, cards, rng: cards[rng.choice((0, -1))]),
        "any card": _ruled(lambda _share, cards, rng: rng.choice(cards)),
    },
    "political": {
        "never attacks": Peaceful,
        "never raises": Defenceless,
        "recruits the strongest": Recruiting,
        "is silent": Silent,
        "lays down what it can": _weighing(kept=0.5, asset=0.2),
        "keeps all to the end": _weighing(kept=4.0, ammunition=4.0, asset=4.0, deficit=4.0),
        "keeps its groups": _weighing(kept=2.0),
        "only hunts the leader": _weighing(rival=3.0, other=0.0),
        "hunts everybody": _weighing(rival=1.0, other=1.0),
        "minds its own base": _weighing(rival=0.0, other=0.0),
        "spends what is no group": _weighing(event=-9.0, special=-9.0, asset=0.0, deficit=-9.0),
        "fears nobody": _weighing(feared=0, exposed=0.0),
        "fears everybody": _weighing(feared=4, exposed=0.12),
        "weighs as the expert does": partial(political.HardHouse, CUNNING),
        "any choice": RandomHouse,
    },
    "out": {
        "never chickens out": _out(lambda _: True),
        "always chickens out": _out(lambda _: False),
        "plays below fourteen": _out(lambda view: view.count < 14),
        "plays below eighteen": _out(lambda view: view.count < 18),
        "plays up to nineteen": _out(lambda view: view.count < 20),
        "only takes what is little": _out(lambda view: len(view.series) > 3),
        "only risks what is little": _out(lambda view: len(view.series) <= 5),
        "brave when it has few cards": _out(lambda view: view.seats[view.seat].pile <= 5),
        "brave towards the end": _out(lambda view: min(player.pile for player in view.seats) <= 4),
        "stops at once": _out(run=lambda _: False),
        "never stops": _out(run=lambda _: True),
        "runs up to seventeen": _out(run=lambda view: view.count < 17),
        "any choice": RandomHouse,
    },
}
