import { useCallback, useEffect, useState } from "react";
import { readBookingLink, writeBookingLink } from "#contracts/booking-link.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import { NOTHING_SELECTED, type Selection } from "#domain/availability/date-selection.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import type { LastChoice } from "#domain/availability/give-way.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";

export type Wish = {
  selection: Selection;
  quantity: number;
  addons: SelectedAddon[];
  /** Further things for the same days. */
  lines: LineWish[];
  /** Which of dates and quantity the visitor chose last: the other gives way. */
  last: LastChoice;
};

/** What the visitor has chosen. It stands in the address, so that a reload and the way back keep it. */
export function useWish(item: RentalItem) {
  const [wish, setWish] = useState<Wish>(() => readWish(item));
  useEffect(() => {
    // Writing the address is slow in browsers: the chosen day is painted first.
    const timer = setTimeout(() => writeAddress(wish), 100);
    return () => clearTimeout(timer);
  }, [wish]);
  useEffect(() => {
    // A step within the page, to the panel or back from it, keeps what was chosen.
    const { pathname } = window.location;
    const keep = () => window.location.pathname === pathname && writeAddress(wish);
    window.addEventListener("popstate", keep);
    return () => window.removeEventListener("popstate", keep);
  }, [wish]);
  const change = useCallback(
    (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part })),
    [],
  );
  return [wish, change] as const;
}

export function writeAddress({ selection, quantity, addons, lines }: Omit<Wish, "last">): void {
  const query = writeBookingLink({ itemId: null, ...selection, quantity, addons, lines });
  const isEmpty =
    selection.startDate === null && quantity === 1 && addons.length + lines.length === 0;
  const parts = [...(isEmpty ? [] : [query]), ...whoTravels()];
  const { pathname, hash } = window.location;
  const address = `${pathname}${parts.length === 0 ? "" : `?${parts.join("&")}`}${hash}`;
  window.history.replaceState(window.history.state, "", address);
}

/** What was looked for besides the days is kept for the way back there. */
function whoTravels(): string[] {
  const asked = new URLSearchParams(window.location.search);
  return ["type", "people"].flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
}

function readWish(item: RentalItem): Wish {
  const parameters = new URLSearchParams(window.location.search);
  const link = readBookingLink((name) => parameters.get(name));
  const { startDate, endDate, addons } = link;
  const selection = startDate === null ? NOTHING_SELECTED : { startDate, endDate };
  const quantity = Math.min(link.quantity, item.quantity);
  const lines = link.lines.filter(({ rentalItemId }) => rentalItemId !== item.id);
  return { selection, quantity, addons, lines, last: "dates" };
}
