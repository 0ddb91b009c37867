import { mix } from "./color.ts";
import type { Palette } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";

const n = (value: number): string => value.toFixed(1);

function leaves(
  random: Random,
  x: number,
  y: number,
  spread: number,
  tall: number,
  count: number,
  fill: string,
): string {
  return Array.from({ length: count }, () => {
    const t = random.between(0, 1);
    const wide = Math.sin((0.12 + t * 0.84) * Math.PI) ** 0.7;
    const cx = x + random.between(-1, 1) * spread * wide;
    const size = spread * random.between(0.06, 0.15);
    return `<ellipse cx="${n(cx)}" cy="${n(y - tall * t)}" rx="${n(size)}" ry="${n(size * 0.72)}" fill="${fill}" opacity="${random.between(0.55, 0.95).toFixed(2)}"/>`;
  }).join("");
}

/** A mountain birch with one or two white stems. */
function birch(random: Random, palette: Palette, x: number, baseY: number, height: number): string {
  const crown = palette.ground.grass;
  const bark = mix("#f1ebe0", palette.ambient, palette.ambientStrength + 0.1);
  const stems = [0, random.between(0.05, 0.09) * (random.chance(0.5) ? 1 : -1)]
    .map((lean) => {
      const topX = x + lean * height * 1.6;
      const w = height * 0.013;
      const marks = Array.from({ length: 7 }, () => {
        const t = random.between(0.04, 0.6);
        const mx = x + (topX - x) * t;
        return `M${n(mx - w * 0.8)} ${n(baseY - height * t)}h${n(w * random.between(0.5, 1.3))}`;
      }).join("");
      return `<path d="M${n(x - w)} ${n(baseY)}L${n(topX - w * 0.2)} ${n(baseY - height * 0.92)}L${n(topX + w * 0.2)} ${n(baseY - height * 0.92)}L${n(x + w)} ${n(baseY)}Z" fill="${bark}"/><path d="${marks}" stroke="${palette.shadow}" stroke-width="${n(height * 0.006)}" opacity="0.75"/>`;
    })
    .join("");
  const dark = mix(crown.light, palette.tree, 0.42);
  const foot = baseY - height * 0.3;
  return `<ellipse cx="${n(x)}" cy="${n(baseY)}" rx="${n(height * 0.13)}" ry="${n(height * 0.013)}" fill="${palette.shadow}" opacity="0.3"/>${leaves(random, x, foot, height * 0.2, height * 0.72, 110, dark)}${stems}${leaves(random, x, foot, height * 0.18, height * 0.68, 90, crown.light)}${leaves(random, x - height * 0.03, foot - height * 0.06, height * 0.14, height * 0.62, 60, mix(crown.light, crown.detail, 0.7))}`;
}

export function birchGroups(
  palette: Palette,
  box: { width: number; y: number; height: number; seed: number },
): string {
  const random = seededRandom(box.seed);
  return [0.11, 0.06, 0.015, 0.9, 0.95, 0.995]
    .map((spot) => {
      const edge = Math.abs(spot - 0.5) * 2;
      const x = (spot + random.between(-0.012, 0.012)) * box.width;
      const y = box.y + random.between(-0.005, 0.03) * box.height;
      return birch(
        random,
        palette,
        x,
        y,
        box.height * (0.16 + 0.3 * edge ** 2) * random.between(0.85, 1.1),
      );
    })
    .join("");
}
