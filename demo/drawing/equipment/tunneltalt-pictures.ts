import type { Picture } from "../picture.ts";
import { campChair, lantern } from "./camp.ts";
import { contactShadow, fill, moved, shadeDown, stroke } from "./draw.ts";
import { glow, landscape, lit, picture, sunFor } from "./setting.ts";
import { helperLine, inInk, mark, measure, sheet } from "./sheet.ts";
import { skiBoot } from "./ski-boot.ts";
import type { Camera } from "./solid.ts";
import { inDaylight, litAtDusk, tunneltalt } from "./tunneltalt.ts";
import { woodenCup } from "./wooden-cup.ts";

const underAurora = (): string =>
  landscape(
    "aurora-night",
    { seed: 24, water: true, ground: "grass", horizon: 0.52, trees: "sides" },
    ({ palette }) => {
      const camera: Camera = { yaw: -24, pitch: 12, scale: 206, distance: 10 };
      return (
        glow(800, 1030, 860, 190, "#f0a040", 0.5) +
        contactShadow(800, 1030, 600, 60, palette.shadow, 0.8) +
        glow(820, 880, 700, 420, "#ffb75a", 0.22) +
        moved(lit(tunneltalt(camera, litAtDusk, sunFor(palette)), palette, 0.1), 790, 1030)
      );
    },
  );

const summerCamp = (): string =>
  landscape(
    "summer-day",
    { seed: 73, water: true, ground: "grass", horizon: 0.47, trees: "sides", treeKind: "birch" },
    ({ palette }) => {
      const camera: Camera = { yaw: 28, pitch: 15, scale: 198, distance: 10 };
      return (
        contactShadow(760, 975, 600, 80, palette.shadow, 0.6) +
        moved(lit(tunneltalt(camera, inDaylight, sunFor(palette)), palette), 740, 960) +
        contactShadow(1300, 1078, 120, 22, palette.shadow, 0.5) +
        moved(campChair("#2f6f8f"), 1300, 1076, 0.62) +
        contactShadow(1090, 1112, 120, 20, palette.shadow, 0.5) +
        moved(campChair("#c4571a"), 1090, 1112, 0.64, 0, true)
      );
    },
  );

const onSheet = { ...inDaylight, guy: "#1f4a3f", reach: 0.45 };

/** The sleeping room behind the fabric, 2.20 m long and 1.35 m high. */
const innerTent = (): string =>
  `<path d="M304 720L314 545Q318 524 340 521Q420 518 480 504Q560 512 640 506Q654 510 656 548V720" fill="none" stroke="#5a2c10" stroke-width="2.4" stroke-dasharray="9 7"/>`;

const measures = (): string => {
  const side: Camera = { yaw: 0, pitch: 3, scale: 160 };
  const front: Camera = { yaw: 90, pitch: 4, scale: 160 };
  return sheet({
    title: "Tunneltält Fyra",
    subtitle: "Fyra bågar och rymlig absid, innertält 220 × 200 cm",
    facts: [
      ["Sovplatser", "4"],
      ["Längd", "500 cm"],
      ["Bredd", "210 cm"],
      ["Höjd inne", "135 cm"],
      ["Vikt", "6,5 kg"],
    ],
    parts: [
      "Fyra bågar i aluminium",
      "Absid, två ingångar med myggnät",
      "Fönster",
      "Ventil i gaveln",
      "Åtta stormlinor",
      "Golv med 8 000 mm vattenpelare",
    ],
    views:
      moved(tunneltalt(side, onSheet), 560, 720) +
      moved(inInk(tunneltalt(front, onSheet)), 1290, 720) +
      innerTent() +
      helperLine([168, 720], [168, 846]) +
      helperLine([968, 720], [968, 846]) +
      measure([168, 846], [968, 846], "500 cm") +
      helperLine([304, 720], [304, 782]) +
      helperLine([656, 720], [656, 782]) +
      measure([304, 782], [656, 782], "220 cm") +
      measure([1122, 846], [1458, 846], "210 cm") +
      helperLine([88, 504], [480, 504]) +
      measure([88, 504], [88, 720], "135 cm") +
      mark(1, [480, 330], [480, 500]) +
      mark(2, [800, 330], [728, 590]) +
      mark(3, [360, 370], [404, 580]) +
      mark(4, [200, 430], [262, 590]) +
      mark(5, [960, 470], [848, 655]) +
      mark(6, [620, 330], [600, 714]),
  });
};

