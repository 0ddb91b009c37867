import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#contracts/bookings.ts";
import type { BookingPayment } from "#contracts/payments.ts";
import { depositDispute } from "#domain/payments/dispute.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { depositDisputeSentence } from "#texts/dispute-words.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_METHOD_LABELS } from "#texts/payment-methods.ts";
import { bookingPayments } from "#web/api/bookings.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { wholeKronor } from "#web/shell/amount-problem.ts";
import { DepositReminder } from "./deposit-reminder.tsx";
import {
  backByWords,
  beforeReturn,
  depositAtHand,
  depositWords,
  isGivenBack,
  keepWords,
  noDepositReason,
  noReminderReason,
} from "./deposit-words.ts";
import { Facts, type Fact } from "#web/admin/bookings/facts.tsx";
import { GiveBackDialog } from "./give-back-dialog.tsx";
import { KeepDepositDialog } from "./keep-deposit-dialog.tsx";
import { refundableToCard } from "#web/admin/bookings/deeds/payment-words.ts";
import { RecordPayment } from "./record-payment.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { ToOversight } from "./to-oversight.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { momentWords, NOT_GIVEN } from "#web/admin/bookings/words.ts";

/** Motorhomes only: what was asked for, paid, given back and kept. */
export function DepositCard({ booking }: { booking: Booking }) {
  const mayRun = useMay("bookings.run");
  const mayManage = useMay("shop.manage");
  const { data: payments = [] } = useQuery(bookingPayments(booking.id));
  const isPaid = booking.depositPaymentStatus === "captured" && !isGivenBack(booking);
  return (
    <Panel title="Deposition">
      <Facts facts={factsOf(booking, payments)} />
      <Disputed booking={booking} />
      {mayRun && <AskFor booking={booking} isPaid={isPaid} />}
      {mayManage && <Settle booking={booking} payments={payments} />}
    </Panel>
  );
}

/** Why nothing can be done with it, or what became of it. */
function Disputed({ booking }: { booking: Booking }) {
  const dispute = depositDispute(booking.disputes);
  if (!dispute) return null;
  return (
    <div className="notice">
      <p>{depositDisputeSentence(dispute)}</p>
      {!dispute.isDecided && <ToOversight />}
    </div>
  );
}

/** Asks for the deposit, or writes down that it came; or says why there is nothing to ask for. */
function AskFor({ booking, isPaid }: { booking: Booking; isPaid: boolean }) {
  const { today } = usePageState();
  const reason = isPaid ? undefined : noReminderReason(booking, today);
  const isOffered = !isPaid && noDepositReason(booking, today) === undefined;
  return (
    <>
      {reason && <p className="text-muted">{reason}</p>}
      <div className="card-actions">
        {!isPaid && !reason && !isGivenBack(booking) && <DepositReminder bookingId={booking.id} />}
        <RecordPayment
          bookingId={booking.id}
          kind="deposit"
          due={depositDue(booking.rentalItemType, booking.depositAmount)}
          isOffered={isOffered}
        />
      </div>
    </>
  );
}

/** Gives back or keeps. What came by hand goes back by hand. */
function Settle({ booking, payments }: { booking: Booking; payments: readonly BookingPayment[] }) {
  const { id } = booking;
  const byHand = payments.filter(({ kind, method }) => kind === "deposit" && method !== "card");
  const held = payments.filter(({ kind, refundable }) => kind === "deposit" && refundable > 0);
  return (
    <>
      {held.length > 1 && (
        <p className="notice">
          Depositionen är betald {held.length === 2 ? "två" : held.length} gånger. Betala tillbaka
          den som är för mycket.
        </p>
      )}
      <div className="card-actions">
        <RefundDialog
          bookingId={id}
          kind="deposit"
          most={refundableToCard(payments, "deposit")}
          warning={beforeReturn(booking, "give")}
        />
        {byHand.map((payment) => (
          <GiveBackDialog
            key={payment.id}
            bookingId={id}
            payment={payment}
            trigger={{
              look: "quiet",
              children: `Registrera återbetald deposition, ${PAYMENT_METHOD_LABELS[payment.method]}`,
            }}
          />
        ))}
        <KeepDepositDialog
          bookingId={id}
          most={wholeKronor(depositAtHand(booking, payments))}
          warning={beforeReturn(booking, "keep")}
          words={keepWords(booking.depositMethod)}
        />
      </div>
    </>
  );
}

function methodWords({ depositMethod: method }: Booking): string {
  return method === null || method === "card" ? "" : `, ${PAYMENT_METHOD_LABELS[method]}`;
}

function factsOf(booking: Booking, payments: readonly BookingPayment[]): Fact[] {
  const { depositAmount, depositRefundedAmount: refunded, depositKeptAmount: kept } = booking;
  const reminder = booking.depositReminderSentDate;
  const held = depositHeld(booking);
  const dispute = depositDispute(booking.disputes);
  const facts: Fact[] = [
    ["Belopp", depositAmount === null ? NOT_GIVEN : formatKronor(depositAmount)],
    ["Status", depositWords(booking)],
    ["Påminnelse", reminder ? `Skickad ${momentWords(reminder)}` : "Inte skickad"],
  ];
  if (booking.depositPaidDate)
    facts.push(["Betald", `${momentWords(booking.depositPaidDate)}${methodWords(booking)}`]);
  if (refunded > 0) facts.push(["Återbetalt", formatKronor(refunded)]);
  if (kept > 0) facts.push(["Behållet", formatKronor(kept)]);
  if (dispute?.standing === "open" && held > 0)
    facts.push(["Hos banken", formatKronor(Math.min(dispute.amount, held))]);
  const atHand = depositAtHand(booking, payments);
  if (atHand > 0)
    facts.push(
      ["Kvar", formatKronor(atHand)],
      ["Ska vara återbetald", <BackBy key="back-by" booking={booking} />],
    );
  return facts;
}

/** A day that has passed is not read over. */
function BackBy({ booking }: { booking: Booking }) {
  const { today } = usePageState();
  const { words, isLate } = backByWords(booking, today);
  return isLate ? <strong className="text-danger">{words}</strong> : words;
}
