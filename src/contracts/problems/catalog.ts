import type { LocalDate } from "#domain/dates/local-date.ts";
import type { CodeFieldProblem } from "#domain/pricing/code-fields.ts";
import type { AtField, Statuses } from "./status.ts";

/** What an administrator may meet while editing the catalogue, and a visitor whose item is gone. */
export type CatalogProblem =
  | { code: "catalog.item-unknown" }
  | { code: "catalog.agreement-unknown" }
  /** Who saved it meanwhile and when in Sweden, where the log knows. */
  | { code: "catalog.item-changed"; change?: { actor: string; day: LocalDate; time: string } }
  | ({ code: "catalog.slug-taken" } & AtField)
  | ({ code: "catalog.quantity-taken"; night: LocalDate; taken: number } & AtField)
  | (CodeFieldProblem & AtField)
  | ({ code: "catalog.place-unknown" } & AtField)
  | ({ code: "catalog.linked-item-unknown" } & AtField)
  | ({ code: "catalog.linked-item-own" } & AtField)
  | ({ code: "catalog.linked-item-motorhome" } & AtField)
  | { code: "catalog.entry-unknown" }
  | { code: "catalog.agreement-gone" }
  | { code: "catalog.agreement-edited" }
  | ({ code: "catalog.agreement-empty" } & AtField)
  | { code: "catalog.agreement-in-use"; items: readonly string[] }
  | { code: "catalog.agreement-needed"; items: readonly string[] }
  /** Somebody else has moved, added or removed one meanwhile. */
  | { code: "catalog.order-changed" }
  /** What would be done is no longer what was shown. */
  | { code: "catalog.preview-stale" }
  /** A price that would be put back has been changed again. */
  | { code: "catalog.price-changed-since" }
  | ({ code: "catalog.change-nothing" } & AtField)
  | ({ code: "catalog.change-uneven"; by: "percent" | "kronor" } & AtField)
  | ({ code: "catalog.change-beyond"; name: string; becomes: number } & AtField)
  | ({ code: "catalog.nothing-chosen" } & AtField)
  | { code: "catalog.code-gone" }
  | ({ code: "catalog.code-taken" } & AtField)
  | ({ code: "catalog.code-item-unknown" } & AtField)
  /** Fewer than are booked with, or held by those who are paying right now. */
  | ({ code: "catalog.code-uses-below"; used: number; held: number } & AtField)
  /** Who saved it meanwhile and when in Sweden, where the log knows. */
  | { code: "catalog.code-changed"; change?: { actor: string; day: LocalDate; time: string } };

export const CATALOG_STATUS: Statuses<CatalogProblem> = {
  "catalog.item-unknown": 404,
  "catalog.agreement-unknown": 404,
  "catalog.item-changed": 409,
  "catalog.slug-taken": 409,
  "catalog.quantity-taken": 409,
  "catalog.dates-reversed": 400,
  "catalog.place-unknown": 400,
  "catalog.linked-item-unknown": 400,
  "catalog.linked-item-own": 400,
  "catalog.linked-item-motorhome": 400,
  "catalog.entry-unknown": 404,
  "catalog.agreement-gone": 404,
  "catalog.agreement-edited": 409,
  "catalog.agreement-empty": 400,
  "catalog.agreement-in-use": 409,
  "catalog.agreement-needed": 409,
  "catalog.order-changed": 409,
  "catalog.preview-stale": 409,
  "catalog.price-changed-since": 409,
  "catalog.change-nothing": 400,
  "catalog.change-uneven": 400,
  "catalog.change-beyond": 400,
  "catalog.nothing-chosen": 400,
  "catalog.code-gone": 404,
  "catalog.code-taken": 409,
  "catalog.code-gives-nothing": 400,
  "catalog.code-gives-both": 400,
  "catalog.code-item-unknown": 400,
  "catalog.code-uses-below": 409,
  "catalog.code-changed": 409,
};
