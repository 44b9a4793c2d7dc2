"""REST: interaction callbacks, and the webhook routes that follow them."""

from __future__ import annotations

from aiohttp import web

from playground.discord.interactions import DEFERRED_UPDATE
from playground.discord.serializers import JSON
from playground.discord.simulation import Simulation
from playground.http.routes_messages import checked_body


class InteractionRoutes:
    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.interactions = simulation.interactions
        self.shapes = simulation.shapes

    def routes(self) -> list[web.RouteDef]:
        webhook = "/api/v10/webhooks/{application}/{token}"
        return [
            web.post("/api/v10/interactions/{interaction}/{token}/callback", self.callback),
            web.post(webhook, self.follow_up),
            web.get(f"{webhook}/messages/{{message}}", self.get),
            web.patch(f"{webhook}/messages/{{message}}", self.edit),
            web.delete(f"{webhook}/messages/{{message}}", self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        body = await checked_body(request)
        interaction, message = self.interactions.called_back(
            int(request.match_info["interaction"]), request.match_info["token"], body
        )
        if request.query.get("with_response", "").lower() not in ("1", "true"):
            return web.Response(status=204)
        kind = body.json["type"]
        told: JSON = {"id": str(interaction.id), "type": interaction.kind}
        answer: JSON = {"interaction": told}
        if message is not None:
            told["response_message_id"] = str(message.id)
            told["response_message_loading"] = message.loading
            told["response_message_ephemeral"] = message.visible_to is not None
            answer["resource"] = {"type": kind, "message": self.shapes.message(message)}
        elif kind == DEFERRED_UPDATE and interaction.source is not None:
            told["response_message_id"] = str(interaction.source.id)
        return web.json_response(answer)

    async def follow_up(self, request: web.Request) -> web.Response:
        body = await checked_body(request)
        message = self.interactions.follow_up(request.match_info["token"], body)
        return web.json_response(self.shapes.message(message))

    async def get(self, request: web.Request) -> web.Response:
        message = self.interactions.message_of(*self._which(request))
        return web.json_response(self.shapes.message(message))

    async def edit(self, request: web.Request) -> web.Response:
        body = await checked_body(request)
        message = self.interactions.message_of(*self._which(request))
        self.simulation.posting.edit(message, body)
        return web.json_response(self.shapes.message(message))

    async def delete(self, request: web.Request) -> web.Response:
        self.simulation.posting.delete(self.interactions.message_of(*self._which(request)))
        return web.Response(status=204)

    def _which(self, request: web.Request) -> tuple[str, str]:
        return request.match_info["token"], request.match_info["message"]
