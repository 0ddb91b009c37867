import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { MOST_COUNTED } from "#contracts/booking-list.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { foundBookings } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { isFiltered, searchQuery } from "./address.ts";
import { BookingTable } from "./booking-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { PageSteps } from "./page-steps.tsx";

export function BookingList() {
  return (
    <>
      <div className="bookings-top">
        <OfficeBack className="bookings-back" />
        <h1 className="heading-1">Bokningshantering</h1>
      </div>
      <FilterBar />
      <Panel title="Alla bokningar" className="bookings-found">
        <Found />
      </Panel>
    </>
  );
}

function Found() {
  const [params] = useSearchParams();
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useQuery(
    foundBookings(searchQuery(params)),
  );
  if (!data && error)
    return <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={6} />;
  return (
    <>
      <CallProblem error={error} />
      <p className="text-muted" role="status">
        {countWords(data.total)}
      </p>
      {data.bookings.length === 0 ? (
        <Empty isFiltered={isFiltered(params)} />
      ) : (
        <div className="booking-table" aria-busy={isPlaceholderData}>
          <BookingTable found={data} heardAt={dataUpdatedAt} />
        </div>
      )}
      <PageSteps next={isPlaceholderData ? null : data.next} />
    </>
  );
}

const WHOLE = new Intl.NumberFormat("sv-SE");

function countWords(total: number): string {
  if (total > MOST_COUNTED) return `Fler än ${WHOLE.format(MOST_COUNTED)} bokningar`;
  return total === 1 ? "1 bokning" : `${WHOLE.format(total)} bokningar`;
}

function Empty({ isFiltered: isNarrowed }: { isFiltered: boolean }) {
  return (
    <div>
      <p>Inga bokningar hittades.</p>
      <p className="text-muted">
        {isNarrowed
          ? "Prova med färre ord eller rensa filtren."
          : "Här dyker de upp så snart någon har bokat."}
      </p>
    </div>
  );
}
