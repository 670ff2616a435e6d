"""Where something stands in a JSON text."""

from scenarios.library.json_places import Place, line_of, said
from tests.every_row import for_every

TEXT = """\
{
 "name": "A \\"{odd}\\", [name]",
 "tags": [
  "One", "Two"
 ],
 "empty": [], "none": {},
 "powers": [
  {"is": "Keyword",
   "kinds": ["ally",
             "hero"]},
  7,
  {
   "wei\\u0072d": null
  }
 ]
}
"""


@for_every(
    ("place", "line"),
    [
        ((), 1),
        (("name",), 2),
        (("tags",), 3),
        (("tags", 1), 4),
        (("none",), 6),
        (("powers", 0), 8),
        (("powers", 0, "kinds", 1), 10),
        (("powers", 1), 11),
        (("powers", 2, "weird"), 13),
        (("powers", 2, "missing"), 12),
        (("powers", 9), 7),
        (("nowhere", "at", 1), 1),
    ],
)
def test_a_place_is_on_its_line_or_on_that_of_what_is_around_it(place: Place, line: int) -> None:
    assert line_of(TEXT, place) == line


def test_a_text_of_one_value_has_it_on_the_line_where_it_begins() -> None:
    assert line_of("\n\n3", ()) == 3


@for_every(
    ("place", "words"),
    [((), "the card"), (("text",), "text"), (("powers", 0, "on", 1, "what"), "powers[0].on[1].what")],
)
def test_a_place_is_said_in_one_word(place: Place, words: str) -> None:
    assert said(place) == words
