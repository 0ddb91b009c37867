import { mix } from "./color.ts";
import type { GroundBox } from "./ground-box.ts";
import type { Palette } from "./palette.ts";
import { type Random, seededRandom } from "./random.ts";

const n = (value: number): string => value.toFixed(1);

/** Long shallow swells of light and shade that give the ground its form. */
function swells(
  random: Random,
  box: GroundBox,
  color: string,
  opacity: number,
  count: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + random.between(0.2, 0.8)) / count;
    const y = box.top + (box.height - box.top) * (0.06 + 0.94 * t);
    const length = box.width * random.between(0.22, 0.55);
    const x = random.between(-0.1, 0.9) * box.width;
    const lift = (4 + 16 * t) * random.between(0.7, 1.3);
    return `<path d="M${n(x)} ${n(y)}Q${n(x + length * 0.4)} ${n(y - lift)} ${n(x + length)} ${n(y)}Q${n(x + length * 0.5)} ${n(y + lift * 0.35)} ${n(x)} ${n(y)}Z" fill="${color}" opacity="${(opacity * random.between(0.6, 1.2)).toFixed(2)}"/>`;
  }).join("");
}

function tuft(random: Random, x: number, y: number, size: number): string {
  const blades = Math.round(random.between(4, 7));
  return Array.from({ length: blades }, (_, index) => {
    const lean = (index / (blades - 1) - 0.5) * 1.1 + random.between(-0.12, 0.12);
    const height = size * random.between(0.6, 1.05);
    const foot = x + (index - blades / 2) * size * 0.07;
    return `M${n(foot - size * 0.035)} ${n(y)}Q${n(foot + lean * size * 0.2)} ${n(y - height * 0.6)} ${n(foot + lean * size * 0.55)} ${n(y - height)}Q${n(foot + lean * size * 0.25 + size * 0.05)} ${n(y - height * 0.5)} ${n(foot + size * 0.035)} ${n(y)}Z`;
  }).join("");
}

function stone(
  random: Random,
  x: number,
  y: number,
  size: number,
  fill: string,
  light: string,
): string {
  const flat = random.between(0.42, 0.62);
  const left = x - size;
  const right = x + size * random.between(0.85, 1.1);
  const crown = x + size * random.between(-0.35, 0.1);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 1.25)}" ry="${n(size * 0.16)}" fill="#0a1416" opacity="0.22"/><path d="M${n(left)} ${n(y)}L${n(left + size * 0.25)} ${n(y - size * flat * 0.8)}L${n(crown)} ${n(y - size * flat * 1.25)}L${n(right - size * 0.4)} ${n(y - size * flat)}L${n(right)} ${n(y)}Q${n(x)} ${n(y + size * 0.14)} ${n(left)} ${n(y)}Z" fill="${fill}"/><path d="M${n(left + size * 0.25)} ${n(y - size * flat * 0.8)}L${n(crown)} ${n(y - size * flat * 1.25)}L${n(right - size * 0.4)} ${n(y - size * flat)}L${n(x)} ${n(y - size * flat * 0.7)}Z" fill="${light}" opacity="0.75"/>`;
}

