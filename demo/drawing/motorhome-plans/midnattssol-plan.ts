import { halfIntegrated } from "../motorhomes/half-integrated.ts";
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
import { planPicture } from "./plan-sheet.ts";

const outline =
  "M14 0H446Q456 0 464 10H560Q628 18 650 69Q660 116 650 163Q628 214 560 222H464Q456 232 446 232H14Q0 232 0 218V14Q0 0 14 0Z";

export const midnattssolPlan = planPicture({
  name: "midnattssol-66-plan",
  alt: "Planritning av Midnattssol 66: två långbäddar bak, toalett och dusch, kök och matplats med vändbara stolar",
  title: "Midnattssol 66",
  subtitle: "Halvintegrerad · planlösning i skala, mått i meter",
  length: 660,
  wide: 232,
  outline,
  floor: outline,
  furniture: [
    bed({ x: 8, y: 8, width: 195, height: 80 }, "left", 1, "#b7c7b3"),
    bed({ x: 8, y: 144, width: 195, height: 80 }, "left", 1, "#b7c7b3"),
    cupboard({ x: 8, y: 94, width: 40, height: 44 }),
    washroom({ x: 210, y: 5, width: 84, height: 92 }),
    shower(208, 148, 76),
    kitchen({ x: 298, y: 6, width: 92, height: 58 }, 3),
    bench({ x: 396, y: 6, width: 42, height: 106 }, "left"),
    table({ x: 442, y: 16, width: 56, height: 84 }),
    fridge({ x: 352, y: 168, width: 54, height: 58 }),
    bench({ x: 410, y: 178, width: 42, height: 49 }, "down"),
    cabSeat(532, 62, "right"),
    cabSeat(532, 170, "right"),
  ].join(""),
  windows: [
    { x: 100, y: 0, length: 78, along: "x" },
    { x: 100, y: 232, length: 78, along: "x" },
    { x: 308, y: 0, length: 74, along: "x" },
    { x: 400, y: 0, length: 44, along: "x" },
    { x: 360, y: 232, length: 80, along: "x" },
  ],
  door: { x: 286, width: 56 },
  labels: [
    { x: 122, y: 48, text: "Långbädd" },
    { x: 122, y: 184, text: "Långbädd" },
    { x: 252, y: 74, text: "Toalett" },
    { x: 246, y: 212, text: "Dusch" },
    { x: 344, y: 86, text: "Kök" },
    { x: 440, y: 128, text: "Matplats" },
    { x: 532, y: 116, text: "Förarhytt" },
  ],
  wheels: [184, 564],
  dashboard: 566,
  facts: [
    ["Sovplatser", "3"],
    ["Bälten", "4"],
    ["Höjd", "2,86 m"],
    ["Lastutrymme", "Genomgående"],
  ],
  elevation: (palette) => halfIntegrated({ palette, side: "door", lit: false }),
});
