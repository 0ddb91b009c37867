import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { isToldOf } from "#domain/availability/calendar-days.ts";
import { checkStay } from "#domain/availability/check-stay.ts";
import {
  NOTHING_SELECTED,
  startRefusal,
  wholeStay,
  type Selection,
} from "#domain/availability/date-selection.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { availability } from "#web/api/offers.ts";
import { readKeptStay } from "#web/shell/kept-stay.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { toast } from "#web/ui/toast-store.ts";
import { stayMessage } from "./texts.ts";
import type { LoadedCalendar } from "./use-calendar-facts.ts";
import type { Wish } from "./use-wish.ts";

type ChosenStay = {
  item: RentalItem;
  selection: Selection;
  quantity: number;
  change: (part: Partial<Wish>) => void;
};

/**
 * Takes back what cannot be had: a choice from an old address, or one that somebody else was faster with.
 * Nights that this tab's own checkout holds are its own, though they are free for nobody.
 */
export function useStillPossible(
  calendar: LoadedCalendar,
  { item, selection, quantity, change }: ChosenStay,
): void {
  const [now] = useState(() => Date.now());
  const whole = wholeStay(selection);
  const wished = whole && { ...whole, rentalItemId: item.id, quantity };
  const kept = wished && readKeptStay(tabMemory, wished, now);
  const stay = kept && "heldUntil" in kept ? null : whole;
  const refused = stay ? stayRefusal(calendar, stay) : startAloneRefusal(calendar, selection);
  useEffect(() => {
    if (!refused) return;
    change({ selection: NOTHING_SELECTED });
    toast({ ...stayMessage(refused), variant: "destructive" });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refused?.code]);

  const available = useFreshAvailability(item.id, refused ? null : stay);
  useEffect(() => {
    if (available === undefined || available >= quantity) return;
    calendar.reload();
    const problem =
      available === 0
        ? ({ code: "stay.unavailable" } as const)
        : ({ code: "stay.too-few-units", free: available } as const);
    toast({ ...stayMessage(problem), variant: "destructive" });
    change(available === 0 ? { selection: NOTHING_SELECTED } : { quantity: available });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [available, quantity]);
}

function stayRefusal({ facts, isLoading, hasFailed }: LoadedCalendar, stay: Stay) {
  if (isLoading || hasFailed || !isToldOf(facts, stay)) return undefined;
  const freeOn = (night: LocalDate) => facts.freeOn(night) ?? 0;
  const verdict = checkStay({ ...facts, freeOn }, stay);
  return verdict.ok ? undefined : verdict.problem;
}

function startAloneRefusal({ facts }: LoadedCalendar, { startDate, endDate }: Selection) {
  return startDate !== null && endDate === null ? startRefusal(facts, startDate) : undefined;
}

/** Asked anew for each whole stay: the calendar may have been drawn a while ago. */
function useFreshAvailability(itemId: number, stay: Stay | null): number | undefined {
  const nothing = { startDate: "", endDate: "" } as unknown as Stay;
  const { data } = useQuery({ ...availability(itemId, stay ?? nothing), enabled: stay !== null });
  return stay === null ? undefined : data?.available;
}
