import { describe, expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { depositTitle, paidWords } from "./paid-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const words = (
  refundedAmount: number,
  keptAmount: number,
  status: BookingStatus = "returned",
  bankAmount = 0,
) => {
  const { text, sums, note } = paidWords(
    { depositAmount: 5000, refundedAmount, keptAmount, bankAmount, rentDue: 0, todo: [] },
    status,
  );
  return {
    text: plain(text),
    sums: sums.map(({ label, value }) => plain(`${label} ${value}`)),
    note: note?.title ?? null,
  };
};

describe("a paid deposit", () => {
  test("is promised back while all of it is held", () => {
    expect(words(0, 0, "confirmed")).toEqual({
      text: "Tack! Du behöver inte göra något mer innan du hämtar.",
      sums: [],
      note: "Betalas tillbaka inom 7 dagar",
    });
    expect(words(0, 0, "cancelled").text).toContain("Bokningen är avbokad");
    expect(words(0, 0, "returned").text).toContain("Tack för att du har lämnat tillbaka!");
  });

  test("is not all there is to do while nobody is named who drives", () => {
    const untouched = { depositAmount: 5000, refundedAmount: 0, keptAmount: 0, bankAmount: 0 };
    const deposit = { ...untouched, rentDue: 0, todo: ["Skriv vem som kör"] };
    expect(paidWords(deposit, "confirmed").text).toBe(
      "Tack! Kvar att göra innan du hämtar: skriv vem som kör. Det gör du på din bokningssida, som alla våra mejl till dig leder till.",
    );
    expect(paidWords(deposit, "cancelled").text).not.toContain("vem som kör");
  });

  test("is not said to be all there is to do to whoever is not told what is", () => {
    const untouched = { depositAmount: 5000, refundedAmount: 0, keptAmount: 0, bankAmount: 0 };
    const { text } = paidWords({ ...untouched, rentDue: null, todo: null }, "confirmed");
    expect(text).toContain("på din bokningssida");
    expect(text).not.toContain("inte göra något mer");
  });

  test("is not all there is to do while rent is owed", () => {
    const untouched = { depositAmount: 5000, refundedAmount: 0, keptAmount: 0, bankAmount: 0 };
    const deposit = { ...untouched, rentDue: 4590, todo: [] };
    expect(plain(paidWords(deposit, "confirmed").text)).toBe(
      "Tack! Av hyran återstår 4 590 kr att betala innan du hämtar. Länken kommer med mejl från oss. Hör av dig om du inte hittar den.",
    );
    expect(paidWords(deposit, "returned").text).toContain("lämnat tillbaka");
  });

  test("that was given back is not promised back again", () => {
    expect(words(5000, 0)).toEqual({
      text: "Depositionen är återbetald: vi har betalat tillbaka 5 000 kr. Det brukar ta 5–10 bankdagar innan pengarna syns på kontot.",
      sums: ["Återbetalt 5 000 kr"],
      note: null,
    });
  });

  test("says what was given back, what was kept and what is still held", () => {
    expect(words(3000, 500)).toEqual({
      text: "Vi har betalat tillbaka 3 000 kr av depositionen. Det brukar ta 5–10 bankdagar innan pengarna syns på kontot. 500 kr har vi behållit. Vad det gäller står i mejlet som du har fått.",
      sums: ["Återbetalt 3 000 kr", "Behållet 500 kr", "Kvar hos oss 1 500 kr"],
      note: "Resten betalas tillbaka",
    });
  });

  test("that was kept in part and otherwise given back has nothing left to wait for", () => {
    expect(words(4500, 500)).toMatchObject({
      sums: ["Återbetalt 4 500 kr", "Behållet 500 kr"],
      note: null,
    });
    expect(words(0, 5000)).toMatchObject({ sums: ["Behållet 5 000 kr"], note: null });
  });

  test("that the customer's bank took back is not claimed to be given back by the shop", () => {
    expect(words(0, 0, "returned", 5000)).toEqual({
      text: "Din bank har gett dig tillbaka depositionen, 5 000 kr, eftersom du bestred betalningen.",
      sums: ["Tillbaka genom din bank 5 000 kr"],
      note: null,
    });
    expect(words(1000, 500, "returned", 2000)).toMatchObject({
      text: expect.stringContaining(
        "Din bank har gett dig tillbaka 2 000 kr av depositionen, eftersom du bestred betalningen. Vi har betalat tillbaka 1 000 kr av depositionen.",
      ) as string,
      sums: [
        "Återbetalt 1 000 kr",
        "Tillbaka genom din bank 2 000 kr",
        "Behållet 500 kr",
        "Kvar hos oss 1 500 kr",
      ],
      note: "Resten betalas tillbaka",
    });
  });

  test("counts öre exactly", () => {
    expect(words(1000.1, 0).sums).toEqual(["Återbetalt 1 000,10 kr", "Kvar hos oss 3 999,90 kr"]);
  });
});

test("the page of a paid deposit is not titled as if it were to be paid", () => {
  expect(depositTitle({}, { status: "captured" })).toBe("Depositionen är betald");
  expect(depositTitle({}, { status: "not_paid" })).toBe("Betala depositionen");
  expect(depositTitle({}, undefined)).toBe("Betala depositionen");
  expect(depositTitle(null, undefined)).toBe("Bokning hittades inte");
});
