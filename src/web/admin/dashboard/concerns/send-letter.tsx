import { useRemindOfDeposit, useSendPaymentLink } from "#web/api/bookings.ts";
import { useSendMailAgain } from "#web/api/oversight.ts";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";

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
  return (
    <LetterButton
      label={label}
      done="Betallänken är skickad"
      send={() => link.mutateAsync(undefined)}
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

export function SendAgain({ mailId }: { mailId: number }) {
  const sendAgain = useSendMailAgain();
  return (
    <LetterButton
      label="Skicka igen"
      done="Mejlet skickas igen inom kort"
      send={() => sendAgain.mutateAsync(mailId)}
    />
  );
}
