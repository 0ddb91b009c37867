import { formatKronor } from "#texts/format.ts";
import { LINK_SENT } from "#texts/link-names.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { useRemindOfDeposit, useSendPaymentLink } from "#web/api/booking-money.ts";
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

type Asked = { bookingId: number; customerName: string; amount: number };

/** Mails the customer a link to pay what is due by card. Asks first: two presses would be two letters. */
export function SendLink({ concern, label }: { concern: Asked; label: string }) {
  const heading = usePanelHeading();
  const link = useSendPaymentLink(concern.bookingId);
  return (
    <QuestionDialog
      title={label}
      question={`${concern.customerName} får ett mejl med en länk för att betala ${formatKronor(concern.amount)} med kort.`}
      note="Länken gäller i två dygn, och beloppet reserveras tills du godkänner. Öppna bokningen om du vill be om en del, eller dra beloppet direkt."
      confirmLabel="Skicka länken"
      isDangerous={false}
      focusAfter={heading}
      problem={<CallProblem error={link.error} />}
      trigger={
        <Button look="quiet" className="button-small">
          {label}
        </Button>
      }
      onConfirm={() => toldCall(link.mutateAsync(undefined), { title: LINK_SENT })}
    />
  );
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
