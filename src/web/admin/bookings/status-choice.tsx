import type { Booking } from "#contracts/bookings.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { StatusBadge } from "./badges.tsx";
import { useMayManage } from "./use-may-manage.ts";

export function StatusChoice({ booking }: { booking: Booking }) {
  const change = useChangeBooking(booking.id);
  if (!useMayManage()) return <StatusBadge status={booking.status} />;
  function choose(status: BookingStatus) {
    // A promise, and no callback: with a filter on, the row may be gone before the answer is here.
    void change
      .mutateAsync({ status })
      .then(
        () => toast({ title: "Status ändrad", description: BOOKING_STATUS_LABELS[status] }),
        tellProblem,
      );
  }
  return (
    <select
      className="field status-choice"
      aria-label={`Status för bokning #${booking.id}`}
      data-status={booking.status}
      value={booking.status}
      onChange={({ target }) => choose(target.value as BookingStatus)}
    >
      {BOOKING_STATUSES.map((status) => (
        <option key={status} value={status}>
          {BOOKING_STATUS_LABELS[status]}
        </option>
      ))}
    </select>
  );
}
