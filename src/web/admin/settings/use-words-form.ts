import { useState } from "react";
import type { BodyOf } from "#contracts/endpoint.ts";
import type { AllWords, changeShopWords } from "#contracts/shop-words.ts";
import { isAsRead, namedBy } from "#domain/shop/as-read.ts";
import { useChangeShopWords } from "#web/api/shop-words.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { isSavedMeanwhile } from "#web/shell/form/saved-meanwhile.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { useTypedOver } from "#web/shell/form/use-typed-over.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { atOwnFields } from "./at-own-fields.ts";

type Change = BodyOf<typeof changeShopWords>;

type Options<V extends object> = {
  stored: V;
  /** What is to be said of a page to save it. */
  wish: (values: V) => Change;
  /** Puts the page back to what it says by itself, where nothing of it is the owner's own. */
  unsaid?: Change | undefined;
  /** The server's word for what is typed: `about`, or `local.2`. */
  part: string;
};

/** The words of one page: saved by its button, and put back as they were by another. */
export function useWordsForm<V extends object>({ stored, wish, unsaid, part }: Options<V>) {
  const save = useChangeShopWords();
  const [earlier, setEarlier] = useState<Change>();
  const [said, setSaid] = useState("");

  async function put(change: Change): Promise<AllWords> {
    try {
      return await save.mutateAsync(change);
    } catch (error) {
      throw atOwnFields(error, part);
    }
  }
  const form = useForm<V>({
    start: stored,
    isFollowing: true,
    send: async (typed) => {
      setSaid("");
      if (form.isDirty) {
        const change = wish(typed);
        const saved = await put({ ...change, before: wish(typedOver()) });
        setEarlier({ ...(unsaid ?? wish(form.stored)), before: namedBy(change, saved) });
      }
      setSaid("Sparat");
    },
  });
  const { typedOver, choice } = useTypedOver(stored, form);
  const [undo, isUndoing] = useOneAtATime(async () => {
    if (!earlier) return;
    setSaid("");
    try {
      await put(earlier);
      setEarlier(undefined);
      setSaid("Ångrat, det står som förut");
    } catch (error) {
      if (isSavedMeanwhile(error)) setEarlier(undefined);
      tellProblem(error);
    }
  });
  // Nothing is left to undo of what was put back, or written over, since.
  const isStanding = earlier !== undefined && isAsRead(earlier.before, wish(stored));
  return {
    ...form,
    choice,
    said: form.isDirty || form.isBusy ? "" : said,
    undo: isStanding && !form.isDirty && !form.isBusy ? undo : undefined,
    isUndoing,
  };
}
