"""The card library: cards as data, a file for each card, read when a scenario names the card."""
