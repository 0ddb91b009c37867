import type { Picture } from "../picture.ts";
import { afloat, openWater } from "./afloat.ts";
import { fill, moved } from "./draw.ts";
import { blueJacket, emberJacket, paddler } from "./figures.ts";
import { canoeOutline, kanadensare } from "./kanadensare.ts";
import { dryBags } from "./packing.ts";
import { lakeView } from "./lake-view.ts";
import { landscape, lit, picture, softened, sunFor } from "./setting.ts";
import { helperLine, inInk, mark, measure, sheet } from "./sheet.ts";
import { project, type Camera, type Vec } from "./solid.ts";

const onTheLake = (): string =>
  lakeView({ light: "misty-dawn", seed: 12 }, ({ palette }) => {
    const camera: Camera = { yaw: 26, pitch: 17, scale: 282, distance: 8, draught: 0.1 };
    return afloat((view) => kanadensare(view, sunFor(palette)), camera, {
      x: 800,
      y: 850,
      palette,
    });
  });

const pulledAshore = (): string =>
  landscape(
    "autumn-dusk",
    { seed: 47, water: true, ground: "grass", horizon: 0.46, trees: "sides", treeKind: "pine" },
    ({ palette }) => {
      const camera: Camera = { yaw: -24, pitch: 18, scale: 268, distance: 8 };
      const bags = moved(dryBags(), -150, -34, 0.55) + moved(dryBags(), 110, -4, 0.5, 0, true);
      return (
        moved(softened(fill(canoeOutline(camera), palette.shadow, 0.8), 12), 808, 968) +
        moved(lit(kanadensare(camera, sunFor(palette), bags), palette), 800, 960)
      );
    },
  );

const measures = (): string => {
  const side: Camera = { yaw: 0, pitch: 0, scale: 265 };
  const above: Camera = { yaw: 0, pitch: 90, scale: 265 };
  return sheet({
    title: "Kanadensare Indalsälven",
    subtitle: "Öppen kanot för två vuxna, ett barn och packning",
    facts: [
      ["Längd", "490 cm"],
      ["Bredd", "91 cm"],
      ["Vikt", "34 kg"],
      ["Bär högst", "350 kg"],
      ["Platser", "2–3"],
    ],
    parts: [
      "Reling och tofter i ask",
      "Två flätade sitsar",
      "Spant och bord i ceder",
      "Bärok i mitten",
      "Däck i för och akter",
      "Två paddlar 145 cm ingår",
    ],
    views:
      moved(kanadensare(above), 800, 410) +
      moved(inInk(kanadensare(side, undefined, "", false)), 800, 768) +
      helperLine([152, 410], [152, 850]) +
      helperLine([1448, 410], [1448, 850]) +
      measure([152, 850], [1448, 850], "490 cm") +
      measure([1500, 290], [1500, 530], "91 cm") +
      measure([1500, 610], [1500, 768], "60 cm") +
      mark(1, [640, 232], [620, 296]) +
      mark(2, [1040, 232], [1022, 400]) +
      mark(3, [900, 232], [880, 330]) +
      mark(4, [790, 232], [806, 330]) +
      mark(5, [270, 232], [250, 400]) +
      mark(6, [520, 232], [560, 398]),
  });
};

const seatAndGunwale = (): string =>
  openWater("summer-day", (palette) => {
    const camera: Camera = { yaw: 34, pitch: 30, scale: 760, distance: 5.4, draught: 0.1 };
    return afloat((view) => kanadensare(view, sunFor(palette)), camera, {
      x: 640,
      y: 900,
      palette,
    });
  });

const forestLake = (): string =>
  lakeView({ light: "spring-morning", seed: 64, rise: 0.34 }, ({ palette }) => {
    const camera: Camera = { yaw: 16, pitch: 8, scale: 92, distance: 12, draught: 0.1 };
    const crew = (view: Camera): string =>
      (
        [
          [-1.5, emberJacket],
          [0.85, blueJacket],
        ] as const
      )
        .map(([x, clothes]) => {
          const at: Vec = [x, 0.34, 0];
          const spot = project(at, view);
          const size = 0.088;
          return `<g transform="translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${size} ${view.mirrored ? -size : size})">${paddler(clothes, 1)}</g>`;
        })
        .join("");
    return afloat((view) => kanadensare(view, sunFor(palette), crew(view), false), camera, {
      x: 760,
      y: 790,
      palette,
    });
  });

export const canoePictures: readonly Picture[] = [
  picture(
    "kanadensare-main",
    "Grön kanadensare med relingar av trä och två paddlar på en stilla sjö i gryningen",
    onTheLake,
  ),
  picture(
    "kanadensare-miljo",
    "Packad kanadensare uppdragen på gräset en höstkväll vid sjön",
    pulledAshore,
  ),
  picture(
    "kanadensare-matt",
    "Måttritning av kanadensaren uppifrån och från sidan: 490 cm lång, 91 cm bred, 34 kg",
    measures,
  ),
  picture(
    "kanadensare-detalj",
    "Närbild på kanotens spant, flätade säte och paddlar av trä",
    seatAndGunwale,
  ),
  picture(
    "kanadensare-plats",
    "Två paddlare i en kanadensare på en skogssjö en vårmorgon",
    forestLake,
  ),
];
