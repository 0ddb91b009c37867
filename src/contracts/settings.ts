import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { timeOfDay } from "#contracts/fields.ts";

export const settings = endpoint({
  method: "GET",
  path: "/api/settings",
  summary: "The shop's default times",
  access: "shop.visit",
  answer: z.object({ globalDefaultPickupTime: timeOfDay, globalDefaultReturnTime: timeOfDay }),
});

export const globalPickupTime = endpoint({
  method: "GET",
  path: "/api/settings/global-default-pickup-time",
  summary: "The shop's default pick-up time, as plain text",
  access: "shop.visit",
  answer: timeOfDay,
  isPlainText: true,
});

export const globalReturnTime = endpoint({
  method: "GET",
  path: "/api/settings/global-default-return-time",
  summary: "The shop's default return time, as plain text",
  access: "shop.visit",
  answer: timeOfDay,
  isPlainText: true,
});
