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
import type { Booking, PublicBooking } from "#contracts/bookings.ts";
import type { KeepWish } from "#contracts/deposits.ts";
import type { BookingPayment, HandPayment } from "#contracts/payments.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { Owed } from "#domain/duties/owed-money.ts";
import type { OtherWay } from "#domain/payments/payment-method.ts";
import { ApiError, othersComment } from "./api-error.ts";
import { fetchTransport, MAY_CHANGE, send } from "./query-client.ts";

/** Two browsers agree within half a minute. */
const POLL = { ...MAY_CHANGE, refetchInterval: 30_000 };
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
    queryFn: () => readBooking(id),
    ...POLL,
  });
}

/** Whose session has ended is told what anybody may know, which is no booking to work with. */
async function readBooking(id: number): Promise<Booking | null> {
  try {
    const found = (await send(fetchTransport, "GET", `/api/bookings/${id}`)) as
      Booking | PublicBooking;
    if ("customerName" in found) return found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
  throw new ApiError(401, JSON.stringify({ message: "Du behöver logga in först." }));
}

export type TimeLeft = { hasExpired: boolean; expiresAt: string | null; secondsLeft: number };

export function authorizationTimeLeft(id: number) {
  return queryOptions<TimeLeft>({
    queryKey: ["/api/bookings", id, "authorization-time-left"],
    ...MAY_CHANGE,
    refetchInterval: MINUTE_MS,
  });
}

/** Every payment of a booking, newest first. */
export function bookingPayments(id: number) {
  return queryOptions<BookingPayment[]>({ queryKey: ["/api/bookings", id, "payments"], ...POLL });
}

/** What of its money is the customer's, as the list says it. */
export function owedByBooking(id: number) {
  return queryOptions<Owed>({ queryKey: ["/api/bookings", id, "owed"], ...POLL });
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
  | { status: BookingStatus }
  | { notes: string; notesBefore: string }
  | { paymentAction: "capture" | "void" };

/** Status and comment show at once and go back if the server refuses; money waits for its answer. */
export function useChangeBooking(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: BookingChange) =>
      (await send(fetchTransport, "PATCH", `/api/bookings/${id}`, change)) as Booking,
    onMutate: async (change) => {
      if ("paymentAction" in change) return [];
      await queryClient.cancelQueries({ predicate: ({ queryKey }) => showsBooking(queryKey, id) });
      const { notesBefore: _before, ...shown } = { notesBefore: "", ...change };
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

/** A call after which whatever shows bookings asks again. */
function useBookingCall<Wish = void, Answer = unknown>(path: `/${string}`) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wish: Wish) =>
      (await send(fetchTransport, "POST", `/api/bookings${path}`, wish)) as Answer,
    onSettled: () => refreshBookings(queryClient),
  });
}

/** Whoever removes what a colleague has just removed has what they asked for, and is told by whom. */
async function removeBooking(id: number): Promise<"removed" | "gone-before"> {
  try {
    await send(fetchTransport, "DELETE", `/api/bookings/${id}`);
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

export type RefundWish = {
  kind: "rent" | "deposit";
  amount: number;
  reason: string;
  /** Pressed again after a lost answer it is the same refund. */
  key: string;
  shownMost?: number;
};

export function useRefundBooking(id: number) {
  return useBookingCall<RefundWish>(`/${id}/refund`);
}

export function useKeepDeposit(id: number) {
  return useBookingCall<KeepWish>(`/${id}/deposit/keep`);
}

export function useRemindOfDeposit(id: number) {
  return useBookingCall(`/${id}/send-deposit-reminder`);
}

export type LinkWish = { amount: number; days: number; charge: "at-once" | "reserve" };

/** Mails the customer a link to pay by. Without a wish the shop decides: it reserves what is due. */
export function useSendPaymentLink(id: number) {
  return useBookingCall<LinkWish | undefined, { expiresAt: string }>(`/${id}/payment-link`);
}

/** Money that came by hand. May be sent again after a lost answer: its key makes it one payment. */
export function useRecordPayment(id: number) {
  return useBookingCall<HandPayment>(`/${id}/payments`);
}

/** What was recorded by hand in error. */
export function useTakeBackPayment(id: number, paymentId: string) {
  return useBookingCall<{ reason: string }>(`/${id}/payments/${paymentId}/take-back`);
}

export type GiveBackWish = {
  amount: number;
  reason: string;
  paidOn: string;
  key: string;
  shownMost?: number;
  method?: OtherWay;
};

/** Money that was given back by hand. */
export function useGiveBackPayment(id: number, paymentId: string) {
  return useBookingCall<GiveBackWish>(`/${id}/payments/${paymentId}/give-back`);
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
async function refreshBookings(queryClient: QueryClient, goneId?: number): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, id] }) =>
      TOUCHED.some((address) => String(path).startsWith(address)) &&
      (goneId === undefined || id !== goneId),
  });
}
