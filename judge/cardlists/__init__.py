"""Lists of cards: read through the reader, reported, kept as card data, and played with."""
