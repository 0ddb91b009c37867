import { type SceneOptions, scene } from "../scene.ts";

export const width = 1600;
export const height = 1200;

type Box = { x: number; y: number; width: number; height: number };

/** A landscape as seen through an opening: the scene fills the box and nothing else. */
export function viewThrough(
  box: Box,
  options: Omit<SceneOptions, "width" | "height">,
  subject: Parameters<typeof scene>[1] = () => "",
): string {
  const inner = scene({ ...options, width: box.width, height: box.height }, subject);
  return inner.replace("<svg ", `<svg x="${box.x}" y="${box.y}" `);
}

/** Vertical or horizontal boards over the whole box. */
export function boards(
  box: Box,
  color: string,
  line: string,
  step: number,
  upright = false,
): string {
  const lines: string[] = [];
  if (upright) {
    for (let x = box.x + step; x < box.x + box.width; x += step)
      lines.push(`M${x} ${box.y}v${box.height}`);
  } else {
    for (let y = box.y + step; y < box.y + box.height; y += step)
      lines.push(`M${box.x} ${y}h${box.width}`);
  }
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${color}"/><path d="${lines.join("")}" stroke="${line}" stroke-width="3" opacity="0.55"/>`;
}

/** Steam that rises from a hot cup at (x, y). */
export function steam(x: number, y: number, size: number): string {
  const strand = (dx: number, tall: number): string =>
    `M${x + dx} ${y}C${x + dx - size * 0.3} ${y - tall * 0.3} ${x + dx + size * 0.35} ${y - tall * 0.6} ${x + dx} ${y - tall}`;
  return `<filter id="in-steam" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size * 0.06}"/></filter><path d="${strand(-size * 0.3, size * 1.5)}${strand(size * 0.05, size * 2)}${strand(size * 0.4, size * 1.4)}" fill="none" stroke="#ffffff" stroke-width="${size * 0.13}" stroke-linecap="round" opacity="0.5" filter="url(#in-steam)"/>`;
}

/** An enamel mug, standing with its foot at (x, y). */
export function mug(x: number, y: number, size: number, color: string): string {
  const w = size * 0.5;
  const h = size * 0.92;
  return `<ellipse cx="${x}" cy="${y}" rx="${w * 1.5}" ry="${size * 0.1}" fill="#000" opacity="0.22"/><path d="M${x + w * 0.92} ${y - h * 0.82}C${x + w * 1.85} ${y - h * 0.86} ${x + w * 1.85} ${y - h * 0.18} ${x + w * 0.92} ${y - h * 0.24}" fill="none" stroke="${color}" stroke-width="${size * 0.11}"/><path d="M${x - w} ${y - h}V${y - size * 0.08}Q${x} ${y + size * 0.1} ${x + w} ${y - size * 0.08}V${y - h}Z" fill="${color}"/><path d="M${x - w} ${y - h}V${y - size * 0.08}Q${x - w * 0.6} ${y} ${x - w * 0.4} ${y}V${y - h}Z" fill="#fff" opacity="0.2"/><path d="M${x + w * 0.5} ${y - h}V${y}Q${x + w * 0.8} ${y - size * 0.02} ${x + w} ${y - size * 0.08}V${y - h}Z" fill="#000" opacity="0.16"/><ellipse cx="${x}" cy="${y - h}" rx="${w}" ry="${size * 0.12}" fill="#f6f0e4"/><ellipse cx="${x}" cy="${y - h + size * 0.015}" rx="${w * 0.88}" ry="${size * 0.092}" fill="#3a2417"/><path d="M${x - w * 0.6} ${y - h}Q${x} ${y - h - size * 0.05} ${x + w * 0.5} ${y - h - size * 0.02}" fill="none" stroke="#8a5a35" stroke-width="${size * 0.02}"/>`;
}

/** A soft pool of lamp light. */
export function lampPool(
  x: number,
  y: number,
  reach: number,
  strength: number,
  id: string,
): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe3a6" stop-opacity="${strength}"/><stop offset="0.4" stop-color="#ffc873" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="#ffc873" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${reach}" fill="url(#${id})"/>`;
}
