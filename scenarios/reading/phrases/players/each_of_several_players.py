"""What each of several players does with cards of his or her own, and players who are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.effects import Choose, Draw, ForEach, IfYouDo, May, Put, Remember, Shuffle
from engine.language.filters import Filter
from engine.language.revelation import Reveal, Search
from engine.language.selections import (
    Chosen,
    Every,
    Number,
    Players,
    Quantity,
    Selection,
    ThatMany,
    Those,
    Top,
    Union,
    You,
)
from engine.language.words import Relation, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.players.player_phrases import chooser_of_players, must_be_other_than_you
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.selected_cards import only
from scenarios.reading.templates import Bindings, Value, h, parts_of

_ONE = Those("player")
_PERSON = frozenset({"player", "opponent"})
_EACH = (("player", Relation.ANY), ("opponent", Relation.OPPONENT), ("other player", Relation.OTHER))
"""The players each of whom does something, as words call one of them."""


def _placing(*, exhausted: bool) -> Put:
    """Return that a player puts the top card of his or her deck face down into his or her resource row."""
    return Put(Top(Number(1), _ONE), Zone.PLAY, under=_ONE, exhausted=exhausted, as_resource=True, face_up=False)


_OWN_DEEDS: tuple[tuple[str, Value], ...] = (
    ("<into|in> your resource rows face down", _placing(exhausted=False)),
    ("<into|in> your resource rows face down and exhausted", _placing(exhausted=True)),
    ("<into|in> your hands", Put(Top(Number(1), _ONE), Zone.HAND)),
    ("<into|in> your graveyards", Put(Top(Number(1), _ONE), Zone.GRAVEYARD)),
)
"""Where each player puts the top card of his or her own deck."""


def _rows() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that you and another player each put elsewhere."""
    for words, put in _OWN_DEEDS:
        deed = (put,)

        def build(_discourse: Discourse, player: Selection, deed: Value = deed) -> tuple[ForEach]:
            return (ForEach(Union((You(), player)), _ONE.name, deed),)

        def undo(_discourse: Discourse, value: object, deed: Value = deed) -> Iterator[Bindings]:
            match value:
                case (ForEach(Union((You(), player)), name, found),) if name == _ONE.name and found == deed:
                    yield {"player": player}
                case _:
                    return

        said = f"you and {{player}} each put the top card of your decks {words}"
        yield made("clause.said", said, build, undo, bracket="clause", like=(ForEach,))


def _some_players(relation: Relation) -> tuple[Value, Value]:
    """Return the build and undo functions of up to so many players who are chosen as the text resolves."""

    def build(discourse: Discourse, n: Quantity) -> tuple[Choose]:
        if n == Number(1):
            raise NoReading("more than one player for a plural")
        by, name = chooser_of_players(discourse, relation), discourse.name("chosen")
        speak_of(discourse, Those(name), _PERSON, several=True, person=True)
        return (Choose(Chosen(Players(relation), Number(0), n, by), name),)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Choose(Chosen(Players(found), Number(0), n, by), _),) if found is relation and n is not None:
                if by == chooser_of_players(discourse, relation):
                    yield {"n": n}
            case _:
                return

    return build, undo


def _each_of_them(discourse: Discourse) -> Selection:
    """Return the several players who were spoken of last.

    Raises:
        NoReading: there are no such players.
    """
    found = next((each for each in reversed(discourse.mentions) if each.several and each.person), None)
    if found is None:
        raise NoReading("several players who were chosen before")
    return found.selection  # type: ignore[no-any-return]


def _drawer(relation: Relation) -> tuple[Value, Value]:
    """Return the build and undo functions of each such player, who does something in turn with what is his or hers."""

    def build(discourse: Discourse) -> Those:
        if relation is Relation.OTHER:
            must_be_other_than_you(discourse)
        speak_of(discourse, _ONE, _PERSON, person=True)
        return _ONE

    return build, only(_ONE)


