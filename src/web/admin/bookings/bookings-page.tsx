import { useSearchParams } from "wouter";
import { bookingById, foundBookings } from "#web/api/bookings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { Frame } from "#web/shell/frame.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { RoleGate } from "#web/shell/role-gate.tsx";
import { openedBooking, searchQuery } from "./address.ts";
import "./bookings.css";
import "./bookings-print.css";
import { BookingDetail } from "./booking-detail.tsx";
import { BookingList } from "./booking-list.tsx";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ query }) => {
    const opened = openedBooking(query);
    return [opened === null ? foundBookings(searchQuery(query)) : bookingById(opened)];
  },
};

export function Page() {
  return (
    <Frame>
      <PageHead title="Bokningshantering" description="Butikens bokningar." path={null} />
      <RoleGate permission="bookings.read">
        <Bookings />
      </RoleGate>
    </Frame>
  );
}

function Bookings() {
  const [params] = useSearchParams();
  const opened = openedBooking(params);
  return (
    <div className="page-width bookings">
      {opened === null ? <BookingList /> : <BookingDetail key={opened} id={opened} />}
    </div>
  );
}
