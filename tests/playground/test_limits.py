"""Tests of Discord's limits that its API description lacks, with valid and invalid bodies."""

from typing import Any

import pytest

from playground.limits.messages import problems

# The flag for messages made of components only.
V2 = 1 << 15
CREATE = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/api/v10/channels/1/messages/2")
CALLBACK = ("POST", "/interactions/1/token/callback")
FOLLOW_UP = ("POST", "/webhooks/1/token?wait=true")
ORIGINAL = ("PATCH", "/webhooks/1/token/messages/@original")
COMMANDS = ("PUT", "/applications/1/commands")


def text(content: str = "hello") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def select(options: int = 3, **more: Any) -> dict[str, Any]:
    given = [{"label": f"L{n}", "value": f"v{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": given} | more


def v2(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)} | more


def box(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(parts)}


def gallery(url: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def command(name: str = "chicken", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Play", "type": 1} | more


def option(name: str = "seats", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Which", "type": kind} | more


def modal(*rows: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "m", "title": "Name", "components": list(rows)} | more}


def field(**more: Any) -> dict[str, Any]:
    part = {"type": 4, "custom_id": "i", "style": 1} | more
    return {"type": 18, "label": "Crew", "component": part}


# Each case: method, path, body, and possibly the names of uploaded files.
GOOD = {
    "plain text": (*CREATE, {"content": "hello"}),
    "2000 characters": (*CREATE, {"content": "x" * 2000}),
    "a row of five buttons": (
        *CREATE,
        {"content": "x", "components": [row(*map(button, "abcde"))]},
    ),
    "a container": (*CREATE, v2(box(text(), row(select())))),
    "a section": (*CREATE, v2({"type": 9, "components": [text()], "accessory": button()})),
    "an uploaded picture": (*CREATE, v2(gallery("attachment://table.png")), ["table.png"]),
    "a picture kept by an edit": (*EDIT, v2(gallery("attachment://table.png"))),
    "an edit that clears a field": (*EDIT, {"content": None}),
    "edited components of a V2 message": (*EDIT, {"components": [text()]}),
    "silence": (*CREATE, {"content": "x", "flags": 1 << 12}),
    "an ephemeral answer": (*CALLBACK, {"type": 4, "data": {"content": "x", "flags": 64}}),
    "thinking, ephemeral": (*CALLBACK, {"type": 5, "data": {"flags": 64}}),
    "deferred update": (*CALLBACK, {"type": 6}),
    "update": (*CALLBACK, {"type": 7, "data": v2(text())}),
    "choices": (*CALLBACK, {"type": 8, "data": {"choices": [{"name": "A", "value": "a"}]}}),
    "a modal": (*CALLBACK, modal(field(min_length=2, max_length=20))),
    "an ephemeral follow-up": (*FOLLOW_UP, {"content": "x", "flags": 64}),
    "the answer, edited": (*ORIGINAL, v2(text())),
    "commands": (*COMMANDS, [command(options=[option("start", 2, options=[option("heist", 1)])])]),
    "something without limits": ("GET", "/users/@me", None),
}

# One mistake in each case, so that each limit is tested alone.
BAD = {
    "2001 characters": (*CREATE, {"content": "x" * 2001}),
    "2001 characters in an edit": (*EDIT, {"content": "x" * 2001}),
    "nothing": (*CREATE, {}),
    "blanks": (*CREATE, {"content": "  "}),
    "an unknown flag": (*CREATE, {"content": "x", "flags": 1 << 30}),
    "an ephemeral plain message": (*CREATE, {"content": "x", "flags": 64}),
    "content beside V2": (*CREATE, v2(text(), content="x")),
    "embeds beside V2": (*ORIGINAL, v2(text(), embeds=[{"title": "x"}])),
    "V2 parts without the flag": (*CREATE, {"components": [text()]}),
    "41 components": (*CREATE, v2(box(*[text()] * 40))),
    "4001 characters of text": (*CREATE, v2(text("x" * 2001), text("y" * 2000))),
    "10,200 bytes of text": (*CREATE, v2(text("é" * 3400), text("猫" * 1200))),
    "an empty text": (*CREATE, v2(text(""))),
    "six rows": (*CREATE, {"content": "x", "components": [row(button(c)) for c in "abcdef"]}),
    "six buttons in a row": (*CREATE, v2(row(*map(button, "abcdef")))),
    "two selects in a row": (*CREATE, v2(row(select(), select(custom_id="t")))),
    "a select beside a button": (*CREATE, v2(row(select(), button()))),
    "an empty row": (*CREATE, v2(row())),
    "a custom_id twice": (*CREATE, v2(row(button("a")), row(button("a")))),
    "a button at the top": (*CREATE, v2(button())),
    "a long label": (*CREATE, v2(row(button(label="x" * 81)))),
    "a button without words": (*CREATE, v2(row(button(label="")))),
    "a long custom_id": (*CREATE, v2(row(button("x" * 101)))),
    "a link with custom_id": (*CREATE, v2(row(button(style=5, url="https://x.org")))),
    "a strange link": (
        *CREATE,
        v2(row({"type": 2, "style": 5, "label": "x", "url": "javascript:x"})),
    ),
    "a style of its own": (*CREATE, v2(row(button(style=9)))),
    "26 options": (*CREATE, v2(row(select(26)))),
    "no options": (*CREATE, v2(row(select(0)))),
    "more to choose than there is": (*CREATE, v2(row(select(3, max_values=4)))),
    "least over most": (*CREATE, v2(row(select(3, min_values=3, max_values=2)))),
    "an option twice": (
        *CREATE,
        v2(row(select() | {"options": [{"label": "a", "value": "a"}] * 2})),
    ),
    "a long placeholder": (*CREATE, v2(row(select(placeholder="x" * 151)))),
    "a container in a container": (*CREATE, v2(box(box(text())))),
    "a section without accessory": (*CREATE, v2({"type": 9, "components": [text()]})),
    "four texts in a section": (
        *CREATE,
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
    ),
    "eleven pictures": (
        *CREATE,
        v2({"type": 12, "items": [{"media": {"url": "https://x.org/a.png"}}] * 11}),
    ),
    "65 pictures": (
        *CREATE,
        v2(*[{"type": 12, "items": [{"media": {"url": "https://x.org/a.png"}}] * 10}] * 7),
    ),
    "a picture that nobody sent": (*CREATE, v2(gallery("attachment://other.png")), ["table.png"]),
    "a picture dropped by type 7": (
        *CALLBACK,
        {"type": 7, "data": v2(gallery("attachment://table.png"))},
    ),
    "a file from elsewhere": (*CREATE, v2({"type": 13, "file": {"url": "https://x.org/a.txt"}})),
    "a text input in a message": (*CREATE, v2(row({"type": 4, "custom_id": "i"}))),
    "6001 characters of embeds": (*CREATE, {"embeds": [{"description": "x" * 3001}] * 2}),
    "an empty embed field": (*CREATE, {"embeds": [{"fields": [{"name": "", "value": "x"}]}]}),
    "parse and list": (
        *CREATE,
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ),
    "a long nonce": (*CREATE, {"content": "x", "nonce": "n" * 26}),
    "eleven files": (*CREATE, {"content": "x"}, [f"{n}.png" for n in range(11)]),
    "V2 while thinking": (*CALLBACK, {"type": 5, "data": {"flags": 64 | V2}}),
    "an unknown callback": (*CALLBACK, {"type": 3}),
    "26 choices": (*CALLBACK, {"type": 8, "data": {"choices": [{"name": "A", "value": "a"}] * 26}}),
    "an answer too long": (*CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}),
    "a modal of six rows": (
        *CALLBACK,
        modal(*[field(custom_id=c) for c in "abcdef"]),
    ),
    "a modal's long title": (*CALLBACK, modal(field(), title="x" * 46)),
    "impossible lengths": (*CALLBACK, modal(field(min_length=9, max_length=3))),
    "a button in a modal": (*CALLBACK, modal(row(button()))),
    "an upper-case command": (*COMMANDS, [command("Chicken")]),
    "a command without description": (*COMMANDS, [command(description="")]),
    "two commands of one name": (*COMMANDS, [command(), command()]),
    "101 commands": (*COMMANDS, [command(f"c{n}") for n in range(101)]),
    "a required option last": (
        *COMMANDS,
        [command(options=[option("a"), option("b", required=True)])],
    ),
    "subcommands and options": (*COMMANDS, [command(options=[option("a", 1), option("b")])]),
    "choices and autocomplete": (
        *COMMANDS,
        [command(options=[option(choices=[{"name": "A", "value": "a"}], autocomplete=True)])],
    ),
    "a choice that is too long in one language": (
        *COMMANDS,
        [
            command(
                options=[
                    option(
                        choices=[
                            {"name": "A", "value": "a", "name_localizations": {"de": "x" * 101}}
                        ]
                    )
                ]
            )
        ],
    ),
    "26 options of a command": (
        *COMMANDS,
        [command(options=[option(f"o{n}") for n in range(26)])],
    ),
    "a group in a group": (
        *COMMANDS,
        [command(options=[option("a", 2, options=[option("b", 2)])])],
    ),
    "8001 characters": (
        *COMMANDS,
        [
            command(
                options=[
                    option(
                        f"o{n}",
                        choices=[{"name": f"{m}" * 50, "value": f"{m}" * 50} for m in "abcde"],
                    )
                    for n in range(17)
                ]
            )
        ],
    ),
}


@pytest.mark.parametrize("case", GOOD.values(), ids=GOOD)
def test_valid_body_is_accepted(case: tuple[Any, ...]) -> None:
    assert problems(*case) == []


@pytest.mark.parametrize("case", BAD.values(), ids=BAD)
def test_invalid_body_is_refused(case: tuple[Any, ...]) -> None:
    assert problems(*case)
