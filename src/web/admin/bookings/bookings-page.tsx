import { useSearchParams } from "wouter";
import { Frame } from "#web/shell/frame.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { RoleGate } from "#web/shell/role-gate.tsx";
import { openedBooking } from "./address.ts";
import "./bookings.css";
import { BookingDetail } from "./booking-detail.tsx";
import { BookingList } from "./booking-list.tsx";

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
