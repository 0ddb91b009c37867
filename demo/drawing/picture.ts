export type Picture = {
  name: string;
  width: number;
  height: number;
  svg: () => string;
  alt: string;
};

/** A subject in its own box; the ground it stands on is the box's lower edge. */
export type Drawing = { svg: string; width: number; height: number };

export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Puts a drawing with its lower middle at (x, y), scaled to `width` and turned around on wish. */
export function placed(
  drawing: Drawing,
  at: { x: number; y: number; width: number; mirrored?: boolean },
): string {
  const scale = at.width / drawing.width;
  const flip = at.mirrored ? -1 : 1;
  const x = at.x - (flip * at.width) / 2;
  const y = at.y - drawing.height * scale;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip * scale).toFixed(4)} ${scale.toFixed(4)})">${drawing.svg}</g>`;
}
