import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Occupancy } from "#contracts/accounting.ts";
import { weighedOccupancy } from "#domain/calendar/occupancy.ts";
import { ITEM_TYPES, type ItemType } from "#domain/catalog/item.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import { occupancyOf } from "#web/api/accounting.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RowTable, TableSkeleton, type Column } from "#web/ui/row-table.tsx";
import { Figures, type Figure } from "./figures.tsx";
import { count, money } from "./words.ts";

type Item = Occupancy[number];

const PERCENT = new Intl.NumberFormat("sv-SE", { style: "percent", maximumFractionDigits: 1 });

const KINDS: Record<ItemType, { title: string; id: string }> = {
  rv: { title: ITEM_TYPE_WORDS.rv.all, id: "belaggning-husbilar" },
  equipment: { title: ITEM_TYPE_WORDS.equipment.all, id: "belaggning-utrustning" },
};

/** How much of its year each item was out, motorhomes and equipment apart. Tables whose last column is drawn. */
export function OccupancyPanel({ year }: { year: number }) {
  const { data, error, refetch } = useQuery(occupancyOf(year));
  return (
    <Panel
      title="Beläggning per objekt"
      lead={`Bokade nätter under ${year}, det mest bokade först.`}
    >
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data?.length === 0 && <p>Det finns inga objekt att visa.</p>}
      {data && data.length > 0 && <Kinds year={year} items={data} />}
    </Panel>
  );
}

function Kinds({ year, items }: { year: number; items: Occupancy }) {
  const kinds = ITEM_TYPES.map((type) => ({
    ...KINDS[type],
    alike: items.filter((item) => item.type === type),
  })).filter(({ alike }) => alike.length > 0);
  const figures = kinds.map(({ title, id, alike }) => figureOf(title, alike, `#${id}`));
  const together: Figure = {
    ...figureOf("Tillsammans", items, "/admin/calendar"),
    hint: "Vägt efter dygnspris: det som kostar mer per dygn väger mer.",
  };
  return (
    <div className="books-occupancy">
      <Figures
        label={`Beläggning ${year}`}
        figures={kinds.length > 1 ? [...figures, together] : figures}
      />
      {kinds.map(({ title, id, alike }) => (
        <section key={id} id={id} aria-label={`${title} ${year}`}>
          <h3 className="heading-3">{title}</h3>
          <RowTable
            label={`Beläggning ${title.toLowerCase()} ${year}`}
            rows={alike.toSorted(byShare)}
            keyOf={({ rentalItemId }) => rentalItemId}
            columns={columnsOf(year)}
          />
        </section>
      ))}
    </div>
  );
}

function figureOf(title: string, items: Occupancy, href: string): Figure {
  const { taken, units } = weighedOccupancy(
    items.map(({ bookedNights, possibleNights, pricePerDay }) => ({
      taken: bookedNights,
      units: possibleNights,
      pricePerDay,
    })),
  );
  const sum = (of: (item: Item) => number) => items.reduce((all, item) => all + of(item), 0);
  return {
    title,
    value: PERCENT.format(units === 0 ? 0 : taken / units),
    href,
    details: [
      ["Bokat för", money(sum((item) => item.bookedValue))],
      ["Bokade nätter", count(sum((item) => item.bookedNights))],
    ],
  };
}

function columnsOf(year: number): Column<Item>[] {
  return [
    {
      header: "Objekt",
      cell: ({ rentalItemId, name }) => (
        <Link href={`/admin/bookings?item=${rentalItemId}&from=${year}-01-01&to=${year}-12-31`}>
          {name}
        </Link>
      ),
    },
    { header: "Bokade nätter", kind: "number", cell: ({ bookedNights }) => count(bookedNights) },
    {
      header: "Möjliga nätter",
      kind: "number",
      cell: ({ possibleNights }) => count(possibleNights),
    },
    { header: "Bokat för", kind: "number", cell: ({ bookedValue }) => money(bookedValue) },
    { header: "Beläggning", cell: (item) => <Share {...item} /> },
  ];
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
