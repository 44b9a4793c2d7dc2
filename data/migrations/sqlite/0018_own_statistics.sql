-- On which servers somebody has played: for themselves, in a DM (bot/statistics/together.py).
CREATE INDEX standings_of_person ON standings (user_id, guild_id);
CREATE INDEX feats_of_person ON feats (user_id, guild_id);
