import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import type { EarlierCustomer } from "#contracts/customers.ts";
import { customerPath } from "#domain/access/booking-path.ts";
import { formatDay } from "#texts/format.ts";
import { earlierCustomers } from "#web/api/customers.ts";
import { SearchField } from "#web/admin/bookings/list/search-field.tsx";
import { Address } from "#web/admin/bookings/one-booking/contact-links.tsx";
import { orNotGiven } from "#web/admin/bookings/words.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RowTable, TableSkeleton, type Column } from "#web/ui/row-table.tsx";
import { askedFor, countWords } from "./customer-words.ts";

export function CustomerList() {
  const [params] = useSearchParams();
  const asked = askedFor(params);
  const found = useQuery(earlierCustomers(asked));
  return (
    <>
      <div className="bookings-top">
        <OfficeBack className="bookings-back" />
        <h1 className="heading-1">Kunder</h1>
        <p className="lead">Alla som har bokat, kända genom sin e-post eller telefon.</p>
      </div>
      <div className="customer-search">
        <SearchField placeholder="Namn, e-post eller telefon" />
      </div>
      <Panel title={asked.q === undefined ? "Bokade senast" : "Hittade kunder"}>
        <Found found={found} isAsked={asked.q !== undefined} />
      </Panel>
    </>
  );
}

type FoundProps = { found: UseQueryResult<EarlierCustomer[]>; isAsked: boolean };

function Found({ found: { data, error, refetch, isPlaceholderData }, isAsked }: FoundProps) {
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={8} />;
  return (
    <>
      <CallProblem error={error} />
      {data.length === 0 ? (
        <p role="status">
          {isAsked
            ? "Ingen kund hittades. Prova med färre bokstäver, eller med telefonnumret."
            : "Här dyker kunderna upp så snart någon har bokat."}
        </p>
      ) : (
        <div aria-busy={isPlaceholderData}>
          <RowTable
            label="Kunder"
            columns={COLUMNS}
            rows={data}
            keyOf={({ bookingId }) => bookingId}
          />
        </div>
      )}
    </>
  );
}

const NONE = "–";

const COLUMNS: Column<EarlierCustomer>[] = [
  {
    header: "Namn",
    cell: ({ name, bookingId }) => (
      <Link href={customerPath(bookingId)} className="customer-link">
        {orNotGiven(name)}
      </Link>
    ),
  },
  {
    header: "Telefon",
    cell: ({ phone }) => <span className="customer-whole">{phone || NONE}</span>,
  },
  {
    header: "E-post",
    cell: ({ email }) => (
      <span className="customer-email">{email ? <Address of={email} /> : NONE}</span>
    ),
  },
  { header: "Ort", cell: ({ city }) => city || NONE },
  {
    header: "Senaste hyra",
    cell: ({ lastStart }) => <span className="customer-whole">{formatDay(lastStart)}</span>,
  },
  { header: "Bokningar", kind: "number", cell: ({ bookings }) => countWords(bookings) },
];
