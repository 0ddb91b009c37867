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
  [
    "booking.status",
    { status: "confirmed" },
    { status: "cancelled", refund: 1200, kept: 800, reason: "Vi delar på det" },
    "Avbokade | 1 200 kr tillbaka, 800 kr behålls: Vi delar på det",
  ],
  [
    "booking.changed",
    { customerEmail: "anna@exmple.se", pickupTime: "15:00" },
    {
      customerEmail: "anna@example.se",
      pickupTime: "16:00",
      fields: ["customerEmail", "customerPersonalNumber", "pickupTime"],
    },
    "Ändrade uppgifter | e-post: anna@exmple.se → anna@example.se, personnummer, utlämningstid: 15:00 → 16:00",
  ],
  [
    "booking.changed",
    { lines: [{ name: "Havskajak", quantity: 1 }], totalPrice: 900 },
    {
      lines: [
        { name: "Havskajak", quantity: 2 },
        { name: "Tunneltält", quantity: 1 },
      ],
      totalPrice: 1500,
      fields: ["quote", "totalPrice", "lines"],
    },
    "Ändrade bokningen | pris: 900 kr → 1 500 kr, fler saker: Havskajak → Havskajak, 2 st; Tunneltält",
  ],
  [
    "booking.changed",
    { lines: [{ name: "Tunneltält", quantity: 1 }] },
    { lines: [], fields: ["lines"] },
    "Ändrade bokningen | fler saker: Tunneltält → tomt",
  ],
  ["booking.changed", null, { fields: ["lines"] }, "Ändrade bokningen | fler saker"],
  ["booking.changed", null, { fields: ["customerPhone"] }, "Ändrade uppgifter | telefon"],
  [
    "booking.made",
    null,
    { total: 1500, adjustment: -500, overrides: ["period"] },
    "Lade in bokningen | Rabatt 500 kr, utan hänsyn till bytesdagar",
  ],
  ["booking.comment", { notes: "" }, { notes: "Ringer" }, "Sparade en kommentar | Ringer"],
  ["booking.comment", { notes: "x" }, { notes: "" }, "Tog bort kommentaren | "],
  ["booking.comment", null, null, "Ändrade kommentaren | "],
  [
    "customer.comment",
    { notes: "" },
    { notes: "Har hund" },
    "Sparade en kommentar om kunden | Har hund",
  ],
  ["customer.comment", { notes: "x" }, { notes: "" }, "Tog bort kommentaren om kunden | "],
  ["payment.captured", null, { amount: 2000, kind: "rent" }, "Betalning genomförd | 2 000 kr"],
  ["payment.captured", null, { amount: 5000, kind: "deposit" }, "Deposition betald | 5 000 kr"],
  ["rent.refunded", null, { amount: 500, reason: "Regn" }, "Återbetalning gjord | 500 kr: Regn"],
  [
    "rent.refunded",
    null,
    { amount: 500, reason: "Återbetalat hos kortbolaget", method: "card" },
    "Återbetalning gjord | 500 kr: Återbetalat hos kortbolaget",
  ],
  [
    "rent.refunded",
    null,
    { amount: 500, reason: "Regn", method: "swish" },
    "Gav tillbaka en betalning | 500 kr, Swish: Regn",
  ],
  [
    "deposit.refunded",
    null,
    { amount: 5000, reason: "Hel och ren", method: "till" },
    "Gav tillbaka depositionen | 5 000 kr, Kassa: Hel och ren",
  ],
  ["refund.failed", null, { amount: 500 }, "Återbetalningen gick inte igenom | 500 kr"],
  [
    "refund.twice",
    null,
    { amount: 500 },
    "Återbetalningen nådde kortet ändå, och är gjord två gånger | 500 kr",
  ],
  [
    "payment.recorded",
    null,
    { amount: 2000, method: "bank", kind: "rent", paidOn: "2027-03-01" },
    "Registrerade en betalning | 2 000 kr, Bank",
  ],
  [
    "payment.recorded",
    null,
    { amount: 5000, method: "swish", kind: "deposit" },
    "Registrerade depositionen | 5 000 kr, Swish",
  ],
  [
    "payment.taken-back",
    null,
    { amount: 2000, method: "swish", reason: "Fel bokning" },
    "Rättade en betalning som registrerats av misstag | 2 000 kr, Swish: Fel bokning",
  ],
  [
    "payment.link-sent",
    null,
    { amount: 1500, expiresAt: "2027-03-03T09:00:00Z" },
    "Skickade en betalningslänk | 1 500 kr, gäller till 3 mars 2027 kl 10:00",
  ],
  ["payment.link-sent", null, null, "Skickade en betalningslänk | "],
  [
    "payment.link-sent",
    null,
    { amount: 1500, expiresAt: "2027-03-03T09:00:00Z", isLedThere: true },
    "Öppnade betalningen på sin bokningssida | 1 500 kr, gäller till 3 mars 2027 kl 10:00",
  ],
  [
    "dispute.opened",
    null,
    { state: "needs_response", amount: 2000 },
    "Kundens bank har bestridit betalningen | 2 000 kr",
  ],
  [
    "dispute.opened",
    null,
    { state: "warning_needs_response", amount: 2000 },
    "Kundens bank frågar om betalningen | 2 000 kr",
  ],
  ["dispute.moved", null, { state: "won" }, "Tvisten om betalningen är vunnen | "],
  ["dispute.moved", null, { state: "new" }, "Tvisten med kundens bank har gått vidare | "],
  [
    "dispute.decided",
    null,
    { decision: "loss", amount: 2000, reason: "Inget svar" },
    "Bokförde den förlorade tvisten som en förlust | 2 000 kr: Inget svar",
  ],
  [
    "concern.settled",
    null,
    { kind: "rent-unpaid", reason: "Betalar vid hämtning" },
    "Klarmarkerade i Att åtgärda: hyran inte betald | Betalar vid hämtning",
  ],
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
  ["booking.own-page-mailed", null, null, "Mejlade en länk till kundens bokningssida | "],
  [
    "payment.cancelled",
    null,
    { amount: 1685, kind: "rent", wasReserved: false },
    "Kortbetalningen blev inte av | 1 685 kr, inget hade betalats",
  ],
  [
    "payment.cancelled",
    null,
    { amount: 1685, kind: "rent", wasReserved: true },
    "Betalning avbruten | 1 685 kr",
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

test("a change of what is rented is told with what it was and what it is", () => {
  const fields = ["endDate", "totalPrice", "quote", "rentalItemId", "selectedAddons"];
  const words = changeWords({
    at: "2027-03-01T10:00:00.000Z",
    actor: "kim",
    action: "booking.changed",
    before: { endDate: "2027-06-09", totalPrice: 2000, itemName: "Fjällripa" },
    after: {
      fields,
      endDate: "2027-06-10",
      totalPrice: 3000,
      itemName: "Norrsken",
      overrides: ["period"],
    },
  });
  expect(words.title).toBe("Ändrade bokningen");
  expect(words.text.replaceAll("\u00a0", " ")).toBe(
    "återlämning: 9 juni 2027 → 10 juni 2027, pris: 2 000 kr → 3 000 kr, objekt: Fjällripa → Norrsken, tillval, utan hänsyn till bytesdagar",
  );
});
