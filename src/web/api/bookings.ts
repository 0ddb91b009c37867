import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import type * as agreements from "#contracts/booking-agreements.ts";
import * as agreementCalls from "#contracts/booking-agreements-calls.ts";
import type * as lists from "#contracts/booking-list.ts";
import * as listCalls from "#contracts/booking-list-calls.ts";
import type * as contract from "#contracts/bookings.ts";
import * as calls from "#contracts/bookings-calls.ts";
import type { BodyOf, QueryOf } from "#contracts/endpoint.ts";
import type * as payments from "#contracts/payments.ts";
import { listPayments } from "#contracts/payments-calls.ts";
import { ApiError } from "./api-error.ts";
import { othersComment } from "./others-comment.ts";
import { query, send } from "./call.ts";
import { keyOf, pathOf } from "./call-path.ts";
import { HALF_A_MINUTE_MS, MINUTE_MS, watchedEvery } from "./freshness.ts";
import { keyOfArea, type Area } from "./refresh.ts";

export type Search = QueryOf<typeof lists.searchBookings>;
export type Choice = QueryOf<typeof lists.exportBookings>;

/** Where the browser finds the list as a file. */
export function bookingsFile(choice: Choice): string {
  return pathOf(listCalls.exportBookings, { query: choice });
}

export function foundBookings(search: Search) {
  return {
    ...query<typeof lists.searchBookings>(listCalls.searchBookings, { query: search }),
    ...watchedEvery(HALF_A_MINUTE_MS),
    // The old page stands until the new one has come.
    placeholderData: keepPreviousData,
  };
}

export function bookingById(id: number) {
  return queryOptions({
    ...query<typeof contract.bookingById>(calls.bookingById, { params: { id } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
    select: asStaffSeeIt,
  });
}

type FoundBooking = contract.Booking | contract.PublicBooking;

/** Whose session has ended is told what anybody may know, which is no booking to work with. */
function asStaffSeeIt(found: FoundBooking | null): contract.Booking | null {
  if (found === null || "customerName" in found) return found;
  throw new ApiError(401, JSON.stringify({ message: "Du behöver logga in först." }));
}

export function authorizationTimeLeft(id: number) {
  return {
    ...query<typeof contract.authorizationTimeLeft>(calls.authorizationTimeLeft, {
      params: { id },
    }),
    ...watchedEvery(MINUTE_MS),
  };
}

/** Every payment of a booking, newest first. */
export function bookingPayments(id: number) {
  return {
    ...query<typeof payments.listPayments>(listPayments, { params: { id } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

/** What of its money is the customer's, as the list says it. */
export function owedByBooking(id: number) {
  return {
    ...query<typeof lists.owedByBooking>(listCalls.owedByBooking, { params: { id } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

export function bookingHistory(id: number) {
  return {
    ...query<typeof lists.bookingHistory>(listCalls.bookingHistory, { params: { id } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

export function bookedAddons(id: number) {
  return query<typeof lists.bookedAddons>(listCalls.bookedAddons, { params: { id } });
}

export function acceptedAgreement(id: number) {
  return query<typeof lists.acceptedAgreement>(listCalls.acceptedAgreement, { params: { id } });
}

export type BookingChange = BodyOf<typeof contract.changeBooking>;

/** Status and comment show at once and go back if the server refuses; money waits for its answer. */
export function useChangeBooking(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BookingChange) =>
      send<typeof contract.changeBooking>(calls.changeBooking, { params: { id }, body }),
    onMutate: async (change) => {
      if ("paymentAction" in change) return [];
      await Promise.all(showing(id).map((filter) => queryClient.cancelQueries(filter)));
      const {
        notesBefore: _before,
        from: _from,
        ...shown
      } = { notesBefore: "", from: null, ...change };
      return showAtOnce(queryClient, id, shown);
    },
    onSuccess: (booking) => showAtOnce(queryClient, id, booking),
    onError: (error, _change, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
      const notes = othersComment(error);
      if (notes !== undefined) showAtOnce(queryClient, id, { notes });
    },
    onSettled: () => refreshBookings(queryClient),
  });
}

/** The nights kept free after a booking that has come back are given back. */
export function useReleaseTurnaround(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send<typeof contract.releaseTurnaround>(calls.releaseTurnaround, { params: { id } }),
    onSettled: () => refreshBookings(queryClient),
  });
}

/** Where the browser finds the contract of a booking. */
export function contractFile(id: number): string {
  return pathOf(agreementCalls.bookingContract, { params: { id } });
}

/** The customer has signed on paper what they were asked to accept. */
export function useSignOnPaper(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send<typeof agreements.signOnPaper>(agreementCalls.signOnPaper, { params: { id } }),
    onSuccess: (booking) => showAtOnce(queryClient, id, booking),
    onSettled: () => refreshBookings(queryClient),
  });
}

/** Whoever removes what a colleague has just removed has what they asked for, and is told by whom. */
async function removeBooking(id: number): Promise<"removed" | "gone-before"> {
  try {
    await send<typeof contract.removeBooking>(calls.removeBooking, { params: { id } });
    return "removed";
  } catch (error) {
    if (error instanceof ApiError && error.code === "booking.unknown") return "gone-before";
    throw error;
  }
}

export function useRemoveBooking(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => removeBooking(id),
    // What is gone is not asked for again by the page that still shows it.
    onSettled: (_answer, error) => refreshBookings(queryClient, error ? undefined : id),
  });
}

type Filter = { queryKey: QueryKey; exact?: true };

/** Where a booking itself is kept: by its number, and in what was searched for. */
function showing(id: number): Filter[] {
  return [
    { queryKey: keyOf(calls.bookingById, { params: { id } }), exact: true },
    { queryKey: keyOf(listCalls.searchBookings) },
  ];
}

type Before = [QueryKey, unknown][];

/** Writes a change into everything that shows the booking, and tells what stood there before. */
export function showAtOnce(
  queryClient: QueryClient,
  id: number,
  change: Partial<contract.Booking>,
): Before {
  const before = showing(id).flatMap((filter) =>
    queryClient.getQueriesData<FoundBooking | lists.FoundBookings | null>(filter),
  );
  for (const [key, data] of before) {
    if (!data) continue;
    const changed = <Shown extends FoundBooking>(one: Shown) =>
      one.id === id ? { ...one, ...change } : one;
    queryClient.setQueryData(
      key,
      "bookings" in data ? { ...data, bookings: data.bookings.map(changed) } : changed(data),
    );
  }
  return before;
}

/** Whatever shows bookings, their letters or what needs a hand. */
const TOUCHED: Area[] = [
  "bookings",
  "email-logs",
  "dashboard",
  "oversight",
  "office",
  "timeline",
  "calendar",
  "receipts",
  "accounting",
];

/** All of that asks again, but what was kept of a booking that is gone. */
export async function refreshBookings(queryClient: QueryClient, goneId?: number): Promise<void> {
  // By its number, wherever that stands in the address.
  const isLeft = ({ queryKey }: { queryKey: QueryKey }) => !queryKey.includes(String(goneId));
  await Promise.all(
    TOUCHED.map((area) =>
      queryClient.invalidateQueries({ queryKey: keyOfArea(area), predicate: isLeft }),
    ),
  );
}
