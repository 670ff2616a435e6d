"""Feature files as values: finding them, parsing them, and the meaning of their tags."""
