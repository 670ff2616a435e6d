"""Bad feature files: each what, with its content, exit code, and words that the message must hold; then good ones."""

TRUE = "Then it is your turn"
HEAD = "Feature: F\n\nScenario: S\n"
OUTLINE = "Feature: F\n\nScenario Outline: O\n"
SAME = "Given you have <n> ready resources\nThen you have <n> ready resources\n"
FIRE = 'Given cost is no matter\nAnd your hand is "Fire Blast"\nAnd you control "Kor Cindervein"\n'

Row = tuple[bytes, int, list[str]]


def _of(steps: str, code: int, *words: str, head: str = HEAD) -> Row:
    return f"{head}{steps}\n".encode(), code, list(words)


def _tag(tag: str, *words: str) -> Row:
    return _of(f"Given it is your turn\n{TRUE}", 2, *words, head=f"Feature: F\n\n{tag}\nScenario: S\n")


def _rows(steps: str, examples: str, *words: str) -> Row:
    return _of(f"{steps}Examples:\n{examples}", 2, *words, head=OUTLINE)


def _name(name: str, *words: str) -> Row:
    return _of(f"Given you control {name}\n{TRUE}", 2, *words)


def _never(deed: str, *words: str) -> Row:
    return _of(f"{FIRE}Then you can't {deed}", 2, *words)


FILES: dict[str, Row] = {
    "UTF-16": (f"{HEAD}{TRUE}\n".encode("utf-16"), 2, ["bad.feature:1", "text in UTF-16", "saved as UTF-8"]),
    "UTF-16 of the other order": ("\ufeffFeature: F\n".encode("utf-16-be"), 2, ["text in UTF-16"]),
    "Latin-1": (f'{HEAD}Given you control "Z\xfcl"\n{TRUE}\n'.encode("latin-1"), 2, ["bad.feature:4", "UTF-8"]),
    "a false statement between lone returns": (
        f"{HEAD}Given it is your turn\rThen it is your opponent's turn\n".encode(),
        1,
        ["bad.feature:5", "the game is at another point"],
    ),
    "a step behind a name and a lone return": (
        b"Feature: F\nScenario: S\rGiven it is your turn\nThen it is your opponent's turn\n",
        1,
        ["bad.feature:4", "[cr-2007-05] S: the game"],
    ),
    "a zero byte": (f"{HEAD}Then it is your\0 turn\n".encode(), 2, ["\\x00"]),
    "a line separator in a sentence": _of("Given it is your turn\u2028" + TRUE, 2, "\\u2028"),
    "two marks of byte order": (b"\xef\xbb\xbf\xef\xbb\xbf" + f"{HEAD}{TRUE}".encode(), 2, ["no Gherkin"]),
    "a keyword with nothing behind it": _of(f"Given\n{TRUE}", 2, "bad.feature:4", "'Given' is no step"),
    "a keyword with a hard space behind it": _of("Then\xa0it is your turn", 2, "'Then' is no step", "with a space"),
    "a keyword with a tabulator behind it": _of(f"When\tyou pass\n{TRUE}", 2, "'When' is no step"),
    "two features": (f"{HEAD}{TRUE}\n{HEAD}{TRUE}\n".encode(), 2, ["bad.feature:5", "'Feature: F'"]),
    "a scenario before its feature": (
        b"Scenario: S\nThen it is your turn\nFeature: F\n",
        2,
        ["expected a tag or Feat"],
    ),
    "a Background after a scenario": _of(f"{TRUE}\nBackground:\nGiven it is your turn", 2, "'Background:'"),
    "a text that is not closed": _of(f'Given the card "O" reads:\n"""\n1, Ally\n{TRUE}', 2, "the marks"),
    "a rule without a scenario": _of(f"{TRUE}\nRule: R", 2, "bad.feature:5", "the rule 'R' holds no scenario"),
    "a rule of comments": _of(f"{TRUE}\nRule: R\n# Scenario: T\n# Then it is your turn", 2, "holds no scenario"),
    "a Background's hand again": _of(
        f'Given your hand is "Brigg"\n{TRUE}',
        2,
        "on line 4 and on line 7",
        head='Feature: F\n\nBackground:\nGiven your hand is "Tim"\n\nScenario: S\n',
    ),
    "an edition by a tag and by a step": _of(
        f'Given the rules are those of "starter-2006"\n{TRUE}',
        2,
        "given twice, by the tag @edition:cr-2007-05",
        head="Feature: F\n\n@edition:cr-2007-05\nScenario: S\n",
    ),
}

LANGUAGES: dict[str, Row] = {
    "German keywords without their header": (
        "Funktionalität: F\n\nSzenario: S\nDann it is your turn\n".encode(),
        2,
        ['the nearest is a first line "# language: de"'],
    ),
    "French keywords without their header": ("Fonctionnalité: F\n".encode(), 2, ['"# language: fr"']),
    "a German scenario in an English feature": (
        b"Feature: F\n\nSzenario: S\nDann it is your turn\n",
        2,
        ["holds no scenario", '"# language: de"'],
    ),
    "a language that is none": (b"# language: xx\nFeature: F\n", 2, ["xx", "a language such as en, de"]),
    "German sentences": _of(f'Given du kontrollierst "Tim"\n{TRUE}', 2, "no sentence fits"),
}

