"""Questions of what is printed on a card, with no board: what it does, which types, keywords and values it has."""

import re
from collections.abc import Iterator

from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.words import CardType
from judge.assistance.rules_of_any_board import RuleAnswer
from judge.documents.lookup.card_words import words_of
from judge.json_files import json_in
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.dialogue import Dialogue, board_of, names_on_board, printed_card
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.library.card_file_names import file_name
from scenarios.library.card_files import CARDS
from scenarios.registry.step_tokens import QUOTED, tokens_of

_WORDS = late(
    r"(?:what (?:does|do|is|are|can)|how does|show me|tell me(?: about)?|what['’]s|read me)(?: the)?"
    r"(?: (?:card|ability|ally|quest|weapon|text (?:of|on)|wording of|powers? (?:of|on)|effect of"
    r"|keywords? (?:of|on)))*"
    rf" (?P<card>{QUOTED})(?:['’]s? (?:card )?(?:text|wording|powers?|effects?|abilit(?:y|ies)|keywords?))?"
    r"(?: (?:do|does|say|work|mean|read|cards?|exactly|again|even))*"
    rf"|(?:what|which) (?:powers?|keywords?|abilit(?:y|ies)|effects?) (?:does|do) (?P<has>{QUOTED}) have"
    rf"|does (?P<any>{QUOTED}) have (?:any|a) (?:powers?|text|abilit(?:y|ies))",
    re.IGNORECASE,
)
_KIND = late(
    r"(?:what|which) (?:type|types|kind|sort|class|race|faction)(?: of (?:card|ally|thing))? (?:is|are|does|of|has) "
    rf"(?:the )?(?P<card>{QUOTED})(?: have)?|what(?: is|['’]s) (?P<of>{QUOTED})['’]s? "
    r"(?:type|types|class|race|faction|type line|tags?)",
    re.IGNORECASE,
)
_IS = late(
    rf"(?:is|are|does) (?P<card>{QUOTED}) (?:really |also |still )?(?:count as |considered |treated as |have |be )?"
    r"(?:an? |the |of the )?(?P<word>[A-Za-z][\w '’-]*?)(?: (?:card|keyword|ally|allies|weapon|faction|tag|hero))?",
    re.IGNORECASE,
)
_WHICH = late(
    rf"(?:is|are) (?P<card>{QUOTED}) (?:an? )?(?P<one>[\w-]+) or (?:an? )?(?P<other>[\w-]+)(?: card| ally)?",
    re.IGNORECASE,
)
_VALUE = late(
    rf"(?:(?:how (?:much|many)|what) (?P<what>[\w ]+?) (?:does|do|is on|has) (?P<card>{QUOTED})(?: (?:have"
    rf"|give|printed))*"
    rf"|what(?: is|['’]s| are) (?:the )?(?P<named>[\w ]+?) (?:of|on) (?P<of>{QUOTED})"
    rf"|what(?: is|['’]s| are) (?P<whose>{QUOTED})['’]s? (?P<its>[\w ]+?))",
    re.IGNORECASE,
)
_HAS_VALUE = late(rf"(?:does|do) (?P<card>{QUOTED}) have (?P<number>\d+|\w+) (?P<what>[\w ]+)", re.IGNORECASE)
_VALUES = {
    "atk": "ATK",
    "attack": "ATK",
    "power": "ATK",
    "health": "health",
    "life": "health",
    "hp": "health",
    "def": "DEF",
    "defense": "DEF",
    "armor value": "DEF",
    "strike cost": "strike cost",
    "damage type": "damage type",
    "type of damage": "damage type",
}
_EQUIPMENT = (CardType.WEAPON, CardType.ARMOR, CardType.ITEM)
_WORDS_OF_CARDS = frozenset(
    [
        "ally",
        "ability",
        "weapon",
        "armor",
        "item",
        "quest",
        "hero",
        "equipment",
        "totem",
        "token",
        "instant",
        "ongoing",
        "unique",
        "alliance",
        "horde",
        "neutral",
        "druid",
        "hunter",
        "mage",
        "paladin",
        "priest",
        "rogue",
        "shaman",
        "warlock",
        "warrior",
        "human",
        "dwarf",
        "gnome",
        "draenei",
        "orc",
        "troll",
        "tauren",
        "undead",
        "pet",
        "demon",
        "form",
        "stance",
        "shout",
        "shield",
        "two-handed",
        "off-hand",
        "melee",
        "ranged",
        "sword",
        "axe",
        "mace",
        "dagger",
        "bow",
        "gun",
        "staff",
        "cloth",
        "leather",
        "mail",
        "plate",
        "talent",
        "combo",
        "trinket",
        "attachment",
        "elusive",
        "ferocity",
        "protector",
        "stealth",
        "untargetable",
        "long-range",
        "fire",
        "frost",
        "arcane",
        "nature",
        "shadow",
        "holy",
        "finisher",
    ]
)
"""Words of type lines and keywords, of which a card may be asked; of any other word nothing is said."""
_TWO_WORDS = {"night elf", "blood elf", "dual wield", "off hand", "two handed", "long range"}
_RULES_OF = {"type": ("202.1",), "words": (), "values": ("206.1",)}


def card_answer(question: str, dialogue: Dialogue) -> RuleAnswer | None:
    """Return the answer from what is printed on a card, None for any other question.

    On a board cards may be changed: once anything was said of one, only what the card says is told.
    """
    board = board_of(dialogue)
    names = tuple(board.names())
    text = with_names(question.strip(), names)
    told = set(names_on_board(dialogue))
    return next(_answers(text, question, dialogue, told), None)


