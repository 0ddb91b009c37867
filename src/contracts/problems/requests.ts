import type { Statuses } from "./status.ts";

/** What was asked, or the shop itself, is not in a state to be answered. */
export type RequestProblem =
  | { code: "request.malformed"; fields?: Record<string, string> }
  | { code: "request.unknown-address" }
  | { code: "request.unreadable-address" }
  | { code: "request.foreign-origin" }
  | { code: "request.too-large" }
  /** A part of a file that it does not have; `contentRange` tells how long it is. */
  | { code: "request.beyond-the-end"; contentRange: string }
  | { code: "request.too-many"; retryAfterSeconds: number }
  | { code: "upload.not-a-picture" }
  | { code: "upload.format-not-taken"; format: string }
  | { code: "upload.broken" }
  | { code: "upload.too-many-pixels"; megapixels: number }
  | { code: "picture.unknown" }
  | { code: "shop.not-ready" }
  | { code: "shop.busy" }
  | { code: "shop.fault" };

export const REQUEST_STATUS: Statuses<RequestProblem> = {
  "request.malformed": 400,
  "request.unknown-address": 404,
  "request.unreadable-address": 400,
  "request.foreign-origin": 403,
  "request.too-large": 413,
  "request.beyond-the-end": 416,
  "request.too-many": 429,
  "upload.not-a-picture": 400,
  "upload.format-not-taken": 400,
  "upload.broken": 400,
  "upload.too-many-pixels": 400,
  "picture.unknown": 404,
  "shop.not-ready": 503,
  "shop.busy": 503,
  "shop.fault": 500,
};
