"""The rules of two documents that are the same rule, found by their words first, then by likeness and place."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from judge.documents.comparison.kin_rules import taken_in
from judge.documents.comparison.reference_slots import bare
from judge.documents.comparison.same_words import Row, tell_apart
from judge.documents.comparison.successors import speaking_for, successors
from judge.documents.known_fingerprints import known_rules
from judge.documents.reader.document import Document, Rule

ALIKE = 0.55
"""How alike two rules must be at least, as the share of groups of words that they have in common."""

ALIKE_AT_ITS_NUMBER = 0.34
"""The same for two rules of one number."""

CLEAR = 0.08
"""By how much the best likeness must exceed the second for a pair to be sure."""

HELD = 0.72
"""The share of a rule's groups of words that another must have for the rule to be split off it or merged into it."""

SHINGLE = 3
"""How many words a group has."""

LONG = 15
"""From how many groups on a text is long enough to be recognised in another section."""

COMMON = 300
"""In more rules than this, a group of words distinguishes none of them."""

CROWD = 40_000
"""Above so many possible pairs, rules of the same words are paired in their order."""


@dataclass(frozen=True, slots=True)
class Question:
    """A rule that may have become any of several rules: its number and theirs, the most likely first.

    `reasons` say what speaks for each.
    """

    old: str
    candidates: tuple[str, ...]
    reasons: tuple[str, ...] = ()


@dataclass(slots=True)
class Pairing:
    """The pairs of old and new rules by index, the new rules split off an old one, the old ones merged into a new."""

    pairs: dict[int, int] = field(default_factory=dict)
    splits: dict[int, list[int]] = field(default_factory=dict)
    merges: dict[int, list[int]] = field(default_factory=dict)
    questions: list[Question] = field(default_factory=list)


@dataclass(frozen=True)
class _Side:
    """One of the two documents: the words of each rule, and their groups (shingles)."""

    rules: Sequence[Rule]
    words: tuple[str, ...]

    @cached_property
    def shingles(self) -> tuple[Counter[str], ...]:
        """The groups of words of each rule."""
        return tuple(_shingles(each) for each in self.words)

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """The rules with each group; it is asked only where rules have no others of the same words."""
        found: dict[str, list[int]] = defaultdict(list)
        for index, each in enumerate(self.shingles):
            for shingle in each:
                found[shingle].append(index)
        return dict(found)


def pair(old: Document, new: Document, settled: dict[str, str | None]) -> Pairing:
    """Return the pairs of rules; `settled` maps old numbers to new ones, or to None for a removed rule."""
    left, right = _side(old), _side(new)
    made = Pairing()
    _settled(left, right, settled, made)
    gone = {index for index, rule in enumerate(left.rules) if rule.number in settled and index not in made.pairs}
    _same_identity(old, new, made, gone)
    unsure = _same_words(left, right, made, gone)
    _alike(left, right, made, gone | unsure)
    _succeeded(left, right, made, gone)
    made.questions = _explained(left, right, made)
    _split_and_merged(left, right, made, {at for at, rule in enumerate(left.rules) if rule.number in settled})
    return made


def _side(document: Document) -> _Side:
    return _Side(document.rules, tuple(bare(rule.text) for rule in document.rules))


@lru_cache(maxsize=16384)
def _shingles(words: str) -> Counter[str]:
    told = words.split()
    if len(told) < SHINGLE:
        return Counter([" ".join(told)] if told else [])
    return Counter(" ".join(told[at : at + SHINGLE]) for at in range(len(told) - SHINGLE + 1))


def _settled(left: _Side, right: _Side, settled: dict[str, str | None], made: Pairing) -> None:
    numbers = {rule.number: index for index, rule in enumerate(right.rules)}
    for index, rule in enumerate(left.rules):
        target = settled.get(rule.number)
        if target is not None and target in numbers:
            made.pairs[index] = numbers[target]


def _same_identity(old: Document, new: Document, made: Pairing, gone: set[int]) -> None:
    """Pair the rules that have the same id in two different editions."""
    if old.edition == new.edition:
        return
    theirs = {rule_id: index for index, rule_id in enumerate(_trusted(new)) if rule_id}
    for index, rule_id in enumerate(_trusted(old)):
        if index in gone or index in made.pairs:
            continue
        if rule_id in theirs and theirs[rule_id] not in made.pairs.values():
            made.pairs[index] = theirs[rule_id]


def _trusted(document: Document) -> list[str]:
    """Return the ids of the rules, empty ones where the document doesn't number its rules as its edition does."""
    known = known_rules(document.edition) if document.edition else {}
    whole = bool(known) and all(
        not rule.id or known[rule.id].number == rule.number for rule in document.rules if rule.id in known
    )
    return [rule.id if whole and rule.id in known else "" for rule in document.rules]


