"""The page in the browser: what it asks, what it hears, what people do on it (assets/)."""
