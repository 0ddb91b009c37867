import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { isToldOf, toldFacts } from "#domain/availability/calendar-days.ts";
import { checkStay, type StayProblem } from "#domain/availability/check-stay.ts";
import {
  NOTHING_SELECTED,
  startRefusal,
  wholeStay,
  type Selection,
} from "#domain/availability/date-selection.ts";
import { giveWay, type Way } from "#domain/availability/give-way.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { availability } from "#web/api/offers.ts";
import { readKeptStay } from "#web/shell/kept-stay.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { MESSAGES, stayMessage, type Message } from "./texts.ts";
import type { LoadedCalendar } from "#web/shell/stay-calendar/use-calendar-facts.ts";
import type { Complaint } from "./use-complaint.ts";
import type { Wish } from "./use-wish.ts";

type ChosenStay = {
  item: RentalItem;
  wish: Wish;
  change: (part: Partial<Wish>) => void;
  /** Somebody else has what was wanted. */
  onTaken: (stay: Stay) => void;
  complain: Complaint["complain"];
};

/**
 * Takes back what cannot be had: a choice from an old address, or one that somebody else was faster with.
 * Nights that this tab's own checkout holds are its own, though they are free for nobody.
 */
export function useStillPossible(
  calendar: LoadedCalendar,
  { item, wish, change, onTaken, complain }: ChosenStay,
): void {
  const [now] = useState(() => Date.now());
  const { selection, quantity, last } = wish;
  const whole = wholeStay(selection);
  const wished = whole && { ...whole, rentalItemId: item.id, quantity };
  const kept = wished && readKeptStay(tabMemory, wished, now);
  const stay = kept && "heldUntil" in kept ? null : whole;
  const refused = stay ? stayRefusal(calendar, stay) : startAloneRefusal(calendar, selection);
  const available = useFreshAvailability(item.id, refused ? null : stay, quantity);

  function yieldUnits(free: number) {
    const way = giveWay({ quantity, last }, free);
    if (way === null) return;
    if (stay) onTaken(stay);
    complain(wayMessage(way, free));
    change(way.gives === "quantity" ? { quantity: way.to } : { selection: NOTHING_SELECTED });
  }

  useEffect(() => {
    if (!refused) return;
    const free = stay ? unitsLeft(refused) : undefined;
    if (free !== undefined) return yieldUnits(free);
    if (stay && isAboutOthers(refused)) onTaken(stay);
    change({ selection: NOTHING_SELECTED });
    complain(stayMessage(refused));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refused?.code]);

  useEffect(() => {
    if (available === undefined || available >= quantity) return;
    calendar.reload();
    yieldUnits(available);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [available, quantity]);
}

/** Whether it is taken or closed, so that another thing might do; what the days themselves lack, all others lack too. */
export function isAboutOthers({ code }: StayProblem): boolean {
  return ["blocked", "unavailable", "too-few-units", "no-turnaround"].includes(
    code.slice("stay.".length),
  );
}

/** How many units a refusal leaves, where it is about units at all. */
function unitsLeft(problem: StayProblem): number | undefined {
  if (problem.code === "stay.unavailable") return 0;
  return problem.code === "stay.too-few-units" ? problem.free : undefined;
}

function wayMessage({ gives, last }: Way, free: number): Message {
  if (gives === "dates" && last === "quantity") return MESSAGES.datesRemoved;
  return stayMessage(
    free === 0 ? { code: "stay.unavailable" } : { code: "stay.too-few-units", free },
  );
}

function stayRefusal({ facts, isLoading, hasFailed }: LoadedCalendar, stay: Stay) {
  if (isLoading || hasFailed || !isToldOf(facts, stay)) return undefined;
  const verdict = checkStay(toldFacts(facts), stay);
  return verdict.ok ? undefined : verdict.problem;
}

function startAloneRefusal({ facts }: LoadedCalendar, { startDate, endDate }: Selection) {
  return startDate !== null && endDate === null ? startRefusal(facts, startDate) : undefined;
}

/**
 * Asked anew for each whole stay and each quantity of it: the calendar may have been drawn a while ago. Asking again
 * drops the question before, so that an older answer is never heard.
 */
function useFreshAvailability(
  itemId: number,
  stay: Stay | null,
  quantity: number,
): number | undefined {
  const nothing = { startDate: "", endDate: "" } as unknown as Stay;
  const { data, refetch } = useQuery({
    ...availability(itemId, stay ?? nothing),
    enabled: stay !== null,
  });
  const asked = useRef(quantity);
  useEffect(() => {
    if (asked.current === quantity) return;
    asked.current = quantity;
    if (stay !== null) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [quantity]);
  return stay === null ? undefined : data?.available;
}
