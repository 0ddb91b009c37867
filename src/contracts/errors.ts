import { z } from "zod";
import { priceStay } from "#contracts/offers.ts";
import { ACCESS_STATUS, type AccessProblem } from "#contracts/problems/access.ts";
import { BOOKING_STATUS, type BookingProblem } from "#contracts/problems/bookings.ts";
import { CATALOG_STATUS, type CatalogProblem } from "#contracts/problems/catalog.ts";
import { CHECKOUT_STATUS, type CheckoutProblem } from "#contracts/problems/checkout.ts";
import { HAND_OVER_STATUS, type HandOverProblem } from "#contracts/problems/hand-over.ts";
import { MONEY_STATUS, type MoneyProblem } from "#contracts/problems/money.ts";
import { OFFICE_STATUS, type OfficeProblem } from "#contracts/problems/office.ts";
import { REQUEST_STATUS, type RequestProblem } from "#contracts/problems/requests.ts";
import { UNIT_STATUS, type UnitProblem } from "#contracts/problems/units.ts";
import { WISH_STATUS, type WishProblem } from "#contracts/problems/wishes.ts";
import type { Statuses } from "#contracts/problems/status.ts";

/** Everything that may go wrong in a way a caller is told about, with the facts that explain it. */
export type Problem =
  | RequestProblem
  | AccessProblem
  | CatalogProblem
  | WishProblem
  | CheckoutProblem
  | MoneyProblem
  | BookingProblem
  | HandOverProblem
  | OfficeProblem
  | UnitProblem;

export type ProblemCode = Problem["code"];

/** The one table from code to HTTP status. */
export const PROBLEM_STATUS: Statuses<Problem> = {
  ...REQUEST_STATUS,
  ...ACCESS_STATUS,
  ...CATALOG_STATUS,
  ...WISH_STATUS,
  ...CHECKOUT_STATUS,
  ...MONEY_STATUS,
  ...BOOKING_STATUS,
  ...HAND_OVER_STATUS,
  ...OFFICE_STATUS,
  ...UNIT_STATUS,
};

export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  /** The message once more, on refused uploads only. */
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** What a refused checkout needs to go on: the right price, the right text, the booking that exists. */
  price: priceStay.answer.optional(),
  agreementVersion: z.int().optional(),
  agreementVersions: z.array(z.int()).optional(),
  bookingId: z.int().optional(),
  /** The protocol that was recorded before, which a correction names. */
  protocolId: z.int().optional(),
  /** The comment that stands, where another was refused for its sake. */
  notes: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
