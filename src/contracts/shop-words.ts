import { z } from "zod";
import { rule } from "#contracts/catalog-fields.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { slug, text, typedLine as line } from "#contracts/fields.ts";
import { asRead } from "#contracts/shop-settings.ts";
import * as calls from "#contracts/shop-words-calls.ts";

const filled = (max: number) => line(max).min(1);
const filledText = (max: number) => text(max).trim().min(1);

const titled = z.array(z.strictObject({ heading: filled(120), text: filledText(5000) })).max(20);

const about = z.strictObject({
  description: line(300),
  lead: filledText(600),
  sections: titled,
  values: titled,
});

const motorhomes = z.strictObject({
  description: line(300),
  heading: filled(80),
  lead: filledText(600),
  included: titled,
  sections: titled,
  trips: z.strictObject({
    heading: line(120),
    list: z
      .array(z.strictObject({ name: filled(120), away: line(80), text: filledText(1000) }))
      .max(20),
  }),
  questions: z.array(z.strictObject({ question: filled(200), answer: filledText(2000) })).max(30),
});

const local = motorhomes.extend({
  slug: line(60).refine((typed) => slug.safeParse(typed).success, rule("slug")),
  name: filled(60),
});

const isTwice = (pages: readonly { slug: string }[]) =>
  new Set(pages.map((page) => page.slug)).size < pages.length;

export const aboutWords = endpoint({
  ...calls.aboutWords,
  summary: "What the page about the shop says",
  access: "shop.visit",
  answer: about,
  isKept: true,
});

export const motorhomeWords = endpoint({
  ...calls.motorhomeWords,
  summary: "What the page about motorhomes says",
  access: "shop.visit",
  answer: motorhomes,
  isKept: true,
});

export const localWords = endpoint({
  ...calls.localWords,
  summary: "What the page about motorhomes in one town says",
  access: "shop.visit",
  params: z.object({ slug }),
  answer: local,
  isKept: true,
});

const all = z.object({
  about,
  motorhomes,
  local: z.array(local),
  /** Which of them are written by the owner, and not for every shop or for the demo. */
  own: z.array(z.enum(["about", "motorhomes", "local"])),
});

export const shopWords = endpoint({
  ...calls.shopWords,
  summary: "What the shop's pages say, and which of it the owner has written",
  access: "shop.manage",
  answer: all,
});

export const changeShopWords = endpoint({
  ...calls.changeShopWords,
  summary: "Changes what the shop's pages say; null puts a page back to what it said at first",
  access: "shop.manage",
  body: z.strictObject({
    about: about.nullable().optional(),
    motorhomes: motorhomes.nullable().optional(),
    local: z
      .array(local)
      .max(20)
      .refine((pages) => !isTwice(pages), rule("slug-twice"))
      .nullable()
      .optional(),
    before: asRead,
  }),
  answer: all,
});
export type AllWords = z.output<typeof all>;
