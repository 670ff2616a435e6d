"""Allies that players describe in place of naming one: "a 3/2 ally with stealth", "an ally with 2 ATK and 3 health"."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from engine.value import replace
from scenarios.dialogue.bare_names import outside_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.token_values import token_values

_KEYWORDS = "elusive|ferocity|long-range|protector|stealth|untargetable"
_LISTED = rf"(?:{_KEYWORDS})(?:(?:,| and|, and) (?:{_KEYWORDS}))*"
_STATE = r"(?:(?P<state>ready|exhausted|tapped) )?"
_SIZE = r"(?P<atk>\d+) ?/ ?(?P<health>\d+)"
_CALLED = r"(?: (?:named|called) (?P<name>\"[^\"]+\"|[A-Z][\w'-]+))?"
_NEW = r"(?P<article>an?|another|my|his|her|their|my opponent's|your|one)"
_DESCRIBED = (
    late(
        rf"\b{_NEW} {_STATE}(?:(?P<before>{_KEYWORDS}) )?{_SIZE}(?: (?P<after>{_KEYWORDS}))?"
        rf"(?: (?:ally|guy|creature|character))?{_CALLED}(?: (?:with|that has|which has) (?P<with>{_LISTED}))?(?! ?/)",
        re.IGNORECASE,
    ),
    late(
        rf"\b{_NEW} {_STATE}(?:(?P<before>{_KEYWORDS}) )?ally{_CALLED} (?:with|that has|which has|of) "
        r"(?P<atk>\d+) (?:ATK|attack)(?:,| and|, and) (?P<health>\d+) health"
        rf"(?:(?:,| and|, and|, and with| with)? (?P<with>{_LISTED}))?",
        re.IGNORECASE,
    ),
    late(
        rf"\b{_NEW} {_STATE}ally{_CALLED} with (?P<health>\d+) health(?:,| and|, and) (?P<atk>\d+) (?:ATK|attack)"
        rf"(?:(?:,| and|, and| with)? (?P<with>{_LISTED}))?",
        re.IGNORECASE,
    ),
)
_UNSIZED = late(
    rf"\b(?P<article>an?|another|my|his|my opponent's|one of my|one of his|one of my opponent's) {_STATE}"
    rf"(?:(?P<before>{_KEYWORDS}) )?(?:ally|character|creature)(?: (?:with|that has|which has) (?P<with>{_LISTED}))?"
    r"(?! (?:row|card|token|hero|from|with \d|of \d|in))\b",
    re.IGNORECASE,
)
"""An ally without a size, which a question of what is allowed can do without."""
_HAS_A_SIZE = late(
    r"\b\d+ ?/ ?\d+\b(?! (?:\w+ )?tokens?\b)|\bally .*\b\d+ (?:ATK|attack)\b.*\b\d+ health\b", re.IGNORECASE
)
"""An ally with a size, of which "my ally" speaks then."""
_PERMISSION = late(
    r"(?:and |so |then )*(?:(?:if|when|while|once|after) [^,]+, )?(?:and |so |then )*(?:can|may|could)\b", re.IGNORECASE
)
_TOKEN = late(
    r"\b(?:(?P<verb>have|has|controls?|owns?) )?(?P<article>the|that|this|an?|another|my opponent's|my|his|her|their"
    rf"|your|one|two|2|three|3) (?:{_SIZE} )?"
    r"(?:(?P<name>(?-i:[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)|[\w'-]+) )??(?:ally )?tokens?\b(?! \")",
    re.IGNORECASE,
)
_QUOTED_TOKEN = late(r"[\"“](?P<name>[^\"”]+)[\"”](?= (?:ally )?tokens?\b)")
_MANY = {"two": 2, "2": 2, "three": 3, "3": 3}
_AGAIN = late(rf"\b(?:the|that|this) {_SIZE}(?: (?:ally|guy|creature))?(?! ?/)", re.IGNORECASE)
_THEIR_OWN = late(r"(?:my |the )?(?:opponent|he|she|they)\b", re.IGNORECASE)
_OF_A_SIDE = late(
    r"\b(?P<whose>my|his|her|my opponent's) (?:ally|creature|guy)\b(?! (?:with|that|has|named))", re.IGNORECASE
)
_THEY_FIGHT = late(r"(?:they|the two|both)(?: of them)? (?:fight|battle)(?: each other)?", re.IGNORECASE)
_PARTS = ("before", "after", "with")
_THEIRS = {"my opponent's", "his", "her", "their"}
_OWN = {"my": "my ", "his": "his ", "her": "her ", "their": "his ", "my opponent's": "my opponent's ", "your": "your "}


@dataclass(slots=True)
class _Described:
    """The Givens of the allies that were described so far, by name, and the name of the latest of each size."""

    givens: dict[str, Said] = field(default_factory=dict)
    sizes: dict[str, str] = field(default_factory=dict)
    mine: list[str] = field(default_factory=list)
    theirs: list[str] = field(default_factory=list)

    def named(self, found: re.Match[str], at: Said) -> str:
        """Return the name of an ally that is described, with whose it is and how it stands."""
        parts = found.groupdict()
        size, article = f"{found['atk']}/{found['health']}", found["article"].casefold()
        state = f"{found['state']} " if found["state"] else ""
        if article in _OWN and size in self.sizes and not any(parts.get(key) for key in (*_PARTS, "name")):
            return f'{_OWN[article]}{state}"{self.sizes[size]}"'
        name = (parts.get("name") or "").strip('"') or next(each for each in _names(size) if each not in self.givens)
        listed = ", ".join(each for key in _PARTS if (each := parts.get(key)))
        keywords = ", ".join(word.capitalize() for word in re.split(r",? and |, ", listed) if word)
        text = f"2, Ally, {found['atk']} [Melee] ATK / {found['health']} Health"
        self._give(name, replace(at, text=f'the card "{name}" reads:', doc=f"{text}\n{keywords}".strip()))
        self.sizes[size] = name
        side = self.theirs if article in _THEIRS or (article != "my" and _THEIR_OWN.match(at.text)) else self.mine
        side.append(name)
        before = _OWN.get(article, {"exhausted ": "an ", "": ""}.get(state, "a "))
        return f'{before}{state}"{name}"'

    def token(self, found: re.Match[str], at: Said) -> str:
        """Return the name of a token that is described, or the sentence's words for one that a player controls.

        Without a size it has the values with which cards make it; unless they do, it stays as it was said.
        """
        article, size, known = found["article"].casefold(), found["atk"], token_values()
        name = found["name"] or "Token"
        name, atk, health = (
            known.get(name.casefold(), (name, "", "")) if size is None else (name, size, found["health"])
        )
        if atk == "":
            return f'"{name}"' if name in self.givens else found[0]
        token = f'a token "{name}" with {atk} ATK and {health} health'
        if found["verb"]:
            self.givens.setdefault(name, replace(at, text=""))
            verb = "controls" if found["verb"].casefold() in {"has", "controls", "owns"} else "control"
            return f"{verb} {f' and {verb} '.join([token] * _MANY.get(article, 1))}"
        whose = "your opponent controls" if article in _THEIRS else "you control"
        if name not in self.givens:
            self._give(name, replace(at, text=f"{whose} {token}"))
        return f'{_OWN.get(article, "")}"{name}"'

    def again(self, found: re.Match[str]) -> str:
        """Return the name of the ally of a size that was described before."""
        name = self.sizes.get(f"{found['atk']}/{found['health']}")
        return found[0] if name is None else f'"{name}"'

    def of_a_side(self, found: re.Match[str]) -> str:
        """Return the name of the only ally that was described as one of a player's."""
        side = self.mine if found["whose"].casefold() == "my" else self.theirs
        return f'{_OWN[found["whose"].casefold()]}"{side[0]}"' if len(side) == 1 else found[0]

    def _give(self, name: str, given: Said) -> None:
        self.givens[name] = replace(given, keyword="Given", asks=False)


