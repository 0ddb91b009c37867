import type { Problem } from "#contracts/errors.ts";
import { lacksDrivers } from "#domain/bookings/drivers.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import type { Packing } from "#domain/bookings/packing.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isPickupLetter, type DayLetter } from "#domain/shop/letter-words.ts";
import type { Actor } from "#server/audit/record-change.ts";
import {
  letterFacts,
  readBookingFacts,
  type BookingFacts,
} from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { packingOfBooking } from "#server/bookings/packing-rows.ts";
import { hasDeposit, rentMoney } from "#server/bookings/held-money.ts";
import { writeDepositReminder } from "#server/deposits/send-deposit-reminder.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { pickupSoon, pickupTomorrow } from "#server/emails/templates/pickup-letter.tsx";
import { returnThanks } from "#server/emails/templates/return-thanks.tsx";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";

type Wish = { bookingId: number; letter: DayLetter; by: Actor };

/** Queues the letter in the transaction of whoever has marked it as sent. */
export async function writeDayLetter(
  tx: Db,
  parts: LetterParts,
  { bookingId, letter, by }: Wish,
): Promise<Result<unknown, Problem>> {
  if (letter === "deposit_reminder") return writeDepositReminder(tx, parts, { bookingId, by });
  const facts = await readBookingFacts(tx, bookingId);
  if (!facts) return fail({ code: "booking.unknown" });
  const payments = await allPaymentsOf(tx, bookingId);
  const packing = await packingOfBooking(tx, bookingId);
  await queueBookingLetter(tx, parts, facts, {
    type: letter,
    to: "customer",
    // One for each day that the stay was moved to.
    ...(isPickupLetter(letter) && { occasion: facts.startDate }),
    content: CONTENT[letter]({ facts, payments, packing, shop: parts.shop() }),
  });
  return ok(null);
}

type About = {
  facts: BookingFacts;
  payments: PaymentRow[];
  packing: Packing[];
  shop: ReturnType<LetterParts["shop"]>;
};

const CONTENT: Record<Exclude<DayLetter, "deposit_reminder">, (about: About) => LetterContent> = {
  pickup_soon: (about) => pickupSoon(atPickup(about)),
  pickup_tomorrow: (about) => pickupTomorrow(atPickup(about)),
  return_thanks: (about) => returnThanks({ ...told(about), depositHeld: depositHeld(about) }),
};

const told = ({ facts, shop }: About) => ({ shop, booking: letterFacts(facts, null) });

function atPickup(about: About) {
  const { facts, payments, packing } = about;
  return {
    ...told(about),
    rentDue: Math.max(0, rentMoney(facts, payments).due),
    depositDue: hasDeposit(payments) ? 0 : depositDue(facts.itemType, facts.depositAmount),
    lacksAgreement: agreementStanding(facts.agreements).state === "waiting",
    lacksDrivers: lacksDrivers(facts, false),
    packingList: packing.flatMap(({ lines }) => lines),
  };
}

/** Of a deposit what is neither given back nor kept. */
function depositHeld({ payments }: About): number {
  return payments
    .filter(
      ({ kind, status, takenBackAt }) =>
        kind === "deposit" && status === "captured" && takenBackAt === null,
    )
    .map(({ amount, refundedAmount, keptAmount }) =>
      sumKronor(amount, -refundedAmount, -keptAmount),
    )
    .reduce((sum, left) => sumKronor(sum, left), 0);
}
