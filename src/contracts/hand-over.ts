import { z } from "zod";
import { booking } from "#contracts/bookings.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  kronor,
  kronorAndOre,
  localDate,
  pathId,
  shownMost,
  text,
  typedLine,
} from "#contracts/fields.ts";
import * as calls from "#contracts/hand-over-calls.ts";
import { AGREEMENT_STATES } from "#domain/bookings/agreement-standing.ts";
import {
  FULL_TANK,
  LEVELS,
  LONGEST_CHECK,
  MOST_CHECKS,
  MOST_LINE_AMOUNT,
  MOST_PHOTOGRAPHS,
  MOST_REMARKS,
  PROTOCOL_KINDS,
  SETTLEMENT_LINE_KINDS,
  STAY_STATES,
} from "#domain/hand-over/protocol.ts";

const ofBooking = z.object({ id: pathId });
const instant = z.iso.datetime();

/** Small enough for a phone's network; the phone makes photographs smaller before it keeps them. */
export const LARGEST_PROTOCOL_FILE = 2 * 1024 * 1024;

const level = z.enum(LEVELS);

/** What is entered at a hand-over. What the item does not ask for is left out. */
const entered = z.object({
  odometer: z.int().min(0).max(9_999_999).nullable().default(null),
  /** In eighths of a tank. */
  fuel: z.int().min(0).max(FULL_TANK).nullable().default(null),
  gas: level.nullable().default(null),
  water: level.nullable().default(null),
  waste: level.nullable().default(null),
  checks: z
    .array(
      z.object({
        label: typedLine(LONGEST_CHECK).min(1),
        /** Null where nobody looked. */
        isOk: z.boolean().nullable(),
        note: text(500).trim().default(""),
      }),
    )
    .max(MOST_CHECKS)
    .default([]),
  remarks: z
    .array(
      z.object({
        text: text(1000).trim(),
        /** On the way back: not there when it left. */
        isNew: z.boolean().default(true),
        /** Numbers that the phone has given to photographs it sent before. */
        files: z.array(z.uuid()).max(MOST_PHOTOGRAPHS).default([]),
      }),
    )
    .max(MOST_REMARKS)
    .default([]),
  /** How many were given or came back. */
  keys: z.int().min(0).max(99).nullable().default(null),
  /** Who drives, and whether their licence was looked at. */
  drivers: z
    .array(z.object({ name: typedLine(100).min(1), licenceSeen: z.boolean() }))
    .max(10)
    .default([]),
  /** The customer has accepted the agreements on the spot. */
  agreementsAccepted: z.boolean().default(false),
  notes: text(2000).trim().default(""),
  /** By whom, and the drawn signature's number; null where the customer was not there. */
  signature: z
    .object({
      name: typedLine(100).min(1),
      file: z.uuid(),
      /** What was said by it, as it stood above the line; absent where nothing did. */
      sentence: typedLine(300).optional(),
    })
    .nullable(),
  /** By the phone's clock, when it was signed. */
  signedAt: instant,
});

/** What was signed, as it is kept. */
export type SignedContent = z.output<typeof entered>;

export const protocol = entered.extend({
  id: z.int(),
  clientId: z.uuid(),
  kind: z.enum(PROTOCOL_KINDS),
  /** Null of what is counted and not told apart. */
  unitId: z.int().nullable(),
  unitName: z.string().nullable(),
  /** The protocol that this one corrects; the newest of a kind and a unit is what holds. */
  correctsId: z.int().nullable(),
  /** Why what it corrects never took place; null where it says what took place. */
  annulsBecause: z.string().nullable(),
  recordedBy: z.string(),
  createdAt: instant,
  /** Of a correction: when it took place, as was signed first. */
  firstSignedAt: instant.optional(),
});
export type Protocol = z.infer<typeof protocol>;

export const handOverSheet = endpoint({
  ...calls.handOverSheet,
  summary: "What a hand-over begins with: who comes, for what, what is asked, and how it left",
  access: "bookings.read",
  params: ofBooking,
  query: z.object({ kind: z.enum(PROTOCOL_KINDS) }),
  answer: z.object({
    bookingId: z.int(),
    kind: z.enum(PROTOCOL_KINDS),
    itemName: z.string(),
    isVehicle: z.boolean(),
    /** Absent in what a phone has kept. */
    isCancelled: z.boolean().optional(),
    customerName: z.string(),
    customerPhone: z.string(),
    /** The shop's, when it was read; absent in what a phone has kept. */
    today: localDate.optional(),
    startDate: localDate,
    endDate: localDate,
    pickupTime: z.string().nullable(),
    returnTime: z.string().nullable(),
    quantity: z.int(),
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
    /** Extras by name, with how many of each. */
    extras: z.array(z.object({ name: z.string(), quantity: z.int() })),
    /** One for each unit, or one alone for what is counted. */
    parts: z.array(
      z.object({
        unitId: z.int().nullable(),
        unitName: z.string().nullable(),
        registration: z.string(),
        /** It ought to have a unit and has none: chosen before it goes out; absent in what a phone has kept. */
        lacksUnit: z.boolean().optional(),
        /** The last reading that is known. */
        odometer: z.int().nullable(),
        /** What the office has noted of the unit; absent in what a phone has kept. */
        notes: z.string().optional(),
        /** What is asked for, in order. */
        checklist: z.array(z.string()),
        /** Inspection and service that are due soon or before it is back, in words; absent in what a phone has kept. */
        upkeep: z.array(z.string()).optional(),
        /** Going out: another booking that it is out on; absent in what a phone has kept. */
        goneWith: z.object({ bookingId: z.int(), customerName: z.string() }).nullable().optional(),
        /** What was remarked upon when others had it, and when; absent in what a phone has kept. */
        known: z.array(z.object({ text: z.string(), seenAt: instant })).optional(),
        /** The newest signed one of this kind; null where it has not happened yet. */
        done: protocol.nullable(),
        /** On the way back: how it left. */
        left: protocol.nullable(),
      }),
    ),
    /** Who drives, as they were named. */
    drivers: z.array(z.object({ name: z.string(), licensedSince: z.string() })),
    /** Not accepted yet, each with its text. */
    agreements: z.array(z.object({ name: z.string(), content: z.string() })),
    /** How all of its agreements stand, and where the stay is by now; absent in what a phone has kept. */
    agreement: z.enum(AGREEMENT_STATES).optional(),
    stay: z
      .object({
        state: z.enum(STAY_STATES),
        outAt: instant.nullable(),
        backAt: instant.nullable(),
      })
      .optional(),
    /** What is still to be paid, in kronor, and what of the deposit. */
    dueAmount: kronorAndOre,
    reservedAmount: kronorAndOre,
    depositDue: kronorAndOre,
  }),
});
export type HandOverSheet = z.infer<typeof handOverSheet.answer>;

