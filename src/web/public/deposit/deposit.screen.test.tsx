import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { bookingById } from "#contracts/bookings.ts";
import { depositStatus } from "#contracts/deposits.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse } from "#test/screens/stubs.ts";

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
  status: "none" as const,
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
