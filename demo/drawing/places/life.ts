import { mix } from "../color.ts";
import type { Palette } from "../palette.ts";

const n = (value: number): string => value.toFixed(1);

/** A reindeer in silhouette, `size` high at the withers, feet at (x, y). */
export function reindeer(
  x: number,
  y: number,
  size: number,
  turn: 1 | -1,
  palette: Palette,
): string {
  const fill = mix(palette.forest, "#6b5a50", 0.5);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n((turn * size) / 10)} ${n(size / 10)}) scale(0.1)"><path d="M-52 -66C-40 -74 10 -74 34 -70C46 -72 56 -84 62 -98C66 -104 74 -106 80 -102L96 -92Q100 -88 94 -85L80 -82C72 -66 66 -52 50 -46L48 -28L47 0H43L40 -40L34 -28L33 0H29L27 -42C6 -36 -18 -36 -32 -42L-38 -26L-37 0H-41L-44 -26L-48 -44L-54 -24L-55 0H-59L-60 -28C-62 -44 -60 -58 -52 -66Z" fill="${fill}"/><path d="M70 -104C60 -120 44 -126 46 -150M52 -124C42 -126 38 -134 36 -142M48 -138C54 -146 56 -152 56 -158M74 -104C76 -120 66 -132 74 -152M72 -128C80 -132 82 -140 82 -146" fill="none" stroke="${fill}" stroke-width="4.5" stroke-linecap="round"/><path d="M36 -60C46 -56 56 -50 56 -42L46 -46Z" fill="${palette.light}" opacity="0.35"/></g>`;
}

/** A fire in a ring of stones with its light on the ground. */
export function campfire(x: number, y: number, size: number, palette: Palette): string {
  const stone = palette.ground.rock;
  const ring = [-1, -0.62, -0.2, 0.22, 0.62, 1]
    .map(
      (at) =>
        `<ellipse cx="${n(x + at * size * 0.62)}" cy="${n(y + (1 - Math.abs(at)) * size * 0.14)}" rx="${n(size * 0.17)}" ry="${n(size * 0.12)}" fill="${mix(stone.dark, palette.shadow, 0.2)}"/>`,
    )
    .join("");
  return `<radialGradient id="pl-fire"><stop offset="0" stop-color="#ffcf7a" stop-opacity="0.8"/><stop offset="0.35" stop-color="#ff9a45" stop-opacity="0.3"/><stop offset="1" stop-color="#ff9a45" stop-opacity="0"/></radialGradient><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 4.4)}" ry="${n(size * 1.5)}" fill="url(#pl-fire)"/><circle cx="${n(x)}" cy="${n(y - size * 0.5)}" r="${n(size * 2)}" fill="url(#pl-fire)" opacity="0.7"/><path d="M${n(x - size * 0.5)} ${n(y)}L${n(x + size * 0.42)} ${n(y - size * 0.22)}M${n(x + size * 0.5)} ${n(y)}L${n(x - size * 0.42)} ${n(y - size * 0.22)}" stroke="#4b2f20" stroke-width="${n(size * 0.14)}" stroke-linecap="round"/><path d="M${n(x)} ${n(y - size * 1.25)}C${n(x + size * 0.1)} ${n(y - size * 0.85)} ${n(x + size * 0.46)} ${n(y - size * 0.6)} ${n(x + size * 0.36)} ${n(y - size * 0.22)}C${n(x + size * 0.2)} ${n(y)} ${n(x - size * 0.24)} ${n(y)} ${n(x - size * 0.36)} ${n(y - size * 0.24)}C${n(x - size * 0.46)} ${n(y - size * 0.6)} ${n(x - size * 0.12)} ${n(y - size * 0.8)} ${n(x)} ${n(y - size * 1.25)}Z" fill="#f08a34"/><path d="M${n(x + size * 0.02)} ${n(y - size * 0.82)}C${n(x + size * 0.06)} ${n(y - size * 0.6)} ${n(x + size * 0.24)} ${n(y - size * 0.44)} ${n(x + size * 0.18)} ${n(y - size * 0.2)}C${n(x + size * 0.08)} ${n(y - size * 0.05)} ${n(x - size * 0.14)} ${n(y - size * 0.05)} ${n(x - size * 0.18)} ${n(y - size * 0.22)}C${n(x - size * 0.22)} ${n(y - size * 0.46)} ${n(x - size * 0.04)} ${n(y - size * 0.56)} ${n(x + size * 0.02)} ${n(y - size * 0.82)}Z" fill="#ffe08a"/>${ring}`;
}

/** Birds far away over the water. */
export function birds(x: number, y: number, size: number, palette: Palette): string {
  const bird = (dx: number, dy: number, s: number): string =>
    `M${n(x + dx - s)} ${n(y + dy - s * 0.3)}Q${n(x + dx - s * 0.4)} ${n(y + dy - s * 0.55)} ${n(x + dx)} ${n(y + dy)}Q${n(x + dx + s * 0.4)} ${n(y + dy - s * 0.55)} ${n(x + dx + s)} ${n(y + dy - s * 0.3)}`;
  return `<path d="${bird(0, 0, size)}${bird(size * 3, -size * 1.4, size * 0.8)}${bird(size * 4.6, size * 0.4, size * 0.7)}${bird(-size * 2.4, -size * 1.8, size * 0.6)}" fill="none" stroke="${palette.tree}" stroke-width="${n(size * 0.16)}" stroke-linecap="round" opacity="0.8"/>`;
}
