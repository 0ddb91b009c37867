import { useState } from "react";
import type { CalendarItem } from "#contracts/calendar.ts";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useBlockDays } from "#web/api/calendar.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";

type BlockDialogProps = {
  item: CalendarItem;
  period: Period;
  onLaid: (laid: LaidBlock | null) => void;
  onClose: () => void;
};

/** Asks why the chosen days are blocked; the days themselves can still be changed. */
export function BlockDialog({ item, period, onLaid, onClose }: BlockDialogProps) {
  const form = useBlockForm(item.id, period, (laid) => {
    toast({ title: "Datum blockerade" });
    onLaid(laid.bookings.length > 0 ? laid : null);
    onClose();
  });
  return (
    <ShownDialog title={`Blockera ${item.name}`} onClose={onClose}>
      <form
        className="cal-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <TextField
          {...form.field("reason")}
          label="Anledning"
          hint="Syns bara här. Kunden ser att dagarna inte går att boka."
          maxLength={500}
        />
        <div className="cal-form-days">
          <TextField {...form.field("startDate")} label="Startdatum" type="date" />
          <TextField {...form.field("endDate")} label="Slutdatum" type="date" />
        </div>
        {item.quantity > 1 && (
          <p className="text-sm text-muted">Blockeringen gäller alla {item.quantity} enheter.</p>
        )}
        <CallProblem error={form.problem} />
        <div className="edit-buttons">
          <Button look="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <BusyButton type="submit" isBusy={form.isBusy} busyLabel="Sparar…">
            Blockera
          </BusyButton>
        </div>
      </form>
    </ShownDialog>
  );
}

type Typed = { reason: string; startDate: string; endDate: string };
type Errors = Partial<Record<keyof Typed, string>>;

const MISSING = "Måste fyllas i";

function useBlockForm(itemId: number, period: Period, onLaid: (laid: LaidBlock) => void) {
  const [values, setValues] = useState<Typed>({ reason: "", ...period });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<unknown>(null);
  const { mutateAsync } = useBlockDays();
  const [submit, isBusy] = useOneAtATime(async () => {
    const missing = missingOf(values);
    setErrors(missing);
    setProblem(null);
    if (Object.keys(missing).length > 0) return;
    try {
      onLaid(await mutateAsync({ rentalItemId: itemId, ...values }));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) setProblem(error);
    }
  });
  const field = (name: keyof Typed) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors(({ [name]: _gone, ...others }) => others);
    },
  });
  return { submit, isBusy, problem, field };
}

function missingOf(values: Typed): Errors {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === "");
  return Object.fromEntries(empty.map(([name]) => [name, MISSING]));
}
