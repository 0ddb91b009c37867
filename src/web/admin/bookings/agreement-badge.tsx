import { useQuery } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import type { ComponentProps } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { agreementStanding, type AcceptedHow } from "#domain/bookings/agreement-standing.ts";
import { acceptedAgreement } from "#web/api/bookings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { momentWords, NOT_GIVEN } from "./words.ts";
import "#web/shell/agreement-dialog.css";

const ACCEPTED: Record<AcceptedHow, { tip: string; when: string }> = {
  checkout: {
    tip: "Detta hyresavtal godkändes av kunden vid bokningen",
    when: "Godkänt av kunden",
  },
  link: { tip: "Detta hyresavtal godkändes av kunden via länk", when: "Godkänt av kunden" },
  paper: { tip: "Detta hyresavtal signerades av kunden på papper", when: "Signerat på papper" },
  "hand-over": {
    tip: "Detta hyresavtal godkändes av kunden vid utlämningen",
    when: "Godkänt vid utlämningen",
  },
};

/** Names the accepted agreement, and opens it as it was; says where nobody has accepted it yet. */
export function AgreementBadge({ booking }: { booking: Booking }) {
  const standing = agreementStanding(booking.agreements);
  if (standing.state === "none") return <span className="text-muted">{NOT_GIVEN}</span>;
  if (standing.state === "waiting")
    return (
      <span className="badge" data-tone="wait">
        Inte godkänt
      </span>
    );
  const { tip, when } = ACCEPTED[standing.how];
  return (
    <Dialog
      title={standing.name}
      isPrintable
      trigger={<BadgeButton tip={tip}>{standing.name}</BadgeButton>}
    >
      <Accepted bookingId={booking.id} when={when} />
    </Dialog>
  );
}

function BadgeButton({ tip, ...props }: ComponentProps<"button"> & { tip: string }) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <button {...props} type="button" className="badge badge-button" data-tone="quiet" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={16}>
            {tip}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

function Accepted({ bookingId, when }: { bookingId: number; when: string }) {
  const { data, error, refetch } = useQuery(acceptedAgreement(bookingId));
  if (error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">Laddar hyresavtalet…</p>;
  return (
    <>
      <p className="mb-5 text-muted">
        {when} {momentWords(data.acceptedAt)}, version {data.version}.
      </p>
      {/* The server cleaned it before it was kept: nothing in it runs or reaches outside. */}
      <div className="agreement" dangerouslySetInnerHTML={{ __html: data.content }} />
    </>
  );
}
