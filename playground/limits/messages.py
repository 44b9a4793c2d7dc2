"""Discord's limits on request bodies, as pure functions.

Discord's OpenAPI description has types and many lengths. This module has what the description lacks
(totals, exclusions, uniqueness), and repeats the numbers that matter to Coop. It does not depend on
the simulated Discord, so any test may import it.
"""

import re
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from playground.limits.commands import command_problems
from playground.limits.components import (
    V2_TYPES,
    Problems,
    attachment_names_used,
    broken,
    component_problems,
    length,
    lengths,
    modal_problems,
    walk,
)

# Flags of messages.
EPHEMERAL = 1 << 6
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
VOICE_MESSAGE = 1 << 13
COMPONENTS_V2 = 1 << 15

MAX_CONTENT = 2000
MAX_EMBED_TEXT = 6000
MAX_FILES = 10

# The flags that a bot may set in a channel, and in an answer to an interaction.
CREATE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | VOICE_MESSAGE | COMPONENTS_V2
INTERACTION_FLAGS = CREATE_FLAGS | EPHEMERAL


def problems(method: str, path: str, body: object, files: Sequence[str] = ()) -> list[str]:
    """Return what Discord would refuse in this request; empty if no problem is known.

    Args:
        method: The HTTP method.
        path: The path. It may have the ``/api/v10`` prefix and a query.
        body: The JSON body; of a multipart request, its ``payload_json``.
        files: The names of the uploaded files. For an edit, also the names of the files that are
            kept.
    """
    bare = re.sub(r"^/api(/v\d+)?(?=/)", "", path.split("?")[0])
    for verb, pattern, check in _ROUTES:
        if verb == method.upper() and re.fullmatch(pattern, bare):
            return check(body, files)

    return []


def _callback_problems(body: object, files: Sequence[str]) -> Problems:
    """Return the problems of a response to an interaction."""
    if not isinstance(body, dict):
        return ["body: must be an object"]

    data = body.get("data")
    match body.get("type"):
        case 1 | 6:  # a pong, a deferred edit
            return []
        case 4:  # a message
            found = message_problems(data, files)
        case 5:  # a deferred message
            flags = data.get("flags", 0) if isinstance(data, dict) else 0
            is_forbidden = flags & ~EPHEMERAL
            found = broken((is_forbidden, "flags: a deferred answer takes only EPHEMERAL"))
        case 7:  # an edit
            # Unlike other edits, this edit deletes the files that it does not list, so it must list
            # each file that the message shows.
            found = message_problems(data, files, editing=True, drops_files=True)
        case 8:  # autocomplete
            found = _choice_problems(data)
        case 9:  # a modal
            found = modal_problems(data)
        case kind:
            return [f"type: {kind!r} is no callback type"]

    return [f"data.{problem}" for problem in found]


def _choice_problems(data: object) -> Problems:
    """Return the problems of autocomplete choices."""
    choices = data.get("choices") if isinstance(data, dict) else None
    if not isinstance(choices, list):
        return ["choices: is required"]

    found = ["choices: more than 25"] if len(choices) > 25 else []
    for number, choice in enumerate(choices):
        texts = {field: str(choice.get(field, "")) for field in ("name", "value")}
        found += lengths(f"choices[{number}]", texts, name=(1, 100), value=(0, 100))

    return found


def message_problems(
    body: object,
    files: Sequence[str],
    *,
    editing: bool = False,
    drops_files: bool = False,
    allowed_flags: int = INTERACTION_FLAGS,
) -> list[str]:
    """Return the problems of one message body.

    Args:
        body: The JSON body.
        files: The names of the files.
        editing: Whether the request edits a message, so that parts missing from the body are kept.
        drops_files: Whether files that are not listed are deleted.
        allowed_flags: The flags that the route accepts.
    """
    if not isinstance(body, dict):
        return ["body: must be an object"]

    flags = int(body.get("flags") or 0)
    v2 = bool(flags & COMPONENTS_V2)
    components = body.get("components") or []
    forbidden = flags & ~allowed_flags
    found = broken(
        (forbidden, f"flags: unknown or forbidden bits {forbidden:#x}"),
        (len(str(body.get("nonce") or "")) > 25, "nonce: over 25 characters"),
    )
    found += _content_problems(body, v2)
    found += _embed_problems(body.get("embeds") or [])

    # An edit without the flag does not say whether the message already has it.
    found += component_problems(components, v2=v2, knows_v2=v2 or not editing)
    found += _emptiness_problems(body, files, editing=editing)
    found += _mention_problems(body.get("allowed_mentions"))
    found += _file_problems(body, files, components, editing=editing, drops=drops_files)
    return found


def _content_problems(body: dict[str, Any], v2: bool) -> Problems:
    """Return the problems of the content."""
    excluded = ("content", "embeds", "sticker_ids", "poll") if v2 else ()
    return length(body.get("content"), 0, MAX_CONTENT, "content") + [
        f"{part}: cannot go with IS_COMPONENTS_V2" for part in excluded if body.get(part)
    ]


