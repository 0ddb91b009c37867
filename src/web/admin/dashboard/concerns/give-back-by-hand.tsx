import type { HandMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_METHOD_LABELS } from "#texts/payment-methods.ts";
import { useGiveBackPayment } from "#web/api/bookings.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { ReasonForm } from "./reason-form.tsx";

type ByHandProps = {
  bookingId: number;
  payment: { paymentId: string; amount: number; method: HandMethod };
};

/** What came by hand goes back by hand: here it is written down, so that the books have it. */
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
  const sum = formatKronor(amount);
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
      send={(reason) => give.mutateAsync({ amount, reason, paidOn: today })}
    >
      <p>
        Betala först tillbaka <strong>{sum}</strong> till kunden på samma sätt som pengarna kom (
        {PAYMENT_METHOD_LABELS[method]}). Här skrivs det in i bokföringen, med dagens datum.
      </p>
    </ReasonForm>
  );
}
