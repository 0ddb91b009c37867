import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import type { Stay } from "#domain/hand-over/stay-of.ts";
import { formatDayAndMonth } from "./format.ts";

/** `Ute sedan 6 juli kl 14:05`, `Återlämnad 9 juli kl 12:00`. */
export function stayWords({ state, outAt, backAt }: Stay): string {
  if (state === "waiting") return "Inte utlämnad";
  if (state === "out") return outAt === null ? "Ute" : `Ute sedan ${momentWords(outAt)}`;
  return backAt === null ? "Återlämnad" : `Återlämnad ${momentWords(backAt)}`;
}

/** Of what is back again: `Hämtad 6 juli kl 14:05`. */
export function fetchedWords(outAt: string): string {
  return `Hämtad ${momentWords(outAt)}`;
}

function momentWords(instant: string): string {
  const at = new Date(instant);
  return `${formatDayAndMonth(dayInSweden(at))} kl ${timeInSweden(at)}`;
}
