import type { Picture } from "../picture.ts";
import { contactShadow, fill, moved, stroke } from "./draw.ts";
import { emberJacket, skier } from "./figures.ts";
import { pulka, pulkaOutline } from "./pulka.ts";
import { glow, landscape, lit, picture, softened, sunFor } from "./setting.ts";
import { helperLine, inInk, mark, measure, sheet } from "./sheet.ts";
import type { Camera } from "./solid.ts";
import { litAtDusk, tunneltalt } from "./tunneltalt.ts";

const { pack: _pack, ...withoutPack } = emberJacket;

const shadowOf = (camera: Camera, x: number, y: number, colour: string): string =>
  moved(softened(fill(pulkaOutline(camera), colour, 0.65), 12), x + 8, y + 10, 1.02);

const blueEvening = (): string =>
  landscape(
    "blue-hour",
    { seed: 29, water: false, ground: "snow", horizon: 0.5, trees: "sides", rise: 0.34 },
    ({ palette }) => {
      const camera: Camera = { yaw: -13, pitch: 20, scale: 365, distance: 8 };
      const { dark, light } = palette.ground.snow;
      const track = "M-40 826 C80 840 200 868 320 900 L300 960 C180 926 80 900 -40 884 Z";
      return (
        fill(track, dark, 0.8) +
        stroke("M-40 886 C80 902 180 928 300 962", light, 6, 0.6) +
        shadowOf(camera, 440, 960, palette.shadow) +
        moved(lit(pulka(camera, sunFor(palette), [2.4, 0.08, 0]), palette, 0.65), 440, 960)
      );
    },
  );

const campUnderAurora = (): string =>
  landscape(
    "aurora-night",
    { seed: 83, water: false, ground: "snow", horizon: 0.5, trees: "far", rise: 0.36 },
    ({ palette }) => {
      const tent: Camera = { yaw: -24, pitch: 9, scale: 92, distance: 12 };
      const sled: Camera = { yaw: 26, pitch: 18, scale: 400, distance: 6.5 };
      return (
        glow(420, 770, 520, 90, "#ffb75a", 0.5) +
        contactShadow(420, 765, 270, 24, palette.shadow, 0.7) +
        moved(lit(tunneltalt(tent, litAtDusk, sunFor(palette)), palette, 0.2), 420, 762) +
        shadowOf(sled, 590, 1050, palette.shadow) +
        moved(lit(pulka(sled, sunFor(palette), [2.4, 0.08, 0]), palette, 0.6), 590, 1050)
      );
    },
  );

const measures = (): string => {
  const side: Camera = { yaw: 0, pitch: 0, scale: 350 };
  const above: Camera = { yaw: 0, pitch: 90, scale: 350 };
  return sheet({
    title: "Pulka Tur",
    subtitle: "Turpulka med kapell, fasta skaklar och midjesele",
    facts: [
      ["Längd", "160 cm"],
      ["Bredd", "58 cm"],
      ["Volym", "200 liter"],
      ["Vikt", "9 kg"],
      ["Bär högst", "60 kg"],
    ],
    parts: [
      "Skrov av polyeten med medar",
      "Kapell med dragkedja",
      "Fyra spännremmar",
      "Delbara skaklar, 1,80 m",
      "Avbärare i fören",
      "Midjesele med axelremmar",
    ],
    views:
      moved(pulka(above, undefined, [2.46, 0.3, 0]), 460, 380) +
      moved(inInk(pulka(side, undefined, [2.46, 0.4, 0])), 460, 770) +
      helperLine([180, 380], [180, 850]) +
      helperLine([740, 380], [740, 850]) +
      measure([180, 850], [740, 850], "160 cm") +
      helperLine([701, 250], [701, 330]) +
      helperLine([1321, 250], [1321, 330]) +
      measure([701, 250], [1321, 250], "180 cm") +
      measure([110, 278], [110, 482], "58 cm") +
      measure([110, 622], [110, 770], "42 cm") +
      mark(1, [300, 560], [300, 478]) +
      mark(2, [420, 560], [420, 384]) +
      mark(3, [540, 560], [530, 440]) +
      mark(4, [1080, 500], [1070, 393]) +
      mark(5, [770, 500], [736, 400]) +
      mark(6, [1490, 500], [1417, 428]),
  });
};

const straps = (): string =>
  landscape(
    "winter-day",
    { seed: 97, water: false, ground: "snow", horizon: 0.34, trees: "far" },
    ({ palette }) => {
      const camera: Camera = { yaw: -30, pitch: 26, scale: 1180, distance: 4.6 };
      return (
        softened(
          fill("M-100 900 Q700 1000 1700 1180 L1700 1260 L-100 1260 Z", palette.shadow, 0.3),
          24,
        ) + moved(lit(pulka(camera, sunFor(palette)), palette), 720, 1040)
      );
    },
  );

const acrossThePlateau = (): string =>
  landscape(
    "winter-day",
    { seed: 161, water: false, ground: "snow", horizon: 0.58, trees: "none", rise: 0.44 },
    ({ palette }) => {
      const sled: Camera = { yaw: -8, pitch: 10, scale: 92, distance: 12 };
      const { dark } = palette.ground.snow;
      return (
        stroke("M-20 982 Q300 960 690 960 M-20 1000 Q300 976 690 972", dark, 7, 0.9) +
        contactShadow(690, 962, 110, 12, palette.shadow, 0.5) +
        moved(lit(pulka(sled, sunFor(palette), [2.4, 0.86, 0], false), palette), 690, 962) +
        contactShadow(924, 964, 130, 10, palette.shadow, 0.5) +
        moved(lit(skier(withoutPack), palette), 927, 964, 0.1)
      );
    },
  );

export const pulkaPictures: readonly Picture[] = [
  picture(
    "pulka-main",
    "Gul turpulka med grönt kapell och skaklar i blått kvällsljus",
    blueEvening,
  ),
  picture("pulka-miljo", "Packad pulka framför ett upplyst tält under norrsken", campUnderAurora),
  picture(
    "pulka-matt",
    "Måttritning av pulkan uppifrån och från sidan: 160 cm lång, 58 cm bred, 9 kg",
    measures,
  ),
  picture("pulka-detalj", "Närbild på pulkans kapell, dragkedja och spännremmar", straps),
  picture("pulka-plats", "Skidåkare drar pulka över kalfjället en vinterdag", acrossThePlateau),
];
