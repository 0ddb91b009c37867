const LONGEST = 80;
const FALLBACK = "objekt";

// Letters that are letters of their own, not one with a mark on it.
const SPELLED: Record<string, string> = {
  æ: "ae",
  ø: "o",
  œ: "oe",
  ß: "ss",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
};

/** An address made from a name: 'Höga Kusten 7' becomes 'hoga-kusten-7'; what has no letter of these is called otherwise. */
export function slugFrom(name: string, otherwise = FALLBACK): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[æøœßđðłþ]/g, (letter) => SPELLED[letter] ?? "")
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
  return slug || otherwise;
}

/** The address itself while it is free, else with the first free number from 2 on. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
