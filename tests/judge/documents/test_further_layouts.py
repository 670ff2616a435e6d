"""Lines that an editor of another year may write: reserved numbers, letters apart, amendments, columns."""

from judge.documents.checks.draft_checks import check
from judge.documents.reader.document import Reading
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import split
from tests.every_row import for_every


def read_text(text: str) -> Reading:
    return read(split(text), "further")


def rules_in(reading: Reading) -> dict[str, str]:
    (document,) = reading.documents
    rules = {rule.number: rule.text for rule in document.rules}
    assert len(rules) == len(document.rules)
    return rules


def left_over(reading: Reading) -> list[str]:
    return [piece.text for piece in reading.pieces if piece.kind == "left over"]


def between(line: str) -> Reading:
    """Return what is read of a line between two rules and a third one."""
    return read_text(f"602.1 The attacker strikes.\n602.2 The defender strikes.\n{line}\n602.6 It ends.\n")


AROUND = {"602.1": "The attacker strikes.", "602.2": "The defender strikes.", "602.6": "It ends."}


@for_every(
    ("line", "said"),
    [
        ("602.3–602.5 Reserved", "Reserved"),
        ("602.3-602.5 Reserved.", "Reserved."),
        ("602.3 – 602.5 Reserved", "Reserved"),
        ("602.3–5: Reserved", "Reserved"),
        ("602.3 to 602.5 Reserved", "Reserved"),
        ("602.3 through 602.5 are reserved.", "are reserved."),
        ("602.3 bis 602.5 entfallen", "entfallen"),
        ("602.3, 602.4 and 602.5 [Deleted]", "[Deleted]"),
        ("Rules 602.3–602.5 (reserved)", "(reserved)"),
        ("**602.3–602.5** Reserved", "Reserved"),
        ("| 602.3–602.5 | Reserved |", "Reserved"),
        ("- 602.3–602.5 Reserved", "Reserved"),
        ("602.3–602.5\nReserved", "Reserved"),
    ],
)
def test_each_of_several_numbers_is_reserved(line: str, said: str) -> None:
    reading = between(line)
    assert rules_in(reading) == AROUND | dict.fromkeys(("602.3", "602.4", "602.5"), said)
    assert not left_over(reading)


@for_every(
    ("line", "numbers"),
    [
        ("602.2a–c Reserved", ["602.2a", "602.2b", "602.2c"]),
        ("602.2a to 602.2b Reserved", ["602.2a", "602.2b"]),
        ("603–605 Reserved", ["603", "604", "605"]),
        ("602.3 Reserved", ["602.3"]),
    ],
)
def test_letters_and_sections_are_reserved_as_well(line: str, numbers: list[str]) -> None:
    reading = read_text(f"602.1 The attacker strikes.\n602.2 The defender strikes.\n{line}\n606.1 It ends.\n")
    assert list(rules_in(reading)) == ["602.1", "602.2", *numbers, "606.1"]
    assert {rules_in(reading)[number] for number in numbers} == {"Reserved"}


@for_every(
    "line",
    [
        "602.3–603.2 Reserved",
        "602.3a–602.5 Reserved",
        "602.5–602.3 Reserved",
        "602.3–602.5 Defenders strike.",
        "602.3 – 602.5 Defenders strike.",
    ],
)
def test_numbers_that_nobody_can_tell_apart_are_left_over(line: str) -> None:
    reading = between(line)
    assert rules_in(reading) == AROUND
    assert left_over(reading) == [line]


@for_every("line", ["602.3–602.5 say more of it.", "602.3 and 602.4 say more of it."])
def test_a_sentence_may_begin_with_the_numbers_of_rules(line: str) -> None:
    assert rules_in(between(line)) == AROUND | {"602.2": f"The defender strikes. {line}"}


def test_reserved_numbers_in_other_shapes_are_known_as_well() -> None:
    text = "1.1.1 A keg holds.\n1.1.2 A keg turns.\n1.1.3–1.1.5 Reserved\n1.1.6 A keg ends.\n"
    assert rules_in(read_text(text)) == {
        "1.1.1": "A keg holds.",
        "1.1.2": "A keg turns.",
        "1.1.3": "Reserved",
        "1.1.4": "Reserved",
        "1.1.5": "Reserved",
        "1.1.6": "A keg ends.",
    }


def test_reserved_numbers_in_a_line_that_holds_a_page_are_known_as_well() -> None:
    told = "The attacker strikes whoever stands before it, and nobody else is struck at that time by anyone."
    text = f"602.1 {told} 602.2 {told} 602.3–602.5 Reserved 602.6 It ends.\n"
    assert rules_in(read_text(text)) == {
        "602.1": told,
        "602.2": told,
        **dict.fromkeys(("602.3", "602.4", "602.5"), "Reserved"),
        "602.6": "It ends.",
    }