TAGS: dict[str, Row] = {
    "an edition behind an equals sign": _tag("@edition=cr-2007-05", "has no colon", "nearest is @edition:cr-2007-05"),
    "an edition behind a hyphen": _tag("@edition-cr-2007-05", "the nearest is @edition:cr-2007-05"),
    "an edition behind a stroke": _tag("@editions/starter-2006", "the nearest is @edition:starter-2006"),
    "a rule behind an equals sign": _tag("@rule=601.2c", "the nearest is @rule:601.2c"),
    "a rule behind a hyphen": _tag("@Rule-601.2c", "the nearest is @rule:601.2c"),
    "a rule's bare number": _tag("@601.2c", "the nearest is @rule:601.2c"),
    "an example behind a hyphen": _tag("@example-cr-2007-05/601.2d#1", "nearest is @example:cr-2007-05/601.2d#1"),
    "several editions with an s": _tag("@editions:cr-2007-05", "the nearest is @edition:cr-2007-05"),
    "no edition": _tag("@edition:", "malformed"),
    "two rules in one tag": _tag("@rule:601.2,602.1", "malformed"),
    "a blank in a tag": _tag("@rule: 601.2", "may not contain whitespace"),
    "a tag behind a name": _of(TRUE, 2, "@edition:x stands in the name", head="Feature: F\nScenario: S @edition:x\n"),
    "a rule behind a name": _of(TRUE, 2, "in the name", head="Feature: F\nScenario: S @wip @rule:601.2c\n"),
    "tags behind everything": _of(f"{TRUE}\n@wip", 2, "unexpected end of file"),
}

EXAMPLES: dict[str, Row] = {
    "a column that no step uses": _rows(SAME, "| n | m |\n| 1 | 2 |", "bad.feature:7", "uses the column 'm'"),
    "a column of another case": _rows(SAME, "| N |\n| 1 |", "the placeholder <n> has no column", "nearest is 'N'"),
    "a column beside a misspelt one": _rows(
        "Given you have <numbr> ready resources\nThen it is your turn\n", "| number |\n| 1 |", "nearest is 'number'"
    ),
    "a column used by the other examples alone": _rows(
        SAME, "| n |\n| 1 |\nExamples: more\n| n | m |\n| 1 | 2 |", "bad.feature:10", "the column 'm'"
    ),
    "a column twice": _rows(SAME, "| n | n |\n| 1 | 2 |", "the column 'n' stands twice"),
    "a placeholder in a table": _rows(
        f"Given you control:\n| card |\n| <who> |\n{SAME}", "| n |\n| 1 |", "the placeholder <who> has no column"
    ),
    "a placeholder without Examples": _of(f'Given you control "<who>"\n{TRUE}', 2, "<who> is filled by no Examples"),
    "a ragged row of examples": _rows(SAME, "| n | m |\n| 1 |", "bad.feature:8", "as many cells in every row"),
    "a cell that takes a word away": _rows(SAME, "| n |\n|  |", "no sentence fits"),
    "a ragged row of a table": _of(f"Given you control:\n| card | damage |\n| Tim |\n{TRUE}", 2, "bad.feature:6"),
    "a table without a header": _of(f"Given you control:\n| Tim |\n| Brigg |\n{TRUE}", 2, "a column 'Tim'"),
    "a text in place of a table": _of(f'Given you control:\n"""\nTim\n"""\n{TRUE}', 2, "the step lacks its table"),
    "a state in players' words": _of(f"Given you control:\n| card | state |\n| Tim | tapped |\n{TRUE}", 2, "exhausted"),
}

NAMES: dict[str, Row] = {
    "a Cyrillic letter": _name('"\u0422im"', "without '\u0422' (CYRILLIC CAPITAL LETTER TE)", "nearest is Tim"),
    "a Greek letter in a name of the scenario": _of(
        'Given you control "Tim"\nThen "T\u03b9m" is ready', 2, "no card here is called", "GREEK SMALL LETTER IOTA"
    ),
    "an invisible sign": _name('"Tim\u200b"', "ZERO WIDTH SPACE", "the nearest is Tim"),
    "a curved apostrophe": _name('"Watcher Mal\u2019wi"', "RIGHT SINGLE QUOTATION MARK", "Watcher Mal'wi"),
    "a hard space": _name('"Kor\xa0Cindervein"', "NO-BREAK SPACE", "Kor Cindervein"),
    "a name that is not closed": _name('"Tim', "a quotation mark is not closed"),
    "a name without marks": _name("Tim", 'with names between marks, as in "Tim"'),
    "a name between single marks": _name("'Tim'", 'with names between marks, as in "Tim"'),
    "no name": _name('""', "no card is called ''"),
}

