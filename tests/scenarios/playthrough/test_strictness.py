"""What a scenario gets that says something wrong: which step ends it, how, and in which words."""

from collections.abc import Callable

from scenarios.outcome import ScenarioOutcome, StepStatus
from tests.every_row import for_every

Judged = Callable[[str], ScenarioOutcome]

FIGHT = """
Given you control "Kor Cindervein"
And your opponent controls "Brigg"
"""
BOLT = """
Given cost is no matter
And your hand is "Lightning Bolt"
"""


def check(outcome: ScenarioOutcome, status: StepStatus, said: list[str]) -> None:
    """Hold the status of the last step that was played, and parts of its message, against what is expected."""
    last = [step for step in outcome.steps if step.status != "not reached"][-1]
    assert last.status == status, last
    assert last.message is not None
    assert [part for part in said if part not in last.message] == [], last.message


OF_BOTH = ('your "Brigg" in play', 'your opponent\'s "Brigg" in play', 'as in your "Brigg"')


@for_every(
    ("steps", "said"),
    [
        (
            'Given you control "Kor Cindervien"',
            ["no card is called 'Kor Cindervien'", "nearest is Kor Cindervein"],
        ),
        (FIGHT + 'Then "Korr Cindervein" is ready', ["no card here is called 'Korr Cindervein'", "'Kor Cindervein'"]),
        (FIGHT + 'Then your "Brigg" is ready', ["there is only", 'your opponent\'s "Brigg" in play']),
        (FIGHT + "Then Ann has priority", ["nobody here is 'Ann'", "you or your opponent"]),
        (
            'Given you control "Brigg"\nAnd your opponent controls "Brigg"\nThen "Brigg" is ready',
            ["'Brigg' fits 2 cards", *OF_BOTH, "labels"],
        ),
        (
            'Given you control "Brigg" as "it"\nAnd your opponent controls "Kor Cindervein" as "it"',
            ["'it' is given twice"],
        ),
        (FIGHT + 'When "Brig" is called "it"', ["no card here is called 'Brig'", "'Brigg'"]),
        (FIGHT + 'When "Brigg" is called "it"\nAnd "Brigg" is called "that"', ["every 'Brigg' in play has a label"]),
        (FIGHT + 'When "Brigg" is called "it"\nAnd "Kor Cindervein" is called "it"', ["'it' is given twice"]),
        ("Given you control:\n| card | sate |\n| Brigg | ready |", ["a column 'sate'", "the nearest is 'state'"]),
        ("Given you control:\n| card | state |\n| Brigg | tired |", ["no card is 'tired'", "ready or exhausted"]),
        ("Given you control:\n| state |\n| ready |", ["names no card"]),
        ("Given you control:\n| card | damage |\n| Brigg | one |", ["the damage is 'one'", "a number"]),
        ("When you pass\nGiven cost is no matter", ["a Given comes after the scenario has begun"]),
        ('Given the rules are those of "cr-2007-06"', ["no edition 'cr-2007-06'", "the nearest is 'cr-2007-0"]),
        ("Given a team game: Ann against Bo, seated Ann, Cid", ["the seats are Ann, Cid", "each of Ann, Bo once"]),
        (FIGHT + "And a team game: Ann against Bo", ["named after something was put on the board", "them first"]),
        ("Given you have 2 unnamed cards in your opponent's hand", ["a player's own zone"]),
        (
            'Given your hand is your "Brigg" and your opponent\'s "Fire Blast"',
            ['your opponent\'s "Fire Blast" would be among your cards'],
        ),
        (
            'Given you have your opponent\'s "Brigg" as a face-down resource',
            ['your opponent\'s "Brigg" would be among your cards'],
        ),
        ("Given a team game: Ann against Ann, seated Ann, Ann", ["two players are called Ann", "names that differ"]),
        (
            'Given your hero is "Boris Brightbeard"\nAnd your hero is "Kana Nassis"',
            ['your "Boris Brightbeard" is the hero already'],
        ),
        (FIGHT + 'Then "Brig" is not in play', ["no card here is called 'Brig'", "'Brigg'"]),
        (FIGHT + 'Then you control no "Brig"', ["no card here is called 'Brig'", "'Brigg'"]),
        (FIGHT + 'Then "Brig" is not attached to your hero', ["no card here is called 'Brig'", "'Brigg'"]),
        (
            BOLT + "Then you can't play \"Lightning Bolt\" targeting your hero or your opponent's hero",
            ["no sentence fits"],
        ),
    ],
)
def test_what_can_t_be_played_as_written(judged: Judged, steps: str, said: list[str]) -> None:
    outcome = judged(steps)
    check(outcome, "refused", said)
    assert outcome.verdict == "cannot judge"


