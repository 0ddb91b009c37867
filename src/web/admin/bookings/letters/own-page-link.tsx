import { useState } from "react";
import { useMailOwnPageLink, useRenewOwnPageLink } from "#web/api/my-booking.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** A link for the customer who asks for one; it is shown once, and whoever had an earlier one is shut out. */
export function OwnPageLink({ bookingId }: { bookingId: number }) {
  const call = useRenewOwnPageLink(bookingId);
  const [url, setUrl] = useState<string | null>(null);
  async function renew(): Promise<boolean> {
    const made = await call.mutateAsync().catch((error: unknown) => tellProblem(error));
    if (!made) return false;
    setUrl(made.url);
    return true;
  }
  return (
    <Panel
      title="Kundens bokningssida"
      lead="Varje mejl till kunden har en egen länk till sidan där kunden ser, ändrar och avbokar. Har en länk kommit i fel händer byter du ut den här."
    >
      <div className="grid gap-4">
        {url !== null && (
          <div className="grid gap-3">
            <TextField
              label="Ny länk, att ge till kunden"
              hint="Den visas bara nu. Alla tidigare länkar har slutat gälla."
              value={url}
              readOnly
              onFocus={({ target }) => target.select()}
            />
            <div className="card-actions justify-self-start">
              <MailLink bookingId={bookingId} />
              <CopyLink url={url} />
            </div>
          </div>
        )}
        <QuestionDialog
          title="Byt länk"
          question="Vill du byta länken till kundens bokningssida?"
          note="Alla länkar som kunden har fått slutar gälla. Den nya visas för dig, så att du kan mejla eller ge den till kunden."
          confirmLabel="Byt länk"
          isDangerous={false}
          problem={<CallProblem error={call.error} />}
          trigger={
            <Button look="quiet" className="button-small justify-self-start">
              Byt länk
            </Button>
          }
          onConfirm={renew}
        />
      </div>
    </Panel>
  );
}

/** To the address of the booking; a letter's link is its own, and opens the same page. */
function MailLink({ bookingId }: { bookingId: number }) {
  const call = useMailOwnPageLink(bookingId);
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      busyLabel="Skickar…"
      onAct={() => toldCall(call.mutateAsync(), { title: "Länken mejlas till kunden inom kort" })}
    >
      Skicka till kunden
    </ActionButton>
  );
}

function CopyLink({ url }: { url: string }) {
  return (
    <ActionButton
      look="quiet"
      className="button-small"
      onAct={() =>
        navigator.clipboard.writeText(url).then(
          () => toast({ title: "Länken är kopierad" }),
          // Some browsers keep their clipboard to themselves; the link stands beside the button.
          () =>
            toast({ title: "Kunde inte kopiera", description: "Markera länken och kopiera den." }),
        )
      }
    >
      Kopiera länken
    </ActionButton>
  );
}
