import type { ReactNode } from "react";
import { formatKronor } from "#texts/format.ts";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm, type Form } from "#web/shell/form/use-form.ts";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { amountProblem, mostWords, typedKronor } from "#web/shell/amount-problem.ts";
import { useFocusKept } from "#web/admin/bookings/deeds/use-focus-kept.ts";

type Why = "reason" | "note";
type Money = { amount: string } & Partial<Record<Why, string>>;

type MoneyFormProps<Other extends object> = {
  most: number;
  /** What stands there at first; nothing where somebody has to think. */
  suggested: string;
  verb: "behålla" | "betala tillbaka" | "ge tillbaka";
  amountHint: string;
  /** Why: the field by its name in the call. */
  why: { name: Why; label: string; hint: string; missing: string };
  submitLabel: string;
  done: string;
  /** What else is asked, between the amount and the reason. */
  other?: Other;
  otherMistakes?: (values: Other) => { [Name in keyof Other]?: string | undefined };
  children?: (form: Form<Other & Money>) => ReactNode;
  send: (amount: number, why: string, other: Other) => Promise<unknown>;
};

/** Asks how much and why, before money moves. */
export function MoneyForm<Other extends object>(props: MoneyFormProps<Other>) {
  const { most, verb, why, amountHint, submitLabel, children } = props;
  const form = useMoney(props);
  return (
    <EditForm form={form} submitLabel={submitLabel}>
      <TextField
        {...form.text("amount")}
        label="Belopp"
        unit="kr"
        inputMode="decimal"
        hint={`${mostWords(most, verb)} ${amountHint}`}
      />
      {children?.(form)}
      <TextArea {...form.text(why.name)} label={why.label} maxLength={500} hint={why.hint} />
    </EditForm>
  );
}

function useMoney<Other extends object>(props: MoneyFormProps<Other>) {
  const { most, suggested, verb, why, done, other, otherMistakes, send } = props;
  const keepFocus = useFocusKept();
  return useForm<Other & Money>({
    start: { ...(other ?? ({} as Other)), amount: suggested, [why.name]: "" },
    mistakes: (values) => ({
      ...otherMistakes?.(values),
      amount: amountProblem(values.amount, most, verb),
      [why.name]: values[why.name]?.trim() === "" ? why.missing : undefined,
    }),
    send: async (values) => {
      const amount = typedKronor(values.amount);
      await send(amount, values[why.name]?.trim() ?? "", values);
      toast({ title: done, description: formatKronor(amount) });
      keepFocus();
    },
  });
}
