import { useState } from "react";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { OtherWay, PaymentMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_METHOD_LABELS } from "#texts/payment-methods.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useGiveBackPayment } from "#web/api/booking-money.ts";
import { amountProblem, typedKronor, typedSum } from "#web/shell/amount-problem.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
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

const WHY = {
  name: "reason",
  label: "Anledning",
  hint: "Kunden läser den i mejlet om återbetalningen.",
  missing: "Skriv varför beloppet betalas tillbaka.",
};

function ByHandForm({ bookingId, payment }: ByHandProps) {
  const give = useGiveBackPayment(bookingId, payment.paymentId);
  const { today } = usePageState();
  const [paidOn, setPaidOn] = useState<string>(today);
  const [method, setMethod] = useState<OtherWay>("bank");
  const most = payment.amount;
  const [typed, setTyped] = useState(typedSum(most));
  // Pressed again after a lost answer it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const amount = typedKronor(typed);
  const problem = amountProblem(typed, most, "ge tillbaka");
  const sent = give.error instanceof ApiError ? give.error.fields : {};
  const isOfCard = payment.method === "card";
  return (
    <ReasonForm
      field={WHY}
      submitLabel={problem === undefined ? `Registrera ${formatKronor(amount)}` : "Registrera"}
      success={{ title: "Återbetalning registrerad", description: formatKronor(amount) }}
      error={give.error}
      isReady={paidOn !== "" && problem === undefined}
      send={(reason) =>
        give.mutateAsync({
          amount,
          reason,
          paidOn: paidOn as LocalDate,
          key,
          ...(isOfCard && { method }),
        })
      }
    >
      <p>
        Betala först tillbaka till kunden {wayOf(payment.method)}. Här skrivs det in i bokföringen;
        inga pengar rör sig härifrån.
      </p>
      {isOfCard && (
        <SelectField
          label="Hur betalades det tillbaka?"
          value={method}
          options={WAYS}
          onChange={({ target }) => setMethod(target.value as OtherWay)}
        />
      )}
      <TextField
        label="Belopp"
        unit="kr"
        inputMode="decimal"
        value={typed}
        hint={`Högst ${formatKronor(most)}. En del går bra: resten står kvar här.`}
        error={problem ?? sent["amount"]}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label="Dagen då pengarna gavs tillbaka"
        type="date"
        max={today}
        value={paidOn}
        error={paidOn === "" ? "Välj ett datum." : sent["paidOn"]}
        onChange={({ target }) => setPaidOn(target.value)}
      />
    </ReasonForm>
  );
}

const WAYS: { value: OtherWay; label: string }[] = [
  { value: "bank", label: "Till kundens bankkonto" },
  { value: "swish", label: "Swish" },
];

function wayOf(method: PaymentMethod): string {
  return method === "card"
    ? "med Swish eller till kundens bankkonto"
    : `på samma sätt som pengarna kom (${PAYMENT_METHOD_LABELS[method]})`;
}
