import type { StockLeft } from "#domain/availability/further-choice.ts";
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
  noMore: "Fler är inte lediga alla dagar du har valt. Ta bort det ena.",
  unknown: "Sak som inte finns längre",
};

/** `790 kr styck för 2 nätter, 4 lediga`. */
export function offerWords(total: number, nights: number, free: number): string {
  return `${formatKronor(total)} styck för ${nightsText(nights)}, ${freeWords(free)}`;
}

function freeWords(free: number): string {
  return free === 1 ? "1\u00a0ledig" : `${free}\u00a0lediga`;
}

/** Why a line cannot be had as it stands; nothing where it can. */
export function lineRefusal(quantity: number, stock: StockLeft | undefined): string | undefined {
  if (stock === undefined) return moreTexts.gone;
  const { left, beside } = stock;
  if (quantity <= left) return undefined;
  if (beside > 0) return `${asExtras(beside)} ${left === 0 ? moreTexts.noMore : moreWords(left)}`;
  return left === 0 ? moreTexts.notFree : moreWords(left);
}

const moreWords = (left: number) => `${onlyWords(left)} alla dagar du har valt.`;
const asExtras = (units: number) => `${units} st är redan med i bokningen som tillval.`;

/** `Bara 6 lediga`. */
export function onlyWords(left: number): string {
  return `Bara ${freeWords(left)}`;
}

export function lowerWords(left: number): string {
  return `Minska till ${left}`;
}

/** A booking in one line: `6 st Havskajak Skärgård och 3 saker till`. */
export function togetherWords(
  name: string,
  quantity: number,
  lines: readonly LineWish[] = [],
): string {
  const main = quantity > 1 ? `${quantity} st ${name}` : name;
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (count === 0) return main;
  return `${main} och ${count === 1 ? "1 sak" : `${count} saker`} till`;
}
