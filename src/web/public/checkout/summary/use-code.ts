import { useEffect, useState } from "react";
import type { PriceWish } from "#web/api/offers.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { forgetCode, keepCode } from "./kept-code.ts";
import type { Price } from "./use-price.ts";

export type Code = {
  /** As the price is asked for with it. */
  typed: string | undefined;
  isAccepted: boolean;
  isAsking: boolean;
  /** Why it gives nothing. */
  problem: string | undefined;
  /** One that the till has said no to. */
  refused: string | undefined;
  use: (typed: string | undefined) => void;
  /** The till knows more than the price: who has used it before. */
  refuse: (sentence: string) => void;
};

/** What came of a discount code. It stays in the tab for as long as it holds. */
export function useCode(stay: PriceWish, price: Price, change: (stay: PriceWish) => void): Code {
  const [refusal, setRefusal] = useState<{ code: string; sentence: string } | null>(null);
  const { code: typed, ...without } = stay;
  const told = price.isStale ? undefined : price.data?.code;
  const isAccepted = typed !== undefined && told?.accepted === true;
  useEffect(() => {
    if (isAccepted) keepCode(tabMemory, typed);
    else if (told) forgetCode(tabMemory);
  }, [isAccepted, typed, told]);
  return {
    typed,
    isAccepted,
    isAsking: typed !== undefined && told === undefined && !price.hasFailed,
    problem: refusal?.sentence ?? (told && !told.accepted ? told.message : undefined),
    refused: refusal?.code,
    use: (code) => {
      setRefusal(null);
      if (code === undefined) forgetCode(tabMemory);
      change({ ...without, ...(code !== undefined && { code }) });
    },
    refuse: (sentence) => {
      if (typed !== undefined) setRefusal({ code: typed, sentence });
      forgetCode(tabMemory);
      change(without);
    },
  };
}
