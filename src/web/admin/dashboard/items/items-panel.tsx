import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import { formatKronor } from "#texts/format.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import { allItems, useRemoveItem } from "#web/api/catalog-admin.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { RemovalQuestion } from "#web/shell/removal-question.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton, RowTable, type Column } from "#web/ui/row-table.tsx";

import { byName } from "./by-name.ts";

export function ItemsPanel() {
  const { data, error, refetch } = useQuery(allItems);
  return (
    <Panel title="Uthyrningsobjekt">
      {!data && !error && <TableSkeleton rows={6} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <NoItems />}
      {data && data.length > 0 && (
        <RowTable
          label="Uthyrningsobjekt"
          columns={COLUMNS}
          rows={data.toSorted(byName)}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}

const COLUMNS: Column<RentalItem>[] = [
  { header: "Namn", cell: ({ name }) => name },
  { header: "Typ", cell: ({ type }) => ITEM_TYPE_WORDS[type].one },
  {
    header: "Pris per dygn",
    kind: "number",
    cell: ({ pricePerDay }) => formatKronor(pricePerDay),
  },
  { header: "Endast högsäsong", cell: ({ peakSeasonOnly }) => (peakSeasonOnly ? "Ja" : "Nej") },
  {
    header: "Åtgärder",
    kind: "actions",
    cell: (item) => (
      <div className="row-actions">
        <Link
          href={`/admin/rental-items/${item.id}`}
          className={`${buttonClass("quiet")} button-small`}
        >
          Hantera
        </Link>
        <RemoveItem item={item} />
      </div>
    ),
  },
];

function RemoveItem({ item: { id, name } }: { item: RentalItem }) {
  return (
    <RemovalQuestion
      id={id}
      name={name}
      title="Ta bort uthyrningsobjekt"
      note="Har objektet bokningar döljs det i butiken, och bokningar och kvitton finns kvar."
      call={useRemoveItem()}
      done={{
        title: "Uthyrningsobjekt borttaget",
        description: "Objektet har tagits bort framgångsrikt",
      }}
    />
  );
}

function NoItems() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">
        Det finns inget att hyra ännu. Lägg till det första så syns det i butiken.
      </p>
      <Link href="/admin/rental-items/new" className={buttonClass("quiet")}>
        Lägg till ett objekt
      </Link>
    </div>
  );
}
