import { useState } from "react";
import { isLocalDate, localDateOf } from "#domain/dates/local-date.ts";
import type { OtherWay, PaymentMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_METHOD_LABELS } from "#texts/payment-methods.ts";
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
  name: "reason" as const,
  label: "Anledning",
  hint: "Kunden läser den i mejlet om återbetalningen.",
  missing: "Skriv varför beloppet betalas tillbaka.",
};

type Typed = { amount: string; paidOn: string; method: OtherWay };

function ByHandForm({ bookingId, payment }: ByHandProps) {
  const give = useGiveBackPayment(bookingId, payment.paymentId);
  const { today } = usePageState();
  const most = payment.amount;
  // Pressed again after a lost answer it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const [other] = useState<Typed>({ amount: typedSum(most), paidOn: today, method: "bank" });
  const problemOf = ({ amount }: Typed) => amountProblem(amount, most, "ge tillbaka");
  const sumOf = ({ amount }: Typed) => formatKronor(typedKronor(amount));
  const isOfCard = payment.method === "card";
  return (
    <ReasonForm
      field={WHY}
      other={other}
      otherMistakes={(typed) => ({
        amount: problemOf(typed),
        paidOn: isLocalDate(typed.paidOn) ? undefined : "Välj ett datum.",
      })}
      submitLabel={(typed) =>
        problemOf(typed) === undefined ? `Registrera ${sumOf(typed)}` : "Registrera"
      }
      success={(typed) => ({ title: "Återbetalning registrerad", description: sumOf(typed) })}
      send={(reason, { amount, paidOn, method }) =>
        give.mutateAsync({
          amount: typedKronor(amount),
          reason,
          paidOn: localDateOf(paidOn),
          key,
          ...(isOfCard && { method }),
        })
      }
    >
      {(form) => (
        <>
          <p>
            Betala först tillbaka till kunden {wayOf(payment.method)}. Här skrivs det in i
            bokföringen; inga pengar rör sig härifrån.
          </p>
          {isOfCard && (
            <SelectField
              {...form.text("method")}
              label="Hur betalades det tillbaka?"
              options={WAYS}
            />
          )}
          <TextField
            {...form.text("amount")}
            label="Belopp"
            unit="kr"
            inputMode="decimal"
            hint={`Högst ${formatKronor(most)}. En del går bra: resten står kvar här.`}
          />
          <TextField
            {...form.text("paidOn")}
            label="Dagen då pengarna gavs tillbaka"
            type="date"
            max={today}
          />
        </>
      )}
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
