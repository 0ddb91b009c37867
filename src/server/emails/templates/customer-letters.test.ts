import { expect, test } from "vitest";
import { bookingConfirmation } from "./booking-confirmation.tsx";
import { bookingConfirmed } from "./booking-confirmed.tsx";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { depositKept } from "./deposit-kept.tsx";
import { depositReminder } from "./deposit-reminder.tsx";
import { plain, someFacts } from "./example-facts.ts";
import { paymentLink } from "./payment-link.tsx";
import { paymentReceived } from "./payment-received.tsx";
import { paymentTakenBack } from "./payment-taken-back.tsx";
import { refundFailed } from "./refund-failed.tsx";
import { refundNotice } from "./refund-notice.tsx";

const EQUIPMENT = { itemType: "equipment", depositAmount: 5000 } as const;

test("an approved customer reads that the card is charged, what to bring and when to return", () => {
  const { subject, text, html } = bookingConfirmed({ ...someFacts(), receiptNumbers: ["2026-17"] });
  expect(subject).toBe("Din bokning #4711234 hos Norrvidd är godkänd");
  const words = plain(text);
  for (const part of [
    "Hej Åsa! Nu är det klart: vi har godkänt din bokning av Fjällripa 70.",
    "14 090 kr har dragits från ditt kort.",
    "Hämta Fjällripa 70 söndag 28 juni 2026 kl. 15:00 på Hamngatan 1, 852 29 Sundsvall.",
    "Ta med körkort och legitimation för alla som ska köra.",
    "Lämna tillbaka på samma plats söndag 5 juli 2026, senast kl. 12:00.",
    "Deposition: 5 000 kr\nDepositionen ska vara betald före hämtningen, och betalas tillbaka",
    "/deposit-payment/4711234",
    "betalas tillbaka inom 7 dagar efter återlämning",
    "4 nätter × 1 895 kr (nätterna 1–4 juli, säsongspris): 7 580 kr",
    "Totalt: 14 090 kr",
    "Kvittonummer: 2026-17",
    "Telefon: 060-00 00 00",
  ])
    expect(words).toContain(part);
  expect(html).toContain('href="https://karta.example/?a=1&amp;b=2"');
});

test("a customer whose stay is past when it is approved is not asked to come, nor for a deposit", () => {
  const over = (told: object) =>
    plain(
      bookingConfirmed({ ...someFacts(), receiptNumbers: ["2026-17"], isStayOver: true, ...told })
        .text,
    );
  const words = over({});
  for (const part of [
    "Vi har godkänt din bokning av Fjällripa 70. Hyrestiden slutade söndag 5 juli 2026, så det finns inget att hämta.",
    "14 090 kr har dragits från ditt kort.",
    "Period: 28 juni 2026 – 5 juli 2026",
    "Kvittonummer: 2026-17",
  ])
    expect(words).toContain(part);
  for (const part of [
    "Vi ser fram emot",
    "Hämta Fjällripa",
    "/deposit-payment/",
    "före hämtningen",
    "Ta med",
  ])
    expect(words).not.toContain(part);
  expect(over({ hasDeposit: true })).toContain(
    "Depositionen är redan betald, och betalas tillbaka",
  );
});

test("a confirmation's way to the deposit says that it comes from a letter", () => {
  const { text, html } = bookingConfirmed({
    ...someFacts({ token: "k-9_Z" }),
    receiptNumbers: [],
  });
  for (const form of [text, html])
    expect(form).toContain("https://norrvidd.example/deposit-payment/4711234?t=k-9_Z");
});

test("an approved customer who paid in parts reads what was charged now, what was paid before and what is left", () => {
  const approved = (told: object) =>
    bookingConfirmed({ ...someFacts(), receiptNumbers: ["2026-17"], charged: 500, ...told }).text;
  expect(plain(approved({ paidBefore: 1500, due: 0 }))).toContain(
    "500 kr har dragits från ditt kort. Tack! 1 500 kr var redan betalt. Hyran är nu betald i sin helhet.",
  );
  expect(plain(approved({ paidBefore: 0, due: 1500 }))).toContain(
    "Tack för din betalning\n500 kr har dragits från ditt kort. Tack! 1 500 kr återstår att betala, och vi hör av oss till dig om det.",
  );
  expect(plain(approved({ hasDeposit: true }))).toContain(
    "Depositionen är redan betald, och betalas tillbaka",
  );
});

