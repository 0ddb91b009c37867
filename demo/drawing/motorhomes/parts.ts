import { darker, lighter, mix } from "../color.ts";
import { inLight, type Palette } from "../palette.ts";

/** All vehicles are drawn in centimetres: x from the rear, y upwards from the ground, front to the right. */
export function upright(height: number, content: string): string {
  return `<g transform="matrix(1 0 0 -1 0 ${height})">${content}</g>`;
}

const stop = (offset: number, color: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;

const skyColor = (palette: Palette, index: number): string =>
  palette.sky.at(index)?.[1] ?? palette.haze;

/** Gradients shared by every vehicle part; `height` is the height of the vehicle. */
export function partDefs(palette: Palette, height: number): string {
  const zenith = skyColor(palette, 1);
  const horizon = skyColor(palette, -1);
  const vertical = `gradientUnits="userSpaceOnUse" x1="0" x2="0"`;
  return `<defs>
<linearGradient id="mh-shade" ${vertical} y1="${height}" y2="26">${stop(0, "#ffffff", 0.5)}${stop(0.05, "#ffffff", 0.22)}${stop(0.2, "#ffffff", 0)}${stop(0.46, palette.shadow, 0.05)}${stop(0.62, palette.shadow, 0.17)}${stop(0.66, horizon, 0.16)}${stop(0.84, palette.shadow, 0.2)}${stop(1, palette.shadow, 0.5)}</linearGradient>
<linearGradient id="mh-key-front" x1="1" y1="0" x2="0.35" y2="0">${stop(0, palette.light, 0.5)}${stop(1, palette.light, 0)}</linearGradient>
<linearGradient id="mh-key-rear" x1="0" y1="0" x2="0.6" y2="0">${stop(0, palette.light, 0.5)}${stop(1, palette.light, 0)}</linearGradient>
<linearGradient id="mh-glass" x1="0" y1="1" x2="0.25" y2="0">${stop(0, mix(zenith, "#14262c", 0.58))}${stop(0.55, mix(zenith, "#0d1b20", 0.78))}${stop(0.56, mix(horizon, "#14262c", 0.66))}${stop(1, mix(horizon, "#0d1b20", 0.82))}</linearGradient>
<linearGradient id="mh-screen" x1="0.2" y1="1" x2="0.8" y2="0">${stop(0, mix(zenith, "#21363c", 0.25))}${stop(0.5, mix(horizon, "#1a2c32", 0.45))}${stop(1, mix(zenith, "#0d1b20", 0.75))}</linearGradient>
<radialGradient id="mh-glass-lit" cx="0.5" cy="0.72" r="0.85">${stop(0, "#fff0bf")}${stop(0.4, "#fbc873")}${stop(1, "#c2762f")}</radialGradient>
<radialGradient id="mh-lamp">${stop(0, "#ffe2a0", 0.75)}${stop(0.5, "#ffc972", 0.24)}${stop(1, "#ffc972", 0)}</radialGradient>
<radialGradient id="mh-tyre">${stop(0.6, inLight(palette, "#1b2022"))}${stop(0.72, inLight(palette, "#31383a"))}${stop(0.93, inLight(palette, "#1d2224"))}${stop(1, inLight(palette, "#0d1112"))}</radialGradient>
<linearGradient id="mh-rim" x1="0" y1="1" x2="0.4" y2="0">${stop(0, inLight(palette, "#eef1f0"))}${stop(1, inLight(palette, "#8b9596"))}</linearGradient>
<linearGradient id="mh-tail" x1="0" y1="0" x2="0" y2="1">${stop(0, inLight(palette, "#8e1d17"))}${stop(1, inLight(palette, "#e2503d"))}</linearGradient>
<radialGradient id="mh-contact">${stop(0, palette.shadow, 0.75)}${stop(0.7, palette.shadow, 0.42)}${stop(1, palette.shadow, 0)}</radialGradient>
</defs>`;
}

export function contactShadow(from: number, to: number): string {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return `<ellipse cx="${middle}" cy="-12" rx="${half * 1.12}" ry="30" fill="url(#mh-contact)" opacity="0.4"/><ellipse cx="${middle}" cy="-1" rx="${half * 1.06}" ry="15" fill="url(#mh-contact)"/><ellipse cx="${middle}" cy="2" rx="${half * 0.96}" ry="7" fill="url(#mh-contact)"/>`;
}

/** A closed body panel with the light of the sky above and the ground below. */
export function panel(
  d: string,
  color: string,
  palette: Palette,
  keyFrom?: "front" | "rear",
): string {
  return `<path d="${d}" fill="${inLight(palette, color)}"/><path d="${d}" fill="url(#mh-shade)"/>${keyFrom ? `<path d="${d}" fill="url(#mh-key-${keyFrom})"/>` : ""}`;
}

export function wheel(x: number, palette: Palette, radius = 34): string {
  const rim = radius * 0.64;
  const spokes = Array.from({ length: 7 }, (_, index) => {
    const turn = (index * 360) / 7;
    return `<path d="M${-rim * 0.1} ${rim * 0.2}L${-rim * 0.19} ${rim * 0.93}A${rim} ${rim} 0 0 0 ${rim * 0.19} ${rim * 0.93}L${rim * 0.1} ${rim * 0.2}Z" transform="rotate(${turn.toFixed(1)})" fill="url(#mh-rim)"/>`;
  }).join("");
  return `<g transform="translate(${x} ${radius})"><circle r="${radius}" fill="url(#mh-tyre)"/><circle r="${radius * 0.86}" fill="none" stroke="${inLight(palette, "#4a5254")}" stroke-width="0.7" opacity="0.7"/><circle r="${rim * 1.04}" fill="${inLight(palette, "#101516")}"/>${spokes}<circle r="${rim}" fill="none" stroke="url(#mh-rim)" stroke-width="2"/><circle r="${rim * 0.27}" fill="${inLight(palette, "#c3cac9")}"/><circle r="${rim * 0.13}" fill="${inLight(palette, "#59656a")}"/></g>`;
}

/** The dark hollow above a wheel. */
export function wheelArch(x: number, radius = 42, top = 34): string {
  return `<path d="M${x - radius} 24V${top}A${radius} ${radius} 0 0 0 ${x + radius} ${top}V24Z" fill="#0b1113"/>`;
}

/** The dark strip beneath the floor, with the wheels of the far side in it. */
export function underside(from: number, to: number, wheels: readonly number[]): string {
  const far = wheels
    .map((x) => `<ellipse cx="${x - 9}" cy="31" rx="27" ry="28" fill="#070c0e"/>`)
    .join("");
  return `<path d="M${from} 50L${from + 10} 25H${to - 10}L${to} 50Z" fill="#0b1214"/>${far}`;
}

type WindowBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  lit?: boolean;
  blind?: number;
};

