import { useMemo, useState } from "react";
import type { ShopChange, ShopSettings } from "#contracts/shop-settings.ts";
import { namedBy } from "#domain/shop/as-read.ts";
import { useChangeShopSettings } from "#web/api/settings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { changedPart, only } from "#web/shell/form/changed-part.ts";
import { isSavedMeanwhile } from "#web/shell/form/saved-meanwhile.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { useTypedOver } from "#web/shell/form/use-typed-over.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { atOwnFields } from "./at-own-fields.ts";

type Options<V extends object> = {
  shop: ShopSettings;
  /** What the card shows of the shop. Stands outside of the component: what it makes is kept while the shop is the same. */
  read: (shop: ShopSettings) => V;
  /** What is to be said of a part of it to save it. */
  wish: (part: Partial<V>) => ShopChange;
  /** The shop's word for what the card is about: `company`. */
  part: string;
  /** A field that is sent as it stands where nothing was typed: saving it makes it the owner's own. */
  confirms?: keyof V;
  mistakes?: (values: V) => { [Name in keyof V]?: string | undefined };
};

export type SettingsForm<V extends object> = ReturnType<typeof useSettingsForm<V>>;

/** A card of the settings: saved by its button, and put back as it was by another. */
export function useSettingsForm<V extends object>(options: Options<V>) {
  const { shop, read, wish, part, confirms, mistakes } = options;
  const save = useChangeShopSettings();
  const stored = useMemo(() => read(shop), [shop, read]);
  const [earlier, setEarlier] = useState<ShopChange>();
  const [said, setSaid] = useState("");

  async function put(change: ShopChange): Promise<ShopSettings> {
    try {
      return await save.mutateAsync(change);
    } catch (error) {
      throw atOwnFields(error, part);
    }
  }
  const form = useForm<V>({
    start: stored,
    isFollowing: true,
    ...(mistakes && { mistakes }),
    send: async (typed): Promise<V> => {
      setSaid("");
      const changed = changedPart(typed, stored);
      const names = Object.keys(changed) as (keyof V)[];
      const isConfirming = names.length === 0 && confirms !== undefined;
      const change = wish(isConfirming ? only(typed, [confirms]) : changed);
      const isSent = names.length > 0 || isConfirming;
      const now: ShopSettings = isSent ? await put(told(change, typedOver())) : shop;
      if (names.length > 0) setEarlier(told(wish(only(stored, names)), now));
      setSaid("Sparat");
      return read(now);
    },
  });
  const { typedOver, choice } = useTypedOver(shop, form);
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
  return {
    ...form,
    choice,
    said: form.isDirty || form.isBusy ? "" : said,
    undo: earlier && !form.isDirty && !form.isBusy ? undo : undefined,
    isUndoing,
  };
}

/** A wish with what it replaces, so that it replaces nothing else. */
function told(change: ShopChange, shop: ShopSettings): ShopChange {
  return { ...change, before: namedBy(change, shop) };
}
