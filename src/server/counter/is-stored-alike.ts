import { isDeepStrictEqual } from "node:util";

/** Whether the database would keep the same of both: it keeps JSON in an order of its own. */
export function isStoredAlike(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(asStored(one), asStored(other));
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
