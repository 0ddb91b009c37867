import { darker, mix } from "../color.ts";
import { inLight, type Palette } from "../palette.ts";
import type { Drawing } from "../picture.ts";
import { upright } from "./parts.ts";

/** Adds things to a vehicle in its own centimetres, drawn nearer to the viewer than the vehicle. */
export function withThings(drawing: Drawing, ...things: readonly string[]): Drawing {
  return { ...drawing, svg: drawing.svg + upright(drawing.height, things.join("")) };
}

function bulbs(from: number, to: number, y: number): string {
  const count = Math.round((to - from) / 26);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    const sag = Math.sin((index / count) * Math.PI * 3) ** 2 * 9;
    return `<circle cx="${x.toFixed(1)}" cy="${(y - sag).toFixed(1)}" r="10" fill="url(#mh-lamp)"/><circle cx="${x.toFixed(1)}" cy="${(y - sag).toFixed(1)}" r="2" fill="#fff1c4"/>`;
  }).join("");
}

/** The awning rolled out towards the viewer, with stripes, valance and two legs. */
export function openAwning(
  box: { from: number; to: number; y: number; color: string },
  palette: Palette,
): string {
  const { from, to, y } = box;
  const paint = inLight(palette, box.color);
  const pale = inLight(palette, "#f7f1e3");
  const spread = 26;
  const low = y - 19;
  const fields = 12;
  const at = (share: number, out: number): number => from - out + (to - from + 2 * out) * share;
  const stripes = Array.from({ length: fields }, (_, index) => {
    const a = index / fields;
    const b = (index + 1) / fields;
    const fill = index % 2 === 0 ? paint : pale;
    const foot = `M${at(a, spread).toFixed(1)} ${low}V${low - 10}Q${at((a + b) / 2, spread).toFixed(1)} ${low - 17} ${at(b, spread).toFixed(1)} ${low - 10}V${low}Z`;
    return `<path d="M${at(a, 0).toFixed(1)} ${y + 3}L${at(a, spread).toFixed(1)} ${low}H${at(b, spread).toFixed(1)}L${at(b, 0).toFixed(1)} ${y + 3}Z" fill="${fill}"/><path d="${foot}" fill="${mix(fill, palette.shadow, 0.2)}"/>`;
  }).join("");
  const leg = (x: number, foot: number): string =>
    `<path d="M${x} ${low - 2}L${foot} -20" stroke="${inLight(palette, "#c9d0ce")}" stroke-width="3.4" stroke-linecap="round"/><ellipse cx="${foot}" cy="-21" rx="10" ry="2.4" fill="${palette.shadow}" opacity="0.4"/>`;
  return `<defs><linearGradient id="mh-awning-shade" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${palette.shadow}" stop-opacity="0.42"/><stop offset="1" stop-color="${palette.shadow}" stop-opacity="0"/></linearGradient></defs><rect x="${from}" y="${y - 120}" width="${to - from}" height="116" fill="url(#mh-awning-shade)"/>${leg(from - spread + 8, from - spread)}${leg(to + spread - 8, to + spread)}${stripes}${palette.lampsLit ? bulbs(from - spread + 8, to + spread - 8, low - 20) : ""}`;
}

export function rug(from: number, to: number, color: string, palette: Palette): string {
  const paint = inLight(palette, color);
  const line = inLight(palette, "#f3ead6");
  return `<path d="M${from} -6H${to}L${to + 22} -40H${from - 22}Z" fill="${paint}"/><path d="M${from + 4} -10H${to - 4}L${to + 13} -36H${from - 13}Z" fill="none" stroke="${line}" stroke-width="1.6" opacity="0.8"/><path d="M${from - 8} -24H${to + 8}" stroke="${line}" stroke-width="1" stroke-dasharray="8 6" opacity="0.7"/><path d="M${from - 22} -40H${to + 22}V-42H${from - 22}Z" fill="${darker(paint, 0.4)}"/>`;
}

