/** What the office calls an item: of one that visitors do not see it is said. */
export function officeName({ name, isHidden }: { name: string; isHidden: boolean }): string {
  return isHidden ? `${name} (dold)` : name;
}
