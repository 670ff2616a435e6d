"""The set-ups for editors: each names what is there, and Neovim is started with its own where it is installed."""

import json
import os
import re
import select
import shutil
import subprocess
import sys
import termios
import time
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import pytest

EDITORS = Path(__file__).parents[2] / "editors"
NEOVIM = shutil.which("nvim")
HELIX = shutil.which("hx") or shutil.which("helix")
NODE = shutil.which("node")
DRAWN = re.compile(r"\x1b(?:\[[0-9;:?>=]*[ -/]*[@-~]|[()].|[=>])")
"""What moves the pointer of a terminal and changes its colours."""

FEATURE = """Feature: Rulings

  Scenario: 😀 duel
    Given you control "Kor Cindervein" with 1 damage
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Aralun"
    And the combat concludes
    Then "Araelun" is in your opponent's graveyard
"""
ASKING = """
vim.cmd("edit " .. vim.fn.fnameescape(os.getenv("FEATURE")))
local buffer = vim.api.nvim_get_current_buf()
vim.wait(30000, function() return #vim.diagnostic.get(buffer) > 0 end, 20)
local told = { wrong = vim.diagnostic.get(buffer) }
local function ask(method, line, column, more)
  local place = { line = line, character = column }
  local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = place }
  params = vim.tbl_extend("force", params, more or {})
  local _, answer = next(vim.lsp.buf_request_sync(buffer, method, params, 30000) or {})
  told[method] = answer and answer.result
end
ask("textDocument/hover", 3, 25)
ask("textDocument/completion", 5, 27)
local there = { line = 5, character = 54 }
ask("textDocument/codeAction", 5, 54, { range = { start = there, ["end"] = there }, context = { diagnostics = {} } })
for _, diagnostic in ipairs(told.wrong) do diagnostic.user_data = nil end
vim.fn.writefile({ vim.fn.json_encode(told) }, os.getenv("TOLD"))
vim.cmd("qall!")
"""


@pytest.mark.long
@pytest.mark.skipif(NEOVIM is None, reason="Neovim isn't installed")
def test_neovim_shows_what_is_wrong_and_mends_it(tmp_path: Path) -> None:
    assert NEOVIM is not None
    told = asked_of_neovim(NEOVIM, tmp_path / "my täbles")
    (wrong,) = told["wrong"]
    assert (wrong["lnum"], wrong["col"], wrong["end_col"]) == (5, FEATURE.split("\n")[5].index("Aralun"), 58)
    assert "no card here is called 'Aralun'" in wrong["message"]
    assert "Ally—Dwarf Paladin" in told["textDocument/hover"]["contents"]["value"]
    assert '"Kor Cindervein"' in [each["label"] for each in told["textDocument/completion"]]
    assert [each["title"] for each in told["textDocument/codeAction"]] == ["Did you mean Araelun"]


def command_and_feature(folder: Path) -> Path:
    """Put the command and a feature into a folder, and return the command."""
    command = folder / "bin" / "judge"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m judge "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    (folder / "the rulings.feature").write_text(FEATURE, encoding="utf-8")
    return command


def surroundings(folder: Path, command: Path) -> dict[str, str]:
    """Return the variables of an editor that finds the command, and nothing of whoever runs the test."""
    homes = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, **homes, "PATH": path, "PYTHONPATH": str(EDITORS.parent)}


def asked_of_neovim(neovim: str, folder: Path) -> dict[str, Any]:
    """Return what Neovim is told of a feature when it is set up as the page says, with everything else as it comes."""
    plugin = folder / "config" / "nvim" / "plugin"
    plugin.mkdir(parents=True)
    shutil.copy(EDITORS / "neovim" / "judge.lua", plugin)
    command = command_and_feature(folder)
    (folder / "ask.lua").write_text(ASKING, encoding="utf-8")
    more = {"FEATURE": str(folder / "the rulings.feature"), "TOLD": str(folder / "told.json")}
    environment = {**surroundings(folder, command), **more}
    asking = (neovim, "--headless", "-S", str(folder / "ask.lua"))
    ran = subprocess.run(asking, env=environment, cwd=folder, capture_output=True, text=True, check=False, timeout=120)
    assert (folder / "told.json").exists(), ran.stdout + ran.stderr
    told: dict[str, Any] = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    return told


def test_the_extension_starts_with_every_language_that_features_have() -> None:
    package = json.loads((EDITORS / "vscode" / "package.json").read_text(encoding="utf-8"))
    (language,) = package["contributes"]["languages"]
    assert f"onLanguage:{language['id']}" in package["activationEvents"]
    for file in (package["main"], language["configuration"]):
        assert (EDITORS / "vscode" / file).is_file(), file
    json.loads((EDITORS / "vscode" / language["configuration"]).read_text(encoding="utf-8"))
    said = (EDITORS / "vscode" / package["main"]).read_text(encoding="utf-8")
    (setting,) = package["contributes"]["configuration"]["properties"]
    assert f'"{setting}"' in said


