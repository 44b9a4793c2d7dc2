"""Discord's limits on the components of messages and modals.

The limits of messages are those of the Components V2 reference, as of 2026; a modal is the data of
a type 9 callback. A problem is a text such as "components[0].label: 0 to 80 characters, not 90".
Its first part, the parameter `at`, is the place of the wrong value in the request.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

# Types of components.
ROW = 1
BUTTON = 2
STRING_SELECT = 3
TEXT_INPUT = 4
SELECTS = frozenset({3, 5, 6, 7, 8})
SECTION = 9
TEXT = 10
THUMBNAIL = 11
GALLERY = 12
FILE = 13
SEPARATOR = 14
CONTAINER = 17
LABEL = 18
UPLOAD = 19
RADIO = 21
CHECKBOXES = 22
CHECKBOX = 23
V2_TYPES = frozenset({SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
MODAL_ONLY = frozenset({TEXT_INPUT, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX})
IN_CONTAINER = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
IN_LABEL = frozenset({TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX})

# Styles of buttons.
LINK = 5
PREMIUM = 6

MAX_COMPONENTS = 40
MAX_TEXT = 4000
# Undocumented: with more pictures Discord answers 500 (discord-api-docs issue 7528).
MAX_MEDIA = 64
# Undocumented: above this Discord answers 500 (discord-api-docs issue 8554).
MAX_TEXT_BYTES = 10_170

Part = dict[str, Any]
Problems = list[str]


def walk(components: object, at: str = "components") -> Iterator[tuple[str, Part]]:
    """Yield each component with its place, including nested ones and accessories."""
    for number, part in enumerate(components if isinstance(components, list) else []):
        if not isinstance(part, dict):
            continue

        here = f"{at}[{number}]"
        yield here, part
        yield from walk(part.get("components"), f"{here}.components")

        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]], f"{here}.{key}")


def component_problems(components: object, *, v2: bool, knows_v2: bool) -> Problems:
    """Return the problems of a message's components.

    Args:
        components: The components.
        v2: Whether the message has the flag IS_COMPONENTS_V2.
        knows_v2: Whether `v2` is certain. An edit without the flag does not say whether the message
            already has the flag.
    """
    if not isinstance(components, list):
        return ["components: must be a list"]

    parts = list(walk(components))
    problems = []
    if len(parts) > MAX_COMPONENTS:
        problems.append(f"components: {len(parts)} in total, over {MAX_COMPONENTS}")

    if knows_v2 and not v2:
        if len(components) > 5:
            problems.append("components: more than 5 action rows")
        problems += [
            f"{at}: type {part['type']} needs IS_COMPONENTS_V2"
            for at, part in parts
            if part.get("type") in V2_TYPES
        ]

    # A thumbnail is one picture, a gallery has several.
    media = sum(len(p.get("items") or []) + (p.get("type") == THUMBNAIL) for _, p in parts)
    if media > MAX_MEDIA:
        problems.append(f"components: {media} pictures, over {MAX_MEDIA}")

    problems += _top_level_problems(components, v2 or not knows_v2)
    problems += _text_problems(parts)
    problems += unique_ids(parts)
    for at, part in parts:
        problems += _part_problems(at, part)

    return problems


def _top_level_problems(components: list[Part], v2: bool) -> Problems:
    """Return the problems of components at the top level."""
    allowed = {*IN_CONTAINER, CONTAINER} if v2 else {ROW, *V2_TYPES}
    return [
        f"components[{number}]: type {part.get('type')} cannot stand at the top"
        for number, part in enumerate(components)
        if part.get("type") not in allowed
    ]


def _text_problems(parts: list[tuple[str, Part]]) -> Problems:
    """Return the problems of all texts together."""
    texts = [str(part.get("content") or "") for _, part in parts if part.get("type") == TEXT]
    problems = []
    if sum(map(len, texts)) > MAX_TEXT:
        problems.append(f"components: {sum(map(len, texts))} characters of text, over {MAX_TEXT}")

    # Discord's own format adds about 12 bytes to each text.
    if sum(len(text.encode()) + 12 for text in texts) > MAX_TEXT_BYTES:
        problems.append(f"components: over {MAX_TEXT_BYTES} bytes of text")

    return problems


def unique_ids(parts: list[tuple[str, Part]]) -> Problems:
    """Return a problem for each id that is used twice."""
    problems = []
    for field in ("custom_id", "id"):
        used = repeated(part[field] for _, part in parts if part.get(field))
        problems += [f"components: {field} {value!r} is used twice" for value in used]

    return problems


def repeated(values: Iterable[Any]) -> list[Any]:
    """Return the values that occur more than once."""
    return [value for value, times in Counter(values).items() if times > 1]


def _part_problems(at: str, part: Part) -> Problems:
    """Return the problems of one component."""
    kind = part.get("type")
    if kind in MODAL_ONLY:
        return [f"{at}: type {kind} lives only in modals"]
    if kind in SELECTS:
        return select_problems(at, part)

    check = {
        ROW: _row_problems,
        BUTTON: _button_problems,
        SECTION: _section_problems,
        TEXT: text_display_problems,
        THUMBNAIL: _thumbnail_problems,
        GALLERY: _gallery_problems,
        FILE: _file_problems,
        SEPARATOR: _separator_problems,
        CONTAINER: _container_problems,
    }.get(kind or 0)
    return check(at, part) if check else [f"{at}: unknown type {kind!r}"]


def _row_problems(at: str, row: Part) -> Problems:
    """Return the problems of an action row."""
    kinds = [part.get("type") for part in row.get("components") or []]
    if not kinds:
        return [f"{at}: an empty row"]

    selects = sum(kind in SELECTS for kind in kinds)
    # Several selects, or a select beside something else.
    if selects > 1 or (selects and len(kinds) > selects):
        return [f"{at}: a row holds either buttons or one select"]
    if len(kinds) > 5:
        return [f"{at}: more than 5 buttons"]

    return [
        f"{at}: type {kind} cannot stand in a row"
        for kind in kinds
        if kind not in {BUTTON, *SELECTS}
    ]


def _button_problems(at: str, button: Part) -> Problems:
    """Return the problems of a button."""
    style = button.get("style")
    problems = [] if style in range(1, 7) else [f"{at}: unknown button style {style!r}"]
    # Links have an address and premium buttons a product; all other buttons have a custom id.
    needed = {LINK: "url", PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    targets = {field for field in ("custom_id", "url", "sku_id") if button.get(field)}
    if targets != {needed}:
        problems.append(f"{at}: style {style} takes exactly {needed}, not {sorted(targets)}")

    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        problems.append(f"{at}: needs a label or an emoji")

    problems += lengths(at, button, label=(0, 80))
    problems += _custom_id_problems(at, button)
    if needed == "url":
        url = str(button.get("url") or "")
        problems += length(url, 1, 512, f"{at}.url")
        if not re.match(r"(https?|discord)://\S", url):
            problems.append(f"{at}.url: not an http, https or discord address")

    return problems


def _custom_id_problems(at: str, part: Part) -> Problems:
    """Return the problems of a custom id."""
    return length(part["custom_id"], 1, 100, f"{at}.custom_id") if "custom_id" in part else []


def select_problems(at: str, select: Part, *, modal: bool = False) -> Problems:
    """Return the problems of a select."""
    problems = _custom_id_problems(at, select)
    if not select.get("custom_id"):
        problems.append(f"{at}.custom_id: is required")

    problems += lengths(at, select, placeholder=(0, 150))
    low = int(select.get("min_values", 1))
    high = int(select.get("max_values", 1))
    if not (0 <= low <= 25 and 1 <= high <= 25):
        problems.append(f"{at}: min_values 0 to 25, max_values 1 to 25")

    if low > high:
        problems.append(f"{at}: min_values {low} over max_values {high}")

    if select.get("required") and low == 0 and modal:
        problems.append(f"{at}: required, yet min_values is 0")

    if select.get("type") == STRING_SELECT:
        problems += option_problems(at, select.get("options") or [], low, high)
    elif len(select.get("default_values") or []) > high:
        problems.append(f"{at}: more default values than max_values")

    return problems


def option_problems(
    at: str, options: list[Part], low: int, high: int, *, most: int = 25
) -> Problems:
    """Return the problems of a list of at most `most` options.

    A person chooses at least `low` and at most `high` of them.
    """
    problems = []
    if not 1 <= len(options) <= most:
        problems.append(f"{at}.options: 1 to {most}, not {len(options)}")

    if high > max(len(options), 1):
        problems.append(f"{at}: max_values {high} over its {len(options)} options")

    if low > len(options):
        problems.append(f"{at}: min_values {low} over its {len(options)} options")

    values = repeated(option.get("value") for option in options)
    problems += [f"{at}.options: value {value!r} is used twice" for value in values]
    if sum(bool(option.get("default")) for option in options) > high:
        problems.append(f"{at}.options: more defaults than max_values")

    for number, option in enumerate(options):
        problems += lengths(
            f"{at}.options[{number}]", option, label=(1, 100), value=(1, 100), description=(0, 100)
        )

    return problems


def _section_problems(at: str, section: Part) -> Problems:
    """Return the problems of a section."""
    kinds = [part.get("type") for part in section.get("components") or []]
    problems = []
    if not 1 <= len(kinds) <= 3 or any(kind != TEXT for kind in kinds):
        problems.append(f"{at}: a section holds 1 to 3 texts")

    if (section.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        problems.append(f"{at}: a section needs a button or a thumbnail beside it")

    return problems


def text_display_problems(at: str, text: Part) -> Problems:
    """Return the problems of a text."""
    return lengths(at, text, content=(1, MAX_TEXT))


def _thumbnail_problems(at: str, thumbnail: Part) -> Problems:
    """Return the problems of a thumbnail."""
    problems = _media_problems(f"{at}.media", thumbnail.get("media"))
    return problems + lengths(at, thumbnail, description=(0, 1024))


def _gallery_problems(at: str, gallery: Part) -> Problems:
    """Return the problems of a gallery."""
    items = gallery.get("items") or []
    problems = [] if 1 <= len(items) <= 10 else [f"{at}.items: 1 to 10, not {len(items)}"]
    # An item of a gallery has the fields of a thumbnail.
    for number, item in enumerate(items):
        problems += _thumbnail_problems(f"{at}.items[{number}]", item)

    return problems


def _media_problems(at: str, media: Part | None) -> Problems:
    """Return the problems of the address of a picture."""
    url = str((media or {}).get("url") or "")
    if not re.match(r"(https?|attachment)://\S", url):
        return [f"{at}.url: neither http(s):// nor attachment://"]
    return length(url, 1, 2048, f"{at}.url")


def _file_problems(at: str, part: Part) -> Problems:
    """Return the problems of a file."""
    url = str((part.get("file") or {}).get("url") or "")
    return (
        []
        if re.match(r"attachment://\S", url)
        else [f"{at}.file.url: only attachment:// is allowed"]
    )


def _separator_problems(at: str, part: Part) -> Problems:
    """Return the problems of a separator."""
    return [] if part.get("spacing", 1) in (1, 2) else [f"{at}.spacing: 1 or 2"]


def _container_problems(at: str, container: Part) -> Problems:
    """Return the problems of a container."""
    children = container.get("components") or []
    problems = [] if 1 <= len(children) <= 40 else [f"{at}: a container holds 1 to 40 parts"]
    problems += [
        f"{at}: type {child.get('type')} cannot stand in a container"
        for child in children
        if child.get("type") not in IN_CONTAINER
    ]
    colour = container.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        problems.append(f"{at}.accent_color: not a colour")

    return problems


def media_of(part: Part) -> list[Part]:
    """Return the pictures and files that a component shows itself."""
    media = [part.get("media"), part.get("file")]
    media += [item.get("media") for item in part.get("items") or []]
    return [shown for shown in media if shown]


def attachment_names_used(components: object, embeds: Sequence[Part] = ()) -> list[tuple[str, str]]:
    """Return all uses of ``attachment://name``, as (place, name)."""
    media = [(at, shown) for at, part in walk(components) for shown in media_of(part)]
    media += [
        (f"embeds[{number}].{part}", embed[part])
        for number, embed in enumerate(embeds)
        for part in ("image", "thumbnail")
        if embed.get(part)
    ]
    urls = [(at, str(shown.get("url") or "")) for at, shown in media]
    return [
        (at, url.removeprefix("attachment://"))
        for at, url in urls
        if url.startswith("attachment://")
    ]


