import { mix } from "./color.ts";
import type { Palette } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";

/** One side of a slim northern spruce: drooping tiers from the top down. */
function spruceSide(
  random: Random,
  x: number,
  baseY: number,
  height: number,
  side: 1 | -1,
): string[] {
  const tiers = Math.max(7, Math.round(height / 26));
  const reach = height * 0.17;
  const out: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const t = tier / tiers;
    const y = baseY - height * (1 - t * 0.95);
    const spread = reach * (0.1 + 0.9 * t ** 0.85) * random.between(0.72, 1.12);
    const droop = (height / tiers) * random.between(0.25, 0.55);
    out.push(
      `${(x + side * spread).toFixed(1)} ${(y + droop).toFixed(1)}`,
      `${(x + side * spread * 0.42).toFixed(1)} ${(y + droop * 0.45).toFixed(1)}`,
    );
  }
  return out;
}

function spruce(
  random: Random,
  x: number,
  baseY: number,
  height: number,
  fill: string,
  light: string,
): string {
  const right = spruceSide(random, x, baseY, height, 1);
  const left = spruceSide(random, x, baseY, height, -1);
  const top = `${x.toFixed(1)} ${(baseY - height).toFixed(1)}`;
  const trunk = height * 0.014;
  return `<ellipse cx="${x.toFixed(1)}" cy="${baseY.toFixed(1)}" rx="${(height * 0.15).toFixed(1)}" ry="${(height * 0.016).toFixed(1)}" fill="${fill}" opacity="0.4"/><path d="M${x - trunk} ${baseY - height * 0.07}h${2 * trunk}v${height * 0.07}h${-2 * trunk}Z" fill="${fill}"/><path d="M${top}L${right.join("L")}L${left.toReversed().join("L")}Z" fill="${fill}"/><path d="M${top}L${left.join("L")}L${x.toFixed(1)} ${(baseY - height * 0.09).toFixed(1)}Z" fill="${light}" opacity="0.34"/>`;
}

/** A distant forest edge as one jagged silhouette. */
export function forestEdge(
  palette: Palette,
  box: { width: number; y: number; height: number; seed: number; fade: number },
): string {
  const random = seededRandom(box.seed);
  let path = `M-20 ${box.y}`;
  let wave = 0.6;
  for (let x = -20; x < box.width + 20;) {
    const step = box.height * random.between(0.1, 0.24);
    wave = Math.min(1, Math.max(0.25, wave + random.between(-0.12, 0.12)));
    const height = box.height * wave * random.between(0.6, 1);
    path += `L${x.toFixed(1)} ${(box.y - height * 0.42).toFixed(1)}L${(x + step * 0.34).toFixed(1)} ${(box.y - height * 0.6).toFixed(1)}L${(x + step * 0.5).toFixed(1)} ${(box.y - height).toFixed(1)}L${(x + step * 0.66).toFixed(1)} ${(box.y - height * 0.6).toFixed(1)}L${(x + step).toFixed(1)} ${(box.y - height * 0.42).toFixed(1)}`;
    x += step;
  }
  const color = mix(palette.forest, palette.haze, box.fade);
  const id = `sc-forest-${box.seed}`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="${color}"/><stop offset="1" stop-color="${mix(color, palette.haze, 0.3 * palette.hazeStrength)}"/></linearGradient><path d="${path}L${box.width + 20} ${box.y}Z" fill="url(#${id})"/>`;
}

/** Groups of tall spruces that frame the picture and leave its middle free. */
export function spruceGroups(
  palette: Palette,
  box: { width: number; y: number; height: number; seed: number },
): string {
  const random = seededRandom(box.seed);
  const trees: { x: number; y: number; height: number }[] = [];
  for (const side of [0, 1]) {
    const count = Math.round(random.between(4, 7));
    for (let tree = 0; tree < count; tree++) {
      const inward = random.between(-0.02, 0.15) * box.width;
      const nearEdge = 1 - inward / (0.15 * box.width);
      trees.push({
        x: side === 0 ? inward : box.width - inward,
        y: box.y + random.between(-0.012, 0.03) * box.height * (0.5 + nearEdge),
        height: box.height * (0.24 + 0.3 * Math.max(0, nearEdge) * random.between(0.75, 1.1)),
      });
    }
  }
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map((tree, index) => {
      const depth = 0.35 * (1 - index / trees.length);
      const fill = mix(palette.tree, palette.haze, depth * 0.5);
      return spruce(random, tree.x, tree.y, tree.height, fill, palette.treeLight);
    })
    .join("");
}
