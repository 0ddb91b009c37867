import { mix } from "../color.ts";
import type { Palette } from "../palette.ts";

export type RoadPoint = { x: number; y: number; half: number };

const n = (value: number): string => value.toFixed(1);

function curve(points: readonly { x: number; y: number }[]): string {
  return points
    .slice(1)
    .map((point, index) => {
      const from = points[index];
      if (!from) return "";
      const middle = (from.y + point.y) / 2;
      return `C${n(from.x)} ${n(middle)} ${n(point.x)} ${n(middle)} ${n(point.x)} ${n(point.y)}`;
    })
    .join("");
}

/** A road that winds from the near points to the far ones and narrows on its way. */
export function windingRoad(points: readonly RoadPoint[], palette: Palette, snowy = false): string {
  const left = points.map(({ x, y, half }) => ({ x: x - half, y }));
  const right = points.map(({ x, y, half }) => ({ x: x + half, y })).toReversed();
  const start = left[0];
  const turn = right[0];
  if (!start || !turn) return "";
  const colors = palette.ground.road;
  const surface = snowy
    ? mix(palette.ground.snow.dark, palette.ground.snow.light, 0.35)
    : colors.light;
  const dashes = points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [];
    return [0.08, 0.38, 0.68].map((t) => {
      const ease = (u: number): number => u * u * (3 - 2 * u);
      const at = (u: number): { x: number; y: number; half: number } => ({
        x: from.x + (to.x - from.x) * ease(u),
        y: from.y + (to.y - from.y) * u,
        half: from.half + (to.half - from.half) * u,
      });
      const a = at(t);
      const b = at(t + 0.14);
      return `<path d="M${n(a.x - a.half * 0.025)} ${n(a.y)}L${n(b.x - b.half * 0.025)} ${n(b.y)}L${n(b.x + b.half * 0.025)} ${n(b.y)}L${n(a.x + a.half * 0.025)} ${n(a.y)}Z"/>`;
    });
  });
  const path = `M${n(start.x)} ${n(start.y)}${curve(left)}L${n(turn.x)} ${n(turn.y)}${curve(right)}Z`;
  const edge = snowy
    ? palette.ground.snow.light
    : mix(colors.light, palette.ground.grass.light, 0.45);
  return `<linearGradient id="pl-road" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(surface, palette.haze, 0.35)}"/><stop offset="1" stop-color="${snowy ? palette.ground.snow.dark : colors.dark}"/></linearGradient><path d="${path}" fill="url(#pl-road)" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/><g fill="${colors.detail}" opacity="${snowy ? 0 : 0.85}">${dashes.join("")}</g>`;
}

/** Snow stakes along the road's edges, smaller with distance. */
export function snowStakes(points: readonly RoadPoint[], palette: Palette): string {
  return points
    .slice(0, -1)
    .flatMap((from, index) => {
      const to = points[index + 1];
      if (!to) return [];
      return [0.15, 0.5, 0.85].flatMap((t) => {
        const ease = t * t * (3 - 2 * t);
        const x = from.x + (to.x - from.x) * ease;
        const y = from.y + (to.y - from.y) * t;
        const half = from.half + (to.half - from.half) * t;
        return [-1, 1].map((side) => {
          const foot = x + side * half * 1.12;
          const tall = half * 0.55;
          return `<path d="M${n(foot)} ${n(y)}V${n(y - tall)}" stroke="#b4500f" stroke-width="${n(Math.max(1.4, half * 0.035))}"/><path d="M${n(foot)} ${n(y - tall * 0.7)}v${n(-tall * 0.14)}" stroke="${palette.glitter}" stroke-width="${n(Math.max(1.4, half * 0.04))}"/>`;
        });
      });
    })
    .join("");
}

/** A level place beside the road where a vehicle can stop. */
export function layBy(
  box: { x: number; y: number; width: number; depth: number },
  palette: Palette,
  snowy = false,
): string {
  const { x, y, width, depth } = box;
  const colors = palette.ground.road;
  const top = snowy
    ? palette.ground.snow.light
    : mix(colors.light, palette.ground.beach.light, 0.3);
  const low = snowy ? palette.ground.snow.dark : mix(colors.dark, palette.ground.beach.dark, 0.3);
  return `<linearGradient id="pl-layby" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient><path d="M${n(x - width * 0.56)} ${n(y)}C${n(x - width * 0.5)} ${n(y - depth * 0.7)} ${n(x - width * 0.2)} ${n(y - depth)} ${n(x)} ${n(y - depth)}S${n(x + width * 0.52)} ${n(y - depth * 0.6)} ${n(x + width * 0.56)} ${n(y)}C${n(x + width * 0.5)} ${n(y + depth * 0.6)} ${n(x + width * 0.2)} ${n(y + depth * 0.8)} ${n(x)} ${n(y + depth * 0.8)}S${n(x - width * 0.52)} ${n(y + depth * 0.6)} ${n(x - width * 0.56)} ${n(y)}Z" fill="url(#pl-layby)"/>`;
}
