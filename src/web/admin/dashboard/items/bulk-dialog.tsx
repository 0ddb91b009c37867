import { useQuery } from "@tanstack/react-query";
import { Dialog as Radix } from "radix-ui";
import { useEffect, useState, type ReactNode, type RefObject } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { ApiError } from "#web/api/api-error.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { Unsaved } from "#web/shell/form/edit-form.tsx";
import type { AnyForm } from "#web/shell/form/use-form.ts";
import { useLeaveGuard } from "#web/shell/use-leave-guard.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, useEditDialog } from "#web/ui/edit-dialog.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { isBegun } from "./is-begun.ts";

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

/** Asks before the wish is lost, in both steps: the form takes what was looked at for saved. */
export function useWishGuard(values: object): void {
  const dialog = useEditDialog();
  const [start] = useState(values);
  const isHeld = isBegun(start, values);
  useEffect(() => {
    dialog?.setIsDirty(isHeld);
  }, [dialog, isHeld]);
  useLeaveGuard(isHeld, dialog?.leave);
}

/** The first step: what is wanted. Nothing is changed by its button. */
export function WishForm({ form, children }: { form: AnyForm; children: ReactNode }) {
  return (
    <form {...form.props} className="edit-form">
      <div className="edit-fields">{children}</div>
      <Foot problem={form.problem}>
        <Radix.Close className="button button-quiet">Avbryt</Radix.Close>
        <BusyButton type="submit" isBusy={form.isBusy} busyLabel="Räknar…">
          Visa vad som ändras
        </BusyButton>
      </Foot>
    </form>
  );
}

function Foot({ problem, children }: { problem: unknown; children: ReactNode }) {
  const dialog = useEditDialog();
  return (
    <div className="edit-foot" data-bottom-bar>
      <CallProblem error={problem} />
      {dialog?.isAsking ? (
        <Unsaved
          lead="Det du har valt är inte gjort än."
          discardLabel="Kasta mina val"
          goOnLabel="Fortsätt"
          onGoOn={dialog.goOn}
          onDiscard={dialog.close}
        />
      ) : (
        <div className="edit-buttons">{children}</div>
      )}
    </div>
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
  const dialog = useEditDialog();
  useEffect(() => {
    dialog?.setIsBusy(isBusy);
    // Whoever goes back meanwhile may close the dialog.
    return () => dialog?.setIsBusy(false);
  }, [dialog, isBusy]);
  return (
    <div className="edit-form">
      <div className="edit-fields" tabIndex={0} role="region" aria-label="Förhandsvisning">
        <p role="status">{lead}</p>
        <div className="bulk-table">{children}</div>
      </div>
      <Foot problem={problem}>
        <Button look="quiet" onClick={onBack}>
          Tillbaka
        </Button>
        {confirmLabel && (
          <BusyButton isBusy={isBusy} busyLabel="Sparar…" onClick={onConfirm}>
            {confirmLabel}
          </BusyButton>
        )}
      </Foot>
    </div>
  );
}

/** What was shown is no longer true: it is shown anew. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === "catalog.preview-stale";
}
