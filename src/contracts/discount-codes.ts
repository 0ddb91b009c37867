import { z } from "zod";
import { adminDate, codeWords, rowId } from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/discount-codes-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { localDate, pathId } from "#contracts/fields.ts";
import { MOST_CODE_KRONOR, MOST_CODE_USES } from "#domain/pricing/code-fields.ts";

const access = "shop.manage";
const params = z.object({ id: pathId });

export const discountCode = z.object({
  id: z.int(),
  code: z.string(),
  percent: z.int().nullable(),
  /** Whole kronor; this or percent. */
  amount: z.int().nullable(),
  /** When one books, both days included. */
  bookFrom: localDate.nullable(),
  bookTo: localDate.nullable(),
  /** Which nights, the last one included. */
  stayFrom: localDate.nullable(),
  stayTo: localDate.nullable(),
  /** None of them means all. */
  itemIds: z.array(z.int()),
  minNights: z.int().nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerEmail: z.int().nullable(),
  /** By bookings that are not cancelled. */
  uses: z.int(),
  /** By those who are paying right now: `maxUses` counts them too, and they come back where nothing comes of it. */
  heldUses: z.int(),
  /** Counts the changes; names the state that an edit began with. */
  version: z.int(),
});
export type DiscountCode = z.infer<typeof discountCode>;

const uses = z.int().min(1).max(MOST_CODE_USES).nullable();
const day = adminDate.nullable();

/** Null empties a field. */
const fields = z.object({
  code: codeWords,
  percent: z.int().min(1).max(100).nullable(),
  amount: z.int().min(1).max(MOST_CODE_KRONOR).nullable(),
  bookFrom: day,
  bookTo: day,
  stayFrom: day,
  stayTo: day,
  itemIds: z
    .array(rowId)
    .max(500)
    .nullable()
    .transform((ids) => [...new Set(ids)]),
  minNights: z.int().min(1).max(365).nullable(),
  maxUses: uses,
  maxUsesPerEmail: uses,
});

export const listCodes = endpoint({
  ...calls.listCodes,
  summary: "All discount codes with their uses, newest first",
  access,
  answer: z.array(discountCode),
});

export const createCode = endpoint({
  ...calls.createCode,
  summary: "Adds a discount code: a percentage or an amount, with its limits",
  access,
  body: fields.partial().required({ code: true }),
  answer: discountCode,
  status: 201,
});
export type NewCode = z.output<typeof createCode.body & object>;

export const changeCode = endpoint({
  ...calls.changeCode,
  summary: "Changes a discount code; prices that were given with it stay",
  access,
  params,
  body: fields.partial().extend({ version: z.int().optional() }),
  answer: discountCode,
});
export type CodeChange = z.output<typeof changeCode.body & object>;

export const removeCode = endpoint({
  ...calls.removeCode,
  summary: "Removes a discount code; bookings that used it keep their price",
  access,
  params,
  answer: z.null(),
  status: 204,
});
