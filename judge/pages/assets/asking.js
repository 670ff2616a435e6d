// Asking on the page: what can come next as one types, what is wrong at its place, choices as buttons, and an address
// that holds the whole question. Without this script the form asks as any form does.
"use strict";

(() => {
  const form = document.querySelector(".ask");
  const text = form.querySelector("textarea");
  const marks = form.querySelector(".marks");
  const next = form.querySelector(".next");
  const wrong = form.querySelector(".wrong");
  const status = form.querySelector(".status");
  const link = form.querySelector(".link");
  const edition = form.elements.namedItem("e");
  const answer = document.querySelector(".answer");
  const AFTER_TYPING = 350;
  let asked = 0;
  let chosen = -1;
  let offered = [];

  const made = (name, about = {}, ...inside) => {
    const element = document.createElement(name);
    Object.assign(element, about);
    element.append(...inside);
    return element;
  };

  const request = async (to, more = {}) => {
    const body = JSON.stringify({ q: text.value, e: edition.value, ...more });
    const reply = await fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body });
    const said = await reply.json();
    if (said.trouble) throw new Error(said.trouble);
    return said;
  };

  /** The editor is as tall as its text, so that it never scrolls and the marks behind it stay in place. */
  const grow = () => {
    text.style.height = "auto";
    text.style.height = `${text.scrollHeight + 2}px`;
  };

  const lineStarts = () => {
    const starts = [0];
    for (let at = text.value.indexOf("\n"); at >= 0; at = text.value.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  };

  const showWrong = (found) => {
    const starts = lineStarts();
    const places = found.map(({ line, column, end }) => {
      const start = starts[line - 1] ?? 0;
      return [start + column - 1, Math.max(start + end - 1, start + column)];
    });
    wrong.replaceChildren(
      ...found.map(({ line, message }, number) => {
        const go = made("button", { type: "button", className: "at", textContent: `line ${line}` });
        go.addEventListener("click", () => {
          text.focus();
          text.setSelectionRange(...places[number]);
        });
        return made("li", {}, go, ` ${message}`);
      }),
    );
    marks.replaceChildren();
    let at = 0;
    for (const [start, end] of [...places].sort((one, other) => one[0] - other[0])) {
      if (start < at) continue;
      marks.append(text.value.slice(at, start), made("mark", { textContent: text.value.slice(start, end) }));
      at = end;
    }
    marks.append(text.value.slice(at));
  };

  const take = ({ link: address, html, wrong: found }) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    answer.replaceChildren(...parsed.body.childNodes);
    answer.querySelectorAll(".ruling").forEach(window.enhanceRuling);
    document.querySelector(".examples")?.remove();
    showWrong(found);
    link.href = address;
    link.hidden = !text.value.trim();
    answer.classList.remove("stale");
    return found;
  };

  /** Ask, and put the question into the address; a step back in the browser undoes it. */
  const ask = async ({ kept = true } = {}) => {
    const mine = ++asked;
    close();
    status.textContent = "…";
    try {
      const said = await request("/answer");
      if (mine !== asked) return;
      const found = take(said);
      if (kept && said.link !== location.pathname + location.search) history.pushState(text.value, "", said.link);
      document.title = text.value.trim() ? "A ruling" : "judge";
      const waits = answer.querySelector(".choice h2");
      status.textContent = found.length ? `${found.length} to mend` : waits ? "a choice is open" : text.value.trim() ? "ruled" : "";
    } catch (trouble) {
      if (mine === asked) status.textContent = said(trouble);
    }
  };

  const said = (trouble) => (trouble instanceof TypeError ? "the page's server doesn't answer; is it still running?" : trouble.message);

  const close = () => {
    next.hidden = true;
    chosen = -1;
    offered = [];
    text.removeAttribute("aria-activedescendant");
  };

  const place = () => {
    const before = text.value.slice(0, text.selectionStart);
    const line = before.split("\n").length - 1;
    return { line, column: before.length - (before.lastIndexOf("\n") + 1) };
  };

  const mark = (number) => {
    chosen = number;
    [...next.children].forEach((each, at) => each.setAttribute("aria-selected", String(at === number)));
    if (number >= 0) text.setAttribute("aria-activedescendant", next.children[number].id);
    else text.removeAttribute("aria-activedescendant");
  };

  const insert = (number) => {
    const { text: words, start } = offered[number];
    const { line } = place();
    const from = lineStarts()[line] + start;
    text.setRangeText(words, from, text.selectionStart, "end");
    text.focus();
    typed();
  };

  const offer = (found) => {
    offered = found;
    chosen = -1;
    next.replaceChildren(
      ...found.map(({ text: words, about }, number) => {
        const option = made("li", { id: `next-${number}` }, made("b", { textContent: words }), made("span", { textContent: about }));
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.addEventListener("pointerdown", (event) => event.preventDefault());
        option.addEventListener("click", () => insert(number));
        return option;
      }),
    );
    next.hidden = !found.length;
  };

  let waiting = 0;
  const typed = () => {
    grow();
    asked += 1;
    marks.replaceChildren();
    answer.classList.add("stale");
    status.textContent = "";
    clearTimeout(waiting);
    waiting = setTimeout(look, AFTER_TYPING);
  };

  const look = async () => {
    const mine = asked;
    try {
      const { line, column } = place();
      const before = text.value.split("\n")[line].slice(0, column);
      const found = before.trim() ? await request("/next", { line, column }) : [];
      if (mine === asked && document.activeElement === text) offer(found);
      const mistakes = await request("/wrong");
      if (mine === asked) showWrong(mistakes.filter(({ line: at }) => at !== line + 1));
    } catch (trouble) {
      if (mine === asked) status.textContent = said(trouble);
    }
  };

  text.addEventListener("input", typed);
  text.addEventListener("blur", close);
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      ask();
      return;
    }
    if (next.hidden) return;
    const last = offered.length - 1;
    if (event.key === "ArrowDown") mark(chosen < last ? chosen + 1 : 0);
    else if (event.key === "ArrowUp" && chosen >= 0) mark(chosen - 1);
    else if (event.key === "Enter" && chosen >= 0) insert(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
  edition.addEventListener("change", () => text.value.trim() && ask());
  answer.addEventListener("click", (event) => {
    const option = event.target.closest("button.option");
    if (!option) return;
    event.preventDefault();
    text.value = `${text.value.trimEnd()}\n${option.dataset.answer}\n`;
    grow();
    ask().then(() => (answer.querySelector("button.option") ?? answer.querySelector(".range") ?? text).focus({ preventScroll: true }));
  });
  window.addEventListener("popstate", () => location.reload());

  link.addEventListener("click", async (event) => {
    if (!navigator.clipboard || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = "the link is copied";
    } catch {
      location.assign(link.href);
    }
  });

  text.setAttribute("aria-controls", next.id);
  text.setAttribute("aria-autocomplete", "list");
  grow();
  const first = [...wrong.children].map((each) => each.dataset).filter((each) => each.line);
  if (first.length) {
    showWrong(first.map(({ line, column, end, message }) => ({ line: Number(line), column: Number(column), end: Number(end), message })));
  }
  window.addEventListener("resize", grow);
})();
