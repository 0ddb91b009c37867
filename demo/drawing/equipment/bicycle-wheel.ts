import { circle, ring } from "./draw.ts";

const round = (value: number): string => value.toFixed(1);

function spokes(x: number, y: number, hub: number, rim: number): string {
  const lines = Array.from({ length: 32 }, (_, n) => {
    const angle = (n / 32) * Math.PI * 2;
    const lean = n % 2 ? 0.72 : -0.72;
    return `M${round(x + Math.cos(angle + lean) * hub)} ${round(y + Math.sin(angle + lean) * hub)}L${round(x + Math.cos(angle) * rim)} ${round(y + Math.sin(angle) * rim)}`;
  }).join("");
  return `<path d="${lines}" stroke="#c3cccf" stroke-width="3.2" opacity=".85"/>`;
}

function knobs(x: number, y: number, radius: number): string {
  const length = (Math.PI * 2 * radius) / 110;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#14191b" stroke-width="13" stroke-dasharray="${(length * 0.62).toFixed(2)} ${(length * 0.38).toFixed(2)}"/>`;
}

function brakeDisc(x: number, y: number): string {
  const holes = Array.from({ length: 20 }, (_, n) => {
    const angle = (n / 20) * Math.PI * 2;
    return circle(+round(x + Math.cos(angle) * 84), +round(y + Math.sin(angle) * 84), 5, "#3b4549");
  }).join("");
  const arms = Array.from({ length: 6 }, (_, n) => {
    const angle = (n / 6) * Math.PI * 2;
    return `M${x} ${y}L${round(x + Math.cos(angle) * 76)} ${round(y + Math.sin(angle) * 76)}`;
  }).join("");
  return `<path d="${arms}" stroke="#98a3a6" stroke-width="9"/>${ring(x, y, 84, "#b4bdc0", 20)}${holes}`;
}

/** Wheel of 29 inches with tyre, rim, spokes and brake disc, in millimetres. */
export function bicycleWheel(x: number, y: number, turn: number): string {
  const wheel =
    knobs(x, y, 368) +
    ring(x, y, 338, "url(#eq-bike-tyre)", 60) +
    ring(x, y, 352, "#454f53", 5) +
    ring(x, y, 312, "#0d1214", 6) +
    ring(x, y, 298, "#232b2e", 24) +
    ring(x, y, 304, "#6d797d", 4) +
    spokes(x, y, 30, 288) +
    brakeDisc(x, y) +
    ring(x, y, 28, "#2a3336", 12) +
    circle(x, y, 20, "#12181a");
  return `<g transform="rotate(${turn} ${x} ${y})">${wheel}</g>`;
}
