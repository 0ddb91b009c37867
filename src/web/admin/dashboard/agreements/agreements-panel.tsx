import { useQuery } from "@tanstack/react-query";
import type { ListedAgreement } from "#contracts/agreements.ts";
import { allAgreements, useRemoveAgreement } from "#web/api/catalog-admin.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { RemovalQuestion } from "#web/shell/removal-question.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton, RowTable, type Column } from "#web/ui/row-table.tsx";

import { ContractInConfirmation } from "./contract-in-confirmation.tsx";
import { EditAgreement } from "./edit-agreement.tsx";
import { NewAgreement } from "./new-agreement.tsx";
import { ViewAgreement } from "./view-agreement.tsx";

export function AgreementsPanel() {
  const { data, error, refetch } = useQuery(allAgreements);
  return (
    <Panel
      title="Hyresavtal"
      lead="Villkoren som kunden godkänner. Standardavtalet gäller för alla objekt som inte har ett eget."
      action={<NewAgreement />}
    >
      {!data && !error && <TableSkeleton rows={2} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted">Inga hyresavtal har skapats ännu.</p>}
      {data && !data.some(({ isDefault }) => isDefault) && (
        <p className="text-warning">
          Inget avtal är standard. Objekt utan ett eget kan bokas utan villkor.
        </p>
      )}
      {data && data.length > 0 && (
        <RowTable label="Hyresavtal" columns={COLUMNS} rows={data} keyOf={({ id }) => id} />
      )}
      <ContractInConfirmation />
    </Panel>
  );
}

const COLUMNS: Column<ListedAgreement>[] = [
  { header: "Namn", cell: ({ name }) => name },
  { header: "Beskrivning", kind: "long", cell: ({ description }) => description },
  { header: "Standard", cell: ({ isDefault }) => (isDefault ? "Ja" : "Nej") },
  {
    header: "Åtgärder",
    kind: "actions",
    cell: (agreement) => (
      <div className="row-actions">
        <ViewAgreement agreement={agreement} />
        <EditAgreement agreement={agreement} />
        <RemoveAgreement agreement={agreement} />
      </div>
    ),
  },
];

function RemoveAgreement({ agreement: { id, name } }: { agreement: ListedAgreement }) {
  return (
    <RemovalQuestion
      id={id}
      name={name}
      title="Ta bort hyresavtal"
      note="Det som kunder redan har godkänt finns kvar hos deras bokningar."
      call={useRemoveAgreement()}
      done={{
        title: "Hyresavtal borttaget",
        description: "Avtalet har tagits bort framgångsrikt",
      }}
    />
  );
}
