import { campChair, campTable, lantern, rug, withThings } from "../motorhomes/camp.ts";
import { summerVan } from "../motorhomes/summer-van.ts";
import { birds } from "../places/life.ts";
import { boathouse, jetty } from "../places/landmarks.ts";
import { placed, type Picture } from "../picture.ts";
import { landscapePicture, vehiclePicture } from "./frame.ts";

export const sommarbussenScenes: readonly Picture[] = [
  vehiclePicture(
    "sommarbussen-main",
    "Tvåfärgad campingbuss i korall och gräddvitt med upphöjt tak på en sandstrand om sommaren",
    {
      light: "summer-day",
      seed: 8,
      water: true,
      ground: "beach",
      far: "islands",
      rise: 0.16,
      horizon: 0.52,
      treeKind: "pine",
    },
    ({ palette }) => ({ ...summerVan({ palette, side: "door" }), share: 0.56 }),
  ),
  vehiclePicture(
    "sommarbussen-utsida",
    "Campingbussen på stranden i midnattssol med uppfällt tak, bord, två stolar och lykta",
    {
      light: "midnight-sun",
      seed: 33,
      water: true,
      ground: "beach",
      sunX: 0.82,
      far: "islands",
      rise: 0.16,
      treeKind: "pine",
    },
    ({ palette }) => {
      const vehicle = summerVan({ palette, side: "door", keyFrom: "front" });
      const things = [
        rug(70, 290, "#3f6f76", palette),
        campChair(84, -28, 1, "#e0a63c", palette),
        campTable(162, -32, palette),
        campChair(252, -26, -1, "#e0a63c", palette),
        lantern(328, -24, palette),
      ];
      return { ...withThings(vehicle, ...things), share: 0.56 };
    },
  ),
  landscapePicture(
    "sommarbussen-plats",
    "Röda sjöbodar och en brygga i en vik en tidig morgon, campingbussen parkerad i sanden",
    {
      light: "spring-morning",
      seed: 118,
      water: true,
      ground: "beach",
      far: "islands",
      horizon: 0.46,
      rise: 0.2,
      treeKind: "pine",
      trees: "far",
      sunX: 0.7,
    },
    ({ palette }) =>
      [
        birds(620, 240, 15, palette),
        jetty({ x: 800, y: 892, half: 66 }, { x: 830, y: 742, half: 36 }, palette),
        boathouse(60, 848, 190, palette, true),
        boathouse(280, 838, 165, palette),
        boathouse(470, 832, 140, palette),
        placed(summerVan({ palette, side: "door" }), { x: 1230, y: 1020, width: 420 }),
      ].join(""),
  ),
];
