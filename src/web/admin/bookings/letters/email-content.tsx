import type { EmailLog } from "#contracts/email-logs.ts";
import type { ShopFacts } from "#contracts/page.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { Facts } from "#web/admin/bookings/facts.tsx";

/** A letter as it was sent, in a frame where nothing of it can run. */
export function EmailContent({ email }: { email: EmailLog }) {
  const { shop } = usePageState();
  return (
    <Dialog
      title={emailTypeLabel(email.type)}
      trigger={
        <Button
          look="quiet"
          className="button-small"
          aria-label={`Visa innehåll: ${emailTypeLabel(email.type)}`}
        >
          Visa innehåll
        </Button>
      }
    >
      <div className="email-content">
        <Facts
          facts={[
            ["Avsändare", senderWords(shop)],
            ["Mottagare", email.recipient],
            ["Ämne", email.subject],
          ]}
        />
        {email.errorMessage !== null && (
          <ProblemNote>
            <p className="font-semibold">Fel vid skickning:</p>
            <p>{email.errorMessage}</p>
          </ProblemNote>
        )}
        <iframe
          className="email-frame"
          title={`Mejlets innehåll: ${email.subject}`}
          sandbox=""
          srcDoc={email.htmlContent}
        />
      </div>
    </Dialog>
  );
}

function senderWords({ name, company: { email } }: ShopFacts): string {
  return email === null ? name : `${name}, svar till ${email}`;
}
