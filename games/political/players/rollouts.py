"""Plays many games of Political Chicken at once: the worlds, how seats value them, and battles.

The worlds are arrays and all take the same step together, so a turn of a thousand worlds takes
hardly longer than a turn of ten. A world is one possible game: all that the seat cannot see is made
up at random. A card is its index in CARDS, groups first. An array [n, GROUPS] has a value for each
group in each world. A stack is its group; attachments are included in its numbers. `rows` are the
indexes of some of the worlds. `turns` is how many turns a seat has after this one. What a value
means (envy, spite, exposed, kept) is explained in worth.py.

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
from games.political.events import DEAL_AT_MOST, FUNDRAISER_CARDS
from games.political.field import CASES, rolls_won
from games.political.players.worth import EXPOSED_POINT, IN_HAND, Style
from games.political.state import SIDES
from games.political.vocabulary import LEFT

Cards = NDArray[np.int16]
Numbers = NDArray[np.int16]
Homes = NDArray[np.int8]
Indexes = NDArray[np.intp]
Worths = NDArray[np.float32]
Flags = NDArray[np.bool_]

CARDS = sorted(cards().values(), key=lambda card: card.kind != "group")
CARD = {card.id: number for number, card in enumerate(CARDS)}
GROUPS = sum(card.kind == "group" for card in CARDS)
"""The number of group cards: the cards from this index on are no groups."""

PRINTED: Numbers = np.array([card.influence for card in CARDS], dtype=np.int16)
"""The influence that is printed on each card; below, the wing of each group (1 is left)."""

PRINTED_SIDE: Homes = np.array(
    [1 if card.wing == LEFT else -1 for card in CARDS[:GROUPS]], dtype=np.int8
)
ASSETS, DEFICITS = (
    np.array([i for i, card in enumerate(CARDS) if card.kind == kind and card.influence], np.intp)
    for kind in ("asset", "deficit")
)
"""The attachments with points; those with nothing but a special are not laid."""

AWAY = -1
"""The place of a card that is neither on the table nor in a hand."""

IMPOSSIBLE = np.float32(-1e9)
"""The value of an act that a seat cannot do."""

MOST_RAISED = 3
"""How many groups a seat adds in an answer, at most."""

WIN_CHANCES: Worths = np.array(
    [rolls_won(margin) / CASES for margin in range(-SIDES, SIDES + 1)], dtype=np.float32
)
"""The probability that an attack wins, for each lead before the dice from -SIDES to SIDES.

