"""Glossaries in the shapes that glossaries have: each term is found, with all that is said of it and nothing else."""

import pytest

from judge.documents.reader.document_reader import read

RULES = """\
1. Roads
100. Carts
100.1 A cart has two wheels and a driver.
100.2 A driver has a whip.

Glossary

"""

GLOSSARIES = {
    "a full stop behind the term": """\
Cart. What has wheels.
Driver. Who sits on a cart, and
holds the whip. He may sleep.
Whip. What drivers hold.
""",
    "a full stop, and blank lines between": """\
Cart. What has wheels.

Driver. Who sits on a cart, and
holds the whip. He may sleep.

Whip. What drivers hold.
""",
    "a colon and small letters": """\
Cart: what has wheels.
Driver: who sits on a cart, and
holds the whip.
Whip: what drivers hold.
""",
    "a dash and small letters": """\
Cart – what has wheels.
Driver – who sits on a cart, and
holds the whip.
Whip – what drivers hold.
""",
    "a hyphen, and no full stops": """\
Cart - what has wheels
Driver - who sits on a cart
Whip - what drivers hold
""",
    "a long dash without spaces": """\
Cart—What has wheels.
Driver—Who sits on a cart, and
holds the whip.
Whip—What drivers hold.
""",
    "a line of its own": """\
Cart
What has wheels.
Driver
Who sits on a cart, and
holds the whip.
Whip
What drivers hold.
""",
    "a line of its own, and blank lines everywhere": """\
Cart

What has wheels.

Driver

Who sits on a cart, and
holds the whip.

Whip

What drivers hold.
""",
    "bold": """\
**Cart** What has wheels.
**Driver** Who sits on a cart, and
holds the whip.
**Whip** What drivers hold.
""",
    "bold, with a colon inside or behind": """\
**Cart:** What has wheels.
**Driver:** who sits on a cart, and
holds the whip.
**Whip**: What drivers hold.
""",
    "bold, with a dash": """\
**Cart** - What has wheels.
**Driver** - who sits on a cart, and
holds the whip.
**Whip** – What drivers hold.
""",
    "slanted, with a full stop inside": """\
*Cart.* What has wheels.
*Driver.* Who sits on a cart, and
holds the whip.
*Whip.* What drivers hold.
""",
    "full stops, below letters": """\
C

Cart. What has wheels.

D

Driver. Who sits on a cart, and
holds the whip.

W

Whip. What drivers hold.
""",
    "full stops, below letters between dashes": """\
- C -
Cart. What has wheels.
- D -
Driver. Who sits on a cart, and
holds the whip.
- W -
Whip. What drivers hold.
""",
    "bullets": """\
• Cart: What has wheels.
• Driver: Who sits on a cart, and
  holds the whip.
• Whip: What drivers hold.
""",
    "bullets and dashes": """\
- Cart – what has wheels.
- Driver – who sits on a cart, and
  holds the whip.
- Whip – what drivers hold.
""",
    "rules in brackets and a full stop": """\
Cart (100.1). What has wheels.
Driver (100.2). Who sits on a cart, and
holds the whip.
Whip (100.2). What drivers hold.
""",
    "rules in square brackets": """\
Cart [100.1]: What has wheels.
Driver [100.2]: Who sits on a cart, and
holds the whip.
Whip [100.2]: What drivers hold.
""",
    "rules behind a comma": """\
Cart, 100.1: What has wheels.
Driver, 100.2: Who sits on a cart, and
holds the whip.
Whip, 100.2: What drivers hold.
""",
    "an equals sign": """\
Cart = what has wheels
Driver = who sits on a cart
Whip = what drivers hold
""",
    "a gap, as of a table": """\
Cart      What has wheels.
Driver    Who sits on a cart, and
          holds the whip.
Whip      What drivers hold.
""",
    "quotation marks": """\
"Cart": What has wheels.
"Driver": Who sits on a cart, and
holds the whip.
"Whip": What drivers hold.
""",
    "a full stop behind several words": """\
Cart of Two Wheels. What has wheels.
Driver in Love. Who sits on a cart, and
holds the whip.
Whip. What drivers hold. A whip. Whips are old.
""",
    "numbers": """\
1. Cart: What has wheels.
2. Driver: Who sits on a cart, and
holds the whip.
3. Whip: What drivers hold.
""",
    "a colon, in no order": """\
Whip: What drivers hold.
Cart: What has wheels.
Driver: Who sits on a cart, and
holds the whip.
""",
    "a full stop, in no order": """\
Whip. What drivers hold.
Cart. What has wheels.
Driver. Who sits on a cart, and
holds the whip.
""",
    "headings of Markdown": """\
### Cart
What has wheels.

### Driver
Who sits on a cart, and
holds the whip.

### Whip
What drivers hold.
""",
}
SAYS = {
    "cart": "What has wheels.",
    "driver": "Who sits on a cart, and holds the whip.",
    "whip": "What drivers hold.",
}
MORE = {"He may sleep.", "A whip. Whips are old.", ""}


@pytest.mark.parametrize("shape", GLOSSARIES)
def test_the_terms_of_a_glossary_are_found_in_its_shape(shape: str) -> None:
    text = RULES + GLOSSARIES[shape]
    found = read(tuple((text.replace("\n1.", "\n# 1.") if "###" in text else text).splitlines()), "carts")
    (document,) = found.documents
    assert [rule.number for rule in document.rules] == ["100.1", "100.2"]
    assert not [piece for piece in found.pieces if piece.kind == "left over"]
    told = {entry.term.casefold().split()[0].strip(","): entry.text for entry in document.entries}
    assert told.keys() == SAYS.keys()
    for term, text in told.items():
        begins = SAYS[term].rstrip(".").removesuffix(", and holds the whip" if "and" not in text else "")
        assert text.casefold().startswith(begins.casefold())
        assert text[len(begins) :].strip(". ") in {more.strip(".") for more in MORE}


def test_references_behind_terms_are_theirs() -> None:
    for shape in ("rules in brackets and a full stop", "rules in square brackets", "rules behind a comma"):
        (document,) = read(tuple((RULES + GLOSSARIES[shape]).splitlines()), "carts").documents
        assert [entry.reference for entry in document.entries] == ["100.1", "100.2", "100.2"], shape


def test_a_term_of_one_letter_is_no_letter_above_terms() -> None:
    terms = "Cart\nWhat has wheels.\n\nDriver\nWho sits on a cart.\n\nWhip\nWhat drivers hold.\n\n"
    (document,) = read(tuple(f"{RULES}{terms}X\nA number that a driver chooses.\n".splitlines()), "carts").documents
    assert {entry.term: entry.text for entry in document.entries} == {
        "Cart": "What has wheels.",
        "Driver": "Who sits on a cart.",
        "Whip": "What drivers hold.",
        "X": "A number that a driver chooses.",
    }
