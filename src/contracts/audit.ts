import { z } from "zod";
import * as calls from "#contracts/audit-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { pathId } from "#contracts/fields.ts";
import { LOGGED_PAGES } from "#domain/shop/logged-settings.ts";

export const change = z.object({
  at: z.iso.datetime(),
  /** The name of whoever made the change, also when the account is gone. */
  actor: z.string(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type Change = z.infer<typeof change>;

export const settingChange = change.extend({
  /** What it is logged under: `company`. */
  setting: z.string(),
});
export type SettingChange = z.infer<typeof settingChange>;

/** The most changes that are shown of one thing. */
export const MOST_CHANGES = 500;

export const itemHistory = endpoint({
  ...calls.itemHistory,
  summary: "Who changed an item or what belongs to it, newest first, at most 500 changes",
  access: "shop.manage",
  params: z.object({ id: pathId }),
  answer: z.array(change),
});

/** The most changes that are shown of settings, which may be long texts. */
export const MOST_SETTING_CHANGES = 100;

export const settingHistory = endpoint({
  ...calls.settingHistory,
  summary: "Who changed a setting, of one page or of all, newest first, at most 100 changes",
  access: "shop.manage",
  query: z.object({ of: z.enum(LOGGED_PAGES).optional() }),
  answer: z.array(settingChange),
});
