"""One test that holds many rows tells each row that fails, as many tests would."""

from inspect import signature

import pytest

from tests.every_row import for_every, hold_every


def test_each_row_that_fails_is_told() -> None:
    @for_every(("number", "square"), [(2, 4), (3, 8), (4, 15)])
    def check(number: int, square: int) -> None:
        assert number * number == square

    with pytest.raises(ExceptionGroup, match="2 of 3 rows fail") as failed:
        check()
    assert [each.__notes__ for each in failed.value.exceptions] == [["with row 2: (3, 8)"], ["with row 3: (4, 15)"]]


def test_an_error_that_should_be_raised_and_is_not_is_told_with_its_row() -> None:
    def check(text: str) -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            int(text)

    with pytest.raises(ExceptionGroup, match="1 of 2 rows fail") as failed:
        hold_every(["x", "1"], check)
    (told,) = failed.value.exceptions
    assert told.__notes__ == ["with row 2: 1"]
    assert "DID NOT RAISE" in str(told)


def test_what_has_no_name_here_comes_from_elsewhere() -> None:
    seen: list[tuple[str, int, str]] = []

    @for_every("letter", "ab")
    @for_every("number", [1, 2])
    def check(letter: str, number: int, folder: str) -> None:
        seen.append((letter, number, folder))

    assert list(signature(check).parameters) == ["folder"]
    check(folder="here")
    assert seen == [("a", 1, "here"), ("a", 2, "here"), ("b", 1, "here"), ("b", 2, "here")]
