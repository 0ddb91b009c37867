import type { Drawing, Picture } from "../picture.ts";
import { placed } from "../picture.ts";
import { type Place, scene, type SceneOptions } from "../scene.ts";

export type Setting = Omit<SceneOptions, "width" | "height">;

export const width = 1600;
export const height = 1200;

/** Warm light from the windows on the ground before the vehicle. */
export function lampSpill(
  { palette, groundY }: Pick<Place, "palette" | "groundY">,
  x: number,
  wide: number,
): string {
  if (!palette.lampsLit) return "";
  return `<radialGradient id="mh-spill"><stop offset="0" stop-color="#ffc46b" stop-opacity="0.42"/><stop offset="1" stop-color="#ffc46b" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${groundY + 40}" rx="${wide * 0.52}" ry="86" fill="url(#mh-spill)"/>`;
}

/** A picture with one vehicle on the ground, `share` of the picture wide. */
export function vehiclePicture(
  name: string,
  alt: string,
  setting: Setting,
  vehicle: (place: Place) => Drawing & { share?: number; x?: number; mirrored?: boolean },
): Picture {
  return {
    name,
    alt,
    width,
    height,
    svg: () =>
      scene({ ...setting, width, height }, (place) => {
        const drawing = vehicle(place);
        const x = width * (drawing.x ?? 0.5);
        const wide = width * (drawing.share ?? 0.66);
        const vehicleOnGround = placed(drawing, {
          x,
          y: place.groundY,
          width: wide,
          mirrored: drawing.mirrored ?? false,
        });
        return lampSpill(place, x, wide) + vehicleOnGround;
      }),
  };
}

export function landscapePicture(
  name: string,
  alt: string,
  setting: Setting,
  subject: (place: Place) => string,
): Picture {
  return { name, alt, width, height, svg: () => scene({ ...setting, width, height }, subject) };
}
