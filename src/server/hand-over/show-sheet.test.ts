import { beforeAll, expect, test } from "vitest";
import { anAskedAgreement } from "#test/builders.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});

test("who hands something over is told how the agreement stands, and where it is", async () => {
  const { id } = await shop.aBooking({ type: "equipment" });
  expect(await shop.sheet(id)).toMatchObject({ agreement: "none", stay: { state: "waiting" } });
  await anAskedAgreement(shop.shop.db, id);
  expect(await shop.sheet(id)).toMatchObject({ agreement: "waiting" });
  await shop.signed(id, { agreementsAccepted: true });
  expect(await shop.sheet(id, "back")).toMatchObject({
    agreement: "accepted",
    stay: { state: "out", outAt: expect.any(String), backAt: null },
  });
});

test("who hands something over reads which unit it is, by its plate, and what is not paid", async () => {
  const { id } = await shop.aBooking();
  await shop.giveUnits(id, "Älgen");
  expect(await shop.sheet(id)).toMatchObject({
    parts: [{ unitName: "Älgen", registration: "ABC 12D" }],
    dueAmount: 0,
    reservedAmount: 2000,
    depositDue: 5000,
  });
});
