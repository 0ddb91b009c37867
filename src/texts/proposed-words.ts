import type { Why } from "#domain/hand-over/compare-return.ts";
import { formatKronor } from "#texts/format.ts";
import { kilometres } from "#texts/odometer-words.ts";
import { fuelWords, LEVEL_WORDS, READING_NAMES } from "#texts/reading-words.ts";

const LONGEST_LABEL = 200;

/** What a proposed line is called: of damage what was written about it, which the customer reads too. */
export function labelWords(why: Why): string {
  switch (why.code) {
    case "kilometres":
      return `Extra kilometer, ${kilometres(why.extra)}`;
    case "fuel":
      return READING_NAMES.fuel;
    case "level":
      return why.of === "gas" ? READING_NAMES.gas : "Tömning av gråvatten och toalett";
    case "keys": {
      const missing = why.left - why.back;
      return missing === 1 ? "Nyckel som saknas" : `${missing} nycklar som saknas`;
    }
    case "check":
      return oneLine(why.note) || why.label;
    case "remark":
      return oneLine(why.text);
  }
}

/** Why a line is proposed, so that whoever decides need not look it up. */
export function whyWords(why: Why): string {
  switch (why.code) {
    case "kilometres": {
      const driven = `${kilometres(why.driven)} kördes och ${kilometres(why.free)} ingår`;
      return why.price === 0
        ? `${driven}. Priset för varje extra kilometer är inte satt.`
        : `${driven}: ${kilometres(why.extra)} × ${formatKronor(why.price)}.`;
    }
    case "fuel":
      return outAndIn(fuelWords(why.left), fuelWords(why.back));
    case "level":
      return outAndIn(LEVEL_WORDS[why.left], LEVEL_WORDS[why.back]);
    case "keys":
      return outAndIn(String(why.left), String(why.back));
    case "check":
      return why.note.trim() === ""
        ? "Var som det skulle ut, men inte in."
        : `${why.label}: var som det skulle ut, men inte in.`;
    case "remark":
      return "Antecknat som nytt vid återlämningen.";
  }
}

function outAndIn(left: string, back: string): string {
  return `${left} ut, ${back.toLowerCase()} in.`;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST_LABEL ? `${line.slice(0, LONGEST_LABEL - 1)}…` : line;
}
