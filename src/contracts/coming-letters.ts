import { z } from "zod";
import * as calls from "#contracts/coming-letters-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { pathId } from "#contracts/fields.ts";
import { DAY_LETTERS } from "#domain/shop/letter-words.ts";

const comingLetter = z.object({
  type: z.enum(DAY_LETTERS),
  /** `held` leaves at its moment, once what it waits for is done. */
  state: z.enum(["waiting", "held", "stopped", "sent", "never"]),
  /** When it leaves, was sent or was stopped; null for what never leaves. */
  at: z.iso.datetime().nullable(),
  /** What it waits for, or why it does not leave. */
  why: z
    .enum(["not-approved", "not-returned", "switched-off", "passed", "over", "no-email"])
    .nullable(),
  /** Staff can send it at once. */
  maySend: z.boolean(),
});
export type ComingLetter = z.infer<typeof comingLetter>;

const ofLetter = z.object({ id: pathId, type: z.enum(DAY_LETTERS) });
const answer = z.array(comingLetter);

export const comingLetters = endpoint({
  ...calls.comingLetters,
  summary: "What a booking's customer is sent without anybody pressing, and when",
  access: "bookings.read",
  params: z.object({ id: pathId }),
  answer,
});

export const stopLetter = endpoint({
  ...calls.stopLetter,
  summary: "Keeps one of those letters from being sent",
  access: "bookings.run",
  params: ofLetter,
  answer,
});

export const resumeLetter = endpoint({
  ...calls.resumeLetter,
  summary: "Lets a letter that was stopped be sent after all",
  access: "bookings.run",
  params: ofLetter,
  answer,
});

export const sendLetterNow = endpoint({
  ...calls.sendLetterNow,
  summary: "Sends one of those letters at once, and not again on its day",
  access: "bookings.run",
  params: ofLetter,
  answer,
});
