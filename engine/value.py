"""Classes of frozen values, like those of `dataclass(frozen=True, slots=True)` but made in a tenth of the time.

A program with hundreds of small classes spends most of its start on making them, because the standard decorator
compiles every method by itself. The decorator of this module compiles all methods of a class together, and only when
the first value of the class is made. To `fields` and `replace`, to pattern matching, to pydantic and to the type
checker the class is a dataclass.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, field, make_dataclass
from functools import wraps
from inspect import get_annotations
from typing import Any, NoReturn, TypeVar, dataclass_transform

_Made = TypeVar("_Made")
_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")

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
    """Return the class as one of frozen values: a slot for each annotated field; equality, hash and repr by fields.

    Raises:
        TypeError: a field has more than a default value, or the class a `__post_init__`; use the standard decorator.
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


_FEW = 3
"""With so few fields, setting each by its descriptor takes less time than opening the value."""

_UNMADE: dict[type, tuple[tuple[str, ...], Mapping[str, object]]] = {}
"""The classes of which no value has been made yet, each with its fields and their defaults."""


def _first(name: str) -> Callable[..., Any]:
    """Return a placeholder for the method: its first call compiles the class's methods and calls the real one."""

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
    """Return the methods that depend on the fields, compiled together, by name.

    The fields of a new value are set by their descriptors, or by plain assignment while the value is unfrozen.
    """
    opening = len(names) > _FEW and kind.__bases__ == (object,)
    plain = [f"    self.{name} = {name}" for name in names]
    assignments = (
        ["    _become(self, _open)", *plain, "    self.__class__ = _kind"]
        if opening
        else [f"    _set_{name}(self, {name})" for name in names]
    )
    text = _METHODS.format(
        parameters="".join(f", {name}" + (f"=_default_{name}" if name in defaults else "") for name in names),
        assignments="\n".join(assignments) or "    pass",
        values="".join(f"self.{name}," for name in names),
        others="".join(f"other.{name}," for name in names),
        shown=", ".join(f"{name}={{self.{name}!r}}" for name in names),
    )
    methods: dict[str, Any] = {}
    fixed = {f"_default_{name}": default for name, default in defaults.items()}
    if opening:
        fixed |= {"_become": _CLASS.__set__, "_open": _opened(kind), "_kind": kind}
    else:
        fixed |= {f"_set_{name}": vars(kind)[name].__set__ for name in names}
    exec(text, fixed, methods)  # noqa: S102 - the text is this module's own.
    return methods


def replace(value: _Made, **changes: Any) -> _Made:  # noqa: ANN401 - each field has a type of its own.
    """Return the value with the fields changed, as `dataclasses.replace` does, in a fraction of the time.

    The value must be of a class made by the decorator `value`.
    """
    kind = value.__class__
    copy = _COPYING.get(kind) or _copying(kind)
    copied: _Made = copy(value, **changes)
    return copied


_COPYING: dict[type, Callable[..., Any]] = {}
"""For each class the function that copies its values with changes, made when it is first needed."""

_COPY = """\
def copied(self, *, {parameters}):
    new = _open()
{assignments}
    new.__class__ = _kind
    return new
"""


def _copying(kind: Any) -> Callable[..., Any]:  # noqa: ANN401 - any class of values.
    """Return a function that copies a value with changes: it fills an unfrozen object, then sets the object's class."""
    names = kind.__match_args__
    opened = _opened(kind)
    text = _COPY.format(
        parameters=", ".join(f"{name}=_kept" for name in names),
        assignments="\n".join(f"    new.{name} = self.{name} if {name} is _kept else {name}" for name in names),
    )
    made: dict[str, Any] = {}
    exec(text, {"_open": opened, "_kind": kind, "_kept": object()}, made)  # noqa: S102 - the text is this module's own.
    _COPYING[kind] = made["copied"]
    return _COPYING[kind]


_CLASS: Any = vars(object)["__class__"]
"""The descriptor of an object's class, by which a frozen value is unfrozen while it is being made."""


def _opened(kind: Any) -> type:  # noqa: ANN401 - any class of values.
    """Return a class of objects that have the slots of the values and can be changed."""
    return type(kind.__name__, (), {"__slots__": kind.__slots__})


_MOST_KEPT = 4096


def kept_by_identity(function: Callable[[_Asked], _Found]) -> Callable[[_Asked], _Found]:
    """Return the function with its results kept, each as long as its argument's identity stands for that argument.

    The argument is kept with the result, so that its identity is not used for another. Looking up an identity takes
    less time than hashing a deep value.
    """
    known: dict[int, tuple[_Asked, _Found]] = {}

    @wraps(function)
    def kept(asked: _Asked) -> _Found:
        found = known.get(id(asked))
        if found is None:
            if len(known) > _MOST_KEPT:
                known.clear()
            found = known[id(asked)] = (asked, function(asked))
        return found[1]

    return kept


class _Fields:
    """The fields as the standard module `dataclasses` describes them, made when they are first asked for.

    They are taken from a standard dataclass made for this purpose, without any methods that would need compiling.
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
    self.__init__(*state)
