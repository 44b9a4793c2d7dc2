"""The HTTP server: REST and gateway for the bot, pages for people."""

import asyncio
import socket

from aiohttp import web

from playground.discord.requests import MAX_REQUEST_BYTES
from playground.discord.simulation import Simulation
from playground.http.access import guard
from playground.http.routes import AppRoutes, EventRoutes, InteractionRoutes, MessageRoutes
from playground.page.api import BotSwitch, PageApi

HOST = "127.0.0.1"


def bind(port: int = 0) -> socket.socket:
    """Return a socket that listens on this machine only. Port 0 takes a free port."""
    listener = socket.socket()
    # A restart may use the port while old connections are still closing.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((HOST, port))
    return listener


class Server:
    """Serves one simulation on a bound socket."""

    def __init__(self, simulation: Simulation, switch_bot: BotSwitch | None = None) -> None:
        """Build the application.

        `switch_bot` restarts or kills the bot; None: pages cannot do that.
        """
        self.simulation = simulation
        app = web.Application(middlewares=[guard(simulation)], client_max_size=MAX_REQUEST_BYTES)
        for routes in (AppRoutes, EventRoutes, MessageRoutes, InteractionRoutes):
            app.add_routes(routes(simulation).definitions())

        # discord.py connects with or without a slash at the end of the address.
        app.router.add_get("/gateway", simulation.gateway.serve)
        app.router.add_get("/gateway/", simulation.gateway.serve)
        app.add_routes(PageApi(simulation, switch_bot).routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)

    async def start(self, listener: socket.socket) -> None:
        """Start to serve."""
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()

    async def stop(self) -> None:
        """Close all connections and stop serving."""
        self.simulation.feed.close()
        await self.simulation.gateway.close()
        await asyncio.sleep(0)  # let the streams notice that they are closed
        await self._runner.cleanup()
