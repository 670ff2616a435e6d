"""The commands that have modules of their own, which are imported only when the command is called.

It reaches into typer for two things: to load commands late, and to turn words into values without pydantic.
"""

from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_origin

from typer.core import TyperGroup

from judge.documents.document_errors import RulesError

if TYPE_CHECKING:
    from typer._click import Command, Context, Parameter
    from typer.core import TyperArgument, TyperOption


class LateCommand(NamedTuple):
    """A command by its module, which has a typer application `app`, and its line in the list of commands."""

    module: str
    help: str


LATE_COMMANDS = {
    "run": LateCommand("judge.run_command", "Play scenarios and print their rulings."),
    "ruling": LateCommand(
        "judge.ruling_command", "Show the ruling on one scenario, or its causal tree: which event caused which."
    ),
    "ask": LateCommand("judge.ask_command", "Rule on a board and what is done on it, said in sentences."),
    "table": LateCommand("judge.table.table_command", "Say sentences one after another, each answered at once."),
    "page": LateCommand("judge.pages.page_command", "Serve a page that rules on sentences and shows the board."),
    "steps": LateCommand("judge.steps_command", "List the sentences a scenario can be written in."),
    "lsp": LateCommand("judge.editor.lsp_command", "Serve an editor that speaks the Language Server Protocol."),
    "new": LateCommand("judge.new_command", "Print the skeleton of a feature file."),
    "rule": LateCommand("judge.documents.commands.rule_command", "Look a rule up, a section, or a range of rules."),
    "term": LateCommand(
        "judge.documents.commands.term_command", "Look a word of the rules up, in English, French or German."
    ),
    "search": LateCommand(
        "judge.documents.commands.search_command", "Search rules, imported documents, scenarios and cards for words."
    ),
    "card": LateCommand(
        "judge.documents.commands.card_command", "Look a card up, with the rules and scenarios that concern it."
    ),
    "cards": LateCommand(
        "judge.cardlists.cards_command", "Read lists of cards from their printed words, and keep what was read."
    ),
    "rules": LateCommand(
        "judge.documents.commands.document_commands", "Import, compare, check and review documents of the rules."
    ),
    "coverage": LateCommand(
        "judge.coverage.coverage_command", "Show which rules and examples scenarios play, and why not others."
    ),
    "open": LateCommand(
        "judge.coverage.open_command", "List what the rules leave open, and the reading that is played."
    ),
    "deck": LateCommand("judge.deck_command", "Check a deck list against the rules for building decks."),
    "soak": LateCommand("judge.soak.soak_command", "Play random games and check after each action what must hold."),
    "mutate": LateCommand(
        "judge.mutation.mutation_command", "Change the rules one at a time and show which scenarios notice."
    ),
}


class CommandGroup(TyperGroup):
    """The commands of the command line: those of its own module, and those that are loaded late."""

    def get_params(self, ctx: "Context") -> "list[Parameter]":
        """Return the options of the program itself."""
        return [_with_simple_type(parameter) for parameter in super().get_params(ctx)]

    def list_commands(self, ctx: "Context") -> list[str]:
        """Return the names of all commands."""
        return [*super().list_commands(ctx), *LATE_COMMANDS]

    def get_command(self, ctx: "Context", cmd_name: str) -> "Command | None":
        """Return the command of the name, importing its module if it has one."""
        if not hasattr(self, "loaded"):
            self.loaded: dict[str, Command] = {}
        if cmd_name not in self.loaded:
            command = _loaded(cmd_name) if cmd_name in LATE_COMMANDS else super().get_command(ctx, cmd_name)
            if command is None:
                return None
            self.loaded[cmd_name] = strict(command)
        return self.loaded[cmd_name]


def _loaded(name: str) -> "Command":
    from typer.main import get_command

    late = LATE_COMMANDS[name]
    command = get_command(import_module(late.module).app)
    command.name, command.help, command.short_help = name, command.help or late.help, late.help
    return command


class _SimpleType:
    """Turns what was typed into the value of a parameter whose type is simple.

    Typer uses pydantic for that, which takes longer to load than a whole look-up.
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
            BadParameter: what was typed is not of the type.
            RulesError: an empty word was typed.
        """
        if self.many:
            return [self._one(each, param, ctx) for each in value] if isinstance(value, list | tuple) else value
        return self._one(value, param, ctx)

    def _one(self, value: object, param: "TyperArgument | TyperOption", ctx: "Context") -> object:
        if not isinstance(value, str):
            return value
        if not value.strip() and _was_typed(param, ctx):
            raise RulesError(f"{_name_of(param)} is empty")
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
    """Return the name of a parameter as the help shows it: PATH, --tags."""
    if param.param_type_name == "option":
        return max(param.opts, key=len)
    return str(param.metavar or (param.name or "").upper())


def _was_typed(param: "TyperArgument | TyperOption", ctx: "Context") -> bool:
    source = ctx.get_parameter_source(param.name or "")
    return source is not None and source.name == "COMMANDLINE"


def _bad(what: str, param: "TyperArgument | TyperOption", ctx: "Context") -> Exception:
    from typer import BadParameter

    return BadParameter(what, ctx=ctx, param=param)


def strict(command: "Command") -> "Command":
    """Return the command, with simple parameters read without pydantic and no option accepted twice."""
    all_of = command.get_params
    vars(command)["get_params"] = lambda ctx: [_with_simple_type(parameter) for parameter in all_of(ctx)]
    parser_of = command.make_parser
    vars(command)["make_parser"] = lambda ctx: _refusing_twice(parser_of(ctx))
    for below in getattr(command, "commands", {}).values():
        strict(below)
    return command


def _refusing_twice(parser: Any) -> Any:  # noqa: ANN401 - typer has the parser from click or brings its own, by its release
    """Return the parser, which refuses an option that is given twice, because the first value would be lost."""
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


def _with_simple_type(parameter: "Parameter") -> "Parameter":
    """Return the parameter, read without pydantic if it is a switch, a word, a choice of words, a number or a path."""
    described = getattr(parameter, "type_descriptor", None)
    kind = getattr(described, "annotation", None)
    many = get_origin(kind) is list
    (kind,) = get_args(kind) if many else (kind,)
    info = getattr(described, "parameter_info", None)
    least = getattr(info, "min", None)
    bounded = getattr(info, "max", None) is not None
    if isinstance(kind, type) and not bounded and (kind in (bool, int) or issubclass(kind, (str, Path))):
        plain = _SimpleType(str if kind is bool else kind, many=many, least=least)
        vars(parameter)["get_runtime_param"] = lambda: plain
    return parameter
