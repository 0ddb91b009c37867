import { panelVan } from "../motorhomes/panel-van.ts";
import { bed, bench, cabSeat, fridge, kitchen, table, washroom } from "./furniture.ts";
import { planPicture } from "./plan-sheet.ts";

const outline =
  "M10 0H492Q560 6 590 52Q600 102 590 153Q560 199 492 205H10Q0 205 0 195V10Q0 0 10 0Z";

export const hogaKustenPlan = planPicture({
  name: "hoga-kusten-platis-plan",
  alt: "Planritning av Höga Kusten Plåtis: tvärbädd bak, badrum, kök vid skjutdörren och matplats med vändbara framstolar",
  title: "Höga Kusten Plåtis",
  subtitle: "Plåtis · planlösning i skala, mått i meter",
  length: 599,
  wide: 205,
  outline,
  floor: outline,
  furniture: [
    bed({ x: 8, y: 4.5, width: 140, height: 196 }, "up", 2),
    washroom({ x: 160, y: 4, width: 84, height: 92 }),
    fridge({ x: 248, y: 5, width: 46, height: 52 }),
    kitchen({ x: 160, y: 146, width: 100, height: 54 }, 2),
    bench({ x: 302, y: 5, width: 44, height: 98 }, "left"),
    table({ x: 350, y: 12, width: 58, height: 74 }),
    cabSeat(452, 54, "right"),
    cabSeat(452, 152, "right"),
  ].join(""),
  windows: [
    { x: 36, y: 0, length: 84, along: "x" },
    { x: 36, y: 205, length: 84, along: "x" },
    { x: 160, y: 205, length: 90, along: "x" },
    { x: 310, y: 0, length: 90, along: "x" },
  ],
  door: { x: 268, width: 122, sliding: true },
  labels: [
    { x: 80, y: 128, text: "Tvärbädd" },
    { x: 202, y: 72, text: "Badrum" },
    { x: 210, y: 128, text: "Kök" },
    { x: 360, y: 110, text: "Matplats" },
    { x: 329, y: 176, text: "Skjutdörr" },
    { x: 452, y: 103, text: "Förarhytt" },
  ],
  wheels: [100, 504],
  dashboard: 498,
  facts: [
    ["Sovplatser", "2"],
    ["Bälten", "4"],
    ["Höjd", "2,65 m"],
    ["Körkort", "B, 3 500 kg"],
  ],
  elevation: (palette) => panelVan({ palette, side: "door" }),
});
