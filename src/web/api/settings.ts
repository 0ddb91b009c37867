import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as audit from "#contracts/audit.ts";
import { settingHistory as historyCall } from "#contracts/audit-calls.ts";
import type * as contract from "#contracts/settings.ts";
import type { ShopChange } from "#contracts/shop-settings.ts";
import * as calls from "#contracts/settings-calls.ts";
import type { LoggedPage } from "#domain/shop/logged-settings.ts";
import { query, send } from "./call.ts";
import { ANEW, WATCHED } from "./freshness.ts";
import { outdatePage } from "./outdated-page.ts";
import { refresh } from "./refresh.ts";

/** What the owner has still to set. */
export const settingsLeft = query<typeof contract.settingsLeft>(calls.settingsLeft);

/** What is left of an owner's first day. */
export const firstDay = { ...query<typeof contract.firstDay>(calls.firstDay), ...WATCHED };

/** Puts the list of the first day away, or takes it out again. */
export function usePutFirstDay() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deed: "away" | "out") =>
      deed === "away"
        ? send<typeof contract.hideFirstDay>(calls.hideFirstDay)
        : send<typeof contract.takeOutFirstDay>(calls.takeOutFirstDay),
    onSettled: () => queryClient.invalidateQueries({ queryKey: firstDay.queryKey }),
  });
}

/** Settings of the database that must not be as they are where customers pay with real money. */
export const databaseRisks = query<typeof contract.databaseRisks>(calls.databaseRisks);

/** Who changed what of a page of the settings, or of all of them. */
export function settingHistory(of?: LoggedPage) {
  const options = of === undefined ? {} : { query: { of } };
  return { ...query<typeof audit.settingHistory>(historyCall, options), ...ANEW };
}

/** What is set where the shop is started. */
export const setOutside = {
  ...query<typeof contract.setOutside>(calls.setOutside),
  ...WATCHED,
};

/** Whom somebody has to meet on a day when the shop is closed. */
export const bookedOnClosed = {
  ...query<typeof contract.bookedOnClosed>(calls.bookedOnClosed),
  ...WATCHED,
};

export function useSendTestLetter() {
  return useMutation({
    mutationFn: (to: string) =>
      send<typeof contract.sendTestLetter>(calls.sendTestLetter, { body: { to } }),
  });
}

export type GlobalTimes = { pickupTime: string; returnTime: string };

/** Used when the shop's own cannot be fetched. */
const LAST_RESORT: GlobalTimes = { pickupTime: "15:00", returnTime: "12:00" };

/** Made of several calls, and so under a key of its own. */
export const globalTimes = queryOptions({
  queryKey: ["global-times"],
  queryFn: async () => {
    const known = (await together()) ?? (await oneByOne());
    return { ...(known ?? LAST_RESORT), isLastResort: known === undefined };
  },
  ...WATCHED,
});

async function together(): Promise<GlobalTimes | undefined> {
  try {
    const times = await send<typeof contract.settings>(calls.settings);
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
    const [pickupTime, returnTime] = await Promise.all([
      send<typeof contract.globalPickupTime>(calls.globalPickupTime),
      send<typeof contract.globalReturnTime>(calls.globalReturnTime),
    ]);
    return { pickupTime, returnTime };
  } catch {
    return undefined;
  }
}

type TimesChange = {
  times: Partial<GlobalTimes>;
  /** What is expected to stand there: anything else stays. */
  before?: GlobalTimes;
};

/** The calls go out together; the first that was refused, if any, is the error. */
export function useSaveGlobalTimes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ times: { pickupTime, returnTime }, before }: TimesChange) => {
      const saved = await Promise.allSettled([
        pickupTime !== undefined &&
          send<typeof contract.setGlobalPickupTime>(calls.setGlobalPickupTime, {
            body: { value: pickupTime, ...(before && { before: before.pickupTime }) },
          }),
        returnTime !== undefined &&
          send<typeof contract.setGlobalReturnTime>(calls.setGlobalReturnTime, {
            body: { value: returnTime, ...(before && { before: before.returnTime }) },
          }),
      ]);
      const refused = saved.find((one) => one.status === "rejected");
      if (refused) throw refused.reason;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: globalTimes.queryKey }),
  });
}

/** What the shop has decided for all it rents out. */
export const shopSettings = {
  ...query<typeof contract.shopSettings>(calls.shopSettings),
  ...WATCHED,
};

export function useChangeShopSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ShopChange) =>
      send<typeof contract.changeShopSettings>(calls.changeShopSettings, { body }),
    onSuccess: (stored) => {
      queryClient.setQueryData(shopSettings.queryKey, stored);
      outdatePage();
    },
    onSettled: () => refresh(queryClient, "settings"),
  });
}

/** Whether the contract goes along with the letter that approves a booking. */
export const contractInConfirmation = {
  ...query<typeof contract.contractInConfirmation>(calls.contractInConfirmation),
  ...WATCHED,
};

export function useSetContractInConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (value: boolean) =>
      send<typeof contract.setContractInConfirmation>(calls.setContractInConfirmation, {
        body: { value },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contractInConfirmation.queryKey }),
  });
}
