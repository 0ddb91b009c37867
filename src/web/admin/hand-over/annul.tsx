import { useId, useState } from "react";
import { useLocation } from "wouter";
import type { Protocol } from "#contracts/hand-over.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { useAnnulProtocol } from "#web/api/hand-over.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";

type Props = { bookingId: number; kind: ProtocolKind; done: Protocol };

const WORDS = {
  out: {
    annul: "Makulera utlämningen",
    told: "Utlämningen är makulerad",
    note: "För den som lämnat ut på fel bokning eller fel fordon. Protokollet står kvar som makulerat, och bokningen väntar på att hämtas igen.",
  },
  back: {
    annul: "Makulera återlämningen",
    told: "Återlämningen är makulerad",
    note: "För den som tagit emot på fel bokning eller fel fordon. Protokollet står kvar som makulerat, och bokningen är ute igen.",
  },
} as const;

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Signed by mistake: taken out of force with a reason, which is the question before it as well. */
export function Annul({ bookingId, kind, done }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState("");
  const [, navigate] = useLocation();
  const { mutateAsync, isPending, error } = useAnnulProtocol(bookingId);
  const field = useId();
  const { annul, told, note } = WORDS[kind];

  async function press(): Promise<void> {
    try {
      await mutateAsync({ protocolId: done.id, reason });
    } catch {
      // Said beside the button.
      return;
    }
    toast({ title: told });
    navigate(bookingPath(bookingId));
  }

  if (!isAsked)
    return (
      <Button look="plain" onClick={() => setAsked(true)}>
        {annul}
      </Button>
    );
  return (
    <form
      className="hand-over-annul"
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <p className="text-muted">{note}</p>
      <label htmlFor={field}>Varför?</label>
      <input
        id={field}
        className="field"
        required
        maxLength={200}
        placeholder="Till exempel: fel bokning"
        ref={focus}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && <CallProblem error={error} />}
      <div className="hand-over-row">
        <BusyButton type="submit" className="button-danger" isBusy={isPending}>
          {annul}
        </BusyButton>
        <Button look="quiet" onClick={() => setAsked(false)}>
          Behåll
        </Button>
      </div>
    </form>
  );
}
