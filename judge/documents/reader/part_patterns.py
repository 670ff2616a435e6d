"""Patterns for the first words of a line, which show what part of a document it begins."""

import re
import unicodedata
from functools import lru_cache

from judge.documents.reader.number_ranges import is_reserved

_COUNTED_ON = r"-\d{1,2}(?![\w-]|\.\d)"
BELOW_A_LETTER = rf"(?:\.\d{{1,2}}[a-z]?|\d{{1,2}}|\(\d{{1,2}}\)|\([ivx]{{1,5}}\)|\.[ivx]{{1,5}}|{_COUNTED_ON})"
"""What stands behind the letter of a rule such as 100.1a.1, 100.1a1, 100.1a(1), 100.1a(i) or 100.1a-1."""

_LATER = "(?:bis|ter|quater|quinquies)"
INSERTED = rf"(?:{_LATER}(?!\w)|[ \t\u00a0]{_LATER}(?=[.:])|{_COUNTED_ON})"
"""What stands behind the number of a rule that was inserted later, such as 100.1bis or 100.1-1."""

RULE = re.compile(
    rf"[ \t\u00a0]*(\d{{3,4}}\.\d{{1,3}}(?:(?:[a-z]{{1,2}}|[A-Z]|\([a-z]\)|\.[a-z]){BELOW_A_LETTER}|[a-z]?{INSERTED})"
    r"|\d{3}\.\d{1,3}(?:\.\d{1,2}){1,2}[a-z]?"
    r"|\d{3,4}\.\d{1,3}(?:[a-z]{0,2}|[A-Z]|\.[a-zA-Z]|\([a-zA-Z]{1,2}\)))"
    r"(?:[¹²³⁰⁴-⁹]{1,3}|[†‡]{1,2}|\[\d{1,2}\])?(?:\.(?!\d)|[:)\]])?(?:[¹²³⁰⁴-⁹]{1,3}|[†‡]{1,2}|\[\d{1,2}\])?"
    r"(?:[\s\u00a0]+[–—-](?=\s))?(?:[\s\u00a0]+|$)"
)
_AFTER = r"(?:\.|:|[\s\u00a0]+[–—-])?[\s\u00a0]+(?=[^\W\d_])"
SECTION = re.compile(rf"[ \t\u00a0]*(\d{{3}}|\d{{4}}(?=\.)){_AFTER}")
CHAPTER = re.compile(r"[ \t\u00a0]*(\d{1,2})(?:\.|[\s\u00a0]+[–—-])[\s\u00a0]+(?=[^\W\d_])")
THREE_FIGURES = re.compile(r"[ \t\u00a0]*(\d{3})\.[\s\u00a0]+(?=[^\W\d_])")
NAMED_CHAPTER = re.compile(
    r"\s*(?:Chapter|Part|Section|Kapitel|Teil|Abschnitt|Chapitre|Partie)\s+"
    r"(\d{1,3}|[IVXL]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|fünf|sechs)(?:\s*[:.–—-]\s*(?=[^\W\d_]|$)|\s+(?=[^\W\d_])|\s*$)",
    re.IGNORECASE,
)
APPENDIX = re.compile(
    r"(?i:Appendix|Appendices|Annex|Anhang|Annexe)(?:\s+(?P<sign>[A-Z]|\d{1,2}|[IVX]{1,5}))?\s*(?:$|[:.–—-]\s*(?=[^\W\d_])"
    r"|(?<=\s)(?=[A-ZÀ-Ý]))"
)
LOOSE_CHAPTER = re.compile(r"[ \t\u00a0]*(\d{1,2})(?:[.,:)]|[\s\u00a0]+[–—-])?[\s\u00a0]+(?=[^\W\d_])")
POINT = re.compile(r"[ \t\u00a0]*(\d{1,2}\.\d{1,2})\.?[\s\u00a0]+(?=[^\W\d_])")
ROMAN = re.compile(r"[ \t\u00a0]*(?P<roman>[IVXL]{1,7})\.[\s\u00a0]+(?=[^\W\d_])")
_UNITS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_ROMANS = {
    ten + unit: 10 * tens + units
    for tens, ten in enumerate(("", "X", "XX", "XXX"))
    for units, unit in enumerate(_UNITS)
}
LISTED = re.compile(r"\s*\(?(?:\d{1,2}|[a-z])[.)][\s\u00a0]+")
_LETTERED = r"(?:[a-z]{1,2}|[A-Z]|\([a-zA-Z]{1,2}\))?"
_DECIMAL_TEXT = r"(?:\.(?!\d)|[:)\]])?[\s\u00a0]+(?=[“\"«„*_(\[]{0,3}[A-ZÀ-Ý0-9])"
DECIMAL_NUMBER = re.compile(rf"\d{{1,2}}(?:\.\d{{1,2}}){{1,3}}{_LETTERED}")
DECIMAL = re.compile(rf"[ \t\u00a0]*(?P<number>\d{{1,2}}(?:\.\d{{1,2}}){{2,3}}{_LETTERED}){_DECIMAL_TEXT}")
PAIR_OR_DECIMAL = re.compile(rf"[ \t\u00a0]*(?P<number>{DECIMAL_NUMBER.pattern}){_DECIMAL_TEXT}")
PAIR = re.compile(rf"[ \t\u00a0]*(?P<number>\d{{1,2}}\.\d{{1,2}}{_LETTERED}){_DECIMAL_TEXT}")
LETTER = re.compile(r"[ \t\u00a0]*([a-z])\.[\s\u00a0]+(?=[A-ZÀ-Ý])")
_EXAMPLE = (
    r"(?:(?:Ex[ae](?:m|rn|n)p[l1I|]e|Beispie[l1I|])(?:s|e|n)?|EX[AE]MPLES?|BEISPIELE?"
    r"|(?:For example|Par exemple|Zum Beispiel|[Ee]\.g\.|z\. ?B\.)(?=\s?:)"
    r"|(?:Ex|Bsp)(?:\.?(?=\s?:)|\.(?=\s))|Illustration(?=\s?:))"
)
_MARKED = r"[-=>·•►▶▸▷→➤»✦■◆*_ \t]*"
_COUNTED = r"(?:\s+(?:\d{1,3}|[A-Z](?=[*_]*\s*[:.–—-])))?"
EXAMPLE = re.compile(
    rf"{_MARKED}{_EXAMPLE}{_COUNTED}[*_]*(?:\s*(?:[:;.]|[–—-](?=\s))[*_]*)?\s+(?=[“\"«„*_A-ZÀ-Ý\[(0-9'‘])"
    rf"|{_MARKED}{_EXAMPLE}{_COUNTED}[*_]*\s*:?[*_]*\s*$"
    rf"|{_MARKED}[(\[][*_]*{_EXAMPLE}{_COUNTED}[*_]*\s?:[*_]*(?:\s+|$)"
    r"|\s*(?:\.\.\s+(?:admonition::\s*)?|!{3}\s+|:{3,}\s*|(?:>\s*)?\[!?)(?i:example|exemple|beispiel)s?(?:::|\])?\s*$"
)
NOTE = re.compile(
    r"[-=•·►* \t]*[(\[]?[*_]*(?:Notes?|NOTES?|N\.?B\.?|Hinweise?|Anmerkung(?:en)?|Remarques?)"
    r"(?:\s\d{1,2})?[*_]*\s?:[*_]*(?:\s|$)|\s*(?:!{3}\s+note\b.*|\[!?NOTE\]\s*)$"
)
"""The beginning of a note to a rule, which is no part of the example above it."""

