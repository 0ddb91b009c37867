import { z } from "zod";
import { time } from "#contracts/catalog-fields.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { timeOfDay } from "#contracts/fields.ts";
import { KEEPING_SETTINGS } from "#domain/shop/power-cut.ts";
import { OWNERS_SETTINGS } from "#domain/shop/left-to-set.ts";

const defaultTimes = z.object({
  globalDefaultPickupTime: timeOfDay,
  globalDefaultReturnTime: timeOfDay,
});

export const settings = endpoint({
  method: "GET",
  path: "/api/settings",
  summary: "The shop's default times",
  access: "shop.visit",
  answer: defaultTimes,
  isKept: true,
});

export const globalPickupTime = endpoint({
  method: "GET",
  path: "/api/settings/global-default-pickup-time",
  summary: "The shop's default pick-up time, as plain text",
  access: "shop.visit",
  answer: timeOfDay,
  isPlainText: true,
  isKept: true,
});

export const globalReturnTime = endpoint({
  method: "GET",
  path: "/api/settings/global-default-return-time",
  summary: "The shop's default return time, as plain text",
  access: "shop.visit",
  answer: timeOfDay,
  isPlainText: true,
  isKept: true,
});

export const setGlobalPickupTime = endpoint({
  method: "POST",
  path: "/api/settings/global-default-pickup-time",
  summary: "Sets the shop's default pick-up time; answers both default times",
  access: "shop.manage",
  body: z.object({ value: time }),
  answer: defaultTimes,
});

export const setGlobalReturnTime = endpoint({
  method: "POST",
  path: "/api/settings/global-default-return-time",
  summary: "Sets the shop's default return time; answers both default times",
  access: "shop.manage",
  body: z.object({ value: time }),
  answer: defaultTimes,
});

export const settingsLeft = endpoint({
  method: "GET",
  path: "/api/settings/left-to-set",
  summary: "What the owner has still to set, by the names it is set under; nothing in the demo",
  access: "shop.manage",
  answer: z.array(z.enum(OWNERS_SETTINGS)),
});

export const databaseRisks = endpoint({
  method: "GET",
  path: "/api/settings/database-risks",
  summary: "Settings of the database under which a power cut takes what real cards have paid for",
  access: "shop.manage",
  answer: z.array(z.enum(KEEPING_SETTINGS)),
});
