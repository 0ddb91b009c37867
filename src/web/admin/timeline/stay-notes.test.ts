import { expect, test } from "vitest";
import { stayNotes } from "./stay-notes.ts";

const waiting = { state: "waiting", outAt: null, backAt: null } as const;
const out = { state: "out", outAt: "2026-07-06T12:05:00Z", backAt: null } as const;

type Booking = Parameters<typeof stayNotes>[0]["booking"];
const aBooking = (told: Partial<Booking> = {}): Booking => ({
  stay: waiting,
  agreement: "none",
  dueAmount: 0,
  reservedAmount: 0,
  ...told,
});
const words = (kind: "pickup" | "return", told: Partial<Booking>, isOnPaper = false) =>
  stayNotes({ kind, booking: aBooking(told) })
    .filter(({ isOnPaperOnly }) => isOnPaper || !isOnPaperOnly)
    .map((note) => note.words);

test("what is out is told with since when, at its pick-up and at its return", () => {
  expect(words("pickup", { stay: out })).toEqual(["Ute sedan 6 juli kl 14:05"]);
  expect(words("return", { stay: out })).toEqual(["Ute sedan 6 juli kl 14:05"]);
});

test("an agreement that waits is told before the keys leave, and no more at the return", () => {
  expect(words("pickup", { agreement: "waiting" })).toEqual(["Hyresavtalet är inte godkänt"]);
  expect(words("return", { agreement: "waiting" })).toEqual([]);
});

test("on paper it also stands what is in order", () => {
  expect(words("pickup", { agreement: "accepted" }, true)).toEqual([
    "Hyran betald",
    "Hyresavtalet godkänt",
  ]);
});

test.each([{ dueAmount: 500 }, { reservedAmount: 500 }])(
  "a rent that is not charged wholly is never told as paid: %j",
  (told) => {
    expect(words("pickup", told, true)).toEqual([]);
  },
);
