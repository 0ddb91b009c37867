import type { Unit } from "#contracts/units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { useAddUnit, useChangeUnit } from "#web/api/units.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { MISSING, tellMistakes } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { readKilometres } from "./read-kilometres.ts";

type UnitFormProps = {
  itemId: number;
  /** What is changed; none when one is added. */
  unit: Unit | undefined;
  /** What a new one is called unless somebody knows better. */
  offeredName?: string;
  onSaved: (unit: Unit) => void;
};

const KILOMETRES = ["odometer", "nextServiceKm"] as const;

/** What is known of a unit. In an `EditDialog`. */
export function UnitForm({ itemId, unit, offeredName = "", onSaved }: UnitFormProps) {
  const { mutateAsync: add } = useAddUnit(itemId);
  const { mutateAsync: change } = useChangeUnit(unit?.id ?? 0);
  const form = useForm({
    start: {
      name: unit?.name ?? offeredName,
      registration: unit?.registration ?? "",
      notes: unit?.notes ?? "",
      odometer: String(unit?.odometer ?? ""),
      nextInspection: String(unit?.nextInspection ?? ""),
      nextService: String(unit?.nextService ?? ""),
      nextServiceKm: String(unit?.nextServiceKm ?? ""),
    },
    mistakes: (values) => ({
      ...(values.name.trim() === "" && { name: MISSING }),
      ...Object.fromEntries(
        KILOMETRES.flatMap((name) => {
          const read = readKilometres(values[name]);
          return read.ok ? [] : [[name, read.problem]];
        }),
      ),
    }),
    send: async (values) => {
      const facts = {
        name: values.name.trim(),
        registration: values.registration.trim(),
        notes: values.notes.trim(),
        odometer: valueOf(values.odometer),
        nextServiceKm: valueOf(values.nextServiceKm),
        nextInspection: dayOf(values.nextInspection),
        nextService: dayOf(values.nextService),
      };
      onSaved(await (unit ? change(facts) : add(facts)));
    },
    onMistakes: tellMistakes,
    onRefused: tellProblem,
  });
  const reading = { inputMode: "numeric", autoComplete: "off", maxLength: 12, unit: "km" } as const;
  return (
    <EditForm form={form} submitLabel="Spara">
      <div className="entry-fields">
        <div className="editor-pair">
          <TextField
            {...form.text("name")}
            label="Namn"
            hint="Det som kontoret kallar den."
            maxLength={60}
            autoComplete="off"
          />
          <TextField
            {...form.text("registration")}
            label="Registreringsnummer"
            hint="Står på avtal och protokoll."
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField {...form.text("odometer")} {...reading} label="Mätarställning" />
          <TextField {...form.text("nextInspection")} label="Nästa besiktning" type="date" />
          <TextField {...form.text("nextService")} label="Nästa service" type="date" />
          <TextField {...form.text("nextServiceKm")} {...reading} label="Nästa service vid" />
        </div>
        <TextArea
          {...form.text("notes")}
          label="Anteckningar"
          hint="Syns här och för den som lämnar ut och tar emot."
          rows={3}
          maxLength={2000}
        />
      </div>
    </EditForm>
  );
}

function valueOf(typed: string): number | null {
  const read = readKilometres(typed);
  return read.ok ? read.value : null;
}

function dayOf(typed: string): LocalDate | null {
  return typed === "" ? null : (typed as LocalDate);
}
