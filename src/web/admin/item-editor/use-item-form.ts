import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { RentalItem } from "#contracts/catalog.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { toast } from "#web/ui/toast-store.ts";
import { wishOf } from "./draft/draft-wish.ts";
import { differing, draftOf, EMPTY_DRAFT, type ItemDraft } from "./draft/item-draft.ts";
import { dropDraft, keepDraft, readKeptDraft, type KeptDraft } from "./draft/kept-draft.ts";
import { editorTexts } from "./texts.ts";

/** Saves what is typed; answers what is stored now, or nothing where one leaves the page. */
type Send = (typed: KeptDraft) => Promise<RentalItem | undefined>;

/** The item's form, with what was typed in an earlier attempt that did not end well. */
export function useItemForm(item: RentalItem | null, send: Send) {
  const id = item ? String(item.id) : "new";
  const [version, setVersion] = useState(item?.version ?? 0);
  const form = useForm<ItemDraft>({
    start: item ? draftOf(item) : EMPTY_DRAFT,
    isSame,
    mistakes,
    onMistakes: () => toast({ ...editorTexts.checkFields, variant: "destructive" }),
    send: async (draft) => {
      const stored = await send({ draft, baseline: form.stored, version });
      if (!stored) return draft;
      setVersion(stored.version);
      return draftOf(stored);
    },
  });
  const typed: KeptDraft = { draft: form.values, baseline: form.stored, version };
  const [offered, setOffered] = useState(() => unsavedBefore(id, typed.draft));

  // Kept from the first letter on: a session or a connection does not say when it is about to end.
  useEffect(() => {
    if (form.isDirty) keepDraft(tabMemory, id, typed);
    else if (!offered) dropDraft(tabMemory, id);
    // What is typed is made anew at each look; its parts are not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, form.values, form.stored, version, form.isDirty, offered]);

  function goOn({ draft, baseline, version: known }: KeptDraft) {
    setVersion(known);
    form.restart(baseline, draft);
  }

  return {
    ...form,
    typed,
    offered,
    undo: () => form.restart(form.stored),
    restore: () => {
      if (offered) goOn(offered);
      setOffered(undefined);
    },
    /** Shows what somebody else has stored; what was typed stays within reach. */
    giveWay: (stored: RentalItem) => {
      setOffered(typed);
      goOn(readOf(stored));
    },
    /** Its units have changed its quantity, which is nobody's to save again. */
    follow: (current: RentalItem) => {
      const stored = readOf(current);
      if (differing(form.stored, stored.draft).some((field) => field !== "quantity")) return;
      const isTyped = form.values.quantity !== form.stored.quantity;
      const { quantity } = isTyped ? form.values : stored.draft;
      goOn({ ...stored, draft: { ...form.values, quantity } });
    },
    /** Goes on from what somebody else has stored, and saves. */
    saveOver: (merged: KeptDraft) => {
      flushSync(() => goOn(merged));
      form.resubmit();
    },
    forget: () => {
      setOffered(undefined);
      dropDraft(tabMemory, id);
    },
  };
}

function readOf(item: RentalItem): KeptDraft {
  const draft = draftOf(item);
  return { draft, baseline: draft, version: item.version };
}

function isSame(one: ItemDraft, other: ItemDraft): boolean {
  return differing(one, other).length === 0;
}

function mistakes(draft: ItemDraft) {
  const wish = wishOf(draft);
  return wish.ok ? {} : wish.problem;
}

function unsavedBefore(id: string, stored: ItemDraft): KeptDraft | undefined {
  const kept = readKeptDraft(tabMemory, id);
  return kept && !isSame(kept.draft, stored) ? kept : undefined;
}
