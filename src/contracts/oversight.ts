import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { pathId, text } from "#contracts/fields.ts";

const booking = { bookingId: z.int(), customerName: z.string(), itemName: z.string() };

/** Something that needs a person's hand, with what that person needs to know. */
export const concern = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("money-without-booking"),
    intentId: z.string(),
    amount: z.number(),
    /** Reserved money can be let go from here; charged money is refunded at the provider. */
    isReserved: z.boolean(),
  }),
  z.object({ kind: z.literal("booking-without-money"), ...booking, paymentStatus: z.string() }),
  z.object({
    kind: z.literal("withdrawn"),
    ...booking,
    /** When the customer withdrew. */
    at: z.iso.datetime(),
  }),
  z.object({ kind: z.literal("charged-but-cancelled"), ...booking, amount: z.int() }),
  z.object({
    kind: z.literal("authorization-lapsing"),
    ...booking,
    amount: z.int(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal("mail-failed"),
    mailId: z.int(),
    bookingId: z.int().nullable(),
    type: z.string(),
    recipient: z.string(),
    isGivenUp: z.boolean(),
    error: z.string(),
  }),
  z.object({
    kind: z.literal("refund-failed"),
    ...booking,
    attemptId: z.string(),
    amount: z.int(),
  }),
  z.object({
    kind: z.literal("books-differ"),
    intentId: z.string(),
    bookingId: z.int().nullable(),
    amount: z.number(),
    ours: z.string(),
    theirs: z.string(),
  }),
]);
export type Concern = z.infer<typeof concern>;

const difference = z.object({
  kind: z.enum(["unaccounted", "missing", "status", "amount", "refund"]),
  intentId: z.string(),
  bookingId: z.int().nullable(),
  amount: z.number(),
  ours: z.string(),
  theirs: z.string(),
});

/** Something in the books that contradicts itself. */
const bookFault = z.object({
  kind: z.enum(["unbalanced", "gap", "payment", "deposit", "receipt", "vat", "closed", "total"]),
  subject: z.string(),
  expected: z.string(),
  found: z.string(),
});
export type BookFault = z.infer<typeof bookFault>;

const checkedBooks = z.object({
  vouchers: z.int(),
  receipts: z.int(),
  faults: z.array(bookFault),
});
export type CheckedBooks = z.infer<typeof checkedBooks>;

const overview = z.object({
  concerns: z.array(concern),
  /** When provider and shop were last compared; null before the first time. */
  comparedAt: z.iso.datetime().nullable(),
});
export type Overview = z.infer<typeof overview>;

export const concerns = endpoint({
  method: "GET",
  path: "/api/oversight",
  summary: "What needs somebody's hand: 'Att åtgärda'",
  access: "shop.manage",
  answer: overview,
});

export const compareNow = endpoint({
  method: "POST",
  path: "/api/oversight/compare",
  summary: "Compares the card provider with the shop's own rows, now",
  access: "shop.manage",
  answer: overview,
});

/** For `npm run reconcile` on the same machine, which shows the token only the shop's own user can read. */
export const reconcileRunning = endpoint({
  method: "POST",
  path: "/api/oversight/reconcile",
  summary: "Compares provider, shop and books and tells everything that differs",
  access: "shop.visit",
  answer: z.object({ checked: z.int(), differences: z.array(difference), books: checkedBooks }),
});

export const letMoneyGo = endpoint({
  method: "POST",
  path: "/api/oversight/payments/:intentId/void",
  summary: "Lets a reservation go that belongs to no booking",
  access: "shop.manage",
  status: 204,
  params: z.object({ intentId: text(255) }),
  answer: z.null(),
});

export const sendMailAgain = endpoint({
  method: "POST",
  path: "/api/oversight/mails/:id/retry",
  summary: "Tries a letter again that could not be sent",
  access: "shop.manage",
  status: 204,
  params: z.object({ id: pathId }),
  answer: z.null(),
});
