import { useMutation, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import type * as catalog from "#contracts/catalog.ts";
import { itemAddons, itemBookingIntervals } from "#contracts/catalog-calls.ts";
import type { AnswerOf, BodyOf, Endpoint } from "#contracts/endpoint.ts";
import type * as contract from "#contracts/item-belongings.ts";
import * as calls from "#contracts/item-belongings-calls.ts";
import { query, send } from "./call.ts";
import { refresh } from "./refresh.ts";
import { ANEW } from "./freshness.ts";

/** What is typed of one, and what is told when it is saved. */
type Of<Row, Create extends Endpoint> = {
  row: Row;
  values: Omit<BodyOf<Create>, "rentalItemId">;
  told: AnswerOf<Create>;
};

/** What belongs to an item, by its kinds. */
export type Belongings = {
  addons: Of<catalog.Addon, typeof contract.createAddon>;
  "seasonal-prices": Of<contract.SeasonalPrice, typeof contract.createSeason>;
  "blocked-dates": Of<contract.Block, typeof contract.createBlock>;
  "booking-intervals": Of<catalog.BookingInterval, typeof contract.createInterval>;
};
export type BelongingKind = keyof Belongings;

type Id = { id: number };

type Acts<K extends BelongingKind> = {
  list: (params: Id) => UseQueryOptions<Belongings[K]["row"][]>;
  add: (body: Belongings[K]["values"] & { rentalItemId: number }) => Promise<Belongings[K]["told"]>;
  change: (params: Id, body: Belongings[K]["values"]) => Promise<Belongings[K]["told"]>;
  remove: (params: Id) => Promise<null>;
};

const ACTS: { [K in BelongingKind]: Acts<K> } = {
  addons: {
    list: (params) => query<typeof catalog.itemAddons>(itemAddons, { params }),
    add: (body) => send<typeof contract.createAddon>(calls.createAddon, { body }),
    change: (params, body) =>
      send<typeof contract.changeAddon>(calls.changeAddon, { params, body }),
    remove: (params) => send<typeof contract.removeAddon>(calls.removeAddon, { params }),
  },
  "seasonal-prices": {
    list: (params) => query<typeof contract.itemSeasons>(calls.itemSeasons, { params }),
    add: (body) => send<typeof contract.createSeason>(calls.createSeason, { body }),
    change: (params, body) =>
      send<typeof contract.changeSeason>(calls.changeSeason, { params, body }),
    remove: (params) => send<typeof contract.removeSeason>(calls.removeSeason, { params }),
  },
  "blocked-dates": {
    // The list with the reasons, which visitors do not see.
    list: (params) => query<typeof contract.itemBlocks>(calls.itemBlocks, { params }),
    add: (body) => send<typeof contract.createBlock>(calls.createBlock, { body }),
    change: (params, body) =>
      send<typeof contract.changeBlock>(calls.changeBlock, { params, body }),
    remove: (params) => send<typeof contract.removeBlock>(calls.removeBlock, { params }),
  },
  "booking-intervals": {
    list: (params) => query<typeof catalog.itemBookingIntervals>(itemBookingIntervals, { params }),
    add: (body) => send<typeof contract.createInterval>(calls.createInterval, { body }),
    change: (params, body) =>
      send<typeof contract.changeInterval>(calls.changeInterval, { params, body }),
    remove: (params) => send<typeof contract.removeInterval>(calls.removeInterval, { params }),
  },
};

export function belongingsOf<K extends BelongingKind>(kind: K, itemId: number) {
  return { ...ACTS[kind].list({ id: itemId }), ...ANEW };
}

type Wish<K extends BelongingKind> = {
  itemId: number;
  /** None of one that is added. */
  id: number | undefined;
  values: Belongings[K]["values"];
};

/** The booking intervals of all items that are not over. */
export const comingIntervals = {
  ...query<typeof contract.comingIntervals>(calls.comingIntervals),
  ...ANEW,
};

export function useSaveBelonging<K extends BelongingKind>(kind: K) {
  const queryClient = useQueryClient();
  const { add, change }: Acts<K> = ACTS[kind];
  return useMutation({
    mutationFn: ({ itemId, id, values }: Wish<K>) =>
      id === undefined ? add({ ...values, rentalItemId: itemId }) : change({ id }, values),
    onSuccess: () => refresh(queryClient, "rental-items", "calendar"),
  });
}

export function useRemoveBelonging(kind: BelongingKind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => ACTS[kind].remove({ id }),
    // Also when it was refused: somebody else may have removed it already.
    onSettled: () => refresh(queryClient, "rental-items", "calendar"),
  });
}
