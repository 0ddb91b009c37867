import { earlierCustomers } from "#web/api/customers.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import "./bookings.css";
import "./customers/customers.css";
import { askedFor } from "./customers/customer-words.ts";
import { CustomerList } from "./customers/customer-list.tsx";

export const ahead: DataAhead = {
  permission: "bookings.read",
  queries: ({ query }) => [earlierCustomers(askedFor(query))],
};

export function Page() {
  return (
    <div className="page-width bookings">
      <CustomerList />
    </div>
  );
}
