import type { LineProblem } from "#domain/availability/check-lines.ts";
import type { StayProblem } from "#domain/availability/check-stay.ts";
import type { PeopleProblem } from "#domain/availability/room-for.ts";
import type { CodeProblem } from "#domain/pricing/discount-code.ts";
import type { AdjustmentProblem, PriceProblem } from "#domain/pricing/quote.ts";
import type { Statuses } from "./status.ts";

/** What somebody wishes to rent cannot be had so: days, further things, extras, price or code. */
export type WishProblem =
  | StayProblem
  | PeopleProblem
  | LineProblem
  | PriceProblem
  | AdjustmentProblem
  | CodeProblem
  | { code: "stay.above-stock"; quantity: number }
  | { code: "stay.not-bookable" }
  | { code: "stay.range-too-long"; days: number };

export const WISH_STATUS: Statuses<WishProblem> = {
  "stay.no-nights": 400,
  "stay.reversed": 400,
  "stay.past": 400,
  "stay.pickup-passed": 400,
  "stay.too-short-notice": 400,
  "stay.too-far": 400,
  "stay.too-long": 400,
  "stay.closed-start": 400,
  "stay.closed-end": 400,
  "stay.start-weekday": 400,
  "stay.end-weekday": 400,
  "stay.too-short": 400,
  "stay.blocked": 409,
  "stay.unavailable": 409,
  "stay.too-few-units": 409,
  "stay.too-many-people": 409,
  "stay.no-turnaround": 409,
  "stay.no-unit-throughout": 409,
  "stay.above-stock": 400,
  "stay.not-bookable": 400,
  "line.unknown": 400,
  "line.twice": 400,
  "line.motorhome": 400,
  "line.addon-only": 400,
  "line.unavailable": 409,
  "line.too-few": 409,
  "line.extra-taken": 409,
  "stay.range-too-long": 400,
  "price.addon-unknown": 400,
  "price.addon-single": 400,
  "price.addon-too-many": 400,
  "price.addon-twice": 400,
  "price.below-zero": 400,
  "price.too-small": 400,
  "code.unknown": 409,
  "code.not-yet": 409,
  "code.over": 409,
  "code.other-nights": 409,
  "code.other-items": 409,
  "code.too-short": 409,
  "code.used-up": 409,
  "code.used-by-you": 409,
};