def _may_be_a_keyword(name: str, question: str) -> bool:
    """Return whether a word of a question that is the name of a card as well was written as a keyword is."""
    return name.casefold() in _WORDS_OF_CARDS and name not in question


def _answers(text: str, question: str, dialogue: Dialogue, told: set[str]) -> Iterator[RuleAnswer]:
    asked = (_WORDS, _words), (_KIND, _kind), (_VALUE, _value), (_HAS_VALUE, _whether), (_WHICH, _which), (_IS, _is)
    for pattern, answer in asked:
        found = pattern.fullmatch(text)
        named = next((each for each in found.groups() if each and each.startswith('"')), None) if found else None
        if found is None or named is None:
            continue
        name = tokens_of(named)[-1].text
        printed = printed_card(dialogue, named)
        if printed is None or _may_be_a_keyword(name, question):
            continue
        if answer is not _words and (name in told or dialogue.steps):
            continue
        said = answer(printed, {key: (each or "").casefold() for key, each in found.groupdict().items()})
        if said is not None:
            yield said


def _words(printed: Printed, _: dict[str, str]) -> RuleAnswer | None:
    """Return the words of a card, where its data is at hand."""
    data = json_in(CARDS / file_name(printed.name))
    if not isinstance(data, dict) or data.get("name") != printed.name:
        return None
    lines = [each.text for each in words_of(data) if each.text != printed.name]
    return RuleAnswer(f"{printed.name}: {' / '.join(lines)}", ())


def _kind(printed: Printed, _: dict[str, str]) -> RuleAnswer:
    return RuleAnswer(f"{printed.name} is {_article(_type_line(printed))}", ())


def _value(printed: Printed, said: dict[str, str]) -> RuleAnswer | None:
    what = _VALUES.get(said["what"] or said["named"] or said["its"])
    told = _printed_value(printed, what) if what is not None else None
    return None if told is None else RuleAnswer(f"{told}, as it is printed", ())


def _whether(printed: Printed, said: dict[str, str]) -> RuleAnswer | None:
    """Return whether a card has so much of a value."""
    what, number = _VALUES.get(said["what"]), NUMBERS.get(said["number"], said["number"])
    told = _printed_value(printed, what) if what is not None else None
    if told is None or not str(number).isdigit():
        return None
    same = told.startswith(f"{number} ")
    return RuleAnswer(f"{'yes' if same else 'no'}: {told}, as it is printed", ())


def _printed_value(printed: Printed, what: str | None) -> str | None:
    """Return a value of a card with its unit, None for one that it has not."""
    values: dict[str, object] = {
        "ATK": printed.atk,
        "health": printed.health,
        "DEF": printed.defense,
        "strike cost": printed.strike_cost,
        "damage type": printed.damage_type,
    }
    found = values.get(what or "")
    if found is None:
        return None
    return str(getattr(found, "value", found)) if what == "damage type" else f"{found} {what}"


def _is(printed: Printed, said: dict[str, str]) -> RuleAnswer | None:
    """Return whether a card is of a type, or has a tag or a keyword; None for a word that no card has so."""
    word = "ally" if said["word"] == "allies" else said["word"]
    word = word.replace("two handed", "two-handed").replace("off hand", "off-hand").replace("long range", "long-range")
    has = _printed_words(printed)
    if word not in has and word not in _WORDS_OF_CARDS and word not in _TWO_WORDS:
        return None
    if word not in has and word in {"ongoing", "token", "attachment", "neutral"}:
        return None
    return RuleAnswer(f"{'yes' if word in has else 'no'}: {printed.name} is {_article(_described(printed))}", ())


def _which(printed: Printed, said: dict[str, str]) -> RuleAnswer | None:
    """Return which of two words a card is; None where one of them is no word of cards."""
    words = [said[each] for each in ("one", "other")]
    if not all(each in _WORDS_OF_CARDS or each in _printed_words(printed) for each in words):
        return None
    has = [each for each in words if each in _printed_words(printed)]
    return RuleAnswer(f"{' and '.join(has) or 'neither'}: {printed.name} is {_article(_described(printed))}", ())


def _printed_words(printed: Printed) -> set[str]:
    """Return the words of a card's type line and its keywords, in small letters."""
    words = {printed.type.value, *printed.traits, *printed.tags, *_keywords(printed)}
    words |= {each for tag in printed.tags for each in tag.split() if printed.is_totem}
    words |= {"equipment"} if printed.type in _EQUIPMENT else set()
    words |= {each for each, so in (("instant", printed.instant), ("unique", printed.unique)) if so}
    words |= {printed.damage_type.value} if printed.damage_type is not None else set()
    return {str(each).casefold() for each in words}


def _keywords(printed: Printed) -> list[str]:
    return [str(each.name) for each in printed.powers if isinstance(each, Keyword)]


def _described(printed: Printed) -> str:
    keywords = _keywords(printed)
    return f"{_type_line(printed)}{' with ' + ', '.join(keywords) if keywords else ''}"


def _type_line(printed: Printed) -> str:
    """Return the type of a card with its icons and tags."""
    before = [each for each, so in (("unique", printed.unique), ("instant", printed.instant)) if so]
    shown = ", ".join((*printed.traits, *printed.tags))
    return " ".join((*before, printed.type.value)) + (f" ({shown})" if shown else "")


def _article(words: str) -> str:
    return f"{'an' if words[0] in 'aeio' else 'a'} {words}"
