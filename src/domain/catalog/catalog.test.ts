import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { intervalOf } from "#domain/availability/booking-interval.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";
import { depositToSet } from "./deposit.ts";
import { cleanFeatureSets } from "./feature-sets.ts";
import { overlapsOf } from "./overlaps.ts";
import { freeSlug, slugFrom } from "./slug.ts";
import { videoIdOf } from "./video-id.ts";

describe("an address made from a name", () => {
  test.each([
    ["Höga Kusten Plåtis", "hoga-kusten-platis"],
    ["ÅÄÖ åäö", "aao-aao"],
    ["  Havskajak (2 pers.) ", "havskajak-2-pers"],
    ["Café & Crème – é", "cafe-creme-e"],
    ["Ærø Straße", "aero-strasse"],
    ["🚐", "objekt"],
    ["北极", "objekt"],
    ["---", "objekt"],
  ])("'%s' becomes '%s'", (name, slug) => expect(slugFrom(name)).toBe(slug));

  test("is always one that the database takes, however odd the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
        expect(slugFrom(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugFrom(name).length).toBeLessThanOrEqual(80);
      }),
    );
  });

  test("gets the first free number from 2 on when it is taken", () => {
    expect(freeSlug("ripa", new Set())).toBe("ripa");
    expect(freeSlug("ripa", new Set(["ripa"]))).toBe("ripa-2");
    expect(freeSlug("ripa", new Set(["ripa", "ripa-2", "ripa-4"]))).toBe("ripa-3");
    expect(freeSlug("ripa", new Set(["ripa-2"]))).toBe("ripa");
  });
});

describe("the id of a film", () => {
  test.each([
    "dQw4w9WgXcQ",
    "  dQw4w9WgXcQ ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?list=PL123&v=dQw4w9WgXcQ&t=10s",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
  ])("is found in '%s'", (typed) => expect(videoIdOf(typed)).toBe("dQw4w9WgXcQ"));

  test.each([
    "",
    "film",
    "dQw4w9WgXcQextra",
    "https://vimeo.com/12345678901",
    "https://youtube.com.ond.example/watch?v=dQw4w9WgXcQ",
    "https://ond.example/?u=youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQextra",
    '"><script>alert',
  ])("is not found in '%s'", (typed) => expect(videoIdOf(typed)).toBeUndefined());
});

test("groups and rows left empty in the editor are not kept, headings and rows alone are", () => {
  expect(
    cleanFeatureSets([
      { heading: "", features: [""] },
      { heading: " Kök ", features: [" Spis", "", "  ", "Kyl "] },
      { heading: "", features: ["Dusch"] },
      { heading: "Ute", features: [] },
    ]),
  ).toEqual([
    { heading: "Kök", features: ["Spis", "Kyl"] },
    { heading: "", features: ["Dusch"] },
    { heading: "Ute", features: [] },
  ]);
});

test("a motorhome has a deposit of 5000 kr unless another is set; equipment has none", () => {
  expect(depositToSet("rv", undefined)).toBe(5000);
  expect(depositToSet("rv", 8000)).toBe(8000);
  expect(depositToSet("rv", 0)).toBe(0);
  expect(depositToSet("rv", null)).toBeNull();
  expect(depositToSet("equipment", undefined)).toBeNull();
  expect(depositToSet("equipment", 8000)).toBeNull();
});

describe("overlaps", () => {
  const dates = (startDate: string, endDate: string) => ({
    startDate: startDate as LocalDate,
    endDate: endDate as LocalDate,
  });
  const season = (id: number, start: string, end: string) => ({
    id,
    price: 100,
    ...dates(start, end),
  });
  const summer = season(1, "2026-06-01", "2026-08-31");
  const midsummer = season(2, "2026-06-18", "2026-06-22");

  test("of two seasons the shortest applies on the days they share, whichever was added last", () => {
    const shared = { ...dates("2026-06-18", "2026-06-22"), appliesId: 2 };
    expect(overlapsOf(midsummer, [summer, midsummer], seasonOf)).toEqual([
      { ...shared, other: { id: 1, ...dates("2026-06-01", "2026-08-31") } },
    ]);
    expect(overlapsOf(summer, [summer, midsummer], seasonOf)).toEqual([
      { ...shared, other: { id: 2, ...dates("2026-06-18", "2026-06-22") } },
    ]);
  });

  test("of two equally long seasons the newest applies", () => {
    const one = season(7, "2026-01-01", "2026-01-10");
    const two = season(9, "2026-01-05", "2026-01-14");
    expect(overlapsOf(one, [two], seasonOf)).toMatchObject([
      { appliesId: 9, ...dates("2026-01-05", "2026-01-10") },
    ]);
  });

  test("of two booking intervals the latest begun applies", () => {
    const interval = (id: number, start: string, end: string) => ({
      ...season(id, start, end),
      startWeekday: "saturday" as const,
      pickupTime: "10:00",
      returnTime: "16:00",
      intervalDays: 7,
    });
    const wide = interval(5, "2026-06-01", "2026-08-31");
    const late = interval(4, "2026-08-01", "2026-09-30");
    expect(overlapsOf(wide, [wide, late], intervalOf)).toMatchObject([
      { appliesId: 4, ...dates("2026-08-01", "2026-08-31") },
    ]);
  });

  test("a shared last day is an overlap, the day after is none", () => {
    const before = season(3, "2026-05-01", "2026-06-01");
    const apart = season(4, "2026-04-01", "2026-05-31");
    expect(overlapsOf(summer, [before, apart], seasonOf)).toMatchObject([
      { other: { id: 3 }, ...dates("2026-06-01", "2026-06-01") },
    ]);
  });

  test("whoever applies is one of the two, and the shared days lie in both", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, "0")}`);
    const any = fc
      .tuple(fc.integer({ min: 1, max: 99 }), day, day)
      .map(([id, a, b]) => (a < b ? season(id, a, b) : season(id, b, a)));
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 5 }), (one, others) => {
        for (const { other, appliesId, startDate, endDate } of overlapsOf(one, others, seasonOf)) {
          expect([one.id, other.id]).toContain(appliesId);
          expect(startDate <= endDate).toBe(true);
          expect(startDate >= one.startDate && startDate >= other.startDate).toBe(true);
          expect(endDate <= one.endDate && endDate <= other.endDate).toBe(true);
        }
      }),
    );
  });
});
