/** Large enough to see a scratch, small enough for a phone's network. */
export const LONGEST_SIDE = 1600;
export const LARGEST_BYTES = 400_000;
/** Each is tried until the picture is small enough; the last one is taken as it is. */
export const QUALITIES = [0.82, 0.7, 0.58, 0.45] as const;
export const THUMB_SIDE = 320;

type Size = { width: number; height: number };

/** As large as it may be, in its own shape. A small one is not made larger. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
