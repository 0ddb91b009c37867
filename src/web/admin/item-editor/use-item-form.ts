import { useEffect, useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import type { FieldErrors } from "./draft/draft-wish.ts";
import { differing, draftOf, EMPTY_DRAFT, type ItemDraft } from "./draft/item-draft.ts";
import { dropDraft, keepDraft, readKeptDraft, type KeptDraft } from "./draft/kept-draft.ts";
import type { Change } from "./form-parts.ts";

function readOf(item: RentalItem | null): KeptDraft {
  const draft = item ? draftOf(item) : EMPTY_DRAFT;
  return { draft, baseline: draft, version: item?.version ?? 0 };
}

/** What is typed, what is stored, and what was typed in an earlier attempt that did not end well. */
export function useItemForm(item: RentalItem | null) {
  const id = item ? String(item.id) : "new";
  const [state, setState] = useState(() => readOf(item));
  const [offered, setOffered] = useState(() => unsavedBefore(id, state.draft));
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Counts refusals: after each, the first field that was refused is shown. */
  const [refusals, setRefusals] = useState(0);
  const isDirty = differing(state.draft, state.baseline).length > 0;

  // Kept from the first letter on: a session or a connection does not say when it is about to end.
  useEffect(() => {
    if (isDirty) keepDraft(tabMemory, id, state);
    else if (!offered) dropDraft(tabMemory, id);
  }, [id, state, isDirty, offered]);

  const change: Change = (values) => {
    setState((before) => {
      const changed = typeof values === "function" ? values(before.draft) : values;
      return { ...before, draft: { ...before.draft, ...changed } };
    });
    if (typeof values !== "function") setErrors((before) => without(before, Object.keys(values)));
  };

  return {
    ...state,
    isDirty,
    errors,
    refusals,
    offered,
    change,
    refuse: (found: FieldErrors) => {
      setErrors(found);
      setRefusals((count) => count + 1);
    },
    accept: () => setErrors({}),
    /** What was sent is stored; what was typed while it was under way is not, and stays. */
    settle: (stored: RentalItem, sent: ItemDraft) =>
      setState(({ draft }) => {
        const read = readOf(stored);
        const later = differing(draft, sent).map((field) => [field, draft[field]]);
        return { ...read, draft: { ...read.draft, ...Object.fromEntries(later) } };
      }),
    /** Goes on from what the server has now. */
    begin: (stored: RentalItem, draft?: ItemDraft) => {
      const read = readOf(stored);
      setState(draft ? { ...read, draft } : read);
      setErrors({});
    },
    undo: () => {
      setState((before) => ({ ...before, draft: before.baseline }));
      setErrors({});
    },
    restore: () => {
      if (offered) setState(offered);
      setOffered(undefined);
    },
    offer: (kept: KeptDraft) => setOffered(kept),
    forget: () => {
      setOffered(undefined);
      dropDraft(tabMemory, id);
    },
  };
}

export type ItemForm = ReturnType<typeof useItemForm>;

function unsavedBefore(id: string, stored: ItemDraft): KeptDraft | undefined {
  const kept = readKeptDraft(tabMemory, id);
  return kept && differing(kept.draft, stored).length > 0 ? kept : undefined;
}

/** Errors of other fields; what stands inside a field goes with it. */
function without(errors: FieldErrors, fields: string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !fields.includes(name.split(".")[0] ?? name)),
  );
}
