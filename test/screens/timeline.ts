import { expect } from "vitest";
import { page, type Locator } from "vitest/browser";
import { changeBooking } from "#contracts/bookings.ts";
import { timeline, type TimelineBooking } from "#contracts/timeline.ts";
import { openScreen } from "./open-screen.tsx";
import { answer, answerRaw, type Stub } from "./stubs.ts";

export const PATH = "/admin/booking-timeline";
const TODAY = "2027-03-01";

export type Told = Omit<TimelineBooking, "startDate" | "endDate"> & {
  startDate: string;
  endDate: string;
};

/** A booking of which all is well: confirmed, its rent paid, its deposit left. */
export const ALL_WELL: Told = {
  id: 7,
  rentalItemId: 4711,
  rentalItemName: "Tidslinjebilen",
  rentalItemType: "rv",
  startDate: "2027-03-01",
  endDate: "2027-03-03",
  pickupTime: "15:00",
  returnTime: "12:00",
  quantity: 1,
  customerName: "Anna Berg",
  customerPhone: "070-123 45 67",
  status: "confirmed",
  depositAmount: 5000,
  depositPaymentStatus: "captured",
  depositPaidAmount: 5000,
  depositRefundedAmount: 0,
  depositKeptAmount: 0,
  dueAmount: 0,
  reservedAmount: 0,
  paymentStatus: "captured",
  travelInfo: null,
  addons: [],
  lines: [],
  notes: "",
  emails: [],
  disputes: [],
  withdrawnAt: null,
  units: [],
  stay: { state: "waiting", outAt: null, backAt: null },
  agreement: "none",
};

/** What the timeline is answered, and what it is answered from the next time. */
export function timelineOf(...bookings: Partial<Told>[]): Stub {
  const told = bookings.map((fields) => ({ ...ALL_WELL, ...fields }));
  return answer(timeline, { today: TODAY, bookings: told });
}

/** The shop takes every comment, and shows it from then on. */
export function commentsKept(fields: Partial<Told> = {}): Stub[] {
  let notes = fields.notes ?? "";
  return [
    answer(timeline, () => ({ today: TODAY, bookings: [{ ...ALL_WELL, ...fields, notes }] })),
    {
      ...answerRaw(changeBooking, 200, "{}"),
      reply: ({ body }) => {
        notes = (body as { notes: string }).notes;
        return new Response("{}");
      },
    },
  ];
}

export function openTimeline(
  answers: Stub[],
  opening: { query?: string; width?: number } = {},
): Promise<void> {
  const { query = "", ...size } = opening;
  return openScreen(`${PATH}${query}`, { as: "admin", answers, ...size });
}

/** The page is looked at again, and asks for what others have changed. */
export function lookAgain(): void {
  window.dispatchEvent(new Event("visibilitychange"));
}

export const dayGroup = (heading: string): Locator => page.getByRole("region", { name: heading });

export const handover = (
  kind: "UTLÄMNING" | "ÅTERLÄMNING",
  item = ALL_WELL.rentalItemName,
  within: Locator | typeof page = page,
): Locator => within.getByRole("article", { name: `${kind} ${item}` });

export const commentDialog = (): Locator =>
  page.getByRole("dialog", { name: "Kommentar för bokning" });

export const range = (words: string): Locator =>
  page.getByRole("heading", { name: words, exact: true, level: 2 });

export async function press(name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

export async function expectTexts(listed: Locator, words: string[]): Promise<void> {
  await expect.poll(() => listed.elements().map(({ textContent }) => textContent)).toEqual(words);
}
