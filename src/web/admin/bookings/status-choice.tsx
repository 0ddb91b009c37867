import { useRef, useState } from "react";
import type { Booking } from "#contracts/bookings.ts";
import {
  BOOKING_STATUSES,
  holdsNights,
  type BookingStatus,
} from "#domain/bookings/booking-status.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";
import { useChangeBooking } from "#web/api/bookings.ts";
import { toldCall } from "#web/shell/told-call.ts";
import { StatusBadge } from "./badges.tsx";
import { CancelQuestion } from "./cancel-question.tsx";
import { useMayManage } from "./use-may-manage.ts";

export function StatusChoice({ booking }: { booking: Booking }) {
  const change = useChangeBooking(booking.id);
  const select = useRef<HTMLSelectElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (!useMayManage()) return <StatusBadge status={booking.status} />;
  // A promise, and no callback: with a filter on, the row may be gone before the answer is here.
  const set = (status: BookingStatus) =>
    toldCall(change.mutateAsync({ status }), {
      title: "Status ändrad",
      description: BOOKING_STATUS_LABELS[status],
    });
  function choose(status: BookingStatus) {
    if (status === "cancelled" && holdsNights(booking.status)) setIsAsking(true);
    else void set(status);
  }
  return (
    <>
      <select
        ref={select}
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
      {isAsking && (
        <CancelQuestion
          booking={booking}
          error={change.error}
          focusBack={select}
          onConfirm={() => set("cancelled")}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
