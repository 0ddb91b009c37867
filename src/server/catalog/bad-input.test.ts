import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorAnswer } from "#contracts/errors.ts";
import { anAddon, anAgreement, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
let itemId: number;
const paths: Record<string, string> = {};
const dates = { startDate: "2026-07-01", endDate: "2026-07-10" };
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
  itemId = (await anItem(shop.db)).id;
  paths["addons"] = `/api/addons/${await anAddon(shop.db, itemId)}`;
  paths["rental-agreements"] = `/api/rental-agreements/${(await anAgreement(shop.db)).id}`;
  paths["rental-items"] = `/api/rental-items/${itemId}`;
  for (const what of ["seasonal-prices", "blocked-dates", "booking-intervals"] as const) {
    const made = await send(`/api/${what}`, { ...GOOD[what], rentalItemId: itemId });
    paths[what] = `/api/${what}/${made.json<{ id: number }>().id}`;
  }
});

const send = (path: string, body: unknown, method: "POST" | "PATCH" = "POST") =>
  shop.call(path, { method, body, as });

/** A whole and correct body for each kind; each case below spoils one field of it. */
const GOOD = {
  "rental-items": { type: "rv", name: "Ripa", pricePerDay: 1200 },
  addons: { name: "Lakan", price: 90 },
  "seasonal-prices": { ...dates, price: 1500 },
  "blocked-dates": { ...dates, reason: "Service" },
  "booking-intervals": { ...dates, startWeekday: "monday" },
  "rental-agreements": { name: "Husbil", description: "För husbilar", content: "<p>Text</p>" },
};
type What = keyof typeof GOOD;

const LONG = "å".repeat(20_001);
const NUL = "a\u0000b";
const time = "Tid måste vara i format HH:MM";
const slug = "Får bara innehålla a–z, 0–9 och bindestreck emellan";
const video = "Ange filmens id eller dess adress på YouTube";
const picture = "Ladda upp bilden, eller ange en adress som börjar med https://";
const whole = "Måste vara ett heltal";
const type = "Har fel typ";
const empty = "Måste fyllas i";
const invalid = "Är inte giltigt";
const year = "Ange ett år mellan 2000 och 2099";

const CASES: [What, string, unknown, string, string?][] = [
  ["rental-items", "type", "bil", invalid],
  ["rental-items", "type", null, invalid],
  ["rental-items", "name", "", empty],
  ["rental-items", "name", "   ", empty],
  ["rental-items", "name", "\u200B\u202E", empty],
  ["rental-items", "name", "x".repeat(201), "Får vara högst 200 tecken"],
  ["rental-items", "name", NUL, invalid],
  ["rental-items", "name", 7, type],
  ["rental-items", "name", null, type],
  ["rental-items", "pricePerDay", -1, "Måste vara minst 0"],
  ["rental-items", "pricePerDay", 1.5, whole],
  ["rental-items", "pricePerDay", "1200", type],
  ["rental-items", "pricePerDay", null, type],
  ["rental-items", "pricePerDay", 10_000_001, "Får vara högst 10\u00A0000\u00A0000"],
  ["rental-items", "basePrice", -1, "Måste vara minst 0"],
  ["rental-items", "depositAmount", -5, "Måste vara minst 0"],
  ["rental-items", "quantity", 0, "Måste vara minst 1"],
  ["rental-items", "quantity", 1001, "Får vara högst 1000"],
  ["rental-items", "quantity", 2.5, whole],
  ["rental-items", "slug", "Stora Bokstäver", slug],
  ["rental-items", "slug", "a--b", slug],
  ["rental-items", "slug", "../admin", slug],
  ["rental-items", "slug", "x".repeat(101), "Får vara högst 100 tecken"],
  ["rental-items", "defaultPickupTime", "24:00", time],
  ["rental-items", "defaultPickupTime", "9:00", time],
  ["rental-items", "defaultReturnTime", "12.00", time],
  ["rental-items", "youtubeVideoId", "https://vimeo.com/1", video],
  ["rental-items", "youtubeVideoId", '"><script>', video],
  ["rental-items", "description", LONG, "Får vara högst 20\u00A0000 tecken"],
  ["rental-items", "description", NUL, invalid],
  ["rental-items", "mainImageUrl", "javascript:alert(1)", picture],
  ["rental-items", "mainImageUrl", "//ond.example/a.jpg", picture],
  ["rental-items", "imageGallery", ["data:text/html,x"], picture, "imageGallery.0"],
  ["rental-items", "imageGallery", "a.jpg", type],
  [
    "rental-items",
    "imageGallery",
    Array.from({ length: 61 }, () => ""),
    "Får vara högst 60 stycken",
  ],
  ["rental-items", "featureSets", [{ heading: "a" }], empty, "featureSets.0.features"],
  [
    "rental-items",
    "featureSets",
    [{ heading: "a", features: [NUL] }],
    invalid,
    "featureSets.0.features.0",
  ],
  ["rental-items", "peakSeasonOnly", "true", type],
  ["rental-items", "rentalAgreementId", -1, "Måste vara minst 1"],
  [
    "rental-items",
    "rentalAgreementId",
    3_000_000_000,
    "Får vara högst 2\u00A0147\u00A0483\u00A0647",
  ],
  ["addons", "name", "", empty],
  ["addons", "name", "\u200B\u202E", empty],
  ["addons", "name", NUL, invalid],
  ["addons", "name", "x".repeat(201), "Får vara högst 200 tecken"],
  ["addons", "description", "x".repeat(2001), "Får vara högst 2000 tecken"],
  ["addons", "price", -1, "Måste vara minst 0"],
  ["addons", "price", 1e15, "Får vara högst 10\u00A0000\u00A0000"],
  ["addons", "priceType", "weekly", invalid],
  ["addons", "allowQuantitySelect", 1, type],
  ["seasonal-prices", "startDate", "", "Ange ett datum"],
  ["seasonal-prices", "startDate", "2026-02-30", "Ange ett datum"],
  ["seasonal-prices", "startDate", "2026-07-01T00:00", "Ange ett datum"],
  ["seasonal-prices", "startDate", 20260701, type],
  ["seasonal-prices", "startDate", "0001-01-01", year],
  ["seasonal-prices", "endDate", "9999-12-31", year],
  ["seasonal-prices", "price", -1, "Måste vara minst 0"],
  ["seasonal-prices", "price", 99.5, whole],
  ["blocked-dates", "reason", "", empty],
  ["blocked-dates", "reason", "x".repeat(501), "Får vara högst 500 tecken"],
  ["blocked-dates", "reason", NUL, invalid],
  ["blocked-dates", "endDate", "igår", "Ange ett datum"],
  ["booking-intervals", "startWeekday", "måndag", invalid],
  ["booking-intervals", "intervalDays", 0, "Måste vara minst 1"],
  ["booking-intervals", "intervalDays", 366, "Får vara högst 365"],
  ["booking-intervals", "pickupTime", "25:00", time],
  ["booking-intervals", "returnTime", "", time],
  ["rental-agreements", "name", "", empty],
  ["rental-agreements", "name", "\u200B\u202E", empty],
  ["rental-agreements", "description", " ", empty],
  ["rental-agreements", "content", "", empty],
  ["rental-agreements", "content", "x".repeat(30_001), "Får vara högst 30\u00A0000 tecken"],
  ["rental-agreements", "content", NUL, invalid],
  ["rental-agreements", "isDefault", "ja", type],
];

