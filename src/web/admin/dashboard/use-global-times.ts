import { useState } from "react";
import { useSaveGlobalTimes, type GlobalTimes } from "#web/api/settings.ts";
import { toast } from "#web/ui/toast-store.ts";
import { timeProblem } from "./time-of-day.ts";

export type TimeName = keyof GlobalTimes;
export type TimesForm = ReturnType<typeof useGlobalTimes>;

/** What is typed of the two times, and its saving. What is not typed follows what is stored. */
export function useGlobalTimes(stored: GlobalTimes) {
  const save = useSaveGlobalTimes();
  const [typed, setTyped] = useState<Partial<GlobalTimes>>({});
  const [errors, setErrors] = useState<Partial<GlobalTimes>>({});
  const times: GlobalTimes = { ...stored, ...typed };
  return {
    times,
    errors,
    error: save.error,
    isDirty: times.pickupTime !== stored.pickupTime || times.returnTime !== stored.returnTime,
    type: (name: TimeName, text: string) => {
      setTyped((before) => ({ ...before, [name]: text }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    submit: async (): Promise<boolean> => {
      const found = problemsOf(times);
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      try {
        await save.mutateAsync(times);
      } catch {
        toast({
          title: "Ett fel uppstod",
          description: "Kunde inte spara en eller flera inställningar",
          variant: "destructive",
        });
        return false;
      }
      setTyped({});
      toast({ title: "Framgång", description: "Globala standardtider har uppdaterats" });
      return true;
    },
  };
}

function problemsOf(times: GlobalTimes): Partial<GlobalTimes> {
  const entries = (["pickupTime", "returnTime"] as const).flatMap((name) => {
    const problem = timeProblem(times[name]);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(entries);
}
