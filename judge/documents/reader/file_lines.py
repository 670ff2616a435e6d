"""The lines of a file, whatever its encoding and its line endings."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from judge.documents.document_errors import UnusableFile
from judge.documents.reader.html_lines import blocks_of_html, is_html, shown_lines
from scenarios.given_files import read_given

SAMPLE = 4
LARGEST = 20_000_000
"""More bytes than any rulebook has."""

_BINARY = {
    b"PK\x03\x04": "a zip or office document",
    b"\xd0\xcf\x11\xe0": "an office document",
    b"\x1f\x8b": "an archive",
    b"{\\rtf": "a rich text document",
}
_CONTROLS = {chr(code) for code in (*range(9), *range(14, 32), 127)}


def read_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        UnusableFile: it can't be read, or holds no text.
    """
    try:
        if path.is_dir():
            raise UnusableFile("is a folder", file=str(path), hint="name the document's file")
        if path.stat().st_size > LARGEST:
            raise UnusableFile(f"is larger than {LARGEST:,} bytes, which no rulebook is", file=str(path))
        data = read_given(path)
    except OSError as error:
        raise UnusableFile(f"can't be read: {error.strerror or error}", file=str(path)) from None
    except ValueError as error:
        raise UnusableFile(f"can't be a file's name: {error}", file=ascii(str(path))) from None
    return text_of(data, str(path))


def lines_of(data: bytes, name: str) -> tuple[str, ...]:
    """Return the lines of a text, given as bytes, without their endings; those of a page in HTML are its blocks.

    Raises:
        UnusableFile: the bytes hold no text.
    """
    text = text_of(data, name)
    return shown_lines(blocks_of_html("\n".join(split(text)))) if is_html(text) else split(text)


def text_of(data: bytes, name: str) -> str:
    """Return the text that bytes hold.

    Raises:
        UnusableFile: the bytes hold no text.
    """
    if data.startswith(b"%PDF"):
        raise UnusableFile("is a PDF", file=name, hint="save its text first, with pdftotext -layout for example")
    what = next((what for start, what in _BINARY.items() if data.startswith(start)), None)
    if what is not None:
        raise UnusableFile(f"is {what}", file=name, hint="save it as plain text first")
    text = decode(data)
    controls = sum(map(text.count, _CONTROLS))
    if controls > 8 + len(text) // 200:
        raise UnusableFile("is no text: too many of its characters are control codes", file=name)
    if not text.strip():
        raise UnusableFile("is empty", file=name, hint="a document has at least one rule")
    return text


def split(text: str) -> tuple[str, ...]:
    r"""Return the lines of a text as an editor counts them; a page break doesn't begin a line.

    >>> split("one\r\ntwo\rthree\n")
    ('one', 'two', 'three')
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if lines and not lines[-1]:
        lines.pop()
    return tuple(lines)


def decode(data: bytes) -> str:
    """Return the text of the bytes: in the encoding of their byte order mark, UTF-16, UTF-8 or Windows-1252."""
    for mark, encoding in ((BOM_UTF8, "utf-8"), (BOM_UTF16_LE, "utf-16-le"), (BOM_UTF16_BE, "utf-16-be")):
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    wide = _utf16(data)
    if wide:
        return data.decode(wide, "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        # A text that ends in the middle of its last character is still UTF-8.
        if error.start > 0 and error.end >= len(data) - 3 and error.reason == "unexpected end of data":
            return data.decode("utf-8", "replace")
    return data.decode("cp1252", "replace")


def _utf16(data: bytes) -> str | None:
    """Return the byte order of UTF-16, which the zeros in its Latin letters show, or None for another encoding."""
    sample = data[:2000]
    half = len(sample) // 2
    if half < SAMPLE or sample.count(0) < half // 2:
        return None
    odd, even = sample[1::2].count(0), sample[::2].count(0)
    if odd > half * 0.7 and even < half * 0.1:
        return "utf-16-le"
    return "utf-16-be" if even > half * 0.7 and odd < half * 0.1 else None
