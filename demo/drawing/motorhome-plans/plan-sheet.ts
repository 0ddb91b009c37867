import { palettes } from "../palettes.ts";
import { type Drawing, placed, type Picture, svgDocument } from "../picture.ts";
import type { Palette } from "../palette.ts";
import { ink, sheet } from "./furniture.ts";

const width = 1600;
const height = 1200;
const muted = "#4b5c56";
const sans = `font-family="DejaVu Sans, Liberation Sans, sans-serif"`;
const serif = `font-family="P052, Palatino, Georgia, serif"`;

export type Plan = {
  name: string;
  alt: string;
  title: string;
  subtitle: string;
  /** In centimetres. */
  length: number;
  wide: number;
  /** Where the flat body ends and the front begins, from the rear. */
  outline: string;
  floor: string;
  furniture: string;
  windows: readonly { x: number; y: number; length: number; along: "x" | "y" }[];
  door: { x: number; width: number; sliding?: boolean };
  labels: readonly { x: number; y: number; text: string }[];
  wheels: readonly number[];
  /** Where the dashboard begins. */
  dashboard: number;
  facts: readonly (readonly [string, string])[];
  elevation: (palette: Palette) => Drawing;
};

const comma = (centimetres: number): string =>
  `${(centimetres / 100).toFixed(2).replace(".", ",")} m`;

function floorBoards(plan: Plan): string {
  const boards: string[] = [];
  for (let y = 12; y < plan.wide; y += 12) boards.push(`M0 ${y}H${plan.length}`);
  for (let row = 0; row * 12 < plan.wide; row++) {
    for (let x = (row % 3) * 42; x < plan.length; x += 126) boards.push(`M${x} ${row * 12}v12`);
  }
  return `<clipPath id="plan-floor"><path d="${plan.floor}"/></clipPath><g clip-path="url(#plan-floor)"><path d="${plan.floor}" fill="#f3e9d7"/><path d="${boards.join("")}" stroke="#d9c6a4" stroke-width="0.7"/></g>`;
}

function dashboard(plan: Plan): string {
  const { dashboard: x, wide } = plan;
  const wheel = wide * 0.27;
  return `<g clip-path="url(#plan-floor)"><path d="M${x} 0Q${x + 26} ${wide / 2} ${x} ${wide}H${plan.length}V0Z" fill="#cfd8d3" stroke="${ink}" stroke-width="1.2"/><path d="M${x + 22} 0Q${x + 52} ${wide / 2} ${x + 22} ${wide}H${plan.length}V0Z" fill="#dcebf0" stroke="${ink}" stroke-width="1.2"/><path d="M${x + 46} 0Q${x + 78} ${wide / 2} ${x + 46} ${wide}H${plan.length}V0Z" fill="#ffffff" stroke="${ink}" stroke-width="1.2"/></g><ellipse cx="${x + 2}" cy="${wheel}" rx="7" ry="20" fill="none" stroke="${ink}" stroke-width="3"/><path d="M${x + 2} ${wheel - 18}V${wheel + 18}M${x + 2} ${wheel}H${x + 10}" stroke="${ink}" stroke-width="1.6"/>`;
}

function openings(plan: Plan): string {
  const panes = plan.windows
    .map(({ x, y, length, along }) =>
      along === "x"
        ? `<rect x="${x}" y="${y - 3.5}" width="${length}" height="7" fill="#cfe2ea" stroke="${ink}" stroke-width="0.9"/><path d="M${x} ${y}h${length}" stroke="${ink}" stroke-width="0.7"/>`
        : `<rect x="${x - 3.5}" y="${y}" width="7" height="${length}" fill="#cfe2ea" stroke="${ink}" stroke-width="0.9"/><path d="M${x} ${y}v${length}" stroke="${ink}" stroke-width="0.7"/>`,
    )
    .join("");
  const { door, wide } = plan;
  const swing = `<rect x="${door.x}" y="${wide - 4}" width="${door.width}" height="8" fill="${sheet}"/><path d="M${door.x} ${wide}v${door.width * 0.82}" stroke="${ink}" stroke-width="2.2"/><path d="M${door.x} ${wide + door.width * 0.82}A${door.width * 0.82} ${door.width * 0.82} 0 0 0 ${door.x + door.width} ${wide}" fill="none" stroke="${ink}" stroke-width="0.8" stroke-dasharray="4 3"/>`;
  const slide = `<rect x="${door.x}" y="${wide - 4}" width="${door.width}" height="8" fill="${sheet}"/><path d="M${door.x - door.width * 0.7} ${wide + 9}H${door.x + door.width * 0.3}" stroke="${ink}" stroke-width="4"/><path d="M${door.x + door.width * 0.9} ${wide + 9}H${door.x + door.width * 0.5}m7 -5l-8 5l8 5" fill="none" stroke="${ink}" stroke-width="1"/>`;
  return panes + (door.sliding ? slide : swing);
}

