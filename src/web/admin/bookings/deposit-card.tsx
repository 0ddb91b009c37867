import type { Booking } from "#contracts/bookings.ts";
import { formatKronor } from "#texts/format.ts";
import { Panel } from "#web/ui/panel.tsx";
import { Facts, type Fact } from "./facts.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { SendLetter } from "./send-letter.tsx";
import { useMayManage } from "./use-may-manage.ts";
import { momentWords, NOT_GIVEN } from "./words.ts";

/** Motorhomes only: what was asked for, paid and given back. */
export function DepositCard({ booking }: { booking: Booking }) {
  const mayManage = useMayManage();
  const { id, depositAmount, depositRefundedAmount: refunded } = booking;
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
            <RefundDialog bookingId={id} kind="deposit" most={(depositAmount ?? 0) - refunded} />
          )}
        </div>
      )}
    </Panel>
  );
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
  const reminder = booking.depositReminderSentDate;
  const facts: Fact[] = [
    ["Belopp", depositAmount === null ? NOT_GIVEN : formatKronor(depositAmount)],
    ["Status", status === null ? "Ej betald" : STATUS_WORDS[status]],
    ["Påminnelse", reminder ? `Skickad ${momentWords(reminder)}` : "Inte skickad"],
  ];
  if (booking.depositPaidDate) facts.push(["Betald", momentWords(booking.depositPaidDate)]);
  if (refunded > 0) facts.push(["Återbetalt", formatKronor(refunded)]);
  return facts;
}
