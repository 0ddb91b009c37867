import { describe, expect, test } from "vitest";
import {
  NO_TRACKING,
  tidyTracking,
  trackingFaults,
  usableTracking,
  usesNothing,
  type TrackingSettings,
} from "./tracking-settings.ts";

const faults = (part: Partial<TrackingSettings>) => trackingFaults({ ...NO_TRACKING, ...part });

describe("a tool that is on needs its id", () => {
  test.each<[Partial<TrackingSettings>, object]>([
    [{ facebookPixelEnabled: true }, { facebookPixelId: "missing" }],
    [{ googleAdsEnabled: true }, { googleAdsId: "missing" }],
    [{ plausibleEnabled: true }, { plausibleDomain: "missing" }],
    [{ chatEnabled: true }, { chatProvider: "missing" }],
    [{ chatEnabled: true, chatProvider: "crisp" }, { chatId: "missing" }],
  ])("%j", (part, expected) => {
    expect(faults(part)).toEqual(expected);
  });
});

describe("an id has to look like one", () => {
  const facebook = (facebookPixelId: string) =>
    faults({ facebookPixelEnabled: true, facebookPixelId });
  const google = (googleAdsId: string) => faults({ googleAdsEnabled: true, googleAdsId });
  const domain = (plausibleDomain: string) => faults({ plausibleEnabled: true, plausibleDomain });
  const chat = (chatProvider: TrackingSettings["chatProvider"], chatId: string) =>
    faults({ chatEnabled: true, chatProvider, chatId });

  test("Facebook's is digits", () => {
    expect(facebook("123456789012345")).toEqual({});
    for (const wrong of ["12a45", "1234 5678", "fbq('init')", "12"])
      expect(facebook(wrong), wrong).toEqual({ facebookPixelId: "pixel-id" });
  });

  test("Google's begins with AW-", () => {
    expect(google("AW-123456789")).toEqual({});
    for (const wrong of ["123456789", "G-ABCDEF", "AW-", "AW-12345'"])
      expect(google(wrong), wrong).toEqual({ googleAdsId: "ads-id" });
  });

  test("Plausible's is a domain and not an address", () => {
    for (const right of ["norrvidd.se", "boka.norr-vidd.example"])
      expect(domain(right)).toEqual({});
    for (const wrong of ["https://norrvidd.se", "norrvidd", "norrvidd.se/", "a b.se", "-a.se"])
      expect(domain(wrong), wrong).toEqual({ plausibleDomain: "domain" });
  });

  test("each chat has its own kind", () => {
    expect(chat("crisp", "12345678-90ab-cdef-1234-567890abcdef")).toEqual({});
    expect(chat("tawk", "64b0c1d2e3f4a5b6c7d8e9f0/1h2i3j4k5")).toEqual({});
    expect(chat("tawk", "64b0c1d2e3f4a5b6c7d8e9f0")).toEqual({});
    expect(chat("chatwoot", "Xy12AbCdEf34GhIj")).toEqual({});
    expect(chat("crisp", "64b0c1d2e3f4a5b6c7d8e9f0")).toEqual({ chatId: "crisp-id" });
    expect(chat("tawk", "../evil")).toEqual({ chatId: "tawk-id" });
    expect(chat("chatwoot", "a b")).toEqual({ chatId: "chatwoot-id" });
  });
});

describe("an own server", () => {
  const server = (plausibleServerUrl: string) =>
    faults({ plausibleEnabled: true, plausibleDomain: "norrvidd.se", plausibleServerUrl });

  test.each(["", "https://stat.norrvidd.se", "https://norrvidd.se:8443/stat", "https://a.se/b/"])(
    "'%s' will do",
    (address) => expect(server(address)).toEqual({}),
  );

  test.each([
    "http://stat.norrvidd.se",
    "stat.norrvidd.se",
    "https://",
    "https://a.se; script-src *",
    "https://a.se 'unsafe-inline'",
    "https://user:pass@a.se",
    "https://a.se/?b=c",
    "https://a.se/#b",
    "https://*.a.se",
    "javascript:alert(1)",
  ])("'%s' will not, and could not loosen a page's policy", (address) => {
    expect(server(address)).toEqual({ plausibleServerUrl: "server-address" });
  });

  test("of the chat is looked at for Chatwoot only", () => {
    const chat = { chatEnabled: true, chatServerUrl: "nej" };
    expect(faults({ ...chat, chatProvider: "chatwoot", chatId: "Xy12AbCdEf34" })).toEqual({
      chatServerUrl: "server-address",
    });
    const crisp = "12345678-90ab-cdef-1234-567890abcdef";
    expect(faults({ ...chat, chatProvider: "crisp", chatId: crisp })).toEqual({});
  });
});

test("a tool can always be turned off, whatever stands in its fields", () => {
  expect(faults({ facebookPixelId: "x", plausibleServerUrl: "y", chatId: "z" })).toEqual({});
});

test("what is pasted is tidied before it is kept", () => {
  const tidy = tidyTracking({
    ...NO_TRACKING,
    facebookPixelId: " 12345 ",
    googleAdsId: "aw-123456",
    plausibleDomain: "Norrvidd.SE ",
    plausibleServerUrl: "https://a.se/stat/",
  });
  expect(tidy).toEqual({
    ...NO_TRACKING,
    facebookPixelId: "12345",
    googleAdsId: "AW-123456",
    plausibleDomain: "norrvidd.se",
    plausibleServerUrl: "https://a.se/stat",
  });
});

test("a shop with everything off uses nothing", () => {
  expect(usesNothing({ ...NO_TRACKING, googleAdsId: "AW-123456" })).toBe(true);
  expect(usesNothing({ ...NO_TRACKING, plausibleEnabled: true })).toBe(false);
});

test("a tool that cannot work with what was typed is not loaded, and harms no other", () => {
  const settings: TrackingSettings = {
    ...NO_TRACKING,
    facebookPixelEnabled: true,
    facebookPixelId: "min pixel",
    plausibleEnabled: true,
    plausibleDomain: "norrvidd.se",
    plausibleServerUrl: "https://a.se:99999",
    googleAdsEnabled: true,
    googleAdsId: "AW-123456789",
  };
  expect(usableTracking(settings)).toEqual({
    ...settings,
    facebookPixelEnabled: false,
    plausibleEnabled: false,
  });
  for (const address of ["https://256.1.1.1", "https://1.2.3.4.5", "https://a.se:99999"])
    expect(
      faults({ plausibleEnabled: true, plausibleDomain: "a.se", plausibleServerUrl: address }),
    ).toEqual({ plausibleServerUrl: "server-address" });
});
