import { Redirect, useSearchParams } from "wouter";
import { foundBookings } from "#web/api/bookings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { movedTo, searchQuery } from "./address.ts";
import "./bookings.css";
import "./list/list.css";
import "./bookings-print.css";
import { BookingList } from "./list/booking-list.tsx";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ query }) => [foundBookings(searchQuery(query))],
};

export function Page() {
  const [params] = useSearchParams();
  const moved = movedTo(params);
  if (moved !== undefined) return <Redirect to={moved + window.location.hash} replace />;
  return (
    <div className="page-width bookings bookings-list">
      <BookingList />
    </div>
  );
}
