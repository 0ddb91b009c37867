import { FileText } from "lucide-react";
import type { Booking } from "#contracts/bookings.ts";
import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { Deed, DeedQuestion } from "#web/admin/bookings/deeds/deed-question.tsx";
import { contractFile, useSignOnPaper } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { useMay } from "#web/shell/use-may.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";

/** The contract on paper, and that it was signed there. */
export function AgreementDeeds({ booking }: { booking: Booking }) {
  const mayRun = useMay("bookings.run");
  const standing = agreementStanding(booking.agreements);
  return (
    <div className="card-actions">
      <a
        href={contractFile(booking.id)}
        target="_blank"
        rel="noopener"
        className={`${buttonClass("quiet")} button-small`}
      >
        <FileText aria-hidden="true" size={18} />
        Skriv ut hyresavtal
      </a>
      {mayRun && standing.state === "waiting" && (
        <DeedQuestion
          trigger={
            <Button look="quiet" className="button-small">
              Signerat på papper
            </Button>
          }
        >
          <SignDeed bookingId={booking.id} agreementName={standing.name} />
        </DeedQuestion>
      )}
    </div>
  );
}

function SignDeed({ bookingId, agreementName }: { bookingId: number; agreementName: string }) {
  const sign = useSignOnPaper(bookingId);
  return (
    <Deed
      title="Har kunden signerat på papper?"
      sentences={[
        `”${agreementName}” noteras som godkänt av kunden. Det går inte att ångra.`,
        "Spara det påskrivna exemplaret: här finns bara anteckningen om det.",
      ]}
      problem={<CallProblem error={sign.error} />}
      answers={[
        {
          label: "Ja, det är signerat",
          busyLabel: "Sparar…",
          look: "primary",
          act: () => toldCall(sign.mutateAsync(), { title: "Hyresavtalet är signerat" }),
        },
      ]}
    />
  );
}
