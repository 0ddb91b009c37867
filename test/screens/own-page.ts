import { page } from "vitest/browser";
import type { Endpoint } from "#contracts/endpoint.ts";
import { itemAddons, itemAgreement, type Addon } from "#contracts/catalog.ts";
import {
  acceptMyAgreements,
  cancelMyBooking,
  changeMyBooking,
  changeMyDetails,
  myBooking,
  payMyBooking,
  previewMyChange,
  type MyBooking,
  type OwnChange,
  type OwnChangePreview,
  type OwnDetails,
} from "#contracts/my-booking.ts";
import type { PriceAnswer } from "#contracts/offers.ts";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { openScreen } from "./open-screen.tsx";
import { AGREEMENT } from "./shown-item.ts";
import { stubCalls } from "./stubbed-shop.ts";
import { answer, lose, type Stub } from "./stubs.ts";

const TOKEN = "abcdefghijklmnopqrstuv";
const day = (text: string) => text as LocalDate;

/** A motorhome's booking that is approved and paid, two nights in July. */
export const OWN_BOOKING: MyBooking = {
  booking: {
    id: 1234567,
    itemId: 1,
    itemName: "Tunnelbilen",
    itemPath: "/p/tunnelbilen",
    itemType: "rv",
    status: "confirmed",
    startDate: day("2027-07-05"),
    endDate: day("2027-07-07"),
    pickupTime: "15:00",
    returnTime: "12:00",
    quantity: 1,
    addons: [],
    selectedAddons: [],
    lines: [],
    customerName: "Anna Berg",
    email: "anna@example.com",
    phone: "070-123 45 67",
    streetAddress: "Storgatan 1",
    postalCode: "852 30",
    city: "Sundsvall",
    buyer: null,
    travelInfo: "",
    drivers: [],
    totalPrice: 2000,
    paidAmount: 2000,
    reservedAmount: 0,
    refundedAmount: 0,
    dueAmount: 0,
    cancelled: null,
    calledOff: null,
    takenUp: null,
    withdrawnAt: null,
    version: 1,
  },
  stay: { state: "waiting", outAt: null, backAt: null },
  hours: "ahead",
  steps: [
    { key: "booked", state: "done" },
    { key: "approved", state: "done" },
    { key: "pickup", state: "now" },
    { key: "return", state: "later" },
  ],
  todo: [],
  place: { words: null, mapUrl: null, instructions: null },
  details: { allowed: true },
  driving: { asks: null, allowed: true },
  packing: [],
  quoteLines: [],
  payments: [],
  receipts: [],
  protocols: [],
  agreements: [],
  asked: [],
  deposit: null,
  settled: null,
  cancellation: {
    policy: USUAL_POLICY,
    countedFrom: day("2027-07-05"),
    withdrawUntil: null,
    refund: 2000,
    depositRefund: 0,
    allowed: true,
  },
  changes: { until: day("2027-06-21"), earliestStart: day("2027-03-15"), allowed: true },
};

function quoteOf(total: number): PriceAnswer {
  return {
    total,
    subtotal: total,
    basePrice: 0,
    nightlyPrice: 1000,
    dailyPrices: {},
    vatRate: 0.25,
    vatAmount: total / 5,
    quantity: 1,
    fee: 0,
    nights: [],
    addons: [],
    quoteLines: [],
  };
}

type Kept = { page: MyBooking; addons: Addon[] };

/** A shop that keeps a customer's booking and does with it what they ask, at 1 000 kr a night. */
export function shopWithBooking(fields: Partial<MyBooking> = {}, addons: Addon[] = []) {
  const kept: Kept = { page: { ...OWN_BOOKING, ...fields }, addons };
  const change = (part: Partial<MyBooking["booking"]>, rest: Partial<MyBooking> = {}) => {
    const booking = { ...kept.page.booking, ...part };
    kept.page = { ...kept.page, ...rest, booking };
    return kept.page;
  };
  const wished = (body: unknown) => {
    const { startDate, endDate, selectedAddons } = { ...kept.page.booking, ...(body as OwnChange) };
    const extras = selectedAddons.map(({ id }) => addons.find((one) => one.id === id)!);
    const total =
      nightCount({ startDate, endDate }) * 1000 + extras.reduce((sum, { price }) => sum + price, 0);
    return { startDate, endDate, selectedAddons, extras, total };
  };
  const stubs: Stub[] = [
    answer(myBooking, () => kept.page as never),
    answer(itemAddons, () => kept.addons),
    answer(itemAgreement, AGREEMENT),
    answer(changeMyDetails, ({ body }) => change(body as OwnDetails) as never),
    answer(previewMyChange, ({ body }) => {
      const { total } = wished(body);
      const { totalPrice, pickupTime, returnTime } = kept.page.booking;
      const toPay = total - totalPrice;
      const preview: OwnChangePreview = {
        before: quoteOf(totalPrice),
        after: quoteOf(total),
        difference: toPay,
        due: toPay,
        toPay,
        refused: [],
        pickupTime,
        returnTime,
        cancelling: null,
      };
      return preview;
    }),
    answer(changeMyBooking, ({ body }) => {
      const { total, extras, ...stay } = wished(body);
      const toPay = total - kept.page.booking.totalPrice;
      const names = extras.map(({ name }) => ({ name, quantity: 1 }));
      return change(
        { ...stay, addons: names, totalPrice: total, dueAmount: toPay, version: 2 },
        { todo: [{ key: "pay-link", label: `Betala ${toPay} kr`, path: "/betala/nyckel" }] },
      );
    }),
    answer(acceptMyAgreements, () => change({}, { asked: [] }) as never),
    answer(cancelMyBooking, () => change({ status: "cancelled" }) as never),
    answer(payMyBooking, { path: "/betala/nyckel" }),
  ];
  return { kept, stubs };
}

/** From now on nothing that the customer does reaches the shop. */
export const loseAll = (...contracts: Endpoint[]) => stubCalls(...contracts.map(lose));

export async function openOwnPage({ stubs }: { stubs: Stub[] }): Promise<void> {
  await openScreen(`/min-bokning/${TOKEN}`, { width: 390, height: 844, answers: stubs });
}

export const part = (name: string) => page.getByRole("region", { name, exact: true });
