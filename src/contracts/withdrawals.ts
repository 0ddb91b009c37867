import { z } from "zod";
import * as calls from "#contracts/withdrawals-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { fromLetter, kronorAndOre, localDate, text } from "#contracts/fields.ts";

/** What a customer knows of a booking and nobody else does: its number and where its letters go. */
const which = z.object({
  bookingId: z.int().min(1).max(2_147_483_647),
  email: text(254).min(1),
});

const answer = z.object({
  bookingId: z.int(),
  rentalItemName: z.string(),
  startDate: localDate,
  endDate: localDate,
  quantity: z.int(),
  /** Further things of the booking; left out where there are none. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })).optional(),
  /** What was charged and has not been given back; 0 while the card is only reserved. */
  chargedAmount: kronorAndOre,
  /** What is reserved on a card, until staff have cancelled. */
  reservedAmount: kronorAndOre,
  /** Staff have done their part. */
  isCancelled: z.boolean(),
  /** When the customer withdrew; null before. */
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Withdrawal = z.infer<typeof answer>;

export const findWithdrawal = endpoint({
  ...calls.findWithdrawal,
  summary: "The booking a customer wishes to withdraw from, or why that is not possible",
  access: "shop.visit",
  query: fromLetter,
  body: which,
  answer,
});

export const withdraw = endpoint({
  ...calls.withdraw,
  summary: "Withdraws from a contract: acknowledged by letter, and told to the shop",
  access: "shop.visit",
  query: fromLetter,
  body: which,
  answer,
});
