import { fail, ok, type Result } from "#domain/result.ts";
import { readWhole } from "#web/ui/typed-values.ts";

export type Typed = Record<string, string | boolean>;
export type EntryErrors = Record<string, string>;

export type EntryRules<Values extends Typed> = {
  required: readonly (keyof Values & string)[];
  /** The fields that are whole numbers. */
  whole?: readonly (keyof Values & string)[];
};

export const MISSING = "Måste fyllas i";

/** What is sent of what was typed in a dialog, or what is wrong with which field. */
export function readEntry<Values extends Typed>(
  values: Values,
  { required, whole = [] }: EntryRules<Values>,
): Result<object, EntryErrors> {
  const errors: EntryErrors = {};
  const numbers: Record<string, number | null> = {};
  for (const name of required) if (String(values[name]).trim() === "") errors[name] = MISSING;
  for (const name of whole) {
    const read = readWhole(String(values[name]));
    if (read.ok) numbers[name] = read.value;
    else errors[name] = read.problem;
  }
  return Object.keys(errors).length > 0 ? fail(errors) : ok({ ...values, ...numbers });
}
