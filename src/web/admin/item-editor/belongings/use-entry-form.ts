import { useState } from "react";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { useSaveBelonging, type BelongingKind, type Belongings } from "#web/api/item-belongings.ts";
import { toast } from "#web/ui/toast-store.ts";
import {
  MISSING,
  readEntry,
  type EntryErrors,
  type EntryRules,
  type ReadEntry,
  type Typed,
} from "./read-entry.ts";

export type TellFailure = (error: unknown, retry: () => void) => void;

/** Which dialog it is: what it adds to or changes, and whom it tells. */
export type EntryFormProps<K extends BelongingKind> = {
  kind: K;
  itemId: number;
  /** What is changed; none when one is added. */
  row: Belongings[K]["row"] | undefined;
  tellFailure: TellFailure;
  onSaved: (told: Belongings[K]["told"]) => void;
};

export type EntryField = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type EntryForm<K extends BelongingKind, Values extends Typed, Whole extends string> = EntryRules<
  Values,
  Whole
> & {
  initial: Values;
  /** What is sent of what was read: the compiler holds it against the contract. */
  sent: (read: ReadEntry<Values, Whole>) => Belongings[K]["values"];
};

/** What is typed in a dialog until it is saved. */
export function useEntryForm<
  K extends BelongingKind,
  Values extends Typed,
  Whole extends string = never,
>(
  { kind, itemId, row, tellFailure, onSaved }: EntryFormProps<K>,
  { initial, sent, ...rules }: EntryForm<K, Values, Whole>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<EntryErrors>({});
  const { mutateAsync } = useSaveBelonging(kind);

  const change = (name: keyof Values & string, value: string | boolean) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };

  async function submit(): Promise<boolean> {
    const body = readEntry(values, rules);
    if (!body.ok) {
      setErrors(body.problem);
      toast({ ...refusalOf(body.problem), variant: "destructive" });
      return false;
    }
    try {
      const told = await mutateAsync({ itemId, id: row?.id, values: sent(body.value) });
      onSaved(told);
      return true;
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        setErrors(error.fields);
        toast({
          title: "Ett fel uppstod",
          description: sentenceFor(error),
          variant: "destructive",
        });
      } else tellFailure(error, sendAgain);
      return false;
    }
  }

  return {
    values,
    errors,
    change,
    submit,
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    text: (name: keyof Values & string): EntryField => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }) => change(name, target.value),
    }),
  };
}

/** The dialog is still open, with what was typed in it. */
function sendAgain(): void {
  document.querySelector<HTMLFormElement>("form.edit-form")?.requestSubmit();
}

function refusalOf(errors: EntryErrors) {
  return Object.values(errors).includes(MISSING)
    ? { title: "Saknad information", description: "Vänligen fyll i alla fält" }
    : { title: "Något behöver rättas", description: "Se över de markerade fälten." };
}