/** A framed habitation window with rounded corners; lit ones show curtains. */
export function windowPane(id: string, box: WindowBox, palette: Palette): string {
  const { x, y, width, height } = box;
  const r = Math.min(9, height / 4);
  const inner = `x="${x + 2.4}" y="${y + 2.4}" width="${width - 4.8}" height="${height - 4.8}" rx="${r - 2}"`;
  const curtain = (from: number): string =>
    [0, 0.055, 0.11]
      .map(
        (shift, fold) =>
          `<rect x="${from + width * shift}" y="${y}" width="${width * 0.056}" height="${height}" fill="${fold === 1 ? "#e2a45c" : "#fff3d8"}" opacity="0.5"/>`,
      )
      .join("");
  const lamp = `<path d="M${x + width * 0.62} ${y + height}V${y + height * 0.74}" stroke="#8a5526" stroke-width="1"/><path d="M${x + width * 0.62 - 7} ${y + height * 0.6}L${x + width * 0.62 - 3} ${y + height * 0.76}H${x + width * 0.62 + 3}L${x + width * 0.62 + 7} ${y + height * 0.6}Z" fill="#fffbe6"/>`;
  const inside = box.lit
    ? `<rect ${inner} fill="url(#mh-glass-lit)"/>${width > 60 ? lamp : ""}${curtain(x)}${curtain(x + width * 0.834)}<rect x="${x}" y="${y}" width="${width}" height="${height * 0.1}" fill="#7d4a1f" opacity="0.35"/>`
    : `<rect ${inner} fill="url(#mh-glass)"/><path d="M${x + width * 0.12} ${y}L${x + width * 0.42} ${y + height}H${x + width * 0.62}L${x + width * 0.32} ${y}Z" fill="#ffffff" opacity="0.1"/><path d="M${x + width * 0.4} ${y}L${x + width * 0.7} ${y + height}H${x + width * 0.75}L${x + width * 0.45} ${y}Z" fill="#ffffff" opacity="0.12"/>`;
  const blind = box.blind
    ? `<rect x="${x}" y="${y + height * (1 - box.blind)}" width="${width}" height="${height * box.blind}" fill="${inLight(palette, "#e9e4d8")}" opacity="0.8"/>`
    : "";
  return `<clipPath id="mh-${id}"><rect ${inner}/></clipPath><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${inLight(palette, "#171e20")}"/><g clip-path="url(#mh-${id})">${inside}${blind}</g><path d="M${x + r} ${y + height - 0.5}H${x + width - r}" stroke="#ffffff" stroke-width="0.8" opacity="0.35"/>`;
}

