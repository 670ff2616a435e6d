"""Links that hold a whole scenario: its text packed into letters that an address may have."""

import binascii
import zlib
from base64 import b64decode, urlsafe_b64encode

from judge.pages.page_errors import BadLink

RAW = -zlib.MAX_WBITS
"""Deflate without a header, which a link has no use for."""


def packed(text: str) -> str:
    """Return a text as letters, digits, - and _; a longer text takes about a third of its length.

    >>> unpacked(packed('you control "Tim"'), 100)
    'you control "Tim"'
    """
    press = zlib.compressobj(9, wbits=RAW)
    return urlsafe_b64encode(press.compress(text.encode()) + press.flush()).decode().rstrip("=")


def unpacked(link: str, longest: int) -> str:
    """Return the text that was packed into a link; not more of it than `longest` bytes is ever made.

    Raises:
        BadLink: no text was packed into it, or a longer one.
    """
    expected = "the whole link, as it was copied"
    press = zlib.decompressobj(wbits=RAW)
    try:
        letters = b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        data = press.decompress(letters, longest + 1)
        text = data.decode()
    except (binascii.Error, zlib.error, ValueError):
        raise BadLink("the link holds no scenario", expected=expected) from None
    if len(data) > longest:
        raise BadLink("the link holds a longer scenario than is played here", expected=f"at most {longest} bytes")
    if not press.eof:
        raise BadLink("the link is cut off", expected=expected)
    return text
