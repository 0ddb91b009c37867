import { useQuery } from "@tanstack/react-query";
import type { EmailLog } from "#contracts/email-logs.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { emailsOfBooking, useResendEmail } from "#web/api/email-logs.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { ComingLetters } from "./coming-letters.tsx";
import { EmailContent } from "./email-content.tsx";
import { OwnPageLink } from "./own-page-link.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { momentWords } from "#web/admin/bookings/words.ts";

export function EmailHistory({ bookingId }: { bookingId: number }) {
  const mayRun = useMay("bookings.run");
  return (
    <div className="grid gap-6">
      <Panel title="Mejl om bokningen">
        <Emails bookingId={bookingId} />
      </Panel>
      <ComingLetters bookingId={bookingId} />
      {mayRun && <OwnPageLink bookingId={bookingId} />}
    </div>
  );
}

function Emails({ bookingId }: { bookingId: number }) {
  const { data, error, refetch } = useQuery(emailsOfBooking(bookingId));
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
  if (data.length === 0) return <p className="text-muted">Inga mejl har skickats än.</p>;
  return (
    <>
      <CallProblem error={error} />
      <ul className="email-list">
        {data.map((email) => (
          <EmailRow key={email.id} email={email} bookingId={bookingId} />
        ))}
      </ul>
    </>
  );
}

function EmailRow({ email, bookingId }: { email: EmailLog; bookingId: number }) {
  const mayRun = useMay("bookings.run");
  const isFailed = email.errorMessage !== null;
  return (
    <li>
      <div>
        <p className="email-title">
          <span className="font-semibold">{emailTypeLabel(email.type)}</span>
          <span className="badge" data-tone={isFailed ? "bad" : "good"}>
            {isFailed ? "Misslyckades" : "Skickat"}
          </span>
        </p>
        <p>{email.subject}</p>
        <p className="text-sm text-muted">
          {email.recipient}, <time dateTime={email.sentAt}>{momentWords(email.sentAt)}</time>
        </p>
      </div>
      <div className="card-actions">
        <EmailContent email={email} />
        {mayRun && <Resend email={email} bookingId={bookingId} />}
      </div>
    </li>
  );
}

function Resend({ email, bookingId }: { email: EmailLog; bookingId: number }) {
  const resend = useResendEmail(bookingId);
  return (
    <ActionButton
      look="plain"
      className="button-small"
      busyLabel="Skickar…"
      aria-label={`Skicka igen: ${emailTypeLabel(email.type)}`}
      onAct={() =>
        toldCall(resend.mutateAsync(email.id), { title: "Mejlet skickas igen inom kort" })
      }
    >
      Skicka igen
    </ActionButton>
  );
}
