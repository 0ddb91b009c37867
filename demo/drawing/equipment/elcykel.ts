import { circle, ellipse, fill, ring, shadeAcross, shadeDown, stroke, tube } from "./draw.ts";
import { bicycleWheel } from "./bicycle-wheel.ts";

const frame: [string, string, string] = ["#123744", "#1f6377", "#8fc7d2"];
const black: [string, string, string] = ["#0b1012", "#232c30", "#7d8a8e"];
const rearAxle = { x: -450, y: -372 };
const frontAxle = { x: 760, y: -372 };

function suspensionFork(): string {
  return (
    tube("M468 -920 L505 -838", frame, 62) +
    tube("M498 -832 L598 -608", ["#55606a", "#c2ccd0", "#ffffff"], 38) +
    fill("M470 -842 L528 -868 L548 -822 L490 -796 Z", "#12181b") +
    stroke("M480 -836 L530 -858", "#6f7d82", 5, 0.8) +
    tube("M592 -640 L716 -372", black, 54) +
    stroke("M606 -602 L700 -398", "#5b676b", 6, 0.9) +
    fill("M574 -640 Q612 -690 640 -668 L650 -640 Q616 -652 606 -618 Z", "#161d20") +
    tube("M712 -388 L760 -372", black, 34) +
    fill("M668 -440 L692 -494 L716 -486 L704 -430 Z", "#2d383c")
  );
}

function rearTriangle(): string {
  return (
    tube("M-98 -722 Q-250 -600 -440 -382", frame, 30) +
    tube("M0 -338 Q-200 -316 -440 -368", frame, 36) +
    fill("M-478 -396 L-420 -404 L-404 -350 L-462 -344 Z", "#1a4a59")
  );
}

function mainFrame(): string {
  const downTube =
    "M500 -880 C470 -846 380 -720 250 -560 C180 -474 120 -420 66 -402 L-6 -420 C60 -458 130 -540 190 -612 C310 -756 400 -868 446 -934 Z";
  const battery =
    "M436 -838 C380 -760 300 -656 222 -560 C196 -528 170 -500 146 -480 L112 -506 C140 -532 168 -562 196 -596 C280 -700 356 -796 402 -862 Z";
  return (
    shadeAcross("eq-bike-tube", [
      [0, "#123744"],
      [0.5, "#1f6377"],
      [1, "#2f8196"],
    ]) +
    tube("M462 -936 C300 -872 40 -776 -94 -722", frame, 46) +
    tube("M0 -350 L-104 -752", frame, 42) +
    fill(downTube, "url(#eq-bike-tube)") +
    stroke("M446 -930 C400 -864 310 -752 190 -608 C130 -536 60 -456 0 -420", "#8fc7d2", 6, 0.8) +
    fill(battery, "#10262e") +
    stroke("M402 -856 C356 -790 280 -696 198 -592", "#3f7483", 5) +
    circle(172, -532, 11, "#0b1719") +
    circle(172, -532, 5, "#d9641e") +
    [0, 1, 2, 3]
      .map((n) => circle(330 + n * 17, -734 - n * 22, 4.6, n < 3 ? "#8ee0a4" : "#48636a"))
      .join("") +
    tube("M446 -968 L500 -848", frame, 64) +
    stroke("M436 -962 L468 -976", "#0c2831", 10) +
    fill("M444 -930 q30 -2 44 26 q-22 14 -40 -2 z", "#e8dcc0", 0.9)
  );
}

function motorAndCranks(): string {
  const teeth = Array.from({ length: 34 }, (_, n) => {
    const angle = (n / 34) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 72, -340 + Math.sin(angle) * 72];
    return `M${x.toFixed(1)} ${y.toFixed(1)} L${(x * 1.08).toFixed(1)} ${(-340 + (y + 340) * 1.08).toFixed(1)}`;
  }).join("");
  return (
    fill(
      "M-66 -424 Q-10 -468 76 -420 Q118 -392 108 -334 Q92 -266 10 -256 Q-74 -262 -88 -330 Q-92 -390 -66 -424 Z",
      "#171e21",
    ) +
    fill("M-56 -408 Q0 -446 70 -404 Q40 -424 -4 -414 Q-40 -404 -56 -408 Z", "#5c686d", 0.8) +
    stroke("M0 -412 L-450 -400", "#0d1315", 9) +
    stroke("M0 -412 L-450 -400", "#6c777b", 3) +
    stroke(teeth, "#3a4347", 6) +
    ring(0, -340, 64, "#3a4347", 16) +
    ring(0, -340, 46, "#20282b", 10) +
    stroke("M0 -340 L136 -250", "#0a0f11", 34) +
    stroke("M0 -340 L134 -251", "#3c474b", 24) +
    stroke("M6 -342 L126 -262", "#8b979a", 5) +
    circle(0, -340, 24, "#12181a") +
    circle(0, -340, 11, "#7c888b") +
    fill("M92 -262 h92 q8 0 8 8 v14 q0 8 -8 8 h-92 q-8 0 -8 -8 v-14 q0 -8 8 -8 z", "#14191b") +
    stroke("M96 -256 h84", "#7c888b", 4) +
    circle(138, -247, 8, "#5d696c")
  );
}

