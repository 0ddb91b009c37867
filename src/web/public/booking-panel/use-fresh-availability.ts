import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Stay } from "#domain/dates/date-range.ts";
import { availability } from "#web/api/offers.ts";

type Outcomes = { onFewer: (available: number) => void; onNone: () => void };

/** Asks anew when a whole stay is chosen: somebody may have been faster since the calendar was drawn. */
export function useFreshAvailability(
  itemId: number,
  stay: Stay | null,
  quantity: number,
  { onFewer, onNone }: Outcomes,
): void {
  const placeholder = { startDate: "", endDate: "" } as unknown as Stay;
  const { data } = useQuery({
    ...availability(itemId, stay ?? placeholder),
    enabled: stay !== null,
  });
  const available = stay === null ? undefined : data?.available;
  useEffect(() => {
    if (available === undefined || available >= quantity) return;
    if (available === 0) onNone();
    else onFewer(available);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [available, quantity]);
}
