import type { NewItemWish } from "#contracts/catalog-admin.ts";
import { typedLines, type ItemFacts, type Licence } from "#domain/catalog/item-facts.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { readLines } from "#web/shell/form/typed-lines.ts";
import { readDecimal, readWhole } from "#web/ui/typed-values.ts";

/** What people ask of an item, as it is typed; empty is not told. */
export type TypedFacts = {
  lengthCm: string;
  weightKg: string;
  minAge: string;
  licence: Licence | "";
  licenceYears: string;
  /** A line each. */
  included: string;
};

export const EMPTY_FACTS: TypedFacts = {
  lengthCm: "",
  weightKg: "",
  minAge: "",
  licence: "",
  licenceYears: "",
  included: "",
};

const typed = (stored: number | null) => (stored === null ? "" : String(stored).replace(".", ","));

export function typedFacts(facts: ItemFacts): TypedFacts {
  return {
    lengthCm: typed(facts.lengthCm),
    weightKg: typed(facts.weightKg),
    minAge: typed(facts.minAge),
    licence: facts.licence ?? "",
    licenceYears: typed(facts.licenceYears),
    included: facts.included.join("\n"),
  };
}

/** An empty line more is no difference. */
export function comparableFacts({ included, ...facts }: TypedFacts) {
  return [facts, typedLines(included)];
}

/** What was typed, to be sent; what cannot be read is told at its field. */
export function readFacts(
  { type, facts }: { type: ItemType; facts: TypedFacts },
  errors: Record<string, string>,
): NonNullable<NewItemWish["facts"]> {
  const number = (field: "lengthCm" | "weightKg" | "minAge" | "licenceYears") => {
    const read = (field === "weightKg" ? readDecimal : readWhole)(facts[field]);
    if (!read.ok) errors[`facts.${field}`] = read.problem;
    return read.ok ? read.value : null;
  };
  const isDriven = type === "rv";
  return {
    lengthCm: number("lengthCm"),
    weightKg: number("weightKg"),
    minAge: number("minAge"),
    licence: isDriven && facts.licence !== "" ? facts.licence : null,
    licenceYears: isDriven ? number("licenceYears") : null,
    included: readLines("facts.included", facts.included, errors),
  };
}
