import { z } from "zod";
import * as calls from "#contracts/oversight-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate, pathId, text } from "#contracts/fields.ts";
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/payments/payment-method.ts";

const booking = { bookingId: z.int(), customerName: z.string(), itemName: z.string() };

/** What every entry has: what it is about, so that it can be settled, and since when it counts. */
const entry = { subject: z.string(), since: localDate };

/** What happened last to what it is about: after another event the same sums are another entry. */
const occasion = { occasion: z.string() };

/** Until when the customer can pay by a link that staff have sent, or when the last one lapsed; null for neither. */
const asked = {
  linkUntil: z.iso.datetime().nullable(),
  linkLapsedAt: z.iso.datetime().nullable(),
  /** What the link that is open is for: all that is due, or a part of it. */
  linkAmount: kronorAndOre.nullable(),
  /** A card was reserved before and is lost, and nothing else came. */
  isCardAskedAgain: z.boolean(),
};

/** Something that should have happened and did not, with what a person needs to know to set it right. */
export const concern = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("money-without-booking"),
    ...entry,
    intentId: z.string(),
    amount: z.number(),
    /** Reserved money can be let go from here; charged money is refunded at the provider. */
    isReserved: z.boolean(),
  }),
  /** The money was let go or has lapsed, or there never was any. */
  z.object({
    kind: z.literal("booking-without-money"),
    ...entry,
    ...booking,
    ...occasion,
    /** Where the newest card stands, or how the last reservation was lost: `authorized`, `captured`, `expired`, `cancelled`, `pending`, `refunded` or `none`. */
    paymentStatus: z.string(),
    amount: kronorAndOre,
    /** What was paid, or is reserved, of the rest. */
    paid: kronorAndOre,
    /** Of that, what is only reserved. */
    reserved: kronorAndOre,
    startDate: localDate,
    ...asked,
  }),
  /** A card was reserved after the booking was confirmed, and waits to be charged. */
  z.object({
    kind: z.literal("reservation-waiting"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
    /** What is to be paid besides. */
    due: kronorAndOre,
    reservedUntil: z.iso.datetime().nullable(),
    ...asked,
  }),
  /** From the day before the hand-over. */
  z.object({
    kind: z.literal("rent-unpaid"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
    /** Of that, what is reserved and only to be charged. */
    reserved: kronorAndOre,
    startDate: localDate,
    pickupTime: z.string(),
    /** Handed over all the same. */
    isOut: z.boolean(),
    ...asked,
  }),
  /** Something it takes is told apart by units, and none of them is free on all its nights. */
  z.object({
    kind: z.literal("stay-without-unit"),
    ...entry,
    ...booking,
    ...occasion,
    startDate: localDate,
    endDate: localDate,
    pickupTime: z.string(),
  }),
  /** Inspection or service of a unit that should have been done by now. */
  z.object({
    kind: z.literal("upkeep-overdue"),
    ...entry,
    itemId: z.int(),
    itemName: z.string(),
    unitName: z.string(),
    what: z.enum(["inspection", "service", "service-km"]),
    /** By which day; null of what goes by the meter. */
    dueOn: localDate.nullable(),
    /** At so many kilometres; null of what goes by the day. */
    atKm: z.int().nullable(),
  }),
  z.object({
    kind: z.literal("deposit-unpaid"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
    startDate: localDate,
    pickupTime: z.string(),
    /** Handed over all the same. */
    isOut: z.boolean(),
    /** When the customer was last asked for it. */
    remindedAt: z.iso.datetime().nullable(),
    /** It was paid, and given back whole before the stay. */
    isGivenBack: z.boolean(),
  }),
  /** The item is back and its rent was never charged: reserved, or not even that. */
  z.object({
    kind: z.literal("returned-unpaid"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
    reserved: kronorAndOre,
    ...asked,
  }),
  z.object({
    kind: z.literal("return-unmarked"),
    ...entry,
    ...booking,
    ...occasion,
    endDate: localDate,
  }),
  /** Somebody else's money: after a cancellation, a week after the return, or of a booking that is gone. */
  z.object({
    kind: z.literal("deposit-held"),
    ...entry,
    bookingId: z.int(),
    customerName: z.string(),
    itemName: z.string(),
    amount: kronorAndOre,
    ...occasion,
    why: z.enum(["cancelled", "returned", "gone", "twice"]),
    /** By hand, it is given back by hand. */
    method: z.enum(PAYMENT_METHODS),
    paymentId: z.string(),
  }),
  /** What a settled return charges beyond the deposit, and nobody has paid. */
  z.object({
    kind: z.literal("charge-unpaid"),
    ...entry,
    ...booking,
    amount: kronorAndOre,
  }),
  z.object({
    kind: z.literal("money-to-give-back"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
  }),
  z.object({
    kind: z.literal("withdrawn"),
    ...entry,
    ...booking,
    /** When the customer withdrew. */
    at: z.iso.datetime(),
    /** What was charged and is theirs again, and what is only reserved. */
    paid: kronorAndOre,
    reserved: kronorAndOre,
  }),
  z.object({
    kind: z.literal("charged-but-cancelled"),
    ...entry,
    ...booking,
    ...occasion,
    /** What is still to be decided about, or to be given back where somebody has decided. */
    amount: kronorAndOre,
    isDecided: z.boolean(),
  }),
  /** Paid, and the booking was deleted before the stay was over. */
  z.object({
    kind: z.literal("charged-but-deleted"),
    ...entry,
    bookingId: z.int(),
    customerName: z.string(),
    itemName: z.string(),
    amount: kronorAndOre,
    /** Of that, what came by card and can be given back from here. */
    byCard: kronorAndOre,
    /** What came otherwise and is given back by hand. */
    byHand: z.array(
      z.object({
        paymentId: z.string(),
        amount: kronorAndOre,
        method: z.enum(PAYMENT_METHODS).exclude(["card"]),
      }),
    ),
  }),
  /** Charged in the provider's own pages: booked, and nobody has confirmed the booking. */
  z.object({
    kind: z.literal("charged-elsewhere"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
  }),
  /** Staff approved, and the provider refused to charge. */
  z.object({
    kind: z.literal("charge-failed"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
  }),
  z.object({
    kind: z.literal("authorization-lapsing"),
    ...entry,
    ...booking,
    amount: kronorAndOre,
    expiresAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal("link-lapsed"),
    ...entry,
    ...booking,
    ...occasion,
    amount: kronorAndOre,
    expiredAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal("dispute"),
    ...entry,
    bookingId: z.int().nullable(),
    customerName: z.string(),
    itemName: z.string(),
    disputeId: z.string(),
    intentId: z.string(),
    amount: z.number(),
    isDeposit: z.boolean(),
    ...occasion,
    /** An inquiry moves no money. */
    isInquiry: z.boolean(),
    /** The provider's own word for where it stands. */
    state: z.string(),
    dueBy: z.iso.datetime().nullable(),
  }),
  z.object({
    kind: z.literal("dispute-lost"),
    ...entry,
    bookingId: z.int().nullable(),
    customerName: z.string(),
    itemName: z.string(),
    disputeId: z.string(),
    amount: z.number(),
    isDeposit: z.boolean(),
    ...occasion,
  }),
  /** Something was asked of the provider, and how it ended is still not known. */
  z.object({
    kind: z.literal("payment-stuck"),
    ...entry,
    bookingId: z.int().nullable(),
    customerName: z.string(),
    itemName: z.string(),
    action: z.enum(["capture", "void", "refund"]),
    amount: kronorAndOre,
    startedAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal("mail-failed"),
    ...entry,
    mailId: z.int(),
    bookingId: z.int().nullable(),
    type: z.string(),
    recipient: z.string(),
    isGivenUp: z.boolean(),
    error: z.string(),
  }),
  z.object({
    kind: z.literal("refund-failed"),
    ...entry,
    ...booking,
    attemptId: z.string(),
    amount: kronorAndOre,
    /** Whose card did not take it, so that it is given back by hand; null where nothing was left to give it of. */
    failed: z.object({ paymentId: z.string(), paidFor: z.enum(PAYMENT_KINDS) }).nullable(),
  }),
  /** A refund reached the card after it had been given back otherwise. */
  z.object({
    kind: z.literal("refund-twice"),
    ...entry,
    ...booking,
    amount: kronorAndOre,
  }),
  z.object({
    kind: z.literal("books-differ"),
    ...entry,
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
  kind: z.enum([
    "unbalanced",
    "gap",
    "payment",
    "deposit",
    "receipt",
    "vat",
    "closed",
    "total",
    "money",
  ]),
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
  ...calls.concerns,
  summary: "What needs somebody's hand: 'Att åtgärda'",
  access: "shop.manage",
  answer: overview,
});

export const compareNow = endpoint({
  ...calls.compareNow,
  summary: "Compares the card provider with the shop's own rows, now",
  access: "shop.manage",
  answer: overview,
});

/** For `npm run reconcile` on the same machine, which shows the token only the shop's own user can read. */
export const reconcileRunning = endpoint({
  ...calls.reconcileRunning,
  summary: "Compares provider, shop and books and tells everything that differs",
  access: "shop.visit",
  answer: z.object({ checked: z.int(), differences: z.array(difference), books: checkedBooks }),
});

/** An entry that a person has judged. It comes back only if its facts change. */
export const settleConcern = endpoint({
  ...calls.settleConcern,
  summary: "Settles an entry of 'Att åtgärda' with a reason",
  access: "shop.manage",
  status: 204,
  body: z.object({ kind: text(50), subject: text(255), reason: text(500).trim().min(1) }),
  answer: z.null(),
});

export const letMoneyGo = endpoint({
  ...calls.letMoneyGo,
  summary: "Lets a reservation go that belongs to no booking",
  access: "shop.manage",
  status: 204,
  params: z.object({ intentId: text(255) }),
  answer: z.null(),
});

export const sendMailAgain = endpoint({
  ...calls.sendMailAgain,
  summary: "Tries a letter again that could not be sent",
  access: "shop.manage",
  status: 204,
  params: z.object({ id: pathId }),
  answer: z.null(),
});
