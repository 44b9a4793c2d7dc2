"""Fixtures: the feature is tested on the same simulated Discord as whole games."""

from tests.discord.conftest import expected, guard, opened, wire

__all__ = ["expected", "guard", "opened", "wire"]  # fixtures
