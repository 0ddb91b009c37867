import type { Brand } from "./card-number.ts";
import { DECLINES, type Decline } from "./declines.ts";

/** A bank that takes the money back at once, or one that only asks first. */
export type DisputeKind = "chargeback" | "inquiry";

/** How a card behaves. Records keep the card's name in the table below, never its number. */
export type TestCard = {
  number: string;
  brand: Brand;
  funding: "credit" | "debit" | "prepaid" | "unknown";
  country: string;
  /** What stands after `pm_card_` and, for the oldest ones, `tok_`. */
  alias?: string;
  declines?: Decline;
  /** `required`: the bank asks its customer; `supported`: only when the shop wishes it. */
  challenge?: "required" | "supported";
  /** A card that was set up beforehand passes without its holder present. */
  setUp?: boolean;
  declinesAfterChallenge?: Decline;
  cvcCheck?: "fail";
  refund?: "fails-later" | "pending-first";
  /** The holder turns to the bank as soon as the money has been taken. */
  disputed?: DisputeKind;
};

function visa(number: string, more: Partial<TestCard> = {}): TestCard {
  return { number, brand: "visa", funding: "credit", country: "US", ...more };
}

function mastercard(number: string, more: Partial<TestCard> = {}): TestCard {
  return { ...visa(number), brand: "mastercard", ...more };
}

const required = "required";

const CARDS = {
  visa: visa("4242424242424242", { alias: "visa" }),
  visaDebit: visa("4000056655665556", { alias: "visa_debit", funding: "debit" }),
  visaSweden: visa("4000007520000008", { alias: "se", country: "SE" }),
  mastercard: mastercard("5555555555554444", { alias: "mastercard" }),
  mastercard2: mastercard("2223003122003222"),
  mastercardDebit: mastercard("5200828282828210", { alias: "mastercard_debit", funding: "debit" }),
  mastercardPrepaid: mastercard("5105105105105100", {
    alias: "mastercard_prepaid",
    funding: "prepaid",
  }),
  amex: { ...visa("378282246310005", { alias: "amex" }), brand: "amex" },
  bypassPending: visa("4000000000000077", { alias: "bypassPending" }),
  declined: visa("4000000000000002", { alias: "chargeDeclined", declines: DECLINES.generic }),
  insufficientFunds: visa("4000000000009995", {
    alias: "chargeDeclinedInsufficientFunds",
    declines: DECLINES.insufficientFunds,
  }),
  lost: visa("4000000000009987", { alias: "chargeDeclinedLostCard", declines: DECLINES.lost }),
  stolen: visa("4000000000009979", {
    alias: "chargeDeclinedStolenCard",
    declines: DECLINES.stolen,
  }),
  velocity: visa("4000000000006975", {
    alias: "chargeDeclinedVelocityLimitExceeded",
    declines: DECLINES.velocity,
  }),
  expired: visa("4000000000000069", {
    alias: "chargeDeclinedExpiredCard",
    declines: DECLINES.expired,
  }),
  incorrectCvc: visa("4000000000000127", {
    alias: "chargeDeclinedIncorrectCvc",
    declines: DECLINES.incorrectCvc,
  }),
  processingError: visa("4000000000000119", {
    alias: "chargeDeclinedProcessingError",
    declines: DECLINES.processingError,
  }),
  cvcCheckFails: visa("4000000000000101", { alias: "cvcCheckFail", cvcCheck: "fail" }),
  refundFails: visa("4000000000005126", { alias: "refundFail", refund: "fails-later" }),
  refundPending: visa("4000000000007726", { alias: "pendingRefund", refund: "pending-first" }),
  disputed: visa("4000000000000259", { alias: "createDispute", disputed: "chargeback" }),
  inquired: visa("4000000000001976", { alias: "createDisputeInquiry", disputed: "inquiry" }),
  challenge: visa("4000000000003220", { alias: "threeDSecure2Required", challenge: required }),
  challengeAlways: visa("4000002760003184", {
    alias: "authenticationRequired",
    challenge: required,
  }),
  challengeUnlessSetUp: visa("4000002500003155", {
    alias: "authenticationRequiredOnSetup",
    challenge: required,
  }),
  challengeOnSession: visa("4000003800000446", {
    alias: "authenticationRequiredSetupForOffSession",
    challenge: required,
    setUp: true,
  }),
  challengeThenNoFunds: visa("4000008260003178", {
    alias: "authenticationRequiredChargeDeclinedInsufficientFunds",
    challenge: required,
    declinesAfterChallenge: DECLINES.insufficientFunds,
  }),
  challengeThenDeclined: visa("4000008400001629", {
    alias: "threeDSecureRequiredChargeDeclined",
    challenge: required,
    declinesAfterChallenge: DECLINES.generic,
  }),
  challengeLookupFails: visa("4000008400001280", {
    alias: "threeDSecureRequiredProcessingError",
    declines: DECLINES.processingError,
  }),
  challengeSupported: visa("4000000000003055", {
    alias: "threeDSecureOptional",
    challenge: "supported",
  }),
} satisfies Record<string, TestCard>;

export type CardName = keyof typeof CARDS | "unknown";

export function testCard(name: CardName): TestCard {
  if (name !== "unknown") return CARDS[name];
  return { ...visa(""), funding: "unknown", declines: DECLINES.notATestCard };
}

export function cardNamed(number: string): CardName {
  const names = Object.keys(CARDS) as (keyof typeof CARDS)[];
  return names.find((name) => CARDS[name].number === number) ?? "unknown";
}

/** `pm_card_visa` and `tok_visa` stand for a card without anybody typing its number. */
export function cardAliased(alias: string): CardName | undefined {
  const [, word] = /^(?:pm_card|tok)_(\w+)$/.exec(alias) ?? [];
  const names = Object.keys(CARDS) as (keyof typeof CARDS)[];
  return names.find((name) => word !== undefined && testCard(name).alias === word);
}
