import { useQuery } from "@tanstack/react-query";
import { allItems } from "#web/api/catalog-admin.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { NewBooking } from "./new-booking.tsx";
import "./new-booking.css";

export function Page() {
  const { data: items, error, refetch } = useQuery(allItems);
  const bookable = items?.filter(({ isAddonOnly }) => !isAddonOnly);
  return (
    <div className="page-width new-booking">
      <div>
        <OfficeBack className="new-booking-back" />
        <h1 className="heading-1">Ny bokning</h1>
      </div>
      {bookable && <NewBooking items={bookable} />}
      {!items && !error && <Spinner />}
      {!items && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
    </div>
  );
}