def _emptiness_problems(body: dict[str, Any], files: Sequence[str], *, editing: bool) -> Problems:
    """Return a problem if the message would be empty."""
    parts = ("content", "embeds", "components", "sticker_ids", "poll", "attachments")
    # Only an edit that replaces all parts can be known to leave the message empty.
    if editing and not all(part in body for part in ("content", "embeds", "components")):
        return []  # the message keeps the missing parts, which may have content
    if editing and "attachments" not in body:
        return []

    filled = any(str(body.get(part) or "").strip() for part in parts if body.get(part))
    return [] if filled or files else ["content: cannot send an empty message"]


def _embed_problems(embeds: list[dict[str, Any]]) -> Problems:
    """Return the problems of embeds. The total of all texts is limited too."""
    found = ["embeds: more than 10"] if len(embeds) > 10 else []
    total = 0
    for number, embed in enumerate(embeds):
        at = f"embeds[{number}]"
        footer = embed.get("footer") or {}
        author = embed.get("author") or {}
        found += lengths(at, embed, title=(0, 256), description=(0, 4096))
        found += lengths(f"{at}.footer", footer, text=(0, 2048))
        found += lengths(f"{at}.author", author, name=(0, 256))
        # Discord limits the sum over all embeds of a message.
        texts = [embed.get("title"), embed.get("description"), footer.get("text")]
        total += sum(len(text or "") for text in [*texts, author.get("name")])
        fields = embed.get("fields") or []
        found += broken((len(fields) > 25, f"{at}.fields: more than 25"))
        for index, field in enumerate(fields):
            for part, longest in (("name", 256), ("value", 1024)):
                text = str(field.get(part) or "")
                total += len(text)
                here = f"{at}.fields[{index}].{part}"
                found += broken((not text.strip(), f"{here}: is empty"))
                found += length(text, 0, longest, here)

    return found + broken(
        (total > MAX_EMBED_TEXT, f"embeds: {total} characters in total, over {MAX_EMBED_TEXT}")
    )


def _mention_problems(mentions: dict[str, Any] | None) -> Problems:
    """Return the problems of allowed_mentions."""
    if not mentions:
        return []

    parse = mentions.get("parse") or []
    unknown = {*parse} - {"users", "roles", "everyone"}
    found = broken((unknown, f"allowed_mentions.parse: unknown {sorted(unknown)}"))
    for kind in ("users", "roles"):
        named = mentions.get(kind) or []
        found += broken(
            (
                named and kind in parse,
                f"allowed_mentions: parse {kind!r} and a list of {kind} exclude each other",
            ),
            (len(named) > 100, f"allowed_mentions.{kind}: more than 100"),
        )

    return found


def _file_problems(
    body: dict[str, Any],
    files: Sequence[str],
    components: list[Any],
    *,
    editing: bool,
    drops: bool,
) -> Problems:
    """Return the problems of files and of references to them."""
    listed = body.get("attachments") or []
    count = max(len(files), len(listed))
    found = broken((count > MAX_FILES, f"attachments: more than {MAX_FILES}"))
    for number, attachment in enumerate(listed):
        found += lengths(f"attachments[{number}]", attachment, description=(0, 1024))

    keeps_all = "attachments" not in body and not drops
    if editing and (keeps_all or any("filename" not in entry for entry in listed)):
        return found  # the names of kept files are not known here

    known = {*files, *(entry["filename"] for entry in listed if "filename" in entry)}
    return found + unknown_files(known, components, body.get("embeds") or [])


def unknown_files(
    known: Collection[str], components: object, embeds: Sequence[dict[str, Any]] = ()
) -> Problems:
    """Return a problem for each use of a file that the message does not have."""
    return [
        f"{at}: attachment://{name} names no file of this message"
        for at, name in attachment_names_used(components, embeds)
        if name not in known
    ]


def uses_v2(components: object) -> bool:
    """Return whether these components need an IS_COMPONENTS_V2 message."""
    return any(part.get("type") in V2_TYPES for _, part in walk(components))


_ID = r"[^/]+"
# For each route with limits: method, pattern of the path, and the check of its body and files.
_ROUTES: list[tuple[str, str, Callable[[object, Sequence[str]], Problems]]] = [
    ("POST", f"/channels/{_ID}/messages", partial(message_problems, allowed_flags=CREATE_FLAGS)),
    ("PATCH", f"/channels/{_ID}/messages/{_ID}", partial(message_problems, editing=True)),
    ("POST", f"/interactions/{_ID}/{_ID}/callback", _callback_problems),
    ("POST", f"/webhooks/{_ID}/{_ID}", message_problems),
    ("PATCH", f"/webhooks/{_ID}/{_ID}/messages/{_ID}", partial(message_problems, editing=True)),
    ("PUT", f"/applications/{_ID}/commands", lambda body, _: command_problems(body)),
    ("PUT", f"/applications/{_ID}/guilds/{_ID}/commands", lambda body, _: command_problems(body)),
]
