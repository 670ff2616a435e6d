"""The migration of citations: features get the numbers that their rules have in a new document."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from judge.documents.comparison.change_weights import whole
from judge.documents.comparison.document_comparison import Comparison
from judge.documents.comparison.reference_slots import slots
from judge.documents.document_errors import RulesError, UnusableFile
from judge.documents.reader.document import Document
from judge.output_lines import BLANK, Line
from judge.rulebook import REFERENCE
from scenarios.given_files import features_under, read_given
from scenarios.whole_files import write_whole

_EDITION = r"[a-z0-9][a-z0-9._-]*"
_CITATION = re.compile(
    rf"(?P<before>(?:@rule:|\bbecause of |\brule )(?P<edition>{_EDITION}:)?|@example:(?P<of>{_EDITION})/)"
    r"(?P<number>[a-z0-9](?:[a-z0-9./-]*[a-z0-9])?)(?:#(?P<at>\d+))?(?![\w#/])"
)


@dataclass(frozen=True, slots=True)
class Citation:
    """A citation that changes, or must be changed by hand: its file and line, both numbers, both texts.

    `refused` says why it must be changed by hand.
    """

    file: Path
    line: int
    old: str
    new: str
    text_old: str
    text_new: str
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Migration:
    """A migration: the citations that change or can't, and the new text of each file that changes.

    `named` is whether citations name the new document now, so that migrating them once more changes nothing, and
    `unnamed` the document that they can't name because it has no id.
    """

    citations: tuple[Citation, ...]
    texts: dict[Path, str]
    named: bool = False
    unnamed: str = ""

    @property
    def refused(self) -> tuple[Citation, ...]:
        """The citations that must be changed by hand."""
        return tuple(each for each in self.citations if each.refused)


def migration(old: Document, new: Document, comparison: Comparison, paths: Iterable[Path]) -> Migration:
    """Return the migration of the features from the old document to the new one; nothing is written.

    A citation names the document that it is of: without a name it is of the reference edition.

    Raises:
        UnusableFile: a feature can't be read.
        RulesError: two rules that are cited would have one number.
    """
    follow = _Following(old, new, comparison)
    citations: list[Citation] = []
    texts: dict[Path, str] = {}
    for path in _features(paths):
        try:
            text = read_given(path).decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise UnusableFile(f"can't be read: {error}", file=str(path)) from None
        lines = text.splitlines(keepends=True)
        changed = [follow.line(path, number, line, citations) for number, line in enumerate(lines, 1)]
        if changed != lines:
            texts[path] = "".join(changed)
    _refuse_one_number_for_two(follow, citations, new.name)
    citations = [each for each in citations if each.refused or each.new != each.old or follow.name != follow.edition]
    return Migration(tuple(citations), texts, follow.name not in (REFERENCE, follow.edition), follow.unnamed)


def _refuse_one_number_for_two(follow: "_Following", citations: Iterable[Citation], new: str) -> None:
    """Refuse a migration after which a citation could mean either of two rules.

    Raises:
        RulesError: names the rules, the number that both would have, and a place where one of them is cited.
    """
    for each in citations:
        number = each.new.partition("#")[0]
        others = follow.crowded.get(number, ())
        if not each.refused and others:
            what = f"{' and '.join(others)} would both be {number} in {new}, so that no citation could tell them apart"
            hint = "nothing is written; give one of its rules another number (judge rules check), or answer in --moves"
            raise RulesError(what, file=str(each.file), line=each.line, hint=hint)


class _Following:
    """The new number of each old one, and the reasons why some have none."""

    def __init__(self, old: Document, new: Document, comparison: Comparison) -> None:
        self.edition = old.edition or REFERENCE
        self.texts_old = {rule.number: rule.text for rule in old.rules}
        self.texts_new = {rule.number: rule.text for rule in new.rules}
        self.examples = _Examples(old, new, comparison.numbers)
        self.numbers = comparison.numbers
        self.name = new.edition or self.edition
        self.unnamed = "" if new.edition else new.name
        self.refusals: dict[str, str] = {}
        for change in comparison.changes:
            others = ", ".join(change.others)
            if change.kind == "rule" and change.old and "split" in change.what:
                self.refusals[change.old] = f"was split into {', '.join(filter(None, (change.new, others)))}"
            elif change.kind == "rule" and change.what == ("removed",):
                self.refusals[change.old] = "was removed"
            for each in change.others if "merged" in change.what else ():
                self.refusals[each] = f"was merged into {change.new}"
        for question in comparison.questions:
            self.refusals[question.old] = f"may have become {' or '.join(question.candidates)}"
        self.crowded = self._crowded(new)

    def _crowded(self, new: Document) -> dict[str, tuple[str, ...]]:
        """Return the new numbers that two rules would have, with the old numbers or titles of those rules."""
        crowd: dict[str, list[str]] = {}
        for old, number in self.numbers.items():
            if old not in self.refusals:
                crowd.setdefault(number, []).append(old)
        for number, many in Counter(rule.number for rule in new.rules).items():
            if number in crowd and many > len(crowd[number]):
                crowd[number].append("another rule of that number")
        return {number: tuple(olds) for number, olds in crowd.items() if len(olds) > 1}

    def line(self, path: Path, number: int, line: str, citations: list[Citation]) -> str:
        """Return a line with its citations changed, and add each of them to the citations."""

        def changed(match: re.Match[str]) -> str:
            named = (match["edition"] or "").rstrip(":") or match["of"] or REFERENCE
            old = match["number"]
            if named != self.edition or old not in self.texts_old:
                return match[0]
            text, place = self.texts_old[old], int(match["at"] or 0)
            new, why = self.numbers.get(old, ""), self.refusals.get(old, "")
            if place and (example := self.examples.text(old, place)) is not None:
                old, text = f"{old}#{place}", example
                new, told, why = self.examples.now(match["number"], place)
            else:
                told = self.texts_new.get(new, "")
            if why or not new:
                reason = why or "isn't in the new document"
                citations.append(Citation(path, number, old, new, text, "", reason))
                return match[0]
            begins = self._begins(match)
            written = begins + new + ("" if "#" in new or not place else f"#{place}")
            # What keeps its number needs no other name: it is the same rule in the document that is named already.
            same = new == old and not match["edition"] and not match["of"]
            if not same or new in self.crowded:
                citations.append(Citation(path, number, old, new, text, told))
            return match[0] if same else written

        return _CITATION.sub(changed, line)

    def _begins(self, match: re.Match[str]) -> str:
        """Return what stands before the number of a citation, with the name of the new document."""
        if match["of"]:
            return f"@example:{self.name}/"
        named = match["edition"] or self.name != REFERENCE
        return match["before"].removesuffix(match["edition"] or "") + (f"{self.name}:" if named else "")


class _Examples:
    """The examples of two documents by the numbers under which they are cited, and the new number of each old one."""

    def __init__(self, old: Document, new: Document, numbers: dict[str, str]) -> None:
        self.old, self.new = _cited(old), _cited(new)
        self.numbers = numbers
        self.said = {slots(text).words for text in self.old.values()}
        self.places: dict[str, list[str]] = {}
        for place, text in self.new.items():
            self.places.setdefault(slots(text).words, []).append(place)

    def text(self, number: str, place: int) -> str | None:
        """Return the words of an example of the old document, or None where there is no such example."""
        return self.old.get(f"{number}#{place}")

    def now(self, number: str, place: int) -> tuple[str, str, str]:
        """Return the new number of an example and its words there, or the reason why there is no certain number."""
        told = self.old[f"{number}#{place}"]
        due = f"{self.numbers.get(number, '')}#{place}"
        there = self.places.get(slots(told).words, [])
        near = [each for each in there if each.partition("#")[0] == self.numbers.get(number)]
        for found in (there, near):
            if len(found) == 1 or due in found:
                new = due if due in found else found[0]
                return new, self.new[new], ""
        if not there and due in self.new and slots(self.new[due]).words not in self.said:
            # In its old place there is an example that the old document doesn't have: the same one in other words.
            return due, self.new[due], ""
        return "", "", f"may be any of {', '.join(there)}" if there else "isn't in the new document"


def _cited(document: Document) -> dict[str, str]:
    """Return the examples of a document, with the words of their cards, by the numbers under which they are cited."""
    return {
        f"{rule.number}#{at}": whole(example)
        for rule in document.rules
        for at, example in enumerate(rule.examples, 1)
        if not example.digest
    }


def _features(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the features under the paths, each once.

    Raises:
        UnusableFile: there is nothing at a path.
    """
    seen: set[Path] = set()
    for path in paths:
        if not path.exists():
            raise UnusableFile("there is no such file or folder", file=str(path))
        found = features_under(path)
        yield from (each for each in found if each.resolve() not in seen)
        seen.update(each.resolve() for each in found)


