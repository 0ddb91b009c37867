import type { Concern } from "#contracts/oversight.ts";
import { useSettleConcern } from "#web/api/oversight.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { ReasonForm } from "./reason-form.tsx";

type SettleProps = { concern: Concern; title: string };

/** Takes an entry off the list that somebody has judged, whatever it is about. */
export function SettleConcern(props: SettleProps) {
  return (
    <EditDialog
      title="Klarmarkera"
      isShort
      trigger={
        <Button look="plain" className="button-small">
          Klarmarkera
        </Button>
      }
    >
      <SettleForm {...props} />
    </EditDialog>
  );
}

function SettleForm({ concern: { kind, subject }, title }: SettleProps) {
  const settle = useSettleConcern();
  return (
    <ReasonForm
      field={{
        name: "reason",
        label: "Anledning",
        hint: "Sparas tillsammans med ditt namn.",
        missing: "Skriv varför inget mer behöver göras.",
      }}
      submitLabel="Klarmarkera"
      success={() => ({ title: "Klarmarkerat", description: title })}
      send={(reason) => settle.mutateAsync({ kind, subject, reason })}
    >
      {() => (
        <>
          <p>
            <strong>{title}</strong>
          </p>
          <p className="text-muted">
            Punkten försvinner ur listan och kommer tillbaka bara om något ändras. Inget annat
            händer: inga pengar flyttas och inga mejl skickas.
          </p>
        </>
      )}
    </ReasonForm>
  );
}
