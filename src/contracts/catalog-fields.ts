import { z } from "zod";
import { cancellationPolicy, text, timeOfDay } from "#contracts/fields.ts";
import {
  policyInOrder,
  repeatedPlaces,
  risingPlaces,
} from "#domain/bookings/cancellation-policy.ts";
import {
  cleanLines,
  LICENCES,
  LONGEST_SHORT_LINE,
  MOST_SHORT_LINES,
} from "#domain/catalog/item-facts.ts";
import { cleanFeatureSets } from "#domain/catalog/feature-sets.ts";
import { isPictureAddress } from "#domain/catalog/picture-address.ts";
import { videoIdOf } from "#domain/catalog/video-id.ts";
import { isLocalDate, yearOf } from "#domain/dates/local-date.ts";
import {
  fallingPlaces,
  FIRST_STEP_FROM,
  hasStepTwice,
  LAST_STEP_FROM,
  MOST_LONG_STAY_STEPS,
  stepsInOrder,
} from "#domain/pricing/long-stay.ts";

/** Rules of single fields that a schema library has no code for; each has a sentence of its own. */
export type FieldRule =
  | "time"
  | "date"
  | "year"
  | "slug"
  | "video"
  | "address"
  | "picture-gone"
  | "step-twice"
  | "step-falling"
  | "policy-twice"
  | "policy-rising"
  | "readable"
  | "slug-twice"
  | "orgnr"
  | "orgnr-right"
  | "vat-number"
  | "web-address"
  | "midnight"
  | "hours-order"
  | "hours-twice"
  | "hours-missing"
  | "days-order"
  | "days-twice"
  | "closed-hours"
  | "placeholder"
  | "always-sent"
  | "code"
  | "mail-address"
  | "phone"
  | "postal-code"
  | "tenths"
  | "licensed-since"
  | "password-blank"
  | "password-common";

export const rule = (name: FieldRule) => ({ params: { rule: name } });

export const rowId = z.int().min(1).max(2_147_483_647);

export const isTime = (typed: string) => timeOfDay.safeParse(typed).success;

export const time = z.string().refine(isTime, rule("time"));

/** A time that may be left out: an emptied field means none. */
export const optionalTime = z
  .string()
  .refine((typed) => typed === "" || isTime(typed), rule("time"))
  .transform((typed) => typed || null)
  .nullable();

// Far from any booking on both sides, near enough that no calendar walks through ages.
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

export const adminDate = z
  .string()
  .refine(isLocalDate, { ...rule("date"), abort: true })
  .refine((date) => yearOf(date) >= FIRST_YEAR && yearOf(date) <= LAST_YEAR, rule("year"));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Blank means: made from the name. */
export const wantedSlug = text(100)
  .trim()
  .refine((typed) => typed === "" || SLUG.test(typed), rule("slug"))
  .transform((typed) => typed || null)
  .nullable();

/** Only the id is kept, also of an address that was pasted in. */
export const videoId = text(500)
  .trim()
  .refine((typed) => typed === "" || videoIdOf(typed) !== undefined, rule("video"))
  .transform((typed) => videoIdOf(typed) ?? null)
  .nullable();

export const pictureAddress = text(500)
  .trim()
  .refine((typed) => typed === "" || isPictureAddress(typed), rule("address"));

export const gallery = z
  .array(pictureAddress)
  .max(60)
  .transform((urls) => [...new Set(urls.filter((url) => url !== ""))]);

export const featureSets = z
  .array(z.object({ heading: text(200), features: z.array(text(300)).max(60) }))
  .max(30)
  .transform(cleanFeatureSets);

/** A few words each, one below the other. */
export const shortLines = z
  .array(text(LONGEST_SHORT_LINE))
  .max(MOST_SHORT_LINES)
  .transform(cleanLines);

const tenths = (kg: number) => Math.abs(kg * 10 - Math.round(kg * 10)) < 1e-6;

/** All of them as they are to be: what is not sent is not told. */
export const wantedFacts = z.strictObject({
  lengthCm: z.int().min(10).max(3000).nullable().default(null),
  weightKg: z.number().min(0.1).max(50_000).refine(tenths, rule("tenths")).nullable().default(null),
  minAge: z.int().min(1).max(99).nullable().default(null),
  licence: z.enum(LICENCES).nullable().default(null),
  licenceYears: z.int().min(1).max(20).nullable().default(null),
  included: shortLines.default([]),
});

const CODE = /^[\p{L}\p{N}-]+(?: +[\p{L}\p{N}-]+)*$/u;

/** What a customer can say over the phone and type again. */
export const codeWords = text(40)
  .trim()
  .normalize("NFC")
  .min(1)
  .refine(
    (typed) => typed === "" || (CODE.test(typed) && /[\p{L}\p{N}]/u.test(typed)),
    rule("code"),
  );

export const longStaySteps = z
  .array(
    z.object({
      fromNights: z.int().min(FIRST_STEP_FROM).max(LAST_STEP_FROM),
      percent: z.int().min(1).max(99),
    }),
  )
  .max(MOST_LONG_STAY_STEPS)
  .refine((steps) => !hasStepTwice(steps), rule("step-twice"))
  .superRefine((steps, context) => {
    for (const place of fallingPlaces(steps))
      context.addIssue({ code: "custom", path: [place, "percent"], ...rule("step-falling") });
  })
  .transform(stepsInOrder);

export const wantedPolicy = cancellationPolicy
  .superRefine((policy, context) => {
    for (const place of repeatedPlaces(policy))
      context.addIssue({ code: "custom", path: [place, "daysBefore"], ...rule("policy-twice") });
    for (const place of risingPlaces(policy))
      context.addIssue({ code: "custom", path: [place, "percent"], ...rule("policy-rising") });
  })
  .transform(policyInOrder);
