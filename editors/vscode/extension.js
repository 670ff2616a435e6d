"use strict";

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const command = workspace.getConfiguration("wowtcgJudge").get("command");
  const server = { command, args: ["lsp"] };
  const files = { documentSelector: [{ scheme: "file", pattern: "**/*.feature" }] };
  client = new LanguageClient("wowtcg-judge", "WoW TCG judge", server, files);
  return client.start();
};

exports.deactivate = () => client && client.stop();
