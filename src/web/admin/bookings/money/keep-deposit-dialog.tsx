import { useState } from "react";
import type { KeepWish } from "#contracts/deposits.ts";
import { useKeepDeposit } from "#web/api/booking-money.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { KeepWords } from "./deposit-words.ts";
import { MoneyForm } from "./money-form.tsx";

type KeepProps = {
  bookingId: number;
  most: number;
  /** What to think of first. */
  warning: string | undefined;
  words: KeepWords;
};

const REASONS = [
  { value: "damage", label: "Skada" },
  { value: "service", label: "Tjänst: städning, bränsle, extra mil" },
];

const FIRST: Pick<KeepWish, "reason"> = { reason: "damage" };

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

function KeepForm({ bookingId, most, warning, words }: KeepProps) {
  const keep = useKeepDeposit(bookingId);
  // Pressed again after a lost answer nothing more is kept.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <MoneyForm
      most={most}
      suggested=""
      verb="behålla"
      amountHint={words.amountHint}
      why={{
        name: "note",
        label: "Beskrivning",
        hint: words.noteHint,
        missing: "Skriv vad avdraget gäller.",
      }}
      submitLabel="Behåll beloppet"
      done={words.done}
      other={FIRST}
      send={(amount, note, { reason }) =>
        keep.mutateAsync({ amount, reason, note, key, shownMost: most })
      }
    >
      {(form) => (
        <>
          {warning && <p className="notice">{warning}</p>}
          <SelectField
            {...form.text("reason")}
            label="Gäller"
            hint={words.reasonHint}
            options={REASONS}
          />
        </>
      )}
    </MoneyForm>
  );
}
