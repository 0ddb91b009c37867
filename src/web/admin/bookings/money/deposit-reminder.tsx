import { useRemindOfDeposit } from "#web/api/booking-money.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** A button that mails the customer the link to the deposit. */
export function DepositReminder({ bookingId }: { bookingId: number }) {
  const remind = useRemindOfDeposit(bookingId);
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      busyLabel="Skickar…"
      onAct={() =>
        remind
          .mutateAsync()
          .then(() => toast({ title: "Depositionspåminnelse skickad" }), tellProblem)
      }
    >
      Skicka depositionspåminnelse
    </ActionButton>
  );
}
