import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { ListedAgreement } from "#contracts/agreements.ts";
import type { Change } from "#contracts/audit.ts";
import type { Addon, BookingInterval, RentalItem } from "#contracts/catalog.ts";
import type { ItemBooking, ItemChangeWish, NewItemWish } from "#contracts/catalog-admin.ts";
import type {
  Block,
  LaidBlock,
  OverlapWarning,
  SeasonalPrice,
} from "#contracts/item-belongings.ts";
import { fetchTransport, nullOn, send } from "./query-client.ts";

/** What is edited is read anew each time: an old copy would only be refused when it is saved. */
const FRESH = { staleTime: 0, refetchOnMount: "always", gcTime: 0 } as const;

// The same address under a name of its own: what is being edited is not exchanged under the editor's hands.
const EDITED = "/api/rental-items/";

export function editedItem(id: string) {
  return queryOptions<RentalItem | null>({
    queryKey: [EDITED, encodeURIComponent(id)],
    meta: nullOn(400, 404),
    ...FRESH,
  });
}

export async function readItem(id: number): Promise<RentalItem> {
  return (await send(fetchTransport, "GET", `/api/rental-items/${id}`)) as RentalItem;
}

export async function createItem(wish: NewItemWish): Promise<RentalItem> {
  return (await send(fetchTransport, "POST", "/api/rental-items", wish)) as RentalItem;
}

export async function changeItem(id: number, wish: ItemChangeWish): Promise<RentalItem> {
  return (await send(fetchTransport, "PATCH", `/api/rental-items/${id}`, wish)) as RentalItem;
}

export async function linkAgreement(id: number, rentalAgreementId: number | null): Promise<void> {
  await send(fetchTransport, "PATCH", `/api/rental-items/${id}/agreement`, { rentalAgreementId });
}

export const agreementChoices = queryOptions<ListedAgreement[]>({
  queryKey: ["/api/rental-agreements"],
  ...FRESH,
});

export function itemHistory(itemId: number) {
  return queryOptions<Change[]>({ queryKey: ["/api/rental-items", itemId, "history"], ...FRESH });
}

export function itemBookings(itemId: number) {
  return queryOptions<ItemBooking[]>({
    queryKey: ["/api/rental-items", itemId, "bookings"],
    ...FRESH,
  });
}

/** What belongs to an item, each kind with the address that changes it. */
export type Belongings = {
  addons: { row: Addon; told: Addon };
  "seasonal-prices": { row: SeasonalPrice; told: SeasonalPrice & Warned };
  "blocked-dates": { row: Block; told: LaidBlock };
  "booking-intervals": { row: BookingInterval; told: BookingInterval & Warned };
};
type Warned = { warnings: OverlapWarning[] };
export type BelongingKind = keyof Belongings;

const LIST_PATHS: Record<BelongingKind, string> = {
  addons: "addons",
  "seasonal-prices": "seasonal-prices",
  // The list with the reasons, which visitors do not see.
  "blocked-dates": "blocked-dates/admin",
  "booking-intervals": "booking-intervals",
};

export function belongingsOf<K extends BelongingKind>(kind: K, itemId: number) {
  return queryOptions<Belongings[K]["row"][]>({
    queryKey: ["/api/rental-items", itemId, LIST_PATHS[kind]],
    ...FRESH,
  });
}

/** Adds one when it has no id yet, and changes it when it has. */
export function useSaveBelonging<K extends BelongingKind>(kind: K) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, values }: { id?: number; values: object }) =>
      (await (id === undefined
        ? send(fetchTransport, "POST", `/api/${kind}`, values)
        : send(fetchTransport, "PATCH", `/api/${kind}/${id}`, values))) as Belongings[K]["told"],
    onSuccess: () => forgetItems(queryClient),
  });
}

export function useRemoveBelonging(kind: BelongingKind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(fetchTransport, "DELETE", `/api/${kind}/${id}`),
    onSuccess: () => forgetItems(queryClient),
  });
}

/** Everything that shows items, in the editor and in the shop, asks again. */
export async function forgetItems(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === "string" && path !== EDITED && path.startsWith("/api/rental-items"),
  });
}
