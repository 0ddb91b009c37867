import type { CatalogProblem } from "#contracts/problems/catalog.ts";
import { problemSentence } from "#texts/errors.ts";

/** The problem with its sentence also beside the field that caused it. */
export function atField<P extends CatalogProblem>(field: string, problem: P) {
  return { ...problem, fields: { [field]: problemSentence(problem) } };
}
