import { mix } from "./color.ts";
import {
  grassDetails,
  roadDetails,
  rockDetails,
  sandDetails,
  snowDetails,
} from "./ground-details.ts";
import type { GroundBox } from "./ground-box.ts";
import type { Ground, Palette } from "./palette.ts";
import { seededRandom } from "./random.ts";

/** A soft edge that rises towards the sides of the picture. */
function bankPath(box: GroundBox, y: number, wave: number, seed: number): string {
  const random = seededRandom(seed);
  const steps = 7;
  let path = `M-20 ${box.height + 10}L-20 ${(y - wave).toFixed(1)}`;
  let previous = { x: -20, y: y - wave };
  for (let step = 1; step <= steps; step++) {
    const x = -20 + ((box.width + 40) * step) / steps;
    const fromMiddle = Math.abs(step / steps - 0.5) * 2;
    const next = { x, y: y - wave * fromMiddle ** 2 + random.between(-0.25, 0.25) * wave };
    const half = (next.x - previous.x) / 2;
    path += `C${(previous.x + half).toFixed(1)} ${previous.y.toFixed(1)} ${(next.x - half).toFixed(1)} ${next.y.toFixed(1)} ${next.x.toFixed(1)} ${next.y.toFixed(1)}`;
    previous = next;
  }
  return `${path}L${box.width + 20} ${box.height + 10}Z`;
}

/** Low folds in the ground: a lit crest that fades into the slope before it. */
function folds(kind: Ground, palette: Palette, box: GroundBox): string {
  const colors = palette.ground[kind === "road" ? "grass" : kind];
  const depth = box.height - box.top;
  return [0.16, 0.4, 0.74]
    .map((share, index) => {
      const y = box.top + depth * share;
      const crest = mix(
        mix(colors.light, colors.dark, share * 0.75),
        palette.light,
        kind === "snow" ? 0.3 : 0.12,
      );
      const slope = mix(colors.light, colors.dark, Math.min(1, 0.4 + share * 0.8));
      const id = `sc-fold-${index}`;
      return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${(y - depth * 0.06).toFixed(1)}" x2="0" y2="${(y + depth * 0.24).toFixed(1)}"><stop offset="0" stop-color="${crest}" stop-opacity="0.9"/><stop offset="0.3" stop-color="${mix(crest, slope, 0.5)}" stop-opacity="0.6"/><stop offset="1" stop-color="${slope}" stop-opacity="0"/></linearGradient><path d="${bankPath(box, y, depth * (0.1 - 0.04 * index), box.seed + 3 + index)}" fill="url(#${id})"/>`;
    })
    .join("");
}

function details(kind: Ground, palette: Palette, box: GroundBox): string {
  if (kind === "grass") return grassDetails(palette, box);
  if (kind === "snow") return snowDetails(palette, box);
  if (kind === "rock") return rockDetails(palette, box);
  if (kind === "road") return roadDetails(palette, box);
  return sandDetails(palette, box);
}

export function ground(
  kind: Ground,
  palette: Palette,
  box: GroundBox,
  waterBehind: boolean,
): string {
  const colors = palette.ground[kind === "road" ? "grass" : kind];
  const depth = box.height - box.top;
  const rim = waterBehind
    ? `<path d="${bankPath(box, box.top - depth * 0.02, depth * 0.1, box.seed)}" fill="${mix(colors.dark, palette.waterNear, 0.45)}" opacity="0.55"/>`
    : "";
  return `<linearGradient id="sc-ground" gradientUnits="userSpaceOnUse" x1="0" y1="${box.top - depth * 0.1}" x2="0" y2="${box.height}"><stop offset="0" stop-color="${colors.light}"/><stop offset="0.42" stop-color="${mix(colors.light, colors.dark, 0.32)}"/><stop offset="1" stop-color="${colors.dark}"/></linearGradient>
${rim}<path d="${bankPath(box, box.top, depth * 0.1, box.seed)}" fill="url(#sc-ground)"/>${folds(kind, palette, box)}${details(kind, palette, box)}`;
}
