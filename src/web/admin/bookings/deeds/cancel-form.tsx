import { useQuery } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { cancelRent, promisedRefund } from "#domain/bookings/cancellation.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { formatKronor } from "#texts/format.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useCancelBooking } from "#web/api/booking-money.ts";
import { bookingPayments } from "#web/api/bookings.ts";
import { bookingName } from "#web/admin/bookings/words.ts";
import { amountProblem, typedKronor, typedSum } from "#web/shell/amount-problem.ts";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import { earlierWords, outcomeWords, promiseWords, usualReason } from "./cancel-words.ts";

type CancelDialogProps = {
  booking: Booking;
  focusBack: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Cancels, settles the money and writes to the customer, in one press; what happens is said before it. */
export function CancelDialog({ booking, focusBack, onClose }: CancelDialogProps) {
  // As it was when it was asked about, whatever the answer makes of it.
  const [asked] = useState(booking);
  return (
    <EditDialog title="Avboka bokningen" isShort focusBack={focusBack} onClose={onClose}>
      <CancelForm booking={asked} />
    </EditDialog>
  );
}

type Wish = { refund: string; reason: string; notify: boolean };

function CancelForm({ booking }: { booking: Booking }) {
  const { today } = usePageState();
  const mayRefund = useMay("shop.manage");
  const { data: payments = [] } = useQuery(bookingPayments(booking.id));
  const cancel = useCancelBooking(booking.id);
  const keepFocus = useFocusKept();
  const money = { paid: booking.paidAmount, reserved: booking.reservedAmount };
  const had = sumKronor(money.paid, money.reserved);
  const promised = promisedRefund(booking, money, today);
  const hasLetter = booking.customerEmail.trim() !== "";
  const form = useForm<Wish>({
    start: {
      refund: promised === null ? "" : typedSum(promised),
      reason: usualReason(booking),
      notify: hasLetter,
    },
    mistakes: ({ refund, reason }) => ({
      refund: had > 0 ? refundProblem(refund, had) : undefined,
      reason: reason.trim() === "" ? "Skriv varför bokningen avbokas." : undefined,
    }),
    fieldOfCode: { "payment.refund-too-much": "refund", "booking.fee-too-small": "refund" },
    send: async ({ refund, reason, notify }) => {
      const meant = typedKronor(refund);
      const { cancellation } = await cancel.mutateAsync({
        refund: meant,
        reason: reason.trim(),
        notify,
      });
      const sentence = cancellation && earlierWords(cancellation.refund, meant);
      // Somebody was first: what was typed stays, since none of it has happened.
      if (sentence) throw new ApiError(409, JSON.stringify({ message: sentence }));
      toast({ title: "Bokningen är avbokad", description: `Bokning #${booking.id}` });
      keepFocus();
    },
  });
  const rent = cancelRent(money, typedKronor(form.values.refund));
  const onCards = sumKronor(
    ...payments
      .filter(({ kind, method }) => kind === "rent" && method === "card")
      .map(({ refundable }) => refundable),
  );
  const outcome =
    rent.ok && form.errors.refund === undefined
      ? outcomeWords({
          rent: rent.value,
          onCards,
          deposit: { held: depositHeld(booking), onCard: booking.depositMethod === "card" },
          due: Math.max(0, booking.dueAmount),
          mayRefund,
        })
      : [];
  return (
    <EditForm form={form} submitLabel="Avboka" busyLabel="Avbokar…" isDangerous>
      <p>
        Vill du avboka {bookingName(booking)}? Nätterna blir lediga igen.{" "}
        {had > 0 && promiseWords(booking, today)}
      </p>
      {had > 0 && (
        <TextField
          {...form.text("refund")}
          label="Kunden får tillbaka"
          unit="kr"
          inputMode="decimal"
          hint={refundHint(money)}
        />
      )}
      <div className="cancel-outcome" aria-live="polite">
        {outcome.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <TextArea
        {...form.text("reason")}
        label="Anledning"
        rows={2}
        maxLength={500}
        hint={hasLetter ? "Står i mejlet till kunden." : "Sparas i bokningens historik."}
      />
      {hasLetter ? (
        <CheckField {...form.check("notify")} label="Mejla kunden om avbokningen" />
      ) : (
        <p className="text-muted">Kunden har ingen e-postadress, så inget mejl skickas.</p>
      )}
    </EditForm>
  );
}

function refundProblem(typed: string, most: number): string | undefined {
  // Nothing is a sum here too, once it is written.
  if (/^0+\s*(?:kr)?$/i.test(typed.trim())) return undefined;
  return amountProblem(typed, most, "ge tillbaka");
}

type Money = { paid: number; reserved: number };

function refundHint({ paid, reserved }: Money): string {
  const parts = [
    paid > 0 && `${formatKronor(paid)} är betalt`,
    reserved > 0 && `${formatKronor(reserved)} är reserverat`,
  ].filter((part) => part !== false);
  return `Högst ${formatKronor(sumKronor(paid, reserved))}: ${parts.join(" och ")}.`;
}
