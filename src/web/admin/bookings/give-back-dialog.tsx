import { useState, type ComponentProps } from "react";
import type { BookingPayment } from "#contracts/payments.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useGiveBackPayment } from "#web/api/bookings.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { wholeKronor } from "./amount-problem.ts";
import { MoneyForm } from "./money-form.tsx";
import { PaidOnField, paidOnProblem } from "./paid-on-field.tsx";
import { paymentTitle } from "./payment-words.ts";
import { useLatestDay } from "./use-latest-day.ts";

type GiveBackProps = { bookingId: number; payment: BookingPayment };

type GiveBackDialogProps = GiveBackProps & {
  /** The button: it stands in a row of its own kind, or alone. */
  trigger: ComponentProps<typeof Button>;
};

/** Writes down that money which came by hand was given back by hand. */
export function GiveBackDialog({ trigger, ...rest }: GiveBackDialogProps) {
  return (
    <EditDialog
      title={`Ge tillbaka: ${paymentTitle(rest.payment)}`}
      isShort
      trigger={
        <Button {...trigger} className="button-small" hidden={rest.payment.refundable < 1} />
      }
    >
      <GiveBackForm {...rest} />
    </EditDialog>
  );
}

function GiveBackForm({ bookingId, payment }: GiveBackProps) {
  const give = useGiveBackPayment(bookingId, payment.id);
  const latest = useLatestDay();
  // Pressed again after a lost answer it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const [paidOn, setPaidOn] = useState<string>(latest);
  const most = wholeKronor(payment.refundable);
  const sent = give.error instanceof ApiError ? give.error.fields["paidOn"] : undefined;
  const problem = paidOnProblem(paidOn, latest);
  return (
    <MoneyForm
      most={most}
      suggested={String(most)}
      verb="ge tillbaka"
      amountHint="Inga pengar rör sig härifrån: ge först tillbaka dem, och skriv sedan upp det här."
      why={{
        name: "reason",
        label: "Anledning",
        hint: payment.kind === "rent" ? "Står på kreditkvittot, där det finns ett kvitto." : "",
        missing: "Skriv varför beloppet ges tillbaka.",
      }}
      submitLabel="Registrera"
      done="Återbetalning registrerad"
      error={give.error}
      otherProblem={problem}
      send={(amount, reason) => give.mutateAsync({ amount, reason, paidOn, key })}
    >
      <PaidOnField
        label="Dagen då pengarna gavs tillbaka"
        value={paidOn}
        latest={latest}
        error={problem ?? sent}
        onChange={setPaidOn}
      />
    </MoneyForm>
  );
}
