/** What a payment is for. A charge is asked for after the return, beside the rent. */
export const PAYMENT_KINDS = ["rent", "deposit", "charge"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * Whether it is sold as it comes. What is not is the customer's until it is kept: a deposit for as long as it is
 * held, and a charge for no time at all, since all of it is kept at once.
 */
export function isSoldAtOnce(kind: PaymentKind): boolean {
  return kind === "rent";
}

/** How money came. All but the card are recorded by staff. */
export const PAYMENT_METHODS = ["card", "swish", "bank", "till"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const HAND_METHODS = ["swish", "bank", "till"] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

/** How money goes back that a card did not take. */
export const OTHER_WAYS = ["swish", "bank"] as const;
export type OtherWay = (typeof OTHER_WAYS)[number];

/**
 * What went through the shop's cash register is in the register's own report, which is what is booked: here
 * it is only noted, or it would be booked twice.
 */
export function isInOurBooks(method: PaymentMethod): boolean {
  return method !== "till";
}
