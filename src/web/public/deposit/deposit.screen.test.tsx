import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { bookingById } from "#contracts/bookings.ts";
import { createDepositPayment, depositStatus } from "#contracts/deposits.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { standInForCards } from "#test/screens/card-provider.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse } from "#test/screens/stubs.ts";
import { toast } from "#test/screens/toast.ts";
import { keepWords } from "#test/screens/words-seen.ts";

const BOOKING = {
  id: 7,
  rentalItemId: 1,
  rentalItemName: "Knaus Sky Ti",
  rentalItemType: "rv" as const,
  startDate: "2027-07-05",
  endDate: "2027-07-08",
  status: "confirmed" as const,
  depositAmount: 5000,
  depositPaymentStatus: null,
};

const DEPOSIT = {
  status: "not_paid" as const,
  depositAmount: 5000,
  refundedAmount: 0,
  keptAmount: 0,
  bankAmount: 0,
  rentDue: null,
  todo: null,
};

test("a deposit that the bank is still asked about is asked for until it is paid", async () => {
  await openScreen("/deposit-payment/7", {
    answers: [
      answer(bookingById, BOOKING),
      inTurn(
        answer(depositStatus, { ...DEPOSIT, status: "pending" }),
        answer(depositStatus, { ...DEPOSIT, status: "captured" }),
      ),
    ],
  });
  await expect.element(page.getByText("Behandlar betalning...")).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByRole("heading", { name: "Depositionen är betald" })).toBeVisible();
  expect(sent(depositStatus)).toHaveLength(2);
});

test("a link to no booking says so and leads to the start page", async () => {
  await openScreen("/deposit-payment/9999998", {
    width: 390,
    answers: [refuse(bookingById, "booking.unknown")],
  });
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Bokning hittades inte");
  await expect
    .element(page.getByText("Bokningen kunde inte hittas. Kontrollera att du har rätt länk."))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Till startsidan" }))
    .toHaveAttribute("href", "/");
  await expectAccessible();
});

const PAID = "Depositionen är betald";
const payment = answer(createDepositPayment, { clientSecret: "pi_1_secret_2" });
const pay = () => page.getByRole("button", { name: /^Betala 5/ });

test("a deposit that was settled says what was given back, what was kept and what is held", async () => {
  const settled = {
    ...DEPOSIT,
    status: "captured" as const,
    refundedAmount: 3000,
    keptAmount: 500,
  };
  await openScreen("/deposit-payment/7", {
    answers: [answer(bookingById, BOOKING), answer(depositStatus, settled)],
  });
  await expect.element(page.getByRole("heading", { name: PAID })).toBeVisible();
  const told = page.getByRole("region", { name: PAID });
  for (const sum of [/Återbetalt\s*3\s000\skr/, /Behållet\s*500\skr/, /Kvar hos oss\s*1\s500\skr/])
    await expect.element(told).toHaveTextContent(sum);
  await expect.element(page.getByText("Resten betalas tillbaka")).toBeVisible();
  await expectAccessible();
});

test("a payment that cannot be opened says so, and can be tried again", async () => {
  standInForCards();
  await openScreen("/deposit-payment/7", {
    answers: [
      answer(bookingById, BOOKING),
      answer(depositStatus, DEPOSIT),
      refuse(createDepositPayment, "payment.provider-unreachable"),
    ],
  });
  await expect.element(page.getByText("Det gick inte att skapa betalningen")).toBeVisible();
  await expectAccessible();
  stubCalls(payment);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect.element(pay()).toBeEnabled();
});

test("a stay that was called off while its page was open is told calmly, not as an error", async () => {
  await openScreen("/deposit-payment/7", {
    answers: [
      answer(bookingById, BOOKING),
      answer(depositStatus, DEPOSIT),
      refuse(createDepositPayment, "deposit.booking-over"),
    ],
  });
  await expect.element(page.getByRole("heading", { name: "Bokningen är avslutad" })).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

/** Every text that the specification gives for the deposit page, letter for letter. */
const WORDS = [
  "Det gick inte att skapa betalningen",
  "Ett fel uppstod vid betalning",
  "Betalning misslyckades",
  "Betalning genomförd",
  "Din depositionsbetalning har genomförts",
  "Depositionen är betald",
  "Behandlar betalning...",
  "Bokning hittades inte",
  "Bokningen kunde inte hittas. Kontrollera att du har rätt länk.",
  "Betalas tillbaka inom 7 dagar",
  "Knaus Sky Ti",
];

test("the deposit page says everything in the specification's own words", async () => {
  const seen = keepWords();
  const answers = [answer(bookingById, BOOKING), answer(depositStatus, DEPOSIT)];
  // A provider that refuses and does not say why, and then takes the card.
  standInForCards(
    { error: { type: "card_error" } },
    { paymentIntent: { id: "pi_1", status: "succeeded" } },
  );
  await openScreen("/deposit-payment/7", {
    answers: [...answers, refuse(createDepositPayment, "payment.provider-unreachable")],
  });
  await expect.element(page.getByText("Det gick inte att skapa betalningen")).toBeVisible();
  stubCalls(payment);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await pay().click();
  await expect.element(toast("Betalning misslyckades")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Ett fel uppstod vid betalning");
  stubCalls(answer(depositStatus, { ...DEPOSIT, status: "captured" }));
  await pay().click();
  await expect.element(page.getByRole("heading", { name: PAID })).toBeVisible();
  await cleanup();

  await openScreen("/deposit-payment/7", {
    answers: [
      inTurn(
        answer(depositStatus, { ...DEPOSIT, status: "pending" }),
        answer(depositStatus, { ...DEPOSIT, status: "captured" }),
      ),
    ],
  });
  await expect.element(page.getByRole("heading", { name: PAID })).toBeVisible();
  await cleanup();

  await openScreen("/deposit-payment/9999998", {
    answers: [refuse(bookingById, "booking.unknown")],
  });
  await expect.element(page.getByRole("heading", { name: "Bokning hittades inte" })).toBeVisible();
  expect(WORDS.filter((word) => !seen.has(word))).toEqual([]);
});
