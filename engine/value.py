"""Frozen values: what `dataclass(frozen=True, slots=True)` makes, made in a tenth of the time.

A program of hundreds of small values spends most of its start making their classes, because the standard decorator
compiles every method by itself. This one compiles a class's methods at once, and only when the first of its values is
made. What comes out is a dataclass to `fields` and `replace`, to pattern matching, to pydantic and to the type checker.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, field, make_dataclass
from inspect import get_annotations
from typing import Any, NoReturn, TypeVar, dataclass_transform

_Made = TypeVar("_Made")

_METHODS = """\
def __init__(self{parameters}):
{assignments}
def __eq__(self, other):
    if other.__class__ is not self.__class__:
        return NotImplemented
    return ({values}) == ({others})
def __hash__(self):
    return hash(({values}))
def __repr__(self):
    return f"{{self.__class__.__qualname__}}({shown})"
"""


@dataclass_transform(frozen_default=True)
def value(cls: type[_Made]) -> type[_Made]:
    """Return the class with a slot for each annotated field, frozen, comparing, hashing and showing by its fields.

    Raises:
        TypeError: a field wants more than a default; that is for the standard decorator.
    """
    names = tuple(get_annotations(cls))
    body = {key: held for key, held in vars(cls).items() if key not in {"__dict__", "__weakref__"}}
    defaults = {name: body.pop(name) for name in names if name in body}
    if "__post_init__" in body or any(isinstance(default, Field) for default in defaults.values()):
        raise TypeError(f"{cls.__qualname__} is more than a plain value; use dataclass(frozen=True, slots=True)")
    slotted = {
        **_FIRST,
        **body,
        "__slots__": names,
        "__match_args__": names,
        "__setattr__": _refuse_assignment,
        "__delattr__": _refuse_deletion,
        "__getstate__": _state,
        "__setstate__": _restore,
        "__dataclass_fields__": _Fields(names, defaults),
    }
    metaclass: Any = type(cls)
    made: type[_Made] = metaclass(cls.__name__, cls.__bases__, slotted)
    _UNMADE[made] = (names, defaults)
    return made


_UNMADE: dict[type, tuple[tuple[str, ...], Mapping[str, object]]] = {}
"""The classes of which there is no value yet: their fields, and the defaults of those that have one."""


def _first(name: str) -> Callable[..., Any]:
    """Return what stands for the method until it is first called, and then makes it and calls it."""

    def first(self: object, *given: object, **named: object) -> Any:  # noqa: ANN401 - what the method returns.
        kind = next(kind for kind in type(self).__mro__ if kind in _UNMADE or name in vars(kind))
        if kind in _UNMADE:
            for each, method in _methods(kind, *_UNMADE.pop(kind)).items():
                if vars(kind)[each] is _FIRST[each]:
                    type.__setattr__(kind, each, method)
        return vars(kind)[name](self, *given, **named)

    return first


_FIRST = {name: _first(name) for name in ("__init__", "__eq__", "__hash__", "__repr__")}


def _methods(kind: type, names: tuple[str, ...], defaults: Mapping[str, object]) -> dict[str, Any]:
    """Return the methods that depend on the fields, compiled together."""
    text = _METHODS.format(
        parameters="".join(f", {name}" + (f"=_default_{name}" if name in defaults else "") for name in names),
        assignments="\n".join(f"    _set_{name}(self, {name})" for name in names) or "    pass",
        values="".join(f"self.{name}," for name in names),
        others="".join(f"other.{name}," for name in names),
        shown=", ".join(f"{name}={{self.{name}!r}}" for name in names),
    )
    methods: dict[str, Any] = {}
    fixed = {f"_default_{name}": default for name, default in defaults.items()}
    fixed |= {f"_set_{name}": vars(kind)[name].__set__ for name in names}
    exec(text, fixed, methods)  # noqa: S102 - the text is this module's own.
    return methods


def replace(value: _Made, **changes: Any) -> _Made:  # noqa: ANN401 - each field has a type of its own.
    """Return the value with the fields changed, as `dataclasses.replace` does, in a fraction of the time.

    The value is one with a slot for each field, and nothing to be done once they are set.
    """
    kind = value.__class__
    copy = _COPYING.get(kind) or _copying(kind)
    copied: _Made = copy(value, **changes)
    return copied


_COPYING: dict[type, Callable[..., Any]] = {}
"""What copies the values of a class with changes, made when the first of them is changed."""

_COPY = """\
def copied(self, *, {parameters}):
    new = _open()
{assignments}
    new.__class__ = _kind
    return new
"""


def _copying(kind: Any) -> Callable[..., Any]:  # noqa: ANN401 - any class of values.
    """Return what copies a value with changes: it fills one that is still open and then makes it one of the class."""
    names = kind.__match_args__
    opened = type(kind.__name__, (), {"__slots__": kind.__slots__})
    text = _COPY.format(
        parameters=", ".join(f"{name}=_kept" for name in names),
        assignments="\n".join(f"    new.{name} = self.{name} if {name} is _kept else {name}" for name in names),
    )
    made: dict[str, Any] = {}
    exec(text, {"_open": opened, "_kind": kind, "_kept": object()}, made)  # noqa: S102 - the text is this module's own.
    _COPYING[kind] = made["copied"]
    return _COPYING[kind]


class _Fields:
    """The fields as the standard module knows them, borrowed from a dataclass of its own when somebody first asks.

    Nothing but the fields is borrowed, so that none of the methods need be compiled.
    """

    def __init__(self, names: tuple[str, ...], defaults: Mapping[str, object]) -> None:
        self._names = names
        self._defaults = defaults

    def __get__(self, _value: object, owner: type) -> Mapping[str, Field[Any]]:
        shape = [(name, owner.__annotations__[name], field(default=self._default(name))) for name in self._names]
        said = {"__doc__": owner.__doc__ or owner.__name__}
        standard: Any = make_dataclass(owner.__name__, shape, namespace=said, init=False, repr=False, eq=False)
        fields: Mapping[str, Field[Any]] = standard.__dataclass_fields__
        type.__setattr__(owner, "__dataclass_fields__", fields)
        return fields

    def _default(self, name: str) -> Any:  # noqa: ANN401 - a default may be anything.
        return self._defaults.get(name, MISSING)


def _refuse_assignment(self: object, name: str, value: object) -> NoReturn:
    del self, value
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_deletion(self: object, name: str) -> NoReturn:
    del self
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[object]:  # noqa: ANN401 - any value of any class.
    return [getattr(self, name) for name in self.__slots__]


def _restore(self: Any, state: list[object]) -> None:  # noqa: ANN401 - the same.
    for name, held in zip(self.__slots__, state, strict=True):
        object.__setattr__(self, name, held)
