import { useQueryClient } from "@tanstack/react-query";
import { myBooking, usePayMyBooking } from "#web/api/my-booking.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";

type PayProps = { token: string; label: string; look: "primary" | "quiet" };

/** Leads to where the card is typed. The place is asked for first, since no link that is open leads there. */
export function PayOwn({ token, label, look }: PayProps) {
  const call = usePayMyBooking(token);
  const client = useQueryClient();
  const pay = async () => {
    try {
      const { path } = await call.mutateAsync();
      window.location.assign(path);
    } catch {
      await client.invalidateQueries({ queryKey: myBooking(token).queryKey });
    }
  };
  return (
    <>
      <ActionButton look={look} busyLabel="Öppnar betalningen…" onAct={pay}>
        {label}
      </ActionButton>
      <CallProblem error={call.error} />
    </>
  );
}