TRIVIAL: dict[str, Row] = {
    "can't play at nobody's name": _never('play "Fire Blast" targeting "Brig"', "no card here is called 'Brig'"),
    "can't flip at nobody's name": _never('flip your hero, targeting "Zorg"', "no card here is called 'Zorg'"),
    "can't pay with nobody's name": _never(
        'play "Fire Blast" exhausting "Zorg" rather than paying', "no card here is called 'Zorg'"
    ),
    "may play at nobody's name": _of(
        f'{FIRE}Then you may play "Fire Blast" targeting "Kor Cinderven"', 1, '"Kor Cinderven" can\'t be chosen now'
    ),
    "plays at nobody's name": _of(
        f'{FIRE}When you play "Fire Blast" targeting "Brig"\n{TRUE}', 1, '"Brig" can\'t be chosen now'
    ),
    "can't use a seventh power": _never('use the 7th power of "Kor Cindervein"', "has no payment power 7"),
    "can't use a power of none": _never('use the 1st power of "Kor Cindervein"', "a card with payment powers"),
    "damage since a card got a label": _of(
        'Given you control "Tim"\nWhen "Tim" is called "T"\nThen "T" has taken no damage since '
        "the last step that acted",
        2,
        "states nothing",
    ),
    "a rule that wasn't applied as a card got a label": _of(
        'Given you control "Tim"\nWhen "Tim" is called "T"\nThen rule 602.1 was not applied', 2, "states nothing"
    ),
    "a game that goes on as a card got a label": _of(
        'Given you control "Tim"\nWhen "Tim" is called "T"\nThen the game goes on', 2, "states nothing"
    ),
    "no protecting where nobody could": _of(
        'Given you control "Kor Cindervein"\nWhen you propose that "Kor Cindervein" attacks your opponent\'s hero\n'
        f"And your opponent does not protect\nAnd the combat concludes\n{TRUE}",
        1,
        "bad.feature:6",
        "is not asked to choose",
    ),
    "a flip of no coin": _of(f"When you pass\nAnd you win the flip\n{TRUE}", 1, "nothing was left to chance"),
    "a loop that nobody has shown": _of(f"When you repeat the loop 3 times\n{TRUE}", 1, "no loop has just been shown"),
    "every order of nothing": _of(
        'Given you control "Tim"\nThen in every order, "Tim" is in play', 1, "nobody is asked in what order"
    ),
}

PLAYERS: dict[str, Row] = {
    "a player of both teams": _of(
        "Given a team game: Ann and Cid against Ann and Dee\nThen it is Ann's turn", 2, "Ann"
    ),
    "a seat for a stranger": _of(
        "Given a team game: Ann against Bo, seated Ann, Bo, Eve\nThen it is Ann's turn", 2, "each of Ann, Bo once"
    ),
    "nobody is you": _of(f"Given a team game: Ann against Bo\n{TRUE}", 2, "nobody here is 'you'", "Ann or Bo"),
    "more cards than there are": _of(f"Given you have 1000001 unnamed cards in your deck\n{TRUE}", 2, "at most 9999"),
    "a negative number": _of(f"Given you have -1 ready resources\n{TRUE}", 2, "no sentence fits"),
    "a negative number in a table": _of(f"Given you control:\n| card | damage |\n| Tim | -1 |\n{TRUE}", 2, "'-1'"),
}

BAD_FEATURES: dict[str, Row] = {**FILES, **LANGUAGES, **TAGS, **EXAMPLES, **NAMES, **TRIVIAL, **PLAYERS}

GOOD_FEATURES: dict[str, bytes] = {
    "lone returns": f"{HEAD}{TRUE}\n".replace("\n", "\r").encode(),
    "returns and line feeds": f"{HEAD}{TRUE}\n".replace("\n", "\r\n").encode(),
    "returns after a mark of byte order": b"\xef\xbb\xbf" + f"{HEAD}{TRUE}\n".replace("\n", "\r").encode(),
    "German keywords": "# language: de\nFunktionalität: F\n\nSzenario: S\nDann it is your turn\n".encode(),
    "a column used in a name alone": (
        f"Feature: F\n\nScenario Outline: <why>\n{SAME}Examples:\n| n | why |\n| 1 | one |\n"
    ).encode(),
    "a column used in a text alone": (
        f'{OUTLINE}Given the card "Ogre" reads:\n"""\n<n>, Ally—Orc, 1 [Melee] ATK / 1 Health\n"""\n'
        'And you control "Ogre"\nThen "Ogre" has <n> cost\nExamples:\n| n |\n| 3 |\n'
    ).encode(),
    "marks like a placeholder in a card's text": (
        f'{HEAD}Given the card "Test Ogre" reads:\n"""\n3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health\n'
        'Protector <p> (1) >>> Test Ogre has +1 ATK this turn.\n"""\nThen it is your turn\n'
    ).encode(),
    "a team's own tags": b"Feature: F\n\n@rule-change @edition-2 @example.old @issue=12\nScenario: S\n"
    b"Then it is your turn\n",
    "a description that speaks of tags": f"Feature: F\n  See @rule:601.2c.\n\n{HEAD[12:]}{TRUE}\n".encode(),
    "can't play at what has left": (
        f'{HEAD}{FIRE}And your graveyard is "Brigg"\nThen you can\'t play "Fire Blast" targeting "Brigg"\n'
    ).encode(),
}
