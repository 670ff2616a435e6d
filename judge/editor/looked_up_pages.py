"""Pages on rules, cards and sentences, as files that an editor can go to."""

import re
from contextlib import suppress
from pathlib import Path

from judge.assistance.meanings import Meaning
from judge.cache_folder import cache_folder
from judge.documents.document_errors import RulesError
from judge.documents.library_folder import library_folder
from judge.documents.lookup.card_lookup import card_lines
from judge.documents.lookup.card_lookup import look_up as card_called
from judge.documents.lookup.lookup_pages import rule_lines
from judge.documents.lookup.rule_lookup import look_up as rules_numbered
from judge.output_lines import Line, laid_out
from scenarios.whole_files import write_whole


def page_on(meaning: Meaning, edition: str) -> Path | None:
    """Return the file of a page on what stands at a place, written anew; None where it can't be written."""
    text = "\n".join(laid_out(line) for line in _lines(meaning, edition))
    name = re.sub(r"[^\w.-]+", "-", meaning.title).strip("-")[:80]
    place = cache_folder() / "looked-up" / f"{meaning.kind}-{name}.md"
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole({place: f"{text}\n".encode()}, durable=False)
        return place
    return None


def _lines(meaning: Meaning, edition: str) -> tuple[Line, ...]:
    """Return what the look-up of a card or a rule shows, or what is known of it without one."""
    folder = library_folder(missing=True)
    with suppress(RulesError):
        match meaning.kind:
            case "card":
                return tuple(card_lines(card_called(meaning.title, folder), folder))
            case "rule":
                return tuple(rule_lines(rules_numbered(meaning.title.partition(" ")[0], edition, folder)))
            case "sentence":
                pass
    return (Line(meaning.title), *(Line(each, indent=2) for each in meaning.lines))