def test_a_check_finds_no_gap_and_no_misread_number_in_reserved_ones() -> None:
    for line in ("602.3–602.5 Reserved", "602.3–5 Reserved"):
        assert not {each.code for each in check(between(line), frozenset())} & {"skipped-number", "misread-number"}


LETTERED = {"100.1": "Decks are drawn.", "100.1a": "One goes first.", "100.1c": "Three goes next.", "100.2": "It ends."}


@for_every(
    "lines",
    [
        "100.1.a One goes first. 100.1.c Three goes next.",
        "100.1(a) One goes first. 100.1(c) Three goes next.",
        "100.1 a) One goes first. 100.1 c) Three goes next.",
        "100.1a One goes first. 100.1c Three goes next.",
        "100.1.a One goes first.\n100.1.c Three goes next.",
        "100.1 (a) One goes first.\n100.1 (c) Three goes next.",
        "100.1.a One goes\nfirst. 100.1.c Three goes next.",
        "- 100.1.a One goes first.\n- 100.1.c Three goes next.",
        "| 100.1.a | One goes first. |\n| 100.1.c | Three goes next. |",
    ],
)
def test_a_letter_that_stands_apart_is_that_of_a_rule_of_its_own(lines: str) -> None:
    reading = read_text(f"100.1 Decks are drawn.\n{lines}\n100.2 It ends.\n")
    assert rules_in(reading) == LETTERED
    assert not {each.code for each in check(reading, frozenset())} & {"misread-number", "duplicate-number"}


def test_letters_in_a_line_that_holds_a_page_are_those_of_rules_of_their_own() -> None:
    told = "One goes first and waits for all the others, who are still busy at the bench with the kegs. Nobody waits."
    for letter in (".{}", "({})", " {})"):
        first, third = letter.format("a"), letter.format("c")
        text = f"100.1 Decks are drawn.\n100.1{first} {told} {told} 100.1{third} Three goes next.\n100.2 It ends.\n"
        assert rules_in(read_text(text)) == LETTERED | {"100.1a": f"{told} {told}"}


def test_a_later_letter_begins_a_rule_behind_one_without_a_full_stop() -> None:
    text = "100.1 Decks are drawn.\n100.1a One goes first\n100.1c Three goes next.\n100.2 It ends.\n"
    assert rules_in(read_text(text)) == LETTERED | {"100.1a": "One goes first"}


def test_a_list_at_the_beginning_of_a_rule_stays_there() -> None:
    text = "100.1 a) the keg, b) the ladle and c) the rope are drawn.\n100.2 It ends.\n"
    assert rules_in(read_text(text)) == {
        "100.1": "a) the keg, b) the ladle and c) the rope are drawn.",
        "100.2": "It ends.",
    }


@for_every(
    ("line", "said"),
    [
        ("602.3 (new) A keg ends.", "(new) A keg ends."),
        ("(new) 602.3 A keg ends.", "(new) A keg ends."),
        ("[Amended] 602.3 A keg ends.", "[Amended] A keg ends."),
        ("NEW 602.3 A keg ends.", "NEW A keg ends."),
        ("~~602.3 A keg ends.~~", "~~A keg ends.~~"),
        ("~~602.2a~~ 602.3 A keg ends.", "~~602.2a~~ A keg ends."),
        ("● 602.3 A keg ends.", "A keg ends."),
        ("► 602.3 A keg ends.", "A keg ends."),
    ],
)
def test_an_amended_rule_keeps_its_number(line: str, said: str) -> None:
    text = f"602.1 A keg holds.\n602.2 A keg turns.\n{line}\n602.4 A keg opens.\n"
    assert rules_in(read_text(text)) == {
        "602.1": "A keg holds.",
        "602.2": "A keg turns.",
        "602.3": said,
        "602.4": "A keg opens.",
    }


def test_columns_of_decimal_numbers_are_read_one_after_the_other() -> None:
    left = {f"1.1.{at}": f"A keeper lights wick {at}." for at in range(1, 7)}
    right = {f"1.2.{at}": f"A keeper trims wick {at}." for at in range(1, 7)}
    both = zip(left.items(), right.items(), strict=True)
    lines = [f"{f'{one} {lights}':44}{other} {trims}" for (one, lights), (other, trims) in both]
    assert list(rules_in(read_text("\n".join(lines) + "\n")).items()) == [*left.items(), *right.items()]


def test_a_long_note_is_part_of_no_rule_to_the_end_of_its_sentence() -> None:
    note = ["[1] Formerly a caution, which", *["was given to a keeper who had", "lit a wick before the round and"] * 4]
    text = "\n".join(["100.1 A warning[1] counts.", *note, "was sorry.", "100.2 It ends.", ""])
    reading = read_text(text)
    assert rules_in(reading) == {"100.1": "A warning[1] counts.", "100.2": "It ends."}
    assert left_over(reading) == [*note, "was sorry."]
