import { useState } from "react";
import type { KeepWish } from "#contracts/deposits.ts";
import { useKeepDeposit } from "#web/api/bookings.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { MoneyForm } from "./money-form.tsx";

type KeepProps = { bookingId: number; most: number; isReturned: boolean };

const REASONS = [
  { value: "damage", label: "Skada" },
  { value: "service", label: "Tjänst: städning, bränsle, extra mil" },
];

/**
 * Keeps a part of a paid deposit, for damage or for a service such as cleaning. The dialog stays while
 * somebody writes in it, though nothing may be left to keep meanwhile.
 */
export function KeepDepositDialog(props: KeepProps) {
  return (
    <EditDialog
      title="Behåll del av depositionen"
      isShort
      trigger={
        <Button look="quiet" className="button-small" hidden={props.most <= 0}>
          Behåll del av depositionen
        </Button>
      }
    >
      <KeepForm {...props} />
    </EditDialog>
  );
}

function KeepForm({ bookingId, most, isReturned }: KeepProps) {
  const keep = useKeepDeposit(bookingId);
  // Pressed again after a lost answer nothing more is kept.
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<KeepWish["reason"]>("damage");
  return (
    <MoneyForm
      most={most}
      suggested=""
      verb="behålla"
      amountHint="Det går inte att ångra: beloppet bokförs direkt."
      why={{
        name: "note",
        label: "Beskrivning",
        hint: "Står i mejlet till kunden, och på kvittot för en tjänst.",
        missing: "Skriv vad avdraget gäller.",
      }}
      submitLabel="Behåll beloppet"
      done="Avdraget är bokfört"
      error={keep.error}
      send={(amount, note) => keep.mutateAsync({ amount, reason, note, key, shownMost: most })}
    >
      {!isReturned && (
        <p className="notice">
          Bokningen är inte återlämnad än. Behåll bara det som redan är klart att det ska dras.
        </p>
      )}
      <SelectField
        label="Gäller"
        value={reason}
        hint="En skada är utan moms. En tjänst har moms och kvitto."
        options={REASONS}
        onChange={({ target }) => setReason(target.value as KeepWish["reason"])}
      />
    </MoneyForm>
  );
}
