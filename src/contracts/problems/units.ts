import type { LocalDate } from "#domain/dates/local-date.ts";
import type { AtField, Statuses } from "./status.ts";

/** Units that are told apart, and who has which. */
export type UnitProblem =
  | { code: "unit.unknown" }
  | ({ code: "unit.name-taken" } & AtField)
  /** Another unit of the item has it, by its name. */
  | ({ code: "unit.registration-taken"; name: string } & AtField)
  /** Nothing would be left to rent out. */
  | { code: "unit.last" }
  /** Stays that fit no other unit; the first of them. */
  | ({ code: "unit.stays-left"; stays: number; startDate: LocalDate; endDate: LocalDate } & AtField)
  | ({ code: "outage.reversed" } & AtField)
  | ({ code: "outage.too-far" } & AtField)
  | ({ code: "unit.retired-too-far" } & AtField)
  /** Out on a booking, from which it is to come back first. */
  | ({ code: "unit.still-out"; name: string; bookingId: number; customerName: string } & AtField)
  | { code: "outage.unknown" }
  /** What nobody chooses any more, or what is not told apart. */
  | { code: "unit.booking-cancelled" }
  | { code: "unit.booking-returned" }
  | { code: "unit.none-to-choose" }
  /** Another number than the booking has, or of things that it does not have. */
  | { code: "unit.wrong-choice"; needed: number }
  | { code: "unit.handed-over"; name: string }
  | { code: "unit.with-customer"; name: string }
  | { code: "unit.out"; name: string }
  | { code: "unit.no-room-for-others"; name: string };

export const UNIT_STATUS: Statuses<UnitProblem> = {
  "unit.unknown": 404,
  "unit.name-taken": 409,
  "unit.registration-taken": 409,
  "unit.last": 409,
  "unit.stays-left": 409,
  "outage.reversed": 400,
  "outage.too-far": 400,
  "unit.retired-too-far": 400,
  "unit.still-out": 409,
  "outage.unknown": 404,
  "unit.booking-cancelled": 409,
  "unit.booking-returned": 409,
  "unit.none-to-choose": 409,
  "unit.wrong-choice": 400,
  "unit.handed-over": 409,
  "unit.with-customer": 409,
  "unit.out": 409,
  "unit.no-room-for-others": 409,
};
