import type { Picture } from "../picture.ts";
import { contactShadow, moved } from "./draw.ts";
import { estateCar } from "./estate-car.ts";
import { landscape, lit, picture, sunFor } from "./setting.ts";
import { helperLine, inInk, mark, measure, sheet } from "./sheet.ts";
import type { Camera, Sun } from "./solid.ts";
import { takbox } from "./takbox.ts";

const carSize = 0.88;
const fjord = { light: "#7fb0c4", body: "#2f6f8f", dark: "#16384a" };
const spruce = { light: "#7fa898", body: "#2d6152", dark: "#12312a" };

/** The car with the box on its roof; `scale` is pixels a millimetre. */
function carWithBox(paint: typeof fjord, scale: number, sun: Sun): string {
  const camera: Camera = { yaw: 0, pitch: 4, scale: scale * 1000 };
  return (
    moved(estateCar(paint), 0, 0, scale * carSize) +
    moved(takbox(camera, sun), -490 * scale, -1545 * carSize * scale)
  );
}

const wheelShadows = (x: number, y: number, scale: number, colour: string): string => {
  const size = scale * carSize;
  return (
    contactShadow(x, y, 2600 * size, 130 * size, colour, 0.75) +
    contactShadow(x - 1340 * size, y, 420 * size, 60 * size, colour, 0.8) +
    contactShadow(x + 1460 * size, y, 420 * size, 60 * size, colour, 0.8)
  );
};

const roofInSpring = (): string =>
  landscape(
    "spring-morning",
    { seed: 57, water: false, ground: "road", horizon: 0.52, trees: "sides", rise: 0.36 },
    ({ palette, groundY }) =>
      wheelShadows(800, groundY + 62, 0.354, palette.shadow) +
      moved(lit(carWithBox(fjord, 0.354, sunFor(palette)), palette), 800, groundY + 62),
  );

const winterTrip = (): string =>
  landscape(
    "winter-day",
    { seed: 111, water: false, ground: "snow", horizon: 0.56, trees: "sides", rise: 0.36 },
    ({ palette }) =>
      wheelShadows(800, 1030, 0.27, palette.shadow) +
      moved(lit(carWithBox(spruce, 0.27, sunFor(palette)), palette), 800, 1030),
  );

const measures = (): string => {
  const side: Camera = { yaw: 0, pitch: 0, scale: 385 };
  const above: Camera = { yaw: 0, pitch: 90, scale: 385 };
  return sheet({
    title: "Takbox 430",
    subtitle: "Öppnas från båda sidor, för lastbågar upp till 90 mm breda",
    facts: [
      ["Volym", "430 liter"],
      ["Mått, cm", "204 × 86 × 40"],
      ["Vikt", "19 kg"],
      ["Lastar", "75 kg"],
      ["Skidor", "till 195 cm"],
    ],
    parts: [
      "Lock av slagtålig plast",
      "Lås på båda sidor, två nycklar",
      "Snabbfästen, utan verktyg",
      "Strömlinjeformad nos",
      "Tätningslist runt om",
      "Två spännband inuti",
    ],
    views:
      moved(takbox(above), 500, 420) +
      moved(inInk(takbox(side)), 500, 784) +
      moved(takbox({ yaw: -58, pitch: 20, scale: 250, distance: 6 }), 1280, 580) +
      helperLine([107, 420], [107, 870]) +
      helperLine([893, 420], [893, 870]) +
      measure([107, 870], [893, 870], "204 cm") +
      measure([950, 256], [950, 586], "86 cm") +
      measure([950, 626], [950, 782], "40 cm") +
      mark(1, [400, 222], [410, 320]) +
      mark(2, [320, 822], [326, 722]) +
      mark(3, [500, 822], [500, 776]) +
      mark(4, [800, 222], [850, 400]) +
      mark(5, [700, 822], [700, 724]) +
      mark(6, [600, 222], [600, 400]),
  });
};

const opened = (): string =>
  landscape(
    "summer-day",
    { seed: 122, water: true, ground: "grass", horizon: 0.46, trees: "far" },
    ({ palette }) => {
      const camera: Camera = { yaw: -20, pitch: 30, scale: 640, distance: 7 };
      return (
        moved(contactShadow(0, 0, 740, 110, palette.shadow, 0.8), 800, 1000, 1, 9) +
        moved(lit(takbox(camera, sunFor(palette), 0.95), palette), 790, 930)
      );
    },
  );

const roadNorth = (): string =>
  landscape(
    "midnight-sun",
    { seed: 173, water: false, ground: "road", horizon: 0.58, trees: "sides", rise: 0.44 },
    ({ palette, groundY }) =>
      wheelShadows(720, groundY + 52, 0.1, palette.shadow) +
      moved(lit(carWithBox(fjord, 0.1, sunFor(palette)), palette), 720, groundY + 52),
  );

export const roofBoxPictures: readonly Picture[] = [
  picture("takbox-main", "Grafitgrå takbox på taket av en blå kombi en vårmorgon", roofInSpring),
  picture("takbox-miljo", "Kombi med takbox på väg till fjällen en vinterdag", winterTrip),
  picture(
    "takbox-matt",
    "Måttritning av takboxen uppifrån och från sidan: 204 × 86 × 40 cm, 430 liter",
    measures,
  ),
  picture("takbox-detalj", "Öppen takbox packad med skidor och packpåsar", opened),
  picture("takbox-plats", "Bil med takbox på vägen norrut i midnattssol", roadNorth),
];
