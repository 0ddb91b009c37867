import { useParams } from "wouter";
import { bookingById } from "#web/api/bookings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import "./bookings.css";
import "./bookings-print.css";
import { BookingDetail } from "./one-booking/booking-detail.tsx";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ params }) => [bookingById(Number(params["id"]))],
};

export function Page() {
  const id = Number(useParams<{ id: string }>().id);
  return (
    <div className="page-width bookings">
      <BookingDetail key={id} id={id} />
    </div>
  );
}
