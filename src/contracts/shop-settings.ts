import { z } from "zod";
import {
  adminDate,
  isTime,
  pictureAddress,
  rowId,
  rule,
  shortLines,
  time,
  wantedPolicy,
} from "#contracts/catalog-fields.ts";
import { cancellationPolicy, text, typedLine as line } from "#contracts/fields.ts";
import { lettersAnswer, lettersChange } from "#contracts/letter-words.ts";
import { MOST_NOTICE_HOURS } from "#domain/availability/pickup-notice.ts";
import { LEAST_CHANGE_DAYS, MOST_CHANGE_DAYS } from "#domain/bookings/own-page.ts";
import { isOrgnrShaped, writtenOrgnr } from "#domain/bookkeeping/organisation-number.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { daysTwice, hasHoursTwice, type Hours } from "#domain/shop/opening.ts";
import { isWholeMailAddress } from "#domain/text/mail-address.ts";

/** Ten digits, or the twelve of a person who is a firm; written with the hyphen. */
const orgnr = line(13)
  .refine((typed) => typed === "" || isOrgnrShaped(typed), rule("orgnr"))
  .transform(writtenOrgnr);

const vatNumber = line(20)
  .transform((typed) => typed.replaceAll(/\s/g, "").toUpperCase())
  .refine((typed) => typed === "" || /^SE\d{12}$/.test(typed), rule("vat-number"));

const webAddress = line(1000).refine(
  (typed) => typed === "" || /^https?:\/\/[^\s/]+\S*$/.test(typed),
  rule("web-address"),
);

/** Told to everybody, or written to for years: a slip in it costs more than in one that is answered at once. */
const mailAddress = line(254).refine(
  (typed) => typed === "" || isWholeMailAddress(typed),
  rule("mail-address"),
);

const company = z.strictObject({
  name: line(120),
  orgnr,
  seat: line(100),
  vatNumber,
  fTax: z.boolean(),
  address: line(200),
  phone: line(40),
  email: mailAddress,
});

const placeFacts = {
  name: line(80),
  address: line(200),
  mapUrl: webAddress,
  instructions: text(2000).trim(),
};
/** One without a number is new; the one the shop was started with has number 0 until it is saved. */
const wantedPlace = z.strictObject({
  id: z.union([z.literal(0), rowId]).optional(),
  ...placeFacts,
  name: placeFacts.name.min(1),
});

/** No day has a time for its own end. */
const isMidnight = (typed: string) => /^(?:24|00)(?:[:.]?00)?$/.test(typed);
const closingTime = z
  .string()
  .refine((typed) => !isMidnight(typed), rule("midnight"))
  .refine((typed) => isTime(typed) || isMidnight(typed), rule("time"));

/** A time that cannot be read is wrong by itself, and says nothing against the other. */
const areInOrder = ({ opens, closes }: Hours) =>
  !isTime(opens) || !isTime(closes) || isMidnight(closes) || opens < closes;

const weekHours = z
  .strictObject({ weekday: z.enum(WEEKDAYS), opens: time, closes: closingTime })
  .refine(areInOrder, { ...rule("hours-order"), path: ["closes"] });

const exception = z
  .strictObject({
    date: adminDate,
    until: adminDate.optional(),
    closed: z.boolean().optional(),
    opens: time.optional(),
    closes: closingTime.optional(),
  })
  .refine(({ date, until }) => until === undefined || date <= until, {
    ...rule("days-order"),
    path: ["until"],
  })
  .refine(({ closed, opens, closes }) => closed || (opens !== undefined && closes !== undefined), {
    ...rule("hours-missing"),
    path: ["opens"],
  })
  .refine(({ closed, opens, closes }) => !closed || (opens ?? closes) === undefined, {
    ...rule("closed-hours"),
    path: ["opens"],
  })
  .refine(({ closed, opens = "", closes = "" }) => closed || areInOrder({ opens, closes }), {
    ...rule("hours-order"),
    path: ["closes"],
  });

/** A day that stands there twice is one decision too many: nobody sees which of them holds. */
const exceptions = z
  .array(exception)
  .max(200)
  .superRefine((list, context) => {
    for (const place of daysTwice(list))
      context.addIssue({ code: "custom", path: [place, "date"], ...rule("days-twice") });
  });

const opening = z.strictObject({
  week: z
    .array(weekHours)
    .max(21)
    .refine((week) => !hasHoursTwice(week), rule("hours-twice")),
  exceptions,
});

const presentation = z.strictObject({ name: line(60), area: line(60) });
const hero = z.strictObject({
  imageUrl: pictureAddress,
  heading: line(80),
  text: text(300).trim(),
});
const mail = z.strictObject({ from: mailAddress, notices: mailAddress });
/** How many hours before a pick-up the shop wants to know of it. */
const noticeHours = z.int().min(0).max(MOST_NOTICE_HOURS);

/**
 * What is about to be changed as it was when it was read, under the same names. It is compared and never kept: where
 * another has changed it since, nothing is saved. Without it whatever stands there is replaced.
 */
export const asRead = z.record(z.string(), z.unknown()).optional();

/** What may be changed: any part, and of each part any field. Lists are given whole. */
export const shopChange = z.strictObject({
  presentation: presentation.partial().optional(),
  company: company.partial().optional(),
  places: z.array(wantedPlace).max(20).optional(),
  opening: opening.partial().optional(),
  hero: hero.partial().optional(),
  mail: mail.partial().optional(),
  noticeHours: noticeHours.optional(),
  /** Null: the usual one again. */
  cancellationPolicy: wantedPolicy.nullable().optional(),
  /** So many days before the stay customers change it themselves. */
  changeDays: z.int().min(LEAST_CHANGE_DAYS).max(MOST_CHANGE_DAYS).optional(),
  letters: lettersChange.optional(),
  /** What is looked at when something goes out and comes back, by its kind; the usual ones again by sending them. */
  checklists: z.strictObject({ rv: shortLines, equipment: shortLines }).partial().optional(),
  before: asRead,
});
export type ShopChange = z.output<typeof shopChange>;

const storedDay = z.custom<LocalDate>((value) => typeof value === "string" && isLocalDate(value));

/** As it is kept; what may be typed is decided above. */
const told = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object(
    Object.fromEntries(Object.keys(fields).map((field) => [field, z.string()])) as {
      [Field in keyof Fields]: z.ZodString;
    },
  );

export const shopAnswer = z.object({
  presentation: told(presentation.shape),
  company: told(company.shape).extend({ fTax: z.boolean() }),
  places: z.array(told(placeFacts).extend({ id: z.int() })),
  opening: z.object({
    week: z.array(z.object({ weekday: z.enum(WEEKDAYS), opens: z.string(), closes: z.string() })),
    exceptions: z.array(
      z.object({
        date: storedDay,
        until: storedDay.optional(),
        closed: z.boolean().optional(),
        opens: z.string().optional(),
        closes: z.string().optional(),
      }),
    ),
  }),
  hero: told(hero.shape),
  mail: told(mail.shape),
  noticeHours: z.int(),
  cancellationPolicy,
  changeDays: z.int(),
  letters: lettersAnswer,
  checklists: z.object({ rv: z.array(z.string()), equipment: z.array(z.string()) }),
  /** Fields, such as `company.phone`, that hold what the shop was started with. */
  asStarted: z.array(z.string()),
});
export type ShopSettings = z.input<typeof shopAnswer>;
