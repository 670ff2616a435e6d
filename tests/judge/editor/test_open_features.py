"""Open files: judged again only where they changed, and always as `judge run` would."""

from collections.abc import Callable

from judge.editor.feature_diagnoses import wrong_in
from judge.editor.feature_mends import mends
from judge.editor.open_features import Outcomes, opened
from judge.editor.step_context import Dialogues, game_before, step_on
from judge.played_features import carried_setting
from scenarios.judgement import judge
from scenarios.runner import editions_of
from tests.every_row import for_every

GOOD = """Feature: F

  Scenario: One
    Given you control "Kor Cindervein" with 1 damage
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Araelun" is in your opponent's graveyard

  @edition:cr-2007-04
  Scenario: Two
    Given your hand is "Fire Blast"
    And cost is no matter
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
"""


def wrong(text: str) -> list[tuple[int, str, bool]]:
    """Return the line, the words and the kind of each thing that is wrong in a file of the text."""
    found = wrong_in(opened(text, "f", Outcomes()))
    return [(each.line, text.split("\n")[each.line][each.start : each.end], each.differs) for each in found]


@for_every(
    ("change", "told"),
    [
        (str, []),
        (lambda text: text.replace('"Kor Cindervein" with', '"Kor Cinder" with'), [(3, "Kor Cinder", False)]),
        (lambda text: text.replace("the combat concludes", "the combat is cold"), [(6, "the combat is cold", False)]),
        (lambda text: text.replace("has 2 damage", "has 5 damage"), [(15, "your opponent's hero has 5 damage", True)]),
        (lambda text: text.replace("@edition:cr-2007-04", "@rule:602.2"), [(10, "  Scenario: Two", True)]),
        (lambda text: text.replace("@edition:", "@edtion:"), [(10, "  Scenario: Two", False)]),
        (lambda text: text.replace("Feature: F", "Featur: F"), [(0, "Featur: F", False)]),
        (lambda _: "", [(0, "", False)]),
    ],
)
def test_what_is_wrong_is_told_at_its_place(change: Callable[[str], str], told: list[tuple[int, str, bool]]) -> None:
    assert wrong(change(GOOD)) == told


def test_only_what_changed_is_judged_again_and_nothing_is_told_otherwise() -> None:
    outcomes = Outcomes()
    for text in (
        GOOD,
        GOOD.replace("\n  Scenario: One", "\n\n  # moved\n  Scenario: One"),
        GOOD.replace("1 damage", "2 damage"),
    ):
        file = opened(text, "f", outcomes)
        assert file.feature is not None
        fresh = [
            judge(each, "f", edition, carried_setting())
            for each in file.feature.scenarios
            for edition in editions_of(each)
        ]
        assert [outcome for _, outcome in file.outcomes] == fresh
    assert len(outcomes.known) == 3


@for_every(
    ("wrong_words", "titles"),
    [
        ('"Kor Cinder" with', ["Did you mean Kor Cindervein"]),
        ("And I attack Araelun with Kor Cindervein\n", ['Say: you propose that "Kor Cindervein" attacks "Araelun"']),
    ],
)
def test_what_is_wrong_is_mended(wrong_words: str, titles: list[str]) -> None:
    first = wrong_words.startswith('"')
    text = GOOD.replace('"Kor Cindervein" with' if first else "And the combat concludes\n", wrong_words)
    file = opened(text, "f", Outcomes())
    found = mends(file.lines, wrong_in(file)[0], Dialogues())
    assert [each.title for each in found][: len(titles)] == titles
    line = file.lines[found[0].line]
    mended = line[: found[0].start] + found[0].text + line[found[0].end :]
    assert step_on([mended], 0) is not None
    assert mended.strip() in (
        'Given you control "Kor Cindervein" with 1 damage',
        'And you propose that "Kor Cindervein" attacks "Araelun"',
    )


