import { useParams } from "wouter";
import { customerBehind } from "#web/api/customers.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import "./bookings.css";
import "./customers/customers.css";
import { CustomerDetail } from "./customers/customer-detail.tsx";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ params }) => [customerBehind(Number(params["bookingId"]))],
};

export function Page() {
  const bookingId = Number(useParams<{ bookingId: string }>().bookingId);
  return (
    <div className="page-width bookings">
      <CustomerDetail key={bookingId} bookingId={bookingId} />
    </div>
  );
}
