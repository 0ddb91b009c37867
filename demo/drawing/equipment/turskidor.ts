import { circle, fill, moved, shadeAcross, shadeDown, stroke, tube } from "./draw.ts";
import { skiBoot } from "./ski-boot.ts";

/** One ski in millimetres seen from above, tip up, tail at y = 0. */
export function ski(): string {
  const outline =
    "M-38 0 L38 0 C40 -120 31 -500 30 -860 C30 -1260 43 -1560 45 -1680 C46 -1760 26 -1840 0 -1850 C-26 -1840 -46 -1760 -45 -1680 C-43 -1560 -30 -1260 -30 -860 C-31 -500 -40 -120 -38 0 Z";
  return (
    shadeAcross("eq-ski", [
      [0, "#173f37"],
      [0.16, "#2a6355"],
      [0.5, "#347a68"],
      [0.86, "#245648"],
      [1, "#0f2d27"],
    ]) +
    shadeDown("eq-ski-tip", [
      [0, "#fff7e6", 0.55],
      [1, "#fff7e6", 0],
    ]) +
    `<clipPath id="eq-ski-clip"><path d="${outline}"/></clipPath>` +
    fill(outline, "url(#eq-ski)") +
    `<g clip-path="url(#eq-ski-clip)">` +
    fill("M-60 -1380 L-10 -1470 L14 -1430 L60 -1520 L60 -1290 L-60 -1200 Z", "#e9dfc8") +
    fill("M-60 -1330 L-4 -1420 L20 -1380 L60 -1450 L60 -1290 L-60 -1200 Z", "#d9641e") +
    fill("M-60 -1270 L0 -1340 L60 -1380 L60 -1260 L-60 -1170 Z", "#f3efe4") +
    fill(
      "M-60 -420 L60 -500 L60 -470 L-60 -390 Z M-60 -370 L60 -450 L60 -440 L-60 -360 Z",
      "#e9dfc8",
    ) +
    fill("M-60 -1860 H60 V-1640 Q0 -1700 -60 -1640 Z", "url(#eq-ski-tip)") +
    stroke(
      "M-34 -20 C-36 -300 -27 -600 -26 -860 C-26 -1260 -38 -1560 -40 -1680 C-40 -1760 -22 -1830 0 -1840",
      "#bfe0d2",
      3,
      0.6,
    ) +
    `</g>` +
    `<text transform="translate(14 -560) rotate(-90)" font-family="DejaVu Sans" font-weight="bold" font-size="32" letter-spacing="7" fill="#e9dfc8">FJÄLL 180</text>`
  );
}

function binding(): string {
  return (
    fill("M-30 -800 h60 v-330 h-60 z", "#1a2225") +
    fill("M-24 -806 h48 v-110 h-48 z", "#2d383c") +
    stroke("M-18 -830 h36 M-18 -850 h36 M-18 -870 h36", "#56646a", 5) +
    fill("M-42 -1010 L42 -1010 L34 -1100 L-34 -1100 Z", "#39454a") +
    stroke("M-44 -1010 L-30 -1100 M44 -1010 L30 -1100", "#aab5b8", 7) +
    stroke("M-38 -1030 Q0 -1056 38 -1030", "#d5dcdd", 12) +
    circle(0, -1080, 11, "#d9641e") +
    [-18, 0, 18].map((x) => circle(x, -986, 5, "#c6cfd1")).join("")
  );
}

/** Pole in millimetres, point at y = 0, grip up. */
export function skiPole(): string {
  return (
    tube("M0 -40 L0 -1190", ["#23303a", "#9fb0b8", "#ffffff"], 19) +
    tube("M0 -560 L0 -640", ["#0d1214", "#232d31", "#66757a"], 30) +
    tube("M0 -1180 L0 -1330", ["#0d1214", "#2a2420", "#8a7a66"], 38) +
    fill("M-22 -1322 Q0 -1362 26 -1330 L22 -1304 L-20 -1304 Z", "#12181a") +
    stroke("M14 -1326 C70 -1300 76 -1180 44 -1120 C26 -1090 6 -1130 -2 -1180", "#171f22", 17) +
    stroke("M14 -1326 C70 -1300 76 -1180 44 -1120", "#d9641e", 5) +
    `<ellipse cx="0" cy="-92" rx="62" ry="20" fill="#12181a"/><ellipse cx="0" cy="-97" rx="54" ry="14" fill="#39454a"/>` +
    stroke("M-50 -97 h100 M-26 -108 l52 22 M26 -108 l-52 22", "#12181a", 6)
  );
}

export const skiWithBinding = (): string => ski() + binding();

const aboveSnow = (svg: string): string =>
  `<clipPath id="eq-above-snow"><rect x="-1500" y="-2400" width="3000" height="2400"/></clipPath><g clip-path="url(#eq-above-snow)">${svg}</g>`;

/** Skis, poles and boots standing in snow; millimetres, snow surface at y = 0. */
export function turskidor(snow: string, snowShade: string): string {
  const mound = (x: number, wide: number, rise: number): string =>
    fill(
      `M${x - wide} 6 Q${x - wide * 0.55} ${-rise * 0.9} ${x} ${-rise} Q${x + wide * 0.6} ${-rise * 0.8} ${x + wide} 6 Q${x} 22 ${x - wide} 6 Z`,
      snow,
    ) +
    stroke(`M${x - wide * 0.6} 2 Q${x} ${-rise * 0.45} ${x + wide * 0.62} 4`, snowShade, 5, 0.45);
  return (
    aboveSnow(
      moved(skiPole(), -560, 96, 1, -10) +
        moved(skiPole(), 560, 96, 1, 10, true) +
        moved(skiWithBinding(), -118, 190, 1, -7) +
        moved(skiWithBinding(), 118, 190, 1, 7),
    ) +
    mound(-110, 150, 40) +
    mound(118, 150, 36) +
    mound(-556, 100, 26) +
    mound(556, 100, 26) +
    moved(skiBoot(), -372, 30, 1.08) +
    moved(skiBoot(), 378, 38, 1.08, 0, true)
  );
}
