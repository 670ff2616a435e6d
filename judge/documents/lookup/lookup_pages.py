"""The lines of a rule that was looked up."""

from collections.abc import Iterator

from judge.documents.lookup.rule_lookup import Found, Pointer, SubRule
from judge.output_lines import BLANK, Line
from judge.rulebook import editions, section_numbered

MANY = 12


def rule_lines(found: list[Found]) -> Iterator[Line]:
    """Yield each rule: in full where it is the only one, else in short under the title of its section."""
    last = ""
    for index, rule in enumerate(found):
        if index:
            yield BLANK
        section = rule["number"].partition(".")[0]
        if len(found) > 1 and section != last:
            yield from _section(section, rule["edition"])
        last = section
        yield from _rule(rule, whole=len(found) == 1)


def _section(number: str, edition: str) -> Iterator[Line]:
    section = section_numbered(number, edition)
    if section:
        yield Line(f"{number} {section.title}", style="title")
        yield BLANK


def _rule(rule: Found, *, whole: bool) -> Iterator[Line]:
    yield Line(f"{rule['number']} {rule['title']}  [{dated(rule['edition'], rule['date'])}]", style="title")
    if rule["edition"] != rule["looked_in"]:
        yield Line(f"{rule['looked_in']} has no text of this rule; {rule['edition']} says:", 2, "unsure")
    if rule["sentence"]:
        yield Line(rule["sentence"], indent=2)
    for line in rule["official"].split("\n") if rule["official"] else ():
        yield Line(f"“{line}”", indent=2, style="faint")
    if rule["official"] and (whole or not rule["as_published"]):
        told = "" if rule["as_published"] else f", not the official text of {_published(rule)}"
        yield Line(f"quoted from {rule['quoted_from']}{told}", 2, "faint" if rule["as_published"] else "unsure")
    if rule["reconstructed_from"]:
        yield Line(f"lost in the document; inferred from {', '.join(rule['reconstructed_from'])}", 2, "unsure")
    if not whole:
        return
    yield from _sub_rules(rule["sub_rules"])
    yield from _pointers("Refers to", rule["refers_to"])
    yield from _pointers("Referred to by", rule["referred_to_by"])
    if rule["terms"]:
        yield Line(f"Terms: {', '.join(rule['terms'])}", indent=2, hang=4)
    yield from _examples(rule)
    yield from scenario_lines(rule["scenarios"])
    for history in rule["history"]:
        said = history["sentence"] or ("says the same" if history["readable"] else "cited; its text isn't readable")
        yield Line(f"In {history['edition']} ({history['date']}) {history['number']}: {said}", indent=2, hang=4)
    for difference in rule["differs"]:
        yield Line(f"Editions differ: {difference}", indent=2, hang=4)
    for point in rule["open_points"]:
        yield Line(f"Open: {point}", indent=2, style="unsure", hang=4)


def _published(rule: Found) -> str:
    """Return the edition whose official text a quotation isn't."""
    return rule["edition"] if rule["edition"] in editions() else "a known edition"


def _sub_rules(below: list[SubRule]) -> Iterator[Line]:
    for each in below:
        # A rule without a title is named by its first words, which would be shown twice.
        title = "" if each["sentence"].startswith(each["title"]) else f"{each['title']}: "
        yield Line(f"{each['number']} {title}{each['sentence']}".replace("\n", " "), indent=4)


def dated(edition: str, date: str) -> str:
    """Return the edition with its title and date."""
    known = editions().get(edition)
    return f"{edition}: {known.title}, {date}" if known else f"{edition}: {date}"


def _pointers(what: str, pointers: list[Pointer]) -> Iterator[Line]:
    if pointers:
        more = f"; and {len(pointers) - MANY} more" if len(pointers) > MANY else ""
        told = "; ".join(f"{each['number']} {each['title']}" for each in pointers[:MANY])
        yield Line(f"{what}: {told}{more}", indent=2, hang=4)


def _examples(rule: Found) -> Iterator[Line]:
    for example in rule["examples"]:
        text = f": “{example['official']}”" if example["official"] else ""
        yield Line(f"Example {example['id']}{text}", indent=2, hang=4)


def scenario_lines(scenarios: list[dict[str, str]]) -> Iterator[Line]:
    """Yield the scenarios with their places; of many only the first."""
    for scenario in scenarios[:MANY]:
        yield Line(f"Scenario {scenario['place']}: {scenario['name']}", indent=2, hang=4)
    if len(scenarios) > MANY:
        yield Line(f"and {len(scenarios) - MANY} scenarios more", indent=2, style="faint")
