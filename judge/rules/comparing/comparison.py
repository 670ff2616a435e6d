"""What differs between two documents, each rule's change told with its kind."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal, TypeAlias

from judge.rulebook import editions
from judge.rules.comparing.headings import paired_headings, plain_title, title_of
from judge.rules.comparing.pairing import Pairing, Question, pair
from judge.rules.comparing.slots import LOST, slots
from judge.rules.fingerprints import Resolve
from judge.rules.known import resolver
from judge.rules.reading.document import Document, Entry, Example, Heading, Rule
from judge.rules.reading.words import folded, split_at_references

What: TypeAlias = Literal["added", "removed", "changed", "moved", "renumbered", "split", "merged", "re-pointed"]
Weight: TypeAlias = Literal["cosmetic", "reference-only", "substantive", "none"]
Bit: TypeAlias = tuple[Literal["same", "removed", "added"], str]

_TOKEN = re.compile(r"\w+|\s+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Repointed:
    """A reference that points at another rule now: its number before and after, and the old target's new number."""

    old: str
    new: str
    expected: str


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a rule, term or heading: its numbers, what happened to it, how much that weighs, and the words."""

    what: tuple[What, ...]
    weight: Weight
    old: str = ""
    new: str = ""
    others: tuple[str, ...] = ()
    title: str = ""
    text_old: str = ""
    text_new: str = ""
    repointed: tuple[Repointed, ...] = ()
    examples_added: tuple[str, ...] = ()
    examples_removed: tuple[str, ...] = ()
    kind: Literal["rule", "term", "heading"] = "rule"
    line: int = 0

    @property
    def number(self) -> str:
        """The number under which the change is told: the new one where there is one."""
        return self.new or self.old


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two documents compared: what they are called, the changes in the new one's order, what has to be asked."""

    old: str
    new: str
    changes: tuple[Change, ...]
    questions: tuple[Question, ...]
    numbers: dict[str, str]
    unchanged: int


@dataclass(frozen=True, slots=True)
class _Targets:
    """What a reference of the old document points at in the new one: by the rules that were paired, or by identity."""

    numbers: dict[str, str]
    resolvers: tuple[Resolve, Resolve] | None
    there: frozenset[str]

    def same(self, was: str, now: str) -> bool:
        """Return whether a reference that was one number and is another now points at the same rule."""
        if self.resolvers and self.resolvers[0](was) == self.resolvers[1](now):
            return True
        if was in self.numbers:
            return self.numbers[was] == now
        # A number that the old document doesn't hold can only stay as it is; one that it held is gone.
        return was == now and was not in self.there


def _there(document: Document) -> frozenset[str]:
    """Return the numbers of the document's rules and sections."""
    numbers = {rule.number for rule in document.rules}
    return frozenset(numbers | {number.partition(".")[0] for number in numbers})


def _resolvers(old: Document, new: Document) -> tuple[Resolve, Resolve] | None:
    """Return what turns numbers into identities where both are editions that are known, and not the same one."""
    if old.edition == new.edition or not (old.edition in editions() and new.edition in editions()):
        return None
    return resolver(old.edition), resolver(new.edition)


