import { useState } from "react";
import type { BodyOf } from "#contracts/endpoint.ts";
import type { changeShopWords } from "#contracts/shop-words.ts";
import { useChangeShopWords } from "#web/api/shop-words.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { atOwnFields } from "./changed-part.ts";

type Change = BodyOf<typeof changeShopWords>;

type Options<V extends object> = {
  stored: V;
  /** What is to be said of a page to save it. */
  wish: (values: V) => Change;
  /** The server's word for what is typed: `about`, or `local.2`. */
  part: string;
};

/** The words of one page: saved by its button, and put back as they were by another. */
export function useWordsForm<V extends object>({ stored, wish, part }: Options<V>) {
  const save = useChangeShopWords();
  const [earlier, setEarlier] = useState<V>();
  const [said, setSaid] = useState("");

  async function put(change: Change): Promise<void> {
    try {
      await save.mutateAsync(change);
    } catch (error) {
      throw atOwnFields(error, part);
    }
  }
  const form = useForm<V>({
    start: stored,
    isFollowing: true,
    send: async (typed) => {
      setSaid("");
      await put(wish(typed));
      setEarlier(form.stored);
      setSaid("Sparat");
    },
  });
  const [undo, isUndoing] = useOneAtATime(async () => {
    if (!earlier) return;
    try {
      await put(wish(earlier));
      setEarlier(undefined);
      setSaid("Ångrat, det står som förut");
    } catch (error) {
      tellProblem(error);
    }
  });
  return {
    ...form,
    said: form.isDirty || form.isBusy ? "" : said,
    undo: earlier && !form.isDirty && !form.isBusy ? undo : undefined,
    isUndoing,
  };
}