/** A folding chair seen from the side; `turn` -1 looks to the left. */
export function campChair(
  x: number,
  y: number,
  turn: 1 | -1,
  color: string,
  palette: Palette,
): string {
  const cloth = inLight(palette, color);
  const tube = inLight(palette, "#39454a");
  const wood = inLight(palette, "#b98a58");
  return `<g transform="translate(${x} ${y}) scale(${turn} 1)"><ellipse cx="2" cy="0" rx="34" ry="4" fill="${palette.shadow}" opacity="0.38"/><path d="M-20 0L20 44M22 0L-16 44" stroke="${tube}" stroke-width="3.2" stroke-linecap="round"/><path d="M-18 42L-34 98" stroke="${tube}" stroke-width="3.4" stroke-linecap="round"/><path d="M-20 42Q2 36 26 46L25 51Q2 42 -18 48Z" fill="${darker(cloth, 0.22)}"/><path d="M-19 46Q-20 72 -33 97L-26 99Q-14 74 -13 47Z" fill="${cloth}"/><path d="M-17 48Q-17 72 -29 98" fill="none" stroke="#fff" stroke-width="1" opacity="0.35"/><path d="M-26 66H16" stroke="${wood}" stroke-width="4" stroke-linecap="round"/><path d="M15 66V48" stroke="${tube}" stroke-width="2.8"/></g>`;
}

/** A low slatted table laid for coffee. */
export function campTable(x: number, y: number, palette: Palette): string {
  const wood = inLight(palette, "#c1925e");
  const edge = inLight(palette, "#8c6238");
  const tint = (color: string): string => inLight(palette, color);
  return `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="0" rx="48" ry="4.5" fill="${palette.shadow}" opacity="0.36"/><path d="M-36 0L26 50M36 0L-26 50" stroke="${edge}" stroke-width="3.4" stroke-linecap="round"/><path d="M-50 50H50L42 58H-42Z" fill="${wood}"/><path d="M-47 53H47M-44.5 55.500H44.5" stroke="${edge}" stroke-width="0.7"/><path d="M-50 47H50V50.500H-50Z" fill="${edge}"/>
<path d="M-26 54H-10V76Q-10 82 -14 84H-22Q-26 82 -26 76Z" fill="${tint("#b4500f")}"/><path d="M-23 84H-13V89H-23Z" fill="${tint("#2a3335")}"/><path d="M-23 58V78" stroke="#fff" stroke-width="1.4" opacity="0.4"/><path d="M2 54H14V65H2ZM14 62q6 0 5 -4q-1 -3 -5 -2" fill="${tint("#f2ece0")}" stroke="${tint("#f2ece0")}" stroke-width="1.4"/><path d="M24 54H36V64H24Z" fill="${tint("#2f6f8f")}"/></g>`;
}

export function lantern(x: number, y: number, palette: Palette): string {
  const metal = inLight(palette, "#2a3335");
  const glow = palette.lampsLit
    ? `<circle cx="${x}" cy="${y + 16}" r="58" fill="url(#mh-lamp)"/>`
    : "";
  return `${glow}<ellipse cx="${x}" cy="${y}" rx="13" ry="2.6" fill="${palette.shadow}" opacity="0.4"/><path d="M${x - 9} ${y}H${x + 9}V${y + 4}H${x - 9}Z" fill="${metal}"/><rect x="${x - 7}" y="${y + 4}" width="14" height="20" rx="3" fill="${palette.lampsLit ? "#ffe9ad" : inLight(palette, "#dfe8e6")}"/><path d="M${x - 7} ${y + 4}V${y + 24}M${x + 7} ${y + 4}V${y + 24}M${x} ${y + 4}V${y + 24}" stroke="${metal}" stroke-width="1.1"/><path d="M${x - 9} ${y + 24}H${x + 9}L${x + 4} ${y + 31}H${x - 4}Z" fill="${metal}"/><path d="M${x - 6} ${y + 30}Q${x} ${y + 44} ${x + 6} ${y + 30}" fill="none" stroke="${metal}" stroke-width="1.4"/>`;
}
