import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { byPlace } from "#domain/catalog/item-order.ts";
import { formatKronor } from "#texts/format.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import { allItems, useRemoveItem } from "#web/api/catalog-admin.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { RemovalQuestion } from "#web/shell/removal-question.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton, RowTable, type Column } from "#web/ui/row-table.tsx";

import { DuplicateItem, HideItem } from "./item-deeds.tsx";
import "./items.css";
import { MoveItem } from "./move-item.tsx";

export function ItemsPanel() {
  const { data, error, refetch } = useQuery(allItems);
  return (
    <Panel title="Uthyrningsobjekt">
      {!data && !error && <TableSkeleton rows={6} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <NoItems />}
      {data && data.length > 0 && <Items items={data.toSorted(byPlace)} />}
    </Panel>
  );
}

/** As they stand in the shop, what is hidden among them. */
function Items({ items }: { items: RentalItem[] }) {
  const orderOf = (type: ItemType) =>
    items.filter((item) => item.type === type).map(({ id }) => id);
  const orders = { rv: orderOf("rv"), equipment: orderOf("equipment") };
  const rows = items.map((item) => ({ ...item, order: orders[item.type] }));
  return (
    <div className="items-table">
      <RowTable label="Uthyrningsobjekt" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
    </div>
  );
}

type Row = RentalItem & { order: number[] };

const COLUMNS: Column<Row>[] = [
  {
    header: "Namn",
    cell: ({ name, isHidden }) => (
      <>
        {name}
        {isHidden && <span className="item-hidden">Dold</span>}
      </>
    ),
  },
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
        <MoveItem item={item} order={item.order} />
        <Link
          href={`/admin/rental-items/${item.id}`}
          className={`${buttonClass("quiet")} button-small`}
        >
          Hantera
        </Link>
        <DuplicateItem item={item} />
        <HideItem item={item} />
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
