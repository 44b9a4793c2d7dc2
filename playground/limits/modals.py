"""Discord's limits on modals: what a type 9 callback may hold."""

from __future__ import annotations

from playground.limits.components import (
    CHECKBOXES,
    IN_LABEL,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
    Part,
    Problems,
    length,
    option_problems,
    select_problems,
    text_display_problems,
    unique_ids,
    walk,
)


def modal_problems(data: object) -> Problems:
    """Limits of a modal: the ``data`` of a type 9 callback."""
    if not isinstance(data, dict):
        return ["body: must be an object"]
    rows = data.get("components") or []
    found = [] if 1 <= len(rows) <= 5 else [f"components: a modal has 1 to 5 rows, not {len(rows)}"]
    found += length(data.get("title") or "", 1, 45, "title")
    found += length(data.get("custom_id") or "", 1, 100, "custom_id")
    found += unique_ids(list(walk(rows)))
    for number, row in enumerate(rows):
        found += _modal_row_problems(f"components[{number}]", row)
    return found


def _modal_row_problems(at: str, row: Part) -> Problems:
    if row.get("type") == TEXT:
        return text_display_problems(at, row)
    if row.get("type") == ROW:
        inputs = row.get("components") or []
        if len(inputs) != 1 or inputs[0].get("type") != TEXT_INPUT:
            return [f"{at}: a row in a modal holds one text input"]
        label = length(inputs[0].get("label") or "", 1, 45, f"{at}.components[0].label")
        return label + _input_problems(f"{at}.components[0]", inputs[0])
    if row.get("type") != LABEL:
        return [f"{at}: type {row.get('type')} cannot stand in a modal"]
    found = length(row.get("label") or "", 1, 45, f"{at}.label")
    found += length(row.get("description"), 0, 100, f"{at}.description")
    return found + _input_problems(f"{at}.component", row.get("component") or {})


def _input_problems(at: str, part: Part) -> Problems:
    kind = part.get("type")
    if kind not in IN_LABEL:
        return [f"{at}: type {kind} cannot stand under a label"]
    if kind in SELECTS:
        return select_problems(at, part, modal=True)
    found = length(part.get("custom_id") or "", 1, 100, f"{at}.custom_id")
    if kind == TEXT_INPUT:
        found += _text_input_problems(at, part)
    elif kind == RADIO:
        options = part.get("options") or []
        found += [] if len(options) >= 2 else [f"{at}.options: 2 to 10"]
        found += option_problems(at, options, 0, 1, most=10)
    elif kind == CHECKBOXES:
        options = part.get("options") or []
        high = int(part.get("max_values", len(options)))
        found += option_problems(at, options, int(part.get("min_values", 0)), high, most=10)
    elif kind == UPLOAD and not 1 <= int(part.get("max_values", 1)) <= 10:
        found.append(f"{at}.max_values: 1 to 10 files")
    return found


def _text_input_problems(at: str, part: Part) -> Problems:
    low, high = int(part.get("min_length") or 0), int(part.get("max_length") or 4000)
    found = []
    if not (0 <= low <= 4000 and 1 <= high <= 4000 and low <= high):
        found.append(f"{at}: lengths {low} to {high} are impossible")
    if part.get("style") not in (1, 2):
        found.append(f"{at}.style: 1 or 2")
    found += length(part.get("placeholder"), 0, 100, f"{at}.placeholder")
    return found + length(part.get("value"), 0, 4000, f"{at}.value")
