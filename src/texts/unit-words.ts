import type { BookedUnit } from "#contracts/stay.ts";
import { listed } from "./listed.ts";

/** `Enhet 1, ABC 123`; once where the unit is called by its registration number. */
export function unitWords({
  name,
  registration,
}: Pick<BookedUnit, "name" | "registration">): string {
  const isSaidAlready = bare(name).includes(bare(registration));
  return isSaidAlready ? name : `${name}, ${registration}`;
}

function bare(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

type Things = {
  rentalItemId: number;
  lines: readonly { rentalItemId: number; name: string }[];
};

/** Of each thing of a booking by its name, the main one first and without. */
export function unitLines(units: readonly BookedUnit[], { rentalItemId, lines }: Things): string[] {
  const of = (id: number) =>
    listed(units.filter((unit) => unit.rentalItemId === id).map((unit) => unitWords(unit)));
  const further = [...new Map(lines.map((line) => [line.rentalItemId, line.name]))];
  const names = further.filter(([id]) => id !== rentalItemId);
  return [
    of(rentalItemId),
    ...names.map(([id, name]) => (of(id) === "" ? "" : `${name}: ${of(id)}`)),
  ].filter((words) => words !== "");
}
