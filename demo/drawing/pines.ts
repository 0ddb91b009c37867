import { mix } from "./color.ts";
import type { Palette } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";

const n = (value: number): string => value.toFixed(1);

function clump(random: Random, x: number, y: number, size: number): string {
  const lobes = 5;
  let path = `M${n(x - size)} ${n(y)}`;
  for (let lobe = 0; lobe < lobes; lobe++) {
    const from = x - size + (2 * size * lobe) / lobes;
    const to = x - size + (2 * size * (lobe + 1)) / lobes;
    const rise =
      size * (0.28 + 0.42 * Math.sin(((lobe + 0.5) / lobes) * Math.PI)) * random.between(0.8, 1.25);
    path += `Q${n((from + to) / 2)} ${n(y - rise * 1.5)} ${n(to)} ${n(lobe === lobes - 1 ? y : y - rise * 0.5)}`;
  }
  return `${path}Q${n(x)} ${n(y + size * 0.26)} ${n(x - size)} ${n(y)}Z`;
}

/** A coastal pine: a warm bare trunk, a flat crown of dark clouds. */
function pine(random: Random, palette: Palette, x: number, baseY: number, height: number): string {
  const lean = random.between(-0.06, 0.06) * height;
  const bark = mix("#a8623a", palette.tree, 0.35 + palette.ambientStrength);
  const trunk = height * 0.018;
  const topX = x + lean;
  const branches: string[] = [];
  const dark: string[] = [];
  const light: string[] = [];
  for (let tier = 0; tier < 11; tier++) {
    const t = tier / 10;
    const y = baseY - height * (0.52 + 0.44 * t ** 0.9);
    const side = tier % 2 === 0 ? 1 : -1;
    const reach = height * 0.15 * Math.sin((0.3 + 0.66 * t) * Math.PI) * random.between(0.5, 1.1);
    const cx = x + lean * (0.5 + 0.46 * t) + side * reach;
    const size =
      height * (0.06 + 0.045 * Math.sin((0.2 + 0.7 * t) * Math.PI)) * random.between(0.85, 1.25);
    branches.push(`M${n(x + lean * (0.45 + 0.4 * t))} ${n(y + height * 0.07)}L${n(cx)} ${n(y)}`);
    dark.push(clump(random, cx, y + size * 0.25, size * 1.1));
    light.push(clump(random, cx - size * 0.16, y - size * 0.16, size * 0.7));
  }
  return `<ellipse cx="${n(x)}" cy="${n(baseY)}" rx="${n(height * 0.12)}" ry="${n(height * 0.012)}" fill="${palette.shadow}" opacity="0.3"/><path d="M${n(x - trunk)} ${n(baseY)}Q${n(x + lean * 0.3 - trunk)} ${n(baseY - height * 0.5)} ${n(topX - trunk * 0.3)} ${n(baseY - height * 0.94)}H${n(topX + trunk * 0.3)}Q${n(x + lean * 0.3 + trunk)} ${n(baseY - height * 0.5)} ${n(x + trunk)} ${n(baseY)}Z" fill="${bark}"/><path d="${branches.join("")}" stroke="${bark}" stroke-width="${n(trunk * 0.6)}" fill="none"/><path d="${dark.join("")}" fill="${palette.tree}"/><path d="${light.join("")}" fill="${palette.treeLight}" opacity="0.5"/>`;
}

export function pineGroups(
  palette: Palette,
  box: { width: number; y: number; height: number; seed: number },
): string {
  const random = seededRandom(box.seed);
  const spots = [0.02, 0.075, 0.135, 0.86, 0.925, 0.985];
  return spots
    .map((spot) => {
      const x = (spot + random.between(-0.014, 0.014)) * box.width;
      const edge = Math.abs(spot - 0.5) * 2;
      const tall = box.height * (0.2 + 0.34 * edge ** 3) * random.between(0.85, 1.12);
      return { y: box.y + random.between(0, 0.03) * box.height, x, tall };
    })
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, tall }) => pine(random, palette, x, y, tall))
    .join("");
}
