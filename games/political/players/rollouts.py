"""Many games of Political Chicken at once: the worlds, what is thought of them, and their battles.

All worlds are arrays, and take the same step together: a turn of a thousand of them costs hardly
more than a turn of ten. A card is its place in the box here, groups first; what is [n, GROUPS] says
something of every group in every world. A stack is its group: what lies on it is in its numbers.
How they play is rollout_turns.py.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Seat
from games.political.box import cards
from games.political.odds import CASES, wins
from games.political.players.worth import IN_HAND, Style
from games.political.setup import SIDES
from games.political.vocabulary import LEFT

Cards = NDArray[np.int16]
Numbers = NDArray[np.int16]
Homes = NDArray[np.int8]
Places = NDArray[np.intp]
Worths = NDArray[np.float32]
Flags = NDArray[np.bool_]

CARDS = sorted(cards().values(), key=lambda one: one.kind != "group")
CARD = {one.id: place for place, one in enumerate(CARDS)}
GROUPS = sum(one.kind == "group" for one in CARDS)
PRINTED: Numbers = np.array([one.influence for one in CARDS], dtype=np.int16)
SIDE: Homes = np.array([1 if one.wing == LEFT else -1 for one in CARDS[:GROUPS]], dtype=np.int8)
ASSETS, DEFICITS = (
    np.array([at for at, one in enumerate(CARDS) if one.kind == kind and one.influence], np.intp)
    for kind in ("asset", "deficit")
)

AWAY = -1
"""Where a card is that lies neither on the table nor in a hand."""
NEVER = np.float32(-1e9)
RAISE = 3
"""So many groups join a battle later on, at most."""
CHANCES: Worths = np.array(
    [wins(margin) / CASES for margin in range(-SIDES, SIDES + 1)], dtype=np.float32
)


def chance(margin: Any) -> Worths:
    """Of an attack that is ahead by so much before the dice."""
    found: Worths = CHANCES[np.clip(margin, -SIDES, SIDES).astype(np.intp) + SIDES]
    return found


@dataclass(slots=True)
class Worlds:
    """n games, each as far as it got. `where`: whose base a card lies in, `seats` for nobody's,
    `seats` + 1 + s for the hand of seat s. `drawn`: how many of `reserve` are. `dice`: of every
    turn, and of a battle before them. `styles`: what every seat plays by.
    """

    where: Homes  # [n, cards]
    side: Homes  # [n, GROUPS]: 1 is left
    influence: Numbers  # [n, GROUPS]
    muted: Flags  # [n, GROUPS], as the next four: counts nothing in battles
    takes: Flags  # can be taken over
    destroys: Flags
    immune: Flags
    lawyers: Flags
    deck: Cards  # [n, turns]
    reserve: Cards  # [n, cards]
    drawn: Places  # [n]
    dice: Numbers  # [n, turns + 1, 2]
    styles: Worths  # [n, seats, fields of worth.Style]

    @property
    def n(self) -> int:
        return len(self.where)

    @property
    def seats(self) -> int:
        return int(self.styles.shape[1])

    @property
    def owner(self) -> Homes:
        return self.where[:, :GROUPS]

    def hand_of(self, seat: Any) -> Any:
        """Where the cards of that hand are."""
        return np.int8(self.seats + 1) + np.asarray(seat, dtype=np.int8)

    def balances(self, rows: Places | None = None) -> Numbers:
        """[n, seats + 1]: left less right in every base; of nobody's, 0."""
        side, influence, owner = self.side, self.influence, self.owner
        if rows is not None:
            side, influence, owner = side[rows], influence[rows], owner[rows]
        signed = side * influence
        found = np.zeros((len(owner), self.seats + 1), dtype=np.int16)
        for seat in range(self.seats):
            found[:, seat] = np.einsum("ng,ng->n", signed, owner == seat)
        return found

    def scores(self) -> Numbers:
        return np.abs(self.balances()[:, :-1])


def joined(worlds: list[Worlds]) -> Worlds:
    """All of them, one after the other."""
    return Worlds(
        *[np.concatenate([getattr(one, name.name) for one in worlds]) for name in fields(Worlds)]
    )


class Minds:
    """worth.Mind, of one seat in each of these worlds. `friends`: what the groups of its wing that
    it holds are worth.
    """

    def __init__(self, worlds: Worlds, seat: Any, rows: Places | None = None) -> None:
        self.rows = np.arange(worlds.n) if rows is None else rows
        self.at = np.arange(len(self.rows))
        self.seat = np.broadcast_to(np.asarray(seat), len(self.rows))
        self.style = Style(*worlds.styles[self.rows, self.seat].T)
        self.balances = worlds.balances(rows)
        side, influence = worlds.side[self.rows], worlds.influence[self.rows]
        self.hand = worlds.where[self.rows] == worlds.hand_of(self.seat)[:, None]
        groups = self.hand[:, :GROUPS]
        in_hand = np.einsum("ng,ng->n", side * influence, groups)
        own = self.balances[self.at, self.seat]
        self.wing = np.where(own + IN_HAND * in_hand > 0, 1, -1).astype(np.int8)
        self.friends = np.where(groups & (side == self.wing[:, None]), influence, 0)
        self.envy = self._envy()

    def _envy(self) -> Worths:
        """By seat; nobody's last."""
        scores = np.abs(self.balances)
        scores[self.at, self.seat] = -1
        leads = (scores == scores.max(1)[:, None]) & (scores > 0)
        rival, other = np.asarray(self.style.rival), np.asarray(self.style.other)
        envy = np.where(leads, rival[:, None], other[:, None]).astype(np.float32)
        envy[self.at, self.seat] = 0
        envy[:, -1] = 0
        return envy

    def held(self, cards: Places) -> Numbers:
        """The influence of those of these cards that it holds; 0 for the others."""
        return np.where(self.hand[:, cards], np.abs(PRINTED[cards]), 0).astype(np.int16)

    def joining(self, turns: int) -> Any:
        """What it is worth that a point lies in the base and not in the hand."""
        return 1 - self.style.exposed * turns - (self.style.kept if turns else 0)

    def laying(self, turns: int) -> Any:
        """The same of an asset."""
        return 1 - (self.style.asset if turns else 0)


