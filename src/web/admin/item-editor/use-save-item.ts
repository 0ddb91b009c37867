import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import type { ChangedItem } from "#contracts/catalog-admin.ts";
import { ApiError } from "#web/api/api-error.ts";
import { changeItem, createItem, linkAgreement, readItem } from "#web/api/item-editor.ts";
import { refresh } from "#web/api/refresh.ts";
import { describePicture } from "#web/api/uploads.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { changesOf, wishOf } from "./draft/draft-wish.ts";
import { changedAlts, differing } from "./draft/item-draft.ts";
import type { KeptDraft } from "./draft/kept-draft.ts";
import { editorTexts } from "./texts.ts";

/** Somebody saved the item meanwhile: what they made of it, and the sentence that says who. */
export type Stale = { current: RentalItem; sentence: string };

type Saving = {
  /** None while the item does not exist yet. */
  itemId: number | undefined;
  onCreated: () => void;
};

/** How the item's form is saved, and what came of it when somebody else was faster. */
export function useSaveItem({ itemId, onCreated }: Saving) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [stale, setStale] = useState<Stale>();
  const [lacking, setLacking] = useState<NonNullable<ChangedItem["withoutTurnaround"]>>([]);

  async function write(typed: KeptDraft): Promise<RentalItem | undefined> {
    const wish = wishOf(typed.draft);
    if (!wish.ok) throw new Error("a form with mistakes is not sent");
    if (itemId === undefined) {
      await describePictures(typed);
      const { id, name } = await createItem(wish.value);
      toast({
        title: "Uthyrningsobjekt skapat",
        description: name,
        action: { label: "Öppna", press: () => navigate(`/admin/rental-items/${id}`) },
      });
      onCreated();
      return undefined;
    }
    // The agreement goes first, by its own call; should it fail, the item is saved all the same.
    const isLinked = await linked(itemId, typed, wish.value.rentalAgreementId ?? null);
    await describePictures(typed);
    const changes = changesOf(wish.value, differing(typed.baseline, typed.draft));
    const { withoutTurnaround = [], ...stored } = await changeItem(itemId, {
      ...changes,
      version: typed.version,
    });
    setLacking(withoutTurnaround);
    toast({
      title: "Uthyrningsobjekt uppdaterat",
      ...(!isLinked && { description: editorTexts.agreementNotLinked }),
    });
    return stored;
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== "catalog.item-changed" || !itemId) {
      tellProblem(error);
      return;
    }
    try {
      setStale({ current: await readItem(itemId), sentence: error.sentence });
    } catch (unreadable) {
      tellProblem(unreadable);
    }
  }

  return {
    stale,
    /** The bookings behind which there was no room for the nights after a return that were saved last. */
    lacking,
    settle: () => setStale(undefined),
    /** Saves what is typed; throws what was refused, which has been told. */
    send: async (typed: KeptDraft) => {
      try {
        const stored = await write(typed);
        void refresh(queryClient, "rental-items");
        return stored;
      } catch (error) {
        await explain(error);
        throw error;
      }
    },
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