def compare(old: Document, new: Document, settled: dict[str, str | None] | None = None) -> Comparison:
    """Return what differs between two documents; `settled` maps old numbers to new ones, or to None for gone."""
    made = pair(old, new, settled or {})
    numbers = {old.rules[mine].number: new.rules[other].number for mine, other in made.pairs.items()}
    targets = _Targets({**numbers, **_sections(numbers)}, _resolvers(old, new), _there(old))
    moved = _moved(old, new, made)
    changes: list[tuple[float, Change]] = []
    split_off = {other for others in made.splits.values() for other in others}
    merged_in = {mine for many in made.merges.values() for mine in many}
    for mine, other in made.pairs.items():
        change = _pair_change(old.rules[mine], new.rules[other], targets, mine in moved)
        change = _with_parts(change, old, new, made, mine, other)
        if change is not None:
            changes.append((other, change))
    taken = set(made.pairs.values())
    for other, rule in enumerate(new.rules):
        if other not in taken and other not in split_off:
            changes.append((other, _one_sided(rule, "added")))
    for mine, rule in enumerate(old.rules):
        if mine not in made.pairs and mine not in merged_in:
            changes.append((_beside(mine, made), _removed(rule, mine, made, new)))
    changes += _headings(old, new, made, lone=targets.resolvers is None)
    terms = _terms(old.entries, new.entries, targets)
    ordered = tuple(change for _, change in sorted(changes, key=lambda each: each[0])) + tuple(terms)
    unchanged = len(made.pairs) - sum(bool(change.old and change.new and change.kind == "rule") for change in ordered)
    return Comparison(old.name, new.name, ordered, tuple(made.questions), numbers, unchanged)


def _beside(mine: int, made: Pairing) -> float:
    """Return where a rule that is gone would stand among the new ones: behind the one before it."""
    before = [other for each, other in made.pairs.items() if each < mine]
    return max(before, default=-1) + 0.5


def _removed(rule: Rule, mine: int, made: Pairing, new: Document) -> Change:
    if mine in made.splits:
        others = tuple(new.rules[each].number for each in made.splits[mine])
        return Change(("split",), "substantive", rule.number, "", others, rule.title, rule.text)
    return _one_sided(rule, "removed")


def _headings(old: Document, new: Document, made: Pairing, *, lone: bool) -> Iterable[tuple[float, Change]]:
    """Yield the headings that changed, each with where it stands among the new rules; those on one side if `lone`.

    Of two published editions none is told that stands in one alone: the scans lost headings of either.
    """
    pairs, gone, come = paired_headings(old, new, made)
    for was, now in pairs:
        weight = _heading_weight(was, now)
        if weight != "none" and not _is_title(now, new):
            yield len(_ahead(now, new)) - 0.25, _heading_change("changed", weight, was, now)
    for heading in come if lone else ():
        if not _is_title(heading, new):
            yield len(_ahead(heading, new)) - 0.25, _heading_change("added", "substantive", None, heading)
    for heading in gone if lone else ():
        if not _is_title(heading, old):
            yield _beside(len(_ahead(heading, old)), made), _heading_change("removed", "substantive", heading, None)


def _is_title(heading: Heading, document: Document) -> bool:
    """Return whether a heading is the title of the text right below it, with which it is told."""
    place = (heading.line, heading.column)
    return any(rule.title and (rule.line, rule.column) == place for rule in document.rules)


def _ahead(heading: Heading, document: Document) -> list[Rule]:
    """Return the rules that stand before a heading."""
    place = (heading.line, heading.column)
    return [rule for rule in document.rules if (rule.line, rule.column) < place]


def _heading_weight(old: Heading, new: Heading) -> Weight:
    if plain_title(old) != plain_title(new):
        return "substantive"
    return "none" if folded(title_of(old)) == folded(title_of(new)) else "cosmetic"


def _heading_change(what: What, weight: Weight, old: Heading | None, new: Heading | None) -> Change:
    """Return what became of a heading, told under its number, or under its words if it has none in either document."""
    was, now = title_of(old) if old else "", title_of(new) if new else ""
    number = next((each.number for each in (new, old) if each and each.number), "")
    return Change(
        (what,), weight, ((old.number or number or was) if old else ""), (number or now) if new else "",
        title=now or was, text_old=was, text_new=now, kind="heading", line=new.line if new else old.line if old else 0,
    )  # fmt: skip


def _one_sided(rule: Rule, what: Literal["added", "removed"]) -> Change:
    examples = tuple(map(_whole, _examples(rule)))
    if what == "added":
        return Change(("added",), "substantive", new=rule.number, title=rule.title, text_new=rule.text,
                      examples_added=examples, line=rule.line)  # fmt: skip
    return Change(("removed",), "substantive", old=rule.number, title=rule.title, text_old=rule.text,
                  examples_removed=examples, line=rule.line)  # fmt: skip


