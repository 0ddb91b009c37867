import { circle, fill, moved, shadeAcross, shadeDown, stroke } from "./draw.ts";

const frame =
  "M0 -720 C74 -722 116 -668 118 -580 C120 -470 108 -330 84 -190 C70 -96 44 -10 26 6 Q0 18 -26 6 C-44 -10 -70 -96 -84 -190 C-108 -330 -120 -470 -118 -580 C-116 -668 -74 -722 0 -720 Z";

function deck(): string {
  const upper =
    "M0 -700 C60 -702 96 -656 98 -580 C98 -550 98 -530 96 -500 L60 -490 L-60 -490 L-96 -500 C-98 -530 -98 -550 -98 -580 C-96 -656 -60 -702 0 -700 Z";
  const lower =
    "M-92 -440 L-56 -452 L56 -452 L92 -440 C88 -360 80 -290 66 -200 C54 -110 36 -30 20 -14 Q0 0 -20 -14 C-36 -30 -54 -110 -66 -200 C-80 -290 -88 -360 -92 -440 Z";
  return (
    shadeDown("eq-snowshoe-deck", [
      [0, "#d2632a"],
      [0.5, "#b4500f"],
      [1, "#8d3c0c"],
    ]) +
    fill(upper, "url(#eq-snowshoe-deck)") +
    fill(lower, "url(#eq-snowshoe-deck)") +
    fill("M-52 -300 L0 -236 L52 -300 L46 -262 L0 -200 L-46 -262 Z", "#f3e3c4", 0.92) +
    fill("M-48 -250 L0 -186 L48 -250 L44 -220 L0 -156 L-44 -220 Z", "#f3e3c4", 0.45) +
    stroke("M-60 -640 Q0 -690 60 -640", "#f3e3c4", 5, 0.6)
  );
}

function lacing(): string {
  const wraps: [number, number, number][] = [
    [108, -610, -8],
    [108, -540, 2],
    [101, -420, 8],
    [93, -330, 9],
    [80, -240, 10],
    [66, -150, 11],
    [50, -72, 14],
  ];
  return wraps
    .flatMap(([x, y, turn]) =>
      [1, -1].map(
        (side) =>
          `<g transform="translate(${x * side} ${y}) rotate(${turn * side})"><rect x="-21" y="-19" width="42" height="38" rx="8" fill="#1a2225"/><rect x="-15" y="-14" width="30" height="8" rx="4" fill="#4c5a60"/>${circle(-12 * side, 4, 5, "#c4ced0")}</g>`,
      ),
    )
    .join("");
}

function binding(): string {
  const strapAcross = (y: number, wide: number): string =>
    stroke(`M${-wide} ${y} Q0 ${y - 34} ${wide} ${y}`, "#0f1517", 26) +
    stroke(`M${-wide} ${y} Q0 ${y - 34} ${wide} ${y}`, "#2d383d", 18) +
    stroke(`M${-wide + 8} ${y - 8} Q0 ${y - 40} ${wide - 8} ${y - 8}`, "#7c8b91", 3, 0.8) +
    `<g transform="translate(${wide * 0.55} ${y - 22}) rotate(16)"><rect x="-22" y="-15" width="44" height="30" rx="6" fill="#cfd7d8"/><rect x="-14" y="-8" width="28" height="16" rx="4" fill="#3c484d"/></g>`;
  return (
    stroke("M-92 -474 H92", "#6d7a80", 22) +
    stroke("M-90 -478 H90", "#dfe6e7", 6) +
    fill("M-52 -566 Q0 -600 52 -566 L58 -400 L46 -270 Q0 -250 -46 -270 L-58 -400 Z", "#20292d") +
    fill("M-40 -556 Q0 -584 40 -556 L44 -410 L36 -284 Q0 -268 -36 -284 L-44 -410 Z", "#313d42") +
    stroke(
      "M-26 -520 H26 M-30 -490 H30 M-32 -460 H32 M-32 -430 H32 M-30 -340 H30 M-28 -312 H28",
      "#4d5b61",
      8,
    ) +
    strapAcross(-536, 66) +
    strapAcross(-462, 70) +
    strapAcross(-402, 66) +
    stroke("M-50 -330 C-86 -300 -80 -240 0 -236 C80 -240 86 -300 50 -330", "#0f1517", 22) +
    stroke("M-50 -330 C-86 -300 -80 -240 0 -236 C80 -240 86 -300 50 -330", "#d9641e", 11)
  );
}

