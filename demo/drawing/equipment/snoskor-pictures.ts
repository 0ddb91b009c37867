import type { Picture } from "../picture.ts";
import { contactShadow, ellipse, moved } from "./draw.ts";
import { blueJacket, emberJacket, walker } from "./figures.ts";
import { landscape, lit, picture } from "./setting.ts";
import { helperLine, mark, measure, sheet } from "./sheet.ts";
import { snoskor, snowshoeFromAbove, snowshoeFromBelow } from "./snoskor.ts";
import { skiPole } from "./turskidor.ts";

function footprints(x: number, bottom: number, top: number, shade: string): string {
  return Array.from({ length: 22 }, (_, n) => {
    const share = 1 - (1 - n / 22) ** 1.9;
    const y = bottom - (bottom - top) * share;
    const size = 1 - share * 0.86;
    const side = (n % 2 ? 26 : -26) * size;
    const bend = Math.sin(share * 3.2) * 130;
    return ellipse(x + bend + side, y, 22 * size, 13 * size, shade);
  }).join("");
}

const inTheSnow = (): string =>
  landscape(
    "winter-day",
    { seed: 88, water: false, ground: "snow", horizon: 0.54, trees: "sides", rise: 0.32 },
    ({ palette }) => {
      const { light, dark } = palette.ground.snow;
      return (
        contactShadow(800, 1080, 520, 50, palette.shadow, 0.4) +
        moved(lit(snoskor(light, dark), palette), 785, 1075, 1.38)
      );
    },
  );

const onTheWay = (): string =>
  landscape(
    "spring-morning",
    {
      seed: 117,
      water: false,
      ground: "snow",
      horizon: 0.53,
      trees: "sides",
      treeKind: "pine",
      rise: 0.34,
    },
    ({ palette }) => {
      const { dark } = palette.ground.snow;
      const prints = [90, 260, 420, 560]
        .map((x, n) => ellipse(x, 1076 + (n % 2) * 14, 62, 10, dark))
        .join("");
      return (
        prints +
        contactShadow(800, 1076, 300, 28, palette.shadow, 0.5) +
        moved(lit(walker(blueJacket), palette), 790, 1076, 0.43)
      );
    },
  );

const measures = (): string =>
  sheet({
    title: "Snöskor Vidd",
    subtitle: "Ett par för vuxna, med steghöjare och ställbara stavar",
    facts: [
      ["Längd", "64 cm"],
      ["Bredd", "22 cm"],
      ["Vikt, par", "2,0 kg"],
      ["Bär", "50–110 kg"],
      ["Skor", "36–47"],
    ],
    parts: [
      "Ram av aluminiumrör",
      "Bindning med tre remmar",
      "Steghöjare under hälen",
      "Broddar av stål",
      "Sidoskenor mot glid",
      "Ställbara stavar, stora trugor",
    ],
    views:
      moved(snowshoeFromAbove(), 480, 850, 0.84) +
      moved(snowshoeFromBelow(), 920, 850, 0.84) +
      moved(skiPole(), 1300, 866, 0.46) +
      moved(skiPole(), 1420, 866, 0.46, 0, true) +
      measure([300, 234], [300, 868], "64 cm") +
      helperLine([370, 220], [370, 380]) +
      helperLine([590, 220], [590, 380]) +
      measure([370, 214], [590, 214], "22 cm") +
      mark(1, [680, 320], [574, 340]) +
      mark(2, [680, 450], [530, 455]) +
      mark(3, [680, 620], [540, 620]) +
      mark(4, [1130, 420], [968, 450]) +
      mark(5, [1130, 610], [984, 610]) +
      mark(6, [1210, 720], [1294, 600]),
  });

const spikes = (): string =>
  landscape(
    "blue-hour",
    { seed: 131, water: false, ground: "snow", horizon: 0.5, trees: "far" },
    ({ palette }) =>
      contactShadow(800, 1160, 800, 70, palette.shadow, 0.5) +
      moved(lit(snowshoeFromBelow(), palette, 0.45), 1075, 1640, 2.25, 9) +
      moved(lit(snowshoeFromAbove(), palette, 0.45), 470, 1660, 2.25, -9),
  );

const northernLights = (): string =>
  landscape(
    "aurora-night",
    { seed: 149, water: false, ground: "snow", horizon: 0.6, trees: "sides", rise: 0.34 },
    ({ palette }) => {
      const { dark } = palette.ground.snow;
      return (
        footprints(720, 1190, 905, dark) +
        contactShadow(868, 902, 50, 6, palette.shadow, 0.7) +
        moved(lit(walker(emberJacket), palette, 0.6), 868, 902, 0.088) +
        contactShadow(960, 896, 50, 6, palette.shadow, 0.7) +
        moved(lit(walker(blueJacket), palette, 0.6), 966, 896, 0.085)
      );
    },
  );

export const snowshoePictures: readonly Picture[] = [
  picture(
    "snoskor-main",
    "Ett par snöskor med orange duk nedstuckna i snön en vinterdag",
    inTheSnow,
  ),
  picture("snoskor-miljo", "Vandrare på snöskor genom solig vårvinterskog", onTheWay),
  picture(
    "snoskor-matt",
    "Måttblad för snöskor ovanifrån och underifrån: 64 cm långa, 2,0 kg paret",
    measures,
  ),
  picture("snoskor-detalj", "Närbild på snöskornas bindning och broddar", spikes),
  picture("snoskor-plats", "Två vandrare på snöskor under norrskenet", northernLights),
];
