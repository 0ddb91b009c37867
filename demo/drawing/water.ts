import { mix } from "./color.ts";
import type { Palette } from "./palette.ts";
import { seededRandom } from "./random.ts";

type WaterBox = { width: number; top: number; bottom: number; seed: number; sunX: number | null };

function ripples(palette: Palette, box: WaterBox): string {
  const random = seededRandom(box.seed);
  const depth = box.bottom - box.top;
  return Array.from({ length: 90 }, () => {
    const t = random.between(0.03, 1) ** 1.25;
    const length = box.width * (0.012 + 0.07 * t) * random.between(0.5, 1.3);
    const x = random.between(-0.05, 1) * box.width;
    const thickness = 0.8 + 3 * t;
    const bright = random.chance(0.6);
    const color = bright ? palette.waterFar : mix(palette.waterNear, palette.shadow, 0.25);
    return `<rect x="${x.toFixed(1)}" y="${(box.top + depth * t).toFixed(1)}" width="${length.toFixed(1)}" height="${thickness.toFixed(1)}" rx="${(thickness / 2).toFixed(1)}" fill="${color}" opacity="${(random.between(0.12, 0.34) * (bright ? 1 : 0.7)).toFixed(2)}"/>`;
  }).join("");
}

/** The path of light from the sun towards the shore. */
function glitter(palette: Palette, box: WaterBox): string {
  if (box.sunX === null) return "";
  const random = seededRandom(box.seed + 5);
  const depth = box.bottom - box.top;
  const middle = box.sunX * box.width;
  return Array.from({ length: 130 }, () => {
    const t = random.between(0, 1) ** 1.1;
    const spread = box.width * (0.035 + 0.07 * t);
    const off = random.between(-1, 1) * random.between(0.2, 1);
    const length =
      box.width * (0.006 + 0.026 * t) * random.between(0.5, 1.4) * (1.2 - Math.abs(off));
    const thickness = 1 + 3.4 * t;
    return `<rect x="${(middle + off * spread - length / 2).toFixed(1)}" y="${(box.top + 2 + depth * t).toFixed(1)}" width="${length.toFixed(1)}" height="${thickness.toFixed(1)}" rx="${(thickness / 2).toFixed(1)}" fill="${palette.glitter}" opacity="${(0.85 * (1 - Math.abs(off) * 0.7)).toFixed(2)}"/>`;
  }).join("");
}

/** Still water that mirrors `far`, which must be drawn above `top`. */
export function water(palette: Palette, far: string, box: WaterBox): string {
  const depth = box.bottom - box.top;
  return `<defs><linearGradient id="sc-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.waterFar}"/><stop offset="0.3" stop-color="${mix(palette.waterFar, palette.waterNear, 0.42)}"/><stop offset="1" stop-color="${palette.waterNear}"/></linearGradient>
<linearGradient id="sc-mirror-fade" gradientUnits="userSpaceOnUse" x1="0" y1="${box.top}" x2="0" y2="${box.bottom}"><stop offset="0" stop-color="#fff" stop-opacity="0.62"/><stop offset="1" stop-color="#fff" stop-opacity="0.1"/></linearGradient>
<mask id="sc-mirror" maskUnits="userSpaceOnUse" x="0" y="${box.top}" width="${box.width}" height="${depth}"><rect x="0" y="${box.top}" width="${box.width}" height="${depth}" fill="url(#sc-mirror-fade)"/></mask>
<filter id="sc-mirror-blur" filterUnits="userSpaceOnUse" x="0" y="0" width="${box.width}" height="${box.bottom}"><feGaussianBlur stdDeviation="1.2 4"/></filter></defs>
<rect y="${box.top}" width="${box.width}" height="${depth + 4}" fill="url(#sc-water)"/>
<g mask="url(#sc-mirror)"><g transform="matrix(1 0 0 -1 0 ${2 * box.top})"><g filter="url(#sc-mirror-blur)">${far}</g></g></g>
${ripples(palette, box)}${glitter(palette, box)}
<rect y="${box.top - 1}" width="${box.width}" height="2.5" fill="${palette.glitter}" opacity="0.35"/>`;
}
