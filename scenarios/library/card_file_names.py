"""The names of the files in which cards are kept, made from the names of the cards."""

import unicodedata


def file_name(name: str) -> str:
    """Return the name of the file in which the card of the name is kept.

    >>> file_name("Mother's Milk")
    'mothers-milk.json'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    kept = "".join(c if c.isalnum() else " " for c in plain.replace("'", ""))
    return "-".join(kept.split()) + ".json"
