import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CalendarBooking, ShopCalendar } from "#contracts/calendar.ts";
import { shopCalendar } from "#web/api/calendar.ts";
import { useGiveUnits } from "#web/api/units.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { othersExchanged, unitsAfter, type Carried } from "./moved-stay.ts";
import { exchangedWords } from "./words.ts";

/** Gives a booking the unit it was carried to, tells what became of the others, and takes it back on wish. */
export function useExchange(calendar: ShopCalendar): (carried: Carried) => void {
  const queryClient = useQueryClient();
  const { mutateAsync } = useGiveUnits();
  const shown = useRef(calendar);
  useEffect(() => {
    shown.current = calendar;
  }, [calendar]);
  // One at a time: what is asked while another is under way would begin from what is no longer true.
  const isUnderWay = useRef(false);

  async function give(booking: CalendarBooking, unitIds: number[]): Promise<CalendarBooking[]> {
    const { bookings: before, from, to } = shown.current;
    await mutateAsync({ bookingId: booking.id, unitIds });
    const after = await queryClient.fetchQuery(shopCalendar({ startDate: from, endDate: to }));
    return othersExchanged(before, after.bookings, booking.id);
  }

  async function exchange(carried: Carried): Promise<void> {
    const { booking, unitId } = carried;
    const { bookings, units } = shown.current;
    const had = bookings.filter(({ id }) => id === booking.id).flatMap(({ unitIds }) => unitIds);
    const nameOf = (id: number | null | undefined) => units.find((unit) => unit.id === id)?.name;
    const others = await give(booking, unitsAfter(carried, bookings));
    const told = others.map(({ id, customerName, unitIds }) => {
      return { id, customerName, unit: nameOf(unitIds[0]) };
    });
    // From no unit at all there is no way back.
    const canGoBack = carried.fromUnitId !== null;
    toast({
      ...exchangedWords(booking, nameOf(unitId) ?? "", told),
      ...(canGoBack && { action: { label: "Ångra", press: () => act(() => undo(booking, had)) } }),
    });
  }

  async function undo(booking: CalendarBooking, unitIds: number[]): Promise<void> {
    await give(booking, unitIds);
    toast({ title: "Bytet är ångrat" });
  }

  function act(what: () => Promise<void>): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void what()
      .catch(tellProblem)
      .finally(() => {
        isUnderWay.current = false;
      });
  }

  return (carried) => act(() => exchange(carried));
}
