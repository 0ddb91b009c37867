/** A list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const taken = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...taken);
}

/** Where a key leads from a place in a list; nowhere when it is none of those that move. */
export function placeByKey(key: string, index: number, count: number): number | undefined {
  const to = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || to < 0 || to >= count || to === index ? undefined : to;
}
