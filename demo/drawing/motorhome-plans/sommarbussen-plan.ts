import { summerVan } from "../motorhomes/summer-van.ts";
import { bed, cabSeat, cupboard, fridge, kitchen, table } from "./furniture.ts";
import { overheadBed } from "./overhead-bed.ts";
import { planPicture } from "./plan-sheet.ts";

const outline = "M18 0H420Q480 6 500 51Q510 97 500 144Q480 189 420 195H18Q0 195 0 177V18Q0 0 18 0Z";

export const sommarbussenPlan = planPicture({
  name: "sommarbussen-plan",
  alt: "Planritning av Sommarbussen: baksätet utfällt till säng, kök vid skjutdörren, takbädd och framstolar",
  title: "Sommarbussen",
  subtitle: "Campingbuss · planlösning i skala, mått i meter",
  length: 510,
  wide: 195,
  outline,
  floor: outline,
  furniture: [
    bed({ x: 8, y: 8, width: 185, height: 115 }, "left", 2, "#e9b7a0"),
    cupboard({ x: 8, y: 142, width: 92, height: 48 }, 2),
    fridge({ x: 104, y: 142, width: 46, height: 48 }),
    kitchen({ x: 205, y: 142, width: 70, height: 48 }, 2),
    table({ x: 208, y: 36, width: 50, height: 62 }),
    cabSeat(342, 52, "left"),
    cabSeat(342, 143, "left"),
    overheadBed({ x: 66, y: 37, width: 200, height: 120 }),
  ].join(""),
  windows: [
    { x: 36, y: 0, length: 90, along: "x" },
    { x: 140, y: 0, length: 100, along: "x" },
    { x: 36, y: 195, length: 90, along: "x" },
  ],
  door: { x: 196, width: 112, sliding: true },
  labels: [
    { x: 118, y: 66, text: "Nedre bädd" },
    { x: 127, y: 132, text: "Kyllåda" },
    { x: 240, y: 132, text: "Kök" },
    { x: 233, y: 67, text: "Bord" },
    { x: 178, y: 157, text: "Takbädd" },
    { x: 346, y: 97, text: "Förarhytt" },
  ],
  wheels: [99, 413],
  dashboard: 388,
  facts: [
    ["Sovplatser", "4"],
    ["Bälten", "4"],
    ["Höjd, taket nere", "1,98 m"],
    ["Takbädd", "2,00 × 1,20 m"],
  ],
  elevation: (palette) => summerVan({ palette, side: "door" }),
});