def length(text: object, low: int, high: int, at: str) -> Problems:
    """Return a problem if the text is too short, too long, or no text. None is an empty text."""
    if text is None:
        text = ""

    if not isinstance(text, str):
        return [f"{at}: must be text"]

    return (
        [] if low <= len(text) <= high else [f"{at}: {low} to {high} characters, not {len(text)}"]
    )


def lengths(at: str, part: Part, **limits: tuple[int, int]) -> Problems:
    """Return the problems of several texts of a component: field=(lowest, highest length)."""
    return [
        problem
        for field, (low, high) in limits.items()
        for problem in length(part.get(field), low, high, f"{at}.{field}")
    ]


# -- modals ----------------------------------------------------------------------------------------


def modal_problems(data: object) -> Problems:
    """Return the problems of a modal: the ``data`` of a type 9 callback."""
    if not isinstance(data, dict):
        return ["body: must be an object"]

    rows = data.get("components") or []
    problems = (
        [] if 1 <= len(rows) <= 5 else [f"components: a modal has 1 to 5 rows, not {len(rows)}"]
    )
    problems += length(data.get("title"), 1, 45, "title")
    problems += length(data.get("custom_id"), 1, 100, "custom_id")
    problems += unique_ids(list(walk(rows)))
    for number, row in enumerate(rows):
        problems += _modal_row_problems(f"components[{number}]", row)

    return problems


