import { useState, type ReactNode } from "react";
import { formatKronor } from "#texts/format.ts";
import { ApiError } from "#web/api/api-error.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { amountProblem, typedKronor } from "#web/shell/amount-problem.ts";
import { useFocusKept } from "#web/admin/bookings/deeds/use-focus-kept.ts";

type MoneyFormProps = {
  most: number;
  /** What stands there at first; nothing where somebody has to think. */
  suggested: string;
  verb: "behålla" | "betala tillbaka" | "ge tillbaka";
  amountHint: string;
  /** Why: the field by its name in the call. */
  why: { name: string; label: string; hint: string; missing: string };
  submitLabel: string;
  done: string;
  error: unknown;
  send: (amount: number, why: string) => Promise<unknown>;
  /** What else is asked, between the amount and the reason, and what is wrong with its answer. */
  children?: ReactNode;
  otherProblem?: string | undefined;
};

/** Asks how much and why, before money moves. */
export function MoneyForm(props: MoneyFormProps) {
  const { most, why, amountHint, submitLabel, children } = props;
  const { amount, setAmount, reason, setReason, error, errors, isDirty, submit } = useMoney(props);
  return (
    <EditForm
      submitLabel={submitLabel}
      isDirty={isDirty}
      problem={<CallProblem error={error} />}
      onSubmit={submit}
    >
      <TextField
        label="Belopp"
        unit="kr"
        inputMode="decimal"
        value={amount}
        hint={`Högst ${formatKronor(most)}. ${amountHint}`}
        error={errors.amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {children}
      <TextArea
        label={why.label}
        maxLength={500}
        value={reason}
        hint={why.hint}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditForm>
  );
}

function useMoney(props: MoneyFormProps) {
  const { most, suggested, verb, why, done, send, otherProblem } = props;
  const keepFocus = useFocusKept();
  // What was suggested at first: the most may change while somebody types.
  const [first] = useState(suggested);
  const [amount, setAmount] = useState(first);
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const problems = {
    amount: amountProblem(amount, most, verb),
    reason: reason.trim() === "" ? why.missing : undefined,
  };
  // What was answered is about what was sent, and no longer about what stands there now.
  const [asked, setAsked] = useState("");
  const written = JSON.stringify([amount, reason]);
  const error = asked === written ? props.error : null;
  const sent = error instanceof ApiError ? error.fields : {};
  async function submit(): Promise<boolean> {
    setIsTried(true);
    const isWrong = Boolean(problems.amount ?? problems.reason ?? otherProblem);
    setAsked(isWrong ? "" : written);
    if (isWrong) return false;
    return send(typedKronor(amount), reason.trim()).then(
      () => {
        toast({ title: done, description: formatKronor(typedKronor(amount)) });
        keepFocus();
        return true;
      },
      () => false,
    );
  }
  return {
    amount,
    setAmount,
    reason,
    setReason,
    submit,
    error,
    isDirty: reason !== "" || amount !== first,
    errors: {
      amount: (isTried ? problems.amount : undefined) ?? sent["amount"],
      reason: (isTried ? problems.reason : undefined) ?? sent[why.name],
    },
  };
}