RUN_IN = re.compile(
    r"\s{0,3}(?P<sign>\*\*|__)(?=[^\W\d_])(?P<title>[^*_\n]{2,60}?)(?:[.:](?P=sign)|(?P=sign)[.:]|(?P=sign)\s+[–—-](?=\s))"
    r"\s+(?=[*_“\"«„(\[]{0,3}[A-ZÀ-Ý0-9])"
)
"""A paragraph's title in bold print, in the line in which the paragraph begins."""
BULLET = re.compile(r"\s*[-–—·•▪●○◦∙*][\s\u00a0]+")
CARD = re.compile(
    r"[*_ \t]*(?P<name>[A-Z“\"][^,.;:>!?()]{1,45}?(?:, (?:the [A-Z][\w ]+|[A-Z]\w+ of [A-Z]\w+))?),\s+"
    r"(?:(?:\d+|X|\d+\+X)(?:,\s|,?$)"
    r"|(?:(?:[A-Z][\w’' -]+,\s+)?(?:Quest|Hero\s?[-–—(])))"
)
CARD_LINE = re.compile(
    r"\s*(?:\d+|X)(?:,\s+(?:[A-Z][\w’' -]+,\s+)*|\s+)(?:[A-Z]\w+ )?"
    r"(?:Ally|Ability|Weapon|Armor|Item|Quest|Hero|Location)\b"
)
CARD_TYPE = re.compile(r",\s(?:Instant )?(?:Ally|Ability|Weapon|Armor|Item|Quest|Hero)\b")
CARD_NAME_ALONE = re.compile(r"(?:[A-Z][\w’'-]*,?|[A-Z][\w’'-]* [A-Z][\w’'-]*,?)")
CONTINUED_CARD = {"Health", "Strike", "ATK", "Sheep"}
POWERS = {
    "protector", "stealth", "ferocity", "elusive", "conceal", "hidden", "untargetable", "invincible", "unique",
    "instant", "totem", "dual wield", "long-range", "two-handed", "diplomacy", "inspire",
}  # fmt: skip
TERM = re.compile(
    r"(?P<term>[^\s.:;()·•\"“][^.:;()\"“]{0,45}?)\s*(?:\((?P<kind>(?:Noun|Verb)[^)]*|[^)]*)\))?\s*:\s+"
    r"|(?P<bare>[^\s.:;()·•\"“][^.:;()\"“]{0,45}?)\s+\((?P<refs>[\d., a-z]*)\)\s+(?=[A-Z])"
    r"|(?P<dashed>[^\s.:;()·•\"“–—-][^.:;()\"“–—]{0,45}?)(?:\s+\((?P<dashed_refs>[^)]*)\))?\s+(?:[–—-]|--)\s+(?=[A-ZÀ-Ý“\"])"
    r"|(?P<plain>[A-Z][\w’'-]+)\s+(?=[A-Z][a-z]*\s)"
)
TERM_LOUD = re.compile(r"(?P<term>[A-ZÀ-Ý][A-ZÀ-Ý’' -]*)\s*(?::\s+|(?<=[A-ZÀ-Ý]{2})\.\s+(?=[A-ZÀ-Ý]))")
NO_TERMS = {"example", "exemple", "beispiel", "note", "see also", "siehe auch", "voir aussi"}
TERM_TITLES = {"term", "terms", "word", "keyword", "begriff", "wort", "stichwort", "terme", "mot"}
CARD_WORDS = {"ongoing", "reward", "continu"}
GLOSSARY = {
    "glossary", "glossary of terms", "terms and definitions", "glossaire", "lexique", "glossar", "lexikon",
    "stichwortverzeichnis", "begriffsverzeichnis", "begriffserklarungen", "lexicon", "vocabulary",
    "glossaire des termes", "definitions", "definitions of terms", "definition of terms", "key terms", "index of terms",
    "list of terms", "definitionen", "begriffe", "termes et definitions",
}  # fmt: skip
ENDS_GLOSSARY = {
    "frequently asked questions", "questions and answers", "version history", "revision history", "change log",
    "changelog", "history of changes", "list of changes", "acknowledgements", "acknowledgments", "haufige fragen",
    "haufig gestellte fragen", "fragen und antworten", "versionsgeschichte", "anderungen", "danksagung",
    "foire aux questions", "questions frequentes", "questions et reponses", "historique des versions", "remerciements",
}  # fmt: skip
"""Titles that are no terms: what stands below them is no glossary."""

