import { circle, ellipse, fill, ring, shadeDown, stroke } from "./draw.ts";

function wheel(x: number): string {
  const y = -335;
  const spokes = Array.from({ length: 5 }, (_, n) => {
    const angle = (n / 5) * Math.PI * 2 - Math.PI / 2;
    const [a, b] = [angle - 0.2, angle + 0.2];
    const at = (turn: number, radius: number): string =>
      `${(x + Math.cos(turn) * radius).toFixed(0)} ${(y + Math.sin(turn) * radius).toFixed(0)}`;
    return fill(
      `M${at(a, 60)}L${at(angle - 0.12, 216)}L${at(angle + 0.12, 216)}L${at(b, 60)}Z`,
      "#c9d1d3",
    );
  }).join("");
  return (
    circle(x, y, 335, "#14191b") +
    ring(x, y, 306, "#2b3336", 10) +
    circle(x, y, 240, "#39444a") +
    ring(x, y, 226, "#b9c2c5", 24) +
    spokes +
    circle(x, y, 66, "#aab4b7") +
    circle(x, y, 32, "#5d686c")
  );
}

function glass(d: string): string {
  return fill(d, "url(#eq-car-glass)");
}

/** Estate car from the side, in millimetres, ground at y = 0, front to the right, roof at -1450. */
export function estateCar(paint: { light: string; body: string; dark: string }): string {
  const body =
    "M-2400 -470 C-2420 -620 -2390 -820 -2330 -930 C-2270 -1120 -2190 -1290 -2090 -1370 C-1990 -1430 -1700 -1452 -900 -1456 C-100 -1458 360 -1440 560 -1390 C820 -1310 1040 -1130 1290 -985 C1600 -960 1980 -920 2180 -840 C2330 -780 2392 -660 2396 -520 C2398 -420 2390 -340 2360 -300 L-2330 -270 C-2380 -300 -2396 -380 -2400 -470 Z";
  return (
    shadeDown("eq-car-body", [
      [0, paint.light],
      [0.34, paint.body],
      [0.56, paint.light],
      [0.64, paint.body],
      [1, paint.dark],
    ]) +
    shadeDown("eq-car-glass", [
      [0, "#1d2d35"],
      [0.55, "#3f5b66"],
      [1, "#7f9aa2"],
    ]) +
    fill("M-2300 -420 H2300 L2240 -250 L1900 -200 H-1900 L-2240 -260 Z", "#12191b") +
    fill(body, "url(#eq-car-body)") +
    glass("M-2060 -1010 C-2040 -1140 -1990 -1250 -1900 -1320 L-1330 -1346 L-1330 -1000 Z") +
    glass("M-1270 -1000 L-1270 -1350 L-360 -1366 L-330 -985 Z") +
    glass("M-250 -985 L-280 -1366 L300 -1352 C520 -1330 780 -1180 980 -1030 L960 -990 Z") +
    fill(
      "M-1240 -1000 L-980 -1356 L-780 -1360 L-1060 -1000 Z M-100 -985 L140 -1358 L260 -1354 L30 -985 Z M-1960 -1010 L-1780 -1326 L-1700 -1330 L-1880 -1008 Z",
      "#ffffff",
      0.14,
    ) +
    fill(
      "M1000 -1030 L1190 -985 L1290 -985 C1070 -1110 850 -1290 640 -1366 L520 -1376 C720 -1290 860 -1150 1000 -1030 Z",
      "#24353c",
    ) +
    stroke("M-2080 -1000 C-1300 -985 0 -972 1000 -985", "#c3ccd0", 14) +
    stroke("M-2330 -780 C-1200 -800 400 -790 2230 -740", paint.light, 12, 0.8) +
    stroke("M-2360 -560 C-1200 -540 400 -540 2380 -580", paint.dark, 10, 0.55) +
    stroke(
      "M-300 -985 C-270 -700 -280 -480 -330 -300 M1010 -985 C1080 -800 1060 -560 1010 -300 M-1290 -1000 C-1210 -860 -1040 -760 -1000 -640",
      paint.dark,
      12,
      0.75,
    ) +
    fill(
      "M-560 -860 h190 q20 0 20 20 v8 q0 20 -20 20 h-190 q-20 0 -20 -20 v-8 q0 -20 20 -20 z M700 -846 h190 q20 0 20 20 v8 q0 20 -20 20 h-190 q-20 0 -20 -20 v-8 q0 -20 20 -20 z",
      paint.light,
    ) +
    fill("M960 -1000 q-10 -90 80 -100 h110 q50 10 50 70 q0 50 -60 50 h-150 z", paint.body) +
    fill("M2130 -800 C2230 -780 2330 -720 2360 -640 C2270 -640 2170 -680 2090 -740 Z", "#f3f0e0") +
    fill(
      "M-2360 -900 C-2290 -920 -2220 -930 -2160 -920 L-2180 -760 C-2260 -740 -2330 -740 -2384 -760 Z",
      "#a3261b",
    ) +
    fill(
      "M-2340 -890 C-2290 -905 -2230 -912 -2180 -906 L-2184 -870 C-2240 -876 -2300 -864 -2352 -852 Z",
      "#e2735f",
    ) +
    stroke("M-2390 -360 H2370", "#1b2325", 46) +
    [-1340, 1460]
      .map((x) => fill(`M${x - 400} -290 A400 400 0 0 1 ${x + 400} -290 Z`, "#0e1416") + wheel(x))
      .join("") +
    stroke("M-1760 -1476 H330", "#20282b", 34) +
    stroke("M-1750 -1484 H320", "#8b979c", 9) +
    [-1120, 60]
      .map(
        (x) =>
          fill(`M${x - 70} -1466 L${x - 44} -1560 H${x + 44} L${x + 70} -1466 Z`, "#1a2124") +
          ellipse(x, -1552, 60, 22, "#2c363a"),
      )
      .join("")
  );
}
