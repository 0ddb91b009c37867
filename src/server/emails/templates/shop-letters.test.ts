import { expect, test } from "vitest";
import { authorizationExpired } from "./authorization-expired.tsx";
import { authorizationWarning } from "./authorization-warning.tsx";
import { cancelledNotice } from "./cancelled-notice.tsx";
import { plain, someFacts } from "./example-facts.ts";

const BOOKING = "https://norrvidd.example/admin/bookings/4711234";

test.each([48, 12] as const)("staff are warned %i hours before a reservation ends", (hoursLeft) => {
  const { subject, text, html } = authorizationWarning({ ...someFacts(), hoursLeft });
  expect(subject).toBe(`Godkänn inom ${hoursLeft} timmar: bokning #4711234, Fjällripa 70`);
  const words = plain(text);
  expect(words).toContain(
    `Reservationen på 14 090 kr gäller i mindre än ${hoursLeft} timmar till.`,
  );
  expect(words).toContain("Godkänn senast måndag 8 juni 2026 kl. 12:00");
  expect(words).toContain(`Öppna bokningen: ${BOOKING}`);
  expect(words).toContain("Telefon: 070-123 45 67");
  expect(html).toContain(`href="${BOOKING}"`);
});

test("staff read that a reservation has ended, that its nights are kept and what they can do", () => {
  const { subject, text, html } = authorizationExpired(someFacts({ quantity: 2 }));
  expect(subject).toBe("Reservationen har gått ut: bokning #4711234, Fjällripa 70");
  const words = plain(text);
  for (const part of [
    "Reservationen på 14 090 kr för bokningen av Fjällripa 70 gäller inte längre",
    "Nätterna är fortfarande bokade",
    "mejla kunden en länk för att godkänna kortet på nytt, eller avboka",
    `Öppna bokningen: ${BOOKING}`,
    "Antal: 2 st",
    "Namn: Åsa Lindström",
  ])
    expect(words).toContain(part);
  expect(html).toContain(`href="${BOOKING}"`);
});

test("the shop reads what becomes of the rent and of the deposit when a customer cancels", () => {
  const words = (rent: object, deposit: number, byHand = 0) =>
    plain(
      cancelledNotice({
        ...someFacts(),
        rent: { kept: 0, released: 0, charged: 0, refunded: 0, ...rent },
        deposit,
        byHand,
      }).text,
    );
  expect(words({ refunded: 1500, kept: 500 }, 5000)).toContain(
    "1 500 kr av hyran går tillbaka till kunden. 500 kr är butikens, enligt avbokningsreglerna. Depositionen på 5 000 kr går tillbaka.",
  );
  expect(words({}, 5000)).toContain(
    "Kunden hade inte betalat något av hyran. Depositionen på 5 000 kr går tillbaka.",
  );
  expect(words({ released: 2000 }, 0)).not.toContain("Deposition");
  expect(words({ refunded: 1500 }, 0, 1500)).toContain(
    "1 500 kr kom inte med kort: betala tillbaka dem för hand, och registrera det på bokningen.",
  );
});
