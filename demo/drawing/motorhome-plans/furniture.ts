import { lighter, mix } from "../color.ts";

/** Everything is drawn from above in centimetres. */
export const ink = "#1f4a3f";
export const sheet = "#f8f6f1";
const wood = "#e3cda9";
const woodLine = "#b99a6b";
const linen = "#dfe9ea";
const fjord = "#2f6f8f";
const fine = `stroke="${ink}" stroke-width="1" stroke-linejoin="round"`;

type Box = { x: number; y: number; width: number; height: number };
export type Toward = "left" | "right" | "up" | "down";

function pillow(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="#ffffff" ${fine}/><path d="M${x + 5} ${y + 5}Q${x + width / 2} ${y + 9} ${x + width - 5} ${y + 5}" fill="none" stroke="${ink}" stroke-width="0.5" opacity="0.5"/>`;
}

/** A bed with its pillows at the end named. */
export function bed(box: Box, head: Toward, pillows: number, blanket = "#9db8b4"): string {
  const { x, y, width, height } = box;
  const upright = head === "left" || head === "right";
  const share = (upright ? height : width) / pillows;
  const heads = Array.from({ length: pillows }, (_, index) => {
    const at = share * index + 5;
    if (head === "left") return pillow(x + 5, y + at, 30, share - 10);
    if (head === "right") return pillow(x + width - 35, y + at, 30, share - 10);
    if (head === "up") return pillow(x + at, y + 5, share - 10, 28);
    return pillow(x + at, y + height - 33, share - 10, 28);
  }).join("");
  const cover = {
    left: { x: x + 46, y: y + 3, width: width - 49, height: height - 6 },
    right: { x: x + 3, y: y + 3, width: width - 49, height: height - 6 },
    up: { x: x + 3, y: y + 44, width: width - 6, height: height - 47 },
    down: { x: x + 3, y: y + 3, width: width - 6, height: height - 47 },
  }[head];
  const fold = {
    left: { ...cover, width: 14 },
    right: { ...cover, x: cover.x + cover.width - 14, width: 14 },
    up: { ...cover, height: 14 },
    down: { ...cover, y: cover.y + cover.height - 14, height: 14 },
  }[head];
  const rect = (r: Box, fill: string): string =>
    `<rect x="${r.x}" y="${r.y}" width="${r.width}" height="${r.height}" rx="5" fill="${fill}" stroke="${ink}" stroke-width="0.8"/>`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${linen}" ${fine}/>${rect(cover, blanket)}${rect(fold, lighter(blanket, 0.5))}${heads}`;
}

export function bench(box: Box, back: Toward, color = "#c9d6c5"): string {
  const { x, y, width, height } = box;
  const rest = {
    left: { x, y, width: 13, height },
    right: { x: x + width - 13, y, width: 13, height },
    up: { x, y, width, height: 13 },
    down: { x, y: y + height - 13, width, height: 13 },
  }[back];
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${color}" ${fine}/><rect x="${rest.x}" y="${rest.y}" width="${rest.width}" height="${rest.height}" rx="5" fill="${mix(color, ink, 0.22)}" ${fine}/>`;
}

/** A cab seat; the back is where it says, so a turned seat looks the other way. */
export function cabSeat(x: number, y: number, back: Toward): string {
  const turn = { left: 0, up: 90, right: 180, down: 270 }[back];
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-24" y="-24" width="50" height="48" rx="9" fill="#b8c4bf" ${fine}/><rect x="-32" y="-23" width="15" height="46" rx="7" fill="#8fa09a" ${fine}/><rect x="-36" y="-12" width="9" height="24" rx="4" fill="#8fa09a" ${fine}/><rect x="-14" y="-30" width="34" height="7" rx="3.5" fill="#8fa09a" ${fine}/><rect x="-14" y="23" width="34" height="7" rx="3.5" fill="#8fa09a" ${fine}/></g>`;
}

export function table(box: Box): string {
  const { x, y, width, height } = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${wood}" ${fine}/><path d="M${x + 6} ${y + height * 0.33}H${x + width - 6}M${x + 6} ${y + height * 0.66}H${x + width - 6}" stroke="${woodLine}" stroke-width="0.7"/>`;
}