# -- battles ---------------------------------------------------------------------------------------


def defences(worlds: Worlds, whose: Places) -> Numbers:
    """What every stack has against an attack: itself, and Lawyers in the same base."""
    own = np.where(worlds.muted, 0, worlds.influence).astype(np.int16)
    if not worlds.lawyers.any():
        return own
    helps = np.where(worlds.lawyers, np.maximum(own, 0), 0)
    sums = np.zeros((worlds.n, worlds.seats + 1), dtype=np.int16)
    for seat in range(worlds.seats):
        sums[:, seat] = np.where(worlds.owner == seat, helps, 0).sum(1)
    helped = np.take_along_axis(sums, whose, 1) - helps
    return own + np.where(whose < worlds.seats, helped, 0).astype(np.int16)


@dataclass(slots=True)
class Battles:
    """One in each of these worlds. Who fights lies in the bases already; `friend` is the attacker's
    group that assets go on.
    """

    rows: Places
    attacker: Seat
    owner: Places
    target: Places
    is_take: Flags
    attack: Numbers
    defence: Numbers
    friend: Places
    turns: int

    def only(self, kept: Places) -> "Battles":
        names = ("rows", "owner", "target", "is_take", "attack", "defence", "friend")
        rest = {name: getattr(self, name)[kept] for name in names}
        return Battles(attacker=self.attacker, turns=self.turns, **rest)


def fight(worlds: Worlds, battle: Battles, turn: int, phase: str = "turn") -> None:
    """From the declaration, the answer or the second answer on."""
    if phase == "turn":
        asked = np.flatnonzero((battle.owner != battle.attacker) & (battle.owner < worlds.seats))
        if asked.size:
            added = _answered(worlds, battle.only(asked))
            battle.defence[asked] += added
            asked = asked[added > 0]
    else:
        asked = np.arange(len(battle.rows) if phase == "answer" else 0)
    if asked.size:
        battle.attack[asked] += _answered_again(worlds, battle.only(asked))
    dice = worlds.dice[battle.rows, turn]
    won = battle.attack + dice[:, 0] > battle.defence + dice[:, 1]
    goes = np.where(battle.is_take, battle.attacker, AWAY)[won]
    worlds.where[battle.rows[won], battle.target[won]] = goes


def _answered(worlds: Worlds, battle: Battles) -> Numbers:
    """plans.best_answer: what the attacked add."""
    mind = Minds(worlds, battle.owner, battle.rows)
    influence = worlds.influence[mind.rows, battle.target]
    mine = influence * worlds.side[mind.rows, battle.target] * mind.wing
    envied = mind.envy[:, battle.attacker] * np.abs(influence)
    stake = mine + np.where(battle.is_take, envied, 0)
    friend = np.where(mine > 0, battle.target, AWAY)
    return _reinforce(worlds, battle, mind, -stake, friend, -1)


def _answered_again(worlds: Worlds, battle: Battles) -> Numbers:
    """plans.best_reraise: what the attackers add to that."""
    mind = Minds(worlds, battle.attacker, battle.rows)
    influence = worlds.influence[mind.rows, battle.target]
    mine = influence * worlds.side[mind.rows, battle.target] * mind.wing
    prize = mind.envy[mind.at, battle.owner] * np.abs(influence)
    prize = prize + np.where(battle.is_take, mine, 0)
    return _reinforce(worlds, battle, mind, prize, battle.friend, 1)


def _reinforce(
    worlds: Worlds, battle: Battles, mind: Minds, prize: Any, friend: Places, turn: int
) -> Numbers:
    """The strongest groups and the best asset, as far as they are worth it; what they add up to.

    An attacker's win brings the seat `prize`; `turn` is 1 where strength helps the attacker.
    """
    order = np.argsort(-mind.friends, axis=1)[:, :RAISE]
    ranked = np.take_along_axis(mind.friends, order, 1)
    team = np.pad(ranked.cumsum(1), ((0, 0), (1, 0))).astype(np.int16)
    able = np.pad(ranked > 0, ((0, 0), (1, 0)), constant_values=True)
    assets = mind.held(ASSETS)
    asset = np.where(friend >= 0, assets.max(1, initial=0), 0).astype(np.int16)
    strength = np.stack([team, team + asset[:, None]], axis=2)
    brings = np.asarray(mind.joining(battle.turns))[:, None] * team
    brings = np.stack([brings, brings + (mind.laying(battle.turns) * asset)[:, None]], axis=2)
    margin = (battle.attack - battle.defence)[:, None, None]
    worth = prize[:, None, None] * chance(margin + turn * strength) + brings
    best = np.where(able[:, :, None], worth, NEVER).reshape(len(order), -1).argmax(1)
    count, lays = best // 2, (best % 2 == 1) & (asset > 0)
    at, place = np.nonzero(np.arange(RAISE) < count[:, None])
    worlds.where[mind.rows[at], order[at, place]] = mind.seat[at]
    if (at := np.flatnonzero(lays)).size:
        worlds.where[mind.rows[at], ASSETS[assets[at].argmax(1)]] = AWAY
        worlds.influence[mind.rows[at], friend[at]] += asset[at]
    found: Numbers = team[mind.at, count] + np.where(lays, asset, 0).astype(np.int16)
    return found
