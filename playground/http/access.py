"""Access control: only this machine, only with the key (pages) or the token (the bot)."""

import asyncio
import hmac
import logging

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from playground.discord.api_errors import Refusal
from playground.discord.faults import LimitedRequest
from playground.discord.simulation import Call, Simulation
from playground.discord.user_actions import CannotDo
from playground.discord.world import seconds_of

log = logging.getLogger(__name__)

# Numbers such as 40001 are Discord's error codes (playground/discord/api_errors.py).

API = "/api/v10"
VIA = "1.1 google"  # without it, discord.py takes a 429 for a ban by Cloudflare
PAGE_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
}


def guard(simulation: Simulation) -> Middleware:
    """Return the middleware for all requests.

    It checks address, key and token, and turns refusals into Discord's answers.
    """

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        # Another site must not be able to use the playground through a person's browser.
        hosts = {f"{name}:{simulation.port}" for name in (simulation.host, "localhost")}
        origin = request.headers.get("Origin")
        is_from_here = origin is None or origin.removeprefix("http://") in hosts
        if request.host not in hosts or not is_from_here:
            return web.Response(status=403, text="This playground is for its own machine only.\n")

        # An outage of Discord is simulated. Aborting the transport looks like a broken network; the
        # 500 is never sent.
        if simulation.away and request.path.startswith(("/api/", "/gateway")):
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if request.path.startswith("/api/"):
            return await _for_the_bot(request, handler, simulation)
        if request.path == "/" or request.path.startswith("/page/"):
            return await _for_the_page(request, handler, simulation)

        # The gateway checks its token itself; links to files are signed.
        return await handler(request)

    return guarded


async def _for_the_page(
    request: web.Request, handler: Handler, simulation: Simulation
) -> web.StreamResponse:
    """Serve a page's request if its key is correct."""
    # The path of any other request of a page is /page/KEY/….
    key = request.query.get("key", "") if request.path == "/" else request.path.split("/")[2]
    # Compared in constant time, so that the time does not reveal a part of the key.
    if not hmac.compare_digest(key.encode(), simulation.key.encode()):
        text = "Please open the address that the playground printed: it ends in a key.\n"
        return web.Response(status=403, text=text)

    try:
        response = await handler(request)
    except (CannotDo, Refusal) as refusal:
        simulation.note(f"The page cannot {request.path.rsplit('/', 1)[-1]}: {refusal}")
        response = web.json_response({"error": str(refusal)}, status=400)

    # A started event stream has sent its headers already.
    if not response.prepared:
        response.headers.update(PAGE_HEADERS)

    return response


async def _for_the_bot(
    request: web.Request, handler: Handler, simulation: Simulation
) -> web.StreamResponse:
    """Serve a request of the bot.

    Check the token, count the request in the rate limits, and log the call.
    """
    path = request.path.removeprefix(API)
    headers: dict[str, str] = {"Via": VIA}
    try:
        _check_token(request, path, simulation)
        limited = _facts_for_limits(request, simulation)
        headers |= simulation.throttle.take(limited)
        response = await _carry_out(request, handler, simulation, limited)
    except (web.HTTPNotFound, web.HTTPMethodNotAllowed) as unknown:
        log.warning("the playground knows no %s %s", request.method, path)
        answer = {"message": f"{unknown.status}: {unknown.reason}", "code": 0}
        response = web.json_response(answer, status=unknown.status)
    except Refusal as refusal:
        log.info("refused %s %s: %s", request.method, path, refusal)
        response = web.json_response(refusal.body(), status=refusal.status)
        headers |= refusal.headers

    if response.content_type == "application/json":
        # discord.py expects the content type without a charset.
        response.headers["Content-Type"] = "application/json"

    response.headers.update(headers)
    simulation.calls.append(
        Call(request.method, path, response.status, simulation.world.clock.now())
    )
    return response


async def _carry_out(
    request: web.Request, handler: Handler, simulation: Simulation, limited: LimitedRequest
) -> web.StreamResponse:
    """Carry out a request, with the faults that it meets (playground/discord/faults.py)."""
    channel = (
        simulation.world.channels.get(int(limited.major)) if limited.major.isdecimal() else None
    )
    fault = simulation.faults.draw(limited, in_dm=channel is not None and channel.is_dm)
    if fault is None:
        return await handler(request)

    # The 500 is never seen: either the request is carried out, or the fault cuts or refuses it.
    response: web.StreamResponse = web.Response(status=500)
    if fault.carried_out:
        response = await handler(request)

    await asyncio.sleep(fault.seconds)
    # The bot sees a broken connection and cannot know whether the request was carried out.
    if fault.cut and request.transport is not None:
        request.transport.abort()

    if fault.refusal is not None:
        raise fault.refusal

    return response


def _facts_for_limits(request: web.Request, simulation: Simulation) -> LimitedRequest:
    """Return what the rate limits need to know about the request.

    Discord has a bucket for each route and each `major` part of its path: a token, channel or
    server.
    """
    resource = request.match_info.route.resource
    route = resource.canonical if resource else ""
    parts = request.match_info
    major = parts.get("token") or parts.get("channel") or parts.get("guild") or ""
    message = parts.get("message", "")
    age = 0.0
    if message.isdecimal():
        age = simulation.world.clock.now() - seconds_of(int(message))

    uploads = request.content_type.startswith("multipart/")
    return LimitedRequest(request.method, route, major, age, uploads)


def _check_token(request: web.Request, path: str, simulation: Simulation) -> None:
    """Raise Refusal if the bot's token is missing or wrong."""
    if path.startswith(("/interactions/", "/webhooks/")):
        return  # these are authorized by the token in their path

    authorization = request.headers.get("Authorization", "")
    if simulation.revoked or not hmac.compare_digest(
        authorization.encode(), f"Bot {simulation.token}".encode()
    ):
        raise Refusal(401, 40001)