@pytest.mark.skipif(NODE is None, reason="Node isn't installed")
def test_the_extension_is_javascript() -> None:
    assert NODE is not None
    checked = (NODE, "--check", str(EDITORS / "vscode" / "extension.js"))
    ran = subprocess.run(checked, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


STAND_INS = {
    "vscode/index.js": """
        const told = (exports.told = []);
        exports.workspace = {
          getConfiguration: () => ({ get: () => exports.command }),
          onDidChangeConfiguration: (again) => ((exports.again = again), {}),
        };
        exports.window = { showErrorMessage: async (...said) => (told.push(said), said[1]) };
        exports.commands = { executeCommand: (...asked) => told.push(asked) };
    """,
    "vscode-languageclient/node.js": """
        const { told } = require("vscode");
        exports.LanguageClient = class {
          constructor(id, title, server, files) { Object.assign(this, { server, files }); }
          async start() {
            if (this.server.command === "missing") throw new Error();
            told.push(["started", this.server.command, this.server.args, this.files.documentSelector]);
          }
          async stop() { told.push(["stopped", this.server.command]); }
        };
    """,
    "session.js": """
        const editor = require("vscode");
        const { activate, deactivate } = require(process.argv[2]);
        const changed = (setting) => editor.again({ affectsConfiguration: (asked) => asked === setting });
        (async () => {
          editor.command = "judge";
          const context = { subscriptions: [] };
          await activate(context);
          await changed("somebody.else");
          editor.command = "missing";
          await changed("wowtcgJudge.command");
          editor.command = "/opt/judge";
          await changed("wowtcgJudge.command");
          await deactivate();
          console.log(JSON.stringify({ told: editor.told, kept: context.subscriptions.length }));
        })();
    """,
}
"""What the extension talks with, as far as it does so: it notes what it is asked for."""


@pytest.mark.skipif(NODE is None, reason="Node isn't installed")
def test_the_extension_starts_the_command_of_its_setting_and_says_where_that_fails(tmp_path: Path) -> None:
    assert NODE is not None
    for name, text in STAND_INS.items():
        place = tmp_path / ("" if name == "session.js" else "node_modules") / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    shutil.copy(EDITORS / "vscode" / "extension.js", tmp_path)
    asked = (NODE, "session.js", str(tmp_path / "extension.js"))
    ran = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout)
    features = [{"pattern": "**/*.feature"}]
    first, stopped, failed, opened, again, ended = said["told"]
    assert (first, again) == (["started", "judge", ["lsp"], features], ["started", "/opt/judge", ["lsp"], features])
    assert (stopped, ended) == (["stopped", "judge"], ["stopped", "/opt/judge"])
    assert failed[0].startswith("'missing lsp' does not start. Install it with: pipx install")
    assert opened == ["workbench.action.openSettings", "wowtcgJudge.command"]
    assert said["kept"] == 1


@pytest.mark.long
@pytest.mark.skipif(HELIX is None, reason="Helix isn't installed")
def test_helix_shows_what_is_wrong_and_mends_it(tmp_path: Path) -> None:
    assert HELIX is not None
    folder = tmp_path / "my täbles"
    (folder / "config" / "helix").mkdir(parents=True)
    shutil.copy(EDITORS / "helix" / "languages.toml", folder / "config" / "helix")
    command = command_and_feature(folder)
    feature = folder / "the rulings.feature"
    with Terminal((HELIX, str(feature)), folder, surroundings(folder, command)) as terminal:
        terminal.waits_for("\u25cf")
        terminal.types("/Aralun\r")
        terminal.waits_for("no card here is called 'Aralun'")
        terminal.types(" a")
        terminal.waits_for("Did you mean Araelun")
        terminal.types("\r")
        terminal.waits_for("[+]")
        terminal.types(":wq\r")
    assert feature.read_text(encoding="utf-8") == FEATURE.replace('"Aralun"', '"Araelun"')


class Terminal:
    """A terminal with a program in it: what it shows is waited for, and keys are typed."""

    def __init__(self, command: tuple[str, ...], folder: Path, environment: dict[str, str]) -> None:
        self.mine, theirs = os.openpty()
        termios.tcsetwinsize(theirs, (30, 140))
        self.program = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env={**environment, "TERM": "xterm"}
        )
        os.close(theirs)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def waits_for(self, text: str) -> None:
        """Wait until a text is shown; letters in other colours and places are taken for one another's neighbours."""
        ends = time.monotonic() + 60
        while text not in self.shown:
            assert time.monotonic() < ends, self.shown[-2000:]
            if select.select([self.mine], [], [], 1)[0]:
                self.shown += DRAWN.sub("", os.read(self.mine, 65536).decode("utf-8", "replace"))

    def types(self, keys: str) -> None:
        """Type keys; what was shown before counts no more."""
        self.shown = ""
        os.write(self.mine, keys.encode())

    def __exit__(self, *_: object) -> None:
        with suppress(subprocess.TimeoutExpired):
            self.program.wait(20)
        self.program.kill()
        self.program.wait()
        os.close(self.mine)


def test_helix_is_told_which_files_and_which_command() -> None:
    told = tomllib.loads((EDITORS / "helix" / "languages.toml").read_text(encoding="utf-8"))
    (language,) = told["language"]
    assert language["file-types"] == ["feature"]
    for name in language["language-servers"]:
        server = told["language-server"][name]
        assert (server["command"], server["args"]) == ("judge", ["lsp"])


def test_the_page_names_the_files_that_are_there() -> None:
    page = (EDITORS / "README.md").read_text(encoding="utf-8")
    for file in ("vscode", "neovim/judge.lua", "helix/languages.toml"):
        assert f"]({file})" in page
        assert (EDITORS / file).exists()
