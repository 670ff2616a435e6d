// A ruling, step by step: the slider moves the board, the events and the rules together, and a rule opens at a click.
// Without this script a page shows the last board, every event and every rule.
"use strict";

(() => {
  const made = (name, about = {}, ...inside) => {
    const element = document.createElement(name);
    Object.assign(element, about);
    element.append(...inside);
    return element;
  };

  /** Put the moments of a ruling on a slider. */
  const withSlider = (ruling) => {
    const board = ruling.querySelector(".board");
    if (!board) return;
    const boards = board.dataset.boards.split(",").map((places) => places.split(" "));
    if (boards.length < 2) return;
    const pieces = new Map([...ruling.querySelectorAll("template[data-piece]")].map((each) => [each.dataset.piece, each.content]));
    const slots = [...board.querySelectorAll(".piece")];
    slots.forEach((slot, place) => {
      const kept = document.createDocumentFragment();
      kept.append(...[...slot.childNodes].map((each) => each.cloneNode(true)));
      pieces.set(boards.at(-1)[place], kept);
    });
    const told = [...ruling.querySelectorAll("[data-moment]")];
    const lastDeed = told.filter((each) => each.querySelector("details")).at(-1);
    let places = boards[boards.length - 1];

    const range = made("input", { type: "range", min: 0, max: boards.length - 1, value: boards.length - 1, className: "range" });
    range.setAttribute("aria-label", "Step");
    const back = made("button", { type: "button", className: "move", textContent: "‹" });
    back.setAttribute("aria-label", "One step back");
    const on = made("button", { type: "button", className: "move", textContent: "›" });
    on.setAttribute("aria-label", "One step on");
    const where = made("p", { className: "where" });
    where.setAttribute("aria-live", "polite");
    ruling.querySelector(".slide").replaceChildren(back, range, on, where);
    ruling.querySelector(".when").textContent = "The board";

    const at = (moment) => told.filter((each) => Number(each.dataset.moment) === moment);

    const lay = (wanted, still) => {
      slots.forEach((slot, place) => {
        if (places[place] === wanted[place]) return;
        slot.replaceChildren(pieces.get(wanted[place]).cloneNode(true));
        slot.classList.remove("changed");
        if (!still) {
          void slot.offsetWidth; // The animation starts again.
          slot.classList.add("changed");
        }
      });
      places = wanted;
    };

    const show = (moment, { scrolled = true, still = false } = {}) => {
      range.value = moment;
      back.disabled = moment === 0;
      on.disabled = moment === boards.length - 1;
      lay(boards[moment], still);
      const here = at(moment);
      for (const each of told) {
        const now = here.includes(each);
        each.classList.toggle("now", now);
        each.classList.toggle("later", Number(each.dataset.moment) > moment);
        if (now) each.setAttribute("aria-current", "step");
        else each.removeAttribute("aria-current");
        const events = each.querySelector("details");
        if (events) events.open = now || (still && each === lastDeed);
      }
      const sentence = here.map((each) => each.querySelector("summary, .sentence")).find(Boolean);
      const words = moment === 0 ? "the board as it is given" : sentence ? sentenceOf(sentence) : "";
      range.setAttribute("aria-valuetext", `${moment} of ${boards.length - 1}: ${words}`);
      where.replaceChildren(made("b", { textContent: `${moment} / ${boards.length - 1}` }), ` ${words}`);
      if (scrolled) here[0]?.scrollIntoView({ block: "nearest" });
    };

    const sentenceOf = (element) => {
      const copy = element.cloneNode(true);
      copy.querySelector(".how-many")?.remove();
      return copy.textContent.trim();
    };

    range.addEventListener("input", () => show(Number(range.value)));
    back.addEventListener("click", () => show(Number(range.value) - 1));
    on.addEventListener("click", () => show(Number(range.value) + 1));
    for (const each of told) {
      each.querySelector("summary")?.addEventListener("click", (event) => {
        event.preventDefault();
        const moment = Number(each.dataset.moment);
        if (each.classList.contains("now")) each.querySelector("details").toggleAttribute("open");
        else show(moment, { scrolled: false });
      });
      each.querySelector(".sentence")?.addEventListener("click", () => show(Number(each.dataset.moment), { scrolled: false }));
    }
    show(boards.length - 1, { scrolled: false, still: true });
  };

  /** Open a rule beside its event, rather than at the foot of the page. */
  const withRules = (ruling) => {
    const dialog = made("dialog", { className: "rule" });
    dialog.setAttribute("aria-label", "A rule");
    const close = made("button", { type: "button", className: "close", textContent: "Close" });
    const said = made("div", { className: "said-rule" });
    dialog.append(said, close);
    ruling.append(dialog);
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    ruling.addEventListener("click", (event) => {
      const link = event.target.closest("a[href^='#rule-']");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const rule = document.getElementById(link.getAttribute("href").slice(1));
      if (!rule) return;
      event.preventDefault();
      const copied = made("dl", {}, ...[...rule.children].map((each) => each.cloneNode(true)));
      said.replaceChildren(copied);
      dialog.showModal();
    });
  };

  const enhance = (ruling) => {
    withSlider(ruling);
    withRules(ruling);
  };

  window.enhanceRuling = enhance;
  document.querySelectorAll(".ruling").forEach(enhance);
})();
