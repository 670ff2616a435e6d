from judge.editions import edition_lines


def test_every_edition_is_listed_and_one_is_the_reference() -> None:
    lines = [line.text for line in edition_lines()]
    assert {line.split()[0] for line in lines} == {
        "starter-2006",
        "cr-2007-04",
        "cr-2007-05",
        "cr-2009-combat",
        "faq-2009-03",
        "clarifications-de",
    }
    assert [line.split()[0] for line in lines if "the reference edition" in line] == ["cr-2007-05"]
    assert next(line for line in lines if line.startswith("starter")).endswith(", 2006, French")
