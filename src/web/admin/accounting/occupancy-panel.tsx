import { useQuery } from "@tanstack/react-query";
import type { Occupancy } from "#contracts/accounting.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { occupancyOf } from "#web/api/accounting.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { RowTable, TableSkeleton, type Column } from "#web/ui/row-table.tsx";
import { count } from "./words.ts";

type Item = Occupancy[number];

const PERCENT = new Intl.NumberFormat("sv-SE", { style: "percent", maximumFractionDigits: 1 });

const COLUMNS: Column<Item>[] = [
  { header: "Objekt", cell: ({ name }) => name },
  { header: "Bokade nätter", kind: "number", cell: ({ bookedNights }) => count(bookedNights) },
  {
    header: "Möjliga nätter",
    kind: "number",
    cell: ({ possibleNights }) => count(possibleNights),
  },
  { header: "Beläggning", cell: (item) => <Share {...item} /> },
];

/** How much of its year each item was out. A table whose last column is drawn. */
export function OccupancyPanel({ year }: { year: number }) {
  const { data, error, refetch } = useQuery(occupancyOf(year));
  return (
    <Panel
      title="Beläggning per objekt"
      lead={`Bokade nätter under ${year}, det mest bokade först.`}
    >
      {!data && error && (
        <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <TableSkeleton />}
      {data?.length === 0 && <p>Det finns inga objekt att visa.</p>}
      {data && data.length > 0 && (
        <div className="books-occupancy">
          <RowTable
            label={`Beläggning per objekt ${year}`}
            rows={data.toSorted(byShare)}
            keyOf={({ rentalItemId }) => rentalItemId}
            columns={COLUMNS}
          />
        </div>
      )}
    </Panel>
  );
}

function shareOf({ bookedNights, possibleNights }: Item): number {
  return possibleNights === 0 ? 0 : bookedNights / possibleNights;
}

function byShare(one: Item, other: Item): number {
  return shareOf(other) - shareOf(one) || one.name.localeCompare(other.name, "sv");
}

function Share(item: Item) {
  const share = shareOf(item);
  return (
    <span className="books-share">
      <span className="books-share-room" aria-hidden="true">
        <span style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
      {PERCENT.format(share)}
    </span>
  );
}