`rolls_won` counts the pairs of dice with which it wins, out of CASES.
"""


def chance(margin: Any) -> Worths:
    """Return the probability that an attack with this lead before the dice wins."""
    chances: Worths = WIN_CHANCES[np.clip(margin, -SIDES, SIDES).astype(np.intp) + SIDES]
    return chances


@dataclass(slots=True)
class Worlds:
    """n games in progress.

    Attributes:
        where: Where each card is: s for the base of seat s, `seats` for unaffiliated, `seats` + 1
            + s for the hand of seat s, otherwise AWAY.
        drawn: How many cards of the reserve have been drawn.
        dice: The attacker's and the defence's die for each turn. The last pair is for the battle
            that is in progress at the start.
        styles: The weights of each seat.
    """

    where: Homes  # [n, cards]
    side: Homes  # [n, GROUPS]: 1 is left
    influence: Numbers  # [n, GROUPS]
    muted: Flags  # [n, GROUPS], as the next four: counts nothing in battles
    takes: Flags  # can be taken over
    destroys: Flags  # can be destroyed
    immune: Flags
    lawyers: Flags
    deck: Cards  # [n, turns]
    reserve: Cards  # [n, cards]
    drawn: Indexes  # [n]
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

    def balances(self, rows: Indexes | None = None) -> Numbers:
        """Return the influence of left minus right for each base, [n, seats + 1].

        The last column, for the unaffiliated stacks, is 0.
        """
        side = self.side
        influence = self.influence
        owner = self.owner
        if rows is not None:
            side = side[rows]
            influence = influence[rows]
            owner = owner[rows]

        signed = side * influence
        result = np.zeros((len(owner), self.seats + 1), dtype=np.int16)
        for seat in range(self.seats):
            # In each world the sum over the groups of this seat.
            result[:, seat] = np.einsum("ng,ng->n", signed, owner == seat)

        return result

    def scores(self) -> Numbers:
        """Return the score of each seat."""
        return np.abs(self.balances()[:, :-1])


def concatenate(worlds: list[Worlds]) -> Worlds:
    """Return all these worlds as one object, in this order."""
    return Worlds(
        *[np.concatenate([getattr(part, name.name) for part in worlds]) for name in fields(Worlds)]
    )


class Minds:
    """What a seat computes before it acts (as worth.Mind does), for one seat in each world.

    `friends` has the influence of each group of the seat's wing in the hand, 0 for other groups.
    `wing` is the wing that the seat collects: 1 is left, -1 right. `rows` are the worlds, `indexes`
    their places in these arrays.
    """

    def __init__(self, worlds: Worlds, seat: Any, rows: Indexes | None = None) -> None:
        """Compute the mind of a seat.

        Args:
            worlds: All worlds.
            seat: The seat; an array if it differs from world to world.
            rows: The worlds to look at; None: all.
        """
        self.rows = np.arange(worlds.n) if rows is None else rows
        self.indexes = np.arange(len(self.rows))
        self.seat = np.broadcast_to(np.asarray(seat), len(self.rows))
        self.style = Style(*worlds.styles[self.rows, self.seat].T)
        self.balances = worlds.balances(rows)
        side = worlds.side[self.rows]
        influence = worlds.influence[self.rows]
        self.hand = worlds.where[self.rows] == worlds.hand_of(self.seat)[:, None]
        groups = self.hand[:, :GROUPS]
        in_hand = np.einsum("ng,ng->n", side * influence, groups)
        own = self.balances[self.indexes, self.seat]
        self.wing = np.where(own + IN_HAND * in_hand > 0, 1, -1).astype(np.int8)
        self.friends = np.where(groups & (side == self.wing[:, None]), influence, 0)
        self.envy = self._envy()

    def _envy(self) -> Worths:
        """Return the value of each point that a seat loses, by seat.

        It is 0 for the seat itself and for the unaffiliated.
        """
        scores = np.abs(self.balances)
        # Its own score must not count as the leader's.
        scores[self.indexes, self.seat] = -1
        leads = (scores == scores.max(1)[:, None]) & (scores > 0)
        rival = np.asarray(self.style.rival)
        other = np.asarray(self.style.other)
        envy = np.where(leads, rival[:, None], other[:, None]).astype(np.float32)
        envy[self.indexes, self.seat] = 0
        envy[:, -1] = 0
        return envy

    def influence_in_hand(self, cards: Indexes) -> Numbers:
        """Return the influence of each card that the seat holds; 0 for the other cards."""
        return np.where(self.hand[:, cards], np.abs(PRINTED[cards]), 0).astype(np.int16)

    def value_of_joining(self, turns: int) -> Any:
        """Return the value of moving a point of a group from the hand to the base."""
        return 1 - self.style.exposed * turns - (self.style.kept if turns else 0)

    def value_of_laying(self, turns: int) -> Any:
        """Return the value of moving a point of an asset from the hand to the base."""
        return 1 - (self.style.asset if turns else 0)


# -- battles ---------------------------------------------------------------------------------------


def defences(worlds: Worlds, owner_index: Indexes) -> Numbers:
    """Return the defence of each stack, [n, GROUPS]: its own value, and Lawyers of the same base.

    `owner_index` is the owner of each stack, or the number of seats.
    """
    own = np.where(worlds.muted, 0, worlds.influence).astype(np.int16)
    if not worlds.lawyers.any():
        return own

    helps = np.where(worlds.lawyers, np.maximum(own, 0), 0)
    sums = np.zeros((worlds.n, worlds.seats + 1), dtype=np.int16)
    for seat in range(worlds.seats):
        sums[:, seat] = np.where(worlds.owner == seat, helps, 0).sum(1)

    # A stack does not help itself.
    helped = np.take_along_axis(sums, owner_index, 1) - helps
    return own + np.where(owner_index < worlds.seats, helped, 0).astype(np.int16)


@dataclass(slots=True)
class Battles:
    """One battle in each of these worlds.

    Teams are in the bases already. `owner` is the target's owner, `is_take` whether the attack is
    to take over. `attack` and `defence` are the totals before the dice. `friend` is the attacker's
    group on which assets are laid.
    """

    rows: Indexes
    attacker: Seat
    owner: Indexes
    target: Indexes
    is_take: Flags
    attack: Numbers
    defence: Numbers
    friend: Indexes
    turns: int

    def only(self, chosen: Indexes) -> "Battles":
        """Return the battles of some of the worlds."""
        names = ("rows", "owner", "target", "is_take", "attack", "defence", "friend")
        columns = {name: getattr(self, name)[chosen] for name in names}
        return Battles(attacker=self.attacker, turns=self.turns, **columns)


def fight(worlds: Worlds, battle: Battles, turn: int, phase: str = "turn") -> None:
    """Let seats answer, roll the dice, and move the targets.

    Args:
        worlds: All worlds.
        battle: The battles.
        turn: The column of `worlds.dice`.
        phase: The last step that was made: `turn` (the attack was declared), `answer` (the defender
            has answered), or `reraise` (nothing more can be added).
    """
    if phase == "turn":
        # Own and unaffiliated stacks have no defender who could answer.
        answering = np.flatnonzero(
            (battle.owner != battle.attacker) & (battle.owner < worlds.seats)
        )
        if answering.size:
            added = _add_answers(worlds, battle.only(answering))
            battle.defence[answering] += added
            # The attacker answers again only after a raise.
            answering = answering[added > 0]
    else:
        # After the defender's answer all attackers may answer again, after that no seat.
        answering = np.arange(len(battle.rows) if phase == "answer" else 0)

    if answering.size:
        battle.attack[answering] += _add_second_answers(worlds, battle.only(answering))

    dice = worlds.dice[battle.rows, turn]
    won = battle.attack + dice[:, 0] > battle.defence + dice[:, 1]
    # A stack that is taken over goes to the attacker's base, a destroyed one out of the game.
    goes = np.where(battle.is_take, battle.attacker, AWAY)[won]
    worlds.where[battle.rows[won], battle.target[won]] = goes


def _add_answers(worlds: Worlds, battle: Battles) -> Numbers:
    """Let the defenders add what plans.best_answer would, and return the added strength."""
    mind = Minds(worlds, battle.owner, battle.rows)
    influence = worlds.influence[mind.rows, battle.target]
    own_gain = influence * worlds.side[mind.rows, battle.target] * mind.wing
    rival_gain = mind.envy[:, battle.attacker] * np.abs(influence)
    stake = own_gain + np.where(battle.is_take, rival_gain, 0)
    # Assets are laid on the target, if it adds to the defender's score.
    friend = np.where(own_gain > 0, battle.target, AWAY)
    return _reinforce(worlds, battle, mind, -stake, friend, -1)


def _add_second_answers(worlds: Worlds, battle: Battles) -> Numbers:
    """Let the attackers add what plans.best_reraise would, and return the added strength."""
    mind = Minds(worlds, battle.attacker, battle.rows)
    influence = worlds.influence[mind.rows, battle.target]
    own_gain = influence * worlds.side[mind.rows, battle.target] * mind.wing
    prize = mind.envy[mind.indexes, battle.owner] * np.abs(influence)
    prize = prize + np.where(battle.is_take, own_gain, 0)
    return _reinforce(worlds, battle, mind, prize, battle.friend, 1)


def _reinforce(
    worlds: Worlds, battle: Battles, mind: Minds, prize: Any, friend: Indexes, sign: int
) -> Numbers:
    """Add the groups and the asset with the best value, and return their strength.

    Args:
        worlds: All worlds.
        battle: The battles.
        mind: The minds of the seats that answer.
        prize: The value of an attacker's win for this seat.
        friend: The group on which an asset is laid; negative: none.
        sign: 1 if strength helps the attacker, -1 if it helps the defender.
    """
    order = np.argsort(-mind.friends, axis=1)[:, :MOST_RAISED]
    influences = np.take_along_axis(mind.friends, order, 1)

    # Column k is the strength of the k strongest groups, from none to MOST_RAISED.
    team = np.pad(influences.cumsum(1), ((0, 0), (1, 0))).astype(np.int16)
    is_possible = np.pad(influences > 0, ((0, 0), (1, 0)), constant_values=True)
    assets = mind.influence_in_hand(ASSETS)
    asset = np.where(friend >= 0, assets.max(1, initial=0), 0).astype(np.int16)
    strength = np.stack([team, team + asset[:, None]], axis=2)
    joining_value = np.asarray(mind.value_of_joining(battle.turns))[:, None] * team
    laying_value = (mind.value_of_laying(battle.turns) * asset)[:, None]
    card_values = np.stack([joining_value, joining_value + laying_value], axis=2)
    margin = (battle.attack - battle.defence)[:, None, None]
    values = prize[:, None, None] * chance(margin + sign * strength) + card_values

    # The index of the best value is 2 × (number of groups) + (1 with the asset).
    best = np.where(is_possible[:, :, None], values, IMPOSSIBLE).reshape(len(order), -1).argmax(1)
    count = best // 2
    lays_asset = (best % 2 == 1) & (asset > 0)
    indexes, ranks = np.nonzero(np.arange(MOST_RAISED) < count[:, None])
    worlds.where[mind.rows[indexes], order[indexes, ranks]] = mind.seat[indexes]
    if (indexes := np.flatnonzero(lays_asset)).size:
        worlds.where[mind.rows[indexes], ASSETS[assets[indexes].argmax(1)]] = AWAY
        worlds.influence[mind.rows[indexes], friend[indexes]] += asset[indexes]

    added: Numbers = team[mind.indexes, count] + np.where(lays_asset, asset, 0).astype(np.int16)
    return added


# -- how all worlds play on ------------------------------------------------------------------------


MOST_TARGETS = 5
"""How many targets are examined closely."""

MOST_IN_TEAM = 8
"""How many groups a team has at most."""


def _cards_with(power: str) -> Indexes:
    """Return the cards with this special or effect."""
    return np.array(
        [number for number, card in enumerate(CARDS) if card.power == power], dtype=np.intp
    )


# The copies of each event.
SCANDALS, FUNDRAISERS, BACKROOM_DEALS = map(_cards_with, ("scandal", "fundraiser", "backroom_deal"))
EXODUS = {effect: _cards_with(effect) for effect in ("left_exodus", "right_exodus", "term_limits")}


def finish(worlds: Worlds, seat: Seat) -> None:
    """Play on until the deck is empty, starting with the turn of this seat."""
    # One card of the deck is drawn in each turn.
    turns_left = worlds.deck.shape[1]
    for turn in range(turns_left):
        worlds.where[np.arange(worlds.n), worlds.deck[:, turn]] = worlds.hand_of(seat)
        take_turn(worlds, seat, turn, (turns_left - turn - 1) // worlds.seats)
        seat = (seat + 1) % worlds.seats


def take_turn(worlds: Worlds, seat: Seat, turn: int, turns: int) -> None:
    """Let the seat do the act with the best value in each world.

    `turn` counts the turns of all seats from now on.
    """
    mind = Minds(worlds, seat)
    values = StackValues(worlds, mind, seat)
    acts: list[tuple[Any, Callable[[Indexes], None]]] = [
        _attack(worlds, mind, values, turn, turns),
        _recruit(worlds, mind, turns),
        _attach(worlds, mind, values, turns),
        _weaken(worlds, mind, values, turns),
        *_events(worlds, mind, values, turns),
        (mind.style.let_go, lambda rows: _let_go(worlds, mind, rows)),
    ]
    # For each world the index of its best act; each act is then carried out in its own worlds.
    chosen = np.argmax([worth for worth, _ in acts], axis=0)
    for index, (_, carry_out) in enumerate(acts):
        if (rows := np.flatnonzero(chosen == index)).size:
            carry_out(rows)


class StackValues:
    """How one seat values each stack on the table, in all worlds: arrays [n, GROUPS].

    Attributes:
        owner_index: The owner of each stack; for all other groups the number of seats.
        own_gain: What the stack adds to the seat's score if it is in the seat's base.
        score_loss: What the owner's score loses if the stack goes; negative if it gains.
        spite: The value of this loss for the seat.
    """

    def __init__(self, worlds: Worlds, mind: Minds, seat: Seat) -> None:
        """Compute the values for a seat."""
        self.worlds = worlds
        self.seat = seat
        owner = worlds.owner
        signed = worlds.side * worlds.influence
        self.is_on_table = (owner >= 0) & (owner <= worlds.seats)
        self.owner_index = np.where(self.is_on_table, owner, worlds.seats).astype(np.intp)
        self.is_own = owner == seat
        self.own_gain = signed * mind.wing[:, None]
        balance = np.take_along_axis(mind.balances, self.owner_index, 1)
        self.score_loss = np.abs(balance) - np.abs(balance - signed)
        self.spite = np.take_along_axis(mind.envy, self.owner_index, 1) * self.score_loss
        self.is_open_to_events = self.is_on_table & ~worlds.immune

    def exodus(self, rows: Indexes, effect: str) -> tuple[list[tuple[Indexes, Flags]], Worths]:
        """Return which stack each seat loses by this effect, and the value of all losses.

        For each seat the first array is the lost stack, the second whether the seat loses one.
        """
        worlds = self.worlds
        value_sum = np.zeros(len(rows), dtype=np.float32)
        indexes = np.arange(len(rows))
        losses = []
        fits = self.is_open_to_events[rows]
        if effect == "term_limits":
            order = worlds.influence[rows]
        else:
            # A seat gives up the stack that costs it least.
            order = -self.score_loss[rows]
            fits = fits & (worlds.side[rows] == (1 if effect == "left_exodus" else -1))

        for seat in range(worlds.seats):
            # -999 is below all values of `order`, so it marks stacks that cannot be lost.
            ranking = np.where(fits & (worlds.owner[rows] == seat), order, -999)
            groups = ranking.argmax(1)
            has_loss = ranking[indexes, groups] > -999
            value = -self.own_gain[rows, groups] if seat == self.seat else self.spite[rows, groups]
            value_sum += np.where(has_loss, value, 0)
            losses.append((groups, has_loss))

        return losses, value_sum

    def lose(self, rows: Indexes, effect: str) -> None:
        """Make the stacks unaffiliated that an exodus takes."""
        for groups, has_loss in self.exodus(rows, effect)[0]:
            self.worlds.where[rows[has_loss], groups[has_loss]] = self.worlds.seats


# -- acts -----------------------------------------------------------------------------------------

Act = tuple[Any, Callable[[Indexes], None]]
"""The value of an act in each world, and a function that carries it out in some of the worlds."""


def _recruit(worlds: Worlds, mind: Minds, turns: int) -> Act:
    """Recruit the strongest group in the last turn, the weakest group in earlier turns."""
    # 99 is above all influences, so groups that are not held are never picked.
    influence_or_99 = np.where(mind.friends > 0, mind.friends, 99)
    picked = influence_or_99.argmin(1) if turns else mind.friends.argmax(1)
    influence = mind.friends[mind.indexes, picked]
    worth = influence * ((EXPOSED_POINT - mind.style.kept) if turns else 1)

    def carry_out(rows: Indexes) -> None:
        worlds.where[rows, picked[rows]] = mind.seat[rows]

    return np.where(influence > 0, worth, IMPOSSIBLE), carry_out


def _attach(worlds: Worlds, mind: Minds, values: StackValues, turns: int) -> Act:
    """Lay the best asset on the seat's best stack."""
    own_stacks = np.where(values.is_own, values.own_gain, 0)
    assets = mind.influence_in_hand(ASSETS)
    best = assets.max(1, initial=0)

    def carry_out(rows: Indexes) -> None:
        worlds.where[rows, ASSETS[assets[rows].argmax(1)]] = AWAY
        worlds.influence[rows, own_stacks[rows].argmax(1)] += best[rows]

    is_able = (own_stacks.max(1) > 0) & (best > 0)
    return np.where(is_able, mind.value_of_laying(turns) * best, IMPOSSIBLE), carry_out


