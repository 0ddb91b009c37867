import { z } from "zod";
import * as calls from "#contracts/tracking-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { text } from "#contracts/fields.ts";
import { CHAT_PROVIDERS } from "#domain/tracking/tracking-settings.ts";

const word = z.string();
/** Flags go out as words, as those who read this call expect them. */
const flagWord = z.enum(["true", "false"]);
const provider = z.enum(["", ...CHAT_PROVIDERS]);

const trackingAnswer = z.object({
  facebookPixelId: word,
  facebookPixelEnabled: flagWord,
  googleAdsId: word,
  googleAdsEnabled: flagWord,
  plausibleDomain: word,
  plausibleEnabled: flagWord,
  plausibleServerUrl: word,
  chatProvider: provider,
  chatId: word,
  chatServerUrl: word,
  chatEnabled: flagWord,
});
export type TrackingAnswer = z.infer<typeof trackingAnswer>;

const id = text(100).optional();
const address = text(300).optional();
const flag = z
  .union([z.boolean(), flagWord])
  .transform((value) => value === true || value === "true")
  .optional();

export const trackingSettings = endpoint({
  ...calls.trackingSettings,
  summary: "Which measuring, advertising and chat tools the shop uses",
  access: "shop.visit",
  answer: trackingAnswer,
  isKept: true,
});

const wanted = z.object({
  facebookPixelId: id,
  facebookPixelEnabled: flag,
  googleAdsId: id,
  googleAdsEnabled: flag,
  plausibleDomain: text(253).optional(),
  plausibleEnabled: flag,
  plausibleServerUrl: address,
  chatProvider: provider.optional(),
  chatId: id,
  chatServerUrl: address,
  chatEnabled: flag,
});

export const saveTrackingSettings = endpoint({
  ...calls.saveTrackingSettings,
  summary: "Changes those tools; what is not sent stays as it is",
  access: "shop.manage",
  /** With what stood there when it was read: where another has changed it since, nothing is saved. */
  body: wanted.extend({ before: wanted.optional() }),
  answer: trackingAnswer,
});
