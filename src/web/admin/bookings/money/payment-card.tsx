import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Booking } from "#contracts/bookings.ts";
import type { BookingPayment } from "#contracts/payments.ts";
import { BOOKING_PART } from "#domain/access/booking-path.ts";
import { owesRent } from "#domain/bookings/booking-status.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Owed } from "#domain/duties/owed-money.ts";
import { roundedOff } from "#domain/payments/booking-money.ts";
import { moneyOf } from "#texts/rent-words.ts";
import { formatKronor } from "#texts/format.ts";
import { LINK_SENT } from "#texts/link-names.ts";
import { useSendPaymentLink } from "#web/api/booking-money.ts";
import { bookingPayments, owedByBooking } from "#web/api/bookings.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DisputeBadges, RentBadge } from "#web/admin/bookings/badges.tsx";
import { Facts, type Fact } from "#web/admin/bookings/facts.tsx";
import { PaymentButtons } from "#web/admin/bookings/deeds/payment-buttons.tsx";
import { PaymentLink } from "./payment-link.tsx";
import { PaymentList } from "./payment-list.tsx";
import {
  failedRefundLines,
  linkWords,
  NOTHING_OWED,
  owedFacts,
  paidByHand,
  refundableToCard,
  untilWords,
} from "#web/admin/bookings/deeds/payment-words.ts";
import { RecordPayment } from "./record-payment.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { StatusQuestion } from "#web/admin/bookings/deeds/status-question.tsx";
import { Late, TimeLeft } from "#web/admin/bookings/deeds/time-left.tsx";
import { ToOversight } from "./to-oversight.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { useNow } from "#web/admin/bookings/use-now.ts";
import { useReservation } from "#web/admin/bookings/deeds/use-reservation.ts";

/** What the rent comes to, what was paid of it and how, and what can be done about the rest. */
export function PaymentCard({ booking }: { booking: Booking }) {
  const { id, dueAmount, paymentStatus, reservedAmount } = booking;
  const payments = useQuery(bookingPayments(id));
  const owed = useQuery(owedByBooking(id)).data;
  const reservation = useReservation(booking);
  const now = useNow();
  const { today } = usePageState();
  const listId = useId();
  const isByHand = refundableToCard(payments.data ?? [], "rent") < 1;
  return (
    <Panel title="Betalning">
      <Facts facts={sumsOf(booking, { now, today, owed, payments: payments.data ?? [] })} />
      {reservedAmount > 0 && <TimeLeft reservation={reservation} />}
      {paymentStatus === "expired" && dueAmount > 0 && booking.paidAmount <= 0 && <Late />}
      <LostDispute booking={booking} />
      <FailedRefunds payments={payments.data ?? []} />
      <PaidAndWaiting booking={booking} />
      <TooMuchReserved booking={booking} />
      <Actions booking={booking} payments={payments.data ?? []} />
      <section
        className="payments"
        aria-labelledby={listId}
        {...(isByHand && { id: BOOKING_PART.refund, tabIndex: -1 })}
      >
        <h3 id={listId} className="heading-3">
          Betalningar
        </h3>
        <PaymentList booking={booking} payments={payments} />
      </section>
    </Panel>
  );
}

type Around = {
  now: number;
  today: LocalDate;
  owed: Owed | undefined;
  payments: readonly BookingPayment[];
};

function sumsOf(booking: Booking, { now, today, owed = NOTHING_OWED, payments }: Around): Fact[] {
  const { dueAmount: due, reservedAmount: reserved, waivedAmount: waived } = booking;
  const sums: Fact[] = [
    [
      "Status",
      <span key="status" className="payment-status">
        <RentBadge booking={booking} />
        <DisputeBadges booking={booking} />
      </span>,
    ],
    ["Totalpris", formatKronor(booking.totalPrice)],
  ];
  if (waived > 0) sums.push(["Eftergett", formatKronor(waived)]);
  sums.push(["Betalt", formatKronor(booking.paidAmount)]);
  if (reserved > 0) sums.push(["Reserverat", `${formatKronor(reserved)}${untilWords(booking)}`]);
  const rounded = roundedOff(moneyOf(booking));
  if (rounded !== 0) sums.push(["Öresavrundning", formatKronor(-rounded)]);
  sums.push(...owedFacts(owed, due, payments));
  if (due >= 0 && owesRent(booking.status)) sums.push(["Att betala", formatKronor(due)]);
  if (booking.chargeDueAmount > 0)
    sums.push(["Efter återlämningen", `${formatKronor(booking.chargeDueAmount)}, inte betalt`]);
  const link = linkWords(booking, { now, today });
  if (link !== "") sums.push(["Betalningslänk", link]);
  return sums;
}

