"""The card library: cards as data, one file a card, read by name when a scenario names them."""
