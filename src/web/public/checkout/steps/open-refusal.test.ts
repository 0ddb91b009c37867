import { describe, expect, test } from "vitest";
import type { PriceAnswer } from "#contracts/offers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { readRefusal } from "./open-refusal.ts";

const price = { total: 1755, vatAmount: 351, vatRate: 0.25 } as PriceAnswer;

describe("a refused payment", () => {
  const refused = (status: number, answer: object) =>
    readRefusal(new ApiError(status, JSON.stringify({ message: "Mening.", ...answer })));

  test("is told apart by its code", () => {
    expect(refused(409, { code: "checkout.price-changed", price })).toEqual({
      kind: "price-changed",
      sentence: "Mening.",
      price,
    });
    expect(refused(409, { code: "checkout.policy-changed", price })).toMatchObject({
      kind: "policy-changed",
      price,
    });
    expect(refused(409, { code: "checkout.agreement-changed" }).kind).toBe("agreement-changed");
    expect(refused(409, { code: "checkout.already-booked", bookingId: 4711234 })).toMatchObject({
      kind: "booked",
      bookingId: 4711234,
    });
    expect(refused(409, { code: "stay.unavailable" }).kind).toBe("stay");
    expect(refused(409, { code: "line.unavailable" }).kind).toBe("line");
    expect(refused(409, { code: "line.too-few" }).kind).toBe("line");
    expect(refused(409, { code: "line.extra-taken" }).kind).toBe("stay");
    expect(refused(409, { code: "code.used-by-you" }).kind).toBe("code");
    expect(refused(429, { code: "checkout.too-many-open" }).kind).toBe("other");
  });

  test("by somebody who was faster says so, and what to do", () => {
    expect(refused(409, { code: "stay.unavailable" })).toEqual({
      kind: "stay",
      sentence: "Dagarna är inte längre lediga: någon annan hann boka dem. Välj andra datum.",
    });
    expect(refused(409, { code: "stay.too-few-units" }).sentence).toBe("Mening.");
  });

  test("points at the field by its own name", () => {
    expect(
      refused(400, { code: "request.malformed", fields: { "customerData.email": "För lång" } }),
    ).toMatchObject({ kind: "fields", fields: { email: "För lång" } });
  });

  test("by a lost connection says that the shop was not reached", () => {
    const refusal = readRefusal(new TypeError("Failed to fetch"));
    expect(refusal.kind).toBe("other");
    expect(refusal.sentence).toContain("uppkoppling");
  });
});