test("whoever is asked for a part reads what is paid and let off already, and what is left after it", () => {
  const { text } = paymentLink({
    ...someFacts(),
    payUrl: "https://example.com/betala/x",
    expiresAt: new Date("2026-06-20T10:00:00Z"),
    amount: 400,
    sums: { total: 14_090, waived: 200, paid: 10_000, reserved: 0, amount: 400, rest: 3490 },
    isChargedAtOnce: true,
    isConfirmed: false,
    again: null,
  });
  expect(plain(text)).toContain(
    "Av hela priset, 14 090 kr, är 10 000 kr redan betalt och 200 kr avdraget.",
  );
  expect(plain(text)).toContain(
    "Länken gäller 400 kr av de 3 890 kr som återstår att betala. Sedan återstår 3 490 kr, och vi hör av oss till dig om det.",
  );
});

test("a payment recorded in error is said to have been, with what is to be paid now", () => {
  const facts = {
    ...someFacts(),
    amount: 500,
    method: "swish" as const,
    creditNumbers: ["2026-19"],
  };
  expect(plain(paymentTakenBack({ ...facts, kind: "rent", due: 2000 }).text)).toContain(
    "Vi har tidigare skrivit att vi tagit emot 500 kr med Swish. Det var registrerat av misstag och räknas inte längre. Inga pengar har flyttats. Vi ber om ursäkt för misstaget. 2 000 kr återstår att betala.",
  );
  expect(plain(paymentTakenBack({ ...facts, kind: "deposit", due: 0 }).text)).toContain(
    "en deposition på 500 kr med Swish",
  );
});

