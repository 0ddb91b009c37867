import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { anAgreement } from "#test/builders.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
let versionId: number;
beforeAll(async () => {
  counter = await openTestCounter();
  ({ versionId } = await anAgreement(counter.shop.db, { isDefault: true }));
});

async function anAsked() {
  const { id } = await counter.aBooking();
  await counter.shop.db.execute(
    sql`update booking_agreements set accepted_at = null, how = null where booking_id = ${id}`,
  );
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  const accept = (agreementVersions: unknown[]) =>
    counter.shop.call(`/api/my-booking/${key}/accept`, {
      method: "POST",
      body: { agreementVersions },
    });
  return { id, key, accept };
}

test("the texts that are asked for are accepted, and a second press finds them so", async () => {
  const { accept } = await anAsked();
  for (const press of ["first", "second"]) {
    const answer = await accept([versionId]);
    expect(answer.statusCode, `${press} ${answer.body}`).toBe(200);
    expect(answer.json<MyBooking>().asked).toEqual([]);
  }
});

test("a text of no booking or of another is told as such, and nothing is accepted", async () => {
  const { key, accept } = await anAsked();
  const other = await anAgreement(counter.shop.db);
  for (const versions of [[2_000_000], [versionId, other.versionId]]) {
    const answer = await accept(versions);
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain("hör inte till din bokning");
  }
  for (const versions of [[-1], [versionId, versionId], []])
    expect((await accept(versions)).statusCode).toBe(400);
  const page = await counter.shop.call(`/api/my-booking/${key}`);
  expect(page.json<MyBooking>().asked).toHaveLength(1);
});

test("of a booking that is called off nothing is accepted", async () => {
  const { id, accept } = await anAsked();
  await counter.post(`/api/bookings/${id}/cancel`, { refund: 2000, reason: "Regn" });
  const answer = await accept([versionId]);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json<{ message: string }>().message).toContain("avbokad");
});
