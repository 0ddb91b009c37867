import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { Link, useSearchParams } from "wouter";
import type { FoundBookings } from "#contracts/booking-list.ts";
import { NEW_BOOKING_PATH } from "#domain/access/booking-path.ts";
import { LONGEST_SEARCH, MOST_COUNTED } from "#domain/bookings/list-pages.ts";
import { bookingsFile, foundBookings } from "#web/api/bookings.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { usePageTitle } from "#web/shell/page-title.ts";
import { useMay } from "#web/shell/use-may.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import {
  choiceOf,
  filtersOf,
  isFiltered,
  pageOf,
  searchQuery,
  viewOf,
} from "#web/admin/bookings/address.ts";
import { BookingTable } from "./booking-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useKeptPlace } from "#web/admin/bookings/kept-place.ts";
import { OrderChoice } from "./order-choice.tsx";
import { PageSteps } from "./page-steps.tsx";
import { ViewLinks } from "./view-links.tsx";
import { viewWords } from "./view-words.ts";

export function BookingList() {
  const [params] = useSearchParams();
  const isTooLong = filtersOf(params).q.length > LONGEST_SEARCH;
  const found = useQuery({ ...foundBookings(searchQuery(params)), enabled: !isTooLong });
  const view = viewOf(params);
  const { title } = viewWords(view);
  usePageTitle(view && title);
  useKeptPlace();
  const mayRun = useMay("bookings.run");
  return (
    <>
      <div className="bookings-top bookings-list-top">
        <OfficeBack className="bookings-back" />
        <h1 className="heading-1">Bokningshantering</h1>
        {mayRun && (
          <Link href={NEW_BOOKING_PATH} className={`${buttonClass("quiet")} button-small new-link`}>
            <Plus aria-hidden="true" size={18} />
            Ny bokning
          </Link>
        )}
      </div>
      <ViewLinks />
      <FilterBar />
      <Panel title={title} className="bookings-found" action={<Tools total={found.data?.total} />}>
        {isTooLong ? <TooLong /> : <Found found={found} />}
      </Panel>
    </>
  );
}

function TooLong() {
  return (
    <p className="notice" role="status">
      Sökningen får ha högst {LONGEST_SEARCH} tecken. Korta den, så letar vi igen.
    </p>
  );
}

/** How many there are, their order, and all of them as a file. */
function Tools({ total }: { total: number | undefined }) {
  const [params] = useSearchParams();
  return (
    <div className="list-tools">
      <p className="list-count" role="status">
        {total !== undefined && countWords(total)}
      </p>
      <OrderChoice />
      <a
        href={bookingsFile(choiceOf(params))}
        download
        aria-label="Ladda ner CSV"
        className={`${buttonClass("quiet")} button-small`}
      >
        <Download aria-hidden="true" size={18} />
        CSV
      </a>
    </div>
  );
}

function Found({ found }: { found: UseQueryResult<FoundBookings> }) {
  const [params] = useSearchParams();
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = found;
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={12} />;
  return (
    <>
      <CallProblem error={error} />
      {data.bookings.length === 0 ? (
        <Empty params={params} />
      ) : (
        <div className="booking-table" aria-busy={isPlaceholderData}>
          <BookingTable found={data} heardAt={dataUpdatedAt} />
        </div>
      )}
      <PageSteps total={data.total} next={isPlaceholderData ? null : data.next} />
    </>
  );
}

const WHOLE = new Intl.NumberFormat("sv-SE");

function countWords(total: number): string {
  if (total > MOST_COUNTED) return `Fler än ${WHOLE.format(MOST_COUNTED)} bokningar`;
  return total === 1 ? "1 bokning" : `${WHOLE.format(total)} bokningar`;
}

function Empty({ params }: { params: URLSearchParams }) {
  return (
    <div className="list-empty">
      <p>Inga bokningar hittades.</p>
      <p className="text-muted">{emptyWords(params)}</p>
    </div>
  );
}

function emptyWords(params: URLSearchParams): string {
  const { from, to } = filtersOf(params);
  if (from && to && from > to) return "Från ligger efter Till. Byt plats på dagarna.";
  if (isFiltered(params)) return "Prova med färre ord eller rensa filtren.";
  if ((pageOf(params) ?? 2) > 1) return "Listan har blivit kortare. Gå till första sidan.";
  if (viewOf(params)) return "Just nu finns det inget här att göra.";
  return "Här dyker de upp så snart någon har bokat.";
}
