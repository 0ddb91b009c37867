import { useState } from "react";
import { localDateOf } from "#domain/dates/local-date.ts";
import { HAND_METHODS, type HandMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { HAND_METHOD_CHOICES } from "#texts/payment-methods.ts";
import { useRecordPayment } from "#web/api/booking-money.ts";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { amountProblem, typedKronor, wholeKronor } from "#web/shell/amount-problem.ts";
import { paidOnProblem } from "./paid-on-problem.ts";
import { recordHint } from "#web/admin/bookings/deeds/payment-words.ts";
import { useFocusKept } from "#web/admin/bookings/deeds/use-focus-kept.ts";
import { useLatestDay } from "./use-latest-day.ts";

type Kind = "rent" | "deposit" | "charge";

type RecordPaymentProps = {
  bookingId: number;
  kind: Kind;
  /** What there is to pay. A deposit is paid whole or not at all, and so is what was asked for after the return. */
  due: number;
  /** The dialog stays while somebody writes in it, though the money may have come another way meanwhile. */
  isOffered: boolean;
};

const TITLES: Record<Kind, string> = {
  rent: "Registrera betalning",
  deposit: "Registrera deposition",
  charge: "Registrera betalning efter återlämningen",
};

const DONE: Record<Kind, string> = {
  rent: "Betalning registrerad",
  deposit: "Deposition registrerad",
  charge: "Betalning registrerad",
};

const WHOLE = {
  deposit: "Hela depositionen",
  charge: "Allt som begärdes efter återlämningen",
};

/** Writes down money that came by hand. */
export function RecordPayment({ isOffered, ...rest }: RecordPaymentProps) {
  return (
    <EditDialog
      title={TITLES[rest.kind]}
      isShort
      trigger={
        <Button look="quiet" className="button-small" hidden={!isOffered}>
          {TITLES[rest.kind]}
        </Button>
      }
    >
      <RecordForm {...rest} />
    </EditDialog>
  );
}

const METHODS = HAND_METHODS.map((value) => ({ value, label: HAND_METHOD_CHOICES[value] }));

type RecordFormProps = Omit<RecordPaymentProps, "isOffered">;

function RecordForm({ kind, ...rest }: RecordFormProps) {
  const { form, latest } = useRecord({ kind, ...rest });
  return (
    <EditForm form={form} submitLabel="Registrera">
      <SelectField
        {...form.text("method")}
        label="Betalningssätt"
        options={METHODS}
        hint={recordHint(kind, form.values.method)}
      />
      {kind === "rent" ? (
        <TextField
          {...form.text("amount")}
          label="Belopp"
          unit="kr"
          inputMode="numeric"
          hint={`Högst ${formatKronor(wholeKronor(rest.due))}, som är kvar att betala.`}
        />
      ) : (
        <p>
          {WHOLE[kind]}, {formatKronor(wholeKronor(rest.due))}.
        </p>
      )}
      <TextField {...form.text("paidOn")} label="Dagen då pengarna kom" type="date" max={latest} />
      <TextField
        {...form.text("reference")}
        label="Referens"
        maxLength={200}
        hint="Till exempel numret hos Swish eller banken, eller på kassakvittot. Får lämnas tom."
      />
    </EditForm>
  );
}

type Typed = { method: HandMethod; amount: string; paidOn: string; reference: string };

function useRecord({ bookingId, kind, due }: RecordFormProps) {
  const record = useRecordPayment(bookingId);
  const keepFocus = useFocusKept();
  const latest = useLatestDay();
  // One for each opened dialog: pressed twice, or sent again after a lost answer, it is one payment.
  const [key] = useState(() => crypto.randomUUID());
  const most = wholeKronor(due);
  // Whatever is due by now.
  const amountOf = (typed: Typed) => (kind === "rent" ? typed.amount : String(most));
  const form = useForm<Typed>({
    start: { method: "swish", amount: String(most), paidOn: latest, reference: "" },
    mistakes: (typed) => ({
      amount: amountProblem(amountOf(typed), most, "registrera"),
      paidOn: paidOnProblem(typed.paidOn, latest),
    }),
    send: async (typed) => {
      const { method, paidOn, reference } = typed;
      const amount = typedKronor(amountOf(typed));
      await record.mutateAsync({
        key,
        kind,
        method,
        amount,
        shownMost: due,
        paidOn: localDateOf(paidOn),
        reference: reference.trim(),
      });
      toast({ title: DONE[kind], description: formatKronor(amount) });
      keepFocus();
    },
  });
  return { form, latest };
}
