import type { Picture } from "../picture.ts";
import { boulder } from "./boulder.ts";
import { campChair } from "./camp.ts";
import { campKnife, cuttingBoard, fryingPan, turner } from "./camp-utensils.ts";
import { coffeePot } from "./coffee-pot.ts";
import { contactShadow, moved } from "./draw.ts";
import { lagerkok, panWithHandle, steam, stormStove } from "./lagerkok.ts";
import { glow, landscape, lit, picture, sunFor } from "./setting.ts";
import { inInk, mark, measure, sheet } from "./sheet.ts";
import type { Camera } from "./solid.ts";
import { litAtDusk, tunneltalt } from "./tunneltalt.ts";
import { woodenCup } from "./wooden-cup.ts";

const shadows = (colour: string): string =>
  contactShadow(-470, 30, 150, 22, colour, 0.6) +
  contactShadow(-150, 0, 190, 30, colour, 0.65) +
  contactShadow(300, 10, 210, 30, colour, 0.65);

const midnightCoffee = (): string =>
  landscape(
    "midnight-sun",
    { seed: 45, water: true, ground: "rock", horizon: 0.52, trees: "far", sunX: 0.7 },
    ({ palette }) => {
      const kitchen =
        boulder(palette.ground.rock) + moved(shadows(palette.shadow) + lagerkok(), 60, 34, 0.98);
      return (
        moved(lit(kitchen, palette, 0.7), 800, 940, 1.12) + glow(712, 720, 260, 130, "#ffb75a", 0.3)
      );
    },
  );

const campEvening = (): string =>
  landscape(
    "autumn-dusk",
    { seed: 69, water: true, ground: "grass", horizon: 0.5, trees: "sides", treeKind: "pine" },
    ({ palette }) => {
      const tent: Camera = { yaw: 22, pitch: 9, scale: 92, distance: 12 };
      const kitchen =
        boulder(palette.ground.rock) + moved(shadows(palette.shadow) + lagerkok(), 60, 34, 0.98);
      return (
        glow(1290, 925, 460, 60, "#ffb75a", 0.5) +
        moved(lit(tunneltalt(tent, litAtDusk, sunFor(palette)), palette, 0.25), 1290, 920) +
        contactShadow(330, 1060, 140, 24, palette.shadow, 0.6) +
        moved(lit(campChair("#2f6f8f"), palette, 0.8), 330, 1058, 0.95, 0, true) +
        contactShadow(800, 1150, 560, 50, palette.shadow, 0.7) +
        moved(lit(kitchen, palette, 0.7), 800, 985, 0.72) +
        glow(745, 845, 180, 90, "#ffb75a", 0.35)
      );
    },
  );

const fourCups = (): string =>
  [
    [1100, 700],
    [1350, 700],
    [1100, 838],
    [1350, 838],
  ]
    .map(([x = 0, y = 0]) => moved(woodenCup(), x, y, 0.69))
    .join("");

const measures = (): string =>
  sheet({
    title: "Lägerkök",
    subtitle: "Stormkök för rödsprit, allt i en låda för två till fyra personer",
    facts: [
      ["Personer", "2–4"],
      ["Låda, cm", "40 × 30 × 28"],
      ["Vikt med allt", "4,5 kg"],
      ["Koktid, 1 l", "cirka 10 min"],
      ["Bränsle", "rödsprit"],
    ],
    parts: [
      "Stormkök med vindskydd",
      "Spritbrännare",
      "Två kastruller, 1,5 och 1,75 liter",
      "Stekpanna, 22 cm",
      "Kaffepanna, 1 liter",
      "Fyra kåsor av trä",
      "Skärbräda",
      "Kniv",
      "Stekspade",
    ],
    views:
      moved(stormStove(false), 270, 838, 0.87) +
      moved(panWithHandle(), 270, 352, 0.74) +
      moved(panWithHandle(), 270, 516, 0.78) +
      moved(fryingPan(), 740, 490, 0.95) +
      moved(inInk(coffeePot()), 700, 838, 0.64) +
      fourCups() +
      moved(cuttingBoard(), 1210, 430, 1.3) +
      moved(campKnife(), 1215, 430, 1.2) +
      moved(turner(), 1465, 560, 1.15) +
      measure([120, 884], [420, 884], "23 cm") +
      measure([598, 540], [882, 540], "22 cm") +
      measure([614, 884], [786, 884], "13 cm") +
      mark(1, [500, 690], [392, 690]) +
      mark(2, [500, 800], [350, 808]) +
      mark(3, [560, 400], [370, 450]) +
      mark(4, [660, 340], [690, 440]) +
      mark(5, [900, 620], [760, 720]) +
      mark(6, [1500, 590], [1410, 640]) +
      mark(7, [1010, 250], [1090, 340]) +
      mark(8, [1280, 250], [1280, 424]) +
      mark(9, [1380, 250], [1436, 300]),
  });

const cupAndSteam = (): string =>
  landscape(
    "misty-dawn",
    { seed: 84, water: true, ground: "rock", horizon: 0.44, trees: "far", sunX: 0.6 },
    ({ palette }) =>
      moved(lit(boulder(palette.ground.rock), palette), 780, 960, 1.5) +
      contactShadow(560, 1082, 330, 44, palette.shadow, 0.6) +
      contactShadow(1120, 1010, 360, 44, palette.shadow, 0.6) +
      moved(lit(coffeePot(), palette), 1110, 1000, 1.75, 0, true) +
      moved(lit(woodenCup(), palette), 590, 1070, 2.3) +
      steam(590, 780, 330),
  );

const breakfastView = (): string =>
  landscape(
    "summer-day",
    { seed: 152, water: true, ground: "grass", horizon: 0.58, trees: "sides", rise: 0.4 },
    ({ palette }) => {
      const kitchen =
        boulder(palette.ground.rock) + moved(shadows(palette.shadow) + lagerkok(), 60, 34, 0.98);
      return (
        contactShadow(850, 1042, 180, 18, palette.shadow, 0.6) +
        moved(lit(kitchen, palette), 850, 985, 0.22) +
        contactShadow(640, 1032, 60, 9, palette.shadow, 0.6) +
        moved(lit(campChair("#c4571a"), palette), 640, 1030, 0.42, 0, true) +
        contactShadow(1060, 1032, 60, 9, palette.shadow, 0.6) +
        moved(lit(campChair("#2f6f8f"), palette), 1060, 1030, 0.42)
      );
    },
  );

export const campKitchenPictures: readonly Picture[] = [
  picture(
    "lagerkok-main",
    "Stormkök med gryta, blå kaffepanna och kåsa på en häll i midnattssol",
    midnightCoffee,
  ),
  picture("lagerkok-miljo", "Middag på stormköket vid tältet en höstkväll", campEvening),
  picture(
    "lagerkok-matt",
    "Måttblad för lägerköket: stormkök, två kastruller, stekpanna, kaffepanna, fyra kåsor, skärbräda, kniv och stekspade, 4,5 kg",
    measures,
  ),
  picture(
    "lagerkok-detalj",
    "Rykande kaffe i en kåsa av björk bredvid kaffepannan en dimmig morgon",
    cupAndSteam,
  ),
  picture(
    "lagerkok-plats",
    "Frukost med utsikt: kök och två stolar vid sjön en sommardag",
    breakfastView,
  ),
];
