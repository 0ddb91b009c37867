import { mix } from "../color.ts";
import { inLight, type Palette } from "../palette.ts";

const n = (value: number): string => value.toFixed(1);

/** A long suspension bridge across the sound, deck at (x, y). */
export function suspensionBridge(
  box: { x: number; y: number; length: number; tower: number },
  palette: Palette,
): string {
  const { x, y, length, tower } = box;
  const color = mix(inLight(palette, "#f1eee6"), palette.haze, 0.25);
  const shade = mix(palette.ridgeNear, palette.haze, 0.35);
  const a = x + length * 0.22;
  const b = x + length * 0.78;
  const hangers = Array.from({ length: 34 }, (_, index) => {
    const t = (index + 1) / 35;
    const sag = 4 * t * (1 - t);
    return `M${n(a + (b - a) * t)} ${n(y)}V${n(y - tower * (1 - sag * 0.92))}`;
  }).join("");
  const side = (from: number, to: number): string =>
    Array.from({ length: 10 }, (_, index) => {
      const t = (index + 1) / 11;
      return `M${n(from + (to - from) * t)} ${n(y)}V${n(y - tower * t ** 1.5)}`;
    }).join("");
  const pylon = (at: number): string =>
    `<path d="M${n(at - 6)} ${n(y + tower * 0.34)}L${n(at - 3.4)} ${n(y - tower - 6)}H${n(at + 3.4)}L${n(at + 6)} ${n(y + tower * 0.34)}Z" fill="${color}"/><path d="M${n(at + 1)} ${n(y + tower * 0.34)}L${n(at + 1)} ${n(y - tower - 6)}H${n(at + 3.4)}L${n(at + 6)} ${n(y + tower * 0.34)}Z" fill="${shade}" opacity="0.45"/>`;
  return `<g fill="none" stroke="${color}"><path d="${hangers}${side(x, a)}${side(x + length, b)}" stroke-width="0.9" opacity="0.75"/><path d="M${n(x)} ${n(y)}Q${n(x + length * 0.14)} ${n(y - tower * 0.3)} ${n(a)} ${n(y - tower)}Q${n((a + b) / 2)} ${n(y + tower * 0.84)} ${n(b)} ${n(y - tower)}Q${n(x + length * 0.86)} ${n(y - tower * 0.3)} ${n(x + length)} ${n(y)}" stroke-width="2.6"/></g>${pylon(a)}${pylon(b)}<path d="M${n(x - 60)} ${n(y)}H${n(x + length + 60)}V${n(y + 7)}H${n(x - 60)}Z" fill="${color}"/><path d="M${n(x - 60)} ${n(y + 4)}H${n(x + length + 60)}V${n(y + 8)}H${n(x - 60)}Z" fill="${shade}"/>`;
}

/** A red boathouse with white corners on stone piers. */
export function boathouse(
  x: number,
  y: number,
  size: number,
  palette: Palette,
  open = false,
): string {
  const red = inLight(palette, "#9c3327");
  const dark = mix(red, palette.shadow, 0.35);
  const white = inLight(palette, "#f6f0e4");
  const boards = Array.from(
    { length: 11 },
    (_, index) => `M${n(x + (size * (index + 1)) / 12)} ${n(y)}V${n(y - size * 0.62)}`,
  ).join("");
  const door = open
    ? `<rect x="${n(x + size * 0.36)}" y="${n(y - size * 0.42)}" width="${n(size * 0.28)}" height="${n(size * 0.42)}" fill="${mix(dark, palette.shadow, 0.6)}"/>`
    : `<rect x="${n(x + size * 0.36)}" y="${n(y - size * 0.42)}" width="${n(size * 0.28)}" height="${n(size * 0.42)}" fill="${dark}" stroke="${white}" stroke-width="${n(size * 0.018)}"/><path d="M${n(x + size * 0.5)} ${n(y)}v${n(-size * 0.42)}" stroke="${white}" stroke-width="${n(size * 0.012)}"/>`;
  return `<path d="M${n(x)} ${n(y)}V${n(y - size * 0.56)}L${n(x + size / 2)} ${n(y - size * 0.96)}L${n(x + size)} ${n(y - size * 0.56)}V${n(y)}Z" fill="${red}"/><path d="${boards}" stroke="${dark}" stroke-width="${n(size * 0.008)}" opacity="0.7"/>${door}<path d="M${n(x + size * 0.015)} ${n(y)}V${n(y - size * 0.56)}M${n(x + size * 0.985)} ${n(y)}V${n(y - size * 0.56)}" stroke="${white}" stroke-width="${n(size * 0.035)}"/><path d="M${n(x - size * 0.07)} ${n(y - size * 0.5)}L${n(x + size / 2)} ${n(y - size * 0.98)}L${n(x + size * 1.07)} ${n(y - size * 0.5)}" fill="none" stroke="${white}" stroke-width="${n(size * 0.045)}"/><path d="M${n(x - size * 0.09)} ${n(y - size * 0.52)}L${n(x + size / 2)} ${n(y - size * 1.02)}L${n(x + size * 1.09)} ${n(y - size * 0.52)}" fill="none" stroke="${inLight(palette, "#3b3f40")}" stroke-width="${n(size * 0.03)}"/><rect x="${n(x + size * 0.42)}" y="${n(y - size * 0.7)}" width="${n(size * 0.16)}" height="${n(size * 0.14)}" fill="${inLight(palette, "#2b3a40")}" stroke="${white}" stroke-width="${n(size * 0.02)}"/>`;
}

/** A jetty of planks that runs out into the water from (x, y) towards (toX, toY). */
export function jetty(
  from: { x: number; y: number; half: number },
  to: { x: number; y: number; half: number },
  palette: Palette,
): string {
  const wood = inLight(palette, "#a98d6e");
  const dark = mix(wood, palette.shadow, 0.5);
  const planks = 16;
  const at = (t: number): { x: number; y: number; half: number } => {
    const u = 1 - (1 - t) ** 1.5;
    return {
      x: from.x + (to.x - from.x) * u,
      y: from.y + (to.y - from.y) * u,
      half: from.half + (to.half - from.half) * u,
    };
  };
  const lines = Array.from({ length: planks }, (_, index) => {
    const p = at(index / planks);
    return `M${n(p.x - p.half)} ${n(p.y)}H${n(p.x + p.half)}`;
  }).join("");
  const posts = [0.2, 0.5, 0.8, 1]
    .flatMap((t) => {
      const p = at(t);
      return [-1, 1].map(
        (side) => `M${n(p.x + side * p.half)} ${n(p.y - p.half * 0.22)}V${n(p.y + p.half * 0.42)}`,
      );
    })
    .join("");
  return `<path d="${posts}" stroke="${dark}" stroke-width="${n(from.half * 0.09)}"/><path d="M${n(from.x - from.half)} ${n(from.y)}L${n(to.x - to.half)} ${n(to.y)}H${n(to.x + to.half)}L${n(from.x + from.half)} ${n(from.y)}Z" fill="${wood}"/><path d="${lines}" stroke="${dark}" stroke-width="2" opacity="0.7"/>`;
}
