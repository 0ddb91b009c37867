import { z } from "zod";
import * as calls from "#contracts/deposits-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { fromLetter, kronor, kronorAndOre, pathId, shownMost, text } from "#contracts/fields.ts";
import { DEPOSIT_STATES } from "#domain/payments/deposit-status.ts";

const ofBooking = z.object({ id: pathId });

export const depositStatus = endpoint({
  ...calls.depositStatus,
  summary: "Whether the deposit of a booking is paid; nothing about the customer",
  access: "shop.visit",
  params: ofBooking,
  query: fromLetter,
  answer: z.object({
    status: z.enum(DEPOSIT_STATES),
    depositAmount: kronorAndOre,
    /** Of a deposit that was paid: what the shop gave back and what it kept. */
    refundedAmount: kronorAndOre,
    keptAmount: kronor,
    /** What the customer's bank took back for them, in a dispute that the shop lost. */
    bankAmount: kronorAndOre,
    /**
     * What is left to pay of the rent, so that a paid deposit is not taken for all there is to pay. Null, as what follows,
     * for whoever asks by the number alone.
     */
    rentDue: kronorAndOre.nullable(),
    /** What else the customer has to do before the pick-up, in words. */
    todo: z.array(z.string()).nullable(),
  }),
});
export type DepositStatus = z.infer<typeof depositStatus.answer>;

export const createDepositPayment = endpoint({
  ...calls.createDepositPayment,
  summary: "Opens the card payment of a deposit: the same one to whoever asks",
  access: "shop.visit",
  params: ofBooking,
  query: fromLetter,
  answer: z.object({ clientSecret: z.string() }),
});
export type DepositPayment = z.infer<typeof createDepositPayment.answer>;

export const sendDepositReminder = endpoint({
  ...calls.sendDepositReminder,
  summary: "Mails the customer of a motorhome the link to the deposit",
  access: "bookings.run",
  params: ofBooking,
  answer: z.object({ depositReminderSentDate: z.iso.datetime() }),
});

const keepWish = z.object({
  amount: z.int().min(1).max(999_999),
  reason: z.enum(["damage", "service"]),
  note: text(500).trim().min(1),
  /** Made by the page, so that pressing again after a lost answer keeps nothing more. */
  key: z.uuid().optional(),
  shownMost,
});
export type KeepWish = z.infer<typeof keepWish>;

export const keepDeposit = endpoint({
  ...calls.keepDeposit,
  summary: "Keeps a part of a paid deposit: for damage without VAT, for a service with",
  access: "shop.manage",
  params: ofBooking,
  body: keepWish,
  answer: z.object({
    depositAmount: kronorAndOre,
    refundedAmount: kronorAndOre,
    keptAmount: kronor,
    /** What is still the customer's and with the shop. */
    leftAmount: kronorAndOre,
  }),
});
export type KeptDeposit = z.infer<typeof keepDeposit.answer>;
