import { ellipse, fill, shadeAcross, stroke } from "./draw.ts";

/** Shallow frying pan with a folding handle; lower middle at the origin, 300 wide. */
export function fryingPan(): string {
  return (
    shadeAcross("eq-frying-pan", [
      [0, "#2a3235"],
      [0.26, "#7b878a"],
      [0.5, "#4a5558"],
      [1, "#20282b"],
    ]) +
    fill("M-150 -62 L-122 -8 Q0 34 122 -8 L150 -62 Z", "url(#eq-frying-pan)") +
    ellipse(0, -62, 150, 40, "#7d898c") +
    ellipse(0, -60, 143, 35, "#20282b") +
    ellipse(0, -50, 118, 24, "#2f393c") +
    stroke("M-92 -54 Q-40 -70 40 -70", "#6c787c", 5, 0.6) +
    stroke("M146 -60 Q206 -76 300 -98", "#20282b", 24) +
    stroke("M200 -76 Q244 -86 304 -100", "#b4500f", 20) +
    stroke("M204 -82 Q244 -92 300 -105", "#f0a060", 4, 0.8)
  );
}

/** Cutting board from above, 240 × 160 with its middle at the origin. */
export function cuttingBoard(): string {
  return (
    `<rect x="-120" y="-80" width="240" height="160" rx="20" fill="#8a5a2c"/><rect x="-117" y="-78" width="234" height="153" rx="18" fill="#dcb27a"/>` +
    stroke(
      "M-104 -50 H78 M-104 -24 Q-20 -30 104 -22 M-104 4 H104 M-104 30 Q0 36 104 28 M-104 54 H104",
      "#bd8b4f",
      2,
      0.7,
    ) +
    ellipse(96, -56, 9, 9, "#8a5a2c")
  );
}

/** Knife lying flat, point to the left; its middle at the origin, 220 long. */
export function campKnife(): string {
  return (
    fill("M-110 4 Q-84 -16 -30 -16 L14 -16 L14 8 L-84 10 Q-102 10 -110 4 Z", "#c4ced1") +
    fill("M-110 4 Q-84 2 14 2 L14 8 L-84 10 Q-102 10 -110 4 Z", "#eef3f3") +
    stroke("M20 -4 H100", "#5d3a19", 26) +
    stroke("M22 -8 H98", "#b9803f", 12) +
    stroke("M14 -16 V10", "#39454a", 7)
  );
}

/** Slotted turner, blade up; its lower end at the origin, 280 high. */
export function turner(): string {
  return (
    fill("M-36 -280 Q0 -290 36 -280 L30 -190 Q0 -172 -30 -190 Z", "#2f393c") +
    stroke("M-16 -262 L-13 -206 M0 -264 V-204 M16 -262 L13 -206", "#f8f6f1", 7) +
    stroke("M0 -184 V-120", "#8b979a", 11) +
    stroke("M0 -116 V-14", "#7b4e24", 24) +
    stroke("M-4 -114 V-16", "#cf9d58", 8)
  );
}
