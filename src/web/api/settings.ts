import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeepingSetting } from "#domain/shop/power-cut.ts";
import type { OwnersSetting } from "#domain/shop/left-to-set.ts";
import { fetchTransport, send } from "./query-client.ts";

/** What the owner has still to set; changes only when the shop is started anew. */
export const settingsLeft = queryOptions<OwnersSetting[]>({
  queryKey: ["/api/settings/left-to-set"],
});

/** Settings of the database that must not be as they are where customers pay with real money. */
export const databaseRisks = queryOptions<KeepingSetting[]>({
  queryKey: ["/api/settings/database-risks"],
});

export type GlobalTimes = { pickupTime: string; returnTime: string };

/** Used when the shop's own cannot be fetched. */
const LAST_RESORT: GlobalTimes = { pickupTime: "15:00", returnTime: "12:00" };

const PICKUP = "/api/settings/global-default-pickup-time";
const RETURN = "/api/settings/global-default-return-time";

export const globalTimes = queryOptions<GlobalTimes & { isLastResort: boolean }>({
  queryKey: ["/api/settings"],
  staleTime: 0,
  queryFn: async () => {
    const known = (await together()) ?? (await oneByOne());
    return { ...(known ?? LAST_RESORT), isLastResort: known === undefined };
  },
});

type Answer = { globalDefaultPickupTime: string; globalDefaultReturnTime: string };

async function together(): Promise<GlobalTimes | undefined> {
  try {
    const times = (await send(fetchTransport, "GET", "/api/settings")) as Answer;
    return {
      pickupTime: times.globalDefaultPickupTime,
      returnTime: times.globalDefaultReturnTime,
    };
  } catch {
    return undefined;
  }
}

async function oneByOne(): Promise<GlobalTimes | undefined> {
  try {
    const [pickup, back] = await Promise.all([
      fetchTransport("GET", PICKUP),
      fetchTransport("GET", RETURN),
    ]);
    if (pickup.status !== 200 || back.status !== 200) return undefined;
    return { pickupTime: pickup.text, returnTime: back.text };
  } catch {
    return undefined;
  }
}

/** Both calls go out together; the first that was refused, if any, is the error. */
export function useSaveGlobalTimes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ pickupTime, returnTime }: GlobalTimes) => {
      const saved = await Promise.allSettled([
        send(fetchTransport, "POST", PICKUP, { value: pickupTime }),
        send(fetchTransport, "POST", RETURN, { value: returnTime }),
      ]);
      const refused = saved.find((one) => one.status === "rejected");
      if (refused) throw refused.reason;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: globalTimes.queryKey }),
  });
}
