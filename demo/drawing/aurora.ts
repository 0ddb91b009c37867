import { seededRandom } from "./random.ts";

function curtain(
  width: number,
  box: { top: number; bottom: number; sway: number; phase: number; id: string; seed: number },
): string {
  const random = seededRandom(box.seed);
  const rays: string[] = [];
  const step = width / 130;
  const strength = { now: 0.6 };
  for (let x = -step * 6; x < width + step * 6; x += step) {
    const t = (x / width) * Math.PI * 2;
    const foot =
      box.bottom +
      Math.sin(t * 1.1 + box.phase) * box.sway +
      Math.sin(t * 2.7 + box.phase * 2) * box.sway * 0.34;
    const fold = 0.55 + 0.45 * Math.sin(t * 1.7 + box.phase * 1.6);
    strength.now = Math.min(1, Math.max(0.25, strength.now + random.between(-0.22, 0.22)));
    const height = (foot - box.top) * (0.5 + 0.42 * fold) * (0.85 + 0.25 * strength.now);
    const opacity = strength.now * (0.25 + 0.75 * fold) * 0.62;
    rays.push(
      `<rect x="${x.toFixed(1)}" y="${(foot - height).toFixed(1)}" width="${(step * 1.5).toFixed(1)}" height="${height.toFixed(1)}" fill="url(#${box.id})" opacity="${opacity.toFixed(2)}"/>`,
    );
  }
  return rays.join("");
}

export function aurora(width: number, horizonY: number, seed: number): string {
  const phase = (seed % 17) / 3;
  const blur = width / 170;
  const stops = (high: string): string =>
    `<stop offset="0" stop-color="${high}" stop-opacity="0"/><stop offset="0.45" stop-color="${high}" stop-opacity="0.28"/><stop offset="0.8" stop-color="#57d99c" stop-opacity="0.7"/><stop offset="0.95" stop-color="#b5f5c8" stop-opacity="0.95"/><stop offset="1" stop-color="#57d99c" stop-opacity="0"/>`;
  const gradient = (id: string, high: string): string =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(high)}</linearGradient>`;
  return `<defs>${gradient("sc-aurora-a", "#3fb7a3")}${gradient("sc-aurora-b", "#8466b8")}
<filter id="sc-aurora-blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${blur.toFixed(1)} ${(blur * 2.4).toFixed(1)}"/></filter>
<radialGradient id="sc-aurora-air" cx="0.5" cy="0.6" r="0.6"><stop offset="0" stop-color="#3fae8e" stop-opacity="0.4"/><stop offset="1" stop-color="#3fae8e" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${horizonY}" fill="url(#sc-aurora-air)"/>
<g filter="url(#sc-aurora-blur)"><g opacity="0.55">${curtain(width, { top: -horizonY * 0.3, bottom: horizonY * 0.42, sway: horizonY * 0.13, phase: phase + 2, id: "sc-aurora-b", seed: seed + 1 })}</g>
${curtain(width, { top: -horizonY * 0.1, bottom: horizonY * 0.64, sway: horizonY * 0.15, phase, id: "sc-aurora-a", seed: seed + 2 })}</g>`;
}
