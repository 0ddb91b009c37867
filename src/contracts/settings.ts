import { z } from "zod";
import { rule, time } from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/settings-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { localDate, text, timeOfDay } from "#contracts/fields.ts";
import { shopAnswer, shopChange } from "#contracts/shop-settings.ts";
import { FIRST_STEPS } from "#domain/shop/first-day.ts";
import { KEEPING_SETTINGS } from "#domain/shop/power-cut.ts";
import { OWNERS_SETTINGS } from "#domain/shop/left-to-set.ts";
import { isMailAddress } from "#domain/text/mail-address.ts";

/** With what stood there when it was read: where another has changed it since, nothing is saved. */
const wantedTime = z.object({ value: time, before: time.optional() });

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
  body: wantedTime,
  answer: defaultTimes,
});

export const setGlobalReturnTime = endpoint({
  ...calls.setGlobalReturnTime,
  summary: "Sets the shop's default return time; answers both default times",
  access: "shop.manage",
  body: wantedTime,
  answer: defaultTimes,
});

export const shopSettings = endpoint({
  ...calls.shopSettings,
  summary: "What the owner has decided about the shop",
  access: "shop.manage",
  answer: shopAnswer,
});

export const changeShopSettings = endpoint({
  ...calls.changeShopSettings,
  summary: "Changes any of it; answers all of it",
  access: "shop.manage",
  body: shopChange,
  answer: shopAnswer,
});

export const setOutside = endpoint({
  ...calls.setOutside,
  summary:
    "What is set where the shop is started and shows in the office: never a key or a password",
  access: "shop.manage",
  answer: z.object({
    /** Null where letters are written as files in the data folder. */
    mailServer: z.string().nullable(),
    /** Whom letters come from by now, whatever was set. */
    sender: z.object({ name: z.string(), address: z.string(), replyTo: z.string().nullable() }),
    /** Where the shop's own notices go; null where none are written. */
    notices: z.string().nullable(),
    /** Null where nobody has said which address the shop has. */
    baseUrl: z.string().nullable(),
    /** `sandbox` is the shop's own play, `test` the provider's: in neither does money move. */
    cards: z.enum(["sandbox", "test", "real"]),
    /** What pages and letters say of opening hours as long as none are set day by day. */
    hoursWords: z.string().nullable(),
  }),
});
export type SetOutside = z.infer<typeof setOutside.answer>;

export const bookedOnClosed = endpoint({
  ...calls.bookedOnClosed,
  summary:
    "Bookings that begin or end, from today on, on a day when the shop is closed by now, or outside of the hours of a day that has its own",
  access: "shop.manage",
  answer: z.array(
    z.object({
      id: z.int(),
      customerName: z.string(),
      itemName: z.string(),
      end: z.enum(["pickup", "return"]),
      day: localDate,
      time: z.string(),
      /** When somebody is there that day; none where it is closed. */
      hours: z.array(z.object({ opens: z.string(), closes: z.string() })),
    }),
  ),
});
export type BookedOnClosed = z.infer<typeof bookedOnClosed.answer>;

export const sendTestLetter = endpoint({
  ...calls.sendTestLetter,
  summary: "Queues a letter that shows how the shop's letters arrive, to any address",
  access: "shop.manage",
  body: z.object({ to: text(254).trim().refine(isMailAddress, rule("mail-address")) }),
  answer: z.null(),
  status: 202,
});

export const settingsLeft = endpoint({
  ...calls.settingsLeft,
  summary: "What the owner has still to set, by the names it is set under; nothing in the demo",
  access: "shop.manage",
  answer: z.array(z.enum(OWNERS_SETTINGS)),
});

export const firstDay = endpoint({
  ...calls.firstDay,
  summary: "What an owner does on the first day, and what of it is done; nothing once it is over",
  access: "shop.manage",
  answer: z.array(
    z.object({
      key: z.enum(FIRST_STEPS),
      isDone: z.boolean(),
      isHalfDone: z.boolean().optional(),
    }),
  ),
});

export const hideFirstDay = endpoint({
  ...calls.hideFirstDay,
  summary: "Puts the list of the first day away",
  access: "shop.manage",
  answer: z.null(),
  status: 204,
});

export const takeOutFirstDay = endpoint({
  ...calls.takeOutFirstDay,
  summary: "Takes the list of the first day out again",
  access: "shop.manage",
  answer: z.null(),
  status: 204,
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
