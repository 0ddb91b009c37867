import type { BookingMoney } from "#domain/payments/booking-money.ts";
import { sumKronor, worthAsking } from "#domain/money/ore.ts";
import { formatKronor } from "#texts/format.ts";

/** What a payment link is for, among the sums of its booking as they stood before it. */
export type LinkSums = Pick<BookingMoney, "total" | "waived" | "paid" | "reserved"> & {
  amount: number;
  /** What is still to be paid once it is used. */
  rest: number;
};

/** The sums of a link that is not used yet. */
export function linkSums(money: BookingMoney, amount: number): LinkSums {
  const { total, waived, paid, reserved, due } = money;
  return { total, waived, paid, reserved, amount, rest: restOf(due, amount) };
}

function restOf(due: number, amount: number): number {
  return Math.max(0, worthAsking(sumKronor(due, -amount)));
}

/** What the price has come down to before the link; nothing where all of it is still to be paid. */
export function beforeSentence({ total, paid, reserved, waived }: LinkSums): string {
  const parts = [
    paid > 0 && `${formatKronor(paid)} redan betalt`,
    reserved > 0 && `${formatKronor(reserved)} reserverat på ditt kort`,
    waived > 0 && `${formatKronor(waived)} avdraget`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return "";
  const last = parts.pop();
  const listed = parts.length === 0 ? last : `${parts.join(", ")} och ${last}`;
  return `Av hela priset, ${formatKronor(total)}, är ${listed}.`;
}

/** That a link is for a part only; nothing where it is for all that is left. */
export function partSentence({ amount, rest }: Pick<LinkSums, "amount" | "rest">): string {
  if (rest <= 0) return "";
  const left = formatKronor(sumKronor(amount, rest));
  return `Länken gäller ${formatKronor(amount)} av de ${left} som återstår att betala. ${restSentence(rest)}`;
}

/** What the customer has to expect after a payment that is not all. */
export function restSentence(rest: number): string {
  return `Sedan återstår ${formatKronor(rest)}, och vi hör av oss till dig om det.`;
}