def _weaken(worlds: Worlds, mind: Minds, values: StackValues, turns: int) -> Act:
    """Lay the best deficit on the stack whose loss would be worth most for the seat."""
    harmed = values.spite.argmax(1)
    deficits = mind.influence_in_hand(DEFICITS)
    best = deficits.max(1, initial=0)
    point_value = mind.envy[mind.indexes, values.owner_index[mind.indexes, harmed]]

    def carry_out(rows: Indexes) -> None:
        worlds.where[rows, DEFICITS[deficits[rows].argmax(1)]] = AWAY
        worlds.influence[rows, harmed[rows]] -= best[rows]

    is_able = (values.spite[mind.indexes, harmed] > 0) & (best > 0)
    worth = (point_value - (mind.style.deficit if turns else 0)) * best
    return np.where(is_able, worth, IMPOSSIBLE), carry_out


def _let_go(worlds: Worlds, mind: Minds, rows: Indexes) -> None:
    """Let the weakest group of the other wing go. A seat without one does nothing."""
    influence_or_99 = np.where(mind.hand[:, :GROUPS] & (mind.friends == 0), PRINTED[:GROUPS], 99)[
        rows
    ]
    has_foe = influence_or_99.min(1) < 99
    worlds.where[rows[has_foe], influence_or_99[has_foe].argmin(1)] = worlds.seats


