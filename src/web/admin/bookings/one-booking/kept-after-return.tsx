import type { Booking } from "#contracts/bookings.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { useReleaseTurnaround } from "#web/api/bookings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { dayWords } from "#web/admin/bookings/words.ts";

/** What has come back may still keep nights for cleaning; once it is ready they are given to the next. */
export function KeptAfterReturn({ booking }: { booking: Booking }) {
  const { today } = usePageState();
  const release = useReleaseTurnaround(booking.id);
  const mayRun = useMay("bookings.run");
  const { turnaroundUntil } = booking;
  if (turnaroundUntil === null || turnaroundUntil <= today) return null;
  const last = addDays(turnaroundUntil, -1);
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <p className="text-muted">
        Hålls fri för städning till och med natten från {dayWords(last)}. Är allt klart redan nu?
      </p>
      {mayRun && (
        <BusyButton
          look="quiet"
          className="button-small"
          isBusy={release.isPending}
          busyLabel="Släpper…"
          onClick={() =>
            release.mutate(undefined, {
              onSuccess: () => toast({ title: "Dygnen efter återlämningen går att boka igen" }),
              onError: tellProblem,
            })
          }
        >
          Klar att hyras ut igen
        </BusyButton>
      )}
    </div>
  );
}
