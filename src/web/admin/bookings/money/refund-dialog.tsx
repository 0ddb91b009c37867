import { BOOKING_PART } from "#domain/access/booking-path.ts";
import { formatKronor } from "#texts/format.ts";
import { useRefundBooking, type RefundWish } from "#web/api/booking-money.ts";
import { useRefundKey } from "#web/api/use-refund-key.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { typedSum } from "#web/shell/amount-problem.ts";
import { MoneyForm } from "./money-form.tsx";

type RefundProps = {
  bookingId: number;
  kind: RefundWish["kind"];
  /** What can go back to cards. */
  most: number;
  /** What came otherwise, and is given back in the list of payments. */
  byHand?: number;
  /** What to think of first. */
  warning?: string | undefined;
};

const TITLES = { rent: "Betala tillbaka", deposit: "Återbetala depositionen" };

// A deposit was never a sale: it has no credit receipt.
const HINTS = {
  rent: "Står på kreditkvittot och i mejlet till kunden.",
  deposit: "Står i mejlet till kunden.",
};

/**
 * Gives charged money back to the card, wholly or in part. The dialog stays while somebody writes in it,
 * though all may have been given back meanwhile.
 */
export function RefundDialog(props: RefundProps) {
  const { kind, most } = props;
  return (
    <EditDialog
      title={TITLES[kind]}
      isShort
      trigger={
        <Button
          look="quiet"
          className="button-small"
          hidden={most < 1}
          {...(kind === "rent" && most >= 1 && { id: BOOKING_PART.refund })}
        >
          {TITLES[kind]}
        </Button>
      }
    >
      <RefundForm {...props} />
    </EditDialog>
  );
}

function RefundForm({ bookingId, kind, most, byHand = 0, warning }: RefundProps) {
  const refund = useRefundBooking(bookingId);
  const { key, renewIfRefused } = useRefundKey();
  return (
    <MoneyForm
      most={most}
      suggested={typedSum(most)}
      verb="betala tillbaka"
      amountHint={
        byHand > 0
          ? `Pengarna går tillbaka till kortet. ${formatKronor(byHand)} kom på annat sätt: det ger du tillbaka under Betalningar.`
          : "Pengarna går tillbaka till kortet."
      }
      why={{
        name: "reason",
        label: "Anledning",
        hint: HINTS[kind],
        missing: "Skriv varför beloppet betalas tillbaka.",
      }}
      submitLabel="Betala tillbaka"
      done="Återbetalning gjord"
      send={(amount, reason) =>
        refund.mutateAsync({ kind, amount, reason, key, shownMost: most }).catch(renewIfRefused)
      }
    >
      {() => warning && <p className="notice">{warning}</p>}
    </MoneyForm>
  );
}
