"use strict";

const { commands, window, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const SETTING = "wowtcgJudge.command";
let client;

async function start() {
  const command = workspace.getConfiguration().get(SETTING);
  const server = { command, args: ["lsp"] };
  const files = { documentSelector: [{ pattern: "**/*.feature" }], initializationFailedHandler: () => false };
  client = new LanguageClient("wowtcg-judge", "WoW TCG judge", server, files);
  try {
    await client.start();
  } catch {
    client = undefined;
    tellWhatToDo(command);
  }
}

async function tellWhatToDo(command) {
  const said =
    `'${command} lsp' does not start. Install it with: pipx install 'wowtcg-judge[lsp]', ` +
    `or say in the setting ${SETTING} where it is.`;
  if (await window.showErrorMessage(said, "Open the setting")) {
    commands.executeCommand("workbench.action.openSettings", SETTING);
  }
}

async function stop() {
  await client?.stop();
  client = undefined;
}

exports.activate = async (context) => {
  const again = async (changed) => {
    if (changed.affectsConfiguration(SETTING)) {
      await stop();
      await start();
    }
  };
  context.subscriptions.push(workspace.onDidChangeConfiguration(again));
  await start();
};

exports.deactivate = stop;
