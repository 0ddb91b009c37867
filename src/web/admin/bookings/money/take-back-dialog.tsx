import type { BookingPayment } from "#contracts/payments.ts";
import { formatKronor } from "#texts/format.ts";
import { useTakeBackPayment } from "#web/api/booking-money.ts";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { bookedAs } from "#web/admin/bookings/deeds/payment-words.ts";
import { useFocusKept } from "#web/admin/bookings/deeds/use-focus-kept.ts";

type TakeBackProps = { bookingId: number; payment: BookingPayment };

/** Takes back what was recorded by hand in error. No money moves. */
export function TakeBackDialog({ which, ...props }: TakeBackProps & { which: string }) {
  const { status, refunded, kept } = props.payment;
  const isWhole = status === "captured" && refunded + kept === 0;
  return (
    <EditDialog
      title="Rätta – registrerad av misstag"
      isShort
      trigger={
        <Button
          look="plain"
          className="button-small"
          hidden={!isWhole}
          aria-label={`Rätta – registrerad av misstag: ${which}`}
        >
          Rätta – registrerad av misstag
        </Button>
      }
    >
      <TakeBackForm {...props} />
    </EditDialog>
  );
}

/** What is written in the books, and what the button says of it. */
const BOOKED: Record<ReturnType<typeof bookedAs>, { sentence: string; button: string }> = {
  sale: {
    sentence:
      "En rättelse med eget kvittonummer bokförs, så att betalningen varken räknas som inbetald eller som återbetald.",
    button: "Bokför rättelsen",
  },
  deposit: {
    sentence:
      "En rättelse bokförs, så att depositionen varken räknas som mottagen eller som återbetald.",
    button: "Bokför rättelsen",
  },
  nothing: {
    sentence: "Betalningen räknas inte längre. Inget bokförs här: rätta också i kassaregistret.",
    button: "Rätta",
  },
};

function TakeBackForm({ bookingId, payment }: TakeBackProps) {
  const take = useTakeBackPayment(bookingId, payment.id);
  const keepFocus = useFocusKept();
  const form = useForm({
    start: { reason: "" },
    mistakes: ({ reason }) => ({
      reason: reason.trim() === "" ? "Skriv vad som blev fel." : undefined,
    }),
    send: async ({ reason }) => {
      await take.mutateAsync({ reason: reason.trim() });
      toast({ title: "Betalningen är rättad", description: formatKronor(payment.amount) });
      keepFocus();
    },
  });
  return (
    <EditForm form={form} submitLabel={BOOKED[bookedAs(payment)].button}>
      <p>
        Betalningen på {formatKronor(payment.amount)} kom aldrig, eller hör till en annan bokning.{" "}
        {BOOKED[bookedAs(payment)].sentence} Kunden får ett mejl om rättelsen, eftersom vi har
        tackat för betalningen.
      </p>
      <p className="text-muted">
        Kom pengarna, och har kunden fått tillbaka dem? Välj ”Registrera återbetalning” i stället.
      </p>
      <TextArea {...form.text("reason")} label="Anledning" maxLength={500} />
    </EditForm>
  );
}
