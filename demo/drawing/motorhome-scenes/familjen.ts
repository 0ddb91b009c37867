import { alcove } from "../motorhomes/alcove.ts";
import { bikeRack } from "../motorhomes/bike-rack.ts";
import { campChair, campTable, openAwning, rug, withThings } from "../motorhomes/camp.ts";
import { campfire } from "../places/life.ts";
import { placed, type Picture } from "../picture.ts";
import { landscapePicture, vehiclePicture } from "./frame.ts";

export const familjenScenes: readonly Picture[] = [
  vehiclePicture(
    "familjen-alkov-main",
    "Alkovhusbil med två cyklar på cykelstället i höstskymning vid en stilla sjö",
    { light: "autumn-dusk", seed: 31, water: true, ground: "grass", sunX: 0.2, treeKind: "birch" },
    ({ palette }) => ({
      ...alcove({ palette, side: "driver", bikes: true, keyFrom: "front" }),
      share: 0.72,
      mirrored: true,
    }),
  ),
  vehiclePicture(
    "familjen-alkov-utsida",
    "Alkovhusbilen från dörrsidan med markisen ute, stolar framme och cyklarna på stället en vårmorgon",
    {
      light: "spring-morning",
      seed: 9,
      water: true,
      ground: "grass",
      sunX: 0.84,
      treeKind: "birch",
    },
    ({ palette }) => {
      const vehicle = alcove({ palette, side: "door", keyFrom: "front" });
      const things = [
        bikeRack(0, palette),
        openAwning({ from: 140, to: 488, y: 281, color: "#1f4a3f" }, palette),
        rug(160, 470, "#6e7f63", palette),
        campChair(150, -30, 1, "#b4500f", palette),
        campChair(206, -24, 1, "#e0a63c", palette),
        campTable(276, -32, palette),
        campChair(424, -24, -1, "#b4500f", palette),
        campChair(484, -30, -1, "#2f6f8f", palette),
      ];
      return { ...withThings(vehicle, ...things), share: 0.68 };
    },
  ),
  landscapePicture(
    "familjen-alkov-plats",
    "Lägereld vid en höstsjö i skymningen, alkovhusbilen lyser mellan björkarna",
    {
      light: "autumn-dusk",
      seed: 91,
      water: true,
      ground: "grass",
      sunX: 0.72,
      treeKind: "birch",
      rise: 0.26,
    },
    ({ palette }) => {
      const chair = (x: number, turn: 1 | -1): string =>
        `<g transform="matrix(1.5 0 0 -1.5 ${x} 1096)">${campChair(0, 0, turn, "#2f6f8f", palette)}</g>`;
      return [
        placed(withThings(alcove({ palette, side: "door" }), bikeRack(0, palette)), {
          x: 470,
          y: 968,
          width: 500,
        }),
        campfire(1010, 1080, 62, palette),
        chair(840, 1),
        chair(1180, -1),
      ].join("");
    },
  ),
];
