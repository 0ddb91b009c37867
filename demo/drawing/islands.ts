import { mix } from "./color.ts";
import type { Palette } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";

const n = (value: number): string => value.toFixed(1);

/** A steep wooded hill that falls into the sea: bare rock at the foot, a jagged crown of trees. */
function island(
  random: Random,
  palette: Palette,
  box: { x: number; y: number; length: number; rise: number; depth: number; id: string },
): string {
  const steps = Math.max(24, Math.round(box.length / 4.5));
  const top = random.between(0.35, 0.65);
  let wander = 0;
  const crest: string[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const side = t < top ? t / top : (1 - t) / (1 - top);
    wander += random.between(-0.028, 0.028);
    const dome = Math.sin((Math.min(1, side) * Math.PI) / 2) ** 0.75;
    const tree = step % 2 === 0 ? 0 : Math.min(20, box.rise * random.between(0.03, 0.1)) * dome;
    crest.push(
      `${n(box.x + box.length * t)} ${n(box.y - box.rise * dome * (1 + wander * 0.4) - tree)}`,
    );
  }
  const color = mix(palette.ridgeFar, palette.forest, box.depth);
  const foot = mix(color, palette.haze, palette.hazeStrength * (0.75 - box.depth * 0.5));
  const rock = mix(palette.ground.rock.light, palette.haze, 0.75 - box.depth * 0.55);
  return `<linearGradient id="${box.id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${foot}"/></linearGradient><path d="M${n(box.x)} ${n(box.y)}L${crest.join("L")}L${n(box.x + box.length)} ${n(box.y)}Z" fill="url(#${box.id})"/><path d="M${n(box.x - 4)} ${n(box.y + 1)}Q${n(box.x + box.length * 0.2)} ${n(box.y - box.rise * 0.09)} ${n(box.x + box.length * 0.5)} ${n(box.y - box.rise * 0.05)}T${n(box.x + box.length + 6)} ${n(box.y + 1)}Z" fill="${rock}"/>`;
}

/** An archipelago before an open horizon; the nearest islands stand at the sides. */
export function archipelago(
  palette: Palette,
  box: { width: number; horizonY: number; rise: number; seed: number },
): string {
  const random = seededRandom(box.seed * 17 + 5);
  const { width, rise } = box;
  const plan = [
    { x: 0.28, length: 0.34, rise: 0.3, depth: 0 },
    { x: 0.62, length: 0.28, rise: 0.42, depth: 0.1 },
    { x: 0.1, length: 0.3, rise: 0.5, depth: 0.35 },
    { x: 0.5, length: 0.13, rise: 0.16, depth: 0.4 },
    { x: 0.76, length: 0.36, rise: 0.75, depth: 0.55 },
    { x: -0.12, length: 0.34, rise: 0.92, depth: 0.8 },
    { x: 0.36, length: 0.06, rise: 0.05, depth: 0.7 },
  ];
  return plan
    .map((part, index) =>
      island(random, palette, {
        x: width * (part.x + random.between(-0.03, 0.03)),
        y: box.horizonY + 1,
        length: width * part.length * random.between(0.9, 1.12),
        rise: rise * part.rise * random.between(0.85, 1.1),
        depth: part.depth,
        id: `sc-island-${index}`,
      }),
    )
    .join("");
}
