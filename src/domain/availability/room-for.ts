import type { ItemType } from "#domain/catalog/item.ts";

/** Where people sleep and sit belted, as far as the owner has told; nobody asks it of equipment. */
export type Room = { type: ItemType; sleeps: number | null; seats: number | null };

export type PeopleProblem = { code: "stay.too-many-people"; most: number };

/** How many may travel: as many as have both a bed and a belt. Null where nothing is told. */
export function mostPeople({ type, sleeps, seats }: Room): number | null {
  const told = [sleeps, seats].filter((places) => places !== null);
  return type === "equipment" || told.length === 0 ? null : Math.min(...told);
}

/** Nothing when all who travel have room, or when nobody has said how many they are. */
export function peopleProblem(room: Room, people: number | null): PeopleProblem | undefined {
  const most = mostPeople(room);
  if (people === null || most === null || people <= most) return undefined;
  return { code: "stay.too-many-people", most };
}
