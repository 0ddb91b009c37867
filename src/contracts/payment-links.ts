import { z } from "zod";
import * as calls from "#contracts/payment-links-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { cancellationPolicy, kronorAndOre, localDate, pathId, text } from "#contracts/fields.ts";
import { SETTLEMENT_LINE_KINDS } from "#domain/hand-over/protocol.ts";

const ofToken = z.object({ token: text(200).min(1) });

/**
 * `paid`: by another way than the link. `replaced`: a newer link of the booking was sent. `closed`: the booking no
 * longer waits for a card.
 */
export const LINK_STATES = ["open", "used", "paid", "replaced", "expired", "closed"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** `released`: it was reserved and is so no longer, or was let go. */
export const USED_AS = ["reserved", "charged", "released"] as const;
export type UsedAs = (typeof USED_AS)[number];

export const sendPaymentLink = endpoint({
  ...calls.sendPaymentLink,
  summary: "Mails the customer a link by which what is due is paid by card",
  access: "bookings.run",
  params: z.object({ id: pathId }),
  /** Without a body: reserves what is due, within 48 hours. */
  body: z
    .object({
      amount: z.int().min(1).max(999_999).optional(),
      days: z.int().min(1).max(30).optional(),
      charge: z.enum(["at-once", "reserve"]).optional(),
      /** What is asked for; without saying, what was asked for after the return once the rent is paid. */
      kind: z.enum(["rent", "charge"]).optional(),
    })
    .nullish(),
  answer: z.object({ expiresAt: z.iso.datetime() }),
});

export const paymentLinkByToken = endpoint({
  ...calls.paymentLinkByToken,
  summary: "What a mailed link asks the customer to authorise; nothing about the customer",
  access: "shop.visit",
  params: ofToken,
  answer: z.object({
    state: z.enum(LINK_STATES),
    bookingId: z.int(),
    rentalItemName: z.string(),
    startDate: localDate,
    endDate: localDate,
    quantity: z.int(),
    /** What is asked for; of a link that was used what its card was charged, or is reserved for. */
    amount: kronorAndOre,
    /** The rent's whole price, and what has come off it before: let off, paid by card or otherwise, reserved. */
    totalAmount: kronorAndOre,
    waivedAmount: kronorAndOre,
    paidAmount: kronorAndOre,
    reservedAmount: kronorAndOre,
    /** What is still to be paid once the link is used. */
    restAmount: kronorAndOre,
    /** Charged at once, or reserved until the shop has approved. */
    isChargedAtOnce: z.boolean(),
    /** The shop approved the booking before it was paid. */
    isConfirmed: z.boolean(),
    /** The card was reserved for the whole before, and the stay is still to come. */
    isAgain: z.boolean(),
    /** What became of the card that it was used with; null while nobody has used it. */
    usedAs: z.enum(USED_AS).nullable(),
    /** Further things of the booking. */
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
    /** What is charged for after the return, each with its sum; empty where the rent is asked for. */
    charges: z.array(
      z.object({ kind: z.enum(SETTLEMENT_LINE_KINDS), label: z.string(), amount: kronorAndOre }),
    ),
    /** What of those the deposit has covered. */
    chargesKept: kronorAndOre,
    /** The texts to be accepted before it is paid, each by an item that is rented by it. */
    agreements: z.array(z.object({ itemId: z.int(), itemName: z.string(), version: z.int() })),
    expiresAt: z.iso.datetime(),
    /** What cancelling gives back, and the day that its days are counted to; null where nothing was promised. */
    cancellation: z.object({ policy: cancellationPolicy, countedFrom: localDate }).nullable(),
  }),
});
export type PaymentLink = z.infer<typeof paymentLinkByToken.answer>;

export const openLinkPayment = endpoint({
  ...calls.openLinkPayment,
  summary: "Opens the card payment behind a mailed link: the same one to whoever asks",
  access: "shop.visit",
  params: ofToken,
  /** The texts the customer has accepted, where some are to be. */
  body: z
    .object({
      agreementVersion: z.int().optional(),
      agreementVersions: z.array(z.int()).max(31).optional(),
    })
    .nullish(),
  answer: z.object({ clientSecret: z.string() }),
});
export type LinkPayment = z.infer<typeof openLinkPayment.answer>;

export const completeLinkPayment = endpoint({
  ...calls.completeLinkPayment,
  summary: "Makes the payment that was authorised by a mailed link the booking's own",
  access: "shop.visit",
  params: ofToken,
  body: z.object({ paymentIntentId: text(200).min(1) }),
  answer: z.object({ state: z.enum(LINK_STATES) }),
});
