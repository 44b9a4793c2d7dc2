"""Reads a request of the bot: JSON, or multipart with ``payload_json`` and files."""

import json
import mimetypes
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from playground.discord.api_errors import Refusal

MAX_REQUEST_BYTES = 25 * 2**20
MAX_FILE_BYTES = 10 * 2**20


@dataclass
class Upload:
    """An uploaded file."""

    filename: str
    data: bytes

    @property
    def content_type(self) -> str:
        """The content type that belongs to the file's name."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"


@dataclass
class Body:
    """The body of a request: its JSON, and the files by the number that the JSON uses for them."""

    json: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def filenames(self) -> list[str]:
        """The names of the files."""
        return [upload.filename for upload in self.files.values()]


async def read_body(request: web.Request) -> Body:
    """Read the body, JSON or multipart.

    Raises:
        Refusal: the body is not valid JSON (50035), or a file has more than 10 MiB or the request
            more than 25 MiB (40005).
    """
    # Checked before reading, so that a request that is too large is not loaded.
    if (request.content_length or 0) > MAX_REQUEST_BYTES:
        raise Refusal(413, 40005)
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)

    raw = await request.read()
    return Body(_parse(raw)) if raw else Body()


def _parse(raw: bytes | bytearray) -> Any:
    """Parse JSON. Raise Refusal if it is not valid."""
    try:
        return json.loads(raw)
    except ValueError as error:
        raise Refusal(400, 50035, [f"body: not JSON ({error})"]) from error


async def _read_multipart(request: web.Request) -> Body:
    """Read the parts of a multipart request."""
    body = Body()
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue

        raw = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            body.json = _parse(raw)
        elif name.startswith("files["):
            if len(raw) > MAX_FILE_BYTES:
                raise Refusal(413, 40005)
            # The name is `files[0]`; the JSON refers to the number in the brackets.
            body.files[int(name[6:-1])] = Upload(part.filename or "file", raw)

    return body
