import { z } from "zod";
import { rule, type FieldRule } from "#contracts/catalog-fields.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { text } from "#contracts/fields.ts";
import * as calls from "#contracts/letter-words-calls.ts";
import {
  EDITABLE_LETTERS,
  isDayLetter,
  LETTER_DAYS,
  tidyWords,
  unknownPlaceholders,
  WORDS_LIMITS,
  type DayLetter,
  type EditableLetter,
  type LetterPart,
} from "#domain/shop/letter-words.ts";
import { isMailAddress } from "#domain/text/mail-address.ts";

const words = (part: LetterPart) =>
  text(WORDS_LIMITS[part])
    .superRefine((letter, context) => {
      const typed = unknownPlaceholders(letter);
      if (typed.length > 0)
        context.addIssue({
          code: "custom",
          params: { rule: "placeholder" satisfies FieldRule, typed },
        });
    })
    .transform((typed) => tidyWords(part, typed));

/** What is left out is as it is saved; what is empty is the standard text. */
const wantedWords = {
  subject: words("subject").optional(),
  opening: words("opening").optional(),
  closing: words("closing").optional(),
};

const sentOnADay = (letter: DayLetter) =>
  z.strictObject({
    ...wantedWords,
    enabled: z.boolean().optional(),
    days: z.int().min(LETTER_DAYS[letter].least).max(LETTER_DAYS[letter].most).optional(),
  });

/** One that follows on something that is done is always sent, and then. */
const alwaysSent = z.strictObject({
  ...wantedWords,
  enabled: z
    .boolean()
    .refine((enabled) => enabled, rule("always-sent"))
    .optional(),
  days: z
    .int()
    .refine(() => false, rule("always-sent"))
    .optional(),
});

/** By the letter's name; see `src/domain/shop/letter-words.ts`. */
const each = <Schema>(schema: (letter: EditableLetter) => Schema) =>
  Object.fromEntries(EDITABLE_LETTERS.map((letter) => [letter, schema(letter)])) as Record<
    EditableLetter,
    Schema
  >;

export const lettersChange = z.strictObject(
  each((letter) => (isDayLetter(letter) ? sentOnADay(letter) : alwaysSent).optional()),
);
export type LettersChange = z.output<typeof lettersChange>;

export const lettersAnswer = z.object(
  each(() =>
    z.object({
      enabled: z.boolean(),
      days: z.int().optional(),
      subject: z.string(),
      opening: z.string(),
      closing: z.string(),
    }),
  ),
);

const params = z.object({ type: z.enum(EDITABLE_LETTERS) });

export const previewLetter = endpoint({
  ...calls.previewLetter,
  summary: "A letter as a customer would get it, about a made-up booking with this shop",
  access: "shop.manage",
  params,
  body: z.strictObject(wantedWords),
  answer: z.object({ subject: z.string(), html: z.string() }),
});

export const sendLetterAsTest = endpoint({
  ...calls.sendLetterAsTest,
  summary: "Queues the same letter to an address, marked as a test",
  access: "shop.manage",
  params,
  body: z.strictObject({
    ...wantedWords,
    to: text(254).trim().refine(isMailAddress, rule("mail-address")),
  }),
  answer: z.null(),
  status: 202,
});
