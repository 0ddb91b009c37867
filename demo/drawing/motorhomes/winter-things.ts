import { inLight, type Palette } from "../palette.ts";

/** A soft cap of snow along a roof, from x to x at height y. */
export function roofSnow(from: number, to: number, y: number, palette: Palette): string {
  const snow = palette.ground.snow;
  const humps = 7;
  const step = (to - from) / humps;
  let top = `M${from} ${y}Q${from + 2} ${y + 9} ${from + step * 0.4} ${y + 11}`;
  for (let hump = 0; hump < humps - 1; hump++) {
    const x = from + step * (hump + 0.9);
    top += `Q${x - step * 0.2} ${y + (hump % 2 === 0 ? 16 : 12)} ${x + step * 0.45} ${y + 12}`;
  }
  return `<path d="${top}Q${to - 2} ${y + 11} ${to} ${y}Z" fill="${snow.light}"/><path d="M${from + 4} ${y + 1}H${to - 4}V${y + 3.5}H${from + 4}Z" fill="${snow.dark}" opacity="0.35"/>`;
}

/** Skis and poles pushed into the snow. */
export function skisInSnow(x: number, y: number, palette: Palette): string {
  const ski = (at: number, lean: number, color: string): string =>
    `<path d="M${at} ${y}L${at + lean} ${y + 158}Q${at + lean + 1} ${y + 172} ${at + lean + 10} ${y + 176}Q${at + lean + 12} ${y + 168} ${at + lean + 8} ${y + 156}L${at + 7} ${y}Z" fill="${inLight(palette, color)}"/><path d="M${at + 2} ${y + 20}L${at + lean + 2} ${y + 150}" stroke="#fff" stroke-width="1.2" opacity="0.5"/><rect x="${at + lean * 0.45 - 1}" y="${y + 66}" width="9" height="16" rx="2" fill="${inLight(palette, "#23292b")}"/>`;
  const pole = (at: number, lean: number): string =>
    `<path d="M${at} ${y}L${at + lean} ${y + 124}" stroke="${inLight(palette, "#59656a")}" stroke-width="2.4"/><path d="M${at + lean} ${y + 124}L${at + lean * 1.1} ${y + 137}" stroke="${inLight(palette, "#1d2426")}" stroke-width="4.4" stroke-linecap="round"/><ellipse cx="${at + lean * 0.1}" cy="${y + 11}" rx="6" ry="2" fill="${inLight(palette, "#23292b")}"/>`;
  return `<ellipse cx="${x + 22}" cy="${y}" rx="52" ry="6" fill="${palette.ground.snow.light}"/>${pole(x - 14, -7)}${ski(x, 5, "#b4500f")}${ski(x + 15, 9, "#b4500f")}${pole(x + 44, 9)}<path d="M${x - 30} ${y - 3}Q${x - 4} ${y + 9} ${x + 20} ${y + 4}Q${x + 46} ${y + 10} ${x + 70} ${y - 3}Z" fill="${palette.ground.snow.light}"/><path d="M${x - 30} ${y - 3}H${x + 70}L${x + 40} ${y - 6}H${x}Z" fill="${palette.ground.snow.dark}" opacity="0.6"/>`;
}

/** A kicksled: runners, seat and handlebar. */
export function kicksled(x: number, y: number, palette: Palette): string {
  const wood = inLight(palette, "#b98a58");
  const steel = inLight(palette, "#59656a");
  return `<ellipse cx="${x + 70}" cy="${y - 1}" rx="110" ry="5" fill="${palette.shadow}" opacity="0.25"/><path d="M${x - 36} ${y}H${x + 150}Q${x + 172} ${y} ${x + 176} ${y + 22}" fill="none" stroke="${steel}" stroke-width="2.6" stroke-linecap="round"/><path d="M${x + 40} ${y + 1}L${x + 32} ${y + 92}M${x + 110} ${y + 1}L${x + 106} ${y + 40}" stroke="${wood}" stroke-width="4.6" stroke-linecap="round"/><path d="M${x + 34} ${y + 38}H${x + 124}V${y + 44}H${x + 34}Z" fill="${wood}"/><path d="M${x + 36} ${y + 44}H${x + 120}V${y + 49}Q${x + 78} ${y + 54} ${x + 36} ${y + 49}Z" fill="${inLight(palette, "#efe3cf")}"/><path d="M${x + 38} ${y + 20}L${x + 108} ${y + 12}M${x + 36} ${y + 62}L${x + 60} ${y + 44}" stroke="${wood}" stroke-width="3"/><path d="M${x + 22} ${y + 92}H${x + 46}" stroke="${inLight(palette, "#2a3335")}" stroke-width="5" stroke-linecap="round"/>`;
}