def _by_own_count(relation: Relation) -> tuple[Value, Value]:
    """Return the build and undo functions of draws in turn order, where each player's number is the player's own."""

    def build(discourse: Discourse, doer: Selection, acts: Value) -> tuple[ForEach]:  # noqa: ARG001
        if not _is_own(acts):
            raise NoReading("a draw by each player's own number, or a search of each player's own deck")
        if any(isinstance(each, Remember) for each in acts):
            discourse.measured = None  # Each player's number is his or her own.
        return (ForEach(Players(relation), _ONE.name, acts),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), name, acts),) if found is relation and name == _ONE.name and _is_own(acts):
                yield {"doer": _ONE, "acts": acts}
            case _:
                return

    return build, undo


def _is_own(acts: Value) -> bool:
    """Return whether the deed is a draw of a number of each player's own, or a search of his or her own deck.

    The number may be that of the cards that the player has put into his or her own deck before the draw.
    Cards that are found don't enter play, for those of all players would do so at once (802.1).
    """
    match acts:
        case (Draw(Those() as who, n),):
            return who == _ONE and _ONE in parts_of(n)
        case (Remember(), Put(Every() as every), Shuffle() as shuffled, Draw() as draw) | (
            Put(Every() as every), Shuffle() as shuffled, Remember(), Draw() as draw
        ):  # fmt: skip
            whose = (every.of, shuffled.players, draw.players)
            return whose == (_ONE, _ONE, _ONE) and ThatMany("many") in parts_of(draw.amount)
        case (Put(Every() as every, Zone.DECK, name=str() as name), Draw() as draw):
            return (every.of, draw.players) == (_ONE, _ONE) and Those(name) in parts_of(draw.amount)
        case (Search(then=then) as search, *rest):
            away = all(each.zone in _AWAY if isinstance(each, Put) else isinstance(each, Reveal) for each in then)
            own = (search.player, search.of) == (_ONE, _ONE)
            return own and away and tuple(rest) in ((), (Shuffle(_ONE),))
        case _:
            return False


_AWAY = {Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.REMOVED}
"""Where cards are put that each player has found."""


def _offered(relation: Relation) -> tuple[Value, Value]:
    """Return the build and undo functions of a search that each such player may make in turn order."""

    def build(_discourse: Discourse, doer: Selection, acts: Value) -> tuple[ForEach]:
        if not _is_own(acts) or not isinstance(acts[0], Search):
            raise NoReading("a search of his or her own deck")
        return (ForEach(Players(relation), _ONE.name, (May(doer, acts),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), name, (May(doer, (Search(), *_) as acts, (), ()),)),) if (
                found is relation and name == _ONE.name and doer == _ONE and _is_own(acts)
            ):
                yield {"doer": _ONE, "acts": acts}
            case _:
                return

    return build, undo


_TAKEN = Those("taken")


def _all_found(relation: Relation, *, may: bool, exhausted: bool) -> tuple[Value, Value]:
    """Return the build and undo functions of searches in turn order whose cards then enter play all at once."""
    kept = (Choose(Union((_TAKEN, Those("found"))), _TAKEN.name),)

    def build(_discourse: Discourse, noun: Filter) -> tuple[ForEach, Put]:
        search = Search(_ONE, _ONE, (Zone.DECK,), noun, Number(1), "found", kept)
        deed = May(_ONE, (search,)) if may else search
        entering = Put(_TAKEN, Zone.PLAY, under=Players(relation), exhausted=exhausted)
        return ForEach(Players(relation), _ONE.name, (deed,)), entering

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = next((each for each in parts_of(value) if isinstance(each, Search)), None)
        if found is not None and value == build(discourse, found.filter):
            yield {"noun": found.filter}

    return build, undo