BOTH = """
Given cost is no matter
And your hand is "Vanquish"
And you control "Tim", "Krol Blade", "Guardian Steelhorn" and "Brigg" as "mine"
And your opponent controls "Tim", "Krol Blade" and "Guardian Steelhorn"
"""


ATTACK = 'When you propose that "mine" attacks your opponent\'s hero\n'


@for_every(
    ("step", "name"),
    [
        ('When you use "Tim", targeting your hero', "Tim"),
        ('When your opponent uses "Tim", targeting your hero', "Tim"),
        ('Then you may use "Tim", targeting your hero', "Tim"),
        ('Then you can\'t use "Tim"', "Tim"),
        ('When you propose that "Tim" attacks your opponent\'s hero', "Tim"),
        ('When you propose that "mine" attacks "Tim"', "Tim"),
        ('When you play "Vanquish" targeting "Tim"', "Tim"),
        ('When you strike with "Krol Blade"', "Krol Blade"),
        (
            ATTACK + 'And your opponent protects with "Guardian Steelhorn"',
            "Guardian Steelhorn",
        ),
        ('Then "Tim" has 0 damage', "Tim"),
    ],
)
def test_a_name_of_two_cards_in_play_is_refused_naming_both(judged: Judged, step: str, name: str) -> None:
    whose = [f'your "{name}" in play', f'your opponent\'s "{name}" in play', f'as in your "{name}"', "labels"]
    check(judged(BOTH + step), "refused", whose)


def test_a_name_in_hand_is_the_player_s_own_unless_another_could_be_played_too(judged: Judged) -> None:
    hands = 'Given cost is no matter\nAnd your hand is "Vanquish"\nAnd your opponent\'s hand is "Vanquish"\n'
    board = hands + 'And your opponent controls "Brigg"\nAnd your graveyard is "Vanquish"\n'
    stated = "\nThen there are no cards in your hand"
    assert judged(board + 'When you play "Vanquish" targeting "Brigg"' + stated).verdict == "as ruled"
    open_grave = 'Given cost is no matter\nAnd you control "Dramla Lifebender"\nAnd your graveyard is "Brigg"\n'
    twice = judged(open_grave + 'And your hand is "Brigg"\nWhen you play "Brigg"')
    check(twice, "refused", ["'Brigg' fits 2 cards", 'your "Brigg" in hand', 'your "Brigg" in the graveyard'])
    alone = judged(open_grave + 'And your hand is "Tim"\nWhen you play "Brigg"\nThen "Tim" is in your hand')
    assert alone.verdict == "as ruled"


@for_every(
    ("board", "rule"),
    [
        ('Given you control "Arcanite Reaper" and "Observer\'s Shield"', "410.1"),
        ('Given you control "Kor Cindervein" with 5 damage', "407.6a"),
        ("Given your hero has 30 damage", "407.6a"),
        ('Given you control "A Donation of Wool"', "307.1"),
        ('Given you control "Boris Brightbeard"', "301.1"),
        ('Given your hero is "Brigg"', "301.1"),
        ('Given you control "Lightning Bolt"', "306.1"),
        ('Given you control "Polymorph"', "306.3"),
        ('Given your "Brigg" is attached to your hero', "306.3"),
        ('Given your "Battle Shout" is attached to your hero', "306.3a"),
        ('Given your "Polymorph" is attached to your hero', "306.3b"),
        ('Given you have "Brigg" as a face-up resource', "408.1b"),
    ],
)
def test_a_board_that_the_rules_can_t_produce(judged: Judged, board: str, rule: str) -> None:
    check(judged(f"{board}\nThen you have priority"), "refused", [rule])


def test_a_board_that_the_rules_will_repair(judged: Judged) -> None:
    steps = (
        'Given a board the rules will repair\nAnd you control "Kor Cindervein" with 5 damage\nThen you have priority'
    )
    assert judged(steps).verdict == "as ruled"


