"""Commands that stand in modules of their own, loaded only when they are asked for."""

from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_origin

from typer.core import TyperGroup

from judge.documents.document_errors import RulesError

if TYPE_CHECKING:
    from typer._click import Command, Context, Parameter
    from typer.core import TyperArgument, TyperOption


class Mount(NamedTuple):
    """Where a command stands: its module, which has a typer application `app`, and what help says of it."""

    module: str
    help: str


MOUNTED = {
    "rule": Mount("judge.documents.commands.rule_command", "Look a rule up, a section, or a range of rules."),
    "term": Mount(
        "judge.documents.commands.term_command", "Look a word of the rules up, in English, French or German."
    ),
    "search": Mount(
        "judge.documents.commands.search_command", "Search rules, imported documents, scenarios and cards for words."
    ),
    "card": Mount(
        "judge.documents.commands.card_command", "Look a card up, with the rules and scenarios that concern it."
    ),
    "cards": Mount(
        "judge.cardlists.cards_command", "Read lists of cards from their printed words, and keep what was read."
    ),
    "rules": Mount(
        "judge.documents.commands.document_commands", "Import, compare, check and review documents of the rules."
    ),
    "coverage": Mount(
        "judge.coverage.coverage_command", "Show which rules and examples scenarios play, and why not others."
    ),
    "open": Mount("judge.coverage.open_command", "List what the rules leave open, and the reading that is played."),
    "deck": Mount("judge.deck_command", "Check a deck list against the rules for building decks."),
    "mutate": Mount(
        "judge.mutation.mutation_command", "Change the rules one at a time and show which scenarios notice."
    ),
}


class Mounted(TyperGroup):
    """The commands at hand and those that are mounted."""

    def get_params(self, ctx: "Context") -> "list[Parameter]":
        """Return the options of the program itself."""
        return [_light(parameter) for parameter in super().get_params(ctx)]

    def list_commands(self, ctx: "Context") -> list[str]:
        """Return the names of all commands."""
        return [*super().list_commands(ctx), *MOUNTED]

    def get_command(self, ctx: "Context", cmd_name: str) -> "Command | None":
        """Return the command of the name, loading it where it is mounted."""
        if not hasattr(self, "loaded"):
            self.loaded: dict[str, Command] = {}
        if cmd_name not in self.loaded:
            command = _mounted(cmd_name) if cmd_name in MOUNTED else super().get_command(ctx, cmd_name)
            if command is None:
                return None
            self.loaded[cmd_name] = lightened(command)
        return self.loaded[cmd_name]


def _mounted(name: str) -> "Command":
    from typer.main import get_command

    mount = MOUNTED[name]
    command = get_command(import_module(mount.module).app)
    command.name, command.help, command.short_help = name, command.help or mount.help, mount.help
    return command


class _Plain:
    """Turning what was typed into a parameter's value where that needs no more than the words themselves.

    Typer asks pydantic, whose loading takes longer than a whole look-up.
    """

    def __init__(
        self, kind: type[str] | type[Path] | type[int], *, many: bool = False, least: int | None = None
    ) -> None:
        self.kind = kind
        self.many = many
        self.least = least

    def coerce(self, value: object, param: "TyperArgument | TyperOption", ctx: "Context") -> object:
        """Return the value of the parameter's type.

        Raises:
            BadParameter: the words are none of its choices.
            RulesError: there are no words.
        """
        if self.many:
            return [self._one(each, param, ctx) for each in value] if isinstance(value, list | tuple) else value
        return self._one(value, param, ctx)

    def _one(self, value: object, param: "TyperArgument | TyperOption", ctx: "Context") -> object:
        if not isinstance(value, str):
            return value
        if not value.strip() and _was_typed(param, ctx):
            raise RulesError(f"an empty word says nothing as {_name_of(param)}")
        try:
            made = self.kind(value)
        except ValueError:
            raise _bad(f"{value!r} is not {self._expected()}.", param, ctx) from None
        if self.least is not None and isinstance(made, int) and made < self.least:
            raise _bad(f"{value!r} is not {self._expected()}.", param, ctx)
        return made

    def _expected(self) -> str:
        if issubclass(self.kind, StrEnum):
            return f"one of {', '.join(repr(str(choice)) for choice in self.kind)}"
        if self.kind is int:
            return "a whole number" + ("" if self.least is None else f" of {self.least} or more")
        return "a valid path"


def _name_of(param: "TyperArgument | TyperOption") -> str:
    """Return what help calls a parameter: PATH, --tags."""
    if param.param_type_name == "option":
        return max(param.opts, key=len)
    return str(param.metavar or (param.name or "").upper())


def _was_typed(param: "TyperArgument | TyperOption", ctx: "Context") -> bool:
    source = ctx.get_parameter_source(param.name or "")
    return source is not None and source.name == "COMMANDLINE"


def _bad(what: str, param: "TyperArgument | TyperOption", ctx: "Context") -> Exception:
    from typer import BadParameter

    return BadParameter(what, ctx=ctx, param=param)


def lightened(command: "Command") -> "Command":
    """Return the command, its plain parameters made without pydantic where the release of typer allows it."""
    all_of = command.get_params
    vars(command)["get_params"] = lambda ctx: [_light(parameter) for parameter in all_of(ctx)]
    parser_of = command.make_parser
    vars(command)["make_parser"] = lambda ctx: _strict(parser_of(ctx))
    for below in getattr(command, "commands", {}).values():
        lightened(below)
    return command


def _strict(parser: Any) -> Any:  # noqa: ANN401 - typer has the parser from click or brings its own, by its release
    """Return the parser, which refuses an option that is given two values, for the first would count for nothing."""
    parse = parser.parse_args

    def parse_strictly(args: list[str]) -> Any:  # noqa: ANN401 - the same
        opts, rest, order = parse(args)
        valued = [each for each in order if each.param_type_name == "option" and not each.is_flag and not each.multiple]
        twice = next((each for each in valued if valued.count(each) > 1), None)
        if twice is not None and not parser.ctx.resilient_parsing:
            raise RulesError(f"{_name_of(twice)} is given twice; say it once")
        return opts, rest, order

    parser.parse_args = parse_strictly
    return parser


def _light(parameter: "Parameter") -> "Parameter":
    """Return the parameter, which needs no pydantic if it is a switch, a word, one of some words, or a path."""
    described = getattr(parameter, "type_descriptor", None)
    kind = getattr(described, "annotation", None)
    many = get_origin(kind) is list
    (kind,) = get_args(kind) if many else (kind,)
    info = getattr(described, "parameter_info", None)
    least = getattr(info, "min", None)
    bounded = getattr(info, "max", None) is not None
    if isinstance(kind, type) and not bounded and (kind in (bool, int) or issubclass(kind, (str, Path))):
        plain = _Plain(str if kind is bool else kind, many=many, least=least)
        vars(parameter)["get_runtime_param"] = lambda: plain
    return parameter
