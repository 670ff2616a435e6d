"""Several rules in one line, lists of lettered rules, notes with stars, and references with a letter apart."""

from pathlib import Path

from judge.documents.reader.document import Reading
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import split
from judge.documents.reader.text_references import references
from tests.every_row import for_every
from tests.judge.documents.test_document_names import imported
from tests.judge.running import Judge

SAID = ("A drum holds.", "A drum turns.", "A drum counts.", "A drum rolls.")


def read_text(text: str) -> Reading:
    return read(split(text), "lines")


def rules_in(reading: Reading) -> dict[str, str]:
    (document,) = reading.documents
    return {rule.number: rule.text for rule in document.rules}


def left_over(reading: Reading) -> list[str]:
    return [piece.text for piece in reading.pieces if piece.kind == "left over"]


@for_every(
    ("form", "numbers"),
    [
        ("{} {}", ("3.1", "3.2", "3.3", "3.4")),
        ("{} {}", ("3.1.1", "3.1.2", "3.2.1", "4.1.1")),
        ("{} {}", ("3.1", "3.1a", "3.1b", "3.2")),
        ("**{}** {}", ("3.1", "3.2", "3.3", "3.4")),
        ("§ {}: {}", ("3.1", "3.2", "3.3", "3.4")),
        ("Rule {}: {}", ("3.1", "3.2", "3.3", "3.4")),
        ("Rule {}: {}", ("300.1", "300.2", "300.3", "301.1")),
        ("[{}] {}", ("300.1", "300.2", "300.3", "301.1")),
        ("{} {}", ("1-1-1", "1-1-2", "1-2-1", "1-2-2")),
        ("{}. {}", ("A.1", "A.2", "A.3", "B.1")),
        ("{}) {}", ("II.1", "II.2", "II.3", "III.1")),
    ],
)
@for_every("between", [("\n", "\n", "\n"), (" ", "\n", " "), ("\n", " ", " ")])
def test_each_rule_in_a_line_is_one(form: str, numbers: tuple[str, ...], between: tuple[str, ...]) -> None:
    told = [form.format(number, said) for number, said in zip(numbers, SAID, strict=True)]
    text = "".join(map("".join, zip(told, (*between, "\n"), strict=True)))
    reading = read_text(text)
    assert rules_in(reading) == dict(zip(numbers, SAID, strict=True))
    assert "".join(piece.text for piece in reading.pieces) == text.replace("\n", "")


@for_every(
    "said",
    ["It is as 3.2 says.", "It holds much. 3.4 Pints fit.", "See 3.1. 3.2 says more.", "It holds. 2.1 Pints fit."],
)
def test_a_number_that_does_not_follow_begins_no_rule_in_a_line(said: str) -> None:
    rules = {"3.1": said, "3.2": "A drum turns.", "3.3": "A drum ends."}
    assert rules_in(read_text("".join(f"{number} {each}\n" for number, each in rules.items()))) == rules


@for_every("sign", ["", ":", "."])
@for_every("joined", [",", ", and", ", oder"])
def test_letters_may_be_items_of_a_list_that_commas_separate(sign: str, joined: str) -> None:
    must = "Whoever is the keeper of a lantern in the round that begins then must"
    text = f"100.1 {must}\n100.1a{sign} light it{joined}\n100.1b{sign} trim it.\n100.2 As is said in 100.1a,\n"
    rules = {"100.1": must, "100.1a": f"light it{joined}", "100.1b": "trim it."}
    assert rules_in(read_text(f"{text}100.1b is more.\n")) == rules | {"100.2": "As is said in 100.1a, 100.1b is more."}


@for_every(
    ("called", "note"),
    [
        ("drum*", "* Once a keg."),
        ("drum*", "*Once a keg."),
        ("drum*", "* Once a keg,\nor a tub."),
        ("drum**", "** Once a keg."),
        ("drum(*)", "(*) Once a keg."),
        ("drum[1]", "[1] Once a keg."),
    ],
)
@for_every("number", ["300.{}", "3.{}"])
@for_every("before", ["", "\n"])
def test_a_note_is_part_of_no_rule(called: str, note: str, number: str, before: str) -> None:
    rules = {
        number.format(1): f"A {called} holds.",
        number.format(2): "It has:\n* a skin\n* a rim",
        number.format(3): "It ends.",
        number.format(4): "It is over.",
    }
    first, *others = (f"{at} {said}\n" for at, said in rules.items())
    reading = read_text("".join((first, before, note, "\n", *others)))
    assert rules_in(reading) == rules
    assert left_over(reading) == note.split("\n")


@for_every(
    "said",
    [
        "A *drum* has\n* a skin",
        "A *large\ndrum* has\n* a skin",
        "A drum has\n* a skin*",
        "*A drum\nthat turns.*",
        "A drum* has:\n* a skin\n* a rim",
    ],
)
def test_a_star_that_is_no_sign_of_a_note_takes_nothing_away(said: str) -> None:
    reading = read_text(f"300.1 It is so.\n300.2 {said}\n300.3 It ends.\n")
    assert "".join(rules_in(reading)["300.2"].split()) == "".join(said.split())
    assert not left_over(reading)


def test_a_note_ends_with_its_page() -> None:
    reading = read_text("300.1 A drum* holds the\n\n* Once a keg.\n\fother drum.\n300.2 It ends.\n")
    assert rules_in(reading) == {"300.1": "A drum* holds the other drum.", "300.2": "It ends."}


@for_every(
    ("text", "numbers"),
    [
        ("as 100.1.c says", ["100.1c"]),
        ("(see 100.1(c))", ["100.1c"]),
        ("100.1.c, 100.1.d and 100.2(aa).", ["100.1c", "100.1d", "100.2aa"]),
        ("1002.1(b) and 7.2.a", ["1002.1b", "7.2.a"]),
        ("100.1 (a token)", ["100.1"]),
        ("see 100.1.Another sentence", ["100.1"]),
    ],
)
def test_a_reference_may_have_its_letter_apart(text: str, numbers: list[str]) -> None:
    assert list(references(text)) == numbers


DRAFT = """House rules, June 2013

100.1 A drum holds:
100.1a two skins.
100.1b one rim.
100.2 A drum (a) turns, (b) rolls.
100.3 It ends, {}.
"""


@for_every(
    ("refers", "dead"), [("see 100.1.b", ""), ("see 100.1(b)", ""), ("see 100.2(b)", ""), ("see 100.1(d)", "100.1d")]
)
def test_a_reference_with_a_letter_apart_means_that_rule_or_the_one_with_the_list(
    refers: str, dead: str, judge: Judge, tmp_path: Path
) -> None:
    path = tmp_path / "draft.txt"
    path.write_text(DRAFT.format(refers), encoding="utf-8")
    told = judge("rules", "check", str(path)).out
    assert ("[dead-reference]" in told) == bool(dead)
    assert dead in told


@for_every(("refers", "number"), [("see 100.1.b", "100.1b"), ("see 100.1(b)", "100.1b"), ("see 100.2(b)", "100.2")])
def test_the_rule_that_is_meant_is_told_as_referred_to(
    refers: str, number: str, judge: Judge, tmp_path: Path, library: Path
) -> None:
    imported(judge, tmp_path / "draft.txt", DRAFT.format(refers), "--as", "draft", "--replace")
    assert library.is_dir()
    assert "Referred to by: 100.3" in judge("rule", number, "--edition", "draft").out
