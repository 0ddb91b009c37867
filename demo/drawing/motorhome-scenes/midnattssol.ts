import { campChair, campTable, lantern, openAwning, rug, withThings } from "../motorhomes/camp.ts";
import { halfIntegrated } from "../motorhomes/half-integrated.ts";
import { birds } from "../places/life.ts";
import { layBy, windingRoad } from "../places/road.ts";
import { placed, type Picture } from "../picture.ts";
import { landscapePicture, vehiclePicture } from "./frame.ts";

export const midnattssolScenes: readonly Picture[] = [
  vehiclePicture(
    "midnattssol-66-main",
    "Halvintegrerad husbil vid en fjällsjö i midnattssol",
    { light: "midnight-sun", seed: 12, water: true, ground: "grass", sunX: 0.24 },
    ({ palette }) => ({
      ...halfIntegrated({ palette, side: "driver", keyFrom: "front" }),
      mirrored: true,
    }),
  ),
  vehiclePicture(
    "midnattssol-66-utsida",
    "Husbilen från dörrsidan i disig gryning med markis, bord och två stolar",
    { light: "misty-dawn", seed: 27, water: true, ground: "grass", sunX: 0.8 },
    ({ palette }) => {
      const vehicle = halfIntegrated({ palette, side: "door", keyFrom: "front" });
      const things = [
        openAwning({ from: 120, to: 452, y: 258, color: "#2b5a63" }, palette),
        rug(150, 430, "#7d5a45", palette),
        campChair(166, -28, 1, "#2b5a63", palette),
        campTable(240, -32, palette),
        campChair(426, -26, -1, "#2b5a63", palette),
        lantern(472, -26, palette),
      ];
      return withThings(vehicle, ...things);
    },
  ),
  landscapePicture(
    "midnattssol-66-plats",
    "Slingrande väg ner mot en fjällsjö i midnattssol, husbilen parkerad ovanför vattnet",
    {
      light: "midnight-sun",
      seed: 104,
      water: true,
      ground: "grass",
      horizon: 0.47,
      rise: 0.34,
      sunX: 0.38,
      trees: "far",
    },
    ({ palette }) => {
      const road = [
        { x: 330, y: 1240, half: 280 },
        { x: 560, y: 1050, half: 128 },
        { x: 330, y: 930, half: 64 },
        { x: 480, y: 860, half: 32 },
        { x: 400, y: 822, half: 14 },
      ];
      return [
        birds(1120, 250, 15, palette),
        layBy({ x: 900, y: 1002, width: 860, depth: 50 }, palette),
        windingRoad(road, palette),
        placed(halfIntegrated({ palette, side: "driver", keyFrom: "front" }), {
          x: 980,
          y: 1004,
          width: 460,
          mirrored: true,
        }),
      ].join("");
    },
  ),
];