function drivetrain(): string {
  const { x, y } = rearAxle;
  const cassette = [98, 84, 70, 57, 45, 35]
    .map((radius, n) => ring(x, y, radius, n % 2 ? "#5d686c" : "#8a9599", 9))
    .join("");
  return (
    cassette +
    circle(x, y, 26, "#1b2225") +
    fill(
      `M${x - 4} ${y + 66} L${x + 46} ${y + 78} L${x + 58} ${y + 196} L${x + 22} ${y + 208} Z`,
      "#161d20",
    ) +
    circle(x + 24, y + 96, 24, "#2b3539") +
    circle(x + 24, y + 96, 9, "#8a9599") +
    circle(x + 42, y + 186, 26, "#2b3539") +
    circle(x + 42, y + 186, 9, "#8a9599") +
    stroke(
      `M${x + 4} ${y + 98} Q${x - 10} ${y + 130} ${x + 20} ${y + 186} M${x + 58} ${y + 206} L-20 -270`,
      "#0d1315",
      8,
    ) +
    stroke(`M${x + 58} ${y + 206} L-20 -270`, "#6c777b", 3)
  );
}

function saddle(): string {
  return (
    tube("M-104 -752 L-152 -946", black, 31) +
    `<g transform="translate(14 58)">` +
    stroke("M-122 -758 L-88 -766", "#d9641e", 14) +
    stroke("M-238 -1022 L-110 -1012 M-170 -1004 L-172 -1018", "#9aa5a8", 8) +
    fill(
      "M-318 -1068 Q-300 -1084 -250 -1070 Q-170 -1058 -64 -1052 Q-36 -1046 -40 -1032 Q-60 -1020 -130 -1024 Q-220 -1026 -282 -1012 Q-318 -1022 -318 -1068 Z",
      "#161c1f",
    ) +
    fill(
      "M-314 -1066 Q-300 -1080 -250 -1067 Q-170 -1055 -66 -1050 Q-150 -1046 -230 -1054 Q-290 -1060 -314 -1066 Z",
      "#56626a",
    ) +
    `</g>`
  );
}

function cockpit(): string {
  return (
    tube("M450 -972 L440 -1000", black, 44) +
    tube("M444 -992 L494 -1012", black, 40) +
    tube("M494 -1012 Q484 -1046 430 -1056", black, 32) +
    tube("M446 -1054 L356 -1062", ["#1b1410", "#5c4430", "#a98560"], 36) +
    stroke("M478 -1040 Q520 -1030 552 -980", "#0e1416", 14) +
    stroke("M480 -1040 Q520 -1028 548 -984", "#7d898c", 5) +
    fill("M462 -1082 l48 -22 q10 -4 14 6 l6 18 l-56 24 z", "#12181a") +
    fill("M470 -1080 l40 -18 l8 20 l-40 17 z", "#7fd0c4", 0.85) +
    stroke("M500 -1010 Q590 -980 560 -850 Q548 -800 566 -720", "#0d1315", 7) +
    stroke("M498 -1000 Q420 -940 430 -900", "#0d1315", 7)
  );
}

function headlamp(lit: boolean): string {
  return (
    (lit
      ? shadeAcross("eq-bike-beam", [
          [0, "#fff3c8", 0.75],
          [1, "#fff3c8", 0],
        ]) + fill("M548 -962 L1500 -1090 L1500 -560 L548 -930 Z", "url(#eq-bike-beam)")
      : "") +
    fill("M506 -974 h30 q18 8 18 28 t-18 28 h-30 q-10 -28 0 -56 z", "#161d20") +
    ellipse(548, -946, 9, 25, lit ? "#fffbe6" : "#d5dfe0")
  );
}

/** Electric mountain bike in millimetres, ground at y = 0, front wheel to the right. */
export function elcykel(lit = false): string {
  return (
    shadeDown("eq-bike-tyre", [
      [0, "#343d40"],
      [1, "#14191b"],
    ]) +
    bicycleWheel(rearAxle.x, rearAxle.y, 8) +
    bicycleWheel(frontAxle.x, frontAxle.y, 0) +
    rearTriangle() +
    drivetrain() +
    saddle() +
    suspensionFork() +
    mainFrame() +
    cockpit() +
    headlamp(lit) +
    motorAndCranks() +
    circle(frontAxle.x, frontAxle.y, 22, "#1b2225") +
    circle(frontAxle.x, frontAxle.y, 9, "#9aa5a8")
  );
}
