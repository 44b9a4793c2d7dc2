"""Tests that the server answers only with the key or the token, and only on this machine."""

import pytest

from tests.playground.conftest import BareBot


async def status(bare: BareBot, path: str, **head: str) -> int:
    async with bare.session.get(bare.play.base_url + path, headers=head) as answer:
        return answer.status


async def test_the_page_opens_with_its_key(bare: BareBot) -> None:
    assert await status(bare, f"/?key={bare.play.key}") == 200
    assert await status(bare, f"/page/{bare.play.key}/app.js") == 200
    assert await status(bare, f"/page/{bare.play.key}/state") == 200


@pytest.mark.parametrize(
    "path", ["/", "/?key=guess", "/page/guess/state", "/page/guess/app.js", "/page/"]
)
async def test_page_is_refused_without_its_key(bare: BareBot, path: str) -> None:
    assert await status(bare, path) == 403


async def test_page_serves_only_its_own_files(bare: BareBot) -> None:
    # "%2f" is an escaped slash, which must not lead out of the folder.
    assert await status(bare, f"/page/{bare.play.key}/..%2fapi.py") == 404
    assert await status(bare, f"/page/{bare.play.key}/api.py") == 404


async def test_foreign_origin_or_host_is_refused(bare: BareBot) -> None:
    path = f"/page/{bare.play.key}/state"
    # A foreign Host or Origin header means another website in the same browser.
    assert await status(bare, path, Host="coop.example") == 403
    assert await status(bare, path, Origin="https://coop.example") == 403
    assert await status(bare, path, Origin=bare.play.base_url) == 200


async def test_the_bot_needs_its_token(bare: BareBot) -> None:
    assert await status(bare, "/api/v10/users/@me", Authorization="Bot guess") == 401
    assert (await bare.rest("GET", "/users/@me"))[0] == 200


async def test_invalid_identify_closes_the_gateway(
    bare: BareBot,
) -> None:
    token = bare.play.simulation.token
    # Codes: wrong token, privileged intent that is not allowed, invalid shard.
    for wrong, code in (
        ({"token": "guess"}, 4004),
        ({"intents": 1 << 15}, 4014),
        ({"shard": [2, 2]}, 4010),
    ):
        socket = await bare.session.ws_connect(bare.play.simulation.gateway_address)
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": token, "intents": 1} | wrong})
        await socket.receive()

        assert socket.close_code == code


async def test_an_unknown_route_says_so_in_json(bare: BareBot) -> None:
    assert await bare.rest("GET", "/stickers/1") == (404, {"message": "404: Not Found", "code": 0})
    assert (await bare.rest("PUT", "/users/@me"))[0] == 405


async def test_a_file_needs_its_signed_link(bare: BareBot) -> None:
    # `hm` is the signature of Discord's attachment links.
    assert await status(bare, "/attachments/1/table.png?hm=guess") == 404
