import type { FieldErrors } from "#web/shell/form/form-state.ts";
import type { ItemDraft } from "./draft/item-draft.ts";

/** What each section of the form is handed. */
export type SectionProps = {
  draft: ItemDraft;
  errors: FieldErrors;
  change: Change;
};

/** Values, or what makes them from what is typed by then: uploads arrive when they arrive. */
export type Change = (
  values: Partial<ItemDraft> | ((draft: ItemDraft) => Partial<ItemDraft>),
) => void;

type TextName = {
  [Name in keyof ItemDraft]: ItemDraft[Name] extends string ? Name : never;
}[keyof ItemDraft];

/** A field of text bound to the draft: its value, what is wrong with it, and what typing does. */
export function textProps({ draft, errors, change }: SectionProps, name: TextName) {
  return {
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  };
}

/** Of a list that is typed in one field: what is wrong with one of its lines is said below it. */
export function errorAt({ errors }: SectionProps, name: string): string | undefined {
  const inside = Object.keys(errors).find((one) => one.startsWith(`${name}.`));
  return errors[name] ?? (inside === undefined ? undefined : errors[inside]);
}
