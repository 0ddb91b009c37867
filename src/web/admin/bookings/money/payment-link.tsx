import { useState } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { isCardAskedAgain } from "#domain/payments/card-asked-again.ts";
import { formatKronor } from "#texts/format.ts";
import { LINK_SENT, linkButtonName } from "#texts/link-names.ts";
import { moneyOf } from "#texts/rent-words.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSendPaymentLink, type LinkWish } from "#web/api/booking-money.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { amountProblem, typedKronor, wholeKronor } from "#web/shell/amount-problem.ts";
import { useFocusKept } from "#web/admin/bookings/deeds/use-focus-kept.ts";
import { momentWords } from "#web/admin/bookings/words.ts";

type PaymentLinkProps = {
  booking: Booking;
  /** The dialog stays while somebody writes in it, though the money may have come meanwhile. */
  isOffered: boolean;
};

/** Mails the customer a link to pay by card. */
export function PaymentLink({ booking, isOffered }: PaymentLinkProps) {
  const label = linkButtonName(isCardAskedAgain(booking.paymentStatus, moneyOf(booking)));
  return (
    <EditDialog
      title={label}
      isShort
      trigger={
        <Button look="quiet" className="button-small" hidden={!isOffered}>
          {label}
        </Button>
      }
    >
      <LinkForm booking={booking} />
    </EditDialog>
  );
}

const CHARGES: { value: LinkWish["charge"]; label: string }[] = [
  { value: "reserve", label: "Reservera" },
  { value: "at-once", label: "Dra beloppet direkt" },
];

const CHARGE_HINTS: Record<LinkWish["charge"], string> = {
  reserve: "Beloppet reserveras på kortet och dras när du godkänner.",
  "at-once": "Beloppet dras så snart kunden har betalat.",
};

function chargeHint(charge: LinkWish["charge"], { status }: Booking): string {
  const isConfirming = charge === "at-once" && status === "pending";
  return `${CHARGE_HINTS[charge]}${isConfirming ? " Bokningen bekräftas då, och kunden får mejlet om det." : ""}`;
}

function LinkForm({ booking }: { booking: Booking }) {
  const { typed, change, errors, error, isDirty, submit, most } = useLink(booking);
  return (
    <EditForm
      submitLabel="Skicka länken"
      isDirty={isDirty}
      problem={<CallProblem error={error} />}
      onSubmit={submit}
    >
      <p>Länken mejlas till {booking.customerEmail}.</p>
      <TextField
        label="Belopp"
        unit="kr"
        inputMode="numeric"
        value={typed.amount}
        hint={`Högst ${formatKronor(most)}, som är kvar att betala.`}
        error={errors.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextField
        label="Länken gäller"
        unit="dagar"
        inputMode="numeric"
        value={typed.days}
        hint="Mellan 1 och 30 dagar."
        error={errors.days}
        onChange={({ target }) => change({ days: target.value.trim() })}
      />
      <SelectField
        label="När kunden betalar"
        value={typed.charge}
        options={CHARGES}
        hint={chargeHint(typed.charge, booking)}
        onChange={({ target }) => change({ charge: target.value as LinkWish["charge"] })}
      />
    </EditForm>
  );
}

type Typed = { amount: string; days: string; charge: LinkWish["charge"] };

const USUAL_DAYS = "2";

function useLink(booking: Booking) {
  const send = useSendPaymentLink(booking.id);
  const keepFocus = useFocusKept();
  const most = wholeKronor(booking.dueAmount);
  const [first] = useState<Typed>({ amount: String(most), days: USUAL_DAYS, charge: "reserve" });
  const [typed, setTyped] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const problems = {
    amount: amountProblem(typed.amount, most, "be om"),
    days: daysProblem(typed.days),
  };
  const isDirty = JSON.stringify(typed) !== JSON.stringify(first);
  async function submit(): Promise<boolean> {
    setIsTried(true);
    if (problems.amount ?? problems.days) return false;
    const wish = { ...typed, amount: typedKronor(typed.amount), days: Number(typed.days) };
    // Left as it was, the shop asks for what is due by then.
    return send.mutateAsync(isDirty ? wish : undefined).then(
      ({ expiresAt }) => {
        toast({ title: LINK_SENT, description: `Gäller till ${momentWords(expiresAt)}` });
        keepFocus();
        return true;
      },
      () => false,
    );
  }
  const sent = send.error instanceof ApiError ? send.error.fields : {};
  const shown: Partial<typeof problems> = isTried ? problems : {};
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    most,
    submit,
    isDirty,
    error: send.error,
    errors: { amount: shown.amount ?? sent["amount"], days: shown.days ?? sent["days"] },
  };
}

function daysProblem(days: string): string | undefined {
  return /^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= 30
    ? undefined
    : "Skriv ett antal dagar mellan 1 och 30.";
}
