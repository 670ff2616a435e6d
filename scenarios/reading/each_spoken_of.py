"""Each of several cards that was spoken of: "it" may mean each of them, and then nothing else.

"Destroy each other ally unless it's an Orc" asks of each ally, not of the card itself, which goes by its name.
"""

from __future__ import annotations

from scenarios.reading.discourse import Discourse, Mention


def may_be_each(discourse: Discourse, own: Mention) -> bool:
    """Return whether "it" may mean each of several cards spoken of since the card itself, or your hero, last was."""
    if discourse.grouped >= own.sentence:
        return True
    places = [place for place, each in enumerate(discourse.mentions) if each.selection == own.selection]
    since = discourse.mentions[places[-1] + 1 :] if places else []
    return any(each.several and not each.person for each in since)
