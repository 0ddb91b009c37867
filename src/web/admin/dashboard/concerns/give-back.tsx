import type { ReactElement } from "react";
import { formatKronor } from "#texts/format.ts";
import { useRefundBooking } from "#web/api/booking-money.ts";
import { useRefundKey } from "#web/api/use-refund-key.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import type { Of } from "./concern-kind.ts";
import { ReasonForm } from "./reason-form.tsx";

type Held = Pick<Of<"deposit-held">, "kind" | "bookingId" | "customerName" | "amount" | "why">;

type GiveBackProps = { concern: Held | Of<"charged-but-deleted">; trigger?: ReactElement };

const REASONS: Record<Of<"deposit-held">["why"], string> = {
  cancelled: "Bokningen är avbokad.",
  returned: "Allt är återlämnat.",
  gone: "Bokningen är borttagen.",
  twice: "Depositionen blev betald två gånger.",
};

/** Gives money back to its card, whole. Whoever keeps a part of a deposit does so in the booking. */
export function GiveBack({ concern, trigger }: GiveBackProps) {
  return (
    <EditDialog
      title={
        concern.kind === "deposit-held" ? "Betala tillbaka depositionen" : "Betala tillbaka hyran"
      }
      isShort
      trigger={
        trigger ?? (
          <Button look="quiet" className="button-small">
            Betala tillbaka
          </Button>
        )
      }
    >
      <GiveBackForm concern={concern} />
    </EditDialog>
  );
}

function isGone(concern: GiveBackProps["concern"]): boolean {
  return concern.kind === "charged-but-deleted" || concern.why === "gone";
}

function wishOf(concern: GiveBackProps["concern"]) {
  return concern.kind === "deposit-held"
    ? { kind: "deposit" as const, amount: concern.amount, suggested: REASONS[concern.why] }
    : { kind: "rent" as const, amount: concern.byCard, suggested: REASONS.gone };
}

function GiveBackForm({ concern }: GiveBackProps) {
  const { bookingId, customerName } = concern;
  const { kind, amount, suggested } = wishOf(concern);
  const refund = useRefundBooking(bookingId);
  const { key, renewIfRefused } = useRefundKey();
  const sum = formatKronor(amount);
  return (
    <ReasonForm
      field={{
        name: "reason",
        label: "Anledning",
        hint: isGone(concern)
          ? "Sparas med återbetalningen. Kunden får inget mejl, eftersom bokningen är borttagen."
          : "Står i mejlet till kunden.",
        missing: "Skriv varför beloppet betalas tillbaka.",
      }}
      suggested={suggested}
      submitLabel={`Betala tillbaka ${sum}`}
      success={() => ({ title: "Återbetalning gjord", description: sum })}
      send={(reason) => refund.mutateAsync({ kind, amount, reason, key }).catch(renewIfRefused)}
    >
      {() => (
        <p>
          <strong>{sum}</strong> går tillbaka till kortet som {customerName || "kunden"} betalade
          med. Det går inte att ångra.
        </p>
      )}
    </ReasonForm>
  );
}
