import { useRefundBooking, type RefundWish } from "#web/api/bookings.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { MoneyForm } from "./money-form.tsx";

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
  return (
    <MoneyForm
      most={most}
      suggested={String(most)}
      verb="betala tillbaka"
      amountHint="Pengarna går tillbaka till samma kort."
      why={{
        name: "reason",
        label: "Anledning",
        hint: HINTS[kind],
        missing: "Skriv varför beloppet betalas tillbaka.",
      }}
      submitLabel="Betala tillbaka"
      done="Återbetalning gjord"
      error={refund.error}
      send={(amount, reason) => refund.mutateAsync({ kind, amount, reason })}
    />
  );
}
