import { expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  cancelConsequence,
  changeWords,
  costWords,
  depositWords,
  failedRefunds,
  lastingWords,
  moneyRows,
  paymentWords,
  sentWords,
  thenCancelling,
  whichWords,
  withoutScriptWords,
} from "./texts.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const cost = (difference: number, toPay: number) => plain(costWords({ difference, toPay }));

test("whoever asks for a lost link reads for which number and address, and not whether there is such a booking", () => {
  expect(sentWords({ number: "#1234567", email: "ana@example.com" })).toMatch(
    /^Om bokningsnumret #1234567 och adressen ana@example\.com hör ihop har vi just skickat en länk dit\./,
  );
});

test("what a change costs is said as what the customer pays", () => {
  expect(cost(0, 0)).toBe("Du betalar inget mer.");
  expect(cost(1000, 1000)).toBe("Du betalar 1 000 kr till.");
  expect(cost(1000, 1500)).toBe(
    "Du betalar 1 000 kr till. Tillsammans med det som återstod är det 1 500 kr.",
  );
  // Too little for a card is let off.
  expect(cost(2, 0)).toBe("Priset blir 2 kr högre, men du behöver inte betala mer.");
});

test("days are told where they are others, and a link where there is one to come", () => {
  const hours = { pickupTime: "15:00", returnTime: "12:00" };
  const stay = { startDate: "2027-07-05" as LocalDate, endDate: "2027-07-08" as LocalDate };
  expect(
    plain(changeWords({ difference: 1000, toPay: 1000, after: { total: 3000 }, ...hours }, stay)),
  ).toBe(
    "Hämtning måndag 5 juli 2027 kl. 15:00, återlämning torsdag 8 juli 2027 kl. 12:00. Du betalar 1 000 kr till. Hela priset går från 2 000 kr till 3 000 kr. Vi mejlar dig en länk för att betala.",
  );
  expect(
    plain(changeWords({ difference: 0, toPay: 0, after: { total: 3000 }, ...hours }, null)),
  ).toBe("Du betalar inget mer. Hela priset är 3 000 kr som förut.");
});

const asPage = (page: object) => page as unknown as MyBooking;

test("the page says of which year its days are, first of all", () => {
  const booking = { id: 1234567, startDate: "2027-12-30", endDate: "2028-01-02" };
  expect(whichWords(asPage({ booking }))).toBe(
    "Bokning #1234567, 30 december 2027 – 2 januari 2028",
  );
});

test("a fee that is reckoned on what is not paid yet says so", () => {
  const words = (dueAmount: number, refund: number) =>
    plain(
      cancelConsequence(
        asPage({
          booking: { paidAmount: 2000, reservedAmount: 0, dueAmount, totalPrice: 2000 + dueAmount },
          cancellation: { refund, depositRefund: 0 },
        }),
      ),
    );
  expect(words(1000, 500)).toBe(
    "500 kr betalas tillbaka till dig. 1 500 kr behåller vi enligt avbokningsreglerna. Avgiften räknas på hela priset, 3 000 kr, även på det som du inte har betalat än. Dagarna blir lediga för andra, och det går inte att ångra.",
  );
  expect(words(0, 1000)).not.toContain("hela priset");
  expect(words(1000, 2000)).not.toContain("hela priset");
});

test("whoever moves a stay is told what cancelling gives afterwards, and whoever adds an extra is not", () => {
  const page = asPage({
    booking: { startDate: "2027-07-01", status: "confirmed" },
    cancellation: { policy: [{ daysBefore: 30, percent: 100 }] },
  });
  const cancelling = { countedFrom: "2027-05-10" as LocalDate, refundNow: 8780, refundThen: 0 };
  const then = (startDate: string, refundThen: number) =>
    thenCancelling(
      page,
      { cancelling: { ...cancelling, refundThen }, toPay: 0 },
      { startDate: startDate as LocalDate, today: "2027-05-01" as LocalDate },
    ).map(plain);
  expect(then("2027-05-10", 0)).toEqual([
    "Avbokningsvillkoren räknas efter flytten från den 10 maj: ingen återbetalning.",
    "Avbokar du nu får du tillbaka 8 780 kr av hyran. Avbokar du efter ändringen får du tillbaka 0 kr.",
  ]);
  expect(then("2027-07-01", 9000)).toEqual([]);
});

test("what cannot be taken back by oneself is said before it is done, and of a mere move nothing", () => {
  const day = (text: string) => text as LocalDate;
  const booked = {
    startDate: day("2027-07-01"),
    endDate: day("2027-07-03"),
    selectedAddons: [{ id: 1, quantity: 1 }],
  };
  const longer = { ...booked, endDate: day("2027-07-04") };
  const more = { ...booked, selectedAddons: [{ id: 1, quantity: 2 }] };
  expect(lastingWords(booked, longer)).toContain("du kan inte korta hyran själv efteråt");
  expect(lastingWords(booked, more)).toContain("ta bort tillval själv");
  expect(lastingWords(booked, { ...longer, selectedAddons: more.selectedAddons })).toContain(
    "korta hyran eller ta bort tillval",
  );
  const moved = { ...booked, startDate: day("2027-08-01"), endDate: day("2027-08-03") };
  expect(lastingWords(booked, moved)).toBeNull();
});

