"""Plays many games of Political Chicken at once: the worlds, how seats value them, and battles.

The worlds are arrays and all take the same step together, so a turn of a thousand worlds takes
hardly longer than a turn of ten. A card is its index in the box, groups first. An array [n, GROUPS]
has a value for each group in each world. A stack is its group; attachments are included in its
numbers.

Seats play on like the hard house player, each with its own weights. Details with little effect are
left out: Conspiracy Theorists do not attack from the base, specials are not laid, and events that
look into a hand or move attachments are not played.

Only searches need NumPy, so no module that a table needs may import this one.
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

CARDS = sorted(cards().values(), key=lambda card: card.kind != "group")
CARD = {card.id: place for place, card in enumerate(CARDS)}
GROUPS = sum(card.kind == "group" for card in CARDS)
PRINTED: Numbers = np.array([card.influence for card in CARDS], dtype=np.int16)
SIDE: Homes = np.array([1 if card.wing == LEFT else -1 for card in CARDS[:GROUPS]], dtype=np.int8)
ASSETS, DEFICITS = (
    np.array([at for at, card in enumerate(CARDS) if card.kind == kind and card.influence], np.intp)
    for kind in ("asset", "deficit")
)

AWAY = -1
"""The place of a card that is neither on the table nor in a hand."""
NEVER = np.float32(-1e9)
RAISE = 3
"""How many groups can join a battle in an answer, at most."""
CHANCES: Worths = np.array(
    [wins(margin) / CASES for margin in range(-SIDES, SIDES + 1)], dtype=np.float32
)


def chance(margin: Any) -> Worths:
    """Return the probability that an attack with this lead before the dice wins."""
    found: Worths = CHANCES[np.clip(margin, -SIDES, SIDES).astype(np.intp) + SIDES]
    return found


@dataclass(slots=True)
class Worlds:
    """n games in progress.

    Attributes:
        where: Where each card is: the base of a seat, `seats` for unaffiliated, `seats` + 1 + s for
            the hand of seat s.
        drawn: How many cards of the reserve have been drawn.
        dice: The dice for each turn, and for the battle at the start.
        styles: The weights of each seat.
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
        """The number of worlds."""
        return len(self.where)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.styles.shape[1])

    @property
    def owner(self) -> Homes:
        """Where each group is."""
        return self.where[:, :GROUPS]

    def hand_of(self, seat: Any) -> Any:
        """Return the number for the hand of this seat."""
        return np.int8(self.seats + 1) + np.asarray(seat, dtype=np.int8)

    def balances(self, rows: Places | None = None) -> Numbers:
        """Return left minus right for each base, [n, seats + 1]; 0 for the unaffiliated."""
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
        """Return the score of each seat."""
        return np.abs(self.balances()[:, :-1])


def joined(worlds: list[Worlds]) -> Worlds:
    """Return all worlds in one, one after the other."""
    return Worlds(
        *[np.concatenate([getattr(part, name.name) for part in worlds]) for name in fields(Worlds)]
    )


class Minds:
    """The mind (worth.Mind) of one seat in each of these worlds.

    `friends` is the influence of the groups of its wing in its hand, 0 for others.
    """

    def __init__(self, worlds: Worlds, seat: Any, rows: Places | None = None) -> None:
        """Compute the mind of a seat.

        Args:
            worlds: All worlds.
            seat: The seat; an array if it differs from world to world.
            rows: The worlds to look at; None: all.
        """
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
        """Return the value of each point that a seat loses, by seat; 0 for the own seat and the
        unaffiliated.
        """
        scores = np.abs(self.balances)
        # The own score must not count as the leader's.
        scores[self.at, self.seat] = -1
        leads = (scores == scores.max(1)[:, None]) & (scores > 0)
        rival = np.asarray(self.style.rival)
        other = np.asarray(self.style.other)
        envy = np.where(leads, rival[:, None], other[:, None]).astype(np.float32)
        envy[self.at, self.seat] = 0
        envy[:, -1] = 0
        return envy

    def held(self, cards: Places) -> Numbers:
        """Return the influence of each card that the seat holds; 0 for the other cards."""
        return np.where(self.hand[:, cards], np.abs(PRINTED[cards]), 0).astype(np.int16)

    def joining(self, turns: int) -> Any:
        """Return the value of a point in the base rather than in the hand."""
        return 1 - self.style.exposed * turns - (self.style.kept if turns else 0)

    def laying(self, turns: int) -> Any:
        """Return the value of a point of an asset in the base rather than in the hand."""
        return 1 - (self.style.asset if turns else 0)


