import { isDeepStrictEqual } from "node:util";

type Fields = Record<string, unknown>;

/** Of the fields to be written, those that differ from what is stored; nothing when none does. */
export function changedFields<After extends Fields>(
  stored: Fields,
  written: After,
): { before: Fields; after: Partial<After> } | undefined {
  const changed = Object.entries(written).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(stored[name], value),
  );
  if (changed.length === 0) return undefined;
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, stored[name]])),
    after: Object.fromEntries(changed) as Partial<After>,
  };
}
