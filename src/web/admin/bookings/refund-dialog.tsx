import { useState } from "react";
import { formatKronor } from "#texts/format.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRefundBooking, type RefundWish } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { amountProblem } from "./amount-problem.ts";

type RefundProps = { bookingId: number; kind: RefundWish["kind"]; most: number };

const TITLES = { rent: "Återbetala", deposit: "Återbetala depositionen" };

// A deposit was never a sale: it has no credit receipt.
const HINTS = {
  rent: "Står på kreditkvittot och i mejlet till kunden.",
  deposit: "Står i mejlet till kunden.",
};

/** Gives charged money back, wholly or in part. */
export function RefundDialog(props: RefundProps) {
  const { kind, most } = props;
  if (most <= 0) return null;
  return (
    <EditDialog
      title={TITLES[kind]}
      isShort
      trigger={
        <Button look="quiet" className="button-small">
          {TITLES[kind]}
        </Button>
      }
    >
      <RefundForm {...props} />
    </EditDialog>
  );
}

function RefundForm({ bookingId, kind, most }: RefundProps) {
  const refund = useRefundBooking(bookingId);
  const [amount, setAmount] = useState(String(most));
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const errors = {
    amount: amountProblem(amount, most, "betala tillbaka"),
    reason: reason.trim() === "" ? "Skriv varför beloppet betalas tillbaka." : undefined,
  };
  const sent = refund.error instanceof ApiError ? refund.error.fields : {};
  async function submit(): Promise<boolean> {
    setIsTried(true);
    if (errors.amount ?? errors.reason) return false;
    return refund.mutateAsync({ kind, amount: Number(amount), reason: reason.trim() }).then(
      () => {
        toast({ title: "Återbetalning gjord", description: formatKronor(Number(amount)) });
        return true;
      },
      () => false,
    );
  }
  return (
    <EditForm
      submitLabel="Betala tillbaka"
      isDirty={reason !== "" || amount !== String(most)}
      problem={<CallProblem error={refund.error} />}
      onSubmit={submit}
    >
      <TextField
        label="Belopp"
        unit="kr"
        inputMode="numeric"
        value={amount}
        hint={`Högst ${formatKronor(most)}. Pengarna går tillbaka till samma kort.`}
        error={(isTried ? errors.amount : undefined) ?? sent["amount"]}
        onChange={({ target }) => setAmount(target.value.trim())}
      />
      <TextArea
        label="Anledning"
        maxLength={500}
        value={reason}
        hint={HINTS[kind]}
        error={(isTried ? errors.reason : undefined) ?? sent["reason"]}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditForm>
  );
}
