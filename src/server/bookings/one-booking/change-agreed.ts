import type { AgreedChange } from "#contracts/bookings.ts";
import type { Problem } from "#contracts/errors.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { lastChange } from "#server/audit/change-rows.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { lockBooking, updateBooking, type BookingRow } from "#server/bookings/booking-rows.ts";
import { canonicalCustomer, customerColumns } from "#server/bookings/canonical-customer.ts";
import { bookingChanged, type ToldChange } from "#server/emails/templates/booking-changed.tsx";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";

type Wish = AgreedChange & { bookingId: number; by: Actor };

/** What is kept of a change: each of these as it was and as it is. */
type Agreed = Pick<
  BookingRow,
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "customerPersonalNumber"
  | "customerAddress"
  | "customerStreetAddress"
  | "customerPostalCode"
  | "customerCity"
  | "customerOrganisationNumber"
  | "customerReference"
  | "travelInfo"
  | "pickupTime"
  | "returnTime"
>;

/**
 * Changes the customer's details and the hours of a stay. Of two who do so at once the second is told of the first; the
 * log names what was changed, and its values stand where they can be erased. A personal number stands in neither.
 */
export async function changeAgreed(
  parts: LetterParts & { db: Db },
  wish: Wish,
): Promise<Result<null, Problem>> {
  return inTransaction(parts.db, async (tx): Promise<Result<null, Problem>> => {
    const booking = await lockBooking(tx, wish.bookingId);
    if (!booking) return fail({ code: "booking.unknown" });
    if (booking.version !== wish.version) return fail(await changedBy(tx, wish.bookingId));
    const after = agreedBy(booking, wish);
    const changed = (Object.keys(after) as (keyof Agreed)[]).filter(
      (name) => after[name] !== booking[name],
    );
    if (changed.length === 0) return ok(null);
    const hasOtherHours = changed.includes("pickupTime") || changed.includes("returnTime");
    if (hasOtherHours && !isActive(booking.status)) return fail({ code: "booking.only-details" });
    await updateBooking(tx, booking.id, { ...after, updatedAt: parts.clock.now() });
    const told = changed.filter((name) => name !== "customerPersonalNumber");
    await recordChange(tx, parts.clock, {
      by: wish.by,
      action: "booking.changed",
      entity: "booking",
      entityId: booking.id,
      after: { fields: changed },
      erasable: {
        before: valuesOf(booking, told),
        after: { ...valuesOf(after, told), fields: changed },
      },
    });
    if (hasOtherHours && wish.notify) await tell(tx, parts, { before: booking, after });
    return ok(null);
  });
}

async function changedBy(tx: Db, bookingId: number): Promise<Problem> {
  const last = await lastChange(tx, { entity: "booking", entityId: bookingId });
  if (!last) return { code: "booking.changed-by" };
  const { actor, at } = last;
  return {
    code: "booking.changed-by",
    change: { actor, day: dayInSweden(at), time: timeInSweden(at) },
  };
}

/** The booking's own words, with those that are another now. */
function agreedBy(booking: BookingRow, { customer = {}, ...wish }: Wish): Agreed {
  const said = canonicalCustomer({
    name: customer.name ?? booking.customerName,
    email: customer.email ?? booking.customerEmail,
    phone: customer.phone ?? booking.customerPhone,
    personalNumber: customer.personalNumber ?? booking.customerPersonalNumber,
    streetAddress: customer.streetAddress ?? booking.customerStreetAddress,
    postalCode: customer.postalCode ?? booking.customerPostalCode,
    city: customer.city ?? booking.customerCity,
  });
  const hasMoved = [customer.streetAddress, customer.postalCode, customer.city].some(
    (part) => part !== undefined,
  );
  return {
    ...customerColumns(said),
    customerAddress: hasMoved ? said.address : booking.customerAddress,
    customerOrganisationNumber: customer.organisationNumber ?? booking.customerOrganisationNumber,
    customerReference: customer.reference ?? booking.customerReference,
    travelInfo: wish.travelInfo === undefined ? booking.travelInfo : wish.travelInfo || null,
    pickupTime: wish.pickupTime ?? booking.pickupTime,
    returnTime: wish.returnTime ?? booking.returnTime,
  };
}

function valuesOf(agreed: Agreed, names: readonly (keyof Agreed)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, agreed[name]]));
}

async function tell(
  tx: Db,
  parts: LetterParts,
  { before, after }: { before: BookingRow; after: Agreed },
): Promise<void> {
  const facts = await readBookingFacts(tx, before.id);
  if (!facts) return;
  const hours: ToldChange[] = [
    { label: "Hämtning", before: before.pickupTime, after: after.pickupTime },
    { label: "Återlämning", before: before.returnTime, after: after.returnTime },
  ];
  const changes = hours
    .filter((one) => one.before !== one.after)
    .map((one) => ({ ...one, before: `kl. ${one.before}`, after: `kl. ${one.after}` }));
  await queueBookingLetter(tx, parts, facts, {
    type: "booking_changed",
    to: "customer",
    occasion: String(facts.version),
    content: bookingChanged({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      changes,
    }),
  });
}
