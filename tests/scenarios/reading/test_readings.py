"""What is said of a card that can be read in several ways."""

from dataclasses import dataclass

from scenarios.reading.readings import Ambiguous
from tests.every_row import for_every


@dataclass(frozen=True)
class Deals:
    amount: int
    to: object = None


@dataclass(frozen=True)
class Heals:
    amount: int


@for_every(
    ("readings", "ways"),
    [
        (((Deals(1), Deals(2)), (Deals(1), Heals(2))), "Deals(amount=2, to=None) or Heals(amount=2)"),
        ((Deals(1), Deals(3)), "Deals with amount 1 or Deals with amount 3"),
        ((Deals(1, Heals(1)), Deals(1, Heals(2))), "Heals with amount 1 or Heals with amount 2"),
        (((Deals(1),), (Deals(1), Heals(2))), "nothing or Heals(amount=2)"),
        ((Deals(1), Deals(2), Deals(1)), "Deals with amount 1 or Deals with amount 2"),
    ],
)
def test_where_readings_part_is_told(readings: tuple[object, ...], ways: str) -> None:
    said = str(Ambiguous(3, "Do it.", readings))
    assert said.startswith(f"line 3: 'Do it.' can be read in {len(readings)} ways, which part here: {ways}; expected")
