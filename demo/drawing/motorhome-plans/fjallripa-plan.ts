import { integrated } from "../motorhomes/integrated.ts";
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
  "M14 0H636Q682 12 694 60Q700 116 694 172Q682 220 636 232H14Q0 232 0 218V14Q0 0 14 0Z";

export const fjallripaPlan = planPicture({
  name: "fjallripa-70-plan",
  alt: "Planritning av Fjällripa 70: två långbäddar bak, dusch och toalett, kök, matplats och sänkbar dubbelbädd fram",
  title: "Fjällripa 70",
  subtitle: "Helintegrerad · planlösning i skala, mått i meter",
  length: 699,
  wide: 232,
  outline,
  floor: outline,
  furniture: [
    bed({ x: 8, y: 8, width: 200, height: 80 }, "left", 1),
    bed({ x: 8, y: 144, width: 200, height: 80 }, "left", 1),
    cupboard({ x: 8, y: 94, width: 40, height: 44 }),
    washroom({ x: 216, y: 5, width: 96, height: 96 }),
    shower(220, 142, 86),
    fridge({ x: 318, y: 6, width: 48, height: 60 }),
    kitchen({ x: 368, y: 6, width: 96, height: 60 }, 3),
    bench({ x: 472, y: 6, width: 44, height: 104 }, "left"),
    table({ x: 520, y: 14, width: 62, height: 84 }),
    bench({ x: 404, y: 176, width: 118, height: 50 }, "down"),
    cabSeat(616, 60, "right"),
    cabSeat(616, 172, "right"),
    overheadBed({ x: 500, y: 21, width: 140, height: 190 }),
  ].join(""),
  windows: [
    { x: 40, y: 0, length: 92, along: "x" },
    { x: 40, y: 232, length: 92, along: "x" },
    { x: 384, y: 0, length: 70, along: "x" },
    { x: 486, y: 0, length: 100, along: "x" },
    { x: 420, y: 232, length: 100, along: "x" },
  ],
  door: { x: 330, width: 58 },
  labels: [
    { x: 124, y: 48, text: "Långbädd" },
    { x: 124, y: 184, text: "Långbädd" },
    { x: 264, y: 78, text: "Toalett" },
    { x: 263, y: 214, text: "Dusch" },
    { x: 404, y: 86, text: "Kök" },
    { x: 550, y: 128, text: "Matplats" },
    { x: 588, y: 206, text: "Sänkbädd" },
  ],
  wheels: [204, 604],
  dashboard: 652,
  facts: [
    ["Sovplatser", "4"],
    ["Bälten", "4"],
    ["Höjd", "2,95 m"],
    ["Vattenburen värme", "Gasol eller el"],
  ],
  elevation: (palette) => integrated({ palette, side: "door" }),
});
