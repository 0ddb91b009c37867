function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** From `a` (0) to `b` (1); both as #rrggbb. */
export function mix(a: string, b: string, amount: number): string {
  const from = channels(a);
  const to = channels(b);
  const hex = from.map((channel, index) =>
    Math.round(channel + ((to[index] ?? 0) - channel) * amount)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

export const lighter = (color: string, amount: number): string => mix(color, "#ffffff", amount);
export const darker = (color: string, amount: number): string => mix(color, "#0a1416", amount);
