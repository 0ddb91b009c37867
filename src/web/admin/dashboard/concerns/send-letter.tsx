import { LINK_SENT } from "#texts/link-names.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { useRemindOfDeposit, useSendPaymentLink } from "#web/api/bookings.ts";
import { useSendMailAgain } from "#web/api/oversight.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import type { Of } from "./concern-kind.ts";

type LetterButtonProps = { label: string; done: string; send: () => Promise<unknown> };

function LetterButton({ label, done, send }: LetterButtonProps) {
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      busyLabel="Skickar…"
      onAct={() => toldCall(send(), { title: done })}
    >
      {label}
    </ActionButton>
  );
}

/** Mails the customer a link to pay what is due by card. */
export function SendLink({ bookingId, label }: { bookingId: number; label: string }) {
  const link = useSendPaymentLink(bookingId);
  return <LetterButton label={label} done={LINK_SENT} send={() => link.mutateAsync(undefined)} />;
}

export function SendReminder({ bookingId }: { bookingId: number }) {
  const reminder = useRemindOfDeposit(bookingId);
  return (
    <LetterButton
      label="Skicka påminnelse"
      done="Depositionspåminnelse skickad"
      send={() => reminder.mutateAsync()}
    />
  );
}

/** Asks first: what goes to a customer's letter box does not come back. */
export function SendAgain({ concern }: { concern: Of<"mail-failed"> }) {
  const heading = usePanelHeading();
  const sendAgain = useSendMailAgain();
  const { mailId, type, recipient } = concern;
  return (
    <QuestionDialog
      title="Skicka mejlet igen"
      question={`${emailTypeLabel(type)} skickas igen till ${recipient}.`}
      confirmLabel="Skicka igen"
      isDangerous={false}
      focusAfter={heading}
      problem={<CallProblem error={sendAgain.error} />}
      trigger={
        <Button look="quiet" className="button-small">
          Skicka igen
        </Button>
      }
      onConfirm={() =>
        toldCall(sendAgain.mutateAsync(mailId), { title: "Mejlet skickas igen inom kort" })
      }
    />
  );
}
