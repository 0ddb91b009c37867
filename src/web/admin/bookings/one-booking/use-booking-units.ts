import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ThingWithUnits } from "#contracts/booking-units.ts";
import type { Booking } from "#contracts/bookings.ts";
import { bookingUnits, useGiveUnits } from "#web/api/units.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { changedWords, hadUnits } from "./unit-choice-words.ts";

/** The numbered things of a booking; none of one that is called off. */
export function useBookingUnits({ id, status }: Booking): ThingWithUnits[] {
  const { data = [] } = useQuery({ ...bookingUnits(id), enabled: status !== "cancelled" });
  return status === "cancelled" ? [] : data;
}

/** Gives a booking units, tells what that led to, and takes it back on wish. */
export function useChooseUnits(bookingId: number) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useGiveUnits();

  async function give(unitIds: number[]): Promise<ThingWithUnits[]> {
    await mutateAsync({ bookingId, unitIds });
    return queryClient.fetchQuery(bookingUnits(bookingId));
  }

  return async (before: readonly ThingWithUnits[], unitIds: number[]) => {
    const after = await give(unitIds);
    const had = before.flatMap(hadUnits).map(({ id }) => id);
    // From fewer than there should be there is no way back.
    const canGoBack = before.every(({ lacking }) => lacking === 0);
    const undo = () => void give(had).then(() => toast({ title: "Bytet är ångrat" }), tellProblem);
    toast({
      ...changedWords(before, after),
      ...(canGoBack && { action: { label: "Ångra", press: undo } }),
    });
  };
}
