"""The places of words in the editor's file."""

from bisect import bisect_left

from judge.documents.reader.document import Document, Entry, Example, Reading, Rule


class Places:
    """Finds words of a rule, a term or an example in the file."""

    def __init__(self, reading: Reading, document: Document) -> None:
        self.pieces = [piece for piece in reading.pieces if piece.kind not in ("blank", "furniture")]
        self.keys = [(piece.line, piece.column) for piece in self.pieces]
        parts: list[Rule | Entry | Example] = [*document.rules, *document.entries, *document.examples]
        self.starts = sorted({(part.line, part.column) for part in parts})

    def of(self, words: str, part: Rule | Entry | Example) -> tuple[int, int]:
        """Return the line and column of the words in a part, or those of the part if a line break divides the words."""
        start = (part.line, part.column)
        following = bisect_left(self.starts, (part.line, part.column + 1))
        end = self.starts[following] if following < len(self.starts) else (len(self.pieces) + part.line + 1, 0)
        wanted = words.casefold()
        for piece in self.pieces[bisect_left(self.keys, start) : bisect_left(self.keys, end)]:
            at = piece.text.casefold().find(wanted)
            if at >= 0:
                return piece.line, piece.column + at
        return start
