/** What units are called until their owner gives them names: the first numbers that nobody has. */
export function unitNames(taken: readonly string[], count: number): string[] {
  const known = new Set(taken.map(nameKey));
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = `Enhet ${number}`;
    if (!known.has(nameKey(name))) names.push(name);
  }
  return names;
}

/** Two units whose names differ in capitals alone are one to whoever reads them out. */
export function isSameUnitName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

const nameKey = (name: string) => name.normalize("NFC").replaceAll(/\s+/g, " ").toLowerCase();

/** `abc 12d` as `ABC12D`: each vehicle has one number, however it is typed. */
export function canonicalRegistration(typed: string): string {
  return typed
    .normalize("NFC")
    .replaceAll(/[\s-]+/g, "")
    .toUpperCase();
}
