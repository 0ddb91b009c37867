import { fail, ok, type Result } from "#domain/result.ts";
import { MISSING } from "#web/shell/form/missing.ts";
import { readWhole } from "#web/ui/typed-values.ts";

export type Typed = Record<string, string | boolean>;
export type EntryErrors = Record<string, string>;

export type EntryRules<Values extends Typed, Whole extends string> = {
  required: readonly (keyof Values & string)[];
  /** The fields that are whole numbers, each of them required. */
  whole?: readonly (Whole & keyof Values)[];
};

export type ReadEntry<Values extends Typed, Whole extends string> = Omit<Values, Whole> &
  Record<Whole, number>;

/** What is sent of what was typed in a dialog, or what is wrong with which field. */
export function readEntry<Values extends Typed, Whole extends string = never>(
  values: Values,
  { required, whole = [] }: EntryRules<Values, Whole>,
): Result<ReadEntry<Values, Whole>, EntryErrors> {
  const errors: EntryErrors = {};
  const numbers = {} as Record<Whole, number>;
  for (const name of required) if (String(values[name]).trim() === "") errors[name] = MISSING;
  for (const name of whole) {
    const read = readWhole(String(values[name]));
    if (!read.ok) errors[name] = read.problem;
    else if (read.value === null) errors[name] = MISSING;
    else numbers[name] = read.value;
  }
  return Object.keys(errors).length > 0 ? fail(errors) : ok({ ...values, ...numbers });
}
