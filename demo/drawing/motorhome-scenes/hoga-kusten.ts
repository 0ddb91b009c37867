import { campChair, campTable, lantern, rug, withThings } from "../motorhomes/camp.ts";
import { panelVan } from "../motorhomes/panel-van.ts";
import { birds } from "../places/life.ts";
import { suspensionBridge } from "../places/landmarks.ts";
import { layBy, windingRoad } from "../places/road.ts";
import { placed, type Picture } from "../picture.ts";
import { landscapePicture, vehiclePicture } from "./frame.ts";

export const hogaKustenScenes: readonly Picture[] = [
  vehiclePicture(
    "hoga-kusten-platis-main",
    "Grangrön plåtis på röda klippor vid havet en vårmorgon vid Höga kusten",
    {
      light: "spring-morning",
      seed: 30,
      water: true,
      ground: "rock",
      sunX: 0.2,
      far: "islands",
      treeKind: "pine",
    },
    ({ palette }) => ({
      ...panelVan({ palette, side: "driver", keyFrom: "front" }),
      share: 0.62,
      mirrored: true,
    }),
  ),
  vehiclePicture(
    "hoga-kusten-platis-utsida",
    "Plåtisen i blå timme med öppen skjutdörr, två stolar och kaffe på bordet",
    { light: "blue-hour", seed: 14, water: true, ground: "rock", far: "islands", treeKind: "pine" },
    ({ palette }) => {
      const vehicle = panelVan({ palette, side: "door", doorOpen: true });
      const things = [
        rug(120, 390, "#5f3f38", palette),
        campChair(150, -26, 1, "#2f6f8f", palette),
        campTable(228, -30, palette),
        campChair(306, -26, -1, "#2f6f8f", palette),
        lantern(428, -24, palette),
      ];
      return { ...withThings(vehicle, ...things), share: 0.62 };
    },
  ),
  landscapePicture(
    "hoga-kusten-platis-plats",
    "Hängbron vid Höga kusten en sommardag, den gröna plåtisen på en rastplats ovanför havet",
    {
      light: "summer-day",
      seed: 77,
      water: true,
      ground: "grass",
      far: "islands",
      horizon: 0.5,
      rise: 0.36,
      trees: "none",
    },
    ({ palette }) => {
      const road = [
        { x: 330, y: 1240, half: 270 },
        { x: 470, y: 1040, half: 130 },
        { x: 300, y: 900, half: 62 },
        { x: 60, y: 836, half: 36 },
      ];
      return [
        suspensionBridge({ x: 330, y: 548, length: 960, tower: 190 }, palette),
        birds(1080, 210, 16, palette),
        layBy({ x: 800, y: 1010, width: 780, depth: 52 }, palette),
        windingRoad(road, palette),
        placed(panelVan({ palette, side: "driver" }), {
          x: 860,
          y: 1012,
          width: 420,
          mirrored: true,
        }),
      ].join("");
    },
  ),
];
