import { useMemo } from "react";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { namedBy } from "#domain/shop/as-read.ts";
import type { DayLetter } from "#domain/shop/letter-words.ts";
import { useChangeShopSettings } from "#web/api/settings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { useTypedOver } from "#web/shell/form/use-typed-over.ts";
import { toast } from "#web/ui/toast-store.ts";
import { dayTyped, daysMistake, shownSending, type TypedSending } from "./shown-sending.ts";
import { atOwnFields } from "./shown-words.ts";

type Sending = { enabled: boolean; days?: number };

/** Whether and when the letter leaves by itself; saved with a way back. */
export function useSendingForm(type: DayLetter, shop: ShopSettings) {
  const save = useChangeShopSettings();
  const stored = useMemo(() => shownSending(type, shop.letters[type]), [type, shop]);

  async function put(sending: Sending, over: ShopSettings): Promise<ShopSettings> {
    const change = { letters: { [type]: sending } };
    return save.mutateAsync({ ...change, before: namedBy(change, over) });
  }

  const form = useForm<TypedSending>({
    start: stored,
    isFollowing: true,
    mistakes: (typed) => ({ days: typed.enabled ? daysMistake(type, typed.days) : undefined }),
    send: async (typed) => {
      const over = typedOver();
      const { enabled, days } = over.letters[type];
      const day = dayTyped(type, typed.days);
      try {
        // Of one that is switched off the day is whatever it was.
        const now = await put(
          { enabled: typed.enabled, ...(typed.enabled && day !== undefined && { days: day }) },
          over,
        );
        const earlier = { enabled, ...(days !== undefined && { days }) };
        toast({
          title: typed.enabled
            ? "Sparat. Gäller från nu"
            : "Avstängt. Brevet skickas inte av sig självt",
          action: { label: "Ångra", press: () => void undo(earlier, now) },
        });
        return shownSending(type, now.letters[type]);
      } catch (error) {
        throw atOwnFields(error);
      }
    },
  });

  const { typedOver, choice } = useTypedOver(shop, form);

  async function undo(earlier: Sending, saved: ShopSettings): Promise<void> {
    try {
      await put(earlier, saved);
      toast({ title: "Ångrat, brevet skickas som förut" });
    } catch (error) {
      tellProblem(error);
    }
  }

  return { ...form, choice, day: dayTyped(type, form.values.days) };
}
