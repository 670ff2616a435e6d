-- The language server of wowtcg-judge for feature files. Copy this to ~/.config/nvim/plugin/judge.lua.
local judge = { name = "judge", cmd = { "judge", "lsp" }, filetypes = { "cucumber" }, root_markers = { ".git" } }

if vim.lsp.config then -- Neovim 0.11 and later
  vim.lsp.config("judge", judge)
  vim.lsp.enable("judge")
  return
end

local started

local function begin(buffer)
  if vim.lsp.start then -- since 0.8
    vim.lsp.start(judge, { bufnr = buffer })
    return
  end
  if not (started and vim.lsp.get_client_by_id(started)) then
    started = vim.lsp.start_client(judge)
  end
  vim.lsp.buf_attach_client(buffer, started)
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = judge.filetypes,
  callback = function(opened)
    begin(opened.buf)
  end,
})
