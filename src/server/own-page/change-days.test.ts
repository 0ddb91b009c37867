import { beforeAll, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
  counter.shop.clock.set("2026-06-20T10:00:00Z");
});

const setDays = (changeDays: unknown) =>
  counter.shop.call("/api/settings/shop", {
    method: "PATCH",
    body: { changeDays },
    as: counter.admin,
  });

test("how late customers change their stay is what the owner has said, also for bookings made before", async () => {
  const { id } = await counter.aBooking();
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  const page = async () => (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
  const shown = await page();
  expect(shown.changes).toMatchObject({ until: "2026-06-24", allowed: true });
  const { version } = shown.booking;

  expect((await setDays(14)).json()).toMatchObject({ changeDays: 14 });
  expect((await page()).changes).toEqual({
    until: "2026-06-17",
    earliestStart: "2026-07-04",
    allowed: false,
  });
  const wish = { endDate: "2026-07-04", version };
  const change = () => counter.post(`/api/my-booking/${key}/changes`, wish, "");
  expect((await change()).json()).toMatchObject({ code: "own-page.change-too-late" });

  expect((await setDays(1)).json()).toMatchObject({ changeDays: 1 });
  expect((await page()).changes).toMatchObject({ until: "2026-06-30", allowed: true });
  expect((await change()).statusCode).toBe(200);
});

test("customers are never left to change a stay on the day it is fetched", async () => {
  for (const days of [0, -1, 1.5, 91, "7"]) expect((await setDays(days)).statusCode).toBe(400);
});