@for_every(
    ("steps", "said"),
    [
        (
            BOLT + 'When you play "Lightning Bolt"',
            ["you have to choose which target", '"Lightning Bolt"', "707.1d", "your hero, your opponent's hero"],
        ),
        (
            BOLT + 'When you play "Lightning Bolt"\nThen your hero has 0 damage\nWhen you pass',
            ["no step answers this", "707.1d"],
        ),
        (BOLT + "When you choose your hero", ["you are not asked to choose anything"]),
        (FIGHT + "When your opponent does not protect", ["your opponent is not asked to choose anything"]),
        (FIGHT + 'When you strike with "Brigg"', ["only a weapon in play can strike", "303.2"]),
        (FIGHT + 'When you propose that "Brigg" attacks "Kor Cindervein"', ["601.2"]),
        (FIGHT + 'When you use "Kor Cindervein"', ["no payment power", 'your "Kor Cindervein" in play']),
        (BOLT + 'When you play "Lightning Bolt" with X = 2 targeting your hero', ["nobody was asked for", "X (2)"]),
        ("When the chain empties", ["nothing is left to happen", "the chain empties"]),
        ("When the combat concludes", ["nothing is left to happen", "the combat concludes"]),
        ("When the defend window opens", ["no combat is proposed or under way"]),
        ("When your opponent passes", ["407.1"]),
        (BOLT + 'When you respond by playing "Lightning Bolt" targeting your hero', ["nothing to respond to"]),
        (
            FIGHT + 'When you propose that "Kor Cindervein" attacks "Brigg"\nAnd the attack window opens\n'
            "And the action phase starts",
            ["'the action phase starts' has happened already"],
        ),
        (
            BOLT + 'When you play "Lightning Bolt" targeting your hero\nThen you must choose between your hero',
            ["you are asked nothing", "no choice is open"],
        ),
        (FIGHT + 'Then "Brigg" has 1 damage', ["expected 1 damage, found 0 damage"]),
        (FIGHT + 'Then "Brigg" is in your hand', ["expected in your hand", 'your opponent\'s "Brigg" in play']),
        (FIGHT + "Then you lose the game", ["the game goes on"]),
        (FIGHT + "Then rule 601.2 was applied", ["rule 601.2 was not applied"]),
    ],
)
def test_what_the_engine_rules_otherwise(judged: Judged, steps: str, said: list[str]) -> None:
    outcome = judged(steps)
    check(outcome, "differs", said)
    assert outcome.verdict == "differs"


def test_a_choice_that_a_then_has_looked_at_may_stay_open(judged: Judged) -> None:
    steps = BOLT + 'When you play "Lightning Bolt"\nThen you must choose between your hero, your opponent\'s hero'
    outcome = judged(steps)
    assert outcome.verdict == "as ruled"
    assert outcome.state.choice is not None
    assert outcome.state.choice.startswith("you have to choose which target")


def test_a_label_names_no_other_link_when_both_sources_have_ceased_to_exist(judged: Judged) -> None:
    board = '''
Given cost is no matter
And the card "Test Grief" reads:
  """
  1, Item
  Allies in your party have "When this ally is destroyed, draw a card."
  """
And the card "Test Sweep" reads:
  """
  1, Ability
  Destroy all allies.
  """
And you control "Test Grief"
And you control a token "Wisp" with 0 ATK and 1 health as "the first"
And you control a token "Wisp" with 0 ATK and 1 health as "the second"
And your hand is "Test Sweep"
When you play "Test Sweep"
And both players pass
'''
    assert judged(board + 'Then the chain, top first, is "Wisp", "Wisp"').verdict == "as ruled"
    check(judged(board + 'Then the chain, top first, is "the first", "the first"'), "differs", ["other links"])


def test_the_protect_point_of_an_earlier_combat_says_nothing_of_a_later_one(judged: Judged) -> None:
    board = """
Given you control "Leeza, Tomb Robber" and "Kor Cindervein"
And your opponent controls "Guardian Steelhorn"
When you propose that "Leeza, Tomb Robber" attacks your opponent's hero
And the combat concludes
"""
    by_stealth = 'Then your opponent can\'t protect with "Guardian Steelhorn", because of 602.2a'
    assert judged(board + by_stealth).verdict == "as ruled"
    later = 'When you propose that "Kor Cindervein" attacks your opponent\'s hero\n'
    for moment in ("", "And the attack window opens\n"):
        check(judged(board + later + moment + by_stealth), "differs", ["no protect point has come"])


def test_a_window_that_never_opens_is_told_as_the_answer_ends_the_combat(judged: Judged) -> None:
    board = '''
Given the card "Test Martyr" reads:
  """
  3, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
  When Test Martyr attacks, you may destroy target ally.
  """
And you control "Test Martyr"
When you propose that "Test Martyr" attacks your opponent's hero
And the defend window opens
'''
    gone = ["the combat was over before 'the defend window opens' could happen"]
    check(judged(board + 'And you choose to\nThen "Test Martyr" is in your graveyard'), "differs", gone)
    assert judged(board + "And you choose not to\nThen it is your turn, in the defend window").verdict == "as ruled"
