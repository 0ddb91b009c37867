export const FOUND_PER_PAGE = 50;

/** Pages that have a number. Whoever turns on goes by where the page before ended. */
export const MOST_PAGES = 100;

/** So many characters may be searched for. */
export const LONGEST_SEARCH = 200;

/** Counting on would take longer than finding the page. */
export const MOST_COUNTED = 10_000;

/** How many pages with a number so many bookings make. */
export function numberedPages(total: number): number {
  return Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / FOUND_PER_PAGE)));
}

/** The numbers that are offered on a page: its neighbours, the first and the last, and `null` for those between. */
export function offeredPages(current: number, last: number): (number | null)[] {
  const offered = [...new Set([1, current - 1, current, current + 1, last])].filter(
    (page) => page >= 1 && page <= last,
  );
  const inOrder = offered.toSorted((one, other) => one - other);
  return inOrder.flatMap((page, index) => {
    const before = inOrder[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
