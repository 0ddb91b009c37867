import { useSaveBelonging, type BelongingKind, type Belongings } from "#web/api/item-belongings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { tellMistakes } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { readEntry, type EntryRules, type ReadEntry, type Typed } from "./read-entry.ts";

/** Which dialog it is: what it adds to or changes, and whom it tells. */
export type EntryFormProps<K extends BelongingKind> = {
  kind: K;
  itemId: number;
  /** What is changed; none when one is added. */
  row: Belongings[K]["row"] | undefined;
  onSaved: (told: Belongings[K]["told"]) => void;
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
  { kind, itemId, row, onSaved }: EntryFormProps<K>,
  { initial, sent, ...rules }: EntryForm<K, Values, Whole>,
) {
  const { mutateAsync } = useSaveBelonging(kind);
  return useForm<Values>({
    start: initial,
    mistakes: (values) => mistakesIn(values, rules),
    send: async (values) => {
      const read = readEntry(values, rules);
      if (read.ok) onSaved(await mutateAsync({ itemId, id: row?.id, values: sent(read.value) }));
    },
    onMistakes: tellMistakes,
    onRefused: tellProblem,
  });
}

function mistakesIn<Values extends Typed, Whole extends string>(
  values: Values,
  rules: EntryRules<Values, Whole>,
): { [Name in keyof Values]?: string } {
  const read = readEntry(values, rules);
  return read.ok ? {} : read.problem;
}
