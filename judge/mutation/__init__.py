"""How sharp the scenarios are: the rules changed one at a time, and which scenarios notice."""
