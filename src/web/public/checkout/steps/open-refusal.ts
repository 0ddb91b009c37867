import type { PriceAnswer } from "#contracts/offers.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { checkoutTexts } from "#web/public/checkout/texts.ts";

/** Why no payment was opened, by what the page does about it. */
export type Refusal = { sentence: string } & (
  | { kind: "price-changed" | "policy-changed"; price: PriceAnswer }
  | { kind: "agreement-changed" }
  | { kind: "booked"; bookingId: number }
  | { kind: "stay" }
  /** Of further things: fewer of one, or none, would help. */
  | { kind: "line" }
  /** It gives nothing; the price is the one without it. */
  | { kind: "code" }
  | { kind: "fields"; fields: Record<string, string> }
  | { kind: "other" }
);

export function readRefusal(error: unknown): Refusal {
  const sentence = sentenceFor(error);
  if (!(error instanceof ApiError)) return { kind: "other", sentence };
  const { code = "", price, bookingId, fields } = error;
  if (code === "checkout.price-changed" && price) return { kind: "price-changed", sentence, price };
  if (code === "checkout.policy-changed" && price)
    return { kind: "policy-changed", sentence, price };
  if (code === "checkout.agreement-changed") return { kind: "agreement-changed", sentence };
  if (code === "checkout.already-booked" && bookingId !== undefined)
    return { kind: "booked", sentence, bookingId };
  if (code !== "line.extra-taken" && code.startsWith("line.")) return { kind: "line", sentence };
  if (code.startsWith("code.")) return { kind: "code", sentence };
  if (code === "stay.unavailable") return { kind: "stay", sentence: checkoutTexts.taken };
  if (isAboutStay(code)) return { kind: "stay", sentence };
  if (Object.keys(fields).length > 0) return { kind: "fields", sentence, fields: byName(fields) };
  return { kind: "other", sentence };
}

/** Other days, another number, other addons or other things would help. */
export function isAboutStay(code: string): boolean {
  return /^(stay|price|line)\./.test(code) || code === "checkout.nights-gone";
}

/** `customerData.email` is the field `email`. */
function byName(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.split(".").at(-1) ?? path, sentence]),
  );
}
