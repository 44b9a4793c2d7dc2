"""What the store says, in PostgreSQL's words."""

from functools import cache

PHRASES = {
    # Only SQLite has text that is none.
    "CAST(records.body AS BLOB)": "records.body",
    "CAST(tables.body AS BLOB)": "convert_to(tables.body, 'UTF8')",
    "CAST(body AS BLOB)": "convert_to(body, 'UTF8')",
    "CASE WHEN json_valid(body) THEN json_extract(body, '$.host_id') END": (
        "CAST(CAST(body AS JSON) ->> 'host_id' AS BIGINT)"
    ),
    "CASE WHEN json_valid(body) THEN json_extract(body, '$.reason') END": (
        "CAST(body AS JSON) ->> 'reason'"
    ),
    "page_count * page_size FROM pragma_page_count(), pragma_page_size()": (
        "pg_database_size(current_database())"
    ),
    "json_each(?)": "json_array_elements_text(CAST(? AS JSON)) AS each (value)",
    # SQLite's own means the same to large letters and small ones.
    " LIKE ": " ILIKE ",
    "%": "%%",
    "?": "%s",
}


@cache
def said(sql: str) -> str:
    for ours, theirs in PHRASES.items():
        sql = sql.replace(ours, theirs)
    return sql
