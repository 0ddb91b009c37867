import { kronorOf, oreOf } from "#domain/money/ore.ts";
import { z } from "zod";
import { MOST_LINES } from "#domain/availability/further-choice.ts";
import { MOST_DAYS_BEFORE, MOST_POLICY_STEPS } from "#domain/bookings/cancellation-policy.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { visibleLine, visibleText } from "#domain/text/visible.ts";

const NUL = "\u0000";

const BROKEN = /\p{Surrogate}/u;

/** Text as people type it. PostgreSQL stores neither NUL nor half a character, so none is let in. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !value.includes(NUL) && !BROKEN.test(value));
}

/** A name, an address, a label: one line, as far as it can be seen. Of what shows nothing, nothing is left. */
export function typedLine(max: number) {
  return text(max).overwrite(visibleLine);
}

/** The same in as many lines as they like. */
export function typedText(max: number) {
  return text(max).overwrite(visibleText);
}

/** A row id in a path. Written as digits only: `1e9`, `-1` and `0x10` are not ids. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= 2_147_483_647);

/** What a letter adds to the address of a booking's number; see `letter-token.ts`. */
export const fromLetter = z.object({ t: text(100).optional() });

/** A comment of staff's, about a booking or a customer. */
export const LONGEST_COMMENT = 20_000;

export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Far above any price, far below what the database can hold. */
export const MOST_KRONOR = 10_000_000;

export const kronor = z.int().min(0).max(MOST_KRONOR);

/** Kronor with öre where money was moved in öre; below 0 where it is owed to somebody. */
export const kronorAndOre = z.number();

/** The most that the page offered when it was asked: where less is left by now, another was faster. */
export const shownMost = z.number().optional();

/** What is given back, in whole öre; whether öre may be given is for what is left to say. */
export const kronorToGive = z
  .number()
  .positive()
  .max(999_999)
  .refine((sum) => kronorOf(oreOf(sum)) === sum);

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const localDate = z.custom<LocalDate>(
  (value) => typeof value === "string" && isLocalDate(value),
);

/** How many there may be of each is said by `quoteStay`; bookings of before may have more. */
export const selectedAddons = z
  .array(
    z.object({
      id: z.int().min(1).max(2_147_483_647),
      quantity: z.int().min(1).max(1000),
    }),
  )
  .max(100);

/** Further things of a booking, for the same days as its main thing. */
export const lines = z
  .array(
    z.object({
      rentalItemId: z.int().min(1).max(2_147_483_647),
      quantity: z.int().min(1).max(1000),
    }),
  )
  .max(MOST_LINES);

/** What somebody typed as a discount code; case and spaces do not matter. */
export const typedCode = text(100).trim();

/** What a customer is promised about cancelling: from so many days before the stay on, so much of the price goes back. */
export const cancellationPolicy = z
  .array(
    z.object({
      daysBefore: z.int().min(0).max(MOST_DAYS_BEFORE),
      percent: z.int().min(0).max(100),
    }),
  )
  .max(MOST_POLICY_STEPS);
