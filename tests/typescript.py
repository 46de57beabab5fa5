"""The page's types of what the server sends and takes, and the tables of docs/protocol.md, made from the server's own.

python tests/typescript.py writes them; a test fails when they are stale. Names, fields, defaults and tags are those of
the classes; how a field is written, and the sentence below it, is read from their source.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, get_args

from msgspec import NODEFAULT, Struct
from pydantic import BaseModel

from kubok.kernel import words
from kubok.table import answers, orders, protocol, room
from kubok.titles import title
from kubok.titles.cubitos import types as cubitos
from kubok.titles.venture import book as village_book
from kubok.titles.venture import types as venture

ROOT: Final = Path(__file__).parent.parent
SHELL: Final = ROOT / "web" / "src" / "shell" / "protocol.ts"
CUBITOS: Final = ROOT / "web" / "src" / "games" / "cubitos" / "types.ts"
VILLAGE_BOOK: Final = ROOT / "web" / "src" / "games" / "venture" / "book-types.ts"
VENTURE: Final = ROOT / "web" / "src" / "games" / "venture" / "types.ts"
PAGE: Final = ROOT / "docs" / "protocol.md"

PLAIN: Final = {
    "str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "JSON": "Json",
    "Any": "any", "Said": "Said", "object": "unknown",
}  # fmt: skip
OPEN: Final = ("Offered",)
"""Classes that hold more than is named here: each game adds its own."""


class Field(NamedTuple):
    name: str
    type: str
    optional: bool
    doc: str


# Reading the classes


def fields(cls: type) -> list[Field]:
    """The fields of a class and of those below it that are ours, in order."""
    found: dict[str, Field] = {}
    for base in reversed(inspect.getmro(cls)):
        if base.__module__.startswith("kubok.") or base is cls:
            for name, annotation, doc in _written(base):
                found[name] = Field(name, _type(annotation), _optional(cls, name, annotation), doc)
    return list(found.values())


def _written(cls: type) -> Iterator[tuple[str, ast.expr, str]]:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(tree, ast.ClassDef)
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            doc = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            yield node.target.id, node.annotation, " ".join(str(doc).split())


def _optional(cls: Any, name: str, annotation: ast.expr) -> bool:
    """Whether it may be left out: by a page where it has a default, by the server where defaults are left out."""
    if issubclass(cls, BaseModel):
        return not cls.model_fields[name].is_required()
    if not issubclass(cls, Struct):
        return name not in cls.__required_keys__ or _marked(annotation) == "NotRequired"
    defaults = dict(zip(reversed(cls.__struct_fields__), reversed(cls.__struct_defaults__), strict=False))
    may_miss = cls.__struct_config__.omit_defaults or issubclass(cls, protocol._In)
    return may_miss and defaults.get(name, NODEFAULT) is not NODEFAULT


def _marked(node: ast.expr) -> str:
    return node.value.id if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) else ""


def _type(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(value)):
            return repr(value)
        case ast.Name(id=name):
            return PLAIN.get(name) or _named(name)
        case ast.BinOp(left=left, right=right):
            parts = [_type(one) for one in (left, right) if not (isinstance(one, ast.Name) and one.id == "UnsetType")]
            return " | ".join(dict.fromkeys(parts))
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            many = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return _generic(name, many)
    raise ValueError(ast.dump(node))


def _generic(name: str, inner: list[ast.expr]) -> str:
    if name == "Literal":
        return " | ".join(_type(one) for one in inner)
    if name in ("NotRequired", "Required", "Annotated"):
        held = next((one for one in inner[1:] if isinstance(one, ast.Call) and _called(one) == "holds"), None)
        return _type(inner[0]) if held is None else ast.literal_eval(held.args[0])
    if name in ("dict", "Mapping"):
        return f"Record<string, {_type(inner[1])}>"
    if name == "tuple" and not isinstance(inner[-1], ast.Constant):
        return f"[{', '.join(_type(one) for one in inner)}]"
    kind = _type(inner[0])
    return f"({kind})[]" if "|" in kind else f"{kind}[]"


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


MODULES: Final[tuple[ModuleType, ...]] = (words, title, protocol, answers, orders, room, cubitos, venture, village_book)


def _named(name: str) -> str:
    """A class by its name; of another name what it stands for."""
    found = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    if isinstance(found, type):
        return name
    for module in MODULES:
        for node in ast.parse(inspect.getsource(module)).body:
            match node:
                case ast.Assign(targets=[ast.Name(id=one)], value=value) if one == name:
                    return _type(value)
                case ast.AnnAssign(target=ast.Name(id=one), value=ast.expr() as value) if one == name:
                    return _type(value)
    raise ValueError(name)


# Writing TypeScript


def interface(cls: type) -> str:
    lines = [f"/** {_doc(cls)} */", f"export interface {cls.__name__} {{"]
    if tag := getattr(getattr(cls, "__struct_config__", None), "tag", None):
        lines.append(f"  t: '{tag}'")
    for field in fields(cls):
        if field.doc:
            lines.append(f"  /** {field.doc} */")
        lines.append(f"  {field.name}{'?' * field.optional}: {field.type}")
    if cls.__name__ in OPEN:
        lines.append("  [more: string]: Json | undefined")
    return "\n".join([*lines, "}"])


def _doc(cls: type) -> str:
    return " ".join((cls.__doc__ or cls.__name__).split())


HEAD: Final = "/** Made by `make docs` from {source}: not to be changed by hand. */\n\n"
JSON_TYPES: Final = """export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

