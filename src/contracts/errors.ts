import { z } from "zod";
import type { StayProblem } from "#domain/availability/check-stay.ts";
import type { PriceProblem } from "#domain/pricing/quote.ts";

/** Everything that may go wrong in a way a caller is told about, with the facts that explain it. */
export type Problem =
  | { code: "request.malformed"; fields?: Record<string, string> }
  | { code: "request.unknown-address" }
  | { code: "request.foreign-origin" }
  | { code: "request.too-large" }
  | { code: "request.too-many"; retryAfterSeconds: number }
  | { code: "auth.not-signed-in" }
  | { code: "auth.not-allowed" }
  | { code: "auth.wrong-credentials" }
  | { code: "auth.too-many-attempts"; retryAfterSeconds: number }
  | { code: "auth.username-taken" }
  | { code: "catalog.item-unknown" }
  | { code: "catalog.agreement-unknown" }
  | StayProblem
  | PriceProblem
  | { code: "stay.above-stock"; quantity: number }
  | { code: "stay.not-bookable" }
  | { code: "stay.range-too-long"; days: number }
  | { code: "shop.not-ready" }
  | { code: "shop.busy" }
  | { code: "shop.fault" };

export type ProblemCode = Problem["code"];

/** The one table from code to HTTP status. */
export const PROBLEM_STATUS: Record<
  ProblemCode,
  400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503
> = {
  "request.malformed": 400,
  "request.unknown-address": 404,
  "request.foreign-origin": 403,
  "request.too-large": 413,
  "request.too-many": 429,
  "auth.not-signed-in": 401,
  "auth.not-allowed": 403,
  "auth.wrong-credentials": 401,
  "auth.too-many-attempts": 429,
  "auth.username-taken": 409,
  "catalog.item-unknown": 404,
  "catalog.agreement-unknown": 404,
  "stay.no-nights": 400,
  "stay.reversed": 400,
  "stay.past": 400,
  "stay.too-far": 400,
  "stay.start-weekday": 400,
  "stay.end-weekday": 400,
  "stay.too-short": 400,
  "stay.blocked": 409,
  "stay.unavailable": 409,
  "stay.too-few-units": 409,
  "stay.above-stock": 400,
  "stay.not-bookable": 400,
  "stay.range-too-long": 400,
  "price.addon-unknown": 400,
  "price.addon-single": 400,
  "price.addon-twice": 400,
  "shop.not-ready": 503,
  "shop.busy": 503,
  "shop.fault": 500,
};

export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
