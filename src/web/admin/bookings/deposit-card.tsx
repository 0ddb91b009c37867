import type { Booking } from "#contracts/bookings.ts";
import { depositBackBy } from "#domain/payments/deposit-status.ts";
import { formatKronor } from "#texts/format.ts";
import { Panel } from "#web/ui/panel.tsx";
import { Facts, type Fact } from "./facts.tsx";
import { KeepDepositDialog } from "./keep-deposit-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { SendLetter } from "./send-letter.tsx";
import { useMayManage } from "./use-may-manage.ts";
import { dayWords, momentWords, NOT_GIVEN } from "./words.ts";

/** Motorhomes only: what was asked for, paid and given back. */
export function DepositCard({ booking }: { booking: Booking }) {
  const mayManage = useMayManage();
  const { id } = booking;
  const isPaid = booking.depositPaymentStatus === "captured";
  return (
    <Panel title="Deposition">
      <Facts facts={factsOf(booking)} />
      {mayManage && (
        <div className="card-actions">
          {!isPaid && (
            <SendLetter
              bookingId={id}
              call="send-deposit-reminder"
              label="Skicka depositionspåminnelse"
              done="Depositionspåminnelse skickad"
            />
          )}
          {isPaid && (
            <>
              <RefundDialog bookingId={id} kind="deposit" most={leftOf(booking)} />
              <KeepDepositDialog bookingId={id} most={leftOf(booking)} />
            </>
          )}
        </div>
      )}
    </Panel>
  );
}

/** What is still the customer's. */
function leftOf({ depositAmount, depositRefundedAmount, depositKeptAmount }: Booking): number {
  return (depositAmount ?? 0) - depositRefundedAmount - depositKeptAmount;
}

const STATUS_WORDS = {
  pending: "Behandlas",
  authorized: "Reserverad",
  captured: "Betald",
  cancelled: "Avbruten",
  expired: "Utgången",
};

function factsOf(booking: Booking): Fact[] {
  const { depositAmount, depositPaymentStatus: status, depositRefundedAmount: refunded } = booking;
  const kept = booking.depositKeptAmount;
  const reminder = booking.depositReminderSentDate;
  const facts: Fact[] = [
    ["Belopp", depositAmount === null ? NOT_GIVEN : formatKronor(depositAmount)],
    ["Status", status === null ? "Ej betald" : STATUS_WORDS[status]],
    ["Påminnelse", reminder ? `Skickad ${momentWords(reminder)}` : "Inte skickad"],
  ];
  if (booking.depositPaidDate) facts.push(["Betald", momentWords(booking.depositPaidDate)]);
  if (refunded > 0) facts.push(["Återbetalt", formatKronor(refunded)]);
  if (kept > 0) facts.push(["Behållet", formatKronor(kept)]);
  if (status === "captured" && leftOf(booking) > 0)
    facts.push(
      ["Kvar", formatKronor(leftOf(booking))],
      ["Ska vara återbetald", `Senast ${dayWords(depositBackBy(booking.endDate))}`],
    );
  return facts;
}