# -- battles ---------------------------------------------------------------------------------------


def defences(worlds: Worlds, whose: Places) -> Numbers:
    """Return the defence of each stack: its own value, and the Lawyers in the same base."""
    own = np.where(worlds.muted, 0, worlds.influence).astype(np.int16)
    if not worlds.lawyers.any():
        return own

    helps = np.where(worlds.lawyers, np.maximum(own, 0), 0)
    sums = np.zeros((worlds.n, worlds.seats + 1), dtype=np.int16)
    for seat in range(worlds.seats):
        sums[:, seat] = np.where(worlds.owner == seat, helps, 0).sum(1)

    # A stack does not help itself.
    helped = np.take_along_axis(sums, whose, 1) - helps
    return own + np.where(whose < worlds.seats, helped, 0).astype(np.int16)


@dataclass(slots=True)
class Battles:
    """One battle in each of these worlds.

    Teams are in the bases already. `friend` is the attacker's group on which assets are laid.
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
        """Return the battles of some of the worlds."""
        names = ("rows", "owner", "target", "is_take", "attack", "defence", "friend")
        rest = {name: getattr(self, name)[kept] for name in names}
        return Battles(attacker=self.attacker, turns=self.turns, **rest)


def fight(worlds: Worlds, battle: Battles, turn: int, phase: str = "turn") -> None:
    """Fight the battles from the declaration, the answer or the second answer on."""
    if phase == "turn":
        # Own and unaffiliated stacks have no defender who could answer.
        asked = np.flatnonzero((battle.owner != battle.attacker) & (battle.owner < worlds.seats))
        if asked.size:
            added = _add_answers(worlds, battle.only(asked))
            battle.defence[asked] += added
            # The attacker answers again only after a raise.
            asked = asked[added > 0]
    else:
        asked = np.arange(len(battle.rows) if phase == "answer" else 0)

    if asked.size:
        battle.attack[asked] += _answered_again(worlds, battle.only(asked))

    dice = worlds.dice[battle.rows, turn]
    won = battle.attack + dice[:, 0] > battle.defence + dice[:, 1]
    # A stack that is taken over goes to the attacker's base, a destroyed one out of the game.
    goes = np.where(battle.is_take, battle.attacker, AWAY)[won]
    worlds.where[battle.rows[won], battle.target[won]] = goes


def _add_answers(worlds: Worlds, battle: Battles) -> Numbers:
    """Let the defenders add what plans.best_answer would, and return the added strength."""
    mind = Minds(worlds, battle.owner, battle.rows)
    influence = worlds.influence[mind.rows, battle.target]
    mine = influence * worlds.side[mind.rows, battle.target] * mind.wing
    envied = mind.envy[:, battle.attacker] * np.abs(influence)
    stake = mine + np.where(battle.is_take, envied, 0)
    friend = np.where(mine > 0, battle.target, AWAY)
    return _reinforce(worlds, battle, mind, -stake, friend, -1)


def _answered_again(worlds: Worlds, battle: Battles) -> Numbers:
    """Let the attackers add what plans.best_reraise would, and return the added strength."""
    mind = Minds(worlds, battle.attacker, battle.rows)
    influence = worlds.influence[mind.rows, battle.target]
    mine = influence * worlds.side[mind.rows, battle.target] * mind.wing
    prize = mind.envy[mind.at, battle.owner] * np.abs(influence)
    prize = prize + np.where(battle.is_take, mine, 0)
    return _reinforce(worlds, battle, mind, prize, battle.friend, 1)


def _reinforce(
    worlds: Worlds, battle: Battles, mind: Minds, prize: Any, friend: Places, turn: int
) -> Numbers:
    """Add the strongest groups and the best asset, if they are worth it, and return their strength.

    Args:
        worlds: All worlds.
        battle: The battles.
        mind: The minds of the seats that answer.
        prize: The value of an attacker's win for this seat.
        friend: The group on which an asset is laid; negative: none.
        turn: 1 if strength helps the attacker, -1 if it helps the defender.
    """
    order = np.argsort(-mind.friends, axis=1)[:, :RAISE]
    ranked = np.take_along_axis(mind.friends, order, 1)
    # Column k is the strength of the k strongest groups, from none to RAISE.
    team = np.pad(ranked.cumsum(1), ((0, 0), (1, 0))).astype(np.int16)
    able = np.pad(ranked > 0, ((0, 0), (1, 0)), constant_values=True)
    assets = mind.held(ASSETS)
    asset = np.where(friend >= 0, assets.max(1, initial=0), 0).astype(np.int16)
    strength = np.stack([team, team + asset[:, None]], axis=2)
    brings = np.asarray(mind.joining(battle.turns))[:, None] * team
    brings = np.stack([brings, brings + (mind.laying(battle.turns) * asset)[:, None]], axis=2)
    margin = (battle.attack - battle.defence)[:, None, None]
    worth = prize[:, None, None] * chance(margin + turn * strength) + brings
    # Flattened, the index is 2 × (number of groups) + (1 with the asset).
    best = np.where(able[:, :, None], worth, NEVER).reshape(len(order), -1).argmax(1)
    count = best // 2
    lays = (best % 2 == 1) & (asset > 0)
    at, place = np.nonzero(np.arange(RAISE) < count[:, None])
    worlds.where[mind.rows[at], order[at, place]] = mind.seat[at]
    if (at := np.flatnonzero(lays)).size:
        worlds.where[mind.rows[at], ASSETS[assets[at].argmax(1)]] = AWAY
        worlds.influence[mind.rows[at], friend[at]] += asset[at]

    # The strength without the cards' cost: the caller adds it to the totals.
    found: Numbers = team[mind.at, count] + np.where(lays, asset, 0).astype(np.int16)
    return found


# -- how all worlds play on ------------------------------------------------------------------------


TARGETS = 5
TEAM = 8
"""How many targets are examined closely, and how many groups a team has at most."""


def _with(power: str) -> Places:
    """Return the cards with this special or effect."""
    return np.array([at for at, card in enumerate(CARDS) if card.power == power], dtype=np.intp)


SCANDALS, FUNDRAISERS, DEALS = map(_with, ("scandal", "fundraiser", "backroom_deal"))
EXODUS = {effect: _with(effect) for effect in ("left_exodus", "right_exodus", "term_limits")}


def finish(worlds: Worlds, seat: Seat) -> None:
    """Play on until the deck is empty, starting with the turn of this seat."""
    left = worlds.deck.shape[1]
    for turn in range(left):
        worlds.where[np.arange(worlds.n), worlds.deck[:, turn]] = worlds.hand_of(seat)
        take_turn(worlds, seat, turn, (left - turn - 1) // worlds.seats)
        seat = (seat + 1) % worlds.seats


def take_turn(worlds: Worlds, seat: Seat, turn: int, turns: int) -> None:
    """Let the seat do the act with the best value in each world.

    `turns` is how many turns it has after this one.
    """
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
    # For each world the index of its best act; each act is then carried out in its own worlds.
    chosen = np.argmax([worth for worth, _ in acts], axis=0)
    for place, (_, carry_out) in enumerate(acts):
        if (rows := np.flatnonzero(chosen == place)).size:
            carry_out(rows)


class Look:
    """How one seat values each stack on the table, in all worlds."""

    def __init__(self, worlds: Worlds, mind: Minds, seat: Seat) -> None:
        """Compute the values for a seat."""
        self.worlds = worlds
        self.seat = seat
        owner = worlds.owner
        signed = worlds.side * worlds.influence
        self.lies = (owner >= 0) & (owner <= worlds.seats)
        self.whose = np.where(self.lies, owner, worlds.seats).astype(np.intp)
        self.is_own = owner == seat
        self.mine = signed * mind.wing[:, None]
        balance = np.take_along_axis(mind.balances, self.whose, 1)
        # What the score of the owner loses if the stack goes; negative if it gains.
        self.lost = np.abs(balance) - np.abs(balance - signed)
        self.spite = np.take_along_axis(mind.envy, self.whose, 1) * self.lost
        self.is_open = self.lies & ~worlds.immune

    def exodus(self, rows: Places, effect: str) -> tuple[list[tuple[Places, Flags]], Worths]:
        """Return which stack of each seat goes and whether one does, and the value of these
        losses.
        """
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
        """Make the stacks unaffiliated that an exodus takes."""
        for pick, does in self.exodus(rows, effect)[0]:
            self.worlds.where[rows[does], pick[does]] = self.worlds.seats


# -- acts: what each is worth in all worlds, and how it is carried out in some ---------------------

Act = tuple[Any, Callable[[Places], None]]


def _recruit(worlds: Worlds, mind: Minds, turns: int) -> Act:
    """Recruit: in the last turn the strongest group, before that the weakest, which is missed
    least.
    """
    # 99 is above all influences, so groups that are not held are never picked.
    weakest = np.where(mind.friends > 0, mind.friends, 99)
    pick = weakest.argmin(1) if turns else mind.friends.argmax(1)
    influence = mind.friends[mind.at, pick]
    worth = influence * ((OPEN - mind.style.kept) if turns else 1)

    def carry_out(rows: Places) -> None:
        worlds.where[rows, pick[rows]] = mind.seat[rows]

    return np.where(influence > 0, worth, NEVER), carry_out


def _attach(worlds: Worlds, mind: Minds, look: Look, turns: int) -> Act:
    """Lay the best asset on the own best stack."""
    own = np.where(look.is_own, look.mine, 0)
    assets = mind.held(ASSETS)
    best = assets.max(1, initial=0)

    def carry_out(rows: Places) -> None:
        worlds.where[rows, ASSETS[assets[rows].argmax(1)]] = AWAY
        worlds.influence[rows, own[rows].argmax(1)] += best[rows]

    is_able = (own.max(1) > 0) & (best > 0)
    return np.where(is_able, mind.laying(turns) * best, NEVER), carry_out


def _weaken(worlds: Worlds, mind: Minds, look: Look, turns: int) -> Act:
    """Lay the best deficit where it harms most."""
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
    """Let the weakest group of the other wing go. A seat without one does nothing."""
    foes = np.where(mind.hand[:, :GROUPS] & (mind.friends == 0), PRINTED[:GROUPS], 99)[rows]
    has = foes.min(1) < 99
    worlds.where[rows[has], foes[has].argmin(1)] = worlds.seats


def _events(worlds: Worlds, mind: Minds, look: Look, turns: int) -> list[Act]:
    """Return the events with fixed effects: Scandal, Backroom Deal, Fundraiser, exodus and Term
    Limits.
    """
    spent = mind.style.event if turns else 0
    # For an own stack the loss is negative, so a Scandal hits it only if it counts against the
    # seat.
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
    """Draw the cards of a Fundraiser from the reserve, or fewer if it is too small."""
    for _ in range(FUNDS):
        rows = rows[worlds.drawn[rows] < worlds.reserve.shape[1]]
        worlds.where[rows, worlds.reserve[rows, worlds.drawn[rows]]] = worlds.hand_of(seat)
        worlds.drawn[rows] += 1


# -- attacks ---------------------------------------------------------------------------------------


def _attack(worlds: Worlds, mind: Minds, look: Look, turn: int, turns: int) -> Act:
    """Attack with the strongest groups of the own wing and all assets.

    In the last turn, all groups of the own wing attack, with all deficits too.
    """
    order = np.argsort(-mind.friends, axis=1)[:, :TEAM]
    ranked = np.take_along_axis(mind.friends, order, 1)
    strength = ranked.cumsum(1)
    assets = mind.held(ASSETS).sum(1)
    drag = mind.held(DEFICITS).sum(1) * (not turns)
    prize, is_take = _prizes(worlds, look)
    defence = look.lies * defences(worlds, look.whose)
    against = defence + _expected_answer(worlds, mind, look)
    # The same order of targets as in plans.attacks.
    near = np.argpartition(0.4 * against - prize, TARGETS, axis=1)[:, :TARGETS]
    margin = (strength + (assets + drag)[:, None])[:, None] - np.take_along_axis(against, near, 1)[
        :, :, None
    ]
    worth = chance(margin) * np.take_along_axis(prize, near, 1)[:, :, None]
    worth = worth + (np.asarray(mind.joining(turns))[:, None] * strength)[:, None]
    able = ranked > 0
    # In the last turn only the full team is allowed.
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
    """Return the value of winning against each stack, and whether to take it over."""
    may_take = look.lies & ~look.is_own & worlds.takes
    take = np.where(may_take, look.mine + look.spite, NEVER)
    destroy = np.where(look.is_own, -look.mine, look.spite)
    destroy = np.where(look.lies & worlds.destroys, destroy, NEVER)
    return np.maximum(take, destroy), take >= destroy


def _expected_answer(worlds: Worlds, mind: Minds, look: Look) -> Any:
    """Return the points that defenders with more than one card are expected to add."""
    armed = np.zeros((worlds.n, worlds.seats + 1), dtype=np.bool_)
    for seat in range(worlds.seats):
        if seat != look.seat:
            armed[:, seat] = (worlds.where == worlds.hand_of(seat)).sum(1) > 1

    return np.asarray(mind.style.feared)[:, None] * np.take_along_axis(armed, look.whose, 1)


def _lay_assets(worlds: Worlds, mind: Minds, rows: Places, team: Places, last: Places) -> None:
    """Lay all assets on the strongest group of the team; with `spread`, in turn from the weakest
    one up.
    """
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
