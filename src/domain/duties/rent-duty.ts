import {
  isActive,
  owesRent,
  type BookingSource,
  type BookingStatus,
} from "#domain/bookings/booking-status.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { sumKronor } from "#domain/money/ore.ts";
import type { BookingMoney } from "#domain/payments/booking-money.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** What decides whether somebody must see to a booking's rent. */
export type RentFacts = {
  status: BookingStatus;
  startDate: LocalDate;
  endDate: LocalDate;
  /** The day it was booked. */
  madeOn: LocalDate;
  /** The day staff marked it as back; null where nobody has, or it is not known. */
  returnedOn: LocalDate | null;
  /** The day the booking was last changed. */
  changedOn: LocalDate;
  money: BookingMoney;
  /** Where the newest card payment stands; null when no card was ever asked. */
  cardStatus: PaymentStatus | null;
  /** Made by staff, who may have agreed upon paying later. */
  source: BookingSource;
  /** Charged in the provider's own pages, by nobody's wish here. */
  isChargedElsewhere: boolean;
  /** Approved here, and refused by the provider. */
  isChargeFailed: boolean;
  /** The day a reservation lapsed, or was let go by others; null where none did. */
  reservationLostOn: LocalDate | null;
  /** The day a card was reserved since the booking was confirmed, and nobody has charged it; null where none was. */
  reservedSince: LocalDate | null;
  /** Of a cancelled booking's money, what nobody has decided about; 0 for others. */
  undecided: number;
  /** The day the last unused link to pay by lapsed; null while one is open, or when none was sent. */
  linkLapsedOn: LocalDate | null;
};

export type RentDutyKind =
  | "charged-but-cancelled"
  | "money-to-give-back"
  | "charged-elsewhere"
  | "charge-failed"
  | "returned-unpaid"
  | "rent-unpaid"
  | "reservation-waiting"
  | "booking-without-money"
  | "link-lapsed";

/** What should have happened to a booking's rent and did not, since when, and about how much. */
export type RentDuty = { kind: RentDutyKind; since: LocalDate; amount: number };

/** From so many days before the hand-over the rent and the deposit are somebody's concern. */
const DAYS_BEFORE = 1;

/** At most one: the most pressing. */
export function rentDuty(facts: RentFacts, today: LocalDate): RentDuty | undefined {
  const { status, money, changedOn } = facts;
  if (!owesRent(status)) return cancelledDuty(facts);
  if (money.due < 0) return { kind: "money-to-give-back", since: changedOn, amount: -money.due };
  if (status === "pending" && facts.isChargedElsewhere)
    return { kind: "charged-elsewhere", since: changedOn, amount: money.paid };
  if (facts.isChargeFailed)
    return { kind: "charge-failed", since: changedOn, amount: money.reserved };
  return unpaidDuty(facts, today);
}

function cancelledDuty({ changedOn, undecided }: RentFacts): RentDuty | undefined {
  if (undecided <= 0) return undefined;
  return { kind: "charged-but-cancelled", since: changedOn, amount: undecided };
}

function unpaidDuty(facts: RentFacts, today: LocalDate): RentDuty | undefined {
  const { status, money, endDate, cardStatus, linkLapsedOn } = facts;
  const { reservationLostOn, changedOn } = facts;
  const unpaid = sumKronor(money.due, money.reserved);
  if (unpaid <= 0) return undefined;
  if (status === "returned")
    return { kind: "returned-unpaid", since: facts.returnedOn ?? endDate, amount: unpaid };
  const nearSince = handOverNearSince(facts, today);
  if (isActive(status) && nearSince !== undefined)
    return { kind: "rent-unpaid", since: nearSince, amount: unpaid };
  if (status === "confirmed" && money.reserved > 0 && facts.reservedSince !== null)
    return { kind: "reservation-waiting", since: facts.reservedSince, amount: money.reserved };
  if (money.due <= 0) return undefined;
  // Charged and given back whole is as bare as never charged.
  const isGivenBack = money.paid <= 0 && money.reserved <= 0;
  const isBare = (cardStatus !== "authorized" && cardStatus !== "captured") || isGivenBack;
  // Agreed upon with staff: it is asked for by a link, or before the hand-over.
  const isAgreedLater = facts.source === "staff" && money.charged <= 0;
  if ((isBare && !isAgreedLater) || reservationLostOn !== null)
    return {
      kind: "booking-without-money",
      since: reservationLostOn ?? changedOn,
      amount: money.due,
    };
  if (linkLapsedOn !== null) return { kind: "link-lapsed", since: linkLapsedOn, amount: money.due };
  return undefined;
}

/** The stay is over and was not called off: what was paid for it is the shop's, though the booking goes. */
export function isEarned(
  { status, endDate }: Pick<RentFacts, "status" | "endDate">,
  today: LocalDate,
): boolean {
  return owesRent(status) && (status === "returned" || endDate < today);
}

/** Since when what a hand-over lacks is somebody's concern, no sooner than it was booked; nothing while there is time. */
export function handOverNearSince(
  { startDate, madeOn }: Pick<RentFacts, "startDate" | "madeOn">,
  today: LocalDate,
): LocalDate | undefined {
  const near = addDays(startDate, -DAYS_BEFORE);
  if (near > today) return undefined;
  return near > madeOn ? near : madeOn;
}
