import { spokenKinds, type Rents } from "./rents.ts";

/** The draft of an agreement is about driving: no help to a shop that has nothing but equipment. */
export function isDraftOffered(rents: Rents): boolean {
  return spokenKinds(rents) !== "equipment";
}
