import { beforeEach, describe, expect, test } from "vitest";
import { concerns } from "#contracts/oversight.ts";
import { officeToday } from "#contracts/today.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { aUnit, giveUnit } from "#test/given-units.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

const day = (text: string) => text as LocalDate;
const plain = (words: string) => words.replaceAll("\u00a0", " ");

let shop: TestShop;
let admin: string;
let itemId: number;
beforeEach(async () => {
  shop = await openTestShop();
  shop.clock.set("2026-07-01T08:00:00Z");
  admin = await shop.signIn("admin");
  itemId = (await anItem(shop.db, { name: "Fjällripa", quantity: 1 })).id;
});

describe("the day's page", () => {
  const shown = async () => {
    const answer = await shop.call("/api/office/today", { as: await shop.signIn("staff") });
    expect(answer.statusCode, answer.body).toBe(200);
    return officeToday.answer.parse(answer.json()).upkeep;
  };

  test("tells what is due within a month, what is late first, and nothing of what is retired", async () => {
    await aUnit(shop.db, itemId, { name: "Älgen", nextInspection: day("2026-07-20") });
    await aUnit(shop.db, itemId, {
      name: "Björnen",
      registration: "ABC 123",
      odometer: 60_100,
      nextServiceKm: 60_000,
      nextInspection: day("2026-12-01"),
    });
    await aUnit(shop.db, itemId, {
      name: "Såld",
      nextService: day("2026-05-01"),
      retiredOn: day("2026-06-01"),
    });
    expect(await shown()).toMatchObject([
      { name: "Björnen", registration: "ABC 123", kind: "service-km", kmLeft: -100 },
      { name: "Älgen", itemName: "Fjällripa", kind: "inspection", dueOn: "2026-07-20" },
    ]);
  });
});

describe("what is late", () => {
  const listed = async () => {
    const answer = await shop.call("/api/oversight", { as: admin });
    return concerns.answer
      .parse(answer.json())
      .concerns.filter(({ kind }) => kind === "upkeep-overdue");
  };

  test("is to be seen to until the next day is written in, or somebody says that it is", async () => {
    const unitId = await aUnit(shop.db, itemId, { nextInspection: day("2026-06-30") });
    const [late] = await listed();
    expect(late).toMatchObject({ what: "inspection", dueOn: "2026-06-30", unitName: "Enhet 1" });
    const settled = await shop.call("/api/oversight/settle", {
      method: "POST",
      body: { kind: "upkeep-overdue", subject: late!.subject, reason: "Tid är bokad" },
      as: admin,
    });
    expect(settled.statusCode, settled.body).toBeLessThan(300);
    expect(await listed()).toEqual([]);
    const body = { nextInspection: "2026-06-29" };
    await shop.call(`/api/units/${unitId}`, { method: "PATCH", body, as: admin });
    expect(await listed()).toHaveLength(1);
    await shop.call(`/api/units/${unitId}`, {
      method: "PATCH",
      body: { nextInspection: "2027-06-30" },
      as: admin,
    });
    expect(await listed()).toEqual([]);
  });
});

describe("before a booking that would collide", () => {
  const STAY = { startDate: "2026-08-10", endDate: "2026-08-14" };
  async function preview(change: object = {}) {
    const body = { rentalItemId: itemId, ...STAY, ...change };
    const path = "/api/office/bookings/preview";
    const answer = await shop.call(path, { method: "POST", body, as: admin });
    expect(answer.statusCode, answer.body).toBe(200);
    const { warnings, refused } = answer.json<{ warnings: string[]; refused: unknown[] }>();
    return { warnings: warnings.map(plain), refused };
  }

  test("staff are warned, and not refused", async () => {
    await aUnit(shop.db, itemId, { name: "Älgen", nextInspection: day("2026-08-12") });
    expect(await preview()).toEqual({
      warnings: [
        "Älgen: besiktningen ska vara gjord senast 12 augusti 2026, innan den är tillbaka.",
      ],
      refused: [],
    });
    expect((await preview({ endDate: "2026-08-11" })).warnings).toEqual([]);
  });

  test("they are told nothing of a unit that somebody else has then", async () => {
    const unitId = await aUnit(shop.db, itemId, { nextService: day("2026-08-12") });
    await aUnit(shop.db, itemId, { name: "Enhet 2" });
    const bookingId = await aBooking(shop.db, {
      itemId,
      start: STAY.startDate,
      end: STAY.endDate,
    });
    expect((await preview()).warnings).toHaveLength(1);
    await giveUnit(shop.db, { bookingId, unitId });
    expect((await preview()).warnings).toEqual([]);
  });

  test("a change is warned of the unit that the booking has, and only where the stay is another", async () => {
    const unitId = await aUnit(shop.db, itemId, { nextService: day("2026-08-12") });
    await aUnit(shop.db, itemId, { name: "Enhet 2", nextService: day("2026-08-12") });
    const bookingId = await aBooking(shop.db, {
      itemId,
      start: "2026-08-01",
      end: "2026-08-04",
      status: "confirmed",
    });
    await giveUnit(shop.db, { bookingId, unitId });
    const change = async (wish: object) => {
      const path = `/api/bookings/${bookingId}/changes/preview`;
      const body = { version: 1, ...wish };
      const answer = await shop.call(path, { method: "POST", body, as: admin });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ warnings: string[] }>().warnings;
    };
    expect(await change({ customer: { phone: "070-123 45 68" } })).toEqual([]);
    expect(await change({ startDate: "2026-08-10", endDate: "2026-08-14" })).toHaveLength(1);
  });
});