test("whoever waits for a refund that failed reads why, whose the money is, and how to get it", () => {
  const { subject, text } = refundFailed({ ...someFacts(), amount: 1500, kind: "rent" });
  expect(subject).toMatch(/^Återbetalningen av hyran gick inte fram, bokning #/);
  expect(plain(text)).toContain(
    "Vi har tidigare skrivit att 1 500 kr av hyran återbetalas till kortet som du betalade med. Banken tog inte emot pengarna.",
  );
  expect(text).toContain("Pengarna är kvar hos oss, och de är fortfarande dina.");
  expect(text).toContain("clearingnummer och kontonummer");
  expect(text).toContain("Skicka aldrig kortnummer eller koder");
  const deposit = refundFailed({ ...someFacts(), amount: 5000, kind: "deposit" });
  expect(plain(deposit.text)).toContain("5 000 kr av din deposition återbetalas till kortet");
  expect(deposit.subject).toMatch(/^Återbetalningen av din deposition gick inte fram, bokning #/);
});

test("a letter without a receipt names no receipt", () => {
  expect(bookingConfirmed({ ...someFacts(), receiptNumbers: [] }).text).not.toMatch(/kvitto/i);
});

test("who hires equipment needs no driving licence and pays no deposit, whatever its booking says", () => {
  const { text } = bookingConfirmed({ ...someFacts(EQUIPMENT), receiptNumbers: [] });
  expect(text).toContain("Ta med legitimation.");
  expect(text).not.toMatch(/körkort|deposition/i);
});

test("who hires equipment is told where to withdraw, and who hires a motorhome is not", () => {
  const address = "https://norrvidd.example/angra?bokning=4711234";
  for (const letter of [
    bookingConfirmation,
    (facts: BookingLetterFacts) => bookingConfirmed({ ...facts, receiptNumbers: [] }),
  ]) {
    expect(letter(someFacts(EQUIPMENT)).text).toContain(`Ångra avtalet här: ${address}`);
    expect(letter(someFacts()).text).not.toContain("/angra");
  }
});

test("a motorhome without deposit asks for none", () => {
  const facts = someFacts({ depositAmount: 0 });
  expect(bookingConfirmed({ ...facts, receiptNumbers: [] }).text).not.toMatch(/deposition/i);
});

test.each([
  ["reserved", "14 090 kr är reserverat på ditt kort, men har ännu inte dragits."],
  ["none", "14 090 kr är ännu inte betalt."],
] as const)("a booking confirmed by hand claims no charge (%s)", (money, sentence) => {
  const { text } = bookingConfirmed({ ...someFacts(), receiptNumbers: [], money });
  expect(plain(text)).toContain(sentence);
  expect(text).not.toContain("har dragits från ditt kort");
});

test("a deposit is asked for with its sum, its link and when it comes back", () => {
  const depositUrl = "https://norrvidd.example/deposit-payment/4711234";
  const { subject, text, html } = depositReminder({ ...someFacts(), depositUrl });
  expect(subject).toBe("Betala depositionen för bokning #4711234 hos Norrvidd");
  const words = plain(text);
  for (const part of [
    "Depositionen är på 5 000 kr och behöver vara betald innan du hämtar.",
    `Betala depositionen, 5 000 kr: ${depositUrl}`,
    "Betalas tillbaka inom 7 dagar efter återlämning",
    "Beloppet dras från ditt kort direkt när du betalar.",
    "Hämtning: söndag 28 juni 2026 kl. 15:00",
  ])
    expect(words).toContain(part);
  expect(html).toContain(`href="${depositUrl}"`);
});

test("a customer whose reservation has run out gets a link for the same booking, and until when", () => {
  const payUrl = "https://norrvidd.example/betala/hemlig";
  const expiresAt = new Date("2026-06-12T10:00:00Z");
  const again = {
    amount: 14_090,
    isChargedAtOnce: false,
    isConfirmed: false,
    again: "lapsed",
  } as const;
  const { subject, text, html } = paymentLink({ ...someFacts(), ...again, payUrl, expiresAt });
  expect(subject).toBe("Godkänn kortet på nytt för bokning #4711234 hos Norrvidd");
  const words = plain(text);
  for (const part of [
    "Reservationen på ditt kort har gått ut",
    "Vi håller fortfarande Fjällripa 70 åt dig, samma nätter och till samma pris.",
    `Godkänn 14 090 kr på nytt: ${payUrl}`,
    "Länken gäller till fredag 12 juni 2026 kl. 12:00",
    "kan bara användas en gång",
    "Beloppet dras först när vi har godkänt bokningen.",
  ])
    expect(words).toContain(part);
  expect(html).toContain(`href="${payUrl}"`);
});

test("who is asked to pay for a stay that is past is not told that it is held, nor when to pick up", () => {
  const words = plain(
    paymentLink({
      ...someFacts(),
      payUrl: "https://norrvidd.example/betala/hemlig",
      expiresAt: new Date("2026-07-12T10:00:00Z"),
      amount: 14_090,
      isChargedAtOnce: false,
      isConfirmed: true,
      isStayOver: true,
      again: null,
    }).text,
  );
  expect(words).toContain(
    "Här kommer länken för att betala 14 090 kr för din bokning av Fjällripa 70.",
  );
  expect(words).toContain("Period: 28 juni 2026 – 5 juli 2026");
  for (const part of ["Vi håller", "ska bli av", "Hämtning:"]) expect(words).not.toContain(part);
});

test("a link for a card whose reservation was released does not say that it ran out, nor asks for an approval that was given", () => {
  const payUrl = "https://norrvidd.example/betala/hemlig";
  const expiresAt = new Date("2026-06-12T10:00:00Z");
  const again = {
    amount: 14_090,
    isChargedAtOnce: false,
    isConfirmed: true,
    again: "released",
  } as const;
  const words = plain(paymentLink({ ...someFacts(), ...again, payUrl, expiresAt }).text);
  expect(words).toContain(
    "Reservationen på ditt kort är släppt, så inget är reserverat eller betalt just nu.",
  );
  expect(words).toContain("Bokningen är redan godkänd av oss.");
  expect(words).toContain("Beloppet dras först när vi har godkänt betalningen.");
  expect(words).not.toMatch(/gått ut|godkänt bokningen|ska bli av/);
});

test.each([
  [false, "Vi reserverar 1 500 kr på ditt kort. Beloppet dras först när vi har godkänt bokningen."],
  [true, "Beloppet dras direkt\nVi drar 1 500 kr från ditt kort när du betalar."],
])(
  "a customer who is to pay a part is asked for that part (at once: %s)",
  (isChargedAtOnce, way) => {
    const payUrl = "https://norrvidd.example/betala/hemlig";
    const part = { amount: 1500, isChargedAtOnce, isConfirmed: false, again: null };
    const expiresAt = new Date("2026-06-12T10:00:00Z");
    const { subject, text } = paymentLink({ ...someFacts(), ...part, payUrl, expiresAt });
    expect(plain(subject)).toBe("Betala 1 500 kr för bokning #4711234 hos Norrvidd");
    const words = plain(text);
    expect(words).toContain(`Betala 1 500 kr med kort: ${payUrl}`);
    expect(words).toContain(way);
    expect(words).not.toMatch(/på nytt|har gått ut/);
  },
);

test.each([
  ["card", 0, "1 500 kr har dragits från ditt kort. Hyran är nu betald i sin helhet."],
  ["swish", 500, "Vi har tagit emot 1 500 kr med Swish. 500 kr återstår att betala."],
  ["bank", 0.5, "Vi har tagit emot 1 500 kr på vårt bankkonto. 0,50 kr återstår att betala."],
] as const)(
  "a customer who has paid reads how much, how and what is left (%s)",
  (method, due, way) => {
    const paid = { amount: 1500, method, due, receiptNumbers: ["2026-19"] };
    const { subject, text } = paymentReceived({ ...someFacts(), ...paid });
    expect(subject).toBe("Tack för din betalning, bokning #4711234 hos Norrvidd");
    const words = plain(text);
    expect(words).toContain(way);
    expect(words).toContain("Belopp: 1 500 kr\nKvittonummer: 2026-19, bifogas som PDF\n");
  },
);

test("what went through the cash register has no receipt of ours", () => {
  const paid = { amount: 1500, method: "till", due: 0, receiptNumbers: [] } as const;
  const { text } = paymentReceived({ ...someFacts(), ...paid });
  expect(plain(text)).toContain("Vi har tagit emot 1 500 kr i vår kassa.");
  expect(text).not.toMatch(/kvittonummer/i);
});

test("a refund says how much, why, on which credit receipt and how long it takes", () => {
  const refund = {
    kind: "rent",
    amount: 3500,
    kept: 0,
    left: 1500,
    creditNumbers: ["2026-18"],
    reason: " Sen\n avbokning ",
  } as const;
  const { subject, text } = refundNotice({ ...someFacts(), ...refund });
  expect(subject).toBe("Återbetalning av hyran för bokning #4711234 hos Norrvidd");
  const words = plain(text);
  expect(words).toContain("3 500 kr av hyran återbetalas till kortet som du betalade med.");
  expect(words).toContain("Det brukar ta 5–10 bankdagar");
  expect(words).toContain(
    "Gäller: Hyra\nBelopp: 3 500 kr\nOrsak: Sen avbokning\nKreditkvitto: 2026-18, bifogas som PDF\nKvar hos oss av hyran: 1 500 kr\n",
  );
});

test("a refund without reason or credit receipt leaves both out", () => {
  const nothing = { kept: 0, left: 0, creditNumbers: [], reason: " " };
  const { text } = refundNotice({ ...someFacts(), kind: "rent", amount: 1, ...nothing });
  expect(text).not.toMatch(/orsak|kreditkvitto/i);
});

test("a refund of the deposit is told from one of the rent, with what was kept of it", () => {
  const refund = { kind: "deposit", amount: 3500, kept: 1500, left: 0 } as const;
  const { subject, text } = refundNotice({
    ...someFacts(),
    ...refund,
    creditNumbers: [],
    reason: "Återlämnad",
  });
  expect(subject).toBe("Återbetalning av depositionen för bokning #4711234 hos Norrvidd");
  const words = plain(text);
  expect(words).toContain("3 500 kr av depositionen återbetalas till kortet");
  expect(words).toContain("Gäller: Deposition\nBelopp: 3 500 kr\nOrsak: Återlämnad\n");
  expect(words).toContain("Avdraget från depositionen: 1 500 kr");
  expect(words).not.toContain("Kvar hos oss");
});

test("what is left of a deposit goes back as it came, unless the card did not take it", () => {
  const kept = { amount: 2000, left: 3000, receiptNumbers: [], note: "Repa", isReturned: true };
  const open = plain(depositKept({ ...someFacts(), ...kept, isCardClosed: false }).text);
  expect(open).toContain("betalas tillbaka på samma sätt som du betalade. Du behöver inte göra");
  const closed = plain(depositKept({ ...someFacts(), ...kept, isCardClosed: true }).text);
  expect(closed).toContain("Ditt kort tog inte emot återbetalningen. Hör av dig till oss med");
  expect(closed).not.toContain("Du behöver inte göra något");
});

test("who owes rent is not told to do nothing when a part of the deposit is kept", () => {
  const kept = (owesRent: boolean) =>
    depositKept({
      ...someFacts(),
      amount: 500,
      left: 4500,
      isCardClosed: false,
      receiptNumbers: [],
      note: "Repa",
      isReturned: true,
      owesRent,
    }).text;
  expect(kept(false)).toContain("Du behöver inte göra något.");
  expect(kept(true)).not.toContain("Du behöver inte göra något.");
});

test("what was promised about cancelling stands in the letters that follow a booking, with its last day", () => {
  const facts = someFacts({ cancellationPolicy: [{ daysBefore: 30, percent: 100 }] });
  const step =
    "30 dagar eller mer före hyrestidens första dag, senast 29 maj 2026: du får tillbaka hela hyran.";
  const before = "Innan vi har godkänt bokningen kostar det ingenting att avboka.";
  const received = bookingConfirmation(facts).text;
  expect(received).toContain(step);
  expect(received).toContain(before);
  const approved = bookingConfirmed({ ...facts, receiptNumbers: [] }).text;
  expect(approved).toContain(step);
  expect(approved).not.toContain(before);
  expect(bookingConfirmed({ ...facts, receiptNumbers: [], isStayOver: true }).text).not.toContain(
    "Om du behöver avboka",
  );
});
