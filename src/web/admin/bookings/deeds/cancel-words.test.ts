import { expect, test } from "vitest";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { bookingForTests } from "#web/admin/bookings/booking-for-tests.ts";
import { earlierWords, outcomeWords, promiseWords, usualReason } from "./cancel-words.ts";

const day = (text: string) => text as LocalDate;
const confirmed = { status: "confirmed", cancellationPolicy: USUAL_POLICY } as const;

function promise(fields: Parameters<typeof bookingForTests>[0], today: string): string {
  return promiseWords(bookingForTests(fields), day(today));
}

test("where the proposed sum comes from is said, step by step", () => {
  expect(promise({ status: "pending" }, "2027-05-31")).toBe(
    "Bokningen är inte godkänd än, så avbokningen kostar kunden ingenting.",
  );
  expect(promise(confirmed, "2027-04-01")).toBe(
    "Det är 61 dagar till utlämningen. Enligt villkoren får kunden tillbaka hela hyran 30 dagar eller mer före.",
  );
  expect(promise(confirmed, "2027-05-18")).toBe(
    "Det är 14 dagar till utlämningen. Enligt villkoren får kunden tillbaka 50\u00a0% av hyran 14 dagar eller mer före.",
  );
  expect(promise(confirmed, "2027-05-31")).toBe(
    "Det är 1 dag till utlämningen. Enligt villkoren får kunden tillbaka ingenting senare än 14 dagar före.",
  );
  expect(promise(confirmed, "2027-06-02")).toContain("Hyrestiden har börjat.");
  expect(promise({ status: "confirmed" }, "2027-05-31")).toBe(
    "Bokningen gjordes utan avbokningsvillkor, så du avgör vad kunden får tillbaka.",
  );
});

test("whoever has withdrawn gets all of it, by a day the law names", () => {
  const withdrawn = { ...confirmed, withdrawnAt: "2027-03-02T09:00:00.000Z", paidAmount: 2000 };
  expect(promise(withdrawn, "2027-05-31").replaceAll("\u00a0", " ")).toBe(
    "Kunden har ångrat köpet 2 mars 2027. 2 000 kr ska vara tillbaka hos kunden senast 16 mars 2027.",
  );
  expect(usualReason(bookingForTests(withdrawn))).toBe("Du har ångrat köpet.");
});

const none = { held: 0, onCard: true };

function outcome(wish: Partial<Parameters<typeof outcomeWords>[0]>): string {
  const rent = { kept: 0, released: 0, charged: 0, refunded: 0 };
  const usual = { rent, onCards: 0, deposit: none, due: 0, mayRefund: true };
  return outcomeWords({ ...usual, ...wish })
    .join(" ")
    .replaceAll("\u00a0", " ");
}

test("what happens with the money is said before the press", () => {
  expect(
    outcome({ rent: { kept: 800, released: 0, charged: 0, refunded: 1200 }, onCards: 700 }),
  ).toBe(
    "700 kr betalas tillbaka till kundens kort. 500 kr kom på annat sätt än med kort: det ger du tillbaka under Betalningar. 800 kr behålls som avbokningsavgift.",
  );
  expect(outcome({ rent: { kept: 500, released: 1500, charged: 500, refunded: 0 } })).toBe(
    "1 500 kr av reservationen släpps. 500 kr dras från kundens kort. 500 kr behålls som avbokningsavgift.",
  );
  expect(outcome({ rent: { kept: 2000, released: 0, charged: 0, refunded: 0 } })).toBe(
    "2 000 kr behålls: köpet står kvar i bokföringen.",
  );
  expect(
    outcome({
      rent: { kept: 800, released: 0, charged: 0, refunded: 1200 },
      onCards: 700,
      mayRefund: false,
    }),
  ).toBe(
    "En administratör betalar tillbaka 1 200 kr; det står under Att åtgärda. 800 kr behålls som avbokningsavgift.",
  );
  expect(outcome({ due: 1500 })).toBe("1 500 kr som är obetalt ska då inte längre betalas.");
});

test("the deposit goes back with it, by whoever may", () => {
  const deposit = { held: 5000, onCard: true };
  expect(outcome({ deposit })).toBe(
    "Depositionen, 5 000 kr, betalas tillbaka till kortet i sin helhet.",
  );
  expect(outcome({ deposit, mayRefund: false })).toContain("återbetalas av en administratör");
  const inCash = { ...deposit, onCard: false };
  expect(outcome({ deposit: inCash })).toContain("under Betalningar");
  expect(outcome({ deposit: inCash, mayRefund: false })).toContain("av en administratör");
});

test("whoever comes second with another sum is told what the customer gets; with the same, nothing", () => {
  expect(earlierWords(1200, 1200)).toBeNull();
  expect(earlierWords(2000, 1200)?.replaceAll("\u00a0", " ")).toBe(
    "Bokningen var redan avbokad. Av hyran går 2 000 kr tillbaka till kunden, och det du skrev här har inte ändrat något. Ska kunden få en annan summa ger du tillbaka den under Betalningar.",
  );
  expect(earlierWords(0, 1200)).toContain("Inget av hyran går tillbaka till kunden");
});
