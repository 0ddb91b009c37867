/** What units are called until their owner gives them names: the first numbers that nobody has. */
export function unitNames(taken: readonly string[], count: number): string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = `Enhet ${number}`;
    if (!taken.includes(name)) names.push(name);
  }
  return names;
}