/** The customer was told that money comes, and it did not. */
function FailedRefunds({ payments }: { payments: BookingPayment[] }) {
  const lines = failedRefundLines(payments);
  if (lines.length === 0) return null;
  return (
    <div className="notice" role="alert">
      {lines.map((line) => (
        <p key={line} className="font-semibold">
          {line}
        </p>
      ))}
      <p>
        Pengarna är kvar hos butiken, och kunden väntar på dem. Försök igen, eller betala tillbaka
        på annat sätt och skriv ner det under Att åtgärda.
      </p>
      <ToOversight />
    </div>
  );
}

/** The bank has decided, and nobody has said what it was: where that is chosen is told here too. */
function LostDispute({ booking }: { booking: Booking }) {
  const mayManage = useMay("shop.manage");
  const lost = booking.disputes.find(
    ({ paidFor, standing, isDecided }) =>
      paidFor !== "deposit" && standing === "lost" && !isDecided,
  );
  if (!mayManage || !lost) return null;
  return (
    <div className="notice">
      <p>
        Tvisten är förlorad: banken har gett {formatKronor(lost.amount)} till den som har kortet.
        Välj hur det ska bokföras.
      </p>
      <ToOversight label="Välj bokföring" />
    </div>
  );
}

/** Paid otherwise than by approving a reservation: nobody has said yes to it yet. */
function PaidAndWaiting({ booking }: { booking: Booking }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const mayRun = useMay("bookings.run");
  const { status, dueAmount, reservedAmount, paidAmount } = booking;
  const isWaiting =
    status === "pending" &&
    dueAmount <= 0 &&
    reservedAmount === 0 &&
    paidAmount > 0 &&
    !isWithdrawn(booking);
  if (!mayRun || (!isWaiting && !isAsking)) return null;
  return (
    <div className="notice">
      <p>Hyran är betald, men bokningen väntar fortfarande på besked.</p>
      <div className="card-actions">
        <Button ref={button} className="button-small" onClick={() => setIsAsking(true)}>
          Bekräfta bokningen
        </Button>
      </div>
      {isAsking && (
        <StatusQuestion
          booking={booking}
          to="confirmed"
          focusBack={button}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** What is only reserved is let go, and must not be sent back as well. */
function TooMuchReserved({ booking: { dueAmount, reservedAmount } }: { booking: Booking }) {
  const released = Math.min(-dueAmount, reservedAmount);
  if (released <= 0) return null;
  return (
    <p className="text-sm text-muted">
      Av det är {formatKronor(released)} bara reserverat och släpps när bokningen godkänns.
    </p>
  );
}

/** What was asked for after the return: asked for anew by its own link, or written down as it came by hand. */
function ChargeActions({ booking: { id, customerEmail, chargeDueAmount: due } }: BookingProps) {
  const send = useSendPaymentLink(id);
  return (
    <>
      {due > 0 && customerEmail.trim() !== "" && (
        <ActionButton
          look="quiet"
          className="button-small"
          busyLabel="Skickar…"
          onAct={async () => {
            try {
              await send.mutateAsync({ kind: "charge" });
              toast({ title: LINK_SENT, description: `${formatKronor(due)} efter återlämningen` });
            } catch (error) {
              tellProblem(error);
            }
          }}
        >
          Skicka länken efter återlämningen igen
        </ActionButton>
      )}
      <RecordPayment bookingId={id} kind="charge" due={due} isOffered={due > 0} />
    </>
  );
}

type BookingProps = { booking: Booking };

function Actions({ booking, payments }: { booking: Booking; payments: BookingPayment[] }) {
  const mayRun = useMay("bookings.run");
  const mayManage = useMay("shop.manage");
  const { id, customerEmail, dueAmount, reservedAmount } = booking;
  const hasReceipt = payments.some(({ receipts }) => receipts.length > 0);
  const canPay = dueAmount >= 1;
  return (
    <div className="card-actions">
      {mayRun && reservedAmount > 0 && <PaymentButtons booking={booking} />}
      {mayRun && (
        <PaymentLink booking={booking} isOffered={canPay && customerEmail.trim() !== ""} />
      )}
      {mayRun && <RecordPayment bookingId={id} kind="rent" due={dueAmount} isOffered={canPay} />}
      {mayRun && <ChargeActions booking={booking} />}
      {mayManage && hasReceipt && (
        // The receipt's own page is a new one to the browser too: it prints without the shop around it.
        <a href={`/admin/receipts/${id}`} className={`${buttonClass("quiet")} button-small`}>
          Visa kvitto
        </a>
      )}
      {mayManage && (
        <RefundDialog
          bookingId={id}
          kind="rent"
          most={refundableToCard(payments, "rent")}
          byHand={paidByHand(payments)}
        />
      )}
    </div>
  );
}
