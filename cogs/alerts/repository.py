"""Stores which users want alerts about games, and which tables are planned.

An alert is a direct message about a lobby that needs players. "Waking hours" are the hours at which
a user wants alerts (`Hours` in bot/people.py).
"""

from collections.abc import Collection, Sequence
from typing import Any

from bot.people import Hours
from bot.storage.database import Repository
from cogs.alerts.plans import Plan, PlanReminder

GAMES = "SELECT game FROM alerts WHERE user_id = ? AND guild_id = ? ORDER BY game"
DROP_GAMES = "DELETE FROM alerts WHERE user_id = ? AND guild_id = ?"
PUT_GAME = "INSERT INTO alerts (guild_id, game, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# A user without stored hours gets zeros, which mean all hours (`Hours`).
LISTENERS = """
    SELECT alerts.user_id, coalesce(since, 0), coalesce(until, 0), coalesce(ahead, 0)
    FROM alerts LEFT JOIN waking_hours ON waking_hours.user_id = alerts.user_id
    WHERE guild_id = ? AND game = ? ORDER BY alerts.user_id
"""
# `called` has the tables that have called players.
CALL = "INSERT INTO called (table_id) VALUES (?) ON CONFLICT DO NOTHING RETURNING table_id"


class AlertRepository(Repository):
    """Alerts in the database."""

    async def alerts(self, user_id: int, guild_id: int) -> list[str]:
        """Return the games that this user wants messages about on this server."""
        return await self._fetch_column(GAMES, user_id, guild_id)

    async def put_alerts(self, user_id: int, guild_id: int, games: Collection[str]) -> None:
        """Replace the games of this user on this server."""
        # In one transaction, so that the user never has half of the games.
        await self._execute_all(
            (DROP_GAMES, (user_id, guild_id)),
            *((PUT_GAME, (guild_id, game, user_id)) for game in games),
        )

    async def listeners(self, guild_id: int, game: str) -> dict[int, Hours]:
        """Return the users who want messages about this game on this server, and at which hours."""
        rows = await self._fetch_all(LISTENERS, guild_id, game)
        return {user_id: Hours(*hours) for user_id, *hours in rows}

    async def call(self, table_id: str) -> bool:
        """Note that players are called to this table. Return False if it was noted before."""
        # One statement: of two presses at once, one gets False.
        return bool(await self._change(CALL, table_id))


# -- planned tables --------------------------------------------------------------------------------

# The columns of a plan, in the order of `Plan`. The users who come to it are in `coming`.
COLUMNS = "id, guild_id, channel_id, message_id, event_id, game, user_id, locale, at, reminded"
PLAN = f"SELECT {COLUMNS} FROM plans WHERE id = ?"
# Selects from plans, so that a plan that was just cancelled gets no row.
COME = """
    INSERT INTO coming (plan_id, user_id) SELECT id, ? FROM plans WHERE id = ?
        ON CONFLICT DO NOTHING
"""
STAY_AWAY = "DELETE FROM coming WHERE user_id = ? AND plan_id = ?"
# The columns of a reminder, in the order of `PlanReminder`.
OF_REMINDER = "plan_id, user_id, channel_id, message_id"
REMINDERS = f"SELECT {OF_REMINDER} FROM reminders"
REMINDERS_OF = f"{REMINDERS} WHERE plan_id = ? ORDER BY user_id"
STALE_REMINDERS = f"""
    {REMINDERS} WHERE plan_id NOT IN (SELECT id FROM plans) ORDER BY plan_id, user_id
"""


class PlanRepository(Repository):
    """Plans in the database."""

    async def plans(self) -> list[Plan]:
        """Return all plans, the earliest first."""
        return [*map(_plan, await self._fetch_all(f"SELECT {COLUMNS} FROM plans ORDER BY at, id"))]

    async def plan(self, plan_id: int) -> Plan | None:
        """Return a plan, or None if it is gone."""
        row = await self._fetch_one(PLAN, plan_id)
        return None if row is None else _plan(row)

    async def add_plan(self, plan: Plan) -> None:
        await self._execute(
            f"INSERT INTO plans ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *plan
        )

    async def change_plan(self, plan: Plan) -> None:
        """Store the announcement, the event and `is_reminded` of a plan, if it still exists."""
        await self._execute(
            "UPDATE plans SET message_id = ?, event_id = ?, reminded = ? WHERE id = ?",
            plan.message_id,
            plan.event_id,
            plan.is_reminded,
            plan.id,
        )

    async def drop_plan(self, plan_id: int) -> None:
        await self._execute("DELETE FROM plans WHERE id = ?", plan_id)

    async def coming(self, plan_id: int) -> list[int]:
        """Return the users who said that they come."""
        return await self._fetch_column(
            "SELECT user_id FROM coming WHERE plan_id = ? ORDER BY user_id", plan_id
        )

    async def come(self, plan_id: int, user_id: int, *, comes: bool) -> None:
        """Note that a user comes, or delete that note."""
        await self._execute(COME if comes else STAY_AWAY, user_id, plan_id)

    async def add_reminder(self, reminder: PlanReminder) -> None:
        await self._execute(f"INSERT INTO reminders ({OF_REMINDER}) VALUES (?, ?, ?, ?)", *reminder)

    async def drop_reminder(self, reminder: PlanReminder) -> None:
        await self._execute(
            "DELETE FROM reminders WHERE plan_id = ? AND user_id = ?",
            reminder.plan_id,
            reminder.user_id,
        )

    async def reminders(self, plan_id: int) -> list[PlanReminder]:
        """Return the sent reminders of a plan."""
        return [*map(PlanReminder._make, await self._fetch_all(REMINDERS_OF, plan_id))]

    async def stale_reminders(self) -> list[PlanReminder]:
        """Return the reminders that belong to no plan any more."""
        return [*map(PlanReminder._make, await self._fetch_all(STALE_REMINDERS))]

    async def ahead(self, user_id: int) -> int | None:
        """Return by how many minutes this user's clock is ahead of UTC; None if it is not known."""
        row = await self._fetch_one("SELECT ahead FROM waking_hours WHERE user_id = ?", user_id)
        return None if row is None else int(row[0])


def _plan(row: Sequence[Any]) -> Plan:
    # SQLite stores the last column, `reminded`, as 0 or 1.
    return Plan._make((*row[:-1], bool(row[-1])))
