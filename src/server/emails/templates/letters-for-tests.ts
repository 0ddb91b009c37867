import type { LetterContent } from "#server/emails/letter.ts";
import { accountInvitation } from "./account-invitation.tsx";
import { adminNotification } from "./admin-notification.tsx";
import { authorizationExpired } from "./authorization-expired.tsx";
import { authorizationWarning } from "./authorization-warning.tsx";
import { bookingCancelled } from "./booking-cancelled.tsx";
import { bookingConfirmation } from "./booking-confirmation.tsx";
import { bookingConfirmed } from "./booking-confirmed.tsx";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { cancelledNotice } from "./cancelled-notice.tsx";
import { chargeReceived } from "./charge-received.tsx";
import { depositKept } from "./deposit-kept.tsx";
import { depositPaid } from "./deposit-paid.tsx";
import { depositReminder } from "./deposit-reminder.tsx";
import { handOverLetter } from "./hand-over-letter.tsx";
import { ownPageLetter } from "./own-page-letter.tsx";
import { passwordReset } from "./password-reset.tsx";
import { paymentLink } from "./payment-link.tsx";
import { paymentReceived } from "./payment-received.tsx";
import { paymentToApprove } from "./payment-to-approve.tsx";
import { bookingChanged } from "./booking-changed.tsx";
import { pickupSoon, pickupTomorrow } from "./pickup-letter.tsx";
import { paymentTakenBack } from "./payment-taken-back.tsx";
import { refundFailed } from "./refund-failed.tsx";
import { refundNotice } from "./refund-notice.tsx";
import { returnSettled } from "./return-settled.tsx";
import { returnThanks } from "./return-thanks.tsx";
import { testLetter } from "./test-letter.tsx";
import { withdrawalNotice } from "./withdrawal-notice.tsx";
import { withdrawalReceived } from "./withdrawal-received.tsx";

/** What somebody may type. */
export const HOSTILE = `<script>alert("hej")</script>`;
/** As a link would be that somebody meddled with. */
const LINK = `https://provider.example/"><img src=x>?a=1&b=2`;

const LINKED = { payUrl: LINK, expiresAt: new Date(0), amount: 1, isChargedAtOnce: false };

const AT_PICKUP = {
  rentDue: 1,
  depositDue: 1,
  lacksAgreement: true,
  lacksDrivers: true,
  packingList: [HOSTILE],
};

/** Each letter by the name of what writes it, with all that it can say. */
export const LETTERS: Record<string, (facts: BookingLetterFacts) => LetterContent> = {
  bookingConfirmation: (facts) => bookingConfirmation({ ...facts, agreement: "&lt;script&gt;" }),
  adminNotification,
  bookingConfirmed: (facts) => bookingConfirmed({ ...facts, receiptNumbers: [HOSTILE] }),
  bookingCancelled: (facts) => bookingCancelled({ ...facts, money: "released" }),
  cancelledNotice: (facts) =>
    cancelledNotice({
      ...facts,
      rent: { kept: 1, released: 1, charged: 1, refunded: 1 },
      deposit: 1,
    }),
  ownPageLetter,
  depositReminder: (facts) => depositReminder({ ...facts, depositUrl: LINK }),
  paymentLink: (facts) => paymentLink({ ...facts, ...LINKED, isConfirmed: true, again: null }),
  paymentLinkAgain: (facts) =>
    paymentLink({ ...facts, ...LINKED, isConfirmed: false, again: "lapsed" }),
  paymentReceived: (facts) =>
    paymentReceived({ ...facts, amount: 1, due: 1, method: "card", receiptNumbers: [HOSTILE] }),
  authorizationWarning: (facts) => authorizationWarning({ ...facts, hoursLeft: 48 }),
  authorizationExpired,
  refundNotice: (facts) =>
    refundNotice({
      ...facts,
      kind: "deposit",
      amount: 1,
      kept: 1,
      left: 1,
      creditNumbers: [HOSTILE],
      reason: HOSTILE,
    }),
  paymentToApprove: (facts) => paymentToApprove({ ...facts, amount: 1, due: 1, isConfirmed: true }),
  refundFailed: (facts) => refundFailed({ ...facts, amount: 1, kind: "rent" }),
  depositKept: (facts) =>
    depositKept({
      ...facts,
      amount: 1,
      left: 1,
      isCardClosed: true,
      receiptNumbers: [HOSTILE],
      note: HOSTILE,
      isReturned: true,
    }),
  bookingChanged: (facts) =>
    bookingChanged({ ...facts, changes: [{ label: "Hämtning", before: HOSTILE, after: HOSTILE }] }),
  paymentTakenBack: (facts) =>
    paymentTakenBack({
      ...facts,
      amount: 1,
      method: "swish",
      kind: "rent",
      due: 1,
      creditNumbers: [HOSTILE],
    }),
  pickupSoon: (facts) => pickupSoon({ ...facts, ...AT_PICKUP }),
  pickupTomorrow: (facts) => pickupTomorrow({ ...facts, ...AT_PICKUP }),
  handOverLetter: (facts) => handOverLetter({ ...facts, kind: "out", units: [HOSTILE] }),
  takenBackLetter: (facts) =>
    handOverLetter({ ...facts, kind: "back", news: "corrected", units: [HOSTILE] }),
  annulledLetter: (facts) =>
    handOverLetter({ ...facts, kind: "out", news: "annulled", units: [HOSTILE] }),
  returnSettled: (facts) =>
    returnSettled({
      ...facts,
      lines: [{ kind: "damage", label: HOSTILE, amount: 2, kept: 1, asked: 1 }],
      kept: 1,
      left: 1,
      asked: 1,
      pay: { url: LINK, expiresAt: new Date(0) },
      receiptNumbers: [HOSTILE],
    }),
  chargeReceived: (facts) =>
    chargeReceived({
      ...facts,
      amount: 1,
      method: "card",
      settlement: {
        lines: [{ kind: "damage", label: HOSTILE, amount: 2, kept: 1, asked: 1 }],
        kept: 1,
      },
      isTwice: false,
      receiptNumbers: [HOSTILE],
    }),
  chargeReceivedTwice: (facts) =>
    chargeReceived({
      ...facts,
      amount: 1,
      method: "card",
      settlement: null,
      isTwice: true,
      receiptNumbers: [],
    }),
  returnThanks: (facts) => returnThanks({ ...facts, depositHeld: 1 }),
  testLetter: ({ shop, booking }) =>
    testLetter({
      shop,
      sender: {
        name: shop.name,
        address: shop.company.email ?? "no-reply@localhost",
        replyTo: null,
      },
      askedBy: booking.customerName,
    }),
  depositPaid: (facts) => depositPaid({ ...facts, amount: 1 }),
  withdrawalReceived: (facts) =>
    withdrawalReceived({ ...facts, at: new Date(0), charged: 1, reserved: 0 }),
  withdrawalNotice: (facts) =>
    withdrawalNotice({ ...facts, at: new Date(0), charged: 0, reserved: 1 }),
  accountInvitation: ({ shop, booking: { customerName: invitedBy } }) =>
    accountInvitation({ shop, invitedBy, role: "staff", url: LINK, expiresAt: new Date(0) }),
  passwordReset: ({ shop, booking: { customerName: username } }) =>
    passwordReset({ shop, username, url: LINK, expiresAt: new Date(0) }),
};
