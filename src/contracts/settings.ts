import { z } from "zod";
import { time } from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/settings-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { timeOfDay } from "#contracts/fields.ts";
import { MOST_NOTICE_HOURS } from "#domain/availability/pickup-notice.ts";
import { KEEPING_SETTINGS } from "#domain/shop/power-cut.ts";
import { OWNERS_SETTINGS } from "#domain/shop/left-to-set.ts";

const defaultTimes = z.object({
  globalDefaultPickupTime: timeOfDay,
  globalDefaultReturnTime: timeOfDay,
});

export const settings = endpoint({
  ...calls.settings,
  summary: "The shop's default times",
  access: "shop.visit",
  answer: defaultTimes,
  isKept: true,
});

export const globalPickupTime = endpoint({
  ...calls.globalPickupTime,
  summary: "The shop's default pick-up time, as plain text",
  access: "shop.visit",
  answer: timeOfDay,
  isKept: true,
});

export const globalReturnTime = endpoint({
  ...calls.globalReturnTime,
  summary: "The shop's default return time, as plain text",
  access: "shop.visit",
  answer: timeOfDay,
  isKept: true,
});

export const setGlobalPickupTime = endpoint({
  ...calls.setGlobalPickupTime,
  summary: "Sets the shop's default pick-up time; answers both default times",
  access: "shop.manage",
  body: z.object({ value: time }),
  answer: defaultTimes,
});

export const setGlobalReturnTime = endpoint({
  ...calls.setGlobalReturnTime,
  summary: "Sets the shop's default return time; answers both default times",
  access: "shop.manage",
  body: z.object({ value: time }),
  answer: defaultTimes,
});

const shopFields = z.strictObject({
  /** How many hours before a pick-up the shop wants to know of it. */
  noticeHours: z.int().min(0).max(MOST_NOTICE_HOURS),
});
export type ShopSettings = z.infer<typeof shopFields>;

export const shopSettings = endpoint({
  ...calls.shopSettings,
  summary: "What the shop has decided for all it rents out",
  access: "shop.manage",
  answer: shopFields,
});

export const changeShopSettings = endpoint({
  ...calls.changeShopSettings,
  summary: "Changes any of it; answers all of it",
  access: "shop.manage",
  body: shopFields.partial(),
  answer: shopFields,
});

export const settingsLeft = endpoint({
  ...calls.settingsLeft,
  summary: "What the owner has still to set, by the names it is set under; nothing in the demo",
  access: "shop.manage",
  answer: z.array(z.enum(OWNERS_SETTINGS)),
});

export const databaseRisks = endpoint({
  ...calls.databaseRisks,
  summary: "Settings of the database under which a power cut takes what real cards have paid for",
  access: "shop.manage",
  answer: z.array(z.enum(KEEPING_SETTINGS)),
});

const yesOrNo = z.object({ value: z.boolean() });

export const contractInConfirmation = endpoint({
  ...calls.contractInConfirmation,
  summary: "Whether the rental agreement goes along with the letter that approves a booking",
  access: "shop.manage",
  answer: yesOrNo,
});

export const setContractInConfirmation = endpoint({
  ...calls.setContractInConfirmation,
  summary: "Sets whether the rental agreement goes along with the letter that approves a booking",
  access: "shop.manage",
  body: yesOrNo,
  answer: yesOrNo,
});
