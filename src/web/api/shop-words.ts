import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/shop-words.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import * as calls from "#contracts/shop-words-calls.ts";
import { query, send } from "./call.ts";
import { outdatePage } from "./outdated-page.ts";
import { WATCHED } from "./freshness.ts";

export const aboutWords = query<typeof contract.aboutWords>(calls.aboutWords);

export const motorhomeWords = query<typeof contract.motorhomeWords>(calls.motorhomeWords);

export function localWords(slug: string) {
  return query<typeof contract.localWords>(calls.localWords, { params: { slug } });
}

/** What the shop's pages say, for whoever writes it. */
export const shopWords = {
  ...query<typeof contract.shopWords>(calls.shopWords),
  ...WATCHED,
};

export function useChangeShopWords() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changeShopWords>) =>
      send<typeof contract.changeShopWords>(calls.changeShopWords, { body }),
    onSuccess: outdatePage,
    onSettled: () => queryClient.invalidateQueries({ queryKey: shopWords.queryKey }),
  });
}
