import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { allItems } from "#web/api/catalog-admin.ts";
import { customerBehind } from "#web/api/customers.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { customerIn } from "./draft.ts";
import { NewBooking } from "./new-booking.tsx";
import "./new-booking.css";

export function Page() {
  const { data: items, error, refetch } = useQuery(allItems);
  const [query] = useSearchParams();
  const bookingId = customerIn(query);
  // Without them the page is as good as ever: they are typed.
  const { data: customer, isLoading } = useQuery({
    ...customerBehind(bookingId ?? 0),
    enabled: bookingId !== undefined,
  });
  const bookable = items?.filter(({ isAddonOnly }) => !isAddonOnly);
  return (
    <div className="page-width new-booking">
      <div>
        <OfficeBack className="new-booking-back" />
        <h1 className="heading-1">Ny bokning</h1>
      </div>
      {bookable && !isLoading && <NewBooking items={bookable} customer={customer} />}
      {(!items || isLoading) && !error && <Spinner />}
      {!items && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
    </div>
  );
}
