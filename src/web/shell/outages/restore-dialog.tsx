import { useState } from "react";
import type { Outage } from "#contracts/units.ts";
import { useRemoveOutage } from "#web/api/units.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { outageDays, outageTexts } from "./words.ts";

type RestoreDialogProps = {
  /** `Fjällripa 70, Enhet 2`. */
  unitName: string;
  outage: Outage;
  onRestored: () => void;
  onClose: () => void;
};

/** Asks before a unit is rented out again on the days of an outage. */
export function RestoreDialog({ unitName, outage, onRestored, onClose }: RestoreDialogProps) {
  const [problem, setProblem] = useState<unknown>(null);
  const { mutateAsync } = useRemoveOutage();
  const [restore, isBusy] = useOneAtATime(async () => {
    try {
      await mutateAsync(outage.id);
      toast({ title: outageTexts.removed });
      onRestored();
      onClose();
    } catch (error) {
      setProblem(error);
    }
  });
  return (
    <ShownDialog title="Ta enheten i drift igen?" onClose={onClose}>
      <p>
        {unitName} är ur drift {outageDays(outage)}: {outage.reason}
      </p>
      <p className="text-sm text-muted">
        Då går dagarna att boka igen, och bokningar som står utan enhet får den om den räcker.
      </p>
      <CallProblem error={problem} />
      <div className="edit-buttons">
        <Button look="quiet" onClick={onClose}>
          Avbryt
        </Button>
        <BusyButton isBusy={isBusy} onClick={() => restore()}>
          Ta i drift
        </BusyButton>
      </div>
    </ShownDialog>
  );
}
