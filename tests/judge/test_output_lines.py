from textwrap import wrap

from judge.output_lines import BLANK, Line, laid_out
from tests.every_row import hold_every


def test_a_long_line_hangs_below_itself() -> None:
    line = Line("Tim attacks Brigg, and Brigg is dealt damage", indent=2, hang=4)
    assert laid_out(line, 30) == "  Tim attacks Brigg, and Brigg\n      is dealt damage"


def test_a_name_longer_than_the_page_is_not_broken() -> None:
    assert laid_out(Line("x" * 80), 30) == "x" * 80


def test_branches_of_a_tree_go_on_below_a_broken_line() -> None:
    line = Line("Tim attacks Brigg, and Brigg is dealt damage", lead="│  ├─ ", hang=2)
    assert laid_out(line, 30) == "│  ├─ Tim attacks Brigg, and\n│  │    Brigg is dealt damage"


def test_a_blank_line_is_empty_with_colours_and_without() -> None:
    assert laid_out(BLANK) == laid_out(BLANK, colour=True) == ""


def test_only_what_is_said_with_a_style_is_coloured() -> None:
    assert laid_out(Line("as ruled", style="good"), colour=True) == "\033[32mas ruled\033[0m"
    assert laid_out(Line("as ruled"), colour=True) == "as ruled"
    assert laid_out(Line("as ruled", style="good")) == "as ruled"


def test_colours_never_change_where_a_line_breaks() -> None:
    line = Line("Tim attacks Brigg, and Brigg is dealt damage", style="bad")
    coloured = laid_out(line, 30, colour=True)
    assert coloured == f"\033[31m{laid_out(line, 30)}\033[0m"


BEGINS = ("", " ", "\t", "Tim", "Tim  attacks", " x-y")
ENDS = ("", " ", "  ", "\t", "\n", "\u00a0", "\u3000", " é", "- x-y", "\nTim")


def test_what_fits_a_line_is_what_breaking_it_gives() -> None:
    def check(row: tuple[str, int]) -> None:
        text, width = row
        kept = wrap(text, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
        assert laid_out(Line(text, indent=2, hang=0), width) == "\n".join(kept)

    texts = [f"{begin}{end}" for begin in BEGINS for end in ENDS]
    hold_every([(text.rjust(size, "x"), width) for text in texts for size in (0, 20) for width in range(22, 26)], check)
