// The list of a report, filtered by verdict, rule, tag and name. The filters stand in the address, so that they can be
// passed on; without this script the list is whole.
"use strict";

(() => {
  const form = document.querySelector(".filters");
  const entries = [...document.querySelectorAll(".list > li")].map((element) => ({
    element,
    rules: element.dataset.rules.split(" "),
    tags: element.dataset.tags.split(" "),
    name: element.querySelector("a").textContent.toLowerCase(),
  }));
  const fields = ["verdict", "rule", "tag", "name"].map((name) => form.elements.namedItem(name));

  /** A rule is found by its number and by that of the rule or section it belongs to: 602.2 finds 602.2a, not 602.20. */
  const isOf = (number, asked) => number.startsWith(asked) && !/^[0-9]/.test(number.slice(asked.length));

  const chosen = ({ element, rules, tags, name }, { verdict, rule, tag, part }) =>
    (!verdict || element.classList.contains(verdict)) &&
    (!rule || rules.some((number) => isOf(number, rule))) &&
    (!tag || tags.includes(tag)) &&
    (!part || name.includes(part));

  const filter = () => {
    const [verdict, rule, tag, part] = fields.map((field) => field.value.trim());
    const asked = { verdict, rule, tag: tag.replace(/^@/, ""), part: part.toLowerCase() };
    let shown = 0;
    for (const entry of entries) {
      const stays = chosen(entry, asked);
      entry.element.hidden = !stays;
      shown += stays;
    }
    for (const feature of document.querySelectorAll(".feature")) {
      feature.hidden = !feature.querySelector(".list > li:not([hidden])");
    }
    form.querySelector("output").textContent = `${shown} of ${entries.length} shown`;
    const kept = new URLSearchParams(fields.filter((field) => field.value).map((field) => [field.name, field.value]));
    history.replaceState(null, "", kept.size ? `#${kept}` : location.pathname + location.search);
  };

  const begun = new URLSearchParams(location.hash.slice(1));
  for (const field of fields) field.value = begun.get(field.name) ?? "";
  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();
})();
