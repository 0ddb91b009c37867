import type { Palette } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";

const n = (value: number): string => value.toFixed(1);

/** A long thin veil that tapers at both ends. */
function veil(x: number, y: number, length: number, thickness: number, lift: number): string {
  return `M${n(x - length / 2)} ${n(y)}C${n(x - length * 0.2)} ${n(y - thickness - lift)} ${n(x + length * 0.2)} ${n(y - thickness + lift)} ${n(x + length / 2)} ${n(y)}C${n(x + length * 0.2)} ${n(y + thickness * 0.4)} ${n(x - length * 0.25)} ${n(y + thickness * 0.5)} ${n(x - length / 2)} ${n(y)}Z`;
}

function veils(random: Random, palette: Palette, width: number, horizonY: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const y = horizonY * (0.1 + 0.085 * index + random.between(-0.03, 0.03));
    const nearness = 1 - y / horizonY;
    const x = width * ((index * 0.37 + random.between(0, 0.3)) % 1.1);
    const opacity = palette.cloudOpacity * random.between(0.35, 0.75);
    const strands = Array.from({ length: 3 }, (_strand, strand) => {
      const length = width * random.between(0.12, 0.36) * (0.45 + nearness) * (1 - strand * 0.22);
      const thickness = horizonY * (0.006 + 0.022 * nearness) * random.between(0.7, 1.2);
      const shift = random.between(-0.3, 0.3) * length;
      const drop = (strand - 1) * horizonY * 0.016 * (0.4 + nearness);
      return `<path d="${veil(x + shift, y + drop, length, thickness, random.between(-1, 1) * thickness * 0.6)}" opacity="${n(1 - strand * 0.25)}"/>`;
    }).join("");
    return `<g opacity="${opacity.toFixed(2)}">${strands}</g>`;
  }).join("");
}

/** A fair-weather cloud: rounded towers on a flat foot, shaded below. */
function cumulus(random: Random, x: number, y: number, size: number, id: string): string {
  const towers = 7;
  const circles = Array.from({ length: towers }, (_, index) => {
    const t = (index + 0.5) / towers;
    const radius = size * (0.1 + 0.19 * Math.sin(t * Math.PI)) * random.between(0.75, 1.2);
    return `<circle cx="${n(x + (t - 0.5) * size * 1.5)}" cy="${n(y - radius * 0.72)}" r="${n(radius)}"/>`;
  }).join("");
  return `<clipPath id="${id}"><rect x="${n(x - size * 1.1)}" y="${n(y - size)}" width="${n(size * 2.2)}" height="${n(size)}"/></clipPath><g clip-path="url(#${id})">${circles}<rect x="${n(x - size * 0.72)}" y="${n(y - size * 0.1)}" width="${n(size * 1.44)}" height="${n(size * 0.1)}" rx="${n(size * 0.05)}"/><rect x="${n(x - size)}" y="${n(y - size * 0.2)}" width="${n(size * 2)}" height="${n(size * 0.2)}" fill="url(#sc-cumulus)"/></g>`;
}

function cumulusGroup(random: Random, palette: Palette, width: number, horizonY: number): string {
  return Array.from({ length: 4 }, (_, index) => {
    const y = horizonY * (0.24 + 0.1 * index);
    const size = width * (0.085 - 0.014 * index) * random.between(0.8, 1.2);
    const x = width * ((0.16 + index * 0.46 + random.between(-0.08, 0.08)) % 1);
    return `<g opacity="${(palette.cloudOpacity * (0.95 - 0.13 * index)).toFixed(2)}" fill="${palette.cloud}">${cumulus(random, x, y, size, `sc-cumulus-${index}`)}</g>`;
  }).join("");
}

export function clouds(palette: Palette, width: number, horizonY: number, seed: number): string {
  if (palette.cloudOpacity === 0) return "";
  const random = seededRandom(seed);
  const fair = palette.cloudOpacity >= 0.7;
  return `<linearGradient id="sc-cloud" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.cloud}" stop-opacity="0.7"/><stop offset="1" stop-color="${palette.cloud}"/></linearGradient><linearGradient id="sc-cumulus" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.ridgeFar}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ridgeFar}" stop-opacity="0.45"/></linearGradient><g fill="url(#sc-cloud)"${fair ? ' opacity="0.5"' : ""}>${veils(random, palette, width, horizonY)}</g>${fair ? cumulusGroup(random, palette, width, horizonY) : ""}`;
}
