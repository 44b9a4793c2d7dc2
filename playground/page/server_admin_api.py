"""What the page asks of the house: switches of channels, deletions, leaving, hurried time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playground.discord.simulation import Simulation
from playground.discord.user_actions import CannotDo
from playground.discord.world import Channel, Person
from playground.page.requests import Asked

LONGEST_HURRY = 7 * 24 * 3600.0

Act = Callable[[Person, Asked], Any]


class HouseActs:
    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.world = simulation.world
        self.house = simulation.house

    def acts(self) -> dict[str, Act]:
        return {
            "dms": self.dms,
            "permission": self.permission,
            "add_channel": self.add_channel,
            "delete_channel": self.delete_channel,
            "delete_message": self.delete_message,
            "leave": self.leave,
            "hurry": self.hurry,
            "speak": self.speak,
        }

    def _channel(self, asked: Asked) -> Channel:
        channel = self.world.channels.get(asked.number("channel"))
        if channel is None:
            raise CannotDo("there is no such channel")
        return channel

    def dms(self, person: Person, asked: Asked) -> None:
        person.dms_closed = bool(asked["closed"])
        self.simulation.feed.publish("channels", {})

    def permission(self, person: Person, asked: Asked) -> None:
        """Anybody may try this out, whoever owns the server."""
        self.house.switch(self._channel(asked), str(asked["name"]), allowed=bool(asked["allowed"]))

    def add_channel(self, person: Person, asked: Asked) -> dict[str, str]:
        return {"channel": str(self.house.add_channel(person, str(asked["name"])).id)}

    def delete_channel(self, person: Person, asked: Asked) -> None:
        self.house.delete_channel(person, self._channel(asked))

    def delete_message(self, person: Person, asked: Asked) -> None:
        message = self.world.message(asked.number("message"))
        if message is None:
            raise CannotDo("there is no such message")
        self.house.delete_message(person, message)

    def leave(self, person: Person, asked: Asked) -> None:
        self.house.leave(person, left=bool(asked["left"]))

    def speak(self, person: Person, asked: Asked) -> None:
        self.house.speak(person, str(asked["locale"]), server=bool(asked["server"]))

    def hurry(self, person: Person, asked: Asked) -> None:
        seconds = asked.seconds("seconds")
        if not 0 < seconds <= LONGEST_HURRY:
            raise CannotDo("time can be hurried by up to a week")
        self.simulation.hurry(seconds)
