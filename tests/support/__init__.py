"""Shared parts of tests: a simulated Discord in terms of a table, and access to internals."""
