import type { LineWish } from "#domain/availability/check-lines.ts";
import { formatKronor } from "#texts/format.ts";
import { nightsText } from "#web/shell/stay-words.ts";

export const moreTexts = {
  title: "Lägg till mer",
  hint: "Utrustning för samma dagar, i samma bokning och betalning.",
  loading: "Hämtar det som är ledigt…",
  failed: "Kunde inte hämta det som är ledigt. Kontrollera din uppkoppling och försök igen.",
  codeFailed: "Kunde inte visa vad mer som är ledigt. Ladda om sidan och försök igen.",
  nothing: "Ingen annan utrustning är ledig de här dagarna.",
  takeAway: "Ta bort",
  gone: "Går inte längre att hyra. Ta bort det för att gå vidare.",
  notFree: "Inte ledigt alla dagar du har valt. Ta bort det eller välj andra datum.",
  unknown: "Sak som inte finns längre",
};

/** `790 kr styck för 2 nätter, 4 lediga`. */
export function offerWords(total: number, nights: number, free: number): string {
  return `${formatKronor(total)} styck för ${nightsText(nights)}, ${freeWords(free)}`;
}

function freeWords(free: number): string {
  return free === 1 ? "1 ledig" : `${free} lediga`;
}

/** Why a line cannot be had as it stands; nothing where it can. */
export function lineRefusal(quantity: number, left: number | undefined): string | undefined {
  if (left === undefined) return moreTexts.gone;
  if (quantity <= left) return undefined;
  return left === 0 ? moreTexts.notFree : `Bara ${freeWords(left)} alla dagar du har valt.`;
}

export function lowerWords(left: number): string {
  return `Minska till ${left}`;
}

/** How many things there are besides the main one: `och 3 saker till`. */
export function besidesWords(lines: readonly LineWish[] = []): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return "";
  return count === 1 ? " och 1 sak till" : ` och ${count} saker till`;
}