/** A hatch, service door or locker: fine joint, faint lower shade, lock. */
export function hatch(
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
): string {
  const joint = inLight(palette, "#77837f");
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${palette.shadow}" fill-opacity="0.04" stroke="${joint}" stroke-width="0.9"/><path d="M${x + 4} ${y + height - 1.4}h${width - 8}" stroke="#fff" stroke-width="0.7" opacity="0.5"/><circle cx="${x + width - 6}" cy="${y + height - 7}" r="1.7" fill="${inLight(palette, "#3a4446")}"/><circle cx="${x + 6}" cy="${y + height - 7}" r="1.7" fill="${inLight(palette, "#3a4446")}"/>`;
}

export function ventGrille(
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
): string {
  const lines = Array.from({ length: 5 }, (_, index) => {
    const at = y + (height * (index + 1)) / 6;
    return `<path d="M${x + 3} ${at}h${width - 6}" stroke="${inLight(palette, "#7d8886")}" stroke-width="1.1"/>`;
  }).join("");
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2.5" fill="${inLight(palette, "#e4e6e2")}" stroke="${inLight(palette, "#a3adaa")}" stroke-width="0.7"/>${lines}`;
}

/** The door to the living room: window, handle, step and hinge side. */
export function habitationDoor(
  box: { x: number; y: number; width: number; height: number; color: string; lit: boolean },
  palette: Palette,
): string {
  const { x, y, width, height } = box;
  return `<rect x="${x - 1.6}" y="${y - 1.6}" width="${width + 3.2}" height="${height + 3.2}" rx="8" fill="${inLight(palette, darker(box.color, 0.42))}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="${inLight(palette, box.color)}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="url(#mh-shade)"/>${windowPane("door", { x: x + 9, y: y + height * 0.56, width: width - 18, height: height * 0.34, lit: box.lit }, palette)}<rect x="${x + 5}" y="${y + height * 0.42}" width="4.5" height="15" rx="2" fill="${inLight(palette, "#2a3335")}"/><path d="M${x + 7} ${y + height * 0.08}h${width - 14}v${height * 0.25}h${14 - width}Z" fill="none" stroke="${inLight(palette, darker(box.color, 0.2))}" stroke-width="0.8" opacity="0.7"/><rect x="${x - 3}" y="23" width="${width + 6}" height="5" rx="2" fill="${inLight(palette, "#2f383a")}"/><rect x="${x - 3}" y="26.6" width="${width + 6}" height="1.4" fill="${inLight(palette, lighter("#2f383a", 0.4))}"/>`;
}

export function skylight(x: number, y: number, width: number, palette: Palette): string {
  return `<path d="M${x} ${y}q1 9 7 9.5h${width - 14}q6 -0.5 7 -9.5Z" fill="${inLight(palette, "#d9dfdd")}"/><path d="M${x + 6} ${y + 8}h${width - 12}" stroke="#ffffff" stroke-width="1" opacity="0.6"/>`;
}

export function tailLamp(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2.4}" fill="url(#mh-tail)"/><rect x="${x + width * 0.2}" y="${y + height * 0.32}" width="${width * 0.6}" height="${height * 0.2}" rx="1.5" fill="#f7b65c" opacity="0.9"/><path d="M${x + width * 0.3} ${y + height * 0.12}v${height * 0.76}" stroke="#fff" stroke-width="0.7" opacity="0.4"/>`;
}

export function awningCassette(from: number, to: number, y: number, palette: Palette): string {
  return `<rect x="${from}" y="${y - 5.5}" width="${to - from}" height="11" rx="4.5" fill="${inLight(palette, "#f4f4f0")}"/><rect x="${from}" y="${y - 5.5}" width="${to - from}" height="4.6" rx="2.3" fill="${inLight(palette, "#9fa9a6")}"/><path d="M${from + 4} ${y + 4}H${to - 4}" stroke="#fff" stroke-width="1" opacity="0.75"/><rect x="${from}" y="${y - 6}" width="6" height="12" rx="2.5" fill="${inLight(palette, "#59656a")}"/><rect x="${to - 6}" y="${y - 6}" width="6" height="12" rx="2.5" fill="${inLight(palette, "#59656a")}"/>`;
}

export function lampGlow(x: number, y: number, reach: number): string {
  return `<circle cx="${x}" cy="${y}" r="${reach}" fill="url(#mh-lamp)"/>`;
}
