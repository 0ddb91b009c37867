import type { Booking } from "#contracts/bookings.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

const day = (text: string) => text as LocalDate;

/** A motorhome's booking that waits, its rent of 2 000 kr reserved on a card; tests state what differs. */
export function bookingForTests(fields: Partial<Booking> = {}): Booking {
  return {
    id: 1234567,
    rentalItemId: 7,
    rentalItemName: "Fjällripa 70",
    rentalItemType: "rv",
    placeId: null,
    allowsClosedDays: false,
    startDate: day("2027-06-01"),
    endDate: day("2027-06-03"),
    status: "pending",
    depositAmount: 5000,
    depositPaymentStatus: null,
    pickupTime: "15:00",
    returnTime: "12:00",
    quantity: 1,
    selectedAddons: [],
    customerName: "Anna Berg",
    customerEmail: "anna@example.com",
    customerPhone: "070-123 45 67",
    customerPersonalNumber: "19900101-0017",
    customerAddress: "Storgatan 1, 852 30 Sundsvall",
    customerStreetAddress: "Storgatan 1",
    customerPostalCode: "852 30",
    customerCity: "Sundsvall",
    customerOrganisationName: "",
    customerOrganisationNumber: "",
    customerInvoiceAddress: "",
    customerReference: "",
    lines: [],
    units: [],
    stay: { state: "waiting", outAt: null, backAt: null },
    turnaround: 0,
    quoteLines: [{ kind: "nights", label: "2 nätter × 1 000 kr", amount: 2000 }],
    travelInfo: null,
    drivers: [],
    notes: "",
    agreementName: "Hyresvillkor",
    agreementAcceptedAt: "2026-06-01T10:00:00.000Z",
    agreements: [{ name: "Hyresvillkor", acceptedAt: "2026-06-01T10:00:00.000Z", how: "checkout" }],
    totalPrice: 2000,
    currency: "SEK",
    stripePaymentId: "pi_1",
    paymentIntentId: "pi_1",
    paymentStatus: "authorized",
    authorizationExpiryDate: "2027-03-08T09:00:00.000Z",
    lapsingAmount: 2000,
    paymentCapturedDate: null,
    paymentCancelledDate: null,
    capturedAmount: null,
    refundedAmount: 0,
    paidAmount: 0,
    reservedAmount: 2000,
    waivedAmount: 0,
    dueAmount: 0,
    chargeDueAmount: 0,
    paymentLinkUntil: null,
    paymentLinkAmount: null,
    depositReminderSentDate: null,
    depositPaymentId: null,
    depositPaidDate: null,
    depositMethod: null,
    depositPaidAmount: 0,
    depositRefundedAmount: 0,
    depositKeptAmount: 0,
    returnedOn: null,
    disputes: [],
    withdrawnAt: null,
    cancellationPolicy: null,
    turnaroundUntil: null,
    cancellation: null,
    source: "web",
    version: 1,
    createdAt: "2027-03-01T09:00:00.000Z",
    updatedAt: "2027-03-01T09:00:00.000Z",
    ...fields,
  };
}

/** What differs once the rent is charged. */
export const CHARGED = {
  status: "confirmed",
  paymentStatus: "captured",
  capturedAmount: 2000,
  paidAmount: 2000,
  reservedAmount: 0,
} as const satisfies Partial<Booking>;

/** What differs once nothing stands behind the booking. */
export const UNPAID = {
  paymentStatus: "expired",
  reservedAmount: 0,
  dueAmount: 2000,
} as const satisfies Partial<Booking>;

/** What differs once the deposit is paid. */
export const DEPOSIT_PAID = {
  depositPaymentStatus: "captured",
  depositPaidAmount: 5000,
} as const satisfies Partial<Booking>;
