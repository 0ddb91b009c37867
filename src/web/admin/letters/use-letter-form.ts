import { useMemo } from "react";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { LETTER_PARTS, type EditableLetter, type LetterWords } from "#domain/shop/letter-words.ts";
import { useChangeShopSettings } from "#web/api/settings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { toast } from "#web/ui/toast-store.ts";
import { atOwnFields, isSameWords, mistakesIn, shownWords, standardOf } from "./shown-words.ts";

/** What the letter says, its saving with a way back, and the standard text. */
export function useLetterForm(type: EditableLetter, shop: ShopSettings) {
  const save = useChangeShopSettings();
  const stored = useMemo(() => shownWords(type, shop.letters[type]), [type, shop]);
  const standard = standardOf(type);

  async function put(words: LetterWords): Promise<LetterWords> {
    const saved = await save.mutateAsync({ letters: { [type]: words } });
    return shownWords(type, saved.letters[type]);
  }

  const form = useForm<LetterWords>({
    start: stored,
    isFollowing: true,
    isSame: isSameWords,
    mistakes: mistakesIn,
    send: async (typed) => {
      const earlier = stored;
      try {
        const now = await put(typed);
        toast({
          title: "Sparat. Gäller från nästa brev",
          action: { label: "Ångra", press: () => void undo(earlier) },
        });
        return now;
      } catch (error) {
        throw atOwnFields(error);
      }
    },
  });

  async function undo(earlier: LetterWords): Promise<void> {
    try {
      await put(earlier);
      toast({ title: "Ångrat, brevet står som förut" });
    } catch (error) {
      tellProblem(error);
    }
  }

  return {
    ...form,
    isStandard: LETTER_PARTS.every((part) => form.values[part].trim() === standard[part]),
    /** Puts the standard text in the fields; it is saved like any other. */
    restore: () => form.change(standard),
  };
}
