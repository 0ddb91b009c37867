import { integrated } from "../motorhomes/integrated.ts";
import { withThings } from "../motorhomes/camp.ts";
import { kicksled, roofSnow, skisInSnow } from "../motorhomes/winter-things.ts";
import { reindeer } from "../places/life.ts";
import { layBy, snowStakes, windingRoad } from "../places/road.ts";
import { placed, type Picture } from "../picture.ts";
import { lampSpill, landscapePicture, vehiclePicture } from "./frame.ts";

export const fjallripaScenes: readonly Picture[] = [
  vehiclePicture(
    "fjallripa-70-main",
    "Vit helintegrerad husbil med varmt lysande fönster på en snöklädd strand, grönt norrsken över fjällen",
    { light: "aurora-night", seed: 23, water: true, ground: "snow" },
    ({ palette }) => {
      const vehicle = integrated({ palette, side: "door" });
      return withThings(vehicle, roofSnow(22, 604, 284, palette));
    },
  ),
  vehiclePicture(
    "fjallripa-70-utsida",
    "Husbilens förarsida en klar vinterdag, med skidor nedstuckna i snön och en spark intill",
    { light: "winter-day", seed: 42, water: false, ground: "snow", trees: "far", rise: 0.36 },
    ({ palette }) => {
      const vehicle = integrated({ palette, side: "driver", keyFrom: "front" });
      const things = [
        roofSnow(22, 604, 284, palette),
        skisInSnow(52, -14, palette),
        kicksled(330, -28, palette),
      ];
      return { ...withThings(vehicle, ...things), mirrored: true };
    },
  ),
  landscapePicture(
    "fjallripa-70-plats",
    "Husbilen vid en plogad fjällväg i blå timme, snöiga fjäll och tre renar intill",
    {
      light: "blue-hour",
      seed: 64,
      water: false,
      ground: "snow",
      horizon: 0.56,
      rise: 0.4,
      trees: "far",
    },
    ({ palette }) => {
      const road = [
        { x: 1180, y: 1240, half: 300 },
        { x: 1090, y: 1010, half: 142 },
        { x: 1260, y: 850, half: 70 },
        { x: 880, y: 756, half: 30 },
        { x: 1010, y: 706, half: 12 },
        { x: 960, y: 682, half: 5 },
      ];
      const vehicle = integrated({ palette, side: "door" });
      return [
        layBy({ x: 700, y: 985, width: 760, depth: 46 }, palette, true),
        windingRoad(road, palette, true),
        snowStakes(road, palette),
        reindeer(180, 880, 46, 1, palette),
        reindeer(262, 892, 52, 1, palette),
        reindeer(90, 900, 50, -1, palette),
        lampSpill({ palette, groundY: 960 }, 640, 480),
        placed(withThings(vehicle, roofSnow(22, 604, 284, palette)), {
          x: 640,
          y: 988,
          width: 480,
        }),
      ].join("");
    },
  ),
];