function stones(random: Random, palette: Palette, box: GroundBox, count: number): string {
  const rock = palette.ground.rock;
  return Array.from({ length: count }, () => {
    const t = random.between(0.12, 1);
    const edge = random.between(0, 0.2) * box.width;
    const x = random.chance(0.5) ? edge : box.width - edge;
    const y = box.top + (box.height - box.top) * t;
    const size = box.width * 0.006 + box.width * 0.02 * t * random.between(0.3, 1);
    return { y, svg: stone(random, x, y, size, rock.dark, rock.light) };
  })
    .toSorted((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join("");
}

export function grassDetails(palette: Palette, box: GroundBox): string {
  const random = seededRandom(box.seed + 41);
  const colors = palette.ground.grass;
  const depth = box.height - box.top;
  const blades = (count: number, from: number, to: number, size: number): string =>
    Array.from({ length: count }, () => {
      const t = random.between(from, to);
      return tuft(
        random,
        random.between(0, 1) * box.width,
        box.top + depth * t,
        size * (0.35 + 0.8 * t),
      );
    }).join("");
  const flowers = Array.from({ length: 46 }, () => {
    const t = random.between(0.5, 1);
    return `<circle cx="${n(random.between(0, 1) * box.width)}" cy="${n(box.top + depth * t)}" r="${n(1.2 + 2.6 * t)}" fill="${colors.detail}" opacity="${n(random.between(0.4, 0.9))}"/>`;
  }).join("");
  return `${swells(random, box, colors.dark, 0.3, 12)}${swells(random, box, colors.detail, 0.12, 7)}${stones(random, palette, box, 9)}
<path d="${blades(80, 0.1, 0.9, 26)}" fill="${mix(colors.light, colors.dark, 0.7)}" opacity="0.6"/>
<path d="${blades(50, 0.62, 1, 46)}" fill="${mix(colors.dark, palette.shadow, 0.22)}" opacity="0.75"/>${flowers}
<path d="${blades(70, 0.98, 1.06, 74)}" fill="${mix(colors.dark, palette.shadow, 0.5)}"/>`;
}

export function snowDetails(palette: Palette, box: GroundBox): string {
  const random = seededRandom(box.seed + 43);
  const colors = palette.ground.snow;
  const sparkles = Array.from({ length: 70 }, () => {
    const t = random.between(0.1, 1);
    return `<circle cx="${n(random.between(0, 1) * box.width)}" cy="${n(box.top + (box.height - box.top) * t)}" r="${n(0.8 + 1.3 * t)}" fill="#ffffff" opacity="${n(random.between(0.3, 0.8))}"/>`;
  }).join("");
  return `${swells(random, box, colors.dark, 0.42, 14)}${swells(random, box, colors.detail, 0.5, 8)}${swells(random, box, "#ffffff", 0.12, 5)}${sparkles}`;
}

export function rockDetails(palette: Palette, box: GroundBox): string {
  const random = seededRandom(box.seed + 47);
  const colors = palette.ground.rock;
  const cracks = Array.from({ length: 15 }, () => {
    const t = random.between(0.08, 0.96);
    let x = random.between(-0.05, 0.95) * box.width;
    let y = box.top + (box.height - box.top) * t;
    let path = `M${n(x)} ${n(y)}`;
    for (let step = 0; step < 5; step++) {
      x += box.width * random.between(0.015, 0.06);
      y += random.between(-6, 9) * (0.5 + t);
      path += `L${n(x)} ${n(y)}`;
    }
    return `<path d="${path}" fill="none" stroke="${mix(colors.dark, palette.shadow, 0.35)}" stroke-width="${n(1 + 1.8 * t)}" stroke-linejoin="round" opacity="0.4"/>`;
  }).join("");
  const depth = box.height - box.top;
  const heather = Array.from({ length: 26 }, () => {
    const t = random.between(0.2, 1);
    return tuft(random, random.between(0, 1) * box.width, box.top + depth * t, 16 + 18 * t);
  }).join("");
  return `${swells(random, box, colors.dark, 0.4, 13)}${swells(random, box, colors.detail, 0.36, 10)}${cracks}${stones(random, palette, box, 10)}<path d="${heather}" fill="${palette.ground.grass.dark}" opacity="0.6"/>`;
}

export function sandDetails(palette: Palette, box: GroundBox): string {
  const random = seededRandom(box.seed + 53);
  const colors = palette.ground.beach;
  const depth = box.height - box.top;
  const pebbles = Array.from({ length: 90 }, () => {
    const t = random.between(0.05, 1);
    const size = random.between(1, 3.4) * (0.4 + t);
    return `<ellipse cx="${n(random.between(0, 1) * box.width)}" cy="${n(box.top + depth * t)}" rx="${n(size * 1.5)}" ry="${n(size * 0.8)}" fill="${random.chance(0.6) ? colors.detail : colors.light}" opacity="${n(random.between(0.3, 0.7))}"/>`;
  }).join("");
  const marram = [0, 1].map((side) =>
    Array.from({ length: 26 }, () => {
      const inward = random.between(-0.01, 0.16) * box.width;
      const t = random.between(0.25, 1.04);
      return tuft(
        random,
        side === 0 ? inward : box.width - inward,
        box.top + depth * t,
        40 + 50 * t,
      );
    }).join(""),
  );
  return `${swells(random, box, colors.dark, 0.36, 14)}${swells(random, box, "#ffffff", 0.16, 7)}${pebbles}${stones(random, palette, box, 6)}<path d="${marram.join("")}" fill="${mix(palette.ground.grass.light, palette.ground.grass.dark, 0.5)}" opacity="0.85"/>`;
}

export function roadDetails(palette: Palette, box: GroundBox): string {
  const random = seededRandom(box.seed + 59);
  const colors = palette.ground.road;
  const depth = box.height - box.standY;
  const top = box.standY - depth * 0.3;
  const bottom = box.standY + depth * 0.5;
  const middle = top + (bottom - top) * 0.62;
  const dash = box.width / 9;
  const dashes = Array.from({ length: 11 }, (_, index) => {
    const x = (index - 0.7) * dash;
    return `<path d="M${n(x)} ${n(middle)}h${n(dash * 0.5)}l${n(-dash * 0.03)} ${n(depth * 0.03)}h${n(-dash * 0.5)}Z" fill="${colors.detail}" opacity="0.75"/>`;
  }).join("");
  const grass = palette.ground.grass;
  const blades = (y: number, count: number, size: number): string =>
    Array.from({ length: count }, () =>
      tuft(
        random,
        random.between(0, 1) * box.width,
        y + random.between(-3, 5),
        size * random.between(0.6, 1.1),
      ),
    ).join("");
  return `${swells(random, box, grass.dark, 0.3, 9)}<path d="${blades(top, 60, 22)}" fill="${mix(grass.light, grass.dark, 0.5)}"/>
<linearGradient id="sc-road" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.light}"/><stop offset="1" stop-color="${colors.dark}"/></linearGradient>
<rect y="${n(top)}" width="${box.width}" height="${n(bottom - top)}" fill="url(#sc-road)"/>
<rect y="${n(top + depth * 0.05)}" width="${box.width}" height="${n(depth * 0.016)}" fill="${colors.detail}" opacity="0.6"/>${dashes}
<rect y="${n(bottom - depth * 0.07)}" width="${box.width}" height="${n(depth * 0.024)}" fill="${colors.detail}" opacity="0.7"/>
<path d="${blades(bottom + 4, 90, 34)}" fill="${mix(grass.dark, palette.shadow, 0.2)}"/>
<path d="${blades(box.height + 6, 80, 84)}" fill="${mix(grass.dark, palette.shadow, 0.5)}"/>`;
}
