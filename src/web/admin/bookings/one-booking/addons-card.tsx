import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#contracts/bookings.ts";
import { formatKronor } from "#texts/format.ts";
import { bookedAddons } from "#web/api/bookings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";

export function AddonsCard({ booking }: { booking: Booking }) {
  return (
    <Panel title="Valda tillval">
      {booking.selectedAddons.length === 0 ? (
        <p className="text-muted">Inga tillval valda.</p>
      ) : (
        <Addons booking={booking} />
      )}
    </Panel>
  );
}

function Addons({ booking: { id: bookingId, selectedAddons } }: { booking: Booking }) {
  const { data, error, refetch } = useQuery(bookedAddons(bookingId));
  if (error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={1} />;
  return (
    <ul className="addon-lines">
      {selectedAddons.map(({ id, quantity }) => {
        const known = data.find((addon) => addon.id === id);
        return (
          <li key={id}>
            <span>
              {known?.name ?? "Tillval"} (#{id}){quantity > 1 && `, ${quantity} st`}
            </span>
            {known && <span>{formatKronor(known.total)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