def _entering() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that several players find in their decks and put into play."""
    for (word, relation), may, exhausted in product(_EACH, (False, True), (False, True)):
        search, put = ("may search", "put") if may else ("searches", "puts")
        said = f"each {word} {search} <his|his or her> deck for <a|an> {{noun:cardnoun.any}} and {put} it into play"
        functions = _all_found(relation, may=may, exhausted=exhausted)
        yield made("clause.said", f"{said} {'exhausted' if exhausted else ''}", *functions, like=(ForEach, Put))


def _in_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players each of whom draws by a number of his or her own, or searches his or her own deck."""
    for word, relation in _EACH:
        category = f"drawer.{word.partition(' ')[0]}"
        yield made(category, f"each {word}", *_drawer(relation), like=Those)
        said = f"{{doer:{category}}} {{acts:doess}}"
        yield made("clause.said", said, *_by_own_count(relation), bracket="clause", like=(ForEach,))
        offered = f"{{doer:{category}}} may {{acts:dos}}"
        yield made("clause.said", offered, *_offered(relation), bracket="clause", like=(ForEach,))


def _choices() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for several players who are chosen, and for what each of them does."""
    for word, relation in (("players", Relation.ANY), ("opponents", Relation.OPPONENT)):
        yield from verb_made(f"choose+s up to {{n:count}} {word}", *_some_players(relation), like=(Choose,))
    yield made("players.chosen", "each of <them|those players>", _each_of_them, as_built(_each_of_them), like=Those)
    yield rule("clause.said", "{who:players.chosen} draws {n:cards}", (Draw(h.who, h.n),))


def _if_he_does(_discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[IfYouDo]:
    """Return a deed of one other player, and what follows if he or she did all of it."""
    if isinstance(doer, Players):
        raise NoReading("a deed of one player")
    return (IfYouDo(a, b),)


def _undo_if_he_does(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, b, ()),):
            yield {"a": a, "b": b}
        case _:
            return


def _if_he_chose_to(_discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[May]:
    """Return what one other player may do, and what follows if he or she does it."""
    if isinstance(doer, Players):
        raise NoReading("what one player may do")
    return (May(doer, a, b),)


def _undo_if_he_chose_to(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (May(doer, a, b, ()),) if doer != You():
            yield {"doer": doer, "a": a, "b": b}
        case _:
            return


def _if_each_does(relation: Relation, *, may: bool) -> tuple[Value, Value]:
    """Return the build and undo functions of what each such player does, or may do, and what follows for whoever did.

    The words after it speak of the one player, and "each player" in them means all of them again.
    """

    def build(_discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[ForEach]:
        return (ForEach(Players(relation), _ONE.name, (May(doer, a, b) if may else IfYouDo(a, b),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), name, (inner,)),) if found is relation and name == _ONE.name:
                match inner:
                    case IfYouDo(a, b, ()) if not may:
                        yield {"doer": _ONE, "a": a, "b": b}
                    case May(doer, a, b, ()) if may and doer == _ONE:
                        yield {"doer": _ONE, "a": a, "b": b}
                    case _:
                        return
            case _:
                return

    return build, undo


def _dependent_deeds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what players do or may do, and what follows for those who did."""
    so = "if <he|he or she|that player|that opponent> does , {b:clauses.last} ."
    does, may = f"{{a:doess}} . {so}", f"may {{a:dos}} . {so}"
    for word, relation in _EACH:
        each = f"{{doer:drawer.{word.partition(' ')[0]}}}"
        for said, chosen in ((does, False), (may, True)):
            functions = _if_each_does(relation, may=chosen)
            yield made("step.plain", f"{each} {said}", *functions, bracket="clause", like=(ForEach,))
    one = "{doer:player}"
    yield made("step.plain", f"{one} {does}", _if_he_does, _undo_if_he_does, bracket="clause", like=(IfYouDo,))
    yield made("step.plain", f"{one} {may}", _if_he_chose_to, _undo_if_he_chose_to, bracket="clause", like=(May,))


RULES = (*_rows(), *_in_turn(), *_entering(), *_choices(), *_dependent_deeds())