_APPENDIX = re.compile(
    r"(?:(?:[ivxl]{1,7}|[a-z])\.\s+|(?:appendix|annex|anhang|annexe|chapter|part|section|kapitel|teil|chapitre|partie)\b\s*\w{0,3}\s*[:.–—-]?\s+)?"
)
CREDITS = {"credits", "impressum"}
CONTENTS = {"contents", "table of contents", "table des matieres", "sommaire", "inhalt", "inhaltsverzeichnis"}
CREDIT = re.compile(r"[^:.?!]{3,80}:\s+(?:[A-ZÀ-Ý][\w.’'-]+(?:\s\([\w ]+\))?(?:,?\s+(?:and\s+)?|$)){2,}.*")
NAMES = re.compile(r"(?:[A-ZÀ-Ý][\w.’'-]*(?:\s\([\w ]{1,40}\))?,?(?:\s+and)?(?:\s+|$))+")
LEADS_ON = re.compile(
    r"(?:[,(–—-]|\b(?:rules?|sections?|see|as|of|in|by|to|and|or|under|with|from|per|than|the|for"
    r"|siehe|wie|von|nach|und|oder|der|die|das|voir|selon|et|ou|de|du|la|le))\s*$"
)
_ITS_NUMBER = re.compile(
    r"^[\s*_#]*(?:(?:\d{1,3}|\d{4}(?=\.))(?:\.\d+)?[a-z]?[.:]?(?:[\s\u00a0]+[–—-])?|[a-z]\.)[\s\u00a0]+"
)
SENTENCE_END = re.compile(r"[.!?:;”\"»)\]][*_~”\"»)]*\s*$")
CAPITAL_NEXT = re.compile(r"[*_~“\"«\[('‘]*[A-ZÀ-Ý0-9+]")
_FIGURE_BELOW = re.compile(r"(?<=[a-zA-Z)])\(?(\d{1,2})\)?$")
_LETTER_BEHIND_STOP = re.compile(r"\.(?=[a-z]{1,5}(?:\.|$))")