test("what was paid, what came back and what was kept add up, also of what is called off", () => {
  const rows = (booking: object) =>
    moneyRows(asPage({ booking })).map(({ label, value }) => plain(`${label} ${value}`));
  const none = { reservedAmount: 0, refundedAmount: 0, dueAmount: 0, cancelled: null };
  const sums = { ...none, withdrawnAt: null };
  expect(rows({ ...sums, paidAmount: 13_320, dueAmount: 3889 })).toEqual([
    "Betalt 13 320 kr",
    "Kvar att betala 3 889 kr",
  ]);
  const cancelled = { refund: 2607, kept: 14_602 };
  expect(rows({ ...sums, paidAmount: 14_602, refundedAmount: 2607, cancelled })).toEqual([
    "Betalt 17 209 kr",
    "Återbetalt 2 607 kr",
    "Avbokningsavgift 14 602 kr",
  ]);
  const free = { refund: 790, kept: 0 };
  expect(rows({ ...sums, paidAmount: 0, refundedAmount: 790, cancelled: free })).toEqual([
    "Betalt 790 kr",
    "Återbetalt 790 kr",
  ]);
});

test("of a booking with a deposit the sums of the rent and of the deposit are told apart", () => {
  const page = (status: string, deposit: object) =>
    asPage({
      booking: {
        status,
        withdrawnAt: null,
        paidAmount: 0,
        reservedAmount: 0,
        refundedAmount: 2000,
        dueAmount: 0,
        cancelled: { refund: 2000, kept: 0 },
      },
      deposit: { amount: 5000, status: "captured", refunded: 0, kept: 0, ...deposit },
    });
  const off = page("cancelled", { refunded: 5000 });
  expect(moneyRows(off).map(({ label, value }) => plain(`${label} ${value}`))).toEqual([
    "Betald hyra 2 000 kr",
    "Återbetald hyra 2 000 kr",
  ]);
  const words = (of: ReturnType<typeof page>) => plain(depositWords(of) ?? "");
  expect(words(off)).toBe("5 000 kr, 5 000 kr återbetald");
  expect(words(page("cancelled", {}))).toBe("5 000 kr, betald, ska betalas tillbaka");
  expect(words(page("cancelled", { status: "not_paid" }))).toBe("");
  expect(words(page("confirmed", {}))).toContain("tillbaka inom 7 dagar efter återlämning");
});

test("a payment is told with what went back of it", () => {
  const payment = {
    kind: "deposit",
    method: "card",
    amount: 5000,
    status: "captured",
    at: "2027-07-01T10:00:00.000Z",
    failedRefund: 0,
  } as const;
  expect(plain(paymentWords({ ...payment, refunded: 0 }))).toMatch(
    /^Deposition: 5 000 kr, .*2027$/,
  );
  expect(plain(paymentWords({ ...payment, refunded: 5000 }))).toMatch(/2027, 5 000 kr återbetalt$/);
});

test("what did not reach the card is told as the letter does, once for the rent and once for the deposit", () => {
  const payments = [
    { kind: "rent", failedRefund: 300 },
    { kind: "deposit", failedRefund: 0 },
    { kind: "rent", failedRefund: 200 },
  ] as MyBooking["payments"];
  expect(failedRefunds(payments).map(({ title, text }) => plain(`${title}: ${text}`))).toEqual([
    "Återbetalningen av hyran gick inte fram: 500 kr av hyran skulle gå tillbaka till kortet som du betalade med. Banken tog inte emot pengarna. Det kan bero på att kortet är spärrat eller utbytt. Pengarna är kvar hos oss, och de är fortfarande dina.",
  ]);
});

test("who has withdrawn is not told of anything left to pay", () => {
  const owing = { status: "pending", paidAmount: 0, reservedAmount: 0, refundedAmount: 0 };
  const rows = (withdrawnAt: string | null) =>
    moneyRows(
      asPage({
        booking: { ...owing, dueAmount: 2000, cancelled: null, withdrawnAt },
        deposit: null,
      }),
    ).map(({ label }) => label);
  expect(rows(null)).toEqual(["Kvar att betala"]);
  expect(rows("2026-05-01T10:00:00.000Z")).toEqual([]);
});

test("without scripts only that is named which could be done with them", () => {
  const words = (part: object) =>
    withoutScriptWords(
      asPage({
        booking: { status: "confirmed", withdrawnAt: null },
        todo: [],
        asked: [],
        details: { allowed: true },
        changes: { allowed: true },
        cancellation: { allowed: true },
        ...part,
      }),
    );
  const rest =
    "här behöver webbläsaren tillåta JavaScript. Det går också bra att svara på bekräftelsen.";
  expect(words({ asked: [{}], todo: [{ key: "rent" }] })).toBe(
    `För att ändra, godkänna, betala eller avboka ${rest}`,
  );
  expect(words({})).toBe(`För att ändra eller avboka ${rest}`);
  const nothing = {
    details: { allowed: false },
    changes: { allowed: false },
    cancellation: { allowed: false },
  };
  expect(words(nothing)).toBeNull();
  expect(words({ booking: { status: "cancelled", withdrawnAt: null } })).toBeNull();
  expect(words({ booking: { status: "pending", withdrawnAt: "2026-05-01T10:00:00Z" } })).toBeNull();
});