@for_every(
    ("sentence", "offered"),
    [
        ("And your opponent gives up", ["your opponent concedes", "your opponent prevents nothing"]),
        ('And you control "Tim"', ['Given you control "Tim"']),
        ("And you end your turn", ["the turn ends"]),
    ],
)
def test_each_of_the_nearest_sentences_is_a_mend_of_its_own(sentence: str, offered: list[str]) -> None:
    file = opened(GOOD.replace("And the combat concludes", sentence), "f", Outcomes())
    found = mends(file.lines, wrong_in(file)[0], Dialogues())
    line = next(each for each in file.lines if sentence in each)
    mended = [
        line[: each.start] + each.text + line[each.end :] for each in found if each.line == file.lines.index(line)
    ]
    assert len(set(mended)) == len(mended)
    for each in offered:
        assert any(text.strip() in (each, f"And {each}") for text in mended), mended


def test_a_line_that_joins_sentences_is_parted_into_a_line_for_each() -> None:
    joined = '  And both players pass, "Kor Cindervein" is in play and the chain is empty'
    parted = ["  When both players pass", '  Then "Kor Cindervein" is in play', "  Then the chain is empty"]
    lines = GOOD.splitlines()
    number = next(place for place, each in enumerate(lines) if "And the combat concludes" in each)
    indent = lines[number].partition("And")[0]
    lines[number] = indent + joined.strip()
    file = opened("\n".join(lines), "f", Outcomes())
    (mend,) = (each for each in mends(file.lines, wrong_in(file)[0], Dialogues()) if "\n" in each.text)
    mended = lines[number][: mend.start] + mend.text + lines[number][mend.end :]
    assert mended.splitlines() == [indent + each.strip() for each in parted]


def test_a_missing_answer_is_added_where_it_belongs() -> None:
    text = GOOD.replace(" targeting your opponent's hero", "")
    file = opened(text, "f", Outcomes())
    (told,) = wrong_in(file)
    found = {each.title: each for each in mends(file.lines, told, Dialogues())}
    mend = found["Add the answer: you choose your opponent's hero"]
    lines = [*file.lines[: mend.line], mend.text.rstrip("\n"), *file.lines[mend.line :]]
    assert wrong_in(opened("\n".join(lines), "f", Outcomes())) == ()


def test_the_game_before_a_step_is_as_the_steps_above_leave_it_while_the_file_is_no_gherkin() -> None:
    text = """Feature: F
  Background:
    Given you have 5 ready resources

  Scenario: One
    Given you control "Kor Cindervein"

  @edition:cr-2007-04
  Scenario: Two
    Given your hand is "Fire Blast"
    And frobnicate
    When you
    nonsense"""
    lines = text.split("\n")
    game = game_before(lines, 11, Dialogues()).played
    assert game.edition() == "cr-2007-04"
    names = {card.printed.name for card in game.now.cards.values()}
    assert "Fire Blast" in names
    assert "Kor Cindervein" not in names
    assert sum(card.resource for card in game.now.cards.values()) == 5


NESTED = """# language: en
@edition:cr-2007-04
Feature: F
  Background:
    Given you have 5 ready resources

  Rule: One
    Background:
      Given you control "Kor Cindervein"
    Scenario: First
      Given you control "Tim"
      Then you have priority

  @edition:cr-2009-combat
  Rule: Two
    Background:
      Given your opponent controls "Araelun"

    @rule:602.2
    # a remark
    Scenario Outline: Second
      Given your hand is "<card>"
      Then you have priority

      Examples:
        | card       | more |
        | Fire Blast | 1    |
        | Flash Heal | 2    |

    Scenario: Third
      Then you have priority
"""


@for_every(
    ("step", "edition", "names"),
    [
        (11, "cr-2007-04", {"Kor Cindervein", "Tim"}),
        (16, "cr-2009-combat", set()),
        (22, "cr-2009-combat", {"Araelun", "Fire Blast"}),
        (30, "cr-2009-combat", {"Araelun"}),
    ],
)
def test_backgrounds_tags_and_the_first_row_of_examples_count_where_they_do(
    step: int, edition: str, names: set[str]
) -> None:
    game = game_before(NESTED.split("\n"), step, Dialogues()).played
    assert game.edition() == edition
    named = {card.printed.name for card in game.now.cards.values() if not card.resource}
    assert {"Kor Cindervein", "Tim", "Araelun", "Fire Blast", "Flash Heal"} & named == names
    assert sum(card.resource for card in game.now.cards.values()) == 5
