"""judge new: the skeleton of a feature file, which plays as it stands."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer

app = typer.Typer(add_completion=False, rich_markup_mode=None)

_STEPS = """\
    Given you control "Kor Cindervein"
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Araelun" is in your opponent's graveyard
    And "Kor Cindervein" has 1 damage
"""


@app.command()
def new(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="What the feature is about.")] = "What is ruled here",
    *,
    scenario: Annotated[
        str, typer.Option("--scenario", metavar="NAME", help="What happens in its first scenario.")
    ] = "An ally with damage fights another",
    rule: Annotated[
        list[str] | None, typer.Option("--rule", metavar="N", help="A rule that must be applied; as often as needed.")
    ] = None,
    edition: Annotated[
        list[str] | None, typer.Option("--edition", metavar="ID", help="An edition to play under; as often as needed.")
    ] = None,
) -> Answer:
    """Print the skeleton of a feature file: a board, what is done on it, and what is stated of it then.

    Put it into a file with `judge new TITLE > NAME.feature`. It plays as it stands; `judge steps` lists the sentences
    to replace its own with.
    """
    from judge.documents.drafts.drafts_in_use import edition_in_use
    from judge.played_features import check_rule
    from scenarios.editions_by_name import check_edition

    for each in rule or ():
        check_rule(each)
    for each in edition or ():
        check_edition(each, edition_in_use)
    tags = [*(f"@edition:{each}" for each in edition or ()), *(f"@rule:{each}" for each in rule or ())]
    tagged = f"  {' '.join(tags)}\n" if tags else ""
    return Answer(text=f"Feature: {_one_line(title)}\n\n{tagged}  Scenario: {_one_line(scenario)}\n{_STEPS}".rstrip())


def _one_line(text: str) -> str:
    return " ".join(text.split())