/**
 * What there is to say, for any language to fill in: `say` is the code of a message, the rest are its values.
 * See kubok.kernel.words.
 */
export type Said = { say: string; [value: string]: Json | undefined }
"""  # noqa: E501


def _closes() -> str:
    lines = [f"  {code}: '{word}'," for code, word in protocol.CLOSES.items()]
    head = [
        "/** Why the server closes a line: the code, and its word. */",
        "export const CLOSES: Record<number, string> = {",
    ]
    return "\n".join([*head, *lines, "}\n"])


def ours(module: ModuleType, of: type | tuple[type, ...] = object) -> list[type]:
    """The classes of a module, in its order, but for bases."""
    found = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return [one for one in found if issubclass(one, of) and not one.__name__.startswith("_") and one is not orders.Body]


def _forms(module: ModuleType) -> list[type]:
    """Structures and typed dictionaries: what is sent."""
    return [one for one in ours(module) if issubclass(one, Struct | dict) or hasattr(one, "__required_keys__")]


def shell() -> str:
    """The types of the shell: what any game needs."""
    of_titles = [title.Outcome, title.Row, title.Sheet, title.Entry, title.About, title.Told, title.Recap, title.Why]
    of_titles += [title.ExampleLine, title.Example, title.ExamplesOf, title.GuideStep, title.Guide]
    classes = [*of_titles, *_forms(protocol), *_forms(answers), *ours(orders, BaseModel)]
    unions = [("FromPage", protocol.FromPage), ("FromServer", protocol.FromServer)]
    aliases = [f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))}" for name, union in unions]
    parts = [
        HEAD.format(source="kubok.table (protocol, answers, orders) and kubok.titles.title")
        + f"export const PROTOCOL = {protocol.PROTOCOL}\n",
        _closes(),
        JSON_TYPES,
        *(interface(cls) + "\n" for cls in classes),
        "\n".join(aliases) + "\n",
    ]
    return "\n".join(parts)


def of_game(types: ModuleType, *known: str) -> str:
    """The types of one game alone, which name those of the shell."""
    head = HEAD.format(source=types.__name__) + f"import type {{ {', '.join(known)} }} from '../../shell/protocol'\n"
    return "\n".join([head, *(interface(cls) + "\n" for cls in _forms(types))])


# Writing the tables of docs/protocol.md


def messages(union: Any) -> str:
    lines = ["| message | fields | what it means |", "| --- | --- | --- |"]
    for cls in get_args(union):
        named = ", ".join(f"`{field.name}`" for field in fields(cls))
        lines.append(f"| `{cls.__struct_config__.tag}` | {named} | {_doc(cls)} |".replace("|  |", "| |"))
    return "\n".join(lines)


def parts(cls: type) -> str:
    """A row a field; one that may be left out has a question mark."""
    lines = ["| field | type | what it is |", "| --- | --- | --- |"]
    for field in fields(cls):
        kind = field.type.replace("|", "\\|")
        lines.append(f"| `{field.name}`{'?' * field.optional} | `{kind}` | {field.doc} |".replace("|  |", "| |"))
    return "\n".join(lines)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "from-page": lambda: messages(protocol.FromPage),
    "from-server": lambda: messages(protocol.FromServer),
    **{cls.__name__: lambda cls=cls: parts(cls) for cls in (  # type: ignore[misc]
        protocol.Public, protocol.Part, protocol.Status, protocol.ChairStatus, protocol.TableInfo, protocol.You,
        orders.TableOrder, orders.ChairOrder, answers.GameEntry, answers.OptionEntry, answers.Frame,
        answers.Summary, answers.SeatSummary, answers.TableSummary, answers.Carried, title.About,
    )},
    **{f"cubitos.{cls.__name__}": lambda cls=cls: parts(cls) for cls in (  # type: ignore[misc]
        cubitos.View, cubitos.Standing, cubitos.Reached, cubitos.Board, cubitos.Space,
    )},
}  # fmt: skip


def page(text: str) -> str:
    """The page with its tables made anew: each stands between `<!-- NAME -->` and `<!-- end -->`."""

    def table(found: re.Match[str]) -> str:
        return f"<!-- {found[1]} -->\n{TABLES[found[1]]()}\n<!-- end -->"

    return re.sub(r"<!-- (\S+) -->\n.*?<!-- end -->", table, text, flags=re.DOTALL)


FILES: Final[dict[Path, Callable[[], str]]] = {
    SHELL: shell,
    CUBITOS: lambda: of_game(cubitos, "Json", "Outcome", "Said", "Why"),
    VENTURE: lambda: of_game(venture, "Outcome", "Said"),
    VILLAGE_BOOK: lambda: of_game(village_book, "Said"),
    PAGE: lambda: page(PAGE.read_text("utf-8")),
}


def main() -> None:
    for path, text in FILES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