def _events(worlds: Worlds, mind: Minds, values: StackValues, turns: int) -> list[Act]:
    """Return the acts of playing events.

    They are Scandal, Backroom Deal, Fundraiser, both kinds of exodus and Term Limits.
    """
    card_value = mind.style.event if turns else 0
    # A Scandal hits a stack of the seat only if this stack lowers the seat's score.
    loss_values = np.where(values.is_own, -values.own_gain, values.spite)
    scandal_values = np.where(values.is_open_to_events, loss_values, IMPOSSIBLE)
    is_fitting = (worlds.owner == worlds.seats) & (worlds.influence <= DEAL_AT_MOST)
    deal_values = np.where(values.is_open_to_events & is_fitting, values.own_gain, IMPOSSIBLE)

    def act(worth: Any, event_cards: Indexes, apply_effect: Callable[[Indexes], None]) -> Act:
        def carry_out(rows: Indexes) -> None:
            played = event_cards[mind.hand[rows][:, event_cards].argmax(1)]
            worlds.where[rows, played] = AWAY
            apply_effect(rows)

        return np.where(mind.hand[:, event_cards].any(1), worth - card_value, IMPOSSIBLE), carry_out

    def scandal(rows: Indexes) -> None:
        worlds.where[rows, scandal_values[rows].argmax(1)] = AWAY

    def deal(rows: Indexes) -> None:
        worlds.where[rows, deal_values[rows].argmax(1)] = values.seat

    def exodus(effect: str, event_cards: Indexes) -> Act:
        value_sum = np.full(worlds.n, IMPOSSIBLE)
        if (rows := np.flatnonzero(mind.hand[:, event_cards].any(1))).size:
            value_sum[rows] = values.exodus(rows, effect)[1]
        return act(value_sum, event_cards, lambda rows: values.lose(rows, effect))

    return [
        act(scandal_values.max(1), SCANDALS, scandal),
        act(deal_values.max(1), BACKROOM_DEALS, deal),
        act(
            2 * mind.style.drawn_card if turns else 0,  # a Fundraiser draws two cards
            FUNDRAISERS,
            lambda rows: raise_funds(worlds, rows, values.seat),
        ),
        *[exodus(effect, event_cards) for effect, event_cards in EXODUS.items()],
    ]


