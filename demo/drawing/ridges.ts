import { mix } from "./color.ts";
import type { Palette } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";

export type Point = { x: number; y: number };

/** Midpoint displacement between coarse heights; the line runs from left to right. */
export function ridgeLine(
  random: Random,
  box: { width: number; baseY: number; rise: number; peaks: number; roughness: number },
): Point[] {
  let line: Point[] = Array.from({ length: box.peaks * 2 + 1 }, (_, index) => {
    const high = index % 2 === 1;
    const share = high ? random.between(0.62, 1) : random.between(0.12, 0.42);
    const shift = random.between(-0.28, 0.28) * (box.width / (box.peaks * 2));
    return {
      x: (index / (box.peaks * 2)) * box.width * 1.16 - box.width * 0.08 + shift,
      y: box.baseY - box.rise * share,
    };
  });
  let jitter = box.rise * box.roughness;
  while (line.length < 200) {
    const finer: Point[] = [];
    line.forEach((point, index) => {
      finer.push(point);
      const next = line[index + 1];
      if (next) {
        const y = (point.y + next.y) / 2 + random.between(-jitter, jitter);
        finer.push({ x: (point.x + next.x) / 2, y });
      }
    });
    line = finer;
    jitter *= 0.5;
  }
  return line;
}

/** Lowers the line around the sun, so that it stands in a gap between the mountains. */
function openedForSun(line: readonly Point[], box: RangeBox): Point[] {
  if (!box.sunGap) return [...line];
  return line.map(({ x, y }) => {
    const off = (x / box.width - box.sunX) / 0.15;
    return { x, y: box.horizonY - (box.horizonY - y) * (1 - box.sunGap * Math.exp(-off * off)) };
  });
}

const points = (line: readonly Point[]): string =>
  line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

export function filledRidge(line: readonly Point[], footY: number, fill: string): string {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return "";
  return `<path d="M${first.x.toFixed(1)} ${footY}L${points(line)}L${last.x.toFixed(1)} ${footY}Z" fill="${fill}"/>`;
}

function isPeak(line: readonly Point[], index: number): boolean {
  const here = line[index];
  if (!here) return false;
  return line.slice(Math.max(0, index - 9), index + 10).every((other) => other.y >= here.y);
}

/** The side of every peak that turns away from the light. */
function shadedFaces(line: readonly Point[], footY: number, away: 1 | -1, random: Random): string {
  return line
    .map((peak, index) => {
      if (!isPeak(line, index)) return "";
      const down: Point[] = [];
      for (let i = index; i >= 0 && i < line.length; i += away) {
        const point = line[i];
        const before = down.at(-1);
        if (!point || (before && point.y < before.y - (footY - peak.y) * 0.06)) break;
        down.push(point);
      }
      const depth = footY - peak.y;
      const back: Point[] = [];
      const steps = 7;
      for (let step = steps; step >= 1; step--) {
        const lean = step % 2 === 0 ? 0.1 : -0.05;
        back.push({
          x: peak.x + away * depth * (lean + random.between(-0.06, 0.06) + (step / steps) * 0.16),
          y: peak.y + (depth * step) / steps,
        });
      }
      const end = down.at(-1);
      if (!end) return "";
      return `<path d="M${points(down)}L${end.x.toFixed(1)} ${footY}L${points(back)}Z"/>`;
    })
    .join("");
}

/** Everything above a ragged snow line; its gullies slant down one side of every spur. */
function snowEdge(random: Random, width: number, snowY: number, depth: number): string {
  let path = `M-200 -100L-200 ${snowY.toFixed(1)}`;
  for (let x = -200; x < width + 200;) {
    const sway = Math.sin(x / (width * 0.05)) * 0.45 + Math.sin(x / (width * 0.019)) * 0.25;
    const reach = random.between(0.1, 1) ** 1.8;
    const run = width * (0.004 + 0.02 * reach);
    const fall = snowY + (sway + reach) * depth;
    path += `L${(x + run * 0.5).toFixed(1)} ${(snowY + (sway + reach * 0.35) * depth).toFixed(1)}L${(x + run).toFixed(1)} ${fall.toFixed(1)}`;
    x += run + width * random.between(0.002, 0.007);
    path += `L${x.toFixed(1)} ${(snowY + (sway - 0.3 * reach) * depth).toFixed(1)}`;
  }
  return `${path}L${width + 200} -100Z`;
}

type RangeBox = {
  width: number;
  horizonY: number;
  rise: number;
  seed: number;
  sunX: number;
  sunGap: number;
};

/** Ranges from the farthest to the nearest, each paler in its foot than at its crest. */
export function mountainRanges(palette: Palette, box: RangeBox): string {
  const { width, horizonY, rise } = box;
  const layers = [
    { rise: rise, peaks: 2, roughness: 0.2, depth: 0, snow: true },
    { rise: rise * 0.74, peaks: 3, roughness: 0.17, depth: 0.3, snow: true },
    { rise: rise * 0.5, peaks: 3, roughness: 0.12, depth: 0.62, snow: false },
    { rise: rise * 0.3, peaks: 4, roughness: 0.1, depth: 1, snow: false },
  ];
  return layers
    .map((layer, index) => {
      const random = seededRandom(box.seed * 31 + index * 101);
      const line = openedForSun(ridgeLine(random, { width, baseY: horizonY, ...layer }), box);
      const color = mix(palette.ridgeFar, palette.ridgeNear, layer.depth);
      const foot = mix(color, palette.haze, palette.hazeStrength * (1 - layer.depth * 0.35));
      const crestY = Math.min(...line.map(({ y }) => y));
      const id = `sc-range-${index}`;
      const lit = mix(color, palette.ridgeLight, 0.42 - layer.depth * 0.3);
      const away = box.sunX > 0.5 ? -1 : 1;
      const detailed = layer.depth < 0.7;
      return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${crestY.toFixed(1)}" x2="0" y2="${horizonY}"><stop offset="0" stop-color="${detailed ? lit : color}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
<linearGradient id="${id}-shade" gradientUnits="userSpaceOnUse" x1="0" y1="${crestY.toFixed(1)}" x2="0" y2="${horizonY}"><stop offset="0" stop-color="${color}" stop-opacity="0.85"/><stop offset="0.85" stop-color="${foot}" stop-opacity="0"/></linearGradient>
<clipPath id="${id}-clip">${filledRidge(line, horizonY, "#000")}</clipPath>
${filledRidge(line, horizonY + 2, `url(#${id})`)}
<g clip-path="url(#${id}-clip)">${
        layer.snow && palette.snowCaps
          ? `<path d="${snowEdge(random, width, crestY + layer.rise * (0.3 - layer.depth * 0.45), layer.rise * (0.2 - layer.depth * 0.2))}" fill="${mix(palette.snowCaps, palette.haze, 0.25 - layer.depth * 0.4)}" opacity="0.92"/>`
          : ""
      }${detailed ? `<g fill="url(#${id}-shade)">${shadedFaces(line, horizonY, away, random)}</g>` : ""}</g>`;
    })
    .join("");
}
