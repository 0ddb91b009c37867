import type { EditableLetter } from "#domain/shop/letter-words.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { bookedDeposit } from "./booking-summary.ts";
import { bookingCancelled } from "./booking-cancelled.tsx";
import { bookingChanged } from "./booking-changed.tsx";
import { bookingConfirmation } from "./booking-confirmation.tsx";
import { bookingConfirmed } from "./booking-confirmed.tsx";
import { depositUrl, type BookingLetterFacts } from "./booking-letter-facts.ts";
import { depositKept } from "./deposit-kept.tsx";
import { depositPaid } from "./deposit-paid.tsx";
import { depositReminder } from "./deposit-reminder.tsx";
import { handOverLetter } from "./hand-over-letter.tsx";
import { ownPageLetter } from "./own-page-letter.tsx";
import { paymentLink } from "./payment-link.tsx";
import { paymentReceived } from "./payment-received.tsx";
import { paymentTakenBack } from "./payment-taken-back.tsx";
import { pickupSoon, pickupTomorrow } from "./pickup-letter.tsx";
import { refundFailed } from "./refund-failed.tsx";
import { refundNotice } from "./refund-notice.tsx";
import { returnSettled } from "./return-settled.tsx";
import { returnThanks } from "./return-thanks.tsx";
import { withdrawalReceived } from "./withdrawal-received.tsx";

type Example = BookingLetterFacts & {
  /** When it is looked at. */
  now: Date;
};

const DAY_MS = 86_400_000;
const RECEIPT = "1001";

/** Each letter that an owner may word, about a booking that nobody has made. */
const EXAMPLES: Record<EditableLetter, (about: Example) => LetterContent> = {
  booking_confirmation: bookingConfirmation,
  booking_confirmed: (about) => bookingConfirmed({ ...about, receiptNumbers: [RECEIPT] }),
  booking_request: (about) => paymentLink({ ...linked(about), isRequest: true, isConfirmed: true }),
  payment_link: (about) => paymentLink(linked(about)),
  payment_received: (about) =>
    paymentReceived({
      ...about,
      amount: total(about),
      method: "card",
      receiptNumbers: [RECEIPT],
      due: 0,
    }),
  booking_changed: (about) =>
    bookingChanged({ ...about, changes: [{ label: "Hämtning", before: "13:00", after: "15:00" }] }),
  deposit_reminder: (about) => depositReminder({ ...about, depositUrl: depositUrl(about) }),
  deposit_paid: (about) => depositPaid({ ...about, amount: deposit(about), left: [] }),
  pickup_soon: (about) => pickupSoon(atPickup(about)),
  pickup_tomorrow: (about) => pickupTomorrow(atPickup(about)),
  handed_over: (about) => handOverLetter({ ...about, kind: "out", units: [] }),
  taken_back: (about) => handOverLetter({ ...about, kind: "back", units: [] }),
  return_thanks: (about) => returnThanks({ ...about, depositHeld: bookedDeposit(about.booking) }),
  deposit_kept: (about) =>
    depositKept({
      ...about,
      amount: 500,
      left: Math.max(0, deposit(about) - 500),
      isCardClosed: false,
      receiptNumbers: [RECEIPT],
      note: "Städning",
      isReturned: true,
    }),
  return_settled: (about) =>
    returnSettled({
      ...about,
      lines: [{ kind: "service", label: "Städning", amount: 500, kept: 500, asked: 0 }],
      kept: Math.min(500, deposit(about)),
      left: Math.max(0, deposit(about) - 500),
      asked: 0,
      pay: null,
      receiptNumbers: [RECEIPT],
    }),
  booking_cancelled: (about) => bookingCancelled({ ...about, money: "released" }),
  withdrawal_received: (about) =>
    withdrawalReceived({ ...about, at: about.now, charged: total(about), reserved: 0 }),
  refund_notice: (about) =>
    refundNotice({
      ...about,
      kind: "rent",
      amount: total(about),
      kept: 0,
      left: 0,
      creditNumbers: [RECEIPT],
      reason: "Avbokad i tid",
    }),
  refund_failed: (about) => refundFailed({ ...about, kind: "rent", amount: total(about) }),
  payment_taken_back: (about) =>
    paymentTakenBack({
      ...about,
      amount: total(about),
      method: "swish",
      kind: "rent",
      due: total(about),
      creditNumbers: [RECEIPT],
    }),
  own_page: ownPageLetter,
};

export function exampleLetter(letter: EditableLetter, about: Example): LetterContent {
  return EXAMPLES[letter](about);
}

function linked(about: Example) {
  return {
    ...about,
    payUrl: `${about.shop.baseUrl}/betala/exempel`,
    expiresAt: new Date(about.now.getTime() + 3 * DAY_MS),
    amount: total(about),
    isChargedAtOnce: true,
    isConfirmed: false,
    again: null,
  };
}

/** With a deposit to pay where there is one, so that an owner sees what the customer is asked for. */
function atPickup(about: Example) {
  const depositDue = bookedDeposit(about.booking);
  return {
    ...about,
    rentDue: 0,
    depositDue,
    lacksAgreement: false,
    lacksDrivers: false,
    packingList: [],
  };
}

const total = ({ booking }: Example) => booking.quote.total;
/** As of a motorhome where the example is something without a deposit. */
const deposit = ({ booking }: Example) => bookedDeposit(booking) || 5000;