function tubeFrame(): string {
  return (
    shadeAcross("eq-snowshoe-tube", [
      [0, "#5b6a72"],
      [0.3, "#c9d4d8"],
      [0.6, "#f3f7f7"],
      [1, "#74838b"],
    ]) +
    stroke(frame, "#39464d", 25) +
    stroke(frame, "url(#eq-snowshoe-tube)", 20) +
    stroke("M-110 -560 C-110 -660 -66 -710 0 -712 C40 -712 74 -696 94 -664", "#ffffff", 5, 0.9)
  );
}

function crampons(): string {
  const teeth = (y: number, wide: number, count: number): string =>
    Array.from({ length: count }, (_, n) => {
      const x = -wide + (2 * wide * n) / (count - 1);
      return (
        fill(
          `M${x - 17} ${y} L${x - 5} ${y + 48} L${x + 5} ${y + 48} L${x + 17} ${y} Z`,
          "#aeb9bd",
        ) + stroke(`M${x - 15} ${y + 2} L${x - 4} ${y + 46}`, "#f2f6f6", 4)
      );
    }).join("");
  return (
    fill("M-74 -540 h148 v34 h-148 z", "#7d8a90") +
    teeth(-510, 60, 4) +
    fill("M-50 -250 h100 v26 h-100 z", "#7d8a90") +
    teeth(-228, 38, 3) +
    stroke("M-84 -420 L-60 -130 M84 -420 L60 -130", "#8e9ba0", 14) +
    stroke("M-87 -420 L-63 -130 M81 -420 L57 -130", "#e9eff0", 4) +
    [-390, -330, -270, -210, -160]
      .flatMap((y) =>
        [-1, 1].map((side) => {
          const x = side * (84 - (y + 420) * 0.083);
          return fill(`M${x - 6} ${y} l${side * 24} 12 l${-side * 20} 14 z`, "#c9d3d5");
        }),
      )
      .join("") +
    circle(0, -474, 13, "#39464d")
  );
}

/** One snowshoe in millimetres seen from above, tail at y = 0. */
export const snowshoeFromAbove = (): string => deck() + tubeFrame() + lacing() + binding();

/** The same from below, with the spikes. */
export const snowshoeFromBelow = (): string =>
  deck() +
  fill(frame, "#0d1719", 0.35) +
  tubeFrame() +
  lacing() +
  stroke("M-92 -474 H92", "#8b989d", 22) +
  crampons();

/** The pair standing in snow, millimetres, snow surface at y = 0. */
export function snoskor(snow: string, snowShade: string): string {
  const mound = (x: number, wide: number): string =>
    fill(
      `M${x - wide} 4 Q${x - wide * 0.5} -26 ${x} -30 Q${x + wide * 0.5} -26 ${x + wide} 4 Q${x} 16 ${x - wide} 4 Z`,
      snow,
    ) + stroke(`M${x - wide * 0.6} 0 Q${x} -16 ${x + wide * 0.6} 1`, snowShade, 3, 0.5);
  return (
    `<clipPath id="eq-above-snow"><rect x="-800" y="-1400" width="1600" height="1400"/></clipPath><g clip-path="url(#eq-above-snow)">` +
    moved(snowshoeFromBelow(), 148, 60, 1, 13) +
    moved(snowshoeFromAbove(), -120, 66, 1, -9) +
    `</g>` +
    mound(-114, 100) +
    mound(138, 100)
  );
}
