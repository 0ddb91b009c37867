import { aurora } from "./aurora.ts";
import { clouds } from "./clouds.ts";
import type { Palette } from "./palette.ts";
import { seededRandom } from "./random.ts";

function skyGradient(palette: Palette, horizonY: number): string {
  const stops = palette.sky
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join("");
  return `<linearGradient id="sc-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${horizonY}">${stops}</linearGradient>`;
}

function stars(palette: Palette, width: number, horizonY: number, seed: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: palette.stars }, () => {
    const y = random.between(0, 1) ** 1.4 * horizonY * 0.86;
    const size = random.chance(0.12) ? random.between(1.8, 2.6) : random.between(0.7, 1.5);
    const opacity = random.between(0.3, 0.95) * (1 - y / horizonY);
    return `<circle cx="${random.between(0, width).toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="#eef8f4" opacity="${opacity.toFixed(2)}"/>`;
  }).join("");
}

function sunWithGlow(palette: Palette, width: number, horizonY: number, x?: number): string {
  if (!palette.sun) return "";
  const { sun } = palette;
  const sunX = (x ?? sun.x) * width;
  const sunY = sun.y * horizonY;
  const reach = width * 0.46;
  return `<radialGradient id="sc-glow"><stop offset="0" stop-color="${sun.glow}" stop-opacity="0.95"/><stop offset="0.16" stop-color="${sun.glow}" stop-opacity="0.62"/><stop offset="0.42" stop-color="${sun.glow}" stop-opacity="0.24"/><stop offset="1" stop-color="${sun.glow}" stop-opacity="0"/></radialGradient>
<circle cx="${sunX}" cy="${sunY}" r="${reach}" fill="url(#sc-glow)"/>
<circle cx="${sunX}" cy="${sunY}" r="${sun.radius * width * 1.5}" fill="${sun.color}" opacity="0.2"/>
<circle cx="${sunX}" cy="${sunY}" r="${sun.radius * width}" fill="${sun.color}"/>`;
}

export function sky(
  palette: Palette,
  box: { width: number; horizonY: number; lowY: number; seed: number; sunX?: number },
): string {
  const { width, horizonY, seed } = box;
  return [
    skyGradient(palette, box.lowY),
    `<rect width="${width}" height="${horizonY + 2}" fill="url(#sc-sky)"/>`,
    stars(palette, width, horizonY, seed + 7),
    palette.aurora ? aurora(width, horizonY, seed + 11) : "",
    sunWithGlow(palette, width, horizonY, box.sunX),
    clouds(palette, width, horizonY, seed + 13),
  ].join("");
}
