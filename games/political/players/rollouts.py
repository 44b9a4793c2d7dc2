"""Many games of Political Chicken at once: the worlds, what is thought of them, and their battles.

All worlds are arrays, and take the same step together: a turn of a thousand of them costs hardly
more than a turn of ten. A card is its place in the box here, groups first; what is [n, GROUPS] says
something of every group in every world. A stack is its group: what lies on it is in its numbers.

They play on as the hard one does, each seat by its own weights. What hardly counts is left out:
Conspiracy Theorists stay at home, specials are not laid any more, and events that look into a hand
or tidy up a stack are not played.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Seat
from games.political.box import cards
from games.political.events import DEAL_AT_MOST, FUNDS
from games.political.field import CASES, wins
from games.political.players.worth import IN_HAND, OPEN, Style
from games.political.state import SIDES
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
        side = self.side
        influence = self.influence
        owner = self.owner
        if rows is not None:
            side = side[rows]
            influence = influence[rows]
            owner = owner[rows]

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
        side = worlds.side[self.rows]
        influence = worlds.influence[self.rows]
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
        rival = np.asarray(self.style.rival)
        other = np.asarray(self.style.other)
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
    count = best // 2
    lays = (best % 2 == 1) & (asset > 0)
    at, place = np.nonzero(np.arange(RAISE) < count[:, None])
    worlds.where[mind.rows[at], order[at, place]] = mind.seat[at]
    if (at := np.flatnonzero(lays)).size:
        worlds.where[mind.rows[at], ASSETS[assets[at].argmax(1)]] = AWAY
        worlds.influence[mind.rows[at], friend[at]] += asset[at]

    found: Numbers = team[mind.at, count] + np.where(lays, asset, 0).astype(np.int16)
    return found


# -- how all worlds play on ------------------------------------------------------------------------


TARGETS = 5
TEAM = 8
"""So many targets are looked at closely, with teams of so many groups at most."""


def _with(power: str) -> Places:
    return np.array([at for at, one in enumerate(CARDS) if one.power == power], dtype=np.intp)


SCANDALS, FUNDRAISERS, DEALS = map(_with, ("scandal", "fundraiser", "backroom_deal"))
EXODUS = {effect: _with(effect) for effect in ("left_exodus", "right_exodus", "term_limits")}


def finish(worlds: Worlds, seat: Seat) -> None:
    """Play on, the seat's turn first, until the deck is empty."""
    left = worlds.deck.shape[1]
    for turn in range(left):
        worlds.where[np.arange(worlds.n), worlds.deck[:, turn]] = worlds.hand_of(seat)
        take_turn(worlds, seat, turn, (left - turn - 1) // worlds.seats)
        seat = (seat + 1) % worlds.seats


def take_turn(worlds: Worlds, seat: Seat, turn: int, turns: int) -> None:
    """One act: that of greatest worth. `turns`: so many has the seat after this one."""
    mind = Minds(worlds, seat)
    look = Look(worlds, mind, seat)
    acts: list[tuple[Any, Callable[[Places], None]]] = [
        _attack(worlds, mind, look, turn, turns),
        _recruit(worlds, mind, turns),
        _attach(worlds, mind, look, turns),
        _weaken(worlds, mind, look, turns),
        *_events(worlds, mind, look, turns),
        (mind.style.let_go, lambda rows: _let_go(worlds, mind, rows)),
    ]
    chosen = np.argmax([worth for worth, _ in acts], axis=0)
    for place, (_, carry_out) in enumerate(acts):
        if (rows := np.flatnonzero(chosen == place)).size:
            carry_out(rows)


class Look:
    """What every stack on the table is to one seat, in all worlds."""

    def __init__(self, worlds: Worlds, mind: Minds, seat: Seat) -> None:
        self.worlds = worlds
        self.seat = seat
        owner = worlds.owner
        signed = worlds.side * worlds.influence
        self.lies = (owner >= 0) & (owner <= worlds.seats)
        self.whose = np.where(self.lies, owner, worlds.seats).astype(np.intp)
        self.is_own = owner == seat
        self.mine = signed * mind.wing[:, None]
        balance = np.take_along_axis(mind.balances, self.whose, 1)
        self.lost = np.abs(balance) - np.abs(balance - signed)
        self.spite = np.take_along_axis(mind.envy, self.whose, 1) * self.lost
        self.is_open = self.lies & ~worlds.immune

    def exodus(self, rows: Places, effect: str) -> tuple[list[tuple[Places, Flags]], Worths]:
        """Which stack of every seat goes, and whether one does; and what all that is worth."""
        worlds = self.worlds
        worth = np.zeros(len(rows), dtype=np.float32)
        at = np.arange(len(rows))
        gone = []
        fits = self.is_open[rows]
        if effect == "term_limits":
            order = worlds.influence[rows]
        else:
            order = -self.lost[rows]
            fits = fits & (worlds.side[rows] == (1 if effect == "left_exodus" else -1))

        for seat in range(worlds.seats):
            could = np.where(fits & (worlds.owner[rows] == seat), order, -999)
            pick = could.argmax(1)
            does = could[at, pick] > -999
            brings = -self.mine[rows, pick] if seat == self.seat else self.spite[rows, pick]
            worth += np.where(does, brings, 0)
            gone.append((pick, does))

        return gone, worth

    def lose(self, rows: Places, effect: str) -> None:
        for pick, does in self.exodus(rows, effect)[0]:
            self.worlds.where[rows[does], pick[does]] = self.worlds.seats


# -- acts: what each is worth in all worlds, and how it is carried out in some ---------------------

Act = tuple[Any, Callable[[Places], None]]


def _recruit(worlds: Worlds, mind: Minds, turns: int) -> Act:
    """In the end the strongest, before that the one that is least missed."""
    weakest = np.where(mind.friends > 0, mind.friends, 99)
    pick = weakest.argmin(1) if turns else mind.friends.argmax(1)
    influence = mind.friends[mind.at, pick]
    worth = influence * ((OPEN - mind.style.kept) if turns else 1)

    def carry_out(rows: Places) -> None:
        worlds.where[rows, pick[rows]] = mind.seat[rows]

    return np.where(influence > 0, worth, NEVER), carry_out


def _attach(worlds: Worlds, mind: Minds, look: Look, turns: int) -> Act:
    """The best asset on the own best stack."""
    own = np.where(look.is_own, look.mine, 0)
    assets = mind.held(ASSETS)
    best = assets.max(1, initial=0)

    def carry_out(rows: Places) -> None:
        worlds.where[rows, ASSETS[assets[rows].argmax(1)]] = AWAY
        worlds.influence[rows, own[rows].argmax(1)] += best[rows]

    is_able = (own.max(1) > 0) & (best > 0)
    return np.where(is_able, mind.laying(turns) * best, NEVER), carry_out


def _weaken(worlds: Worlds, mind: Minds, look: Look, turns: int) -> Act:
    """The best deficit where it hurts."""
    hit = look.spite.argmax(1)
    deficits = mind.held(DEFICITS)
    best = deficits.max(1, initial=0)
    envied = mind.envy[mind.at, look.whose[mind.at, hit]]

    def carry_out(rows: Places) -> None:
        worlds.where[rows, DEFICITS[deficits[rows].argmax(1)]] = AWAY
        worlds.influence[rows, hit[rows]] -= best[rows]

    is_able = (look.spite[mind.at, hit] > 0) & (best > 0)
    return np.where(
        is_able, (envied - (mind.style.deficit if turns else 0)) * best, NEVER
    ), carry_out


def _let_go(worlds: Worlds, mind: Minds, rows: Places) -> None:
    """The weakest group of the other wing; who has none does nothing."""
    foes = np.where(mind.hand[:, :GROUPS] & (mind.friends == 0), PRINTED[:GROUPS], 99)[rows]
    has = foes.min(1) < 99
    worlds.where[rows[has], foes[has].argmin(1)] = worlds.seats


def _events(worlds: Worlds, mind: Minds, look: Look, turns: int) -> list[Act]:
    spent = mind.style.event if turns else 0
    hits = np.where(look.is_open, np.where(look.is_own, -look.mine, look.spite), NEVER)
    free = look.is_open & (worlds.owner == worlds.seats) & (worlds.influence <= DEAL_AT_MOST)
    deals = np.where(free, look.mine, NEVER)

    def act(worth: Any, places: Places, does: Callable[[Places], None]) -> Act:
        def carry_out(rows: Places) -> None:
            played = places[mind.hand[rows][:, places].argmax(1)]
            worlds.where[rows, played] = AWAY
            does(rows)

        return np.where(mind.hand[:, places].any(1), worth - spent, NEVER), carry_out

    def scandal(rows: Places) -> None:
        worlds.where[rows, hits[rows].argmax(1)] = AWAY

    def deal(rows: Places) -> None:
        worlds.where[rows, deals[rows].argmax(1)] = look.seat

    def exodus(effect: str, places: Places) -> Act:
        worth = np.full(worlds.n, NEVER)
        if (rows := np.flatnonzero(mind.hand[:, places].any(1))).size:
            worth[rows] = look.exodus(rows, effect)[1]
        return act(worth, places, lambda rows: look.lose(rows, effect))

    return [
        act(hits.max(1), SCANDALS, scandal),
        act(deals.max(1), DEALS, deal),
        act(
            2 * mind.style.a_card if turns else 0,
            FUNDRAISERS,
            lambda rows: raise_funds(worlds, rows, look.seat),
        ),
        *[exodus(effect, places) for effect, places in EXODUS.items()],
    ]


def raise_funds(worlds: Worlds, rows: Places, seat: Seat) -> None:
    for _ in range(FUNDS):
        rows = rows[worlds.drawn[rows] < worlds.reserve.shape[1]]
        worlds.where[rows, worlds.reserve[rows, worlds.drawn[rows]]] = worlds.hand_of(seat)
        worlds.drawn[rows] += 1


# -- attacks ---------------------------------------------------------------------------------------


def _attack(worlds: Worlds, mind: Minds, look: Look, turn: int, turns: int) -> Act:
    """The strongest so many of the own wing, with all assets; in the end all, and all deficits."""
    order = np.argsort(-mind.friends, axis=1)[:, :TEAM]
    ranked = np.take_along_axis(mind.friends, order, 1)
    strength = ranked.cumsum(1)
    assets = mind.held(ASSETS).sum(1)
    drag = mind.held(DEFICITS).sum(1) * (not turns)
    prize, is_take = _prizes(worlds, look)
    defence = look.lies * defences(worlds, look.whose)
    against = defence + _feared(worlds, mind, look)
    near = np.argpartition(0.4 * against - prize, TARGETS, axis=1)[:, :TARGETS]
    margin = (strength + (assets + drag)[:, None])[:, None] - np.take_along_axis(against, near, 1)[
        :, :, None
    ]
    worth = chance(margin) * np.take_along_axis(prize, near, 1)[:, :, None]
    worth = worth + (np.asarray(mind.joining(turns))[:, None] * strength)[:, None]
    able = ranked > 0
    if not turns:
        able[:, :-1] &= ~able[:, 1:]

    flat = np.where(able[:, None], worth, NEVER).reshape(worlds.n, -1)
    best = flat.argmax(1)
    target = near[mind.at, best // TEAM]
    count = best % TEAM

    def carry_out(rows: Places) -> None:
        at, place = np.nonzero(np.arange(TEAM) <= count[rows][:, None])
        worlds.where[rows[at], order[rows[at], place]] = look.seat
        aim = target[rows]
        friend = order[rows, 0]
        _lay_assets(worlds, mind, rows, order[rows], count[rows])

        if not turns:
            worlds.influence[rows, aim] -= drag[rows].astype(np.int16)
            _lay_all(worlds, rows, look.seat, DEFICITS)

        battle = Battles(
            rows=rows,
            attacker=look.seat,
            owner=look.whose[rows, aim],
            target=aim,
            is_take=is_take[rows, aim],
            attack=(strength[rows, count[rows]] + assets[rows]).astype(np.int16),
            defence=(defence[rows, aim] - drag[rows]).astype(np.int16),
            friend=friend,
            turns=turns,
        )
        fight(worlds, battle, turn)

    return flat[mind.at, best] + mind.laying(turns) * assets, carry_out


def _prizes(worlds: Worlds, look: Look) -> tuple[Worths, Flags]:
    """What a victory over each stack brings, and whether to take it over."""
    may_take = look.lies & ~look.is_own & worlds.takes
    take = np.where(may_take, look.mine + look.spite, NEVER)
    destroy = np.where(look.is_own, -look.mine, look.spite)
    destroy = np.where(look.lies & worlds.destroys, destroy, NEVER)
    return np.maximum(take, destroy), take >= destroy


def _feared(worlds: Worlds, mind: Minds, look: Look) -> Any:
    """What whoever holds cards may add."""
    armed = np.zeros((worlds.n, worlds.seats + 1), dtype=np.bool_)
    for seat in range(worlds.seats):
        if seat != look.seat:
            armed[:, seat] = (worlds.where == worlds.hand_of(seat)).sum(1) > 1

    return np.asarray(mind.style.feared)[:, None] * np.take_along_axis(armed, look.whose, 1)


def _lay_assets(worlds: Worlds, mind: Minds, rows: Places, team: Places, last: Places) -> None:
    """All of them on the strongest of the team; or in turn, from its `last` and weakest one on."""
    held = mind.held(ASSETS)[rows]
    spread = np.asarray(mind.style.spread)[rows] > 0
    at = np.arange(len(rows))
    for number, asset in enumerate(np.argsort(-held, axis=1).T[: held.astype(bool).sum(1).max()]):
        place = np.where(spread, (last - number) % (last + 1), 0)
        worlds.influence[rows, team[at, place]] += held[at, asset]

    _lay_all(worlds, rows, mind.seat[0], ASSETS)


def _lay_all(worlds: Worlds, rows: Places, seat: Seat, places: Places) -> None:
    there = np.ix_(rows, places)
    worlds.where[there] = np.where(
        worlds.where[there] == worlds.hand_of(seat), AWAY, worlds.where[there]
    )
