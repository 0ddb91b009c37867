import { Archive } from "lucide-react";
import type { Unit } from "#contracts/units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatDay } from "#texts/format.ts";
import { useChangeUnit } from "#web/api/units.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { missingIn, tellMistakes } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";

type RetireUnitProps = { unit: Unit; onChanged: () => void };

/** Ends the renting out of a unit, or begins it again. */
export function RetireUnit({ unit, onChanged }: RetireUnitProps) {
  const { mutateAsync } = useChangeUnit(unit.id);
  if (unit.retiredOn !== null)
    return (
      <ActionButton
        look="plain"
        className="button-small"
        busyLabel="Sparar…"
        onAct={async () => {
          const restored = mutateAsync({ retiredOn: null });
          if (await toldCall(restored, { title: `${unit.name} är i bruk igen` })) onChanged();
        }}
      >
        Ta i bruk igen<span className="sr-only"> {unit.name}</span>
      </ActionButton>
    );
  return (
    <EditDialog
      title={`Ta ${unit.name} ur bruk`}
      isShort
      trigger={
        <Button look="plain" className="button-small button-danger-quiet">
          <Archive aria-hidden="true" size={16} />
          Ta ur bruk<span className="sr-only"> {unit.name}</span>
        </Button>
      }
    >
      <RetireForm unit={unit} onChanged={onChanged} />
    </EditDialog>
  );
}

function RetireForm({ unit, onChanged }: RetireUnitProps) {
  const { today } = usePageState();
  const { mutateAsync } = useChangeUnit(unit.id);
  const form = useForm({
    start: { retiredOn: String(today) },
    mistakes: (values) => missingIn(values, ["retiredOn"]),
    send: async ({ retiredOn }) => {
      const day = retiredOn as LocalDate;
      await mutateAsync({ retiredOn: day });
      toast({
        title:
          day <= today ? `${unit.name} är ur bruk` : `${unit.name} tas ur bruk ${formatDay(day)}`,
      });
      onChanged();
    },
    onMistakes: tellMistakes,
    onRefused: tellProblem,
  });
  return (
    <EditForm form={form} submitLabel="Ta ur bruk" isDangerous>
      <div className="entry-fields">
        <TextField
          {...form.text("retiredOn")}
          label="Från och med"
          type="date"
          hint="Från den natten hyrs den inte ut."
        />
        <p>
          Bokningar som har {unit.name} efter det flyttas till andra enheter. Får någon inte plats
          får du veta det, och då ändras ingenting. Protokoll och gamla bokningar finns kvar.
        </p>
        <p className="text-sm text-muted">
          Är den bara borta en tid, på service eller med en skada? Lägg den ur drift i stället.
        </p>
      </div>
    </EditForm>
  );
}
