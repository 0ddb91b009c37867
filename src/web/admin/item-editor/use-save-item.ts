import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { ApiError } from "#web/api/api-error.ts";
import { changeItem, createItem, linkAgreement, readItem } from "#web/api/item-editor.ts";
import { refresh } from "#web/api/refresh.ts";
import { describePicture } from "#web/api/uploads.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { isSessionLost } from "#web/shell/is-session-lost.ts";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { changesOf, wishOf } from "./draft/draft-wish.ts";
import { changedAlts, differing } from "./draft/item-draft.ts";
import type { KeptDraft } from "./draft/kept-draft.ts";
import { editorTexts } from "./texts.ts";
import type { ItemForm } from "./use-item-form.ts";

/** Somebody saved the item meanwhile: what they made of it, and the sentence that says who. */
export type Stale = { current: RentalItem; sentence: string };

type Saving = {
  form: ItemForm;
  /** None while the item does not exist yet. */
  itemId: number | undefined;
  onSessionLost: () => void;
  onCreated: () => void;
};

export function useSaveItem({ form, itemId, onSessionLost, onCreated }: Saving) {
  const queryClient = useQueryClient();
  const [stale, setStale] = useState<Stale>();

  const tell = (error: unknown) => (isSessionLost(error) ? onSessionLost() : tellProblem(error));

  async function explain(error: unknown) {
    if (error instanceof ApiError && error.code === "catalog.item-changed" && itemId) {
      try {
        setStale({ current: await readItem(itemId), sentence: error.sentence });
      } catch (unreadable) {
        tell(unreadable);
      }
      return;
    }
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
      form.refuse(error.fields);
    }
    tell(error);
  }

  const [save, isSaving] = useOneAtATime(async (typed: KeptDraft) => {
    const wish = wishOf(typed.draft);
    if (!wish.ok) {
      form.refuse(wish.problem);
      toast({ ...editorTexts.checkFields, variant: "destructive" });
      return;
    }
    form.accept();
    try {
      if (itemId === undefined) {
        await describePictures(typed);
        await createItem(wish.value);
        toast({ title: "Uthyrningsobjekt skapat" });
        onCreated();
      } else {
        // The agreement goes first, by its own call; should it fail, the item is saved all the same.
        const isLinked = await linked(itemId, typed, wish.value.rentalAgreementId ?? null);
        await describePictures(typed);
        const changes = changesOf(wish.value, differing(typed.baseline, typed.draft));
        const stored = await changeItem(itemId, { ...changes, version: typed.version });
        form.settle(stored, typed.draft);
        toast({
          title: "Uthyrningsobjekt uppdaterat",
          ...(!isLinked && { description: editorTexts.agreementNotLinked }),
        });
      }
      void refresh(queryClient, "rental-items");
    } catch (error) {
      await explain(error);
    }
  });

  return {
    isSaving,
    stale,
    save: () => save({ draft: form.draft, baseline: form.baseline, version: form.version }),
    saveAs: save,
    settle: () => setStale(undefined),
  };
}

async function describePictures({ baseline, draft }: KeptDraft): Promise<void> {
  for (const [url, alt] of changedAlts(baseline, draft)) await describePicture(url, alt);
}

async function linked(itemId: number, typed: KeptDraft, agreement: number | null) {
  if (typed.draft.rentalAgreementId === typed.baseline.rentalAgreementId) return true;
  try {
    await linkAgreement(itemId, agreement);
    return true;
  } catch (error) {
    // As specified: this failure is logged and no more.
    // eslint-disable-next-line no-console
    console.warn(error);
    return false;
  }
}
