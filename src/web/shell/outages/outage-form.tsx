import type { LaidOutage } from "#contracts/units.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { useAddOutage } from "#web/api/units.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { missingIn, tellMistakes } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import "#web/shell/blocking/blocking.css";
import { outageTexts } from "./words.ts";

type OutageFormProps = {
  unitId: number;
  /** The days that stand there first. */
  days: Period | undefined;
  onLaid: (laid: LaidOutage) => void;
};

type Typed = { reason: string; startDate: string; endDate: string; isOpen: boolean };

/** Asks on which days a unit is out of use and why. In an `EditDialog`. */
export function OutageForm({ unitId, days, onLaid }: OutageFormProps) {
  const { mutateAsync } = useAddOutage(unitId);
  const form = useForm<Typed>({
    start: {
      reason: "",
      startDate: days?.startDate ?? "",
      endDate: days?.endDate ?? "",
      isOpen: false,
    },
    mistakes: (values) => mistakesIn(values),
    send: async ({ reason, startDate, endDate, isOpen }) =>
      onLaid(
        await mutateAsync({
          reason: reason.trim(),
          startDate: startDate as LocalDate,
          endDate: isOpen ? null : (endDate as LocalDate),
        }),
      ),
    onMistakes: tellMistakes,
    onRefused: tellProblem,
  });
  const { isOpen, startDate } = form.values;
  return (
    <EditForm form={form} submitLabel="Ta ur drift">
      <div className="block-form">
        <TextField
          {...form.text("reason")}
          label="Anledning"
          hint="Till exempel service eller en skada. Syns bara här."
          maxLength={200}
        />
        <div className="block-form-days">
          <TextField {...form.text("startDate")} label="Från och med" type="date" />
          {!isOpen && (
            <TextField {...form.text("endDate")} label="Till och med" type="date" min={startDate} />
          )}
        </div>
        <CheckField
          label={outageTexts.until}
          hint={outageTexts.untilHint}
          name="isOpen"
          {...form.check("isOpen")}
        />
        <p className="text-sm text-muted">{outageTexts.note}</p>
      </div>
    </EditForm>
  );
}

function mistakesIn(values: Typed): Partial<Record<keyof Typed, string>> {
  const { reason, startDate, endDate, isOpen } = values;
  const mistakes: Partial<Record<keyof Typed, string>> = missingIn(
    { reason, startDate, endDate },
    isOpen ? ["reason", "startDate"] : ["reason", "startDate", "endDate"],
  );
  if (!isOpen && endDate !== "" && startDate !== "" && endDate < startDate)
    mistakes.endDate = "Kan inte vara före första dagen";
  return mistakes;
}
