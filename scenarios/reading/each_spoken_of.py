"""Cards that "it" may mean rather than the card itself, which goes by its name: each of several, and one out of play.

"Destroy each other ally unless it's an Orc" asks of each ally. "Reveal the top card of your deck. If it's an ability,
ready Grok. Otherwise, put it into your hand" puts the revealed card there.
"""

from __future__ import annotations

from engine.language.selections import Those
from scenarios.reading.discourse import Discourse, Mention


def may_be_each(discourse: Discourse, own: Mention) -> bool:
    """Return whether "it" may mean each of several cards spoken of since the card itself, or your hero, last was."""
    if discourse.grouped >= own.sentence:
        return True
    places = [place for place, each in enumerate(discourse.mentions) if each.selection == own.selection]
    since = discourse.mentions[places[-1] + 1 :] if places else []
    return any(each.several and not each.person for each in since)


def may_be_another(discourse: Discourse, own: Mention) -> bool:
    """Return whether "it" may mean another such card of the text, although the card itself, or your hero, was named."""
    before = len(discourse.outer[-1][3]) if discourse.outer else 0
    return may_be_each(discourse, own) or any(map(_is_named, discourse.mentions[before:]))


def _is_named(mention: Mention) -> bool:
    """Return whether this is one card that was chosen or seen, out of play or in it, and has got a name for that."""
    return isinstance(mention.selection, Those) and not (mention.several or mention.person or mention.in_event)
