import { page, type Locator } from "vitest/browser";
import {
  bookedAddons,
  bookingHistory,
  owedByBooking,
  searchBookings,
} from "#contracts/booking-list.ts";
import { bookingUnits } from "#contracts/booking-units.ts";
import {
  authorizationTimeLeft,
  bookingById,
  cancelBooking,
  changeBooking,
  removeBooking,
  type Booking,
} from "#contracts/bookings.ts";
import { customerBehind } from "#contracts/customers.ts";
import { listItems } from "#contracts/catalog.ts";
import { comingLetters } from "#contracts/coming-letters.ts";
import { emailsOfBooking } from "#contracts/email-logs.ts";
import { listProtocols } from "#contracts/hand-over.ts";
import { sendPaymentLink } from "#contracts/payment-links.ts";
import { listPayments } from "#contracts/payments.ts";
import { CHARGED } from "#web/admin/bookings/booking-for-tests.ts";
import { openScreen } from "./open-screen.tsx";
import { answer, type Stub } from "./stubs.ts";

type Opening = { answers?: Stub[]; width?: number; height?: number };

const NOW = "2027-03-01T09:00:00.000Z";

const CUSTOMER = {
  name: "Anna Berg",
  email: "anna@example.com",
  phone: "070-123 45 67",
  streetAddress: "Storgatan 1",
  postalCode: "852 30",
  city: "Sundsvall",
  alsoKnownAs: [],
  bookings: [],
  sums: { stays: 0, cancelled: 0, paid: 0, due: 0, toGiveBack: 0 },
  isWhole: true,
  isReachable: true,
  comment: { notes: "", by: null, at: null },
};

/** Opens an office page of a shop with these bookings, which change as they would in the shop. */
export async function openWithBookings(
  address: string,
  bookings: Booking[],
  { answers = [], ...size }: Opening = {},
): Promise<void> {
  const kept = new Map(bookings.map((booking) => [booking.id, booking]));
  const of = ({ params }: { params: Record<string, string> }) => kept.get(Number(params["id"]))!;
  const change = (booking: Booking, fields: Partial<Booking>) => {
    const changed = { ...booking, ...fields };
    kept.set(booking.id, changed);
    return changed;
  };
  await openScreen(address, {
    as: "admin",
    ...size,
    answers: [
      ...answers,
      // Its address would be read as that of a booking, too.
      answer(searchBookings, ({ query: { status = "" } }) => {
        const found = [...kept.values()].filter((one) => status === "" || one.status === status);
        return { bookings: found, owed: [], total: found.length, next: null, now: NOW };
      }),
      answer(bookingById, of),
      answer(changeBooking, (asked) => {
        const wish = asked.body as { status?: Booking["status"]; paymentAction?: string };
        const booking = of(asked);
        if (wish.paymentAction === "capture") return change(booking, CHARGED);
        return change(booking, wish.status ? { status: wish.status } : {});
      }),
      answer(cancelBooking, (asked) => change(of(asked), { status: "cancelled" })),
      answer(removeBooking, (asked) => {
        kept.delete(of(asked).id);
        return null;
      }),
      answer(authorizationTimeLeft, {
        hasExpired: false,
        expiresAt: "2027-03-08T09:00:00.000Z",
        secondsLeft: 7 * 86_400,
      }),
      answer(listPayments, []),
      answer(owedByBooking, { amount: 0, undecided: 0 }),
      answer(bookingHistory, []),
      answer(bookedAddons, []),
      answer(bookingUnits, []),
      answer(emailsOfBooking, []),
      answer(comingLetters, []),
      answer(listProtocols, []),
      answer(sendPaymentLink, { expiresAt: "2027-03-03T09:00:00.000Z" }),
      answer(listItems, []),
      answer(customerBehind, CUSTOMER),
    ],
  });
}

/** A message, also beneath a question that hides what is behind it from screen readers. */
export const toast = (title: string): Locator =>
  page.getByRole("listitem", { includeHidden: true }).filter({ hasText: title });
export const card = (title: string): Locator =>
  page.getByRole("region", { name: title, exact: true });
export const question = (): Locator => page.getByRole("alertdialog");
export const statusChoice = (id: number): Locator =>
  page.getByRole("button", { name: `Status för bokning #${id}: ` });
export const bookingRow = (id: number): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: `Öppna bokning #${id}` }) });

/** Chooses a status from the menu. What it brings with it is asked about afterwards. */
export async function chooseStatus(id: number, label: string): Promise<void> {
  await statusChoice(id).click();
  await page.getByRole("menuitemradio", { name: label }).click();
}

/** Asks to have a booking of the list removed; its buttons may be open from before. */
export async function removeFromRow(id: number): Promise<void> {
  const remove = page.getByRole("button", { name: `Ta bort bokning #${id}` });
  if (!remove.query()) await page.getByRole("button", { name: `Mer för bokning #${id}` }).click();
  await remove.click();
}
