"""The search of the expert: plays each choice to the end in many worlds (rollouts.py).

A candidate is what the seat could choose now; a position is the table after that choice (plans.py).
A world adds random hidden cards to the position. The candidate that wins most games is chosen.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

from games.engine.asks import Seat
from games.political.battle import Draft
from games.political.field import attack_total, defence_total
from games.political.players.plans import Move, Position, drafts, moves, position_after, with_draft
from games.political.players.rollouts import (
    AWAY,
    CARD,
    CARDS,
    GROUPS,
    PRINTED,
    PRINTED_SIDE,
    Battles,
    Cards,
    Homes,
    Minds,
    Numbers,
    StackValues,
    Worlds,
    Worths,
    concatenate,
    fight,
    finish,
    raise_funds,
)
from games.political.players.worth import CUNNING, HARD, KEEPING, mind
from games.political.stacks import nature
from games.political.state import SEATS, SIDES, TURNS
from games.political.view import PoliticalView
from games.political.vocabulary import LEFT, TAKE_OVER

STYLES = np.array([CUNNING, KEEPING, HARD], dtype=np.float32)
"""The styles that the other seats may play by, [style, field of worth.Style].

Which one a seat has is not known.
"""

KEEPERS = 2
"""How many of STYLES, from the first on, keep their groups in hand."""

KEEPER_RATE = 0.07
"""How many groups a seat that keeps its groups lays per turn."""

LAYER_RATE = 0.6
"""How many groups any other seat lays per turn."""

LEAD_SCALE = 1.5
"""How smooth `_chances` is: with a lead of this many points the chance is about three in four."""

TURNS_PER_GAME = SEATS[0] * TURNS["standard"]
"""The number of turns of a whole game.

