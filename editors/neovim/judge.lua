-- The language server of wowtcg-judge for feature files; enable it with vim.lsp.enable("judge").
return {
  cmd = { "judge", "lsp" },
  filetypes = { "cucumber" },
  root_markers = { ".git" },
}