def number_in(match: re.Match[str]) -> str:
    """Return the number of a rule that a pattern found in its first group; 100.1(a), 100.1.a and 100.1A are 100.1a.

    A figure in brackets below a letter stands behind a point, as in 100.1a.1.

    >>> [number_in(found) for text in ("100.1(a) A deck.", "100.1.a A deck.") if (found := RULE.match(text))]
    ['100.1a', '100.1a']
    >>> [number_in(found) for text in ("100.1.a.1 Hot.", "100.1a-1. Cold.") if (found := RULE.match(text))]
    ['100.1a.1', '100.1a-1']
    """
    pointed = _FIGURE_BELOW.sub(r".\1", "".join(match[1].split()))
    return _LETTER_BEHIND_STOP.sub("", pointed.replace("(", "").replace(")", "").lower())


@lru_cache(maxsize=16384)
def is_glossary(title: str) -> bool:
    """Return whether a title is that of a glossary, which may be a chapter or an appendix.

    >>> is_glossary("10. Glossary"), is_glossary("Appendix A: GLOSSARY OF TERMS"), is_glossary("Terms")
    (True, True, False)
    """
    return _APPENDIX.sub("", plain(title), count=1) in GLOSSARY


@lru_cache(maxsize=16384)
def begins_part(line: str) -> bool:
    """Return whether a line begins a rule, an example or an item of a list, at the top of a page as well.

    Numbers that are reserved begin rules.
    """
    bare = line.lstrip("\f")
    return any(pattern.match(bare) for pattern in (RULE, EXAMPLE, BULLET)) or is_reserved(bare)


@lru_cache(maxsize=16384)
def ends_sentence(text: str) -> bool:
    """Return whether a text is empty or ends a sentence, so that something new may follow."""
    return not text.strip() or bool(SENTENCE_END.search(text))


@lru_cache(maxsize=65536)
def plain(text: str) -> str:
    """Return a title for comparing: in small letters, without its number, accents and typography.

    >>> plain("7. Quête"), plain("  707. Adding  links")
    ('quete', 'adding links')
    """
    bare = _ITS_NUMBER.sub("", text).strip(" *_#:\t\u00a0")
    if not bare.isascii():
        letters = unicodedata.normalize("NFKD", bare)
        bare = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return re.sub(r"[\s\u00a0]+", " ", bare.casefold().replace("’", "'"))


@lru_cache(maxsize=16384)
def leads_on(end: str) -> bool:
    """Return whether the end of a text leads on to a reference or another word."""
    return LEADS_ON.search(end) is not None


def roman_value(sign: str) -> int:
    """Return the number of Roman figures, 0 if they are none.

    >>> roman_value("IV"), roman_value("XIX"), roman_value("IIII")
    (4, 19, 0)
    """
    return _ROMANS.get(sign, 0)


def roman_figures(value: int) -> str:
    """Return a number in Roman figures, empty where it is too large for them.

    >>> roman_figures(4), roman_figures(1000)
    ('IV', '')
    """
    return next((sign for sign, number in _ROMANS.items() if number == value), "")


def slug(title: str) -> str:
    """Return a title in small letters, with hyphens for everything else; it is the number of a rule without one.

    >>> slug("Qu'y a t'il dans le Starter ?")
    'qu-y-a-t-il-dans-le-starter'
    """
    return re.sub(r"[^a-z0-9]+", "-", plain(title)).strip("-") or "untitled"
