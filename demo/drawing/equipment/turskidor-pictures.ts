import type { Picture } from "../picture.ts";
import { contactShadow, fill, moved, stroke } from "./draw.ts";
import { blueJacket, emberJacket, skier } from "./figures.ts";
import { landscape, lit, picture } from "./setting.ts";
import { helperLine, inInk, mark, measure, sheet } from "./sheet.ts";
import { skiBoot } from "./ski-boot.ts";
import { skiPole, skiWithBinding, turskidor } from "./turskidor.ts";

/** Two parallel tracks that run from the lower edge towards the mountains. */
export function skiTracks(
  x: number,
  bottom: number,
  top: number,
  shade: string,
  light: string,
): string {
  const track = (offset: number): string => {
    const d = `M${x + offset * 3.2} ${bottom} C${x + offset * 2} ${bottom - (bottom - top) * 0.4} ${x - 160 + offset} ${top + (bottom - top) * 0.4} ${x + 60 + offset * 0.3} ${top}`;
    return (
      stroke(d, shade, 9, 0.6) + `<g transform="translate(4 2)">${stroke(d, light, 4, 0.8)}</g>`
    );
  };
  return track(-14) + track(14);
}

const springSnow = (): string =>
  landscape(
    "spring-morning",
    { seed: 39, water: false, ground: "snow", horizon: 0.58, trees: "sides", rise: 0.36 },
    ({ palette }) => {
      const { light, dark } = palette.ground.snow;
      return (
        contactShadow(800, 1092, 520, 46, palette.shadow, 0.35) +
        contactShadow(595, 1106, 150, 18, palette.shadow, 0.5) +
        contactShadow(1012, 1110, 150, 18, palette.shadow, 0.5) +
        moved(lit(turskidor(light, dark), palette), 800, 1085, 0.57)
      );
    },
  );

const skierInBlueHour = (): string =>
  landscape(
    "blue-hour",
    { seed: 52, water: false, ground: "snow", horizon: 0.52, trees: "sides", rise: 0.34 },
    ({ palette }) =>
      stroke(
        "M0 1066 Q800 1058 1600 1070 M0 1094 Q800 1086 1600 1098",
        palette.ground.snow.dark,
        12,
        0.9,
      ) +
      contactShadow(820, 1080, 560, 30, palette.shadow, 0.6) +
      moved(lit(skier(emberJacket), palette, 0.6), 790, 1078, 0.42),
  );

const measures = (): string =>
  sheet({
    title: "Turskidor Fjäll",
    subtitle: "Skidor med stålkant, stavar och pjäxor för en person",
    facts: [
      ["Längder, cm", "170, 180, 190"],
      ["Bredd", "84–62–74 mm"],
      ["Vikt, par", "cirka 2,6 kg"],
      ["Stavar", "115–145 cm"],
      ["Pjäxor", "36–47"],
    ],
    parts: [
      "Skovel med fäste för stighud",
      "Stålkant i hela längden",
      "Bindning för 75 mm-pjäxor",
      "Ställbar stav av aluminium",
      "Stor truga",
      "Läderpjäxa med gummisula",
    ],
    views:
      moved(skiWithBinding(), 148, 340, 0.52, 90) +
      moved(skiWithBinding(), 148, 420, 0.52, 90) +
      moved(inInk(skiPole()), 168, 560, 0.66, 90, true) +
      moved(inInk(skiPole()), 168, 650, 0.66, 90) +
      moved(skiBoot(), 1320, 720, 0.95) +
      helperLine([148, 340], [148, 800]) +
      helperLine([1110, 340], [1110, 800]) +
      measure([148, 800], [1110, 800], "180 cm") +
      measure([1149, 800], [1464, 800], "31 cm") +
      mark(1, [1070, 250], [1082, 334]) +
      mark(2, [860, 250], [850, 325]) +
      mark(3, [690, 250], [706, 335]) +
      mark(4, [560, 740], [560, 652]) +
      mark(5, [300, 740], [232, 664]) +
      mark(6, [1200, 470], [1300, 630]),
  });

const bindingAndBoot = (): string =>
  landscape(
    "winter-day",
    { seed: 66, water: false, ground: "snow", horizon: 0.4, trees: "far", rise: 0.26 },
    ({ palette }) => {
      const { dark } = palette.ground.snow;
      return (
        contactShadow(780, 1030, 820, 70, palette.shadow, 0.4) +
        fill(
          "M-20 1000 L1240 1000 C1420 990 1520 950 1590 860 L1610 884 C1560 980 1450 1048 1250 1048 L-20 1048 Z",
          "#173f37",
        ) +
        fill(
          "M-20 1000 L1240 1000 C1420 990 1520 960 1580 860 L1590 862 C1540 976 1430 1006 1250 1014 L-20 1014 Z",
          "#4c9a83",
        ) +
        stroke("M-20 1046 L1250 1046 C1440 1044 1540 980 1600 894", "#c3ccce", 5) +
        fill(
          "M880 1002 L1010 1002 L1100 1014 L860 1014 Z M1130 1002 h50 l-30 12 h-50 z",
          "#d9641e",
        ) +
        fill("M250 1000 h640 v-26 q0 -12 -14 -12 h-612 q-14 0 -14 12 z", "#1d2528") +
        stroke("M260 968 H880", "#6c7a80", 6) +
        moved(lit(skiBoot(), palette), 560, 972, 2.7, 0, true) +
        fill("M880 1000 v-70 q0 -26 40 -26 h86 q44 0 60 60 l10 36 z", "#39454a") +
        stroke("M900 916 q60 -34 120 0 l30 66", "#d5dcdd", 15) +
        stroke("M898 944 h130", "#12191b", 9) +
        fill("M1020 962 a17 17 0 1 0 34 0 a17 17 0 1 0 -34 0 Z", "#d9641e") +
        stroke("M120 1092 Q500 1074 900 1096 M700 1128 Q1000 1112 1400 1130", dark, 8, 0.8)
      );
    },
  );

const openMountain = (): string =>
  landscape(
    "winter-day",
    { seed: 143, water: false, ground: "snow", horizon: 0.56, trees: "none", rise: 0.44 },
    ({ palette }) => {
      const { dark, light } = palette.ground.snow;
      return (
        skiTracks(500, 1210, 932, dark, light) +
        contactShadow(880, 912, 120, 10, palette.shadow, 0.5) +
        moved(lit(skier(emberJacket), palette), 880, 910, 0.085) +
        contactShadow(620, 930, 120, 10, palette.shadow, 0.5) +
        moved(lit(skier(blueJacket), palette), 620, 928, 0.09) +
        stroke("M0 934 Q420 926 1100 914", dark, 6, 0.9)
      );
    },
  );

export const skiPictures: readonly Picture[] = [
  picture(
    "turskidor-main",
    "Turskidor, stavar och läderpjäxor i snön en solig vårvintermorgon",
    springSnow,
  ),
  picture("turskidor-miljo", "Skidåkare på turskidor i den blå timmen", skierInBlueHour),
  picture(
    "turskidor-matt",
    "Måttblad för turskidor, stavar och pjäxor: 180 cm skidor, 2,6 kg paret",
    measures,
  ),
  picture("turskidor-detalj", "Närbild på pjäxa och bindning på en grön turskida", bindingAndBoot),
  picture("turskidor-plats", "Två skidåkare på väg över vita fjället en vinterdag", openMountain),
];