def _moved(old: Document, new: Document, made: Pairing) -> set[int]:
    """Return the old rules whose order among the others isn't kept.

    Of the longest rising runs of new places, a rule that is in none has moved. One that is in some of them and not in
    others, as each of two that were swapped, has moved if its number says so, too.
    """
    order = sorted(made.pairs)
    places = [made.pairs[mine] for mine in order]
    before = _runs(places)
    after = _runs([-place for place in reversed(places)])[::-1]
    longest = max(before, default=0)
    in_some = [first + last - 1 == longest for first, last in zip(before, after, strict=True)]
    alone = Counter(first for first, held in zip(before, in_some, strict=True) if held)
    moved = set[int]()
    for mine, first, held in zip(order, before, in_some, strict=True):
        renumbered = old.rules[mine].number != new.rules[made.pairs[mine]].number
        if not held or (alone[first] > 1 and renumbered):
            moved.add(mine)
    return moved


def _runs(places: Iterable[int]) -> list[int]:
    """Return, for each place, the length of the longest rising run that ends with it."""
    ends: list[int] = []
    lengths: list[int] = []
    for place in places:
        at = bisect_left(ends, place)
        ends[at : at + 1] = [place]
        lengths.append(at + 1)
    return lengths


def _sections(numbers: dict[str, str]) -> dict[str, str]:
    """Return which section became which: the one that most of its rules are in now."""
    votes: dict[str, Counter[str]] = {}
    for old, new in numbers.items():
        votes.setdefault(old.partition(".")[0], Counter())[new.partition(".")[0]] += 1
    return {section: counted.most_common(1)[0][0] for section, counted in votes.items()}


def _pair_change(old: Rule, new: Rule, targets: "_Targets", moved: bool) -> Change | None:  # noqa: FBT001
    what: list[What] = []
    if moved:
        what.append("moved")
    elif old.number != new.number:
        what.append("renumbered")
    weight, repointed = _weigh(old.text, new.text, targets)
    retitled = bool(old.title and new.title) and folded(old.title).casefold() != folded(new.title).casefold()
    if retitled:
        weight = "substantive"
    added, removed = _example_changes(_examples(old), _examples(new), targets)
    if repointed:
        what.append("re-pointed")
    if weight in ("substantive", "cosmetic") or added or removed:
        what.append("changed")
    if added or removed:
        weight = "substantive"
    if not what:
        return None
    before, after = (f"{old.title}: {old.text}", f"{new.title}: {new.text}") if retitled else (old.text, new.text)
    return Change(
        tuple(what), weight, old.number, new.number, (), new.title or old.title, before, after,
        repointed, added, removed, line=new.line,
    )  # fmt: skip


def _weigh(old: str, new: str, targets: "_Targets") -> tuple[Weight, tuple[Repointed, ...]]:
    """Return how much a change of text weighs, and the references that point elsewhere now."""
    before, after = slots(old), slots(new)
    repointed = _repointed(before.references, after.references, targets)
    if before.words != after.words:
        return "substantive", repointed
    if repointed:
        return "reference-only", repointed
    # References that point where they did say the same by another number; one that was emptied is seen.
    return ("none" if _numberless(old).split() == _numberless(new).split() else "cosmetic"), ()


def _numberless(text: str) -> str:
    return "§".join(split_at_references(text)[::2])


def _repointed(old: Iterable[str], new: Iterable[str], targets: "_Targets") -> tuple[Repointed, ...]:
    before, after = tuple(old), tuple(new)
    if len(before) != len(after):
        return ()
    return tuple(
        Repointed(was, now, targets.numbers.get(was, ""))
        for was, now in zip(before, after, strict=True)
        if LOST not in (was, now) and not targets.same(was, now)
    )


