"""The changes of a glossary's terms."""

from collections.abc import Iterable, Iterator

from judge.documents.comparison.change_weights import Targets, example_changes, same_examples_otherwise, weigh
from judge.documents.comparison.document_changes import Change, What
from judge.documents.comparison.same_sense import Vocabulary, sense
from judge.documents.reader.document import Entry
from judge.documents.reader.folded_text import folded


def term_changes(old: Iterable[Entry], new: Iterable[Entry], targets: Targets) -> Iterator[Change]:
    """Yield the terms that were added, removed or changed; of a term that is there twice, the first and the second."""
    before, after = _named(old, targets.words), _named(new)
    for name, entry in after.items():
        was = before.get(name)
        if was is None:
            examples = tuple(example.text for example in entry.examples)
            yield Change(("added",), "substantive", new=entry.term, text_new=entry.text, examples_added=examples,
                         kind="term", line=entry.line)  # fmt: skip
        elif change := _changed(was, entry, targets):
            yield change
    for name, entry in before.items():
        if name not in after:
            examples = tuple(example.text for example in entry.examples)
            yield Change(("removed",), "substantive", old=entry.term, text_old=entry.text, examples_removed=examples,
                         kind="term", line=entry.line)  # fmt: skip


def _named(entries: Iterable[Entry], words: Vocabulary | None = None) -> dict[tuple[str, int], Entry]:
    """Return the terms by name, or by the new name of a renamed one, and by how many entries before have that name."""
    found: dict[tuple[str, int], Entry] = {}
    many: dict[str, int] = {}
    for entry in entries:
        name = folded(entry.term).casefold()
        if words is not None and words.after(sense(name)) != sense(name):
            name = " ".join(words.after(sense(name)))
        found[name, many.get(name, 0)] = entry
        many[name] = many.get(name, 0) + 1
    return found


def _changed(was: Entry, now: Entry, targets: Targets) -> Change | None:
    weight, repointed = weigh(f"{was.text} ({was.reference})", f"{now.text} ({now.reference})", targets)
    added, removed = example_changes(was.examples, now.examples, targets)
    if added or removed:
        weight = "substantive"
    elif weight == "none" and (was.term != now.term or same_examples_otherwise(was.examples, now.examples)):
        weight = "cosmetic"
    if weight == "none":
        return None
    what: tuple[What, ...] = ("re-pointed",) if weight == "reference-only" else ("changed",)
    return Change(what, weight, was.term, now.term, text_old=was.text, text_new=now.text,
                  repointed=repointed, examples_added=added, examples_removed=removed, kind="term",
                  line=now.line)  # fmt: skip
