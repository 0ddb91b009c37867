import type { Picture } from "../picture.ts";
import { fill, moved } from "./draw.ts";
import { emberJacket, paddler } from "./figures.ts";
import { havskajak, kayakOutline } from "./havskajak.ts";
import { lakeView } from "./lake-view.ts";
import { landscape, lit, picture, softened, sunFor } from "./setting.ts";
import { helperLine, inInk, mark, measure, sheet } from "./sheet.ts";
import type { Camera } from "./solid.ts";
import { afloat, openWater } from "./afloat.ts";

const paddlerAboard = (x: number, scale: number, mirrored: boolean): string =>
  `<g transform="translate(${x} ${mirrored ? scale * 80 : -scale * 190}) scale(${scale} ${mirrored ? -scale : scale})">${paddler(emberJacket, 2)}</g>`;

const onTheBeach = (): string =>
  landscape(
    "summer-day",
    {
      seed: 21,
      water: true,
      ground: "beach",
      horizon: 0.42,
      trees: "sides",
      treeKind: "pine",
      far: "islands",
    },
    ({ palette }) => {
      const camera: Camera = { yaw: 24, pitch: 26, scale: 276, distance: 8 };
      const shadow = softened(fill(kayakOutline({ ...camera }), palette.shadow, 0.7), 11);
      return moved(
        moved(shadow, 6, 12) + lit(havskajak(camera, sunFor(palette)), palette),
        800,
        930,
      );
    },
  );

const withPaddler = (): string =>
  lakeView({ light: "midnight-sun", seed: 34, sunX: 0.3 }, ({ palette }) => {
    const camera: Camera = { yaw: 18, pitch: 14, scale: 262, distance: 9, draught: 0.1 };
    const boat = (view: Camera): string =>
      havskajak(view, sunFor(palette), false) + paddlerAboard(-72, 0.26, Boolean(view.mirrored));
    return afloat(boat, camera, { x: 800, y: 850, palette });
  });

const measures = (): string => {
  const side: Camera = { yaw: 0, pitch: 0, scale: 250 };
  const above: Camera = { yaw: 0, pitch: 90, scale: 250 };
  return sheet({
    title: "Havskajak Skärgård",
    subtitle: "Turkajak för en person, polyeten i tre lager",
    facts: [
      ["Längd", "520 cm"],
      ["Bredd", "57 cm"],
      ["Vikt", "26 kg"],
      ["Packvolym", "160 liter"],
      ["Bär högst", "130 kg"],
    ],
    parts: [
      "Förlig packlucka, 60 liter",
      "Däckslinor och gummisnoddar",
      "Sittbrunn 82 × 41 cm",
      "Ställbart ryggstöd",
      "Aktre packlucka, 100 liter",
      "Bärhandtag i för och akter",
    ],
    views:
      moved(havskajak(above, undefined, false), 800, 410) +
      moved(inInk(havskajak(side, undefined, false)), 800, 735) +
      helperLine([150, 410], [150, 830]) +
      helperLine([1450, 410], [1450, 830]) +
      measure([150, 830], [1450, 830], "520 cm") +
      measure([1500, 339], [1500, 481], "57") +
      measure([1500, 640], [1500, 735], "38") +
      mark(1, [1140, 280], [1140, 395]) +
      mark(2, [960, 280], [945, 380]) +
      mark(3, [745, 280], [745, 385]) +
      mark(4, [600, 280], [655, 410]) +
      mark(5, [425, 280], [425, 395]) +
      mark(6, [196, 280], [182, 405]),
  });
};

const cockpit = (): string =>
  openWater("spring-morning", (palette) => {
    const camera: Camera = { yaw: -38, pitch: 34, scale: 980, distance: 5.2, draught: 0.1 };
    return afloat((view) => havskajak(view, sunFor(palette)), camera, { x: 790, y: 850, palette });
  });

const archipelago = (): string =>
  lakeView({ light: "misty-dawn", seed: 58, far: "islands" }, ({ palette }) => {
    const camera: Camera = { yaw: -20, pitch: 9, scale: 84, distance: 12, draught: 0.1 };
    const boat = (view: Camera): string =>
      havskajak(view, sunFor(palette), false) + paddlerAboard(-20, 0.084, Boolean(view.mirrored));
    return afloat(boat, camera, { x: 900, y: 800, palette });
  });

export const kayakPictures: readonly Picture[] = [
  picture(
    "havskajak-main",
    "Röd havskajak med vit botten på en sandstrand vid stilla vatten en sommardag",
    onTheBeach,
  ),
  picture(
    "havskajak-miljo",
    "Paddlare i havskajak på spegelblankt vatten i midnattssol",
    withPaddler,
  ),
  picture(
    "havskajak-matt",
    "Måttritning av havskajaken uppifrån och från sidan: 520 cm lång, 57 cm bred, 26 kg",
    measures,
  ),
  picture("havskajak-detalj", "Närbild på kajakens sittbrunn, däckslinor och paddel", cockpit),
  picture("havskajak-plats", "En ensam kajak på en dimmig sjö i gryningen", archipelago),
];
