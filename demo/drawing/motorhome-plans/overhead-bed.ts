import { ink } from "./furniture.ts";

/** A bed that hangs above other furniture, hence only a dashed outline and a breath of colour. */
export function overheadBed(box: { x: number; y: number; width: number; height: number }): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="8" fill="#2f6f8f" fill-opacity="0.1" stroke="${ink}" stroke-width="1.6" stroke-dasharray="9 6"/>`;
}
