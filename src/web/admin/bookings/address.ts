/** What narrows the list, as it stands in the page's address. */
export const FILTERS = ["q", "status", "payment", "item", "from", "to"] as const;
export type Filter = (typeof FILTERS)[number];
export type Filters = Record<Filter, string>;

export function filtersOf(params: URLSearchParams): Filters {
  return Object.fromEntries(FILTERS.map((name) => [name, params.get(name) ?? ""])) as Filters;
}

export function isFiltered(params: URLSearchParams): boolean {
  return FILTERS.some((name) => params.get(name));
}

/** The address after one filter changed: on the first page again. */
export function withFilter(params: URLSearchParams, name: Filter, value: string): URLSearchParams {
  return withValues(params, { [name]: value, after: "" });
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

/** What the server is asked for: the filters and the page, nothing of the open booking. */
export function searchQuery(params: URLSearchParams): string {
  const asked = new URLSearchParams();
  for (const name of [...FILTERS, "after"]) {
    const value = params.get(name);
    if (value) asked.set(name, value);
  }
  return asked.toString();
}

/** The number of the booking the address opens, if it is one. */
export function openedBooking(params: URLSearchParams): number | null {
  const text = params.get("booking") ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const PATH = "/admin/bookings";

/** Where the payments stand on the page of an opened booking. */
export const PAYMENTS_ID = "betalning";

export function bookingHref(params: URLSearchParams, id: number): string {
  return `${PATH}?${withValues(params, { booking: String(id), tab: "" })}`;
}

export function listHref(params: URLSearchParams): string {
  const rest = withValues(params, { booking: "", tab: "" }).toString();
  return rest === "" ? PATH : `${PATH}?${rest}`;
}
