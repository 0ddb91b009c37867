import { keepAliased, keepCard, type KeptCard } from "./card-details.ts";
import type { Deed } from "./deed.ts";
import { newPaymentMethod, type BillingParams, type PaymentMethod } from "./payment-method.ts";
import { answerWithout, missingParam, noSuchParam, type Problem } from "./problems.ts";
import { flag, group, integer, oneOf, text, word, type Values } from "./params.ts";
import { billingDetails, metadata } from "./named-params.ts";
import { fail, ok, type Result } from "./result.ts";
import { cardAliased } from "./test-cards.ts";

export const cardParams = group({
  number: word(40),
  exp_month: integer(0, 99),
  exp_year: integer(0, 9999),
  cvc: text(10),
  token: word(),
  networks: group({ preferred: text() }),
});

/** A payment method spelled out in a request. */
export const methodParams = {
  type: oneOf("card"),
  card: cardParams,
  billing_details: billingDetails,
  metadata,
  allow_redisplay: oneOf("always", "limited", "unspecified"),
  // What the provider's own script adds about the page it runs in.
  payment_user_agent: text(),
  referrer: text(),
  time_on_page: integer(0),
  guid: text(),
  muid: text(),
  sid: text(),
  pasted_fields: text(),
  radar_options: group({ session: text() }),
  client_attribution_metadata: group({ merchant_integration_source: text(), is_test: flag }),
};

export type MethodParams = Values<typeof methodParams>;
type CardParams = Values<Pick<typeof methodParams, "card">>["card"];
export type Caller = "secret" | "publishable";

/** Makes a payment method from card details or a token, as far as this caller may. */
export function makeMethod(
  deed: Deed,
  caller: Caller,
  given: Pick<MethodParams, "type" | "card" | "billing_details" | "metadata">,
  path: string,
): Result<PaymentMethod, Problem> {
  const inside = (name: string): string => (path === "" ? name : `${path}[${name}]`);
  if (given.type === undefined) return fail(missingParam(inside("type")));
  const card = readCard(deed, caller, given.card, inside("card"));
  if (!card.ok) return card;
  return ok(putMethod(deed, card.value, given.billing_details, given.metadata ?? {}));
}

/** Finds a payment method by its id; `pm_card_…` makes a new one of that test card. */
export function findMethod(deed: Deed, id: string): Result<PaymentMethod, Problem> {
  const known = deed.tx.get("payment_method", id);
  if (known !== undefined) return ok(known);
  const name = id.startsWith("pm_") ? cardAliased(id) : undefined;
  if (name === undefined) return fail(noSuchParam("PaymentMethod", id, "payment_method"));
  return ok(putMethod(deed, keepAliased(name, circumstances(deed)), null, {}));
}

function putMethod(
  deed: Deed,
  card: KeptCard,
  billing: BillingParams | null | undefined,
  tags: Record<string, string>,
): PaymentMethod {
  const method = newPaymentMethod(card, billing, { now: deed.now, metadata: tags });
  deed.tx.put("payment_method", method);
  deed.tx.put("behaviour", { id: method.id, card: card.name, cvcGiven: card.cvcGiven });
  return method;
}

function readCard(
  deed: Deed,
  caller: Caller,
  card: CardParams,
  path: string,
): Result<KeptCard, Problem> {
  if (card === undefined || card === null) return fail(missingParam(path));
  if (card.token !== undefined) {
    const name = cardAliased(card.token);
    if (name === undefined) return fail(noSuchParam("token", card.token, `${path}[token]`));
    return ok(keepAliased(name, circumstances(deed)));
  }
  const { number, exp_month, exp_year, cvc } = card;
  if (number === undefined) return fail(missingParam(`${path}[number]`));
  if (exp_month === undefined) return fail(missingParam(`${path}[exp_month]`));
  if (exp_year === undefined) return fail(missingParam(`${path}[exp_year]`));
  if (caller === "secret") return fail(UNSAFE);
  const typed = { number, exp_month, exp_year, ...(typeof cvc === "string" ? { cvc } : {}) };
  return keepCard(typed, circumstances(deed));
}

/** Card numbers belong to the browser and the provider; a shop's server never holds one. */
const UNSAFE = answerWithout(402, {
  type: "invalid_request_error",
  message:
    "Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you " +
    "use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.",
});

function circumstances({ surroundings }: Deed): { now: Date; salt: string } {
  return { now: surroundings.now(), salt: surroundings.salt };
}
