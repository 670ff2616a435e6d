"""The marks of segments: what part of a document each of them begins."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Beginning: TypeAlias = Literal[
    "rule", "heading", "example", "card", "bullet", "term", "furniture", "text", "blank", "left over"
]


@dataclass(frozen=True, slots=True)
class Mark:
    """What a segment begins, the number or name of that part, and where its words start in the segment."""

    begins: Beginning
    key: str = ""
    start: int = 0
    reference: str = ""


TEXT, BLANK, FURNITURE, LEFT_OVER = Mark("text"), Mark("blank"), Mark("furniture"), Mark("left over")
CREDITED, SEVERAL = Mark("furniture", "credits"), Mark("left over", "numbers")
