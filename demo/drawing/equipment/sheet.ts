import { svgDocument } from "../picture.ts";

const spruce = "#1f4a3f";
const granite = "#1c2b27";
const muted = "#4b5c56";
const snow = "#f8f6f1";
const ember = "#b4500f";

type TextStyle = {
  size: number;
  colour?: string;
  anchor?: "start" | "middle" | "end";
  weight?: number;
  spacing?: number;
};

export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size, colour = granite, anchor = "start", weight = 400, spacing = 0 } = style;
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="${colour}">${content}</text>`;
}

function grid(): string {
  const lines = Array.from({ length: 39 }, (_, n) => `M${40 + n * 40} 40V1160`).join("");
  const rows = Array.from({ length: 29 }, (_, n) => `M40 ${40 + n * 40}H1560`).join("");
  return `<path d="${lines}${rows}" stroke="${spruce}" stroke-width="1" opacity=".055"/>`;
}

type Point = readonly [number, number];

/** A measure from a to b with ticks and its label in the middle. */
export function measure(a: Point, b: Point, label: string): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const reach = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / reach) * 11, (dx / reach) * 11];
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const turn = Math.abs(dx) < Math.abs(dy) ? -90 : 0;
  const box = label.length * 13.2 + 26;
  return (
    `<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}M${a[0] - nx} ${a[1] - ny}L${a[0] + nx} ${a[1] + ny}M${b[0] - nx} ${b[1] - ny}L${b[0] + nx} ${b[1] + ny}" stroke="${spruce}" stroke-width="2"/>` +
    `<g transform="translate(${mx} ${my}) rotate(${turn})"><rect x="${-box / 2}" y="-16" width="${box}" height="32" fill="${snow}"/>${text(0, 8, label, { size: 23, colour: spruce, anchor: "middle" })}</g>`
  );
}

export function helperLine(a: Point, b: Point): string {
  return `<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}" stroke="${spruce}" stroke-width="1.4" stroke-dasharray="5 6" opacity=".55"/>`;
}

/** A numbered dot with a line to the part it names. */
export function mark(number: number, [x, y]: Point, [partX, partY]: Point): string {
  return (
    `<path d="M${x} ${y}L${partX} ${partY}" stroke="${ember}" stroke-width="2"/><circle cx="${partX}" cy="${partY}" r="5.5" fill="${ember}"/>` +
    `<circle cx="${x}" cy="${y}" r="20" fill="${snow}" stroke="${ember}" stroke-width="2"/>${text(x, y + 7.5, String(number), { size: 21, colour: ember, anchor: "middle", weight: 700 })}`
  );
}

/** Two tones of spruce ink, for the second view of a thing. */
export function inInk(svg: string): string {
  return `<filter id="eq-ink" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="table" tableValues=".12 .38 .72 .97"/><feFuncG type="table" tableValues=".26 .5 .79 .97"/><feFuncB type="table" tableValues=".23 .46 .75 .95"/></feComponentTransfer></filter><g filter="url(#eq-ink)">${svg}</g>`;
}

export type Sheet = {
  title: string;
  subtitle: string;
  facts: readonly (readonly [string, string])[];
  parts: readonly string[];
  views: string;
};

function factRow(facts: Sheet["facts"]): string {
  const step = 1440 / facts.length;
  return facts
    .map(([label, value], index) => {
      const x = 80 + index * step;
      return (
        text(x, 1092, label, { size: 19, colour: muted }) +
        text(x, 1132, value, { size: 29, colour: granite, weight: 700 })
      );
    })
    .join("");
}

function partList(parts: readonly string[]): string {
  return parts
    .map((part, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const [x, y] = [80 + column * 490, 950 + row * 42];
      return (
        text(x, y, String(index + 1), { size: 21, colour: ember, weight: 700 }) +
        text(x + 34, y, part, { size: 21, colour: granite })
      );
    })
    .join("");
}

/** A sheet of measures and parts: title, drawings, numbered parts and a row of facts. */
export function sheet({ title, subtitle, facts, parts, views }: Sheet): string {
  return svgDocument(
    1600,
    1200,
    `<rect width="1600" height="1200" fill="${snow}"/>${grid()}<rect x="40" y="40" width="1520" height="1120" fill="none" stroke="${spruce}" stroke-width="2"/><rect x="48" y="48" width="1504" height="1104" fill="none" stroke="${spruce}" stroke-width="1" opacity=".45"/>` +
      text(80, 132, title, { size: 58, colour: spruce, weight: 200, spacing: -0.5 }) +
      text(80, 176, subtitle, { size: 23, colour: muted }) +
      `<path d="M1460 92l26 44h-52zM1484 108l18 30h-36z" fill="none" stroke="${spruce}" stroke-width="2.4" stroke-linejoin="round"/>` +
      views +
      `<path d="M80 912H1520M80 1052H1520" stroke="${spruce}" stroke-width="1.4" opacity=".5"/>` +
      partList(parts) +
      factRow(facts),
  );
}
