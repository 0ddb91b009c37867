import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import type { Change } from "#contracts/audit.ts";
import type { AcceptedAgreement, BookedAddon, FoundBookings } from "#contracts/booking-list.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { KeepWish } from "#contracts/deposits.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { fetchTransport, nullOn, send } from "./query-client.ts";

/** Two browsers agree within half a minute. */
const POLL = { staleTime: 0, refetchInterval: 30_000 };
const MINUTE_MS = 60_000;
const SEARCH = "/api/bookings/search";

export function foundBookings(query: string) {
  return queryOptions<FoundBookings>({
    queryKey: [query === "" ? SEARCH : `${SEARCH}?${query}`],
    ...POLL,
    // The old page stands until the new one has come.
    placeholderData: keepPreviousData,
    gcTime: 5 * MINUTE_MS,
  });
}

export function bookingById(id: number) {
  return queryOptions<Booking | null>({
    queryKey: ["/api/bookings", id],
    meta: nullOn(404),
    ...POLL,
  });
}

export type TimeLeft = { hasExpired: boolean; expiresAt: string | null; secondsLeft: number };

export function authorizationTimeLeft(id: number) {
  return queryOptions<TimeLeft>({
    queryKey: ["/api/bookings", id, "authorization-time-left"],
    staleTime: 0,
    refetchInterval: MINUTE_MS,
  });
}

export function bookingHistory(id: number) {
  return queryOptions<Change[]>({ queryKey: ["/api/bookings", id, "history"], ...POLL });
}

export function bookedAddons(id: number) {
  return queryOptions<BookedAddon[]>({ queryKey: ["/api/bookings", id, "addons"] });
}

export function acceptedAgreement(id: number) {
  return queryOptions<AcceptedAgreement>({ queryKey: ["/api/bookings", id, "agreement"] });
}

export type BookingChange =
  { status: BookingStatus } | { notes: string } | { paymentAction: "capture" | "void" };

/** Status and comment show at once and go back if the server refuses; money waits for its answer. */
export function useChangeBooking(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: BookingChange) =>
      (await send(fetchTransport, "PATCH", `/api/bookings/${id}`, change)) as Booking,
    onMutate: async (change) => {
      if ("paymentAction" in change) return [];
      await queryClient.cancelQueries({ predicate: ({ queryKey }) => showsBooking(queryKey, id) });
      return showAtOnce(queryClient, id, change);
    },
    onSuccess: (booking) => showAtOnce(queryClient, id, booking),
    onError: (_error, _change, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
    },
    onSettled: () => refreshBookings(queryClient),
  });
}

export function useRemoveBooking(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(fetchTransport, "DELETE", `/api/bookings/${id}`),
    onSettled: () => refreshBookings(queryClient),
  });
}

export type RefundWish = { kind: "rent" | "deposit"; amount: number; reason: string };

export function useRefundBooking(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: RefundWish) =>
      send(fetchTransport, "POST", `/api/bookings/${id}/refund`, wish),
    onSettled: () => refreshBookings(queryClient),
  });
}

export function useKeepDeposit(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: KeepWish) =>
      send(fetchTransport, "POST", `/api/bookings/${id}/deposit/keep`, wish),
    onSettled: () => refreshBookings(queryClient),
  });
}

/** Letters that staff send by a button: about the deposit, or with a link to pay again. */
export function useSendBookingLetter(id: number, call: "send-deposit-reminder" | "payment-link") {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(fetchTransport, "POST", `/api/bookings/${id}/${call}`),
    onSettled: () => refreshBookings(queryClient),
  });
}

function showsBooking([path, key, part]: QueryKey, id: number): boolean {
  if (path === "/api/bookings") return key === id && part === undefined;
  return String(path).startsWith(SEARCH);
}

type Before = [QueryKey, unknown][];

/** Writes a change into everything that shows the booking, and tells what stood there before. */
function showAtOnce(queryClient: QueryClient, id: number, change: Partial<Booking>): Before {
  const before = queryClient.getQueriesData<Booking | FoundBookings>({
    predicate: ({ queryKey }) => showsBooking(queryKey, id),
  });
  for (const [key, data] of before) {
    if (!data) continue;
    const changed = (one: Booking) => (one.id === id ? { ...one, ...change } : one);
    queryClient.setQueryData(
      key,
      "bookings" in data ? { ...data, bookings: data.bookings.map(changed) } : changed(data),
    );
  }
  return before;
}

const TOUCHED = [
  "/api/bookings",
  "/api/email-logs",
  "/api/dashboard",
  "/api/oversight",
  "/api/timeline",
  "/api/calendar",
  "/api/receipts",
  "/api/accounting",
];

/** Whatever shows bookings, their letters or what needs a hand asks again. */
async function refreshBookings(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      TOUCHED.some((address) => String(path).startsWith(address)),
  });
}
