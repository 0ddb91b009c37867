import { useRemindOfDeposit } from "#web/api/booking-money.ts";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";

/** A button that mails the customer the link to the deposit. */
export function DepositReminder({ bookingId }: { bookingId: number }) {
  const remind = useRemindOfDeposit(bookingId);
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      busyLabel="Skickar…"
      onAct={() => toldCall(remind.mutateAsync(), { title: "Depositionspåminnelse skickad" })}
    >
      Skicka depositionspåminnelse
    </ActionButton>
  );
}
