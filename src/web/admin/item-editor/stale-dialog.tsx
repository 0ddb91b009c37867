import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { draftOf } from "./draft/item-draft.ts";
import type { KeptDraft } from "./draft/kept-draft.ts";
import { overtaking } from "./draft/merge-drafts.ts";
import { ChangeLines } from "#web/shell/history/change-lines.tsx";
import { describeField } from "./history/describe-change.ts";
import { useKnownNames } from "./history/use-known-names.ts";
import type { Stale } from "./use-save-item.ts";

type StaleDialogProps = {
  stale: Stale;
  typed: KeptDraft;
  isSaving: boolean;
  onReload: () => void;
  /** Saves what was changed here on top of what the other one made of it. */
  onOverwrite: (merged: KeptDraft) => void;
  onClose: () => void;
};

/** Somebody else was faster. Shows what they changed, and leaves the choice to whoever came second. */
export function StaleDialog({
  stale,
  typed,
  isSaving,
  onReload,
  onOverwrite,
  onClose,
}: StaleDialogProps) {
  const names = useKnownNames();
  const current = draftOf(stale.current);
  const { theirs, both, merged } = overtaking({
    baseline: typed.baseline,
    mine: typed.draft,
    current,
  });
  const lines = theirs.map((field) =>
    describeField(field, [typed.baseline[field], current[field]], names),
  );
  const disputed = both.map((field) =>
    describeField(field, [current[field], typed.draft[field]], names),
  );
  return (
    <ShownDialog title="Någon annan har sparat" onClose={onClose}>
      <p>{stale.sentence}</p>
      {lines.length > 0 && (
        <div>
          <h3 className="font-semibold">Det här ändrades</h3>
          <ChangeLines lines={lines} />
        </div>
      )}
      {disputed.length > 0 ? (
        <div className="stale-disputed">
          <h3 className="font-semibold">Ni har båda ändrat det här</h3>
          <p>Sparar du dina ändringar ersätts det den andra skrev:</p>
          <ChangeLines lines={disputed} />
        </div>
      ) : (
        <p>Du har inte ändrat samma sak. Sparar du dina ändringar finns båda kvar.</p>
      )}
      <div className="edit-buttons stale-buttons">
        <Button look="plain" onClick={onClose}>
          Avbryt
        </Button>
        <Button look="quiet" onClick={onReload}>
          Ladda om
        </Button>
        <BusyButton
          isBusy={isSaving}
          onClick={() =>
            onOverwrite({ draft: merged, baseline: current, version: stale.current.version })
          }
        >
          {disputed.length > 0 ? "Spara över" : "Spara mina ändringar"}
        </BusyButton>
      </div>
    </ShownDialog>
  );
}
