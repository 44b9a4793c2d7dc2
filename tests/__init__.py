"""Tests of Coop; their folders mirror those of the code."""
