import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as catalog from "#contracts/catalog.ts";
import type * as admin from "#contracts/catalog-admin.ts";
import { changeItem } from "#contracts/catalog-admin-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import type * as contract from "#contracts/items-in-bulk.ts";
import * as calls from "#contracts/items-in-bulk-calls.ts";
import { allItems } from "./catalog-admin.ts";
import { send } from "./call.ts";
import { pathOf } from "./call-path.ts";
import { refresh } from "./refresh.ts";

/** Where the browser finds items, extras and prices as a file. */
export const itemsFile = pathOf(calls.exportItems);

export function useHideItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { id: number; isHidden: boolean }) =>
      send<typeof admin.changeItem>(changeItem, { params: { id }, body: { isHidden } }),
    onSuccess: () => refresh(queryClient, "rental-items"),
  });
}

export function useDuplicateItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, key }: { id: number; key: string }) =>
      send<typeof contract.duplicateItem>(calls.duplicateItem, { params: { id }, body: { key } }),
    onSuccess: () => refresh(queryClient, "rental-items"),
  });
}

export type OrderWish = BodyOf<typeof contract.orderItems>;

/** Shown at once and sent one after the other: whoever presses twice has moved it twice. */
export function useOrderItems() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: "item-order" },
    mutationFn: (body: OrderWish) => send<typeof contract.orderItems>(calls.orderItems, { body }),
    onMutate: async ({ to }) => {
      await queryClient.cancelQueries({ queryKey: allItems.queryKey });
      queryClient.setQueryData<catalog.RentalItem[]>(allItems.queryKey, (items) =>
        items?.map((item) =>
          to.includes(item.id) ? { ...item, position: to.indexOf(item.id) + 1 } : item,
        ),
      );
    },
    onSettled: () => refresh(queryClient, "rental-items"),
  });
}

export type PriceWish = BodyOf<typeof contract.previewPrices>;

export async function previewPrices(body: PriceWish) {
  return send<typeof contract.previewPrices>(calls.previewPrices, { body });
}

export function useChangePrices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changePrices>) =>
      send<typeof contract.changePrices>(calls.changePrices, { body }),
    onSuccess: () => refresh(queryClient, "rental-items"),
    // Refused, or unheard: what the list shows has been changed, perhaps by this very press.
    onError: () => void refresh(queryClient, "rental-items"),
  });
}

export function useUndoPrices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.undoPrices>) =>
      send<typeof contract.undoPrices>(calls.undoPrices, { body }),
    onSuccess: () => refresh(queryClient, "rental-items"),
  });
}

export type NextYearWish = BodyOf<typeof contract.previewNextYear>;

export async function previewNextYear(body: NextYearWish) {
  return send<typeof contract.previewNextYear>(calls.previewNextYear, { body });
}

export function useCopyToNextYear() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.copyToNextYear>) =>
      send<typeof contract.copyToNextYear>(calls.copyToNextYear, { body }),
    onSuccess: () => refresh(queryClient, "rental-items"),
  });
}
