import { useState } from "react";
import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_METHOD_LABELS } from "#texts/payment-methods.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useGiveBackPayment } from "#web/api/bookings.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ReasonForm } from "./reason-form.tsx";

type ByHandProps = {
  bookingId: number;
  /** By card: what the card did not take of a refund. */
  payment: { paymentId: string; amount: number; method: PaymentMethod };
};

/** What goes back by hand: here it is written down, so that the books have it. */
export function GiveBackByHand(props: ByHandProps) {
  return (
    <EditDialog
      title="Registrera återbetalning"
      isShort
      trigger={
        <Button look="quiet" className="button-small">
          Registrera återbetalning
        </Button>
      }
    >
      <ByHandForm {...props} />
    </EditDialog>
  );
}

function ByHandForm({ bookingId, payment: { paymentId, amount, method } }: ByHandProps) {
  const give = useGiveBackPayment(bookingId, paymentId);
  const { today } = usePageState();
  const [paidOn, setPaidOn] = useState<string>(today);
  // Pressed again after a lost answer it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const sum = formatKronor(amount);
  const sent = give.error instanceof ApiError ? give.error.fields["paidOn"] : undefined;
  return (
    <ReasonForm
      field={{
        name: "reason",
        label: "Anledning",
        hint: "Sparas med återbetalningen.",
        missing: "Skriv varför beloppet betalas tillbaka.",
      }}
      submitLabel={`Registrera ${sum}`}
      success={{ title: "Återbetalning registrerad", description: sum }}
      error={give.error}
      isReady={paidOn !== ""}
      send={(reason) => give.mutateAsync({ amount, reason, paidOn, key })}
    >
      <p>
        Betala först tillbaka <strong>{sum}</strong> till kunden {wayOf(method)}. Här skrivs det in
        i bokföringen; inga pengar rör sig härifrån.
      </p>
      <TextField
        label="Dagen då pengarna gavs tillbaka"
        type="date"
        max={today}
        value={paidOn}
        error={paidOn === "" ? "Välj ett datum." : sent}
        onChange={({ target }) => setPaidOn(target.value)}
      />
    </ReasonForm>
  );
}

function wayOf(method: PaymentMethod): string {
  return method === "card"
    ? "med Swish eller till kundens bankkonto"
    : `på samma sätt som pengarna kom (${PAYMENT_METHOD_LABELS[method]})`;
}