def _modal_row_problems(at: str, row: Part) -> Problems:
    """Return the problems of a row of a modal."""
    if row.get("type") == TEXT:
        return text_display_problems(at, row)
    if row.get("type") == ROW:
        inputs = row.get("components") or []
        if len(inputs) != 1 or inputs[0].get("type") != TEXT_INPUT:
            return [f"{at}: a row in a modal holds one text input"]

        here = f"{at}.components[0]"
        return lengths(here, inputs[0], label=(1, 45)) + _input_problems(here, inputs[0])
    if row.get("type") != LABEL:
        return [f"{at}: type {row.get('type')} cannot stand in a modal"]

    problems = lengths(at, row, label=(1, 45), description=(0, 100))
    return problems + _input_problems(f"{at}.component", row.get("component") or {})


def _input_problems(at: str, part: Part) -> Problems:
    """Return the problems of an input."""
    kind = part.get("type")
    if kind not in IN_LABEL:
        return [f"{at}: type {kind} cannot stand under a label"]
    if kind in SELECTS:
        return select_problems(at, part, modal=True)

    problems = lengths(at, part, custom_id=(1, 100))
    if kind == TEXT_INPUT:
        problems += _text_input_problems(at, part)
    elif kind == RADIO:
        options = part.get("options") or []
        # `option_problems` allows one option, but Discord requires two for radio buttons. 0 and 1:
        # a person chooses at most one.
        problems += [] if len(options) >= 2 else [f"{at}.options: 2 to 10"]
        problems += option_problems(at, options, 0, 1, most=10)
    elif kind == CHECKBOXES:
        options = part.get("options") or []
        high = int(part.get("max_values", len(options)))
        problems += option_problems(at, options, int(part.get("min_values", 0)), high, most=10)
    elif kind == UPLOAD and not 1 <= int(part.get("max_values", 1)) <= 10:
        problems.append(f"{at}.max_values: 1 to 10 files")

    return problems


def _text_input_problems(at: str, part: Part) -> Problems:
    """Return the problems of a text input."""
    low = int(part.get("min_length") or 0)
    high = int(part.get("max_length") or 4000)
    problems = []
    if not (0 <= low <= 4000 and 1 <= high <= 4000 and low <= high):
        problems.append(f"{at}: lengths {low} to {high} are impossible")

    if part.get("style") not in (1, 2):
        problems.append(f"{at}.style: 1 or 2")

    return problems + lengths(at, part, placeholder=(0, 100), value=(0, 4000))
