import { useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { globalTimes } from "#web/api/settings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { ChangeoverWarning } from "#web/shell/changeover-warning.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { SavedMeanwhile } from "#web/shell/form/saved-meanwhile.tsx";
import { HoursWarning } from "#web/shell/hours-warning.tsx";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, useEditDialog } from "#web/ui/edit-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { wholeTime, withColon } from "#web/ui/time-of-day.ts";
import {
  useGlobalTimes,
  type StoredTimes,
  type TimeName,
  type TimesForm,
} from "./use-global-times.ts";

const TITLE = "Globala standardtider";

export function GlobalTimesDialog() {
  const { data } = useQuery(globalTimes);
  return (
    <EditDialog
      title={TITLE}
      isShort
      trigger={
        <Button look="quiet">
          <Clock aria-hidden="true" size={18} />
          {TITLE}
        </Button>
      }
    >
      {data ? <DialogTimes stored={data} /> : <TableSkeleton rows={2} />}
    </EditDialog>
  );
}

function DialogTimes({ stored }: { stored: StoredTimes }) {
  const form = useGlobalTimes(stored);
  const dialog = useEditDialog();
  const onKeep = async () => {
    const isSaved = await form.choice.onKeep();
    if (isSaved) dialog?.close();
    return isSaved;
  };
  const problem = (
    <>
      <CallProblem error={form.problem} />
      <SavedMeanwhile error={form.problem} {...form.choice} onKeep={onKeep} />
    </>
  );
  return (
    <EditForm form={form} submitLabel="Spara tiderna" problem={problem}>
      <TimeFields form={form} isLastResort={stored.isLastResort} />
    </EditForm>
  );
}

export function GlobalTimesPanel() {
  const { data } = useQuery(globalTimes);
  return (
    <Panel title={TITLE} lead="Gäller för alla objekt och perioder som inte har egna tider.">
      {data ? <PanelTimes stored={data} /> : <TableSkeleton rows={2} />}
    </Panel>
  );
}

function PanelTimes({ stored }: { stored: StoredTimes }) {
  const form = useGlobalTimes(stored);
  return (
    <form {...form.props} className="grid content-start gap-5">
      <TimeFields form={form} isLastResort={stored.isLastResort} />
      <CallProblem error={form.problem} />
      <SavedMeanwhile error={form.problem} {...form.choice} />
      <div>
        <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Sparar…">
          Spara tiderna
        </BusyButton>
      </div>
      <FormGuard form={form} what="tider" />
    </form>
  );
}

const LABELS: Record<TimeName, string> = {
  pickupTime: "Utlämningstid",
  returnTime: "Återlämningstid",
};

function TimeFields({ form, isLastResort }: { form: TimesForm; isLastResort: boolean }) {
  return (
    <>
      {isLastResort && (
        <p className="text-warning">
          De sparade tiderna gick inte att hämta. Här står butikens grundinställning.
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {(["pickupTime", "returnTime"] as const).map((name) => (
          <TextField
            key={name}
            {...form.text(name)}
            label={LABELS[name]}
            required
            inputMode="numeric"
            autoComplete="off"
            placeholder={name === "pickupTime" ? "15:00" : "12:00"}
            maxLength={5}
            onChange={(event) => form.change({ [name]: withColon(event.target.value) })}
            onBlur={() => form.change((typed) => ({ [name]: wholeTime(typed[name]) }))}
          />
        ))}
      </div>
      <ChangeoverWarning times={form.values} />
      <HoursWarning times={form.values} />
    </>
  );
}
