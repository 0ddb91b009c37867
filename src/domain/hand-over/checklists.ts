import type { ItemType } from "#domain/catalog/item.ts";
import { LONGEST_CHECK, MOST_CHECKS } from "./protocol.ts";

/** What is looked at when something goes out and comes back, in the order one walks around it. */
export type Checklists = Record<ItemType, readonly string[]>;

/** Of a shop whose owner has written none. */
export const USUAL_CHECKLISTS: Checklists = {
  rv: [
    "Karossen runt om: bucklor, repor och sprickor",
    "Vindruta och övriga rutor är hela",
    "Däcken är hela och har rätt tryck",
    "Strålkastare, blinkers och bromsljus lyser",
    "Spolarvätska, olja och kylarvätska är påfyllda",
    "Gasolen är visad och stänger som den ska",
    "Vattenpump, kranar och varmvatten fungerar",
    "Toaletten är tömd och rengjord",
    "Kylskåp och spis fungerar",
    "Värmen är visad och fungerar",
    "Luckor, takfönster och markis är hela och stängs",
    "Elkabel, slangar och rampkilar är med",
    "Varningstriangel, västar och brandsläckare är med",
    "Invändigt rent, utan fläckar och skador",
  ],
  equipment: [
    "Hel, utan synliga skador",
    "Alla delar och tillbehör är med",
    "Ren och torr",
    "Visad vid utlämningen, och fungerar som den ska",
  ],
};

/** What is asked of a thing: its own list where it has one, even an empty one, else what is asked of its kind. */
export function checklistOf(
  { type, checklist }: { type: ItemType; checklist: readonly string[] | null },
  ofType: Checklists,
): readonly string[] {
  return checklist ?? ofType[type];
}

/** The list with what goes along, each ticked as the rest is: going out, and again when it is back. */
export function withAlong(checklist: readonly string[], along: readonly string[]): string[] {
  const labels = [...checklist, ...along].map((label) => label.slice(0, LONGEST_CHECK));
  return [...new Set(labels)].slice(0, MOST_CHECKS);
}

/** A list that is the usual one is nobody's own: it goes on following what is usual. */
export function ownChecklists(wanted: Partial<Checklists>): Partial<Checklists> {
  const isUsual = (type: ItemType, list: readonly string[]) =>
    list.length === USUAL_CHECKLISTS[type].length &&
    list.every((check, at) => check === USUAL_CHECKLISTS[type][at]);
  return Object.fromEntries(
    Object.entries(wanted).filter(([type, list]) => !isUsual(type as ItemType, list)),
  );
}
