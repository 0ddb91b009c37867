import type { StockLeft } from "#domain/availability/further-choice.ts";
import type { Addon } from "#domain/catalog/item.ts";
import { addonPrice } from "#domain/pricing/addon-price.ts";
import { formatKronor } from "#texts/format.ts";
import { nightsText } from "#web/shell/stay-words.ts";

/** What one of it costs, and for how long: `149 kr per dygn`, `195 kr styck för hela hyran`. */
export function addonUnitWords({ price, priceType, allowQuantitySelect }: Addon): string {
  const each = allowQuantitySelect ? " styck" : "";
  return `${formatKronor(price)}${each} ${priceType === "daily" ? "per dygn" : "för hela hyran"}`;
}

/** Of one that is part of the booking: what a further one costs, where there can be more. */
export function bookedWords(addon: Addon, booked: number): string {
  if (!addon.allowQuantitySelect) return "Ingår i bokningen";
  return `${booked} st ingår i bokningen, fler kostar ${addonUnitWords(addon)}`;
}

/** What the chosen ones come to for a stay, where that is not what one costs: `2 st × 3 dygn = 570 kr`. */
export function addonWords(addon: Addon, quantity: number, nights: number): string {
  const times = [
    ...(quantity > 1 ? [`${quantity} st`] : []),
    ...(addon.priceType === "daily" && nights > 1 ? [`${nights} dygn`] : []),
  ];
  if (times.length === 0) return "";
  return `${times.join(" × ")} = ${formatKronor(addonPrice(addon, quantity, nights))}`;
}

export function addonSumWords(nights: number): string {
  return `Tillvalen för ${nightsText(nights)}`;
}

/** Of an addon that is taken from stock, where there is not enough of it or it is about to run out. */
export function stockWords(quantity: number, stock: StockLeft | undefined): string | undefined {
  if (stock === undefined || quantity < stock.left) return undefined;
  const { left, beside } = stock;
  const lack = left === 0 ? "Slut de här dagarna" : `Bara ${left} kvar de här dagarna`;
  return beside > 0 ? `${lack}: ${beside} st är redan med i bokningen` : lack;
}
