"""The templates of pages, filled with values; everything that is filled in is escaped."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import assert_never

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from engine.language.words import CardType
from engine.value import kept_by_identity
from judge.control_characters import harmless
from judge.pages.board_picture import Middle, Piece, Row, Seat
from judge.pages.ruling_page import CitedRule

FOLDER = Path(__file__).parent / "templates"
ASSETS = Path(__file__).parent / "assets"
KNOWN_KINDS = (*CardType, "resource")
"""The kinds of cards that the style sheet knows; another word never becomes part of a class."""

KEPT_PICTURES = 4096


def filled(template: str, values: Mapping[str, object]) -> str:
    """Return the page that the template makes of the values."""
    return environment().get_template(template).render(values)


@cache
def environment() -> Environment:
    """Return the templates with what they are written in: escaping is on, and an unknown name is an error."""
    made = Environment(
        autoescape=True,
        loader=FileSystemLoader(FOLDER),
        undefined=StrictUndefined,
        finalize=_finished,
        trim_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
    )
    made.filters |= {"kind": _kind, "piece_kind": _piece_kind, "sentence": _sentence, "verdict": _verdict}
    made.filters |= {"picture": picture, "links": rule_links, "safe_answer": _made_before}
    return made


def _finished(said: object) -> object:
    """Return what is filled in, with control characters made visible, as the command line shows them."""
    return harmless(said) if type(said) is str and not said.isprintable() else said


def _kind(word: str) -> str:
    """Return the class of a card of this kind."""
    return word if word in KNOWN_KINDS else "other"


def _verdict(word: str) -> str:
    """Return a verdict in the words of rulings."""
    return word.replace("cannot", "can't")


def _piece_kind(piece: Piece) -> str:
    """Return the class of the place of a piece, in which there are pieces of one kind through a whole ruling."""
    return piece.name.replace(" ", "-") if isinstance(piece, Row) else "whole-width"


def _sentence(name: str) -> str:
    """Return a name as it begins a sentence."""
    return name[:1].upper() + name[1:]


def _made_before(html: str) -> Markup:
    """Return a part of a page that a template of ours has made, in whichever process."""
    return Markup(html)  # noqa: S704 - the template has escaped what it was filled with.


@kept_by_identity
def rule_links(rules: tuple[CitedRule, ...]) -> Markup:
    """Return the links from an event to the rules that made it happen."""
    return Markup(environment().get_template("rule_links.html").module.links(rules))  # type: ignore[attr-defined]  # noqa: S704


@lru_cache(maxsize=KEPT_PICTURES)
def picture(piece: Piece) -> Markup:
    """Return a piece of a board as HTML; what was made before is made once, for most rows stay as they are."""
    macros = environment().get_template("board.html").module
    match piece:
        case Row():
            made = macros.row(piece)  # type: ignore[attr-defined]
        case Seat():
            made = macros.seat(piece)  # type: ignore[attr-defined]
        case Middle():
            made = macros.middle(piece)  # type: ignore[attr-defined]
        case _:
            assert_never(piece)
    return Markup(made)  # noqa: S704 - the template has escaped what it was filled with.


def assets(names: Sequence[str]) -> dict[str, bytes]:
    """Return the files that pages load, by their names."""
    return {name: (ASSETS / name).read_bytes() for name in names}
