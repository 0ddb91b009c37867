import { useMemo } from "react";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { namedBy } from "#domain/shop/as-read.ts";
import { LETTER_PARTS, type EditableLetter, type LetterWords } from "#domain/shop/letter-words.ts";
import { useChangeShopSettings } from "#web/api/settings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { useTypedOver } from "#web/shell/form/use-typed-over.ts";
import { toast } from "#web/ui/toast-store.ts";
import {
  atOwnFields,
  changedWords,
  isSameWords,
  mistakesIn,
  onlyWords,
  shownWords,
  standardOf,
} from "./shown-words.ts";

/** What the letter says, its saving with a way back, and the standard text. */
export function useLetterForm(type: EditableLetter, shop: ShopSettings) {
  const save = useChangeShopSettings();
  const stored = useMemo(() => shownWords(type, shop.letters[type]), [type, shop]);
  const standard = standardOf(type);

  /** Only what was written anew, with what it replaces: what a colleague has written meanwhile stays theirs. */
  async function put(words: Partial<LetterWords>, over: ShopSettings): Promise<ShopSettings> {
    const change = { letters: { [type]: words } };
    return save.mutateAsync({ ...change, before: namedBy(change, over) });
  }

  const form = useForm<LetterWords>({
    start: stored,
    isFollowing: true,
    isSame: isSameWords,
    mistakes: mistakesIn,
    send: async (typed) => {
      const names = changedWords(typed, stored);
      const earlier = onlyWords(names, stored);
      try {
        const now = await put(onlyWords(names, typed), typedOver());
        toast({
          title: "Sparat. Gäller från nästa brev",
          action: { label: "Ångra", press: () => void undo(earlier, now) },
        });
        return shownWords(type, now.letters[type]);
      } catch (error) {
        throw atOwnFields(error);
      }
    },
  });

  const { typedOver, choice } = useTypedOver(shop, form);

  async function undo(earlier: Partial<LetterWords>, saved: ShopSettings): Promise<void> {
    try {
      await put(earlier, saved);
      toast({ title: "Ångrat, brevet står som förut" });
    } catch (error) {
      tellProblem(error);
    }
  }

  return {
    ...form,
    choice,
    isStandard: LETTER_PARTS.every((part) => form.values[part].trim() === standard[part]),
    /** Puts the standard text in the fields; it is saved like any other. */
    restore: () => form.change(standard),
  };
}