test.each(CASES)(
  "%s: %s cannot be %j: %s",
  async (...[what, field, value, sentence, at = field]) => {
    const bodies = { ...GOOD[what], rentalItemId: itemId, [field]: value };
    for (const answer of [
      await send(`/api/${what}`, bodies),
      await send(paths[what]!, { [field]: value }, "PATCH"),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorAnswer>()).toEqual({
        code: "request.malformed",
        message: "Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.",
        fields: { [at]: sentence },
      });
    }
  },
);

const REQUIRED: [What, string[]][] = [
  ["rental-items", ["type", "name", "pricePerDay"]],
  ["addons", ["name", "price", "rentalItemId"]],
  ["seasonal-prices", ["startDate", "endDate", "price", "rentalItemId"]],
  ["blocked-dates", ["startDate", "endDate", "reason", "rentalItemId"]],
  ["booking-intervals", ["startDate", "endDate", "startWeekday", "rentalItemId"]],
  ["rental-agreements", ["name", "description", "content"]],
];

test.each(REQUIRED)("%s: what is required is named field by field: %j", async (what, fields) => {
  const answer = await send(`/api/${what}`, {});
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<ErrorAnswer>().fields ?? {}).toSorted()).toEqual(
    fields.toSorted(),
  );
});

describe("a body that is none", () => {
  test.each(Object.keys(GOOD))(
    "/api/%s takes neither lists, null nor broken JSON",
    async (what) => {
      const headers = { "content-type": "application/json" };
      for (const body of ["[]", "null", '"x"', "{", ""]) {
        for (const [method, path] of [
          ["POST", `/api/${what}`],
          ["PATCH", paths[what]!],
        ] as const) {
          const answer = await shop.call(path, { method, body, headers, as });
          expect(answer.statusCode, `${method} ${body}`).toBe(400);
        }
      }
    },
  );

  test("more than the shop takes at once is too large", async () => {
    const answer = await send("/api/rental-items", {
      ...GOOD["rental-items"],
      x: "x".repeat(70_000),
    });
    expect(answer.statusCode).toBe(413);
  });
});

test.each(["0", "-1", "abc", "1e3", "99999999999", "%00"])(
  "'%s' is the number of nothing",
  async (id) => {
    for (const what of Object.keys(GOOD)) {
      for (const method of ["PATCH", "DELETE"] as const) {
        const body = method === "PATCH" ? {} : undefined;
        const answer = await shop.call(`/api/${what}/${id}`, { method, body, as });
        expect(answer.statusCode, `${method} ${what}`).toBe(400);
      }
    }
  },
);