def _same_words(left: _Side, right: _Side, made: Pairing, gone: set[int]) -> set[int]:
    """Pair rules of the same words: in their order if there are as many on both sides, else by the rules around them.

    Returns the old rules that can't be paired for certain, each of which has a question now.
    """
    rows = (_row(left), _row(right))
    unsure: set[int] = set()
    ours, theirs = _groups(left, gone.union(made.pairs)), _groups(right, set(made.pairs.values()))
    for words, indexes in ours.items():
        others = theirs.get(words, [])
        if len(indexes) == len(others) or len(indexes) * len(others) > CROWD:
            made.pairs.update(zip(indexes, others, strict=False))
        elif others:
            told = tell_apart(*rows, indexes, others)
            made.pairs.update(told.pairs)
            unsure.update(told.asked)
            for mine, places in told.asked.items():
                candidates = tuple(right.rules[at].number for at in places)
                made.questions.append(Question(left.rules[mine].number, candidates))
    return unsure


def _row(side: _Side) -> Row:
    return Row(side.words, tuple(rule.number for rule in side.rules))


def _groups(side: _Side, taken: set[int]) -> dict[str, list[int]]:
    """Return the rules with the same words; rules without words are grouped by number."""
    found: dict[str, list[int]] = defaultdict(list)
    for index, words in enumerate(side.words):
        if index not in taken:
            found[words or f"#{side.rules[index].number}"].append(index)
    return found


def _shared(part: Counter[str], side: _Side) -> Counter[int]:
    """Return how many groups of words a text has in common with each rule of a side.

    A group that hundreds of rules have is not counted: it distinguishes none of them.
    """
    found: Counter[int] = Counter()
    for shingle, many in part.items():
        places = side.places.get(shingle, ())
        for index in places if len(places) <= COMMON else ():
            found[index] += min(many, side.shingles[index][shingle])
    return found


def _alike(left: _Side, right: _Side, made: Pairing, gone: set[int]) -> None:
    taken = set(made.pairs.values())
    ours = [index for index in range(len(left.rules)) if index not in made.pairs and index not in gone]
    free = {index for index in range(len(right.rules)) if index not in taken}
    numbers = {rule.number: index for index, rule in enumerate(right.rules)}
    scores = {mine: _scores(left, right, mine, numbers, free) for mine in ours}
    order = sorted(((score, -mine, other) for mine in ours for score, other in scores[mine]), reverse=True)
    for score, negative, other in order:
        mine = -negative
        if mine in made.pairs or other in taken:
            continue
        rivals = _rivals(mine, other, numbers.get(left.rules[mine].number), scores, taken)
        if rivals and left.rules[mine].number != right.rules[other].number:
            question = Question(left.rules[mine].number, tuple(right.rules[each].number for each in (other, *rivals)))
            if all(asked.old != question.old for asked in made.questions):
                made.questions.append(question)
            continue
        if any(asked.old == left.rules[mine].number for asked in made.questions):
            continue
        del score
        made.pairs[mine] = other
        taken.add(other)


def _scores(left: _Side, right: _Side, mine: int, theirs: dict[str, int], free: set[int]) -> list[tuple[float, int]]:
    """Return the rules that are alike enough, each with its likeness: the share of groups of words in common."""
    own = theirs.get(left.rules[mine].number)
    found = []
    for other, shared in _shared(left.shingles[mine], right).items():
        if other in free:
            totals = (left.shingles[mine].total(), right.shingles[other].total())
            # A rule that is split or merged keeps its number, however many of its words are in another rule.
            goes_on = other == own and min(totals) >= SHINGLE and shared / min(totals) >= HELD
            score = 1.0 if goes_on else 2 * shared / sum(totals)
            if score >= (ALIKE_AT_ITS_NUMBER if other == own else ALIKE):
                found.append((score, other))
    if not left.words[mine] and own in free and not right.words[own]:
        found.append((1.0, own))
    return found


def _rivals(
    mine: int, other: int, own: int | None, scores: dict[int, list[tuple[float, int]]], taken: set[int]
) -> list[int]:
    """Return the other rules that it may have become: nearly as alike, and not paired with another rule."""
    best = {index: score for score, index in scores[mine]}[other]
    return [
        index
        for score, index in scores[mine]
        if index not in (other, own) and index not in taken and best - score < CLEAR
    ]


