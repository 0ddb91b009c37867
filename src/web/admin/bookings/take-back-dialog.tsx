import { useState } from "react";
import type { BookingPayment } from "#contracts/payments.ts";
import { isInOurBooks } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useTakeBackPayment } from "#web/api/bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useFocusKept } from "./use-focus-kept.ts";

type TakeBackProps = { bookingId: number; payment: BookingPayment };

/** Takes back what was recorded by hand in error. No money moves. */
export function TakeBackDialog({ which, ...props }: TakeBackProps & { which: string }) {
  const { status, refunded, kept } = props.payment;
  const isWhole = status === "captured" && refunded + kept === 0;
  return (
    <EditDialog
      title="Ta tillbaka betalningen"
      isShort
      trigger={
        <Button
          look="plain"
          className="button-small"
          hidden={!isWhole}
          aria-label={`Ta tillbaka: ${which}`}
        >
          Ta tillbaka
        </Button>
      }
    >
      <TakeBackForm {...props} />
    </EditDialog>
  );
}

function TakeBackForm({ bookingId, payment }: TakeBackProps) {
  const take = useTakeBackPayment(bookingId, payment.id);
  const keepFocus = useFocusKept();
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const missing = reason.trim() === "" ? "Skriv varför betalningen tas tillbaka." : undefined;
  const sent = take.error instanceof ApiError ? take.error.fields["reason"] : undefined;
  async function submit(): Promise<boolean> {
    setIsTried(true);
    if (missing) return false;
    return take.mutateAsync({ reason: reason.trim() }).then(
      () => {
        toast({ title: "Betalning tillbakatagen", description: formatKronor(payment.amount) });
        keepFocus();
        return true;
      },
      () => false,
    );
  }
  return (
    <EditForm
      submitLabel="Ta tillbaka"
      isDirty={reason !== ""}
      problem={<CallProblem error={take.error} />}
      onSubmit={submit}
    >
      <p>
        För en betalning på {formatKronor(payment.amount)} som registrerades av misstag. Den räknas
        inte längre{isInOurBooks(payment.method) ? ", och en motpost bokförs" : ""}. Inga pengar rör
        sig. Kunden får ett mejl om rättelsen, eftersom vi har tackat för betalningen.
      </p>
      <TextArea
        label="Anledning"
        maxLength={500}
        value={reason}
        error={(isTried ? missing : undefined) ?? sent}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditForm>
  );
}
