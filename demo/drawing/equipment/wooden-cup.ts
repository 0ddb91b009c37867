import { ellipse, fill, shadeAcross, stroke } from "./draw.ts";

/** Carved birch cup with coffee, handle to the left; lower middle at the origin, about 200 wide. */
export function woodenCup(): string {
  return (
    shadeAcross("eq-birch", [
      [0, "#8a5a2c"],
      [0.28, "#e3b877"],
      [0.5, "#cf9d58"],
      [1, "#7b4e24"],
    ]) +
    fill("M-90 -108 C-150 -128 -196 -120 -204 -96 C-208 -74 -170 -66 -96 -66 Z", "#b9803f") +
    fill("M-92 -108 C-150 -126 -190 -118 -198 -100 C-160 -112 -120 -104 -92 -98 Z", "#ecc58a") +
    ellipse(-166, -96, 15, 8, "#5d3a19") +
    fill("M-104 -112 C-108 -40 -70 2 -40 8 Q0 16 40 8 C70 2 108 -40 104 -112 Z", "url(#eq-birch)") +
    stroke("M-92 -70 Q0 -40 92 -70 M-80 -44 Q0 -18 80 -44", "#a87438", 3, 0.6) +
    stroke("M-60 -90 Q-56 -40 -30 -6", "#f4d9a4", 7, 0.5) +
    ellipse(0, -112, 105, 29, "#e9c388") +
    ellipse(0, -112, 92, 23, "#6d4520") +
    ellipse(0, -107, 84, 18, "#2a1a10") +
    fill("M-70 -108 Q-40 -122 10 -120 Q-30 -112 -50 -100 Z", "#8c6136", 0.8)
  );
}
