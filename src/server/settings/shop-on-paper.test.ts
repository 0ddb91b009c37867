import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { anItem } from "#test/builders.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

type Saved = { places: { id: number }[] };
const change = async (body: object): Promise<Saved> => {
  const { shop, admin } = counter;
  const answer = await shop.call("/api/settings/shop", { method: "PATCH", body, as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Saved>();
};
const approve = (id: number) => counter.patch(id, { paymentAction: "capture" });
const printed = async (id: number) =>
  (await counter.shop.call(`/api/receipts/${id}/html`, { as: counter.admin })).body;
const lastLetter = async (id: number, type: string) => {
  const rows = await rowsOf<{ plain_text: string }>(
    counter.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = ${type} order by id desc limit 1`,
  );
  return rows[0]?.plain_text ?? "";
};

describe("a company that changes its name", () => {
  test("stands with the new one on the next receipt and letter, and with the old one on what was issued", async () => {
    const { id: before } = await counter.aBooking();
    await approve(before);
    await change({ company: { name: "Nya Bolaget AB", seat: "Åre", vatNumber: "SE999999999901" } });
    const { id: after } = await counter.aBooking({ start: "2026-08-01", end: "2026-08-03" });
    await approve(after);
    expect(await printed(after)).toMatch(/Nya Bolaget AB/);
    expect(await printed(after)).toContain("SE999999999901");
    expect(await printed(after)).toContain("Åre");
    expect(await printed(before)).toContain("Provbolaget AB");
    expect(await printed(before)).not.toMatch(/Nya Bolaget|SE999999999901/);
    expect(await lastLetter(after, "booking_confirmed")).toContain("Nya Bolaget AB");
    const books = await counter.shop.call("/api/accounting/export/sie/2026", { as: counter.admin });
    expect(books.body).toContain('#FNAMN "Nya Bolaget AB"');
  });

  test("claims F-tax only where it has it, and what was issued says what it said", async () => {
    const { id: before } = await counter.aBooking();
    await approve(before);
    await change({ company: { fTax: false } });
    const { id: after } = await counter.aBooking();
    await approve(after);
    expect(await printed(before)).toContain("F-skatt");
    expect(await printed(after)).not.toContain("F-skatt");
    await change({ company: { fTax: true } });
  });
});

describe("an item with a place of its own", () => {
  test("is picked up there by the letter, the contract, the thank-you page and the office", async () => {
    const place = { mapUrl: "", instructions: "" };
    const { places } = await change({
      places: [
        { ...place, name: "Byn", address: "Byvägen 2, Åre" },
        {
          name: "Stationen",
          address: "Järnvägsgatan 1, Duved",
          mapUrl: "https://karta.example/duved",
          instructions: "Porten till vänster,\nkod 1234.",
        },
      ],
    });
    const { id, itemId } = await counter.aBooking();
    const answer = await counter.shop.call(`/api/rental-items/${itemId}`, {
      method: "PATCH",
      body: { placeId: places[1]!.id },
      as: counter.admin,
    });
    expect(answer.json()).toMatchObject({ placeId: places[1]!.id });
    await approve(id);
    const letter = await lastLetter(id, "booking_confirmed");
    expect(letter).toContain("Plats: Stationen, Järnvägsgatan 1, Duved");
    expect(letter).toContain("https://karta.example/duved");
    expect(letter).toContain("Porten till vänster,\nkod 1234.");
    expect(letter).not.toContain("Byvägen 2, Åre, ");
    const contract = await counter.shop.call(`/api/bookings/${id}/contract`, { as: counter.admin });
    const words = readPdf(contract.rawPayload).pages.flat().join(" ");
    expect(words).toContain("Stationen, Järnvägsgatan 1, Duved");
    expect(words).toContain("kod 1234.");
    expect(await counter.booking(id)).toMatchObject({ placeId: places[1]!.id });
  });

  test("takes no place that is gone, and says so at the field", async () => {
    const { id } = await anItem(counter.shop.db);
    const answer = await counter.shop.call(`/api/rental-items/${id}`, {
      method: "PATCH",
      body: { placeId: 999_999 },
      as: counter.admin,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "catalog.place-unknown",
      fields: { placeId: "Hämtningsplatsen finns inte längre. Välj en annan." },
    });
  });
});

test("until a place is named things are picked up where the company is, also when it has moved", async () => {
  await counter.shop.db.update(rentalItems).set({ placeId: null });
  await change({ places: [], company: { address: "Nya gatan 5" } });
  const { id } = await counter.aBooking();
  await approve(id);
  expect(await lastLetter(id, "booking_confirmed")).toContain("Plats: Nya gatan 5");
});
