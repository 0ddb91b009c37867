import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { ItemBooking } from "#contracts/catalog-admin.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { formatKronor } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";
import { itemBookings } from "#web/api/item-editor.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { RowTable, TableSkeleton, type Column } from "#web/ui/row-table.tsx";

const COLUMNS: Column<ItemBooking>[] = [
  {
    header: "Kund",
    cell: ({ id, customerName, isFurther }) => (
      <>
        <Link href={bookingPath(id)} className="text-link">
          {customerName}
        </Link>
        {isFurther && <span className="block text-sm text-muted">Följer med något annat</span>}
      </>
    ),
  },
  { header: "Datum", cell: periodWords },
  { header: "Status", cell: ({ status }) => BOOKING_STATUS_LABELS[status] },
  { header: "Totalpris", kind: "number", cell: ({ totalPrice }) => formatKronor(totalPrice) },
];

export function Bookings({ itemId }: { itemId: number }) {
  const { data, error, refetch } = useQuery(itemBookings(itemId));
  if (error && !data) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
  if (data.length === 0) return <p className="text-muted">Inga bokningar än.</p>;
  return <RowTable label="Bokningar" columns={COLUMNS} rows={data} keyOf={({ id }) => id} />;
}
