import { ellipse, fill, shadeAcross, shadeDown, stroke } from "./draw.ts";
import { coffeePot } from "./coffee-pot.ts";
import { woodenCup } from "./wooden-cup.ts";

function metals(): string {
  return (
    shadeAcross("eq-alu", [
      [0, "#5f6b70"],
      [0.14, "#aab5b8"],
      [0.3, "#f4f7f5"],
      [0.46, "#b3bec0"],
      [0.74, "#808d91"],
      [0.92, "#a9b4b6"],
      [1, "#566268"],
    ]) +
    shadeAcross("eq-alu-dark", [
      [0, "#2a3235"],
      [0.3, "#6f7b7f"],
      [0.6, "#434e52"],
      [1, "#1f2628"],
    ]) +
    shadeDown("eq-flame", [
      [0, "#ffe9a8", 0.1],
      [0.5, "#ffb648", 0.8],
      [1, "#5aa9ff", 0.7],
    ])
  );
}

/** Storm stove with pan; lower middle of the base at the origin, about 330 wide. */
export function stormStove(lit: boolean): string {
  const holes = Array.from({ length: 9 }, (_, n) => {
    const share = (n - 4) / 4.6;
    return ellipse(
      share * 118,
      -44 + Math.sqrt(1 - share * share) * 16,
      11 * Math.sqrt(1 - share * share) + 3,
      12,
      lit ? "#f0902e" : "#1a2123",
    );
  }).join("");
  return (
    metals() +
    fill("M-124 -92 L-108 -8 Q0 34 108 -8 L124 -92 Z", "url(#eq-alu)") +
    holes +
    stroke("M-110 -12 Q0 30 110 -12", "#4d595d", 6) +
    fill("M-122 -92 L-172 -262 Q0 -222 172 -262 L122 -92 Q0 -54 -122 -92 Z", "url(#eq-alu)") +
    stroke("M-122 -92 Q0 -54 122 -92", "#e9eeec", 5) +
    stroke("M-122 -84 Q0 -46 122 -84", "#4d595d", 5, 0.8) +
    ellipse(0, -262, 172, 42, "#2a3134") +
    (lit ? ellipse(0, -258, 140, 30, "#d8721f") + ellipse(0, -256, 90, 20, "#ffce6a") : "") +
    stroke("M-172 -262 Q0 -222 172 -262", "#f4f7f5", 5) +
    [-104, 0, 104]
      .map((x) => stroke(`M${x} ${-232 - Math.abs(x) * 0.09} v-40`, "#3c474b", 11))
      .join("")
  );
}

/** Pan with lid and gripper handle; lower middle at the origin. */
export function panWithHandle(): string {
  return (
    shadeAcross("eq-pan", [
      [0, "#4b5458"],
      [0.22, "#c9d1d1"],
      [0.34, "#eef2f0"],
      [0.55, "#97a3a6"],
      [1, "#474f53"],
    ]) +
    fill("M-146 -118 L-132 -16 Q0 26 132 -16 L146 -118 Z", "url(#eq-pan)") +
    fill("M-136 -40 L-132 -16 Q0 26 132 -16 L136 -40 Q0 4 -136 -40 Z", "#2a3032", 0.55) +
    stroke("M-140 -76 Q0 -40 140 -76", "#5e6a6e", 3, 0.6) +
    ellipse(0, -120, 150, 36, "#6c787c") +
    ellipse(0, -123, 146, 33, "#39302a") +
    ellipse(0, -119, 134, 27, "#a8612c") +
    ellipse(-40, -124, 52, 9, "#cf8a48") +
    [
      [-70, -116, "#e2c55e"],
      [20, -126, "#7fa35a"],
      [60, -112, "#e2c55e"],
      [-10, -106, "#d98a4a"],
      [90, -124, "#7fa35a"],
      [-100, -126, "#d98a4a"],
    ]
      .map(([x, y, colour]) => ellipse(Number(x), Number(y), 15, 6, String(colour)))
      .join("") +
    stroke("M-148 -126 Q0 -84 148 -126", "#f4f7f5", 4) +
    stroke("M140 -112 Q200 -128 300 -150", "#20282b", 26) +
    stroke("M196 -130 Q240 -138 304 -152", "#b4500f", 22) +
    stroke("M200 -136 Q240 -144 300 -157", "#f0a060", 4, 0.8)
  );
}

export function steam(x: number, y: number, height: number, colour = "#ffffff"): string {
  const wisp = (dx: number, lean: number, width: number, opacity: number): string =>
    stroke(
      `M${x + dx} ${y} c${-30 * lean} ${-height * 0.22} ${44 * lean} ${-height * 0.36} ${10 * lean} ${-height * 0.6} s${20 * lean} ${-height * 0.3} ${-6 * lean} ${-height * 0.42}`,
      colour,
      width,
      opacity,
    );
  return `<filter id="eq-steam" x="-60%" y="-20%" width="220%" height="140%"><feGaussianBlur stdDeviation="7"/></filter><g filter="url(#eq-steam)">${wisp(-34, 1, 20, 0.3)}${wisp(0, -1, 26, 0.34)}${wisp(32, 1, 18, 0.26)}</g>`;
}

/** Stove, coffee pot and wooden cup side by side; ground at y = 0, about 1040 wide. */
export function lagerkok(lit = true): string {
  return (
    `<g transform="translate(-150 0)">${stormStove(lit)}<g transform="translate(0 -258)">${panWithHandle()}</g>${steam(0, -390, 220)}</g>` +
    `<g transform="translate(300 14)">${coffeePot()}</g>` +
    `<g transform="translate(-470 38)">${woodenCup()}</g>`
  );
}
