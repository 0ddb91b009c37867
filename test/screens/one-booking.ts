import { page } from "vitest/browser";
import {
  bookedAddons,
  bookingHistory,
  owedByBooking,
  searchBookings,
} from "#contracts/booking-list.ts";
import { bookingUnits } from "#contracts/booking-units.ts";
import { authorizationTimeLeft, bookingById, type Booking } from "#contracts/bookings.ts";
import { listItems } from "#contracts/catalog.ts";
import { comingLetters } from "#contracts/coming-letters.ts";
import { customerBehind } from "#contracts/customers.ts";
import { emailsOfBooking } from "#contracts/email-logs.ts";
import { listProtocols } from "#contracts/hand-over.ts";
import { listPayments, type BookingPayment } from "#contracts/payments.ts";
import { bookingForTests } from "#web/admin/bookings/booking-for-tests.ts";
import { openScreen, type Opening } from "./open-screen.tsx";
import { answer, type Stub } from "./stubs.ts";

type Opened = Omit<Opening, "as"> & { booking?: Partial<Booking> };

const NOBODY_ELSE = {
  streetAddress: "",
  postalCode: "",
  city: "",
  alsoKnownAs: [],
  bookings: [],
  sums: { stays: 1, cancelled: 0, paid: 0, due: 0, toGiveBack: 0 },
  isWhole: true,
  isReachable: true,
  comment: { notes: "", by: null, at: null },
};

/** What has come of a booking by card. */
function paymentsOf({ paidAmount, depositPaidAmount }: Booking): BookingPayment[] {
  const byCard = (kind: "rent" | "deposit", amount: number): BookingPayment => ({
    id: crypto.randomUUID(),
    kind,
    method: "card",
    amount,
    refunded: 0,
    status: "captured",
    at: "2027-03-01T08:00:00.000Z",
    reference: "pi_1",
    paidOn: null,
    recordedBy: null,
    receiptNumber: null,
    receipts: [],
    kept: 0,
    isLetGo: false,
    isDisputed: false,
    refundable: amount,
    failedRefunds: [],
  });
  return [
    ...(paidAmount > 0 ? [byCard("rent", paidAmount)] : []),
    ...(depositPaidAmount > 0 ? [byCard("deposit", depositPaidAmount)] : []),
  ];
}

/** What the office asks of one booking behind which nothing else is known. */
export function shopWithOneBooking(fields: Partial<Booking> = {}): {
  kept: Booking;
  stubs: Stub[];
} {
  const kept = bookingForTests(fields);
  const NOW = "2027-03-01T09:00:00.000Z";
  const stubs = [
    // Before the booking itself, whose path fits this one, too.
    answer(searchBookings, () => ({ bookings: [kept], owed: [], total: 1, next: null, now: NOW })),
    answer(bookingById, () => kept),
    answer(authorizationTimeLeft, {
      hasExpired: false,
      expiresAt: "2027-03-08T09:00:00.000Z",
      secondsLeft: 7 * 86_400,
    }),
    answer(listPayments, paymentsOf(kept)),
    answer(customerBehind, {
      ...NOBODY_ELSE,
      name: kept.customerName,
      email: kept.customerEmail,
      phone: kept.customerPhone,
    }),
    answer(owedByBooking, { amount: 0, undecided: 0 }),
    answer(bookingHistory, []),
    answer(bookedAddons, []),
    answer(bookingUnits, []),
    answer(emailsOfBooking, []),
    answer(comingLetters, []),
    answer(listProtocols, []),
    answer(listItems, []),
  ];
  return { kept, stubs };
}

/** Opens the page of one booking in the office. */
export async function openBooking({
  booking,
  answers = [],
  ...opening
}: Opened = {}): Promise<number> {
  const { kept, stubs } = shopWithOneBooking(booking);
  await openScreen(`/admin/bookings/${kept.id}`, {
    ...opening,
    as: "admin",
    answers: [...answers, ...stubs],
  });
  await page.getByRole("heading", { level: 1 }).findElement();
  return kept.id;
}

export const question = () => page.getByRole("alertdialog");
export const card = (title: string) => page.getByRole("region", { name: title, exact: true });
