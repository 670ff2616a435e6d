"""One card as a person pastes it: its name and card line, then a line of text for each power."""

from scenarios.reading.card_lines import BadLine, read_card_lines
from scenarios.reading.readings import Reading
from scenarios.reading.whole_cards import read_card


def read_pasted(text: str, name: str | None = None) -> tuple[str, Reading]:
    """Return the name and the reading of a pasted card; its first line may be the name, or begin with it.

    A backslash followed by an n counts as the end of a line, which is hard to type in a shell.
    """
    lines = [line.strip() for line in text.replace("\\n", "\n").splitlines() if line.strip()]
    if name is None:
        name, lines = _named(lines)
    return name, read_card(name, "\n".join(lines))


def _named(lines: list[str]) -> tuple[str, list[str]]:
    """Return the name and the lines without it; no name where the first line is a card line from its beginning."""
    if not lines or _begin_with_a_card_line(lines):
        return "", lines
    parts = lines[0].split(",")
    for count in range(1, len(parts)):
        name, rest = ",".join(parts[:count]).strip("* "), ",".join(parts[count:]).strip()
        if _begin_with_a_card_line([rest, *lines[1:]]):
            return name, [rest, *lines[1:]]
    if _begin_with_a_card_line(lines[1:]):
        return lines[0].strip("* "), lines[1:]
    return "", lines


def _begin_with_a_card_line(lines: list[str]) -> bool:
    try:
        read_card_lines("", lines)
    except BadLine:
        return False
    return True
