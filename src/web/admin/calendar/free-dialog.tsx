import { useState } from "react";
import type { CalendarItem } from "#contracts/calendar.ts";
import type { Block } from "#contracts/item-belongings.ts";
import { periodWords } from "#texts/period-words.ts";
import { useRemoveBelonging } from "#web/api/item-belongings.ts";
import { blockingTexts } from "#web/shell/blocking/texts.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";

type FreeDialogProps = {
  item: CalendarItem;
  block: Block;
  onFreed: () => void;
  onClose: () => void;
};

/** Asks before blocked days are freed. */
export function FreeDialog({ item, block, onFreed, onClose }: FreeDialogProps) {
  const [problem, setProblem] = useState<unknown>(null);
  const { mutateAsync } = useRemoveBelonging("blocked-dates");
  const [free, isBusy] = useOneAtATime(async () => {
    try {
      await mutateAsync(block.id);
      toast({ title: blockingTexts.freed });
      onFreed();
      onClose();
    } catch (error) {
      setProblem(error);
    }
  });
  return (
    <ShownDialog title="Ta bort blockeringen?" onClose={onClose}>
      <p>
        {item.name} är blockerad {periodWords(block)}: {block.reason}
      </p>
      <p className="text-sm text-muted">När blockeringen är borta går dagarna att boka igen.</p>
      <CallProblem error={problem} />
      <div className="edit-buttons">
        <Button look="quiet" onClick={onClose}>
          Avbryt
        </Button>
        <BusyButton look="plain" className="button-danger" isBusy={isBusy} onClick={() => free()}>
          Ta bort
        </BusyButton>
      </div>
    </ShownDialog>
  );
}
