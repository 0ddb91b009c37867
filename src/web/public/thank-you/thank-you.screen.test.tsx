import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { ownBooking, type OwnBooking } from "#contracts/checkout.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { answer } from "#test/screens/stubs.ts";

const RESERVED = {
  itemName: "Tackbilen",
  itemType: "rv" as const,
  startDate: "2027-06-01",
  endDate: "2027-06-03",
  pickupTime: "15:00",
  returnTime: "12:00",
  quantity: 1,
  placeId: null,
  wayIn: null,
  addons: [],
  lines: [],
  code: null,
  totalAmount: 2000,
  cancellationPolicy: null,
  depositAmount: 5000,
  isDepositPaid: false,
  status: "pending" as OwnBooking["status"],
  paidAmount: 0,
  refundedAmount: 0,
  reservedAmount: 2000,
  dueAmount: 0,
  email: "anna@example.com",
  ownPagePath: null,
};

const QUERY = new URLSearchParams({
  itemName: "Tackbilen",
  startDate: RESERVED.startDate,
  endDate: RESERVED.endDate,
  bookingId: "7",
  totalAmount: "2000",
});

/** Comes to the page, or back to it, when the booking stands so. */
async function openThanks(standing: Partial<typeof RESERVED> = {}): Promise<void> {
  await cleanup();
  await openScreen(`/booking/thank-you?${QUERY}`, {
    answers: [answer(ownBooking, { booking: { ...RESERVED, ...standing } })],
  });
}

test("whoever made a booking reads on the page that thanked for it what became of it", async () => {
  const main = page.getByRole("main");
  const title = page.getByRole("heading", { level: 1 });
  await openThanks();
  await expect.element(title).toHaveTextContent(/^Tack för din bokning!$/);
  await expect.element(main).toHaveTextContent(/Reserverat belopp2\s000\skr/);
  await expect.element(main).toHaveTextContent("Betalningen är bara reserverad");
  await expect.element(main).toHaveTextContent("Vi går igenom bokningen");

  const paid = { status: "confirmed" as const, paidAmount: 2000, reservedAmount: 0 };
  await openThanks(paid);
  await expect.element(title).toHaveTextContent(/^Tack för din bokning!$/);
  await expect.element(main).toHaveTextContent("Bokningen är bekräftad");
  await expect.element(main).toHaveTextContent(/2\s000\skr är betalt\./);
  for (const gone of ["Reserverat belopp", "bara reserverad", "Vi går igenom bokningen"])
    await expect.element(main).not.toHaveTextContent(gone);

  await openThanks({ ...paid, status: "cancelled", paidAmount: 0, refundedAmount: 2000 });
  await expect.element(title).toHaveTextContent(/^Bokningen är avbokad$/);
  await expect.poll(() => document.title).toBe("Bokningen är avbokad | Norrvidd");
  await expect.element(main).toHaveTextContent(/Återbetalt2\s000\skr/);
  await expect.element(main).toHaveTextContent(/Vi har betalat tillbaka 2\s000\skr\./);
  await expect.element(main).not.toHaveTextContent("Vad händer nu?");
});
