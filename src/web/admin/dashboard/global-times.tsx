import { useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { useRef } from "react";
import { globalTimes, type GlobalTimes } from "#web/api/settings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { ChangeoverWarning } from "#web/shell/changeover-warning.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { withColon } from "./time-of-day.ts";
import { useGlobalTimes, type TimeName, type TimesForm } from "./use-global-times.ts";

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

type Stored = GlobalTimes & { isLastResort: boolean };

function DialogTimes({ stored }: { stored: Stored }) {
  const form = useGlobalTimes(stored);
  return (
    <EditForm
      submitLabel="Spara tiderna"
      isDirty={form.isDirty}
      problem={<CallProblem error={form.error} />}
      onSubmit={form.submit}
    >
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

function PanelTimes({ stored }: { stored: Stored }) {
  const form = useGlobalTimes(stored);
  const element = useRef<HTMLFormElement>(null);
  const [submit, isBusy] = useOneAtATime(async () => {
    if (await form.submit()) return;
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  });
  return (
    <form
      ref={element}
      noValidate
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TimeFields form={form} isLastResort={stored.isLastResort} />
      <CallProblem error={form.error} />
      <div>
        <BusyButton type="submit" look="quiet" isBusy={isBusy} busyLabel="Sparar…">
          Spara tiderna
        </BusyButton>
      </div>
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
            label={LABELS[name]}
            required
            inputMode="numeric"
            autoComplete="off"
            placeholder={name === "pickupTime" ? "15:00" : "12:00"}
            maxLength={5}
            value={form.times[name]}
            error={form.errors[name]}
            onChange={(event) => form.type(name, withColon(event.target.value))}
          />
        ))}
      </div>
      <ChangeoverWarning times={form.times} />
    </>
  );
}