function measure(from: number, to: number, at: number, along: "x" | "y", text: string): string {
  const tick = 12;
  const line =
    along === "x"
      ? `M${from} ${at}H${to}M${from} ${at - tick}V${at + tick}M${to} ${at - tick}V${at + tick}`
      : `M${at} ${from}V${to}M${at - tick} ${from}H${at + tick}M${at - tick} ${to}H${at + tick}`;
  const middle = (from + to) / 2;
  const label =
    along === "x"
      ? `<rect x="${middle - 74}" y="${at - 20}" width="148" height="40" fill="${sheet}"/><text x="${middle}" y="${at + 10}" text-anchor="middle">${text}</text>`
      : `<g transform="translate(${at} ${middle}) rotate(-90)"><rect x="-74" y="-20" width="148" height="40" fill="${sheet}"/><text y="10" text-anchor="middle">${text}</text></g>`;
  return `<path d="${line}" stroke="${ink}" stroke-width="2" fill="none"/><g ${sans} font-size="28" fill="${ink}">${label}</g>`;
}

function labels(plan: Plan, scale: number): string {
  return plan.labels
    .map(({ x, y, text }) => {
      const wide = text.length * 15.5 + 30;
      return `<g transform="translate(${x * scale} ${y * scale})"><rect x="${-wide / 2}" y="-21" width="${wide}" height="42" rx="21" fill="#ffffff" fill-opacity="0.93"/><text y="9" text-anchor="middle" ${sans} font-size="25" fill="${ink}">${text}</text></g>`;
    })
    .join("");
}

function facts(plan: Plan, x: number, y: number): string {
  return plan.facts
    .map(([term, value], index) => {
      const at = { x: x + (index % 2) * 380, y: y + Math.floor(index / 2) * 92 };
      return `<path d="M${at.x} ${at.y - 34}h330" stroke="#cfd6cf" stroke-width="2"/><text x="${at.x}" y="${at.y}" font-size="23" fill="${muted}">${term}</text><text x="${at.x}" y="${at.y + 35}" font-size="29" fill="#1c2b27">${value}</text>`;
    })
    .join("");
}

export function planPicture(plan: Plan): Picture {
  const left = 130;
  const top = 250;
  const scale = 1270 / plan.length;
  const right = left + plan.length * scale;
  const bottom = top + plan.wide * scale;
  const wheels = plan.wheels
    .flatMap((x) =>
      [4, plan.wide - 24].map(
        (y) =>
          `<rect x="${x - 34}" y="${y}" width="68" height="20" rx="6" fill="none" stroke="${ink}" stroke-width="1" stroke-dasharray="5 4" opacity="0.55"/>`,
      ),
    )
    .join("");
  return {
    name: plan.name,
    alt: plan.alt,
    width,
    height,
    svg: () => {
      const elevation = plan.elevation(palettes["summer-day"]);
      const wide = Math.min(560, (196 / elevation.height) * elevation.width);
      return svgDocument(
        width,
        height,
        `<rect width="${width}" height="${height}" fill="${sheet}"/><rect x="36" y="36" width="1528" height="1128" rx="10" fill="none" stroke="${ink}" stroke-width="2" opacity="0.35"/>
<text x="${left}" y="132" ${serif} font-size="58" font-weight="bold" fill="#1c2b27">${plan.title}</text><text x="${left}" y="178" ${sans} font-size="27" fill="${muted}">${plan.subtitle}</text>
<g transform="translate(${left} ${top}) scale(${scale.toFixed(4)})"><path d="${plan.outline}" fill="#1c2b27" opacity="0.09" transform="translate(5 7)"/><path d="${plan.outline}" fill="#ffffff"/>${floorBoards(plan)}${dashboard(plan)}${plan.furniture}${wheels}<path d="${plan.outline}" fill="none" stroke="${ink}" stroke-width="5.5" stroke-linejoin="round"/>${openings(plan)}</g>
<g transform="translate(${left} ${top})">${labels(plan, scale)}</g>
${measure(left, right, bottom + (plan.door.sliding ? 74 : 112), "x", comma(plan.length))}${measure(top, bottom, right + 74, "y", comma(plan.wide))}
<g ${sans}>${facts(plan, 830, 948)}</g><rect x="${left}" y="882" width="640" height="234" rx="18" fill="#dfe8e4"/><path d="M${left} 1072H${left + 640}V1098Q${left + 640} 1116 ${left + 622} 1116H${left + 18}Q${left} 1116 ${left} 1098Z" fill="#c8d5cd"/>${placed(elevation, { x: left + 320, y: 1088, width: wide })}`,
      );
    },
  };
}
