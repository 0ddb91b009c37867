import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import { formatKronor } from "#texts/format.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { allItems, useRemoveItem } from "#web/api/catalog-admin.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Panel, usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { TableSkeleton, RowTable, type Column } from "#web/ui/row-table.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { byName } from "./by-name.ts";

export function ItemsPanel() {
  const { data, error, refetch } = useQuery(allItems);
  return (
    <Panel title="Uthyrningsobjekt">
      {!data && !error && <TableSkeleton rows={6} />}
      {!data && error && (
        <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
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
  { header: "Typ", cell: ({ type }) => (type === "rv" ? "Husbil" : "Utrustning") },
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

function RemoveItem({ item }: { item: RentalItem }) {
  const heading = usePanelHeading();
  const remove = useRemoveItem();
  return (
    <QuestionDialog
      title="Ta bort uthyrningsobjekt"
      question={`Är du säker på att du vill ta bort ${item.name}? Detta går inte att ångra.`}
      note="Har objektet bokningar döljs det i butiken, och bokningar och kvitton finns kvar."
      confirmLabel="Ta bort"
      focusAfter={heading}
      problem={<CallProblem error={remove.error} />}
      trigger={
        <Button look="plain" className="button-small button-danger-quiet">
          <Trash2 aria-hidden="true" size={17} />
          Ta bort
        </Button>
      }
      onConfirm={() =>
        remove.mutateAsync(item.id).then(
          () => {
            toast({
              title: "Uthyrningsobjekt borttaget",
              description: "Objektet har tagits bort framgångsrikt",
            });
            return true;
          },
          (error: unknown) => {
            tellProblem(error);
            return false;
          },
        )
      }
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
