import { readWhole } from "#web/ui/typed-values.ts";

const MOST = 9_999_999;

/** A reading as people type it, `45 200 km` included. */
export function readKilometres(typed: string): ReturnType<typeof readWhole> {
  const read = readWhole(typed.replaceAll(/km\s*$/gi, ""));
  if (read.ok && read.value !== null && read.value > MOST)
    return { ok: false, problem: "Så långt har ingen bil gått" };
  return read;
}
