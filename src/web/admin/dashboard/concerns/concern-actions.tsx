import { Link } from "wouter";
import type { Concern } from "#contracts/oversight.ts";
import { formatKronor } from "#texts/format.ts";
import { useLetMoneyGo, useSendMailAgain } from "#web/api/oversight.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

export type ConcernActionsProps = {
  concern: Concern;
  onCompare: () => Promise<unknown>;
};

/** What solves a concern: at most one thing to press first, and the booking it is about. */
export function ConcernActions({ concern, onCompare }: ConcernActionsProps) {
  return (
    <div className="concern-actions">
      {concern.kind === "money-without-booking" &&
        (concern.isReserved ? (
          <LetGo concern={concern} />
        ) : (
          <>
            <CopyNumber intentId={concern.intentId} />
            <AtProvider intentId={concern.intentId} />
          </>
        ))}
      {concern.kind === "mail-failed" && <SendAgain mailId={concern.mailId} />}
      {concern.kind === "books-differ" && (
        <ActionButton look="quiet" className="button-small" onAct={onCompare}>
          Jämför igen
        </ActionButton>
      )}
      {"bookingId" in concern && concern.bookingId !== null && (
        <Link
          href={`/admin/bookings?booking=${concern.bookingId}`}
          className={`${buttonClass("quiet")} button-small`}
        >
          Öppna bokningen
        </Link>
      )}
    </div>
  );
}

type Stray = Extract<Concern, { kind: "money-without-booking" }>;

function LetGo({ concern }: { concern: Stray }) {
  const heading = usePanelHeading();
  const letGo = useLetMoneyGo();
  return (
    <QuestionDialog
      title="Släpp reservationen"
      question={`Är du säker på att du vill släppa reservationen på ${formatKronor(concern.amount)}? Detta går inte att ångra.`}
      note="Kunden får tillbaka utrymmet på sitt kort. Beloppet kan inte dras efteråt."
      confirmLabel="Släpp reservationen"
      focusAfter={heading}
      problem={<CallProblem error={letGo.error} />}
      trigger={
        <Button look="quiet" className="button-small">
          Släpp reservationen
        </Button>
      }
      onConfirm={() =>
        toldCall(letGo.mutateAsync(concern.intentId), { title: "Reservationen är släppt" })
      }
    />
  );
}

function CopyNumber({ intentId }: { intentId: string }) {
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      onAct={() =>
        navigator.clipboard.writeText(intentId).then(
          () => toast({ title: "Betalningens nummer är kopierat" }),
          // Some browsers keep their clipboard to themselves; the number stands beside the button.
          () => toast({ title: "Kunde inte kopiera", description: intentId }),
        )
      }
    >
      Kopiera numret
    </ActionButton>
  );
}

function AtProvider({ intentId }: { intentId: string }) {
  const { cards } = usePageState().shop;
  // The sandbox has no page of its own to open.
  if (cards.scriptUrl !== null) return null;
  const section = cards.isTest ? "test/payments" : "payments";
  return (
    <a
      href={`https://dashboard.stripe.com/${section}/${encodeURIComponent(intentId)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass("quiet")} button-small`}
    >
      Öppna hos kortbolaget
    </a>
  );
}

function SendAgain({ mailId }: { mailId: number }) {
  const sendAgain = useSendMailAgain();
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      busyLabel="Skickar…"
      onAct={() =>
        sendAgain
          .mutateAsync(mailId)
          .then(() => toast({ title: "Mejlet skickas igen inom kort" }), tellProblem)
      }
    >
      Skicka igen
    </ActionButton>
  );
}
