import { usePageState } from "#web/shell/page-state.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** What is to be done in the card company's own pages: the payment's number to look for, and the way there. */
export function AtProvider({ intentId }: { intentId: string }) {
  return (
    <>
      <CopyNumber intentId={intentId} />
      <ProviderLink intentId={intentId} />
    </>
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

function ProviderLink({ intentId }: { intentId: string }) {
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
