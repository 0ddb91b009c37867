import { useQuery } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import type { ComponentProps } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { acceptedAgreement } from "#web/api/bookings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { momentWords, NOT_GIVEN } from "./words.ts";
import "#web/shell/agreement-dialog.css";

const ACCEPTED = "Detta hyresavtal godkändes av kunden vid bokningen";

/** Names the accepted agreement, and opens it as it was. */
export function AgreementBadge({ booking }: { booking: Booking }) {
  if (booking.agreementName === null) return <span className="text-muted">{NOT_GIVEN}</span>;
  return (
    <Dialog
      title={booking.agreementName}
      isPrintable
      trigger={<BadgeButton>{booking.agreementName}</BadgeButton>}
    >
      <Accepted bookingId={booking.id} />
    </Dialog>
  );
}

function BadgeButton(props: ComponentProps<"button">) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <button {...props} type="button" className="badge badge-button" data-tone="quiet" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={16}>
            {ACCEPTED}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

function Accepted({ bookingId }: { bookingId: number }) {
  const { data, error, refetch } = useQuery(acceptedAgreement(bookingId));
  if (error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">Laddar hyresavtalet…</p>;
  return (
    <>
      <p className="mb-5 text-muted">
        Godkänt av kunden {momentWords(data.acceptedAt)}, version {data.version}.
      </p>
      {/* The server cleaned it before it was kept: nothing in it runs or reaches outside. */}
      <div className="agreement" dangerouslySetInnerHTML={{ __html: data.content }} />
    </>
  );
}
