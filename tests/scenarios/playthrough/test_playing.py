"""What steps do: priority handed on, answers taken in advance or awaited, labels that follow their cards."""

from collections.abc import Callable

from scenarios.outcome import ScenarioOutcome
from tests.every_row import for_every

Judged = Callable[[str], ScenarioOutcome]


def check(outcome: ScenarioOutcome) -> None:
    """Hold a scenario that says the right things against its verdict."""
    ended = [step for step in outcome.steps if step.status not in {"passed", "acted"}]
    assert (outcome.verdict, ended) == ("as ruled", [])


@for_every(
    "steps",
    [
        # The defaults: a hero with 30 health, ten cards in each deck, an empty hand, your action phase, your priority.
        """
        Given cost is no matter
        Then your hero has 30 health and 0 damage
        And there are 10 cards in your deck
        And there is no card in your opponent's hand
        And the chain is empty
        And it is your turn, in the action phase
        And you have priority
        """,
        # A table says as much as a sentence.
        """
        Given you control:
          | card           | state     | damage | since     | as      |
          | Kor Cindervein | exhausted | 2      |           |         |
          | Kor Cindervein |           |        | this turn | the new |
        Then "the new" is ready
        And you can't propose that "the new" attacks your opponent's hero, because of 601.2a
        """,
        # A label follows its card through the zones.
        """
        Given cost is no matter
        And your opponent controls "Brigg" as "the old Brigg" and "Brigg" as "the new Brigg"
        And your hand is "Lightning Bolt"
        When you play "Lightning Bolt" targeting "the old Brigg"
        And the chain empties
        Then "the old Brigg" is in your opponent's graveyard
        And "the new Brigg" is in play
        """,
        # Who acts without priority is passed to, if that lets nothing resolve.
        """
        Given cost is no matter
        And it is your opponent's turn
        And your hand is "Desperate Block"
        When you play "Desperate Block" targeting your hero
        Then the chain, top first, is "Desperate Block"
        And you have priority
        """,
        # Resources that nothing tells apart are not asked about; others are, unless the unnamed are enough.
        """
        Given you have 4 resources
        And you have "Brigg" as a face-down resource
        And your hand is "Brigg"
        When you place "Brigg" as a face-down resource
        And the chain empties
        Then there are 6 cards in your resource row
        And you have 6 ready resources
        """,
        # An intention that a choice has stopped goes on after the answer, and may be said once more.
        """
        Given your opponent controls "Donna Calister"
        And you control "Kor Cindervein"
        When you propose that "Kor Cindervein" attacks your opponent's hero
        And the combat concludes
        And your opponent does not protect
        And the combat concludes
        Then your opponent's hero has 3 damage
        """,
        # Who may protect may do so by the rule of the protect point.
        """
        Given your opponent controls "Donna Calister"
        And you control "Kor Cindervein"
        When you propose that "Kor Cindervein" attacks your opponent's hero
        And the protect point comes
        Then your opponent may protect with "Donna Calister", because of 602.2
        """,
        # Of several copies the one without a label is swapped, wherever the one with a label has been since.
        '''
        Given the card "Test Two" reads:
          """
          0, Ability
          Draw two cards.
          """
        And your hero is "Litori Frostburn"
        And your hand is "Test Two"
        And your deck, from the top, is "Fire Blast" as "the first", "Fire Blast"
        And your side deck is "Kor Cindervein"
        When you play "Test Two"
        And the chain empties
        And your opponent concedes
        And the next game is about to start, your turn first
        And you swap "Fire Blast" for "Kor Cindervein" of the side deck
        Then "the first" is in your deck
        ''',
        # Named players, who may be friendly to each other.
        """
        Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
        And it is Bo's turn
        And Cid controls "Kor Cindervein"
        Then Bo may propose that Bo's hero attacks "Kor Cindervein"
        And Bo can't propose that Bo's hero attacks Dee's hero, because of 601.2b
        When all players pass
        Then it is Bo's turn, in the end phase
        When Cid's next turn starts
        And Dee concedes
        Then Dee loses the game
        And the game goes on
        """,
    ],
)
def test_scenarios_that_say_the_right_things(judged: Judged, steps: str) -> None:
    check(judged(steps))


def test_a_seed_decides_what_nobody_says_and_decides_it_the_same_way_again(judged: Judged) -> None:
    steps = """
    Given your deck, from the top, is "Brigg", "Kor Cindervein", "Donna Calister", "Charge"
    And your hand is "Brigg" as "the drawn"
    When the turn ends
    """
    assert judged(steps) == judged(steps)
