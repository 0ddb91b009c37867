import { useQuery } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { Link } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { BOOKING_PART } from "#domain/access/booking-path.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { nextStep } from "#domain/bookings/next-step.ts";
import { isToSettle } from "#domain/hand-over/settlement.ts";
import { formatKronor } from "#texts/format.ts";
import { NOTHING_OWED } from "#web/admin/bookings/deeds/payment-words.ts";
import { owedByBooking } from "#web/api/bookings.ts";
import { settlementOf } from "#web/api/hand-over.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { DisputeBadges, RentBadge, StatusBadge } from "#web/admin/bookings/badges.tsx";
import { Facts, type Fact } from "#web/admin/bookings/facts.tsx";
import { depositWords } from "#web/admin/bookings/money/deposit-words.ts";
import { HandoverMoment } from "./handover-moment.tsx";
import { CustomerNotice } from "./about-customer.tsx";
import { hasDeposit } from "./has-deposit.ts";
import { PhoneLink } from "./contact-links.tsx";
import { stepWords } from "./next-step-words.ts";

/** What is asked with the customer at the counter or on the phone, before all the rest. */
export function AtTheCounter({ booking }: { booking: Booking }) {
  return (
    <section
      id={BOOKING_PART.counter}
      className="card at-the-counter"
      aria-label="I korthet"
      tabIndex={-1}
    >
      <Step booking={booking} />
      <CustomerNotice bookingId={booking.id} />
      <Facts facts={factsOf(booking)} />
    </section>
  );
}

function factsOf(booking: Booking): Fact[] {
  const { depositAmount } = booking;
  const deposit = `${formatKronor(depositAmount ?? 0)}, ${depositWords(booking).toLowerCase()}`;
  const facts: Fact[] = [
    ["Status", <StatusBadge key="status" status={booking.status} />],
    ["Hyra", <Rent key="rent" booking={booking} />],
  ];
  if (hasDeposit(booking)) facts.push(["Deposition", deposit]);
  facts.push(
    ["Utlämning", <HandoverMoment key="out" booking={booking} end="pickup" />],
    ["Återlämning", <HandoverMoment key="back" booking={booking} end="return" />],
    ["Telefon", <PhoneLink key="phone" number={booking.customerPhone} />],
  );
  return facts;
}

function Rent({ booking }: { booking: Booking }) {
  return (
    <span className="payment-status">
      {formatKronor(booking.totalPrice)}
      <RentBadge booking={booking} />
      <DisputeBadges booking={booking} />
    </span>
  );
}

function Step({ booking }: { booking: Booking }) {
  const { today } = usePageState();
  const mayRefund = useMay("shop.manage");
  const { data: owed = NOTHING_OWED, isPending } = useQuery(owedByBooking(booking.id));
  const isSigned = booking.status === "returned" && booking.stay.backAt !== null;
  const settlement = useQuery({ ...settlementOf(booking.id), enabled: isSigned });
  // Of what is over, only the owed money and the protocols know whether something is left to do.
  if ((isPending && !isActive(booking.status)) || settlement.isLoading) return null;
  const waits = settlement.data !== undefined && isToSettle(settlement.data);
  const step = nextStep(booking, today, { ...owed, isToSettle: waits });
  const { sentence, to } = stepWords(step, booking, { today, owed, mayRefund });
  return (
    <div className="next-step">
      <p>
        <span className="next-step-name">Nästa steg</span> {sentence}
      </p>
      {to && "path" in to && (
        <Link href={to.path} className={`${buttonClass("primary")} button-small`}>
          {to.label}
        </Link>
      )}
      {to && "id" in to && (
        <a href={`#${to.id}`} className={`${buttonClass("quiet")} button-small`}>
          {to.label}
          <ArrowDown aria-hidden="true" size={16} />
        </a>
      )}
    </div>
  );
}
