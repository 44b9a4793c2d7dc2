"""Programs of the machine that only a few tests need."""

import os
import shutil

import pytest


def needs(tool: str) -> pytest.MarkDecorator:
    """Skip a test if the machine lacks this tool; with COOP_REQUIRE_TOOLS=1, as in CI, it fails."""
    is_required = os.environ.get("COOP_REQUIRE_TOOLS") == "1"
    return pytest.mark.skipif(
        not shutil.which(tool) and not is_required, reason=f"{tool} is not installed here"
    )
