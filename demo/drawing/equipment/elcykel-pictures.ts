import type { Picture } from "../picture.ts";
import { contactShadow, moved } from "./draw.ts";
import { elcykel } from "./elcykel.ts";
import { blueJacket, emberJacket, rider } from "./figures.ts";
import { glow, landscape, lit, picture } from "./setting.ts";
import { helperLine, mark, measure, sheet } from "./sheet.ts";

const wheels = (x: number, y: number, scale: number, colour: string, opacity = 0.7): string =>
  contactShadow(x - 450 * scale, y, 240 * scale, 34 * scale, colour, opacity) +
  contactShadow(x + 760 * scale, y, 240 * scale, 34 * scale, colour, opacity) +
  contactShadow(x + 150 * scale, y + 10 * scale, 900 * scale, 44 * scale, colour, opacity * 0.55);

const autumnEvening = (): string =>
  landscape(
    "autumn-dusk",
    {
      seed: 17,
      water: true,
      ground: "grass",
      horizon: 0.5,
      trees: "sides",
      treeKind: "birch",
      sunX: 0.5,
    },
    ({ palette }) =>
      wheels(708, 1060, 0.66, palette.shadow) +
      moved(lit(elcykel(), palette, 0.8), 708, 1060, 0.66),
  );

const onTheRoad = (): string =>
  landscape(
    "summer-day",
    { seed: 81, water: false, ground: "road", horizon: 0.5, trees: "sides" },
    ({ palette, groundY }) =>
      wheels(730, groundY + 62, 0.47, palette.shadow) +
      moved(lit(elcykel() + rider(emberJacket), palette), 730, groundY + 62, 0.47),
  );

const measures = (): string =>
  sheet({
    title: "Elcykel Terräng",
    subtitle: "Mountainbike med mittmotor, storlek M och L",
    facts: [
      ["Motor", "250 W"],
      ["Batteri", "625 Wh"],
      ["Räckvidd", "50–90 km"],
      ["Vikt", "24 kg"],
      ["Förare", "165–192 cm"],
    ],
    parts: [
      "Batteri i underröret, uttagbart",
      "Mittmotor, stöd upp till 25 km/h",
      "Dämpad framgaffel 130 mm",
      "Hydrauliska skivbromsar",
      "Tolv växlar",
      "Hjul 29 tum, slanglösa däck",
    ],
    views:
      moved(elcykel(), 740, 806, 0.5) +
      helperLine([515, 620], [515, 860]) +
      helperLine([1120, 620], [1120, 860]) +
      measure([515, 860], [1120, 860], "121 cm") +
      measure([250, 434], [250, 806], "74 cm") +
      measure([1385, 254], [1385, 806], "110 cm") +
      mark(1, [930, 420], [862, 466]) +
      mark(2, [640, 770], [735, 660]) +
      mark(3, [1230, 360], [1046, 496]) +
      mark(4, [1230, 620], [1140, 620]) +
      mark(5, [372, 470], [500, 600]) +
      mark(6, [330, 760], [382, 716]),
  });

const motor = (): string =>
  landscape(
    "spring-morning",
    { seed: 95, water: true, ground: "grass", horizon: 0.46, trees: "far" },
    ({ palette }) => moved(lit(elcykel(), palette), 700, 1270, 1.62),
  );

const ridge = (): string =>
  landscape(
    "midnight-sun",
    { seed: 128, water: true, ground: "rock", horizon: 0.6, trees: "far", rise: 0.4, sunX: 0.55 },
    ({ palette }) => {
      const y = 985;
      return (
        glow(900, y, 330, 40, "#ffd28f", 0.25) +
        wheels(860, y, 0.155, palette.shadow, 0.8) +
        moved(lit(elcykel(true) + rider(blueJacket), palette, 0.9), 860, y, 0.155)
      );
    },
  );

export const bikePictures: readonly Picture[] = [
  picture(
    "elcykel-main",
    "Petrolblå eldriven mountainbike vid en sjö i höstskymning",
    autumnEvening,
  ),
  picture(
    "elcykel-miljo",
    "Cyklist på elcykel längs landsvägen en sommardag med fjäll i bakgrunden",
    onTheRoad,
  ),
  picture(
    "elcykel-matt",
    "Måttritning av elcykeln: hjulbas 121 cm, 29-tumshjul, vikt 24 kg",
    measures,
  ),
  picture(
    "elcykel-detalj",
    "Närbild på elcykelns mittmotor, vevparti och batteri i underröret",
    motor,
  ),
  picture("elcykel-plats", "Cyklist med tänd lykta vid fjällsjön i midnattssol", ridge),
];
