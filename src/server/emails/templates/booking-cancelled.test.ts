import { expect, test } from "vitest";
import { bookingCancelled } from "./booking-cancelled.tsx";
import { plain, someFacts } from "./example-facts.ts";

test.each([
  ["released", "Reservationen på kortet är släppt\nInget av beloppet på 14 090 kr har dragits."],
  ["kept", "Det du har betalat är kvar hos oss tills vidare. Vi hör av oss"],
  ["none", "Hyran har inte dragits från ditt kort, och du behöver inte göra något."],
] as const)("a cancelled customer reads what became of the money (%s)", (money, sentence) => {
  const { subject, text } = bookingCancelled({ ...someFacts(), money });
  expect(subject).toBe("Din bokning #4711234 hos Norrvidd är avbokad");
  const words = plain(text);
  expect(words).toContain("Din bokning av Fjällripa 70 är avbokad. Vi är ledsna");
  expect(words).toContain(sentence);
  expect(words).toContain("Period: 28 juni 2026 – 5 juli 2026");
  expect(words).toContain("boka igen: https://norrvidd.example");
});

test("who pays for a cancelled booking that was only reserved reads that the card is charged now", () => {
  const none = { released: 0, refunded: 0, byHand: 0, atBank: 0, later: 0, deposit: 0 };
  const words = (charged: number) =>
    plain(
      bookingCancelled({
        ...someFacts(),
        money: { ...none, reason: "Bilen är skadad", kept: 4185, charged },
      }).text,
    );
  expect(words(4185)).toContain(
    "Vi behåller hyran på 4 185 kr. Av det dras 4 185 kr nu från det som var reserverat på ditt kort. Kvittot hittar du på din bokningssida.",
  );
  expect(words(0)).not.toContain("nu från det som var reserverat");
});

test("a cancelled booking no longer says when to pick up", () => {
  expect(bookingCancelled({ ...someFacts(), money: "kept" }).text).not.toContain("15:00");
});
