import { expect, test } from "vitest";
import { localDateOf } from "#domain/dates/local-date.ts";
import { adminNotification } from "./admin-notification.tsx";
import { bookingConfirmation } from "./booking-confirmation.tsx";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { aQuote, plain, someFacts } from "./example-facts.ts";

const confirmation = (booking?: Partial<BookingLetterFacts["booking"]>) =>
  bookingConfirmation(someFacts(booking));
const notification = (booking?: Partial<BookingLetterFacts["booking"]>) =>
  adminNotification(someFacts(booking));

test("the customer reads what was booked, when, where and what the card is used for", () => {
  const { subject, text, html } = confirmation();
  expect(subject).toBe("Tack för din bokning hos Norrvidd, #4711234");
  const words = plain(text);
  expect(words).toContain("Tack, Åsa!");
  expect(words).toContain("Hämtning: söndag 28 juni 2026 kl. 15:00");
  expect(words).toContain("Återlämning: söndag 5 juli 2026 kl. 12:00");
  expect(words).toContain("Plats: Hamngatan 1, 852 29 Sundsvall, https://karta.example/?a=1&b=2");
  expect(words).toContain("Vi har reserverat 14 090 kr på ditt kort.");
  expect(words).toContain("Beloppet dras först när vi har godkänt bokningen.");
  expect(words).toContain("depositionen på 5 000 kr. Den betalas tillbaka inom 7 dagar");
  expect(html).toContain('href="https://karta.example/?a=1&amp;b=2"');
});

test("the customer is told the hours of the days they come on, or that there are none", () => {
  const week = ["monday", "saturday"] as const;
  const opening = {
    week: week.map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" })),
    exceptions: [{ date: localDateOf("2026-06-27"), opens: "10:00", closes: "14:00" }],
  };
  const lines = (startDate: string, endDate: string, allowsClosedDays = false) => {
    const days = { startDate: localDateOf(startDate), endDate: localDateOf(endDate) };
    const facts = someFacts({ ...days, allowsClosedDays });
    return plain(bookingConfirmation({ ...facts, shop: { ...facts.shop, opening } }).text);
  };
  const short = lines("2026-06-27", "2026-06-29");
  expect(short).toContain(
    "Hämtning: lördag 27 juni 2026 kl. 15:00 (utanför öppettiderna, öppet 10–14)",
  );
  expect(short).toContain("Återlämning: måndag 29 juni 2026 kl. 12:00 (öppet 9–17)");
  expect(lines("2026-06-28", "2026-06-29")).toContain(
    "Hämtning: söndag 28 juni 2026 kl. 15:00 (butiken är stängd den dagen)",
  );
  // What is fetched without anybody there has no hours.
  expect(lines("2026-06-28", "2026-06-29", true)).toContain(
    "Hämtning: söndag 28 juni 2026 kl. 15:00\n",
  );
  const alike = lines("2026-06-29", "2026-07-04");
  expect(alike).toContain("Hämtning: måndag 29 juni 2026 kl. 15:00 (öppet 9–17)");
  expect(alike).toContain("Återlämning: lördag 4 juli 2026 kl. 12:00 (öppet 9–17)");
});

test("every krona of the total stands on a line, nights of one price together", () => {
  const words = plain(confirmation().text);
  expect(words).toContain(
    [
      "PRIS",
      "3 nätter × 1 495 kr (nätterna 28–30 juni, ordinarie pris): 4 485 kr",
      "4 nätter × 1 895 kr (nätterna 1–4 juli, säsongspris): 7 580 kr",
      "Fast avgift: 900 kr",
      "Sänglinne, 4 st: 600 kr",
      "Cykelhållare, 7 dygn: 525 kr",
      "Totalt: 14 090 kr",
      "Varav moms 25 %: 2 818 kr",
    ].join("\n"),
  );
});

test("two units cost twice the nights and the fee, but addons are counted by themselves", () => {
  const words = plain(confirmation({ quantity: 2, quote: aQuote(2) }).text);
  expect(words).toContain(
    "2 st × 3 nätter × 1 495 kr (nätterna 28–30 juni, ordinarie pris): 8 970 kr",
  );
  expect(words).toContain("Fast avgift, 2 st: 1 800 kr");
  expect(words).toContain("Sänglinne, 4 st: 600 kr");
  expect(words).toContain("Totalt: 27 055 kr");
});

test("equipment has no deposit to read about", () => {
  const equipment = { itemType: "equipment", depositAmount: null, travelInfo: null } as const;
  expect(confirmation(equipment).text).not.toMatch(/deposition/i);
  expect(notification(equipment).text).not.toMatch(/deposition/i);
});

test("staff read who booked, what it is worth and until when they must decide", () => {
  const { subject, text, html } = notification();
  expect(subject).toBe("Ny bokning #4711234: Fjällripa 70, 28 juni 2026 – 5 juli 2026");
  const words = plain(text);
  for (const part of [
    "Godkänn senast måndag 8 juni 2026 kl. 12:00",
    "Öppna bokningen: https://norrvidd.example/admin/bookings/4711234",
    "Namn: Åsa Lindström",
    "E-post: asa@example.com",
    "Telefon: 070-123 45 67",
    "Adress: Storgatan 12, 852 30 Sundsvall",
    "> Längs Höga kusten",
    "Deposition: 5 000 kr",
    "Hyresavtal: Hyresvillkor för husbil, godkänt av kunden",
    "Totalt: 14 090 kr",
  ])
    expect(words).toContain(part);
  expect(html).toContain('href="https://norrvidd.example/admin/bookings/4711234"');
  expect(html).toContain('href="tel:0701234567"');
});

test("without a known deadline staff are asked to decide soon", () => {
  expect(notification({ authorizationExpiresAt: null }).text).toContain("Godkänn så snart du kan");
});

test("a customer's address cannot add a copy to staff's answer", () => {
  const { html } = notification({ customerEmail: "anna@example.com?bcc=alla@example.com" });
  expect(html).toContain('href="mailto:anna@example.com%3Fbcc%3Dalla%40example.com"');
});

test("a name that is missing or long does not make a strange greeting", () => {
  expect(confirmation({ customerName: "  " }).text).toMatch(/^Tack!\n/);
  expect(confirmation({ customerName: " Anna Karin  Berg" }).text).toMatch(/^Tack, Anna!\n/);
});
