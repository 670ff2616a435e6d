"""Feature files as values: finding them, reading them, their tags."""