export function cupboard(box: Box, shelves = 1): string {
  const { x, y, width, height } = box;
  const long = width > height;
  const lines = Array.from({ length: shelves }, (_, index) => {
    const t = (index + 1) / (shelves + 1);
    return long ? `M${x + width * t} ${y}V${y + height}` : `M${x} ${y + height * t}H${x + width}`;
  }).join("");
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#ece0c9" ${fine}/><path d="M${x} ${y}L${x + width} ${y + height}" stroke="${woodLine}" stroke-width="0.6"/><path d="${lines}" stroke="${ink}" stroke-width="0.8"/>`;
}

/** A worktop with a two- or three-ring hob and a sink, along its longer side. */
export function kitchen(box: Box, rings: 2 | 3 = 2): string {
  const { x, y, width, height } = box;
  const long = width >= height;
  const at = (along: number, across: number): { cx: number; cy: number } =>
    long
      ? { cx: x + width * along, cy: y + height * across }
      : { cx: x + width * across, cy: y + height * along };
  const spots: readonly [number, number][] =
    rings === 3
      ? [
          [0.19, 0.29],
          [0.37, 0.5],
          [0.19, 0.71],
        ]
      : [
          [0.2, 0.36],
          [0.37, 0.64],
        ];
  const hob = spots
    .map(([along, across]) => {
      const spot = at(along, across);
      return `<circle cx="${spot.cx}" cy="${spot.cy}" r="8.5" fill="none" stroke="#f8f6f1" stroke-width="1.4"/><circle cx="${spot.cx}" cy="${spot.cy}" r="4" fill="none" stroke="#f8f6f1" stroke-width="1"/>`;
    })
    .join("");
  const plate = long
    ? `<rect x="${x + width * 0.08}" y="${y + 7}" width="${width * 0.4}" height="${height - 14}" rx="5" fill="#3d4a49"/>`
    : `<rect x="${x + 7}" y="${y + height * 0.08}" width="${width - 14}" height="${height * 0.4}" rx="5" fill="#3d4a49"/>`;
  const sink = at(0.74, 0.52);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#f0e6d3" ${fine}/>${plate}${hob}<circle cx="${sink.cx}" cy="${sink.cy}" r="${Math.min(width, height) * 0.31}" fill="#d5dfe0" ${fine}/><circle cx="${sink.cx}" cy="${sink.cy}" r="2.4" fill="${ink}"/><path d="M${sink.cx + (long ? 0 : -1)} ${sink.cy - Math.min(width, height) * 0.4}v10" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`;
}

export function fridge(box: Box): string {
  const { x, y, width, height } = box;
  const snow = (cx: number, cy: number): string =>
    [0, 60, 120]
      .map(
        (turn) =>
          `<path d="M-8 0H8" transform="translate(${cx} ${cy}) rotate(${turn})" stroke="${fjord}" stroke-width="1.6" stroke-linecap="round"/>`,
      )
      .join("");
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#e1eaec" ${fine}/>${snow(x + width / 2, y + height / 2)}`;
}

/** A room with tiles, a shower in one corner, wash-basin and lavatory. */
export function washroom(box: Box): string {
  const { x, y, width, height } = box;
  const tiles: string[] = [];
  for (let at = x + 12; at < x + width; at += 12) tiles.push(`M${at} ${y}V${y + height}`);
  for (let at = y + 12; at < y + height; at += 12) tiles.push(`M${x} ${at}H${x + width}`);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#e6eff0"/><path d="${tiles.join("")}" stroke="${fjord}" stroke-width="0.4" opacity="0.5"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-width="2.6"/><path d="M${x + width * 0.3 - 11} ${y + 3}h22v8h-22Z" fill="#fff" ${fine}/><path d="M${x + width * 0.3 - 14} ${y + 11}h28q3 26 -14 29q-17 -3 -14 -29Z" fill="#ffffff" ${fine}/><rect x="${x + width - 34}" y="${y + 4}" width="30" height="24" rx="5" fill="#ffffff" ${fine}/><ellipse cx="${x + width - 19}" cy="${y + 17}" rx="10" ry="7" fill="#d5dfe0" ${fine}/>`;
}

export function shower(x: number, y: number, size: number): string {
  const drops = [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (turn) =>
        `<circle cx="${size * 0.2}" cy="0" r="1.3" fill="${fjord}" transform="rotate(${turn})"/>`,
    )
    .join("");
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="8" fill="#d4e4e8" ${fine}/><path d="M${x} ${y}L${x + size} ${y + size}M${x + size} ${y}L${x} ${y + size}" stroke="${fjord}" stroke-width="0.5" opacity="0.6"/><g transform="translate(${x + size / 2} ${y + size / 2})">${drops}<circle r="3" fill="none" ${fine}/></g>`;
}
