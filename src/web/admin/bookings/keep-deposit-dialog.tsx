import { useState } from "react";
import type { KeepWish } from "#contracts/deposits.ts";
import { formatKronor } from "#texts/format.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useKeepDeposit } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { amountProblem } from "./amount-problem.ts";

type KeepProps = { bookingId: number; most: number };

const REASONS = [
  { value: "damage", label: "Skada" },
  { value: "service", label: "Tjänst: städning, bränsle, extra mil" },
];

/** Keeps a part of a paid deposit, for damage or for a service such as cleaning. */
export function KeepDepositDialog(props: KeepProps) {
  if (props.most <= 0) return null;
  return (
    <EditDialog
      title="Behåll del av depositionen"
      isShort
      trigger={
        <Button look="quiet" className="button-small">
          Behåll del av depositionen
        </Button>
      }
    >
      <KeepForm {...props} />
    </EditDialog>
  );
}

function KeepForm({ bookingId, most }: KeepProps) {
  const keep = useKeepDeposit(bookingId);
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState<KeepWish["reason"]>("damage");
  const [note, setNote] = useState("");
  const [isTried, setIsTried] = useState(false);
  const errors = {
    amount: amountProblem(amount, most, "behålla"),
    note: note.trim() === "" ? "Skriv vad avdraget gäller." : undefined,
  };
  const sent = keep.error instanceof ApiError ? keep.error.fields : {};
  async function submit(): Promise<boolean> {
    setIsTried(true);
    if (errors.amount ?? errors.note) return false;
    return keep.mutateAsync({ amount: Number(amount), reason, note: note.trim() }).then(
      () => {
        toast({ title: "Avdraget är bokfört", description: formatKronor(Number(amount)) });
        return true;
      },
      () => false,
    );
  }
  return (
    <EditForm
      submitLabel="Behåll beloppet"
      isDirty={amount !== "" || note !== ""}
      problem={<CallProblem error={keep.error} />}
      onSubmit={submit}
    >
      <TextField
        label="Belopp"
        unit="kr"
        inputMode="numeric"
        value={amount}
        hint={`Högst ${formatKronor(most)}. Det går inte att ångra: beloppet bokförs direkt.`}
        error={(isTried ? errors.amount : undefined) ?? sent["amount"]}
        onChange={({ target }) => setAmount(target.value.trim())}
      />
      <SelectField
        label="Gäller"
        value={reason}
        hint="En skada är utan moms. En tjänst har moms och kvitto."
        options={REASONS}
        onChange={({ target }) => setReason(target.value as KeepWish["reason"])}
      />
      <TextArea
        label="Beskrivning"
        maxLength={500}
        value={note}
        hint="Står i mejlet till kunden, och på kvittot för en tjänst."
        error={(isTried ? errors.note : undefined) ?? sent["note"]}
        onChange={({ target }) => setNote(target.value)}
      />
    </EditForm>
  );
}
