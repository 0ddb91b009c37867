const LONGEST = 200;

/** What a copy is called until its owner has named it. */
export function copyName(name: string): string {
  return `Kopia av ${name}`.slice(0, LONGEST).trimEnd();
}
