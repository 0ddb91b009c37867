type Point = { x: number; y: number };
type Stroke = { points: readonly Point[] };

/** Shorter than any name or initials: a tap, a slip of the thumb. */
const SHORTEST = 60;

/** Whether what is drawn may be somebody's signature: lines of some length in all, and no mere dot. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= SHORTEST;
}

function lengthOf({ points }: Stroke): number {
  return points.reduce((sum, { x, y }, at) => {
    const before = points[at - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);
}

/** What is drawn, made smaller where the sheet has become too small for it. */
export function fitStrokes<One extends { points: readonly Point[] }>(
  strokes: readonly One[],
  sheet: { width: number; height: number },
): One[] {
  const points = strokes.flatMap((stroke) => stroke.points);
  const scale = Math.min(
    1,
    ...points.map(({ x, y }) => Math.min(sheet.width / x, sheet.height / y)).filter((by) => by > 0),
  );
  if (scale === 1) return [...strokes];
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
}
