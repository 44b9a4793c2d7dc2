"""Discord's limits on the components of messages and modals.

The limits of messages are those of the Components V2 reference, as of 2026; a modal is the data of
a type 9 callback. A problem is a text such as "components[0].label: 0 to 80 characters, not 90".
Its first part, the parameter `at`, is the place of the wrong value in the request.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
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
AT_THE_TOP = IN_CONTAINER | {CONTAINER}
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
    is_v1 = knows_v2 and not v2

    # A thumbnail is one picture, a gallery has several.
    media = sum(len(p.get("items") or []) + (p.get("type") == THUMBNAIL) for _, p in parts)
    problems = broken(
        (len(parts) > MAX_COMPONENTS, f"components: {len(parts)} in total, over {MAX_COMPONENTS}"),
        (is_v1 and len(components) > 5, "components: more than 5 action rows"),
        (media > MAX_MEDIA, f"components: {media} pictures, over {MAX_MEDIA}"),
    )
    problems += _misplaced("components", components, {ROW, *V2_TYPES} if is_v1 else AT_THE_TOP)
    problems += _text_problems(parts)
    problems += unique_ids(parts)
    for at, part in parts:
        needs_v2 = is_v1 and part.get("type") in V2_TYPES
        problems += broken((needs_v2, f"{at}: type {part.get('type')} needs IS_COMPONENTS_V2"))
        problems += _part_problems(at, part)

    return problems


def broken(*rules: tuple[object, str]) -> Problems:
    """Return the problems of the rules that are broken.

    Args:
        rules: Whether the rule is broken, and the problem in that case.
    """
    return [problem for is_broken, problem in rules if is_broken]


def _misplaced(at: str, parts: list[Part], allowed: Collection[int]) -> Problems:
    """Return a problem for each component with a type that is not allowed at this place."""
    return [
        f"{at}[{number}]: type {part.get('type')} cannot stand here"
        for number, part in enumerate(parts)
        if part.get("type") not in allowed
    ]


def _text_problems(parts: list[tuple[str, Part]]) -> Problems:
    """Return the problems of all texts together."""
    texts = [str(part.get("content") or "") for _, part in parts if part.get("type") == TEXT]
    characters = sum(map(len, texts))
    # Discord's own format adds about 12 bytes to each text.
    size = sum(len(text.encode()) + 12 for text in texts)
    return broken(
        (characters > MAX_TEXT, f"components: {characters} characters of text, over {MAX_TEXT}"),
        (size > MAX_TEXT_BYTES, f"components: over {MAX_TEXT_BYTES} bytes of text"),
    )


def unique_ids(parts: list[tuple[str, Part]]) -> Problems:
    """Return a problem for each id that is used twice."""
    ids = [
        (name, part[name]) for _, part in parts for name in ("custom_id", "id") if part.get(name)
    ]
    return [f"components: {name} {value!r} is used twice" for name, value in repeated_values(ids)]


def repeated_values(values: Iterable[Any]) -> list[Any]:
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
    inputs = row.get("components") or []
    has_select = any(part.get("type") in SELECTS for part in inputs)
    problems = broken(
        (not inputs, f"{at}: an empty row"),
        (has_select and len(inputs) > 1, f"{at}: a row holds either buttons or one select"),
        (len(inputs) > 5, f"{at}: more than 5 buttons"),
    )
    return problems + _misplaced(f"{at}.components", inputs, {BUTTON, *SELECTS})


def _button_problems(at: str, button: Part) -> Problems:
    """Return the problems of a button."""
    style = button.get("style")
    # Links have an address and premium buttons a product; all other buttons have a custom id.
    needed = {LINK: "url", PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    targets = {field for field in ("custom_id", "url", "sku_id") if button.get(field)}
    is_blank = style != PREMIUM and not button.get("label") and not button.get("emoji")
    problems = broken(
        (style not in range(1, 7), f"{at}: unknown button style {style!r}"),
        (
            targets != {needed},
            f"{at}: style {style} takes exactly {needed}, not {sorted(targets)}",
        ),
        (is_blank, f"{at}: needs a label or an emoji"),
    )
    problems += lengths(at, button, label=(0, 80))
    problems += _custom_id_problems(at, button)
    if needed == "url":
        problems += _url_problems(f"{at}.url", button.get("url"), "http", "https", "discord")

    return problems


def _url_problems(at: str, url: object, *schemes: str, most: int = 512) -> Problems:
    """Return the problems of an address that must have one of these schemes."""
    is_fitting = re.match(rf"({'|'.join(schemes)})://\S", str(url or ""))
    problems = broken((not is_fitting, f"{at}: begins with none of {', '.join(schemes)}://"))
    return problems + length(url, 1, most, at)


def _custom_id_problems(at: str, part: Part) -> Problems:
    """Return the problems of a custom id."""
    return length(part["custom_id"], 1, 100, f"{at}.custom_id") if "custom_id" in part else []


def select_problems(at: str, select: Part, *, modal: bool = False) -> Problems:
    """Return the problems of a select."""
    problems = lengths(at, select, custom_id=(1, 100), placeholder=(0, 150))
    low = int(select.get("min_values", 1))
    high = int(select.get("max_values", 1))
    is_needed = modal and select.get("required")
    problems += broken(
        (
            not (0 <= low <= 25 and 1 <= high <= 25),
            f"{at}: min_values 0 to 25, max_values 1 to 25",
        ),
        (low > high, f"{at}: min_values {low} over max_values {high}"),
        (is_needed and low == 0, f"{at}: required, yet min_values is 0"),
    )
    if select.get("type") == STRING_SELECT:
        return problems + option_problems(at, select.get("options") or [], low, high)

    defaults = select.get("default_values") or []
    return problems + broken((len(defaults) > high, f"{at}: more default values than max_values"))


def option_problems(
    at: str, options: list[Part], low: int, high: int, *, most: int = 25
) -> Problems:
    """Return the problems of a list of at most `most` options.

    A person chooses at least `low` and at most `high` of them.
    """
    count = len(options)
    defaults = [option for option in options if option.get("default")]
    values = repeated_values(option.get("value") for option in options)
    problems = broken(
        (not 1 <= count <= most, f"{at}.options: 1 to {most}, not {count}"),
        (high > max(count, 1), f"{at}: max_values {high} over its {count} options"),
        (low > count, f"{at}: min_values {low} over its {count} options"),
        (values, f"{at}.options: values used twice: {values}"),
        (len(defaults) > high, f"{at}.options: more defaults than max_values"),
    )
    for number, option in enumerate(options):
        problems += lengths(
            f"{at}.options[{number}]", option, label=(1, 100), value=(1, 100), description=(0, 100)
        )

    return problems


def _section_problems(at: str, section: Part) -> Problems:
    """Return the problems of a section."""
    texts = section.get("components") or []
    beside = (section.get("accessory") or {}).get("type")
    return _misplaced(f"{at}.components", texts, (TEXT,)) + broken(
        (not 1 <= len(texts) <= 3, f"{at}: a section holds 1 to 3 texts"),
        (
            beside not in (BUTTON, THUMBNAIL),
            f"{at}: a section needs a button or a thumbnail beside it",
        ),
    )


def text_display_problems(at: str, text: Part) -> Problems:
    """Return the problems of a text."""
    return lengths(at, text, content=(1, MAX_TEXT))


def _thumbnail_problems(at: str, thumbnail: Part) -> Problems:
    """Return the problems of a thumbnail."""
    url = (thumbnail.get("media") or {}).get("url")
    problems = _url_problems(f"{at}.media.url", url, "http", "https", "attachment", most=2048)
    return problems + lengths(at, thumbnail, description=(0, 1024))


def _gallery_problems(at: str, gallery: Part) -> Problems:
    """Return the problems of a gallery."""
    items = gallery.get("items") or []
    problems = [] if 1 <= len(items) <= 10 else [f"{at}.items: 1 to 10, not {len(items)}"]
    # An item of a gallery has the fields of a thumbnail.
    for number, item in enumerate(items):
        problems += _thumbnail_problems(f"{at}.items[{number}]", item)

    return problems


def _file_problems(at: str, part: Part) -> Problems:
    """Return the problems of a file."""
    url = (part.get("file") or {}).get("url")
    return _url_problems(f"{at}.file.url", url, "attachment", most=2048)


def _separator_problems(at: str, part: Part) -> Problems:
    """Return the problems of a separator."""
    return [] if part.get("spacing", 1) in (1, 2) else [f"{at}.spacing: 1 or 2"]


def _container_problems(at: str, container: Part) -> Problems:
    """Return the problems of a container."""
    children = container.get("components") or []
    colour = container.get("accent_color") or 0
    return _misplaced(f"{at}.components", children, IN_CONTAINER) + broken(
        (not 1 <= len(children) <= 40, f"{at}: a container holds 1 to 40 parts"),
        (not 0 <= colour <= 0xFFFFFF, f"{at}.accent_color: not a colour"),
    )


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
    problems = unique_ids(list(walk(rows))) + broken(
        (not 1 <= len(rows) <= 5, f"components: a modal has 1 to 5 rows, not {len(rows)}")
    )
    problems += length(data.get("title"), 1, 45, "title")
    problems += length(data.get("custom_id"), 1, 100, "custom_id")
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
    is_possible = 0 <= low <= 4000 and 1 <= high <= 4000 and low <= high
    problems = broken(
        (not is_possible, f"{at}: lengths {low} to {high} are impossible"),
        (part.get("style") not in (1, 2), f"{at}.style: 1 or 2"),
    )
    return problems + lengths(at, part, placeholder=(0, 100), value=(0, 4000))
