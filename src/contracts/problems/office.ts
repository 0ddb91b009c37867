import type { AccountProblem } from "#domain/bookkeeping/choose-accounts.ts";
import type { ClosingProblem } from "#domain/bookkeeping/closing.ts";
import type { AtField, Statuses } from "./status.ts";

/** Books, letters and things to see to. */
export type OfficeProblem =
  | { code: "receipt.not-issued" }
  | ClosingProblem
  | (AccountProblem & AtField)
  | { code: "oversight.not-stray" }
  | { code: "oversight.not-listed" }
  | { code: "mail.unknown" }
  /** It tells another day than its booking has by now. */
  | { code: "mail.other-day" }
  /** Which setting, by the name it is changed under: `opening.week`. */
  | { code: "setting.changed"; setting: string }
  /** By items, and by removed ones that are still booked. */
  | {
      code: "setting.place-in-use";
      place: string;
      items: readonly string[];
      removed: readonly string[];
    };

export const OFFICE_STATUS: Statuses<OfficeProblem> = {
  "receipt.not-issued": 404,
  "accounting.month-not-over": 409,
  "accounting.earlier-month-open": 409,
  "accounting.account-unfit": 400,
  "accounting.account-twice": 400,
  "oversight.not-stray": 409,
  "oversight.not-listed": 409,
  "mail.unknown": 404,
  "mail.other-day": 409,
  "setting.changed": 409,
  "setting.place-in-use": 409,
};