def _succeeded(left: _Side, right: _Side, made: Pairing, gone: set[int]) -> None:
    """Pair the rules that are left with their successors in other words; ask where that isn't sure.

    A rule whose words are nearly all in another rule was merged or split, which is told otherwise.
    """
    asked = {question.old for question in made.questions}
    offered = {number for question in made.questions for number in question.candidates}
    taken = set(made.pairs.values())
    ours = [at for at, rule in enumerate(left.rules)
            if at not in made.pairs and at not in gone and rule.number not in asked
            and _holder(left, at, right) is None]  # fmt: skip
    theirs = [at for at, rule in enumerate(right.rules)
              if at not in taken and rule.number not in offered and _holder(right, at, left) is None]  # fmt: skip
    found = successors(left.rules, right.rules, made.pairs, ours, theirs)
    made.pairs.update(found.pairs)
    shared = {_chapter(left.rules[mine].number) for mine in made.pairs}
    theirs_shared = {_chapter(right.rules[at].number) for at in made.pairs.values()}
    for mine, options in found.asked.items():
        # A whole chapter that one document lacks has become no rule of another chapter.
        here = _chapter(left.rules[mine].number) in shared
        likely = [(at, reasons) for at, reasons in options
                  if reasons.sure or (here and _chapter(right.rules[at].number) in theirs_shared)]  # fmt: skip
        if not likely:
            continue
        candidates = tuple(right.rules[at].number for at, _ in likely)
        made.questions.append(Question(left.rules[mine].number, candidates, tuple(str(each) for _, each in likely)))


def _chapter(number: str) -> str:
    """Return the chapter of a rule's number: 6 of 602.2a, and 3 of 3.1."""
    section = number.partition(".")[0]
    return section[:-2] or section


def _explained(left: _Side, right: _Side, made: Pairing) -> list[Question]:
    """Return the questions, each with what speaks for its candidates."""
    ours = {rule.number: at for at, rule in enumerate(left.rules)}
    theirs = {rule.number: at for at, rule in enumerate(right.rules)}
    asked = {ours[each.old]: tuple(theirs[number] for number in each.candidates)
             for each in made.questions if not each.reasons}  # fmt: skip
    told = speaking_for(left.rules, right.rules, made.pairs, asked) if asked else {}
    return [
        each if each.reasons else replace(each, reasons=tuple(map(str, told[ours[each.old]])))
        for each in made.questions
    ]


def _split_and_merged(left: _Side, right: _Side, made: Pairing, settled: set[int]) -> None:
    taken = set(made.pairs.values())
    asked = {number for question in made.questions for number in question.candidates}
    for other in range(len(right.rules)):
        if other not in taken and right.rules[other].number not in asked:
            source = _holder(right, other, left)
            if source is None or source in settled:
                continue
            if source not in made.pairs or left.words[source] != right.words[made.pairs[source]]:
                made.splits.setdefault(source, []).append(other)
    unsure = {question.old for question in made.questions}
    for mine in range(len(left.rules)):
        if mine not in made.pairs and left.rules[mine].number not in unsure:
            target = _holder(left, mine, right)
            if target is not None and target in taken:
                made.merges.setdefault(target, []).append(mine)
    _taken_in(left, right, made, settled)


def _taken_in(left: _Side, right: _Side, made: Pairing, settled: set[int]) -> None:
    """Find the rules that went into others in other words, and those that came out of others so."""
    unsure = {question.old for question in made.questions}
    offered = {number for question in made.questions for number in question.candidates}
    merged = {at for places in made.merges.values() for at in places}
    ours = [at for at, rule in enumerate(left.rules)
            if at not in made.pairs and at not in merged | settled and rule.number not in unsure]  # fmt: skip
    for mine, target in taken_in(left.rules, right.rules, made.pairs, ours):
        made.merges.setdefault(target, []).append(mine)
    back = {there: here for here, there in made.pairs.items()}
    split = {at for places in made.splits.values() for at in places}
    theirs = [at for at, rule in enumerate(right.rules)
              if at not in back and at not in split and rule.number not in offered]  # fmt: skip
    for other, source in taken_in(right.rules, left.rules, back, theirs):
        if source not in settled:
            made.splits.setdefault(source, []).append(other)


def _holder(side: _Side, at: int, other: _Side) -> int | None:
    """Return the rule of the other side that has nearly all words of a rule, or None.

    The words of a short text may be in many rules, so that only rules of the same section count for it.
    """
    part = side.shingles[at]
    total = part.total()
    if total < SHINGLE:
        return None
    held = [(shared / total, -index) for index, shared in _shared(part, other).items()]
    section = side.rules[at].number.partition(".")[0]
    near = [each for each in held if total >= LONG or other.rules[-each[1]].number.partition(".")[0] == section]
    score, best = max(near, default=(0.0, 0))
    return -best if score >= HELD else None
