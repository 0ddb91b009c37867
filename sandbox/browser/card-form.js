// Draws the card form in the page and keeps an eye on what is typed.

import { brandOf, digitsIn, formatExpiry, formatNumber, mistakesIn } from "./card-rules.js";
import { drawTestCards } from "./test-cards.js";

/** @typedef {import("./card-rules.js").Field} Field */
/** @typedef {import("./card-rules.js").Mistake} Mistake */

/**
 * @typedef {object} CardForm
 * @property {HTMLElement} root
 * @property {() => { number: string; exp_month: string; exp_year: string; cvc: string }} card
 * @property {() => { complete: boolean; empty: boolean; error: Mistake | undefined; brand: string }} state
 * @property {() => Mistake | undefined} check Shows every mistake and goes to the first.
 * @property {() => void} focus
 * @property {() => void} blur
 * @property {() => void} clear
 * @property {(disabled: boolean) => void} setDisabled
 */

/** @typedef {(event: "change" | "focus" | "blur" | "escape") => void} Tell */

/** @type {readonly Field[]} */
const FIELDS = ["number", "expiry", "cvc"];

/** @type {Record<Field, { label: string; autocomplete: AutoFill; placeholder: string; longest: number }>} */
const WORDS = {
  number: {
    label: "Kortnummer",
    autocomplete: "cc-number",
    placeholder: "1234 1234 1234 1234",
    longest: 23,
  },
  expiry: {
    label: "Utgångsdatum (MM / ÅÅ)",
    autocomplete: "cc-exp",
    placeholder: "MM / ÅÅ",
    longest: 9,
  },
  cvc: { label: "Säkerhetskod (CVC)", autocomplete: "cc-csc", placeholder: "CVC", longest: 4 },
};

let drawn = 0;

/** @param {Tell} tell @returns {CardForm} */
export function drawCardForm(tell) {
  drawn += 1;
  const prefix = `sandbox-card-${drawn}`;
  const root = element("div", "sbx-form");
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", "Kortuppgifter");
  const brand = element("span", "sbx-brand");
  brand.id = `${prefix}-brand`;
  const fields = {
    number: drawField("number", prefix, brand),
    expiry: drawField("expiry", prefix),
    cvc: drawField("cvc", prefix),
  };
  /** Mistakes are shown once a field has been left, not while it is being filled. */
  const left = new Set();

  const typed = () => ({
    number: digitsIn(fields.number.input.value),
    expiry: digitsIn(formatExpiry(fields.expiry.input.value)),
    cvc: digitsIn(fields.cvc.input.value),
  });
  const mistakes = () => mistakesIn(typed(), new Date());

  function showMistakes() {
    const found = mistakes();
    const { number } = typed();
    const numberIsFull = number.length >= 16;
    for (const name of FIELDS) {
      const shown = left.has(name) || (name === "number" && numberIsFull);
      const mistake = shown ? found.find(({ field }) => field === name) : undefined;
      const { input, message } = fields[name];
      message.textContent = mistake?.message ?? "";
      if (mistake === undefined) input.removeAttribute("aria-invalid");
      else input.setAttribute("aria-invalid", "true");
    }
    brand.textContent = brandOf(number).name;
  }

  for (const name of FIELDS) {
    const { input } = fields[name];
    input.addEventListener("input", () => {
      keepFormatted(name, input, typed().number);
      showMistakes();
      tell("change");
    });
    input.addEventListener("focus", () => tell("focus"));
    input.addEventListener("blur", () => {
      if (input.value !== "") left.add(name);
      showMistakes();
      tell("blur");
    });
    input.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") tell("escape");
    });
  }

  /** @param {Record<Field, string>} values */
  function fill(values) {
    for (const name of FIELDS) fields[name].input.value = values[name];
    left.clear();
    showMistakes();
    tell("change");
  }

  const pair = element("div", "sbx-pair");
  pair.append(fields.expiry.box, fields.cvc.box);
  root.append(fields.number.box, pair, drawTestCards(fill));

  return {
    root,
    card() {
      const { number, expiry, cvc } = typed();
      return { number, exp_month: expiry.slice(0, 2), exp_year: `20${expiry.slice(2)}`, cvc };
    },
    state() {
      const { number, expiry, cvc } = typed();
      const found = mistakes();
      return {
        complete: found.length === 0,
        empty: number + expiry + cvc === "",
        error: found.find(({ code, field }) => left.has(field) || code === "invalid_number"),
        brand: brandOf(number).id,
      };
    },
    check() {
      for (const name of FIELDS) left.add(name);
      showMistakes();
      const [first] = mistakes();
      if (first !== undefined) fields[first.field].input.focus();
      return first;
    },
    focus: () => fields.number.input.focus(),
    blur: () => FIELDS.forEach((name) => fields[name].input.blur()),
    clear: () => fill({ number: "", expiry: "", cvc: "" }),
    setDisabled(disabled) {
      for (const control of root.querySelectorAll("input, button")) {
        control.toggleAttribute("disabled", disabled);
      }
    },
  };
}

/** @param {Field} name @param {string} prefix @param {HTMLElement} [brand] */
function drawField(name, prefix, brand) {
  const { label: words, autocomplete, placeholder, longest } = WORDS[name];
  const box = element("div", "sbx-field");
  const label = document.createElement("label");
  const input = document.createElement("input");
  const message = element("p", "sbx-message");
  input.id = `${prefix}-${name}`;
  label.htmlFor = input.id;
  label.textContent = words;
  message.id = `${input.id}-message`;
  message.setAttribute("aria-live", "polite");
  // No name: were the surrounding form ever sent, no card would go with it.
  input.type = "text";
  input.inputMode = "numeric";
  input.autocomplete = autocomplete;
  input.placeholder = placeholder;
  input.maxLength = longest;
  input.spellcheck = false;
  input.setAttribute("aria-describedby", brand ? `${message.id} ${brand.id}` : message.id);
  const head = element("div", "sbx-label");
  head.append(label, ...(brand ? [brand] : []));
  box.append(head, input, message);
  return { box, input, message };
}

/**
 * Formats while typing and leaves the caret behind the same digit as before.
 * @param {Field} name @param {HTMLInputElement} input @param {string} number
 */
function keepFormatted(name, input, number) {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const before = digitsIn(input.value.slice(0, caret)).length;
  if (name === "number") input.value = formatNumber(input.value);
  else if (name === "expiry") input.value = formatExpiry(input.value);
  else input.value = digitsIn(input.value).slice(0, brandOf(number).cvcLength);
  if (atEnd) return;
  let at = 0;
  for (let seen = 0; seen < before && at < input.value.length; at += 1) {
    if (/\d/.test(input.value.charAt(at))) seen += 1;
  }
  input.setSelectionRange(at, at);
}

/** @param {string} tag @param {string} className */
function element(tag, className) {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
