"""The slash commands as Discord knows them: registered, compared, brought up to date."""
