import { useState } from "react";
import type { Result } from "#domain/result.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { useSaveBelonging, type BelongingKind, type Belongings } from "#web/api/item-editor.ts";
import { toast } from "#web/ui/toast-store.ts";

export type EntryErrors = Record<string, string>;
export type TellFailure = (error: unknown, retry: () => void) => void;

export const MISSING = "Måste fyllas i";

type Typed = Record<string, string | boolean>;

export type EntryForm<K extends BelongingKind, Values extends Typed> = {
  kind: K;
  itemId: number;
  /** The row that is changed; none when one is added. */
  id: number | undefined;
  initial: Values;
  /** What is sent; fields that cannot be sent with the reason why. */
  bodyOf: (values: Values) => Result<object, EntryErrors>;
  tellFailure: TellFailure;
  onSaved: (told: Belongings[K]["told"]) => void;
};

/** What is typed in a dialog until it is saved. */
export function useEntryForm<K extends BelongingKind, Values extends Typed>({
  kind,
  itemId,
  id,
  initial,
  bodyOf,
  tellFailure,
  onSaved,
}: EntryForm<K, Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<EntryErrors>({});
  const { mutateAsync } = useSaveBelonging(kind);

  const change = (name: keyof Values & string, value: string | boolean) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };

  async function submit(): Promise<boolean> {
    const body = bodyOf(values);
    if (!body.ok) {
      setErrors(body.problem);
      toast({ ...refusalOf(body.problem), variant: "destructive" });
      return false;
    }
    try {
      const told = await mutateAsync(
        id === undefined
          ? { values: { ...body.value, rentalItemId: itemId } }
          : { id, values: body.value },
      );
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
    text: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
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

/** The fields that were left empty. */
export function missingOf(values: Typed, required: readonly string[]): EntryErrors {
  return Object.fromEntries(
    required
      .filter((name) => String(values[name] ?? "").trim() === "")
      .map((name) => [name, MISSING]),
  );
}
