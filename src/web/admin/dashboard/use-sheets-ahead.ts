import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TodayAnswer } from "#contracts/today.ts";
import { handOverPath } from "#domain/access/booking-path.ts";
import { counterStep, mayLeaveAnyway } from "#domain/bookings/counter-step.ts";
import { fetchPage } from "#web/shell/fetch-page.ts";
import type { Coming } from "#web/shell/kept-protocols/keep-sheets.ts";
import { useMay } from "#web/shell/use-may.ts";
import { useUser } from "#web/shell/use-user.ts";

/** After the lists have been drawn, and whatever they ask for. */
const REST_MS = 2000;

/** What is handed over today can be begun where there is no network: its page and what it begins with are read ahead. */
export function useSheetsAhead(day: TodayAnswer | undefined): void {
  const queryClient = useQueryClient();
  const userId = useUser()?.id;
  const mayRun = useMay("bookings.run");
  const coming = day && mayRun ? comingToday(day) : [];
  const asked = coming.map(({ bookingId, kind }) => `${bookingId} ${kind}`).join();
  useEffect(() => {
    if (asked === "" || userId === undefined) return undefined;
    const timer = setTimeout(() => void readAhead(userId), REST_MS);
    return () => clearTimeout(timer);

    async function readAhead(id: number): Promise<void> {
      const first = coming[0];
      if (first) fetchPage(handOverPath(first.bookingId, first.kind));
      // Without network nothing is read ahead, and what was read before stays.
      const ahead = await import("#web/shell/kept-protocols/keep-sheets.ts").catch(() => undefined);
      await ahead?.keepSheets(queryClient, id, coming);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, userId]);
}

function comingToday({ days, late, today }: TodayAnswer): Coming[] {
  const now = days.find(({ day }) => day === today)?.rows ?? [];
  const handovers = [...now, ...late.rows.map((booking) => ({ kind: "return" as const, booking }))];
  return handovers.flatMap((handover): Coming[] => {
    const step = counterStep(handover, today);
    if (step === "hand-over" || mayLeaveAnyway(handover, today))
      return [{ bookingId: handover.booking.id, kind: "out" }];
    return step === "take-back" ? [{ bookingId: handover.booking.id, kind: "back" }] : [];
  });
}
