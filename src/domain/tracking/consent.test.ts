import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { chooseConsent, isAllowed, mustAsk, purposesOf, readConsent } from "./consent.ts";
import { NO_TRACKING, type TrackingSettings } from "./tracking-settings.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2027-03-01");
const FACEBOOK: TrackingSettings = {
  ...NO_TRACKING,
  facebookPixelEnabled: true,
  facebookPixelId: "12345",
};
const BOTH: TrackingSettings = { ...FACEBOOK, googleAdsEnabled: true, googleAdsId: "AW-12345" };
const CHAT: TrackingSettings = { ...FACEBOOK, chatEnabled: true, chatProvider: "crisp" };

test("nobody is asked when nothing needs it, and visits counted without cookies do not", () => {
  expect(mustAsk(NO_TRACKING, null, TODAY)).toBe(false);
  expect(mustAsk({ ...NO_TRACKING, plausibleEnabled: true }, null, TODAY)).toBe(false);
});

test("the question names only the purposes that there are", () => {
  expect(purposesOf(FACEBOOK)).toEqual(["marketing"]);
  expect(purposesOf(CHAT)).toEqual(["marketing", "chat"]);
  expect(purposesOf({ ...NO_TRACKING, chatEnabled: true, chatProvider: "tawk" })).toEqual(["chat"]);
});

test("before an answer nothing may be loaded; afterwards what was allowed, and nothing else", () => {
  expect(mustAsk(CHAT, null, TODAY)).toBe(true);
  expect(isAllowed("facebook", null, TODAY)).toBe(false);
  const onlyChat = chooseConsent(CHAT, ["chat"], TODAY);
  expect(mustAsk(CHAT, onlyChat, TODAY)).toBe(false);
  expect(isAllowed("crisp", onlyChat, TODAY)).toBe(true);
  expect(isAllowed("facebook", onlyChat, TODAY)).toBe(false);
});

test("a no is remembered like a yes", () => {
  const no = chooseConsent(CHAT, [], TODAY);
  expect(mustAsk(CHAT, no, TODAY)).toBe(false);
  expect(isAllowed("facebook", no, TODAY)).toBe(false);
});

test("after twelve months the question is asked again, and nothing loaded before it is answered", () => {
  const yes = chooseConsent(FACEBOOK, ["marketing"], TODAY);
  const lastDay = day("2028-02-28");
  expect(mustAsk(FACEBOOK, yes, lastDay)).toBe(false);
  expect(isAllowed("facebook", yes, lastDay)).toBe(true);
  const after = day("2028-02-29");
  expect(mustAsk(FACEBOOK, yes, after)).toBe(true);
  expect(isAllowed("facebook", yes, after)).toBe(false);
});

test("a tool that the visitor was never asked about is asked about first", () => {
  const yes = chooseConsent(FACEBOOK, ["marketing"], TODAY);
  expect(mustAsk(BOTH, yes, TODAY)).toBe(true);
  expect(isAllowed("google", yes, TODAY)).toBe(false);
  expect(isAllowed("facebook", yes, TODAY)).toBe(true);
});

test("an answer to an older question does not count", () => {
  const old = { ...chooseConsent(FACEBOOK, ["marketing"], TODAY), version: 0 };
  expect(mustAsk(FACEBOOK, old, TODAY)).toBe(true);
  expect(isAllowed("facebook", old, TODAY)).toBe(false);
});

test("what was kept is read back, and what nobody chose is no consent", () => {
  const yes = chooseConsent(CHAT, ["marketing", "chat"], TODAY);
  expect(readConsent(JSON.stringify(yes))).toEqual(yes);
  for (const text of [null, "", "true", "{", "[]", '{"version":1}', '{"version":1,"date":"x"}'])
    expect(readConsent(text), String(text)).toBeNull();
  const odd = { ...yes, allowed: ["marketing", "allt"] };
  expect(readConsent(JSON.stringify(odd))?.allowed).toEqual(["marketing"]);
});
