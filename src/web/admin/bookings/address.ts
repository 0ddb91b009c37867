import { bookingListPath, bookingPath, type BookingPart } from "#domain/access/booking-path.ts";
import {
  BOOKING_ORDERS,
  BOOKING_VIEWS,
  usualOrder,
  type BookingOrder,
  type BookingView,
} from "#domain/bookings/booking-views.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { RENT_STATES } from "#domain/payments/booking-money.ts";
import { MOST_PAGES } from "#domain/bookings/list-pages.ts";
import type { Choice, Search } from "#web/api/bookings.ts";

/** What narrows the list, as it stands in the page's address. */
export const FILTERS = ["q", "status", "payment", "item", "from", "to"] as const;
export type Filter = (typeof FILTERS)[number];
export type Filters = Record<Filter, string>;

/** What stands in an address as the list's call takes it: what nobody can have chosen counts as not chosen. */
function chosenIn(params: URLSearchParams) {
  const of = (name: Filter) => params.get(name) ?? "";
  const day = (value: string) => (isLocalDate(value) ? value : undefined);
  return {
    q: of("q") || undefined,
    status: BOOKING_STATUSES.find((status) => status === of("status")),
    payment: RENT_STATES.find((state) => state === of("payment")),
    item: /^[1-9]\d{0,8}$/.test(of("item")) ? of("item") : undefined,
    from: day(of("from")),
    to: day(of("to")),
  } satisfies Choice;
}

export function filtersOf(params: URLSearchParams): Filters {
  const { q = "", status = "", payment = "", item = "", from = "", to = "" } = chosenIn(params);
  return { q, status, payment, item, from, to };
}

export function isFiltered(params: URLSearchParams): boolean {
  return Object.values(filtersOf(params)).some((value) => value !== "");
}

/** The address after a filter, the view or the order changed: on the first page again. */
export function withFilter(
  params: URLSearchParams,
  name: Filter | "sort",
  value: string,
): URLSearchParams {
  return withValues(params, { [name]: value, ...FIRST_PAGE });
}

const FIRST_PAGE = { page: "", after: "" };

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const none = Object.fromEntries(FILTERS.map((name) => [name, ""]));
  return withValues(params, { ...none, ...FIRST_PAGE });
}

export function viewOf(params: URLSearchParams): BookingView | undefined {
  return BOOKING_VIEWS.find((view) => view === params.get("view"));
}

/** A view begins anew: in its own order, with nothing else left out. */
export function viewHref(view: BookingView | undefined): string {
  return bookingListPath(view);
}

export function orderOf(params: URLSearchParams): BookingOrder {
  const asked = BOOKING_ORDERS.find((order) => order === params.get("sort"));
  return asked ?? usualOrder(viewOf(params));
}

/** The order of a view itself needs no saying. */
export function withOrder(params: URLSearchParams, order: BookingOrder): URLSearchParams {
  return withFilter(params, "sort", order === usualOrder(viewOf(params)) ? "" : order);
}

/** Null where the address goes on from the page before, which has no number. */
export function pageOf(params: URLSearchParams): number | null {
  if (params.get("after")) return null;
  return Math.min(MOST_PAGES, Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1));
}

export function pageHref(
  params: URLSearchParams,
  to: { page: number } | { after: string },
): string {
  const page = "page" in to && to.page > 1 ? String(to.page) : "";
  return listHref(withValues(params, { page, after: "after" in to ? to.after : "" }));
}

/** Empty values leave the address. */
export function withValues(
  params: URLSearchParams,
  values: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values))
    if (value === "") next.delete(name);
    else next.set(name, value);
  return next;
}

/** What the server is asked for: the filters, the view, its order and the page. */
export function searchQuery(params: URLSearchParams): Search {
  const after = params.get("after");
  const page = pageOf(params) ?? 1;
  return {
    ...choiceOf(params),
    ...(page > 1 && { page: String(page) }),
    ...(after && { after }),
  };
}

/** The same without the page: what a file of the list holds. */
export function choiceOf(params: URLSearchParams): Choice {
  const asked: Choice = chosenIn(params);
  const view = viewOf(params);
  const order = orderOf(params);
  if (view) asked.view = view;
  if (order !== usualOrder(view)) asked.sort = order;
  return asked;
}

/** A booking's page, with the list that it was opened from. */
export function bookingHref(params: URLSearchParams, id: number, part?: BookingPart): string {
  const page = withQuery(bookingPath(id), withValues(params, { tab: "" }));
  return part === undefined ? page : `${page}#${part}`;
}

/** The list that a booking was opened from. */
export function listHref(params: URLSearchParams): string {
  return withQuery(bookingListPath(), withValues(params, { tab: "" }));
}

/** Where an address leads that was kept when a booking stood in the list's query. */
export function movedTo(params: URLSearchParams): string | undefined {
  const id = params.get("booking") ?? "";
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  return withQuery(bookingPath(id), withValues(params, { booking: "" }));
}

function withQuery(path: string, query: URLSearchParams): string {
  const asked = query.toString();
  return asked === "" ? path : `${path}?${asked}`;
}
