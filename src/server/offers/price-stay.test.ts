import type { PriceAnswer } from "#contracts/offers.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { dailyAvailability, priceStay } from "#contracts/offers.ts";
import { aBooking, anAddon, anItem, aSeason } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // The shop's clock stands at 1 June 2026.
});

const daily = (id: number, start: string, end: string) =>
  shop.call(`/api/rental-items/${id}/availability/daily?startDate=${start}&endDate=${end}`);
const price = (body: object) => shop.call("/api/calculate-booking-price", { method: "POST", body });

describe("the price of a stay", () => {
  test("comes with what cancelling gives back: the item's own promise, else the shop's as it is by now", async () => {
    const own = [{ daysBefore: 2, percent: 100 }];
    const shops = [{ daysBefore: 60, percent: 80 }];
    const { id } = await anItem(shop.db, {});
    const { id: withOwn } = await anItem(shop.db, { cancellationPolicy: own });
    const as = await shop.signIn("admin");
    const set = (cancellationPolicy: unknown) =>
      shop.call("/api/settings/shop", { method: "PATCH", body: { cancellationPolicy }, as });
    const told = async (rentalItemId: number) => {
      const stay = { startDate: "2026-06-10", endDate: "2026-06-12", selectedAddons: [] };
      const answer = await price({ rentalItemId, ...stay });
      return answer.json<PriceAnswer>().cancellationPolicy;
    };
    expect(await told(id)).toHaveLength(2);
    await set(shops);
    expect(await told(id)).toEqual(shops);
    expect(await told(withOwn)).toEqual(own);
    await set(null);
    expect(await told(id)).toHaveLength(2);
  });

  test("is explained night by night, with fee, addons and VAT", async () => {
    const { id } = await anItem(shop.db, { quantity: 3, pricePerDay: 400, basePrice: 100 });
    await aSeason(shop.db, id, { start: "2026-06-11", end: "2026-06-20", price: 500 });
    const daily2 = await anAddon(shop.db, id, { name: "Stol", price: 20, priceType: "daily" });
    const answer = await price({
      rentalItemId: id,
      startDate: "2026-06-10",
      endDate: "2026-06-12",
      quantity: 2,
      selectedAddons: [{ id: daily2, quantity: 3 }],
    });
    expect(answer.statusCode).toBe(200);
    const { quoteLines, ...told } = answer.json<PriceAnswer>();
    expect(quoteLines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["nights", 800],
      ["nights", 1000],
      ["fee", 200],
      ["addon", 120],
    ]);
    expect(told).toEqual({
      total: 2120,
      subtotal: 2120,
      basePrice: 2000,
      nightlyPrice: 450,
      dailyPrices: { "2026-06-10": 400, "2026-06-11": 500 },
      vatRate: 0.25,
      vatAmount: 424,
      quantity: 2,
      fee: 100,
      cancellationPolicy: [
        { daysBefore: 30, percent: 100 },
        { daysBefore: 14, percent: 50 },
      ],
      nights: [
        { night: "2026-06-10", price: 400, isSeasonal: false },
        { night: "2026-06-11", price: 500, isSeasonal: true },
      ],
      addons: [
        {
          id: daily2,
          name: "Stol",
          price: 20,
          priceType: "daily",
          allowQuantitySelect: true,
          quantity: 3,
          total: 120,
        },
      ],
    });
  });

  test("is refused with a sentence for what cannot be rented so", async () => {
    const { id } = await anItem(shop.db, { quantity: 2 });
    const other = await anItem(shop.db);
    const foreign = await anAddon(shop.db, other.id);
    const addonOnly = await anItem(shop.db, { isAddonOnly: true });
    const stay = { rentalItemId: id, startDate: "2026-06-10", endDate: "2026-06-12" };
    const cases: [object, number, string][] = [
      [
        { ...stay, endDate: "2026-06-10" },
        400,
        "Slutdatum kan inte vara samma som startdatum, då det skulle innebära 0 nätter",
      ],
      [{ ...stay, endDate: "2026-06-09" }, 400, "Slutdatum måste vara efter startdatum"],
      [
        { ...stay, startDate: "2026-05-31" },
        400,
        "Startdatum har redan passerat. Välj ett datum från och med i dag.",
      ],
      [{ ...stay, endDate: "2027-06-02" }, 400, "Det går att boka till och med 1 juni 2027."],
      [{ ...stay, quantity: 3 }, 400, "Det finns 2 att hyra. Välj ett lägre antal."],
      [
        { ...stay, selectedAddons: [{ id: foreign, quantity: 1 }] },
        400,
        "Ett av tillvalen finns inte till det här objektet.",
      ],
      [
        { ...stay, rentalItemId: addonOnly.id },
        400,
        "Det här går bara att hyra som tillval till något annat.",
      ],
      [{ ...stay, rentalItemId: 999_999 }, 404, "Objektet kunde inte hittas"],
    ];
    for (const [body, status, message] of cases) {
      const answer = await price(body);
      expect(answer.json(), message).toMatchObject({ message });
      expect(answer.statusCode, message).toBe(status);
    }
  });
});

test("answers that leave as text are JSON of exactly the shape their contract promises", async () => {
  const { id } = await anItem(shop.db, { quantity: 2 });
  await aBooking(shop.db, { itemId: id, start: "2026-06-10", end: "2026-06-12" });
  await aSeason(shop.db, id, { start: "2026-06-11", end: "2026-06-20", price: 500 });
  const addon = await anAddon(shop.db, id, { name: '"Stol" \\ bord', description: "Hopfällbar" });
  const stay = { rentalItemId: id, startDate: "2026-06-10", endDate: "2026-06-12" };
  const answers = [
    [dailyAvailability, await daily(id, "2026-06-09", "2026-06-13")],
    [priceStay, await price({ ...stay, selectedAddons: [{ id: addon, quantity: 1 }] })],
  ] as const;
  for (const [{ answer }, { headers, body, json }] of answers) {
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(answer.parse(JSON.parse(body))).toEqual(json());
  }
});