def raise_funds(worlds: Worlds, rows: Indexes, seat: Seat) -> None:
    """Draw the cards of a Fundraiser from the reserve, or fewer if it is too small."""
    for _ in range(FUNDRAISER_CARDS):
        rows = rows[worlds.drawn[rows] < worlds.reserve.shape[1]]
        worlds.where[rows, worlds.reserve[rows, worlds.drawn[rows]]] = worlds.hand_of(seat)
        worlds.drawn[rows] += 1


# -- attacks ---------------------------------------------------------------------------------------


def _attack(worlds: Worlds, mind: Minds, values: StackValues, turn: int, turns: int) -> Act:
    """Attack with the strongest groups of the seat's wing and all assets.

    In the last turn, all groups of the seat's wing attack, with all deficits too.
    """
    order = np.argsort(-mind.friends, axis=1)[:, :MOST_IN_TEAM]
    influences = np.take_along_axis(mind.friends, order, 1)
    strength = influences.cumsum(1)
    asset_sum = mind.influence_in_hand(ASSETS).sum(1)
    deficit_sum = mind.influence_in_hand(DEFICITS).sum(1) * (not turns)
    prize, is_take = _prizes(worlds, values)
    defence = values.is_on_table * defences(worlds, values.owner_index)
    expected_defence = defence + _expected_answer(worlds, mind, values)

    # The same order of targets as in plans.attacks.
    order_key = 0.4 * expected_defence - prize
    candidates = np.argpartition(order_key, MOST_TARGETS, axis=1)[:, :MOST_TARGETS]

    # Arrays [n, candidate, size of the team - 1]. Deficits on the target have the same effect as a
    # stronger attack.
    attack = (strength + (asset_sum + deficit_sum)[:, None])[:, None]
    margin = attack - np.take_along_axis(expected_defence, candidates, 1)[:, :, None]
    worths = chance(margin) * np.take_along_axis(prize, candidates, 1)[:, :, None]
    worths = worths + (np.asarray(mind.value_of_joining(turns))[:, None] * strength)[:, None]
    is_possible = influences > 0

    # In the last turn only the team with all groups of the seat's wing is allowed.
    if not turns:
        is_possible[:, :-1] &= ~is_possible[:, 1:]

    flat_worths = np.where(is_possible[:, None], worths, IMPOSSIBLE).reshape(worlds.n, -1)
    best = flat_worths.argmax(1)
    target = candidates[mind.indexes, best // MOST_IN_TEAM]

    # The index of the last group of the team in `order`.
    last_rank = best % MOST_IN_TEAM

    def carry_out(rows: Indexes) -> None:
        indexes, ranks = np.nonzero(np.arange(MOST_IN_TEAM) <= last_rank[rows][:, None])
        worlds.where[rows[indexes], order[rows[indexes], ranks]] = values.seat
        row_targets = target[rows]
        friend = order[rows, 0]
        _lay_assets(worlds, mind, rows, order[rows], last_rank[rows])

        if not turns:
            worlds.influence[rows, row_targets] -= deficit_sum[rows].astype(np.int16)
            _lay_all(worlds, rows, values.seat, DEFICITS)

        battle = Battles(
            rows=rows,
            attacker=values.seat,
            owner=values.owner_index[rows, row_targets],
            target=row_targets,
            is_take=is_take[rows, row_targets],
            attack=(strength[rows, last_rank[rows]] + asset_sum[rows]).astype(np.int16),
            defence=(defence[rows, row_targets] - deficit_sum[rows]).astype(np.int16),
            friend=friend,
            turns=turns,
        )
        fight(worlds, battle, turn)

    return flat_worths[mind.indexes, best] + mind.value_of_laying(turns) * asset_sum, carry_out


def _prizes(worlds: Worlds, values: StackValues) -> tuple[Worths, Flags]:
    """Return the value of winning against each stack, and whether to take it over."""
    may_take = values.is_on_table & ~values.is_own & worlds.takes
    take_value = np.where(may_take, values.own_gain + values.spite, IMPOSSIBLE)
    destroy_value = np.where(values.is_own, -values.own_gain, values.spite)
    destroy_value = np.where(values.is_on_table & worlds.destroys, destroy_value, IMPOSSIBLE)
    return np.maximum(take_value, destroy_value), take_value >= destroy_value


def _expected_answer(worlds: Worlds, mind: Minds, values: StackValues) -> Any:
    """Return the points that defenders with more than one card are expected to add."""
    has_cards = np.zeros((worlds.n, worlds.seats + 1), dtype=np.bool_)
    for seat in range(worlds.seats):
        if seat != values.seat:
            has_cards[:, seat] = (worlds.where == worlds.hand_of(seat)).sum(1) > 1

    is_armed = np.take_along_axis(has_cards, values.owner_index, 1)
    return np.asarray(mind.style.feared)[:, None] * is_armed


def _lay_assets(
    worlds: Worlds, mind: Minds, rows: Indexes, team: Indexes, last_rank: Indexes
) -> None:
    """Lay all assets on the strongest group of the team.

    With the style `spread`, lay them in turn on all groups of the team, the weakest first.
    """
    influences = mind.influence_in_hand(ASSETS)[rows]
    spread = np.asarray(mind.style.spread)[rows] > 0
    indexes = np.arange(len(rows))
    most_assets = influences.astype(bool).sum(1).max()
    for number, asset in enumerate(np.argsort(-influences, axis=1).T[:most_assets]):
        # Rank 0 is the strongest group. Assets on a team of three go on the ranks 2, 1, 0, 2, ...
        ranks = np.where(spread, (last_rank - number) % (last_rank + 1), 0)
        worlds.influence[rows, team[indexes, ranks]] += influences[indexes, asset]

    _lay_all(worlds, rows, mind.seat[0], ASSETS)


def _lay_all(worlds: Worlds, rows: Indexes, seat: Seat, attachments: Indexes) -> None:
    """Remove these cards from the hand of the seat, because they were laid."""
    cells = np.ix_(rows, attachments)
    worlds.where[cells] = np.where(
        worlds.where[cells] == worlds.hand_of(seat), AWAY, worlds.where[cells]
    )