export const listProtocols = endpoint({
  ...calls.listProtocols,
  summary: "The protocols of a booking, newest first",
  access: "bookings.read",
  params: ofBooking,
  answer: z.array(protocol),
});

export const addProtocol = endpoint({
  ...calls.addProtocol,
  summary:
    "Keeps a signed protocol; the same `clientId` again answers the same one, with another content it is refused, and so is a second one unless it corrects",
  access: "bookings.run",
  params: ofBooking,
  body: entered.extend({
    /** Made by the phone, so that sending twice is once. */
    clientId: z.uuid(),
    kind: z.enum(PROTOCOL_KINDS),
    unitId: z.int().nullable().default(null),
    correctsId: z.int().nullable().default(null),
    /** Read once more: the odometer does stand lower than when it left, and the unit's follows it. */
    confirmsLower: z.boolean().default(false),
  }),
  largestBody: 256 * 1024,
  answer: protocol,
  status: 201,
});
export type ProtocolWish = z.input<typeof addProtocol.body & object>;

export const annulProtocol = endpoint({
  ...calls.annulProtocol,
  summary:
    "Says of a signed protocol that it never took place, by a further one: nothing that was signed is changed",
  access: "bookings.run",
  params: ofBooking.extend({ protocolId: pathId }),
  body: z.object({ reason: typedLine(200).min(1) }),
  answer: protocol,
  status: 201,
});

export const addProtocolFile = endpoint({
  ...calls.addProtocolFile,
  summary:
    "Keeps a photograph or a signature for a protocol that is sent after it; once for its number",
  access: "bookings.run",
  params: ofBooking,
  body: z.object({
    /** Made by the phone. */
    id: z.uuid(),
    type: z.enum(["image/jpeg", "image/png"]),
    /** The picture itself, in base64. */
    data: z.base64().max(Math.ceil((LARGEST_PROTOCOL_FILE * 4) / 3) + 4),
  }),
  largestBody: Math.ceil((LARGEST_PROTOCOL_FILE * 4) / 3) + 4096,
  answer: z.object({ id: z.uuid() }),
  status: 201,
});

export const protocolFile = endpoint({
  ...calls.protocolFile,
  summary: "A photograph or a signature, for staff",
  access: "bookings.read",
  params: ofBooking.extend({ fileId: z.uuid() }),
  answer: z.any(),
});

export const protocolPdf = endpoint({
  ...calls.protocolPdf,
  summary: "A protocol as a PDF, with its photographs",
  access: "bookings.read",
  params: ofBooking.extend({ protocolId: pathId }),
  answer: z.any(),
});

const settlementLine = z.object({
  kind: z.enum(SETTLEMENT_LINE_KINDS),
  label: typedLine(200).min(1),
  amount: kronor.min(1).max(MOST_LINE_AMOUNT),
});
export type SettlementLine = z.infer<typeof settlementLine>;

export const showSettlement = endpoint({
  ...calls.showSettlement,
  summary: "What the protocols of a return propose to charge, and what the deposit covers of it",
  access: "bookings.read",
  params: ofBooking,
  answer: z.object({
    /** Kilometres over the free ones, fuel, what is new or differs: proposed, for a person to decide. */
    proposed: z.array(settlementLine.extend({ amount: kronor, why: z.string() })),
    /** Why no kilometres are reckoned, in words, where the odometer cannot be right. */
    doubts: z.array(z.string()),
    /** All of it came back, or somebody has said so: before that nothing is settled. */
    isBack: z.boolean(),
    /** Paid, and still with the shop. */
    depositLeft: kronorAndOre,
    /** Of it, what lines can be kept of: whole kronor of each deposit. */
    mostKept: kronor,
    /** When it was settled; null while it waits. */
    settledAt: instant.nullable(),
  }),
});
export type Settlement = z.infer<typeof showSettlement.answer>;

export const settleReturn = endpoint({
  ...calls.settleReturn,
  summary:
    "Settles a return with its deposit in one step: kept line by line, the rest given back, what is missing asked for by link",
  access: "shop.manage",
  params: ofBooking,
  body: z.object({
    /** Made by the page, so that pressing again settles once. */
    key: z.uuid().optional(),
    lines: z.array(settlementLine).max(40),
    shownMost,
  }),
  answer: booking,
});
