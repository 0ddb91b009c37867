import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { text } from "#contracts/fields.ts";
import * as calls from "#contracts/office-find-calls.ts";

export const MOST_FOUND = 20;

const found = z.object({
  kind: z.enum(["booking", "item", "receipt", "page"]),
  id: z.string(),
  label: z.string(),
  note: z.string(),
  path: z.string(),
});
export type Found = z.output<typeof found>;

export const findAnything = endpoint({
  ...calls.findAnything,
  summary: "Bookings, items, receipts and pages of the office by what somebody types, at most 20",
  access: "bookings.read",
  query: z.object({ q: text(100).trim().min(1) }),
  answer: z.array(found).max(MOST_FOUND),
});