const sleepingBags = (): string =>
  shadeDown("eq-bag-down", [
    [0, "#4f8fae"],
    [1, "#1d4b63"],
  ]) +
  fill(
    "M478 800 C500 760 560 748 640 756 L880 780 C900 800 900 840 880 852 L500 842 C474 836 470 816 478 800 Z",
    "#8a3d12",
  ) +
  fill(
    "M462 850 C480 800 560 790 660 800 L905 826 C926 850 926 900 906 914 L486 900 C458 890 452 870 462 850 Z",
    "url(#eq-bag-down)",
  ) +
  stroke(
    "M560 800 Q548 850 556 902 M650 802 Q640 850 650 904 M740 812 Q732 860 742 908 M830 820 Q822 866 834 910",
    "#123648",
    5,
    0.6,
  ) +
  stroke("M480 838 Q560 800 660 808 L890 832", "#a9d3e4", 5, 0.7) +
  glow(640, 500, 260, 260, "#fff4cf", 0.7);

const entrance = (): string =>
  landscape(
    "blue-hour",
    { seed: 91, water: true, ground: "grass", horizon: 0.4, trees: "far" },
    ({ palette }) => {
      const camera: Camera = { yaw: -14, pitch: 9, scale: 690, distance: 9 };
      return (
        moved(lit(tunneltalt(camera, litAtDusk, sunFor(palette)), palette, 0.22), 40, 890) +
        moved(sleepingBags(), 8, 52) +
        glow(820, 1110, 760, 150, "#ffb75a", 0.55) +
        contactShadow(560, 1128, 90, 18, palette.shadow, 0.6) +
        moved(lantern(), 560, 1126, 1.05) +
        glow(560, 1040, 220, 200, "#ffdf9a", 0.6) +
        contactShadow(1130, 1140, 190, 22, palette.shadow, 0.6) +
        moved(lit(skiBoot(), palette, 0.6), 1190, 1120, 0.84) +
        moved(lit(skiBoot(), palette, 0.6), 1100, 1142, 0.84) +
        moved(lit(woodenCup(), palette, 0.4), 830, 1140, 0.72)
      );
    },
  );

const nightByTheLake = (): string =>
  landscape(
    "autumn-dusk",
    { seed: 105, water: true, ground: "rock", horizon: 0.6, trees: "sides", rise: 0.4 },
    ({ palette }) => {
      const camera: Camera = { yaw: -28, pitch: 7, scale: 62, distance: 12 };
      return (
        glow(930, 975, 330, 60, "#ffb75a", 0.6) +
        contactShadow(930, 966, 190, 20, palette.shadow, 0.7) +
        moved(lit(tunneltalt(camera, litAtDusk, sunFor(palette)), palette, 0.25), 930, 964)
      );
    },
  );

export const tentPictures: readonly Picture[] = [
  picture("tunneltalt-main", "Upplyst tunneltält vid en sjö under norrsken", underAurora),
  picture(
    "tunneltalt-miljo",
    "Tunneltält och två campingstolar på en äng vid sjön en sommardag",
    summerCamp,
  ),
  picture(
    "tunneltalt-matt",
    "Måttritning av tunneltältet från sidan och gaveln: 500 cm långt, 210 cm brett, 6,5 kg",
    measures,
  ),
  picture(
    "tunneltalt-detalj",
    "Öppen tältdörr med varmt ljus, lykta, kängor och en kåsa i den blå timmen",
    entrance,
  ),
  picture("tunneltalt-plats", "Ett litet upplyst tält vid fjällsjön i höstkvällen", nightByTheLake),
];
