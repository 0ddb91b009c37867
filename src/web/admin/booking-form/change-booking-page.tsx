import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { bookingById } from "#web/api/bookings.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ChangeBooking } from "./change-booking.tsx";
import "./change-booking.css";
import "./new-booking.css";

export const ahead: DataAhead = {
  permission: "bookings.run",
  queries: ({ params }) => [bookingById(Number(params["id"])), allItems],
};

export function Page() {
  const id = Number(useParams<{ id: string }>().id);
  const { data: booking, error, refetch } = useQuery(bookingById(id));
  return (
    <div className="page-width new-booking">
      <div>
        <Link href={bookingPath(id)} className={`${buttonClass("plain")} new-booking-back`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Till bokningen
        </Link>
        <h1 className="heading-1">Ändra bokning #{id}</h1>
        {booking && <p className="lead">{booking.customerName}</p>}
      </div>
      {booking && <Open booking={booking} />}
      {booking === null && (
        <div className="notice">
          <p className="font-semibold">Bokningen kunde inte hittas.</p>
        </div>
      )}
      {booking === undefined && !error && <Spinner />}
      {!booking && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

/** As it is when the page is opened: whoever changes it meanwhile is told of by the shop, not by a form that jumps. */
function Open({ booking }: { booking: Booking }) {
  const { data: items, error, refetch } = useQuery(allItems);
  const [opened, setOpened] = useState(booking);
  if (!isActive(booking.status))
    return (
      <div className="notice">
        <p className="font-semibold">Bokningen är avbokad eller återlämnad.</p>
        <p className="text-muted">Bara kundens uppgifter går att ändra, på bokningens sida.</p>
      </div>
    );
  if (!items)
    return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <Spinner />;
  const bookable = items.filter(({ isAddonOnly }) => !isAddonOnly);
  return (
    <ChangeBooking
      key={opened.version}
      booking={opened}
      items={bookable}
      isOutdated={booking.version !== opened.version}
      onStartOver={() => setOpened(booking)}
    />
  );
}