def _is_none(_: str) -> bool:
    """Return that no sentence is general."""
    return False


def with_described_allies(said: tuple[Said, ...], general: Callable[[str], object] = _is_none) -> tuple[Said, ...]:
    """Return sentences with a card described for each ally that they only describe, and its name in their place.

    A sentence that is `general`, so that it speaks of any ally, stays as it is.

    Each description is of another ally, except that "the 3/2" and "my 3/2" speak of the one that was described before.

    >>> card, attack = with_described_allies((Said("I attack Brigg with a 3/2 ally"),))
    >>> card.text, card.doc, attack.text
    ('the card "3/2 ally" reads:', '2, Ally, 3 [Melee] ATK / 2 Health', 'I attack Brigg with "3/2 ally"')
    """
    described = _Described()
    changed = tuple(_with_names(each, described) for each in _with_sizes(said, general))
    return (*(each for each in described.givens.values() if each.text), *changed)


def _with_sizes(said: tuple[Said, ...], general: Callable[[str], object]) -> tuple[Said, ...]:
    """Return sentences with a size for each ally that has none, where it is only asked what is allowed."""
    asked = [each for each in said if each.asks]
    if not asked or not all(_PERMISSION.match(each.text.strip()) for each in asked):
        return said

    described = any(_HAS_A_SIZE.search(each.text) for each in said if each.doc is None)

    def sized(found: re.Match[str]) -> str:
        article = found["article"].removeprefix("one of ")
        if described and article.casefold() in _OWN and not found["before"] and not found["with"]:
            return found[0]
        words = (found["state"], found["before"], "2/2 ally", found["with"] and f"with {found['with']}")
        return f"{article} {' '.join(each for each in words if each)}"

    return tuple(
        each
        if each.doc is not None or each.text.startswith("the card ") or general(each.text)
        else replace(each, text=outside_names(each.text, lambda piece: _UNSIZED.sub(sized, piece)))
        for each in said
    )


def _with_names(said: Said, described: _Described) -> Said:
    if said.doc is not None or said.table is not None or said.text.startswith("the card "):
        return said

    def tokens(piece: str) -> str:
        return _TOKEN.sub(lambda found: described.token(found, said), piece)

    def allies(piece: str) -> str:
        for pattern in _DESCRIBED:
            piece = outside_names(piece, partial(pattern.sub, new))
        piece = outside_names(piece, lambda part: _AGAIN.sub(described.again, part))
        return outside_names(piece, lambda part: _OF_A_SIDE.sub(described.of_a_side, part))

    def new(found: re.Match[str]) -> str:
        return described.named(found, said)

    if _THEY_FIGHT.fullmatch(said.text) and len(described.mine) == len(described.theirs) == 1:
        return replace(said, text=f'my "{described.mine[0]}" attacks my opponent\'s "{described.theirs[0]}"')
    text = allies(outside_names(_QUOTED_TOKEN.sub(r"\g<name>", said.text), tokens))
    return said if text == said.text else replace(said, text=text)


def _names(size: str) -> tuple[str, ...]:
    return (f"{size} ally", *(f"{ordinal} {size} ally" for ordinal in ("second", "third", "fourth", "fifth", "sixth")))
