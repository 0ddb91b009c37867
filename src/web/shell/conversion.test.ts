import { expect, test } from "vitest";
import { tellPurchase } from "./conversion.ts";

function browser({ keeps = true } = {}) {
  const kept = new Map<string, string>();
  const calls: unknown[][] = [];
  return {
    calls,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!keeps) throw new Error("no room");
        kept.set(key, value);
      },
    },
    fbq: (...call: unknown[]) => void calls.push(["fbq", ...call]),
    gtag: (...call: unknown[]) => void calls.push(["gtag", ...call]),
  };
}

test("a booking is told to both tags with its value and its number", () => {
  const visitor = browser();
  tellPurchase({ bookingId: 4711234, value: 1755 }, visitor);
  expect(visitor.calls).toEqual([
    ["fbq", "track", "Purchase", { value: 1755, currency: "SEK" }, { eventID: "4711234" }],
    ["gtag", "event", "purchase", { value: 1755, currency: "SEK", transaction_id: "4711234" }],
  ]);
});

test("the same booking is never told twice, another one is", () => {
  const visitor = browser();
  tellPurchase({ bookingId: 1, value: 100 }, visitor);
  tellPurchase({ bookingId: 1, value: 100 }, visitor);
  tellPurchase({ bookingId: 2, value: 100 }, visitor);
  expect(visitor.calls).toHaveLength(4);
});

test("a booking made before the visitor allowed any tag is told once they have", () => {
  const { localStorage, ...tags } = browser();
  tellPurchase({ bookingId: 7, value: 500 }, { localStorage });
  expect(tags.calls).toHaveLength(0);
  tellPurchase({ bookingId: 7, value: 500 }, { localStorage, ...tags });
  tellPurchase({ bookingId: 7, value: 500 }, { localStorage, ...tags });
  expect(tags.calls).toHaveLength(2);
});

test("a shop without tags, and a browser that keeps nothing, break nothing", () => {
  const { localStorage } = browser({ keeps: false });
  expect(() => tellPurchase({ bookingId: 1, value: 100 }, { localStorage })).not.toThrow();
  expect(localStorage.getItem("told-purchases")).toBeNull();
  const forgetful = browser({ keeps: false });
  tellPurchase({ bookingId: 1, value: 100 }, forgetful);
  expect(forgetful.calls).toHaveLength(2);
});
