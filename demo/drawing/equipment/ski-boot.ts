import { circle, fill, shadeAcross, shadeDown, stroke } from "./draw.ts";

function seamLine(d: string): string {
  return `<path d="${d}" fill="none" stroke="#d8ab72" stroke-width="2.6" stroke-dasharray="7 5" stroke-linecap="round" opacity=".75"/>`;
}

function laces(): string {
  const eyes: [number, number, number, number][] = [
    [-58, -116, -24, -92],
    [-36, -140, 4, -118],
    [-18, -166, 26, -150],
    [-4, -194, 42, -184],
    [4, -222, 52, -216],
  ];
  const crossing = eyes
    .slice(0, -1)
    .map(([ax, ay, bx, by], index) => {
      const [cx = 0, cy = 0, dx = 0, dy = 0] = eyes[index + 1] ?? [];
      return stroke(`M${ax} ${ay}L${dx} ${dy}M${bx} ${by}L${cx} ${cy}`, "#efe2c2", 6.5);
    })
    .join("");
  const rings = eyes
    .flatMap(([ax, ay, bx, by]) => [circle(ax, ay, 5, "#b9a27a"), circle(bx, by, 5, "#b9a27a")])
    .join("");
  return (
    crossing +
    rings +
    stroke("M24 -220 C-16 -236 -30 -206 8 -206 M28 -220 C60 -240 78 -212 40 -206", "#efe2c2", 6)
  );
}

/** Leather mountain boot from the side, toe to the left; millimetres, sole at y = 0. */
export function skiBoot(): string {
  const upper =
    "M-150 -24 C-166 -66 -142 -96 -96 -106 C-60 -116 -40 -134 -22 -170 C-8 -200 0 -236 4 -266 Q66 -288 128 -276 C140 -232 124 -190 130 -140 C134 -106 148 -76 146 -24 Z";
  return (
    shadeAcross("eq-boot", [
      [0, "#50321d"],
      [0.3, "#93623a"],
      [0.55, "#a06c42"],
      [0.8, "#6f4526"],
      [1, "#3c2516"],
    ]) +
    shadeDown("eq-boot-depth", [
      [0, "#1d120a", 0],
      [0.6, "#1d120a", 0.05],
      [1, "#1d120a", 0.5],
    ]) +
    fill("M96 -268 L124 -318 Q136 -322 138 -308 L122 -262 Z", "#d9641e") +
    fill(upper, "url(#eq-boot)") +
    fill(upper, "url(#eq-boot-depth)") +
    fill(
      "M-6 -262 C-12 -226 -22 -192 -46 -154 L-72 -118 L-16 -84 C20 -106 50 -140 58 -222 L60 -262 Z",
      "#5a381f",
    ) +
    fill("M-6 -262 Q6 -292 40 -290 L46 -262 Z", "#7a4d2a") +
    fill("M-150 -24 C-166 -66 -142 -96 -96 -106 C-116 -84 -116 -50 -96 -22 Z", "#3a2415", 0.9) +
    fill("M-142 -60 C-134 -86 -118 -94 -102 -98 C-114 -84 -120 -74 -124 -56 Z", "#c99a68", 0.55) +
    fill("M4 -266 Q66 -288 128 -276 Q134 -256 130 -238 Q66 -222 8 -236 Z", "#2c3437") +
    stroke("M8 -258 Q66 -278 126 -268", "#7b888c", 5, 0.8) +
    stroke("M70 -236 L68 -228 M96 -238 L95 -230", "#11181a", 5) +
    fill("M92 -22 C86 -66 96 -108 132 -116 C138 -90 148 -66 146 -22 Z", "#3a2415", 0.85) +
    seamLine("M60 -228 C64 -160 84 -120 76 -28") +
    seamLine("M86 -26 C80 -70 92 -114 130 -124") +
    seamLine("M-88 -24 C-108 -54 -106 -84 -86 -104") +
    stroke("M78 -216 Q86 -180 108 -166", "#caa070", 9, 0.28) +
    laces() +
    fill(
      "M-180 -22 Q-170 -36 -148 -34 L146 -32 L152 -6 Q150 2 140 2 L-150 2 Q-178 0 -180 -22 Z",
      "#14191b",
    ) +
    stroke("M-152 -30 L144 -28", "#c69a62", 4.5) +
    stroke("M-170 -14 L146 -12", "#39444a", 3) +
    [-146, -104, -62, -20, 60, 100].map((x) => fill(`M${x} 2 h28 l-4 9 h-20 z`, "#14191b")).join("")
  );
}
