import { fuelWords, type Why } from "#domain/hand-over/compare-return.ts";
import type { Level } from "#domain/hand-over/protocol.ts";
import { formatKronor } from "#texts/format.ts";

export const LEVEL_WORDS: Record<Level, string> = {
  empty: "tom",
  quarter: "en fjärdedel",
  half: "halv",
  "three-quarters": "tre fjärdedelar",
  full: "full",
};

/** Why a line is proposed, so that whoever decides need not look it up. */
export function whyWords(why: Why): string {
  switch (why.code) {
    case "kilometres":
      return why.price === 0
        ? `${why.driven} km kördes och ${why.free} ingår. Priset för varje extra kilometer är inte satt.`
        : `${why.driven} km kördes och ${why.free} ingår: ${why.extra} km × ${formatKronor(why.price)}.`;
    case "fuel":
      return `Tanken var ${fuelWords(why.left)} ut och ${fuelWords(why.back)} in.`;
    case "level":
      return `${why.of === "gas" ? "Gasolen" : "Spillvattnet"}: ${LEVEL_WORDS[why.left]} ut, ${LEVEL_WORDS[why.back]} in.`;
    case "keys":
      return `${why.left} ut och ${why.back} in.`;
    case "check":
      return why.note === "" ? "Var som det skulle ut, men inte in." : why.note;
    case "remark":
      return "Antecknat som nytt vid återlämningen.";
  }
}
