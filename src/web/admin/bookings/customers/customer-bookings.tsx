import { Link } from "wouter";
import type { Customer } from "#contracts/customers.ts";
import { bookingListPath, bookingPath } from "#domain/access/booking-path.ts";
import { formatKronor } from "#texts/format.ts";
import { RentStateBadge, StatusBadge } from "#web/admin/bookings/badges.tsx";
import { orNotGiven, periodWords } from "#web/admin/bookings/words.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";

type Row = Customer["bookings"][number];

export function CustomerBookings({ customer }: { customer: Customer }) {
  const { bookings, sums, isWhole } = customer;
  const isCut = !isWhole || bookings.length < sums.stays + sums.cancelled;
  // Only where several people share a phone is it worth a column who it was.
  const isShared = bookings.some(({ customerName }) => customerName !== customer.name);
  return (
    <Panel title="Bokningar">
      <RowTable
        label="Kundens bokningar"
        columns={isShared ? [...COLUMNS.slice(0, 2), NAME, ...COLUMNS.slice(2)] : COLUMNS}
        rows={bookings}
        keyOf={({ id }) => id}
      />
      {isCut && (
        <p className="mt-4 text-muted">
          De {bookings.length} senaste visas. Äldre söker du fram bland{" "}
          <Link href={bookingListPath()} className="fact-link">
            alla bokningar
          </Link>
          .
        </p>
      )}
    </Panel>
  );
}

function Period(booking: Row) {
  const [from, to] = periodWords(booking).split(" – ");
  return (
    <>
      <span className="customer-whole">{from} –</span> <span className="customer-whole">{to}</span>
    </>
  );
}

const NAME: Column<Row> = { header: "Namn", cell: ({ customerName }) => orNotGiven(customerName) };

const COLUMNS: Column<Row>[] = [
  {
    header: "Bokning",
    cell: ({ id }) => (
      <Link href={bookingPath(id)} className="customer-link customer-whole">
        #{id}
      </Link>
    ),
  },
  { header: "Objekt", cell: ({ rentalItemName }) => rentalItemName },
  { header: "Period", cell: (booking) => <Period {...booking} /> },
  { header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { header: "Betalning", cell: ({ rentState }) => <RentStateBadge state={rentState} /> },
  { header: "Pris", kind: "number", cell: ({ totalPrice }) => formatKronor(totalPrice) },
];
