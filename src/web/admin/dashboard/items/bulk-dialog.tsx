import { useQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { ApiError } from "#web/api/api-error.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import type { AnyForm } from "#web/shell/form/use-form.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, useEditDialog } from "#web/ui/edit-dialog.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";

export type BulkDialogProps = { focusBack: RefObject<HTMLElement | null>; onClose: () => void };

/** Opens with all items at hand, from the shop's own list. */
export function BulkDialog({
  title,
  children,
  ...dialog
}: BulkDialogProps & { title: string; children: (items: RentalItem[]) => ReactNode }) {
  const { data, error, refetch } = useQuery(allItems);
  return (
    <EditDialog title={title} {...dialog}>
      {data ? (
        children(data)
      ) : (
        <div className="edit-fields">
          {error ? (
            <FetchProblem error={error} onRetry={() => void refetch()} />
          ) : (
            <TableSkeleton />
          )}
        </div>
      )}
    </EditDialog>
  );
}

/** The first step: what is wanted. Nothing is changed by its button. */
export function WishForm({ form, children }: { form: AnyForm; children: ReactNode }) {
  const dialog = useEditDialog();
  return (
    <form {...form.props} className="edit-form">
      <div className="edit-fields">{children}</div>
      <div className="edit-foot" data-bottom-bar>
        <CallProblem error={form.problem} />
        <div className="edit-buttons">
          <Button look="quiet" onClick={() => dialog?.close()}>
            Avbryt
          </Button>
          <BusyButton type="submit" isBusy={form.isBusy} busyLabel="Räknar…">
            Visa vad som ändras
          </BusyButton>
        </div>
      </div>
    </form>
  );
}

type PreviewStepProps = {
  lead: string;
  children: ReactNode;
  problem: unknown;
  isBusy: boolean;
  /** Null where there is nothing to do. */
  confirmLabel: string | null;
  onBack: () => void;
  onConfirm: () => void;
};

/** The second: what would be done, before it is. */
export function PreviewStep(props: PreviewStepProps) {
  const { lead, children, problem, isBusy, confirmLabel, onBack, onConfirm } = props;
  return (
    <div className="edit-form">
      <div className="edit-fields" tabIndex={0} role="region" aria-label="Förhandsvisning">
        <p role="status">{lead}</p>
        <div className="bulk-table">{children}</div>
      </div>
      <div className="edit-foot" data-bottom-bar>
        <CallProblem error={problem} />
        <div className="edit-buttons">
          <Button look="quiet" onClick={onBack}>
            Tillbaka
          </Button>
          {confirmLabel && (
            <BusyButton isBusy={isBusy} busyLabel="Sparar…" onClick={onConfirm}>
              {confirmLabel}
            </BusyButton>
          )}
        </div>
      </div>
    </div>
  );
}

/** What was shown is no longer true: it is shown anew. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === "catalog.preview-stale";
}
