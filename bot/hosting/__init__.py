"""For whoever runs Coop: its log, its checks, its commands at Discord. Never for players."""
