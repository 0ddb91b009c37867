import { createHmac } from "node:crypto";
import { brandOf, passesLuhn } from "./card-number.ts";
import { cardProblem, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";
import { cardNamed, testCard, type CardName } from "./test-cards.ts";

/** A card as it was typed; it lives only while its request is read. */
export type TypedCard = { number: string; exp_month: number; exp_year: number; cvc?: string };

/** What may be kept of a card. */
export type KeptCard = {
  name: CardName;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  funding: string;
  country: string;
  fingerprint: string;
  cvcGiven: boolean;
};

export function keepCard(
  typed: TypedCard,
  { now, salt }: { now: Date; salt: string },
): Result<KeptCard, Problem> {
  const number = typed.number.replaceAll(/[\s-]/g, "");
  const problem = cardMistake({ ...typed, number }, now);
  if (problem !== undefined) return fail(problem);
  const name = cardNamed(number);
  const { funding, country } = testCard(name);
  return ok({
    name,
    brand: brandOf(number),
    last4: number.slice(-4),
    exp_month: typed.exp_month,
    exp_year: fullYear(typed.exp_year),
    funding,
    country,
    fingerprint: fingerprintOf(number, salt),
    cvcGiven: typed.cvc !== undefined,
  });
}

/** The card behind `pm_card_…`: a good date and a good code are taken for granted. */
export function keepAliased(name: CardName, { now, salt }: { now: Date; salt: string }): KeptCard {
  const { number, brand, funding, country } = testCard(name);
  return {
    name,
    brand,
    last4: number.slice(-4),
    exp_month: now.getUTCMonth() + 1,
    exp_year: now.getUTCFullYear() + 1,
    funding,
    country,
    fingerprint: fingerprintOf(number, salt),
    cvcGiven: true,
  };
}

function fingerprintOf(number: string, salt: string): string {
  return createHmac("sha256", salt).update(number).digest("base64url").slice(0, 16);
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

function cardMistake(typed: TypedCard, now: Date): Problem | undefined {
  const { number, exp_month: month, cvc } = typed;
  if (!/^\d{12,19}$/.test(number)) {
    return mistake(
      "invalid_number",
      "number",
      "The card number is not a valid credit card number.",
    );
  }
  if (!passesLuhn(number)) {
    return mistake("incorrect_number", "number", "Your card number is incorrect.");
  }
  if (month < 1 || month > 12) {
    return mistake("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  }
  const year = fullYear(typed.exp_year);
  const yearsLeft = year - now.getUTCFullYear();
  if (yearsLeft < 0 || yearsLeft > 50) {
    return mistake("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.");
  }
  if (yearsLeft === 0 && month <= now.getUTCMonth()) {
    return mistake("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  }
  const cvcLength = brandOf(number) === "amex" ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc !== undefined && !cvcLength.test(cvc)) {
    return mistake("invalid_cvc", "cvc", "Your card's security code is invalid.");
  }
  return undefined;
}

function mistake(code: string, param: string, message: string): Problem {
  // Nothing has been asked of any bank, so the same key may be tried again.
  return { ...cardProblem({ code, param, message }), begun: false };
}