def _examples(rule: Rule) -> tuple[Example, ...]:
    """Return the examples of a rule, and the cards that stand under it without one."""
    loose = tuple(Example(card.text, card.line, card.column) for card in rule.cards)
    return (*rule.examples, *loose)


def _example_changes(
    old: Iterable[Example], new: Iterable[Example], targets: "_Targets"
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the examples that are new and those that are gone; one with other words or other cards is both."""
    gone = list(old)
    added: list[str] = []
    for example in new:
        same = next((each for each in gone if _same_example(each, example, targets)), None)
        if same is None:
            added.append(_whole(example))
        else:
            gone.remove(same)
    return tuple(added), tuple(_whole(each) for each in gone)


def _same_example(old: Example, new: Example, targets: "_Targets") -> bool:
    """Return whether two examples say the same of the same rules, with the same cards."""
    if old.digest or new.digest:
        return old.digest == new.digest
    before, after = slots(_whole(old)), slots(_whole(new))
    return before.words == after.words and not _repointed(before.references, after.references, targets)


def _whole(example: Example) -> str:
    """Return the words of an example with those of its cards."""
    return " ".join((example.text, *(card.text for card in example.cards)))


def _with_parts(
    change: Change | None, old: Document, new: Document, made: Pairing, mine: int, other: int
) -> Change | None:
    """Return the change of a pair with what was split off it or merged into it."""
    split = tuple(new.rules[each].number for each in made.splits.get(mine, ()))
    merged = tuple(old.rules[each].number for each in made.merges.get(other, ()))
    if not split and not merged:
        return change
    ours, theirs = old.rules[mine], new.rules[other]
    what: tuple[What, ...] = ("split",) if split else ("merged",)
    moved = tuple(each for each in (change.what if change else ()) if each in ("moved", "renumbered", "re-pointed"))
    return Change(
        what + moved, "substantive", ours.number, theirs.number, split or merged, theirs.title, ours.text, theirs.text,
        change.repointed if change else (), line=theirs.line,
    )  # fmt: skip


def _terms(old: Iterable[Entry], new: Iterable[Entry], targets: "_Targets") -> Iterable[Change]:
    before = {folded(entry.term).casefold(): entry for entry in old}
    after = {folded(entry.term).casefold(): entry for entry in new}
    for name, entry in after.items():
        was = before.get(name)
        if was is None:
            yield Change(("added",), "substantive", new=entry.term, text_new=entry.text, kind="term", line=entry.line)
            continue
        weight, repointed = _weigh(f"{was.text} ({was.reference})", f"{entry.text} ({entry.reference})", targets)
        added, removed = _example_changes(was.examples, entry.examples, targets)
        if weight != "none" or added or removed:
            what: tuple[What, ...] = ("re-pointed",) if weight == "reference-only" else ("changed",)
            told: Weight = "substantive" if added or removed else weight
            yield Change(what, told, was.term, entry.term, text_old=was.text, text_new=entry.text, repointed=repointed,
                         examples_added=added, examples_removed=removed, kind="term", line=entry.line)  # fmt: skip
    for name, entry in before.items():
        if name not in after:
            yield Change(("removed",), "substantive", old=entry.term, text_old=entry.text, kind="term", line=entry.line)


def word_diff(old: str, new: str) -> tuple[Bit, ...]:
    """Return the two texts as bits that stayed, were removed, or were added, word by word.

    >>> word_diff("draw seven cards", "draw six cards")
    (('same', 'draw '), ('removed', 'seven'), ('added', 'six'), ('same', ' cards'))
    """
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    bits: list[Bit] = []
    for tag, start, end, begin, stop in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            bits.append(("same", "".join(before[start:end])))
            continue
        if end > start:
            bits.append(("removed", "".join(before[start:end])))
        if stop > begin:
            bits.append(("added", "".join(after[begin:stop])))
    return tuple(bits)
