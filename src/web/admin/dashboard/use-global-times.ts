import { useSaveGlobalTimes, type GlobalTimes } from "#web/api/settings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { useForm, type Form } from "#web/shell/form/use-form.ts";
import { toast } from "#web/ui/toast-store.ts";
import { timeProblem } from "#web/ui/time-of-day.ts";

export type TimeName = keyof GlobalTimes;
export type TimesForm = Form<GlobalTimes>;

/** What is typed of the two times, and its saving. What is not typed follows what is stored. */
export function useGlobalTimes({ pickupTime, returnTime }: GlobalTimes): TimesForm {
  const save = useSaveGlobalTimes();

  async function undo(saved: GlobalTimes): Promise<void> {
    try {
      await save.mutateAsync({ pickupTime, returnTime, before: saved });
      toast({ title: "Ångrat, tiderna är som förut" });
    } catch (error) {
      tellProblem(error);
    }
  }

  return useForm<GlobalTimes>({
    start: { pickupTime, returnTime },
    isFollowing: true,
    mistakes: (times) => ({
      pickupTime: timeProblem(times.pickupTime),
      returnTime: timeProblem(times.returnTime),
    }),
    send: async (times) => {
      await save.mutateAsync(times);
      toast({
        title: "Framgång",
        description: "Globala standardtider har uppdaterats",
        action: { label: "Ångra", press: () => void undo(times) },
      });
    },
    onRefused: () =>
      toast({
        title: "Ett fel uppstod",
        description: "Kunde inte spara en eller flera inställningar",
        variant: "destructive",
      }),
  });
}
