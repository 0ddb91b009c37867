/**
 * Nights are read each time, and most often they are what they were: what was made of the same nights under the same
 * rules is then made of them again. `of` is what it was made of besides what its key tells.
 */
export function sameAsMade<Made>(
  most: number,
): (key: string, of: readonly unknown[], make: () => Made) => Made {
  const known = new Map<string, { of: readonly unknown[]; made: Made }>();
  return (key, of, make) => {
    const before = known.get(key);
    if (before?.of.every((one, index) => one === of[index])) return before.made;
    const made = make();
    if (known.size >= most) known.clear();
    known.set(key, { of, made });
    return made;
  };
}
