import { halfIntegrated } from "../motorhomes/half-integrated.ts";
import { campChair } from "../motorhomes/camp.ts";
import type { Palette } from "../palette.ts";
import { placed, type Picture } from "../picture.ts";
import { birds, campfire } from "../places/life.ts";
import { layBy } from "../places/road.ts";
import { type Place, scene } from "../scene.ts";
import { lampSpill } from "./frame.ts";

const width = 2400;
const height = 1350;

/** Keeps the left half dark and quiet enough for white text. */
function quietLeft({ palette }: Place): string {
  return `<linearGradient id="hero-quiet" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.shadow}" stop-opacity="0.72"/><stop offset="0.34" stop-color="${palette.shadow}" stop-opacity="0.5"/><stop offset="0.6" stop-color="${palette.shadow}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#hero-quiet)"/>`;
}

function seatsByTheFire(palette: Palette, x: number, y: number): string {
  const chair = (at: number, turn: 1 | -1): string =>
    `<g transform="matrix(1.1 0 0 -1.1 ${at} ${y})">${campChair(0, 0, turn, "#2b5a63", palette)}</g>`;
  return `${campfire(x, y + 8, 30, palette)}${chair(x - 110, 1)}${chair(x + 96, -1)}`;
}

export const hero: Picture = {
  name: "hero",
  alt: "Husbil vid stranden av en spegelblank fjällsjö, midnattssolen står lågt mellan bergen",
  width,
  height,
  svg: () =>
    scene(
      {
        width,
        height,
        light: "midnight-sun",
        seed: 57,
        water: true,
        ground: "grass",
        horizon: 0.58,
        rise: 0.34,
        sunX: 0.66,
      },
      (place) => {
        const vehicle = halfIntegrated({
          palette: place.palette,
          side: "driver",
          keyFrom: "front",
        });
        const x = width * 0.685;
        const y = place.groundY + 20;
        return [
          layBy({ x: x + 400, y, width: 1640, depth: 56 }, place.palette),
          quietLeft(place),
          birds(1260, 300, 17, place.palette),
          seatsByTheFire(place.palette, 1090, y - 6),
          lampSpill({ ...place, groundY: y - 20 }, x, 740),
          placed(vehicle, { x, y, width: 740, mirrored: true }),
        ].join("");
      },
    ),
};
