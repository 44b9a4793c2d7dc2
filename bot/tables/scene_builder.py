"""Builds scenes: what one viewer may see of a table."""

from dataclasses import replace

from bot.tables import standing_orders
from bot.tables.button_tokens import public_token, seat_token, table_token
from bot.tables.deadlines import turn_or_ask
from bot.tables.scene import OpenAsk, Question, Scene
from bot.tables.session import Session
from bot.tables.table import Pace, Player, Status, Table
from games.kit.asks import CLOCK, Seat, Showing
from games.kit.chance import commitment


def scene(session: Session, least: int, most: int, viewer: Seat | None) -> Scene:
    """The table as this viewer sees it. The session must hold committed state only.

    Who is away is asked nothing: a house player answers.
    """
    table, engine = session.table, session.engine
    over = table.status is Status.OVER
    company = table.timers.get(CLOCK)
    view = None if engine is None else engine.view(viewer)
    return Scene(
        table_id=table.id,
        game=table.game,
        number=table.number,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=table.host_id,
        host_name=table.host_name,
        status=table.status,
        reason=table.reason,
        pace=table.pace,
        locale=table.locale if viewer is None else table.players[viewer].locale,
        options=table.options,
        players=tuple(map(_as_all_know, table.players)),
        guest=table.guest and replace(table.guest),
        least=least,
        most=most,
        level=table.level,
        fill=table.fill,
        revision=table.revision,
        epoch=table.epoch,
        opened_at=table.opened_at,
        commitment=commitment(bytes.fromhex(table.seed), bytes.fromhex(table.salt)),
        revealed=(table.seed, table.salt) if over else None,
        viewer=viewer,
        view=view,
        ask=_open_ask(session) if table.status is Status.PLAYING else None,
        question=None
        if viewer is None or table.status is not Status.PLAYING
        else question(session, viewer),
        news=tuple(one for one in table.news if one.to is None or one.to == viewer),
        result=table.result,
        hand_token=table_token(table.key),
        set_back=_is_news_that_it_was_set_back(table),
        until=None if table.status is Status.PLAYING or company is None else company.due,
        orders=()
        if viewer is None or engine is None
        else standing_orders.standing(table, engine, viewer, view),
        silences=() if viewer is None else tuple(table.players[viewer].silences),
    )


def _is_news_that_it_was_set_back(table: Table) -> bool:
    """Until everybody has had a turn, or so; at the end it is history."""
    at = table.set_back_at
    return table.is_live and at is not None and table.revision - at <= len(table.players)


def _as_all_know(player: Player) -> Player:
    """Who was silent when is told when it may be."""
    return replace(player, orders={}, misses=0, missed="", new_to=[], silences=[])


def _open_ask(session: Session) -> OpenAsk | None:
    table = session.table
    ask = None if session.engine is None else session.engine.ask
    if ask is None:
        return None
    waiting = [seat for seat in ask.owed if seat != CLOCK]
    seats_shown = ask.showing is Showing.SEATS
    people = [seat for seat in waiting if not table.players[seat].is_automatic]
    awaited = [timer for seat, timer in table.timers.items() if seat in people]
    dues = [timer.due for timer in awaited]
    reminders = [timer.remind for timer in awaited if timer.remind is not None]
    return OpenAsk(
        kind=ask.kind,
        about=ask.about,
        showing=ask.showing,
        waiting=tuple(waiting) if seats_shown else (),
        asked=ask.asked,
        answered=0 if ask.showing is Showing.NOTHING else ask.asked - len(waiting),
        deadline=max(dues, default=None) if seats_shown else table.ask_due,
        public=ask.public,
        token=public_token(table.key, table.epoch, ask.number),
        remind_at=max(reminders, default=None) if seats_shown else None,
    )


def question(session: Session, seat: Seat) -> Question | None:
    """What the seat is asked, or has answered and may still change."""
    table, engine = session.table, session.engine
    if table.players[seat].absence is not None:
        return None
    decision = None if engine is None else engine.decision(seat)
    if decision is None or engine is None or engine.ask is None:
        return None
    coming = session.coming.get(seat)
    if coming is not None and table.pace is Pace.QUICK:
        return None  # it is answered before anybody could have read it
    answers = engine.answers.get(seat, [])
    timer = table.timers.get(seat)
    return Question(
        decision=decision,
        settled=seat in engine.ask.settled,
        chosen=answers[-1] if answers else None,
        deadline=timer.due if timer else table.ask_due,
        token=seat_token(table.key, table.epoch, decision.number, seat),
        dialogue=turn_or_ask(decision.clock, table.epoch, engine.ask.number),
        remind_at=timer.remind if timer and engine.ask.showing is not Showing.NOTHING else None,
        coming=coming,
    )
