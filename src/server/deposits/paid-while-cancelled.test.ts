import { expect, test } from "vitest";
import { testChanges } from "#test/test-changes.ts";
import { openTestCounter } from "#test/test-counter.ts";

test("a deposit that is paid while its booking is called off is promised back, and listed", async () => {
  const counter = await openTestCounter();
  const { id } = await counter.aBooking();
  const opened = await counter.post(`/api/deposit/${id}/create-payment`);
  await counter.cards.pay(opened.json<{ clientSecret: string }>().clientSecret);
  const cancelled = await counter.patch(id, { status: "cancelled" });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  expect((await counter.booking(id)).depositPaymentStatus).toBe("captured");
  const letter = await testChanges(counter).letterOf(id, "deposit_paid");
  expect(letter).toContain("Bokningen är avbokad, så vi betalar tillbaka den.");
  expect(letter).not.toMatch(/återlämning|ändra eller avboka/);
  expect(await counter.concernsOf(id)).toContainEqual(
    expect.objectContaining({ kind: "deposit-held" }),
  );
});
