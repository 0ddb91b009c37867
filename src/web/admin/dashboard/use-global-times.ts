import { useMemo } from "react";
import { useSaveGlobalTimes, type GlobalTimes } from "#web/api/settings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { changedPart, only } from "#web/shell/form/changed-part.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { useTypedOver } from "#web/shell/form/use-typed-over.ts";
import { toast } from "#web/ui/toast-store.ts";
import { timeProblem } from "#web/ui/time-of-day.ts";

export type TimeName = keyof GlobalTimes;
export type TimesForm = ReturnType<typeof useGlobalTimes>;
export type StoredTimes = GlobalTimes & { isLastResort: boolean };

/** What is typed of the two times, and its saving. What is not typed follows what is stored. */
export function useGlobalTimes({ pickupTime, returnTime, isLastResort }: StoredTimes) {
  const save = useSaveGlobalTimes();
  const stored = useMemo(() => ({ pickupTime, returnTime }), [pickupTime, returnTime]);

  async function undo(earlier: Partial<GlobalTimes>, saved: GlobalTimes): Promise<void> {
    try {
      await save.mutateAsync({ times: earlier, before: saved });
      toast({ title: "Ångrat, tiderna är som förut" });
    } catch (error) {
      tellProblem(error);
    }
  }

  const form = useForm<GlobalTimes>({
    start: stored,
    isFollowing: true,
    mistakes: (times) => ({
      pickupTime: timeProblem(times.pickupTime),
      returnTime: timeProblem(times.returnTime),
    }),
    send: async (times) => {
      const changed = changedPart(times, stored);
      const names = Object.keys(changed) as TimeName[];
      // Nobody has read what stands there where it could not be fetched.
      await save.mutateAsync(isLastResort ? { times } : { times: changed, before: typedOver() });
      toast({
        title: "Framgång",
        description: "Globala standardtider har uppdaterats",
        ...(names.length > 0 &&
          !isLastResort && {
            action: { label: "Ångra", press: () => void undo(only(stored, names), times) },
          }),
      });
    },
    onRefused: () =>
      toast({
        title: "Ett fel uppstod",
        description: "Kunde inte spara en eller flera inställningar",
        variant: "destructive",
      }),
  });
  const { typedOver, choice } = useTypedOver(stored, form);
  return { ...form, choice };
}
