import { alcove } from "../motorhomes/alcove.ts";
import {
  bed,
  bench,
  cabSeat,
  cupboard,
  fridge,
  kitchen,
  shower,
  table,
  washroom,
} from "./furniture.ts";
import { overheadBed } from "./overhead-bed.ts";
import { planPicture } from "./plan-sheet.ts";

const outline =
  "M14 0H502Q510 0 512 10H616Q682 18 706 70Q716 116 706 162Q682 214 616 222H512Q510 232 502 232H14Q0 232 0 218V14Q0 0 14 0Z";

export const familjenPlan = planPicture({
  name: "familjen-alkov-plan",
  alt: "Planritning av Familjen Alkov: våningssäng bak, dusch, kök, sittgrupp, säng i alkoven och cykelställ bak",
  title: "Familjen Alkov",
  subtitle: "Alkov · planlösning i skala, mått i meter",
  length: 715,
  wide: 232,
  outline,
  floor: outline,
  furniture: [
    bed({ x: 8, y: 13, width: 80, height: 205 }, "up", 1, "#c99a7a"),
    washroom({ x: 104, y: 5, width: 92, height: 98 }),
    shower(106, 144, 82),
    fridge({ x: 202, y: 6, width: 52, height: 60 }),
    kitchen({ x: 194, y: 168, width: 96, height: 58 }, 3),
    bench({ x: 264, y: 6, width: 52, height: 130 }, "left"),
    table({ x: 321, y: 12, width: 71, height: 112 }),
    bench({ x: 397, y: 6, width: 52, height: 130 }, "right"),
    cupboard({ x: 366, y: 186, width: 118, height: 40 }, 2),
    cabSeat(572, 66, "left"),
    cabSeat(572, 166, "left"),
    overheadBed({ x: 497, y: 11, width: 155, height: 210 }),
  ].join(""),
  windows: [
    { x: 24, y: 0, length: 66, along: "x" },
    { x: 24, y: 232, length: 66, along: "x" },
    { x: 306, y: 0, length: 100, along: "x" },
    { x: 376, y: 232, length: 100, along: "x" },
    { x: 206, y: 232, length: 70, along: "x" },
  ],
  door: { x: 296, width: 58 },
  labels: [
    { x: 50, y: 128, text: "2 bäddar" },
    { x: 150, y: 82, text: "Toalett" },
    { x: 147, y: 212, text: "Dusch" },
    { x: 242, y: 146, text: "Kök" },
    { x: 356, y: 148, text: "Sittgrupp" },
    { x: 572, y: 116, text: "Alkovbädd" },
  ],
  wheels: [208, 620],
  dashboard: 622,
  facts: [
    ["Sovplatser", "6"],
    ["Bälten", "6"],
    ["Höjd", "3,15 m"],
    ["Cykelställ", "4 cyklar"],
  ],
  elevation: (palette) => alcove({ palette, side: "door", bikes: true }),
});