def write(migrated: Migration) -> None:
    """Write the changed features, all of them or none.

    Raises:
        UnusableFile: a file can't be written.
    """
    try:
        write_whole({place: text.encode() for place, text in migrated.texts.items()})
    except OSError as error:
        raise UnusableFile(f"the features can't be written: {error.strerror or error}", file=error.filename) from None


def migration_data(migrated: Migration, *, written: bool) -> dict[str, object]:
    """Return each citation with both texts, as data."""
    rows = [
        {"file": str(each.file), "line": each.line, "old": each.old, "new": each.new, "text_old": each.text_old,
         "text_new": each.text_new, "refused": each.refused}
        for each in migrated.citations
    ]  # fmt: skip
    return {"citations": rows, "refused": len(migrated.refused), "files": len(migrated.texts), "written": written}


def migration_lines(migrated: Migration, *, written: bool) -> Iterator[Line]:
    """Yield each citation that changes with both texts, then those that are refused."""
    shown: set[tuple[str, str]] = set()
    for each in migrated.citations:
        if each.refused:
            continue
        stays = each.old == each.new
        told = f"{each.old} names the new document" if stays else f"{each.old} -> {each.new}"
        yield Line(f"{each.file}:{each.line}: {told}", style="title", whole=True)
        if (each.old, each.new) not in shown and not (stays and each.text_old == each.text_new):
            yield Line(f"old: {each.text_old}", indent=4)
            yield Line(f"new: {each.text_new}", indent=4)
        shown.add((each.old, each.new))
    for each in migrated.refused:
        yield Line(f"{each.file}:{each.line}: {each.old} {each.refused}: change it by hand", style="bad", whole=True)
        if (each.old, "") not in shown:
            yield Line(f"old: {each.text_old}", indent=4)
        shown.add((each.old, ""))
    yield BLANK
    done = "written" if written else "nothing written; --write does it"
    changed = len(migrated.citations) - len(migrated.refused)
    yield Line(f"{changed} citations change in {len(migrated.texts)} files, {len(migrated.refused)} refused; {done}")
    if changed and migrated.unnamed:
        what = f"{migrated.unnamed} isn't imported, so that no citation can name it"
        hint = "import it first (judge rules import FILE), and its id stands before each number"
        yield Line(f"{what}, and plain numbers stand for {REFERENCE}; {hint}", style="unsure")
    if written and changed and not migrated.named:
        yield Line("They cite the new document now; migrating them once more would change them again", style="unsure")
