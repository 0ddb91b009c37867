import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import type { ListedAgreement } from "#contracts/agreements.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { allAgreements, useRemoveAgreement } from "#web/api/catalog-admin.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { Panel, usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { TableSkeleton, RowTable, type Column } from "#web/ui/row-table.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { AgreementForm } from "./agreement-form.tsx";
import { EditAgreement } from "./edit-agreement.tsx";
import { ViewAgreement } from "./view-agreement.tsx";

export function AgreementsPanel() {
  const { data, error, refetch } = useQuery(allAgreements);
  return (
    <Panel
      title="Hyresavtal"
      lead="Villkoren som kunden godkänner. Standardavtalet gäller för alla objekt som inte har ett eget."
      action={<NewAgreementButton />}
    >
      {!data && !error && <TableSkeleton rows={2} />}
      {!data && error && (
        <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="text-muted">Inga hyresavtal har skapats ännu.</p>}
      {data && data.length > 0 && (
        <RowTable label="Hyresavtal" columns={COLUMNS} rows={data} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}

function NewAgreementButton() {
  return (
    <EditDialog
      title="Nytt hyresavtal"
      trigger={
        <Button look="quiet" className="button-small">
          <Plus aria-hidden="true" size={18} />
          Nytt hyresavtal
        </Button>
      }
    >
      <AgreementForm />
    </EditDialog>
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

function RemoveAgreement({ agreement }: { agreement: ListedAgreement }) {
  const heading = usePanelHeading();
  const remove = useRemoveAgreement();
  return (
    <QuestionDialog
      title="Ta bort hyresavtal"
      question={`Är du säker på att du vill ta bort ${agreement.name}? Detta går inte att ångra.`}
      note="Det som kunder redan har godkänt finns kvar hos deras bokningar."
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
        remove.mutateAsync(agreement.id).then(
          () => {
            toast({
              title: "Hyresavtal borttaget",
              description: "Avtalet har tagits bort framgångsrikt",
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
