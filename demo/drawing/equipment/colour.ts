type Channels = [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `share` of the way from `from` to `to`, both written #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const part = Math.min(1, Math.max(0, share));
  const hex = a.map((value, index) =>
    Math.round(value + ((b[index] ?? 0) - value) * part)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

export const darker = (colour: string, share: number): string => mix(colour, "#0b1a22", share);
export const lighter = (colour: string, share: number): string => mix(colour, "#fffaf0", share);
