import type { Booking } from "#contracts/bookings.ts";
import { isCardAskedAgain } from "#domain/payments/card-asked-again.ts";
import { formatKronor } from "#texts/format.ts";
import { LINK_SENT, linkButtonName } from "#texts/link-names.ts";
import { moneyOf } from "#texts/rent-words.ts";
import { useSendPaymentLink, type LinkWish } from "#web/api/booking-money.ts";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
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
  const { form, most } = useLink(booking);
  return (
    <EditForm form={form} submitLabel="Skicka länken">
      <p>Länken mejlas till {booking.customerEmail}.</p>
      <TextField
        {...form.text("amount")}
        label="Belopp"
        unit="kr"
        inputMode="numeric"
        hint={`Högst ${formatKronor(most)}, som är kvar att betala.`}
      />
      <TextField
        {...form.text("days")}
        label="Länken gäller"
        unit="dagar"
        inputMode="numeric"
        hint="Mellan 1 och 30 dagar."
        onChange={({ target }) => form.change({ days: target.value.trim() })}
      />
      <SelectField
        {...form.text("charge")}
        label="När kunden betalar"
        options={CHARGES}
        hint={chargeHint(form.values.charge, booking)}
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
  const form = useForm<Typed>({
    start: usualLink(booking),
    mistakes: ({ amount, days }) => ({
      amount: amountProblem(amount, most, "be om"),
      days: daysProblem(days),
    }),
    send: async (typed) => {
      const wish = { ...typed, amount: typedKronor(typed.amount), days: Number(typed.days) };
      // Left as it was, the shop asks for what is due by then.
      const isUsual = !form.isDirty && typed.charge === "reserve";
      const { expiresAt } = await send.mutateAsync(isUsual ? undefined : wish);
      toast({ title: LINK_SENT, description: `Gäller till ${momentWords(expiresAt)}` });
      keepFocus();
    },
  });
  return { form, most };
}

/**
 * What is approved already is charged at once: nobody has anything left to approve. A card that is asked again takes
 * the place of a reservation.
 */
function usualLink(booking: Booking): Typed {
  const isAgain = isCardAskedAgain(booking.paymentStatus, moneyOf(booking));
  const charge = booking.status === "pending" || isAgain ? "reserve" : "at-once";
  return { amount: String(wholeKronor(booking.dueAmount)), days: USUAL_DAYS, charge };
}

function daysProblem(days: string): string | undefined {
  return /^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= 30
    ? undefined
    : "Skriv ett antal dagar mellan 1 och 30.";
}
