"""The page in the browser: its requests, its events, and what people do on it (assets/)."""
