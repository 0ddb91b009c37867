import { Check, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { SavedMeanwhile, type SavedChoice } from "#web/shell/form/saved-meanwhile.tsx";
import type { AnyForm } from "#web/shell/form/use-form.ts";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

type CardForm = AnyForm & {
  /** What became of the last press. */
  said: string;
  undo: (() => void) | undefined;
  isUndoing: boolean;
  choice: SavedChoice;
};

type SettingsCardProps = {
  title: string;
  lead?: string;
  form: CardForm;
  /** What opens the fields, where there are many cards with much to read. */
  fold?: string;
  children: ReactNode;
};

/** One thing to decide: its fields, its button, and the way back. */
export function SettingsCard({ title, lead, form, fold, children }: SettingsCardProps) {
  const { props, problem, isDirty, isBusy, said, undo, isUndoing, choice } = form;
  return (
    <Panel title={title} {...(lead && { lead })}>
      <Folded fold={fold}>
        <form {...props} className="settings-fields">
          {children}
          <CallProblem error={problem} />
          <SavedMeanwhile error={problem} {...choice} />
          <div className="settings-foot">
            <BusyButton
              type="submit"
              look={isDirty ? "primary" : "quiet"}
              isBusy={isBusy}
              busyLabel="Sparar…"
            >
              Spara
            </BusyButton>
            <p role="status" className="settings-said">
              {said && (
                <>
                  <Check aria-hidden="true" size={18} />
                  {said}
                </>
              )}
            </p>
            {undo && (
              <Button look="plain" className="button-small" disabled={isUndoing} onClick={undo}>
                <Undo2 aria-hidden="true" size={18} />
                Ångra
              </Button>
            )}
          </div>
          <FormGuard form={form} what="ändringar" />
        </form>
      </Folded>
    </Panel>
  );
}

function Folded({ fold, children }: { fold: string | undefined; children: ReactNode }) {
  if (fold === undefined) return children;
  return (
    <details className="settings-fold">
      <summary>{fold}</summary>
      {children}
    </details>
  );
}
