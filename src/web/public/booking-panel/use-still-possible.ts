import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { isToldOf } from "#domain/availability/calendar-days.ts";
import { checkStay } from "#domain/availability/check-stay.ts";
import { NOTHING_SELECTED } from "#domain/availability/date-selection.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { availability } from "#web/api/offers.ts";
import { toast } from "#web/ui/toast-store.ts";
import { stayMessage } from "./texts.ts";
import type { LoadedCalendar } from "./use-calendar-facts.ts";
import type { Wish } from "./use-wish.ts";

type ChosenStay = {
  item: RentalItem;
  stay: Stay | null;
  quantity: number;
  change: (part: Partial<Wish>) => void;
};

/** Takes back what cannot be had: a stay from an old address, or one that somebody else was faster with. */
export function useStillPossible(
  { facts, isLoading, hasFailed }: LoadedCalendar,
  { item, stay, quantity, change }: ChosenStay,
): void {
  const freeOn = (night: LocalDate) => facts.freeOn(night) ?? 0;
  const isKnown = stay && !isLoading && !hasFailed && isToldOf(facts, stay);
  const verdict = isKnown ? checkStay({ ...facts, freeOn }, stay) : null;
  const refused = verdict && !verdict.ok ? verdict.problem : undefined;
  useEffect(() => {
    if (!refused) return;
    change({ selection: NOTHING_SELECTED });
    toast({ ...stayMessage(refused), variant: "destructive" });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refused?.code]);

  const available = useFreshAvailability(item.id, refused ? null : stay);
  useEffect(() => {
    if (available === undefined || available >= quantity) return;
    const problem =
      available === 0
        ? ({ code: "stay.unavailable" } as const)
        : ({ code: "stay.too-few-units", free: available } as const);
    toast({ ...stayMessage(problem), variant: "destructive" });
    change(available === 0 ? { selection: NOTHING_SELECTED } : { quantity: available });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [available, quantity]);
}

/** Asked anew for each whole stay: the calendar may have been drawn a while ago. */
function useFreshAvailability(itemId: number, stay: Stay | null): number | undefined {
  const nothing = { startDate: "", endDate: "" } as unknown as Stay;
  const { data } = useQuery({ ...availability(itemId, stay ?? nothing), enabled: stay !== null });
  return stay === null ? undefined : data?.available;
}
