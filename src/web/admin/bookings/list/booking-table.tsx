import { Link, useSearchParams } from "wouter";
import type { FoundBookings } from "#contracts/booking-list.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { Owed } from "#domain/duties/owed-money.ts";
import { formatKronor } from "#texts/format.ts";
import { furtherHint, linesInWords } from "#texts/further-things.ts";
import { stayWords } from "#texts/stay-words.ts";
import { unitWords } from "#texts/unit-words.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { AgreementBadge } from "#web/admin/bookings/agreement-badge.tsx";
import { bookingHref, viewOf } from "#web/admin/bookings/address.ts";
import { DisputeBadges, RentBadge, RentNote, WithdrawnBadge } from "#web/admin/bookings/badges.tsx";
import { CancelWithdrawn } from "#web/admin/bookings/deeds/cancel-withdrawn.tsx";
import { Countdown } from "#web/admin/bookings/countdown.tsx";
import { TakeButton } from "#web/admin/bookings/deeds/payment-buttons.tsx";
import { StatusChoice } from "#web/admin/bookings/deeds/status-choice.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { periodWords } from "#web/admin/bookings/words.ts";
import { CustomerName } from "./customer-name.tsx";
import { keepPlace } from "#web/admin/bookings/kept-place.ts";
import { MoreDeeds } from "./more-deeds.tsx";
import { PeriodHeading, periodSorted } from "./order-choice.tsx";
import { viewWords } from "./view-words.ts";

/** A booking, what its customer is to have back, and when the list was told by the shop's clock and by this device's. */
type Row = { booking: Booking; owed: Owed; now: number; heardAt: number };

const columns = (sorted: Column<Row>["sorted"]): Column<Row>[] => [
  {
    header: "Objekt",
    cell: ({ booking }) => <Item {...booking} />,
  },
  { header: "Antal", kind: "number", cell: ({ booking }) => booking.quantity },
  { header: "Hyresavtal", cell: ({ booking }) => <AgreementBadge booking={booking} /> },
  { header: "Kund", cell: ({ booking }) => <CustomerName booking={booking} /> },
  {
    header: "Period",
    heading: <PeriodHeading />,
    sorted,
    cell: ({ booking }) => <Period {...booking} />,
  },
  { header: "Pris", kind: "number", cell: ({ booking }) => formatKronor(booking.totalPrice) },
  { header: "Status", cell: ({ booking }) => <Status booking={booking} /> },
  { header: "Betalning", cell: (row) => <Payment {...row} /> },
  { header: "Åtgärder", kind: "actions", cell: ({ booking }) => <Actions booking={booking} /> },
];

const NOTHING: Owed = { amount: 0, undecided: 0 };

type BookingTableProps = { found: FoundBookings; heardAt: number };

export function BookingTable({ found, heardAt }: BookingTableProps) {
  const [params] = useSearchParams();
  const now = new Date(found.now).getTime();
  const owed = new Map(found.owed.map((one) => [one.bookingId, one]));
  return (
    <RowTable
      label={viewWords(viewOf(params)).title}
      columns={columns(periodSorted(params))}
      rows={found.bookings.map((booking) => ({
        booking,
        owed: owed.get(booking.id) ?? NOTHING,
        now,
        heardAt,
      }))}
      keyOf={({ booking }) => booking.id}
    />
  );
}

function Item({ rentalItemName, lines, units }: Booking) {
  return (
    <>
      <span className="item-name">{[rentalItemName, ...units.map(unitWords)].join(", ")}</span>
      {lines.length > 0 && (
        <span className="block text-sm text-muted" title={linesInWords(lines)}>
          {furtherHint(lines)}
        </span>
      )}
    </>
  );
}

/** Breaks between the dates and never within one. */
function Period({ startDate, endDate }: Booking) {
  const [from, to] = periodWords({ startDate, endDate }).split(" – ");
  return (
    <span className="period">
      <span>{from} –</span> <span>{to}</span>
    </span>
  );
}

function Status({ booking }: { booking: Booking }) {
  return (
    <span className="status-cell">
      <StatusChoice booking={booking} />
      {booking.stay.state === "out" && <span className="row-note">{stayWords(booking.stay)}</span>}
      <WithdrawnBadge booking={booking} />
    </span>
  );
}

function Payment({ booking, now, heardAt, owed }: Row) {
  const { reservedAmount, authorizationExpiryDate: ends } = booking;
  return (
    <span className="payment-cell">
      <RentBadge booking={booking} />
      {reservedAmount > 0 && ends !== null && (
        <Countdown secondsLeft={(new Date(ends).getTime() - now) / 1000} heardAt={heardAt} />
      )}
      <RentNote booking={booking} owed={owed} />
      <DisputeBadges booking={booking} />
    </span>
  );
}

function Actions({ booking }: { booking: Booking }) {
  const [params] = useSearchParams();
  const mayRun = useMay("bookings.run");
  return (
    <div className="row-actions">
      <CancelWithdrawn booking={booking} />
      {mayRun && booking.reservedAmount > 0 && <TakeButton booking={booking} />}
      <Link
        href={bookingHref(params, booking.id)}
        className={`${buttonClass("plain")} button-small`}
        aria-label={`Öppna bokning #${booking.id}`}
        onClick={keepPlace}
      >
        Öppna
      </Link>
      <MoreDeeds booking={booking} />
    </div>
  );
}
