import { useState, type ComponentProps } from "react";
import type { BookingPayment } from "#contracts/payments.ts";
import { useGiveBackPayment } from "#web/api/booking-money.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { typedSum } from "#web/shell/amount-problem.ts";
import { MoneyForm } from "./money-form.tsx";
import { paidOnProblem } from "./paid-on-problem.ts";
import { bookedAs, paymentTitle } from "#web/admin/bookings/deeds/payment-words.ts";
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
      title={`Registrera återbetalning: ${paymentTitle(rest.payment)}`}
      isShort
      trigger={
        <Button {...trigger} className="button-small" hidden={rest.payment.refundable < 1} />
      }
    >
      <GiveBackForm {...rest} />
    </EditDialog>
  );
}

/** What is written in the books, and what the customer gets. */
const GIVEN_BACK: Record<ReturnType<typeof bookedAs>, string> = {
  sale: "Bokförs som en återbetalning, med ett kreditkvitto där anledningen står. Kunden får det i ett mejl.",
  deposit: "Bokförs som en återbetald deposition. Kunden får ett mejl.",
  nothing: "Bokförs inte här, eftersom pengarna gick genom kassaregistret. Kunden får ett mejl.",
};

function GiveBackForm({ bookingId, payment }: GiveBackProps) {
  const give = useGiveBackPayment(bookingId, payment.id);
  const latest = useLatestDay();
  // Pressed again after a lost answer it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const most = payment.refundable;
  return (
    <MoneyForm
      most={most}
      suggested={typedSum(most)}
      verb="ge tillbaka"
      amountHint="Betala först tillbaka till kunden, och registrera det sedan här: inga pengar rör sig härifrån."
      why={{
        name: "reason",
        label: "Anledning",
        hint: GIVEN_BACK[bookedAs(payment)],
        missing: "Skriv varför beloppet ges tillbaka.",
      }}
      submitLabel="Registrera återbetalning"
      done="Återbetalning registrerad"
      other={{ paidOn: latest }}
      otherMistakes={({ paidOn }) => ({ paidOn: paidOnProblem(paidOn, latest) })}
      send={(amount, reason, { paidOn }) =>
        give.mutateAsync({ amount, reason, paidOn, key, shownMost: most })
      }
    >
      {(form) => (
        <TextField
          {...form.text("paidOn")}
          label="Dagen då pengarna gavs tillbaka"
          type="date"
          max={latest}
        />
      )}
    </MoneyForm>
  );
}
