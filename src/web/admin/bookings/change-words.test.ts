import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

const told = (action: string, before: unknown, after: unknown) => {
  const { title, text } = changeWords({ at: "", actor: "anna", action, before, after });
  return `${title} | ${text}`.replaceAll("\u00a0", " ");
};

test.each([
  [
    "booking.status",
    { status: "pending" },
    { status: "confirmed" },
    "Ändrade status | Väntar på bekräftelse → Bokad och bekräftad",
  ],
  ["booking.comment", { notes: "" }, { notes: "Ringer" }, "Sparade en kommentar | Ringer"],
  ["booking.comment", { notes: "x" }, { notes: "" }, "Tog bort kommentaren | "],
  ["payment.captured", null, { amount: 2000, kind: "rent" }, "Betalning genomförd | 2 000 kr"],
  ["payment.captured", null, { amount: 5000, kind: "deposit" }, "Deposition betald | 5 000 kr"],
  ["rent.refunded", null, { amount: 500, reason: "Regn" }, "Återbetalning gjord | 500 kr: Regn"],
  [
    "deposit.kept",
    null,
    { amount: 1500, reason: "damage", note: "Repa i dörren" },
    "Behöll en del av depositionen för skada | 1 500 kr: Repa i dörren",
  ],
  [
    "mail.resent",
    null,
    { type: "booking_confirmation", recipient: "a@b.se" },
    "Skickade ett mejl igen | Bokningsbekräftelse till a@b.se",
  ],
  ["something.new", null, null, "something.new | "],
])("%s is told in words", (action, before, after, words) => {
  expect(told(action, before, after)).toBe(words);
});

test("a long comment is shown by its beginning", () => {
  const { text } = changeWords({
    at: "",
    actor: "",
    action: "booking.comment",
    before: null,
    after: { notes: "å".repeat(20_000) },
  });
  expect(text).toHaveLength(201);
});
