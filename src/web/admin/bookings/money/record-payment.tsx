import { useState } from "react";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { HAND_METHODS, type HandMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";
import { HAND_METHOD_CHOICES } from "#texts/payment-methods.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRecordPayment } from "#web/api/booking-money.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { amountProblem, typedKronor, wholeKronor } from "#web/shell/amount-problem.ts";
import { PaidOnField, paidOnProblem } from "./paid-on-field.tsx";
import { recordHint } from "#web/admin/bookings/deeds/payment-words.ts";
import { useFocusKept } from "#web/admin/bookings/deeds/use-focus-kept.ts";
import { useLatestDay } from "./use-latest-day.ts";

type Kind = "rent" | "deposit";

type RecordPaymentProps = {
  bookingId: number;
  kind: Kind;
  /** What there is to pay. A deposit is paid whole or not at all. */
  due: number;
  /** The dialog stays while somebody writes in it, though the money may have come another way meanwhile. */
  isOffered: boolean;
};

const TITLES: Record<Kind, string> = {
  rent: "Registrera betalning",
  deposit: "Registrera deposition",
};

const DONE: Record<Kind, string> = {
  rent: "Betalning registrerad",
  deposit: "Deposition registrerad",
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
  const { typed, change, errors, error, isDirty, submit, latest } = useRecord({ kind, ...rest });
  return (
    <EditForm
      submitLabel="Registrera"
      isDirty={isDirty}
      problem={<CallProblem error={error} />}
      onSubmit={submit}
    >
      <SelectField
        label="Betalningssätt"
        value={typed.method}
        options={METHODS}
        hint={recordHint(kind, typed.method)}
        onChange={({ target }) => change({ method: target.value as HandMethod })}
      />
      {kind === "deposit" ? (
        <p>Hela depositionen, {formatKronor(wholeKronor(rest.due))}.</p>
      ) : (
        <TextField
          label="Belopp"
          unit="kr"
          inputMode="numeric"
          value={typed.amount}
          hint={`Högst ${formatKronor(wholeKronor(rest.due))}, som är kvar att betala.`}
          error={errors.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      <PaidOnField
        label="Dagen då pengarna kom"
        value={typed.paidOn}
        latest={latest}
        error={errors.paidOn}
        onChange={(paidOn) => change({ paidOn })}
      />
      <TextField
        label="Referens"
        maxLength={200}
        value={typed.reference}
        hint="Till exempel numret hos Swish eller banken, eller på kassakvittot. Får lämnas tom."
        error={errors.reference}
        onChange={({ target }) => change({ reference: target.value })}
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
  const [first] = useState<Typed>({
    method: "swish",
    amount: String(wholeKronor(due)),
    paidOn: latest,
    reference: "",
  });
  const [typed, setTyped] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const most = wholeKronor(due);
  const amount = kind === "deposit" ? String(most) : typed.amount;
  const problems = {
    amount: amountProblem(amount, most, "registrera"),
    paidOn: paidOnProblem(typed.paidOn, latest),
  };
  async function submit(): Promise<boolean> {
    setIsTried(true);
    if (problems.amount ?? problems.paidOn) return false;
    const { method, paidOn, reference } = typed;
    const payment = { key, kind, method, amount: typedKronor(amount), shownMost: due };
    return record
      .mutateAsync({ ...payment, paidOn: paidOn as LocalDate, reference: reference.trim() })
      .then(
        () => {
          toast({ title: DONE[kind], description: formatKronor(typedKronor(amount)) });
          keepFocus();
          return true;
        },
        () => false,
      );
  }
  const sent = record.error instanceof ApiError ? record.error.fields : {};
  const shown: Partial<typeof problems> = isTried ? problems : {};
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    latest,
    submit,
    error: record.error,
    isDirty: JSON.stringify(typed) !== JSON.stringify(first),
    errors: {
      amount: shown.amount ?? sent["amount"],
      paidOn: shown.paidOn ?? sent["paidOn"],
      reference: sent["reference"],
    },
  };
}
