"""Lists of printed cards: read from tables and JSON, reported, and kept as card data that scenarios play with."""