The budget counts whole games, so that more games are played if fewer turns are left.
"""

FINALISTS = 4
"""How many candidates get a second round, which plays half of all games."""

CLEARLY = 1.0
"""By how many standard errors another candidate must be better than the first one."""


@lru_cache(maxsize=16)
def best_move(view: PoliticalView, budget: int) -> Move:
    """Return what to do in this turn. The result is cached: all steps of the turn follow it."""
    seat_mind = mind(view, CUNNING)
    candidates = moves([seat_mind, mind(view, HARD)])
    return candidates[_best(view, [position_after(seat_mind, move) for move in candidates], budget)]


@lru_cache(maxsize=16)
def best_draft(view: PoliticalView, budget: int) -> Draft:
    """Return what to add to a battle."""
    seat_mind = mind(view, CUNNING)
    candidates = drafts(seat_mind)
    return candidates[_best(view, [with_draft(seat_mind, draft) for draft in candidates], budget)]


def _best(view: PoliticalView, positions: Sequence[Position], budget: int) -> int:
    """Return the index of the position that wins most games; 0 unless another is clearly better.

    The random generator is seeded from the view, so that the result is the same at each step of a
    turn.
    """
    if len(positions) == 1:
        return 0

    generator = np.random.default_rng(crc32(repr(view).encode()))

    # Two rounds: first all positions share half of the games, then the best ones share the rest.
    # The divisor is the number of turns that are left, plus almost one round, so that the number of
    # games stays moderate in the last turns.
    games = budget * TURNS_PER_GAME // (view.deck + len(view.seats))
    worlds = max(2, games // 2 // len(positions))
    first_chances = _chances(view, positions, hidden_from(view, worlds, generator))
    ranked = np.argsort(-first_chances.mean(1), kind="stable")[:FINALISTS]

    # The first position is always a finalist, because the others are compared with it.
    finalists = sorted({0, *ranked.tolist()})
    worlds = max(2, games // 2 // len(finalists))
    hidden = hidden_from(view, worlds, generator)
    second_chances = _chances(view, [positions[index] for index in finalists], hidden)
    chances = np.concatenate([first_chances[finalists], second_chances], axis=1)
    best = int(chances.mean(1).argmax())

    # All were played in the same worlds, so the differences vary less than the chances themselves.
    gain = chances[best] - chances[0]
    return finalists[best] if gain.mean() >= CLEARLY * gain.std() / sqrt(gain.size) else 0


def _chances(view: PoliticalView, positions: Sequence[Position], hidden: "Hidden") -> Worths:
    """Return the chance to win, [positions, worlds]. All positions get the same worlds.

    The chance is a smooth function of the lead, because a win by one point is mostly luck.
    """
    scores = played_out(view, positions, hidden)
    seat = _seat(view)
    lead = scores[:, seat] - np.delete(scores, seat, axis=1).max(1)
    chances: Worths = (1 / (1 + np.exp(-lead / LEAD_SCALE))).astype(np.float32)
    return chances.reshape(len(positions), -1)


def played_out(view: PoliticalView, positions: Sequence[Position], hidden: "Hidden") -> Numbers:
    """Play all positions to the end and return the scores, [positions × worlds, seats]."""
    seat = _seat(view)
    n = len(hidden.where)
    # All positions are played as one set of arrays; `rows` are the worlds of each position.
    worlds = concatenate([worlds_with(position, hidden, seat) for position in positions])
    rows = np.split(np.arange(worlds.n), len(positions))
    fights = [
        (position_rows, position.battle)
        for position_rows, position in zip(rows, positions, strict=True)
        if position.battle
    ]
    if fights:
        battles = [battle for _, battle in fights]
        strongest = [max(battle.team, key=lambda stack: nature(stack).battle) for battle in battles]

        def for_each_world(values: list[Any], kind: Any = np.intp) -> Any:
            return np.repeat(np.array(values, dtype=kind), n)

        all_battles = Battles(
            rows=np.concatenate([position_rows for position_rows, _ in fights]),
            attacker=battles[0].attacker,
            # The modulo turns NOBODY (-1) into the number of seats.
            owner=for_each_world([battle.owner % (worlds.seats + 1) for battle in battles]),
            target=for_each_world([CARD[battle.target[0]] for battle in battles]),
            is_take=for_each_world([battle.intent == TAKE_OVER for battle in battles], np.bool_),
            attack=for_each_world([attack_total(battle) for battle in battles], np.int16),
            defence=for_each_world([defence_total(battle) for battle in battles], np.int16),
            friend=for_each_world([CARD[stack[0]] for stack in strongest]),
            turns=view.deck // worlds.seats,
        )
        fight(worlds, all_battles, view.deck, view.phase)

    # The effects of some events depend on the world, so they are applied in each world.
    for position_rows, position in zip(rows, positions, strict=True):
        if position.effect == "fundraiser":
            raise_funds(worlds, position_rows, seat)
        elif position.effect:
            StackValues(worlds, Minds(worlds, seat), seat).lose(position_rows, position.effect)

    finish(worlds, (view.seat + 1) % worlds.seats)
    return worlds.scores()


def _seat(view: PoliticalView) -> Seat:
    assert view.own is not None, "who thinks sits in a seat"
    return view.own.seat


# -- worlds ----------------------------------------------------------------------------------------


class Hidden(NamedTuple):
    """What is hidden, in n worlds, and the styles of all seats. The fields are as in `Worlds`.

    In `where` only the hands of the other seats are set.
    """

    where: Homes
    deck: Cards
    reserve: Cards
    dice: Numbers
    styles: Worths


def hidden_from(view: PoliticalView, n: int, generator: np.random.Generator) -> Hidden:
    """Return n random distributions of the hidden cards. Nothing but the view is used."""
    own = view.own
    seats = len(view.seats)
    assert own is not None, "who thinks sits in a seat"
    stacks = [*view.middle, *(stack for seat_view in view.seats for stack in seat_view.base)]
    if view.battle is not None:
        stacks += [view.battle.target, *view.battle.team, *view.battle.defence]

    # Cards in the discard are not in the view, so they too count as unseen.
    known = {*own.hand, *own.peeked, view.event, *(name for stack in stacks for name in stack)}
    unseen = [number for number, card in enumerate(CARDS) if card.id not in known]
    dealt = generator.permuted(np.tile(np.array(unseen, dtype=np.int16), (n, 1)), axis=1)
    where = np.full((n, len(CARDS)), AWAY, dtype=np.int8)
    rows = np.arange(n)[:, None]
    dealt_count = 0
    for seat, seat_view in enumerate(view.seats):
        # A hand seen by a Leaked Inbox is known. Hands have the numbers from `seats` + 1 on.
        if own.peeked and seat == view.victim:
            where[:, [CARD[name] for name in own.peeked]] = seats + 1 + seat
        elif seat != own.seat:
            where[rows, dealt[:, dealt_count : dealt_count + seat_view.hand]] = seats + 1 + seat
            dealt_count += seat_view.hand

    deck = dealt[:, dealt_count : dealt_count + view.deck]
    rest = dealt[:, dealt_count + view.deck :]
    dice = generator.integers(1, SIDES + 1, (n, view.deck + 1, 2), dtype=np.int16)
    keeps = generator.random((n, seats)) < chance_to_keep(view)
    # A keeper has one of the first KEEPERS styles; the index KEEPERS is the style of all others.
    styles = STYLES[np.where(keeps, generator.integers(0, KEEPERS, (n, seats)), KEEPERS)]
    # The thinking seat itself plays on by the first style.
    styles[:, own.seat] = STYLES[0]
    return Hidden(where, deck, rest[:, : view.reserve], dice, styles)


def chance_to_keep(view: PoliticalView) -> Worths:
    """Return for each seat the probability that it keeps its groups, [seats].

    The probability is one half before a seat has had a turn. Groups are laid as in a Poisson
    process with the rate KEEPER_RATE or LAYER_RATE. Example: after four turns a seat without a
    group keeps with the probability 0.89, a seat with one group with 0.49.
    """
    seats = len(view.seats)
    # How many turns ago each seat had its last turn, from 1 on.
    turns_ago = np.array([(view.seat - seat - 1) % seats + 1 for seat in range(seats)])
    # How many turns each seat has had before this one.
    turns = (view.turn - 1 - turns_ago) // seats + 1
    groups = np.array([len(seat_view.base) for seat_view in view.seats])
    odds_against = (LAYER_RATE / KEEPER_RATE) ** groups * np.exp((KEEPER_RATE - LAYER_RATE) * turns)
    return np.asarray(1 / (1 + odds_against), dtype=np.float32)


def worlds_with(position: Position, hidden: Hidden, seat: Seat) -> Worlds:
    """Return the worlds with the position on the table and the hidden cards of `hidden`."""
    n = len(hidden.where)
    seats = len(position.rows) - 1
    where = hidden.where.copy()
    side = PRINTED_SIDE.copy()
    influence = PRINTED[:GROUPS].copy()
    flags = np.zeros((5, GROUPS), dtype=np.bool_)

    # The rows are those of the assignment below. Without a shield a stack may be taken over and
    # destroyed.
    flags[1:3] = True
    stacks = [(owner, stack) for owner, row in enumerate(position.rows) for stack in row]
    if (battle := position.battle) is not None:
        # NOBODY is -1, which the modulo turns into `seats`, the number of the unaffiliated row.
        owner = battle.owner % (seats + 1)
        stacks += [(owner, stack) for stack in (battle.target, *battle.defence)]
        stacks += [(battle.attacker, stack) for stack in battle.team]

    for owner, stack in stacks:
        group = CARD[stack[0]]
        stack_nature = nature(stack)
        where[:, group] = owner
        influence[group] = stack_nature.influence
        side[group] = 1 if stack_nature.wing == LEFT else -1
        is_muted = stack_nature.battle != stack_nature.influence
        flags[:, group] = (
            is_muted,
            stack_nature.take_over,
            stack_nature.destroy,
            stack_nature.immune,
            stack_nature.lawyers,
        )

    where[:, [CARD[name] for name in position.hand]] = seats + 1 + seat
    muted, takes, destroys, immune, lawyers = [np.tile(flag, (n, 1)) for flag in flags]

    return Worlds(
        where=where,
        side=np.tile(side, (n, 1)),
        influence=np.tile(influence, (n, 1)),
        muted=muted,
        takes=takes,
        destroys=destroys,
        immune=immune,
        lawyers=lawyers,
        deck=hidden.deck,
        reserve=hidden.reserve,
        drawn=np.zeros(n, dtype=np.intp),
        dice=hidden.dice,
        styles=hidden.styles,
    )
