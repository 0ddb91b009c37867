// The sign that says that no money moves here, with cards to try.

/** @typedef {import("./card-rules.js").Field} Field */

const CARDS = [
  ["4242 4242 4242 4242", "Godkänns"],
  ["4000 0000 0000 3220", "Banken frågar (3-D Secure)"],
  ["4000 0000 0000 0002", "Nekas"],
  ["4000 0000 0000 9995", "Saknar täckning"],
];

/** @param {(values: Record<Field, string>) => void} fill */
export function drawTestCards(fill) {
  const box = document.createElement("div");
  box.className = "sbx-test";
  const sign = document.createElement("p");
  const pill = document.createElement("strong");
  pill.textContent = "Testläge";
  sign.append(pill, " Inga pengar dras. Välj ett testkort:");
  const list = document.createElement("ul");
  list.append(...CARDS.map(([number = "", outcome = ""]) => drawCard(number, outcome, fill)));
  box.append(sign, list);
  return box;
}

/**
 * @param {string} number @param {string} outcome
 * @param {(values: Record<Field, string>) => void} fill
 */
function drawCard(number, outcome, fill) {
  const row = document.createElement("li");
  const words = document.createElement("span");
  const digits = document.createElement("span");
  const meaning = document.createElement("span");
  digits.className = "sbx-digits";
  digits.textContent = number;
  meaning.className = "sbx-meaning";
  meaning.textContent = outcome;
  words.append(digits, meaning);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Fyll i";
  button.setAttribute("aria-label", `Fyll i testkortet ${number}: ${outcome}`);
  button.addEventListener("click", () => {
    // Far enough ahead for a shop whose clock has been set forward.
    const year = Math.max(2034, new Date().getFullYear() + 3) % 100;
    fill({ number, expiry: `12 / ${year}`, cvc: "123" });
  });
  row.append(words, button);
  return row;
}
